"""The sandbox with the bot in it: for looking, trying and showing."""

"""What a process of the bot runs on: background work, outages, logs."""

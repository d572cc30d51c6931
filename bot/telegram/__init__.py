"""The only room that talks to Telegram: updates come in, calls go out."""

"""The methods of the Bot API, one kind of thing a file."""

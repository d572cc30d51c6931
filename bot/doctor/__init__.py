"""What the bot stands on, looked at one by one: each line says that it is well, or what to do."""

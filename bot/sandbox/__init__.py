"""A local Telegram: Bot API over HTTP, as strict as the real one; people, groups, topics; a driver for tests."""

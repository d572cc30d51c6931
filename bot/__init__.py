"""Telegram: updates in, screens out. The only floor that imports `telegram`."""

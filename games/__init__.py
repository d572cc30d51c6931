"""Rules: pure Python, no clock, no chance but the session's own, no I/O."""

"""Tests play from texts, unless they say otherwise."""

PICTURES = REVIEWS = "no"
"""As the operator sets them; games are looked back upon only where a test is about it."""

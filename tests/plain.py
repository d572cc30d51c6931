"""Tests play from texts, unless they say otherwise."""

PICTURES = "no"
"""As the operator sets it."""

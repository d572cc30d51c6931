"""Chats are made to match sessions."""

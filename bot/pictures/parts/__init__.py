"""Parts that pictures of several games share."""

"""Words, names, moments and places in the reader's language."""

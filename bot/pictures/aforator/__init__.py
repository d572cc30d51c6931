"""The pictures of Aforator."""

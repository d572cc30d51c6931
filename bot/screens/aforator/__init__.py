"""How Aforator looks."""

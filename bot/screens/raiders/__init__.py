"""How Raiders looks."""

"""How UpTurn looks."""

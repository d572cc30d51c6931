"""Pictures of UpTurn."""

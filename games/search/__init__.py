"""A rival that thinks: it tries its moves on tables that its View could be of. Knows a View, never a state."""

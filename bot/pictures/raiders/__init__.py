"""Pictures of Raiders: the street, a capture with its pile, hands and their menus, the end."""

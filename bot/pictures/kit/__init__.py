"""What all pictures are made of: colours, type, shapes, icons, a canvas."""

"""What people do, and how they are answered."""

"""What people see: pure functions from a scene to text and keyboard, in the words of `locales/`."""

"""One table: people, seats, time. Pure functions of a session and the present moment."""

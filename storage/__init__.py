"""Redis: sessions, inbox, due things, people. The only floor that imports `redis`."""

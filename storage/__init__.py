"""Redis: sessions, inbox, due things, people. The only package that imports `redis`."""

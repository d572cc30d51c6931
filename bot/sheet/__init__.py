"""The contact sheet: every scene that is drawn, as it stands in a chat, to be looked at."""

"""The table of each game: what shows its view."""

"""A table in the terminal: how a position looks and reads, and the game people play there."""

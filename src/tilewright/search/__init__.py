"""Which move is best."""

"""What happened: what moves and rounds brought each seat."""

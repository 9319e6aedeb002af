"""Learning from games the computer plays against itself: networks here, the linear numbers in `numbers`."""

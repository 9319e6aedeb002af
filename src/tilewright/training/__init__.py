"""Learning from self-play: networks here, the linear evaluation in `linear`."""

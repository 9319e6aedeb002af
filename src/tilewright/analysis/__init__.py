"""What happened and why: steps of a game, sources of points, advice, explanations, reviews, and puzzles."""

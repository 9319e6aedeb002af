"""What happened and why: stepping through games, where points come from, advice, and explanations of positions."""

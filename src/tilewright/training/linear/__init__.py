"""Learning the numbers behind patterns, the evaluation that is not a network."""

"""Puzzles: positions of two players in which exactly one move reaches the goal, proved."""

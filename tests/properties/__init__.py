"""Tests over many random games and positions."""

"""Counts of move sequences, as data files."""

"""Tests of perft (counts of move sequences), with data files."""

"""Whole games, written down."""

"""Matches and leagues."""

"""Tournaments of people and programs on the server: docs/tournaments.md."""

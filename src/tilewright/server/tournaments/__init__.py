"""Tournaments of people and programs on the server: docs/tournaments.md."""

from .service import Tournaments

__all__ = ["Tournaments"]

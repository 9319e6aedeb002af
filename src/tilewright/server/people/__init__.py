"""People with names that last: their documents, devices, and ways to sign in (docs/people.md)."""

from .person import Person
from .service import People, sitter_of

__all__ = ["People", "Person", "sitter_of"]

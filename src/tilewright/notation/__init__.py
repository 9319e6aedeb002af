"""Text and JSON forms: the record of a game, its file, and what goes over the wire."""

from .errors import InRecord
from .files import example_record, read_record, write_record
from .items import Comment, Deal, Header
from .json_form import from_json, to_json
from .record import Record

__all__ = [
    "Comment",
    "Deal",
    "Header",
    "InRecord",
    "Record",
    "example_record",
    "from_json",
    "read_record",
    "to_json",
    "write_record",
]

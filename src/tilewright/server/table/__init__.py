"""One table without I/O: its log, its state, the decisions about requests, and the views for clients.

Everything here is pure. `decide` and the other decisions turn a request into a `Proposal`. The caller stores its
entries and then continues with `proposal.table`.
"""

from .decisions import Action, decide
from .effects import after, replay
from .joining import get_up, join, recognise
from .log import AnyEntry, Sat, SharedDeals, Sitter, from_bytes, to_bytes
from .making import make_shared_table, make_table, refuse_bad_clock, rematch
from .proposals import Arrival, Proposal
from .record import record_of
from .server_actions import (
    computer_plays,
    deal_without,
    name_rematch,
    note_ratings,
    resume,
    run_out,
    stand_in,
    welcome_back,
)
from .table import Table
from .turns import (
    computer_level,
    computer_seats,
    deadline,
    due,
    has_just_begun,
    may_stand_in,
    out_of_time,
    overdue,
    people_awaited,
    seed_of_turn,
)
from .views import event_message, table_view, you, you_json

__all__ = [
    "Action",
    "AnyEntry",
    "Arrival",
    "Proposal",
    "Sat",
    "SharedDeals",
    "Sitter",
    "Table",
    "after",
    "computer_level",
    "computer_plays",
    "computer_seats",
    "deadline",
    "deal_without",
    "decide",
    "due",
    "event_message",
    "from_bytes",
    "get_up",
    "has_just_begun",
    "join",
    "make_shared_table",
    "make_table",
    "may_stand_in",
    "name_rematch",
    "note_ratings",
    "out_of_time",
    "overdue",
    "people_awaited",
    "recognise",
    "record_of",
    "refuse_bad_clock",
    "rematch",
    "replay",
    "resume",
    "run_out",
    "seed_of_turn",
    "stand_in",
    "table_view",
    "to_bytes",
    "welcome_back",
    "you",
    "you_json",
]

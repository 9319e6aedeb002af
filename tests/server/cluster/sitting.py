"""Two people at one table, who are connected to different servers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.running import OPEN, PERSON, Person, RunningServer
from tilewright.server.cluster.shared_table import SharedTable


def table_of(server: RunningServer, table: str) -> SharedTable:
    live = server.application.host.tables[table]
    assert isinstance(live, SharedTable)
    return live


def seated(two: list[RunningServer], **settings: object) -> tuple[dict[str, str], dict[str, str]]:
    """A table that Ana has made at the first server, and that Bo has joined through the second one."""
    made = two[0].make(PERSON, OPEN, **settings)
    return made, two[1].join(made["invite"], "Bo")


@contextmanager
def two_people(
    two: list[RunningServer], places: tuple[int, int] = (0, 1), **settings: object
) -> Iterator[list[Person]]:
    """Ana and Bo at a table of the first server; `places` says to which server each is connected. Ana begins."""
    made, joined = seated(two, **{"first": 1, **settings})
    with (
        Person(two[places[0]], made["table"], made["secret"]) as ana,
        Person(two[places[1]], made["table"], joined["secret"]) as bo,
    ):
        ana.hear_type("view")
        bo.hear_type("view")
        yield [ana, bo]


async def see_nothing(*_: object) -> None:
    """Stands in for a method that reads the database; it reads nothing."""

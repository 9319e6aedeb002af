"""The operator's view of ratings, from the store alone."""

from __future__ import annotations

import msgspec

from tilewright.server.people.person import Person
from tilewright.server.store import Store

from .standing import Ratings, rating_key
from .views import person_ratings, signs


async def lines_about(store: Store, person: Person, now: float, *, is_whole: bool = False) -> list[str]:
    """Lines about a person: unusual figures, and with `is_whole` each rating."""
    found = await store.read_document(rating_key(person.id))
    ratings = Ratings() if found is None else msgspec.json.decode(found.body, type=Ratings)
    unusual = [f"{person.name}: {sign}" for sign in signs(ratings, now)]
    if not is_whole:
        return unusual
    lines = []
    for kind in person_ratings(person.id, ratings, now).kinds:
        line = f"{kind.kind}: {kind.value} (deviation {kind.deviation}), {kind.games} games"
        if kind.luck_free is not None:
            line += f"; without luck {kind.luck_free.value} (deviation {kind.luck_free.deviation})"
        if kind.agreement is not None:
            best, low, high = kind.agreement.best, kind.agreement.usual_low, kind.agreement.usual_high
            line += f"; {best:.0%} of moves agree with the search, usual {low:.0%} to {high:.0%}"
        lines.append(line)
    return [*(lines or [f"{person.name} has no rated games"]), *unusual]

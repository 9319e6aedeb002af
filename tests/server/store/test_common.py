"""Ranges of keys: `after_all_with`."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from tilewright.server.store.common import after_all_with

LAST = "\U0010ffff"
TEXTS = st.text(st.characters(codec="utf-8") | st.sampled_from(f"/0\ud7ff\ue000{LAST}"))


@given(TEXTS.filter(lambda text: text.strip(LAST) != ""), TEXTS, TEXTS)
@example("a\ud7ff", "", "a\ue000")
@example(f"a{LAST}", LAST, "b")
def test_the_keys_with_a_prefix_are_a_range(prefix: str, rest: str, other: str) -> None:
    after = after_all_with(prefix)
    assert prefix <= prefix + rest < after
    assert (prefix <= other < after) == other.startswith(prefix)
    assert (prefix.encode() <= other.encode() < after.encode()) == other.startswith(prefix), "databases compare bytes"

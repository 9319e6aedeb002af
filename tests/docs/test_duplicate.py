"""The figures in docs/duplicate.md and on the page are those of the measurement and of the code."""

from __future__ import annotations

import contextlib
import io
import json
import re
from pathlib import Path
from typing import Any

from bench import duplicate
from tilewright.server.duplicate.days import GRACE_S, LEVELS_OF_THE_WEEK, SEALED_AHEAD
from tilewright.server.limits import TRIES_OF_ADDRESS

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "duplicate.md").read_text(encoding="utf-8")
ROWS: list[dict[str, Any]] = json.loads((ROOT / "docs" / "experiments" / "duplicate.json").read_text(encoding="utf-8"))
RESULTS = (ROOT / "web" / "src" / "duplicate" / "results.ts").read_text(encoding="utf-8")


def constant(name: str) -> dict[str, int]:
    """A constant in the page's source."""
    found = re.search(rf"const {name} = \{{(.+?)\}};", RESULTS)
    assert found is not None
    return {key: int(value) for key, value in re.findall(r"(\w+): (\d+)", found[1])}


def test_the_tables_are_the_measurement() -> None:
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        duplicate.show(ROWS)
    lines = [line for line in shown.getvalue().splitlines() if re.match(r"\| \d", line)]
    assert len(lines) == 2 * len(ROWS)
    assert all(line in PAGE for line in lines)


def test_the_page_says_what_was_measured() -> None:
    explained = [100 * row[kind]["explained"] for row in ROWS for kind in ("duel", "teams")]
    assert constant("EXPLAINED") == {"low": max(0, round(min(explained))), "high": round(max(explained))}
    for kind, page_kind in (("duel", "solo"), ("teams", "teams")):
        deviations = [row[kind]["deviation_equal_deals"] for row in ROWS]
        assert min(deviations) < constant("SPREAD")[page_kind] < max(deviations)
        assert (
            f"{constant('SPREAD')[page_kind]} points a deal" in PAGE
            or f"{constant('SPREAD')[page_kind]} in teams" in PAGE
        )


def test_the_limits_are_as_described() -> None:
    monday, *others, sunday = LEVELS_OF_THE_WEEK
    assert f"level {monday} on Monday, then {', '.join(map(str, others))}, and {sunday} on Sunday" in PAGE
    assert GRACE_S == 24 * 3600
    assert f"at most {TRIES_OF_ADDRESS} ranked tries a day" in PAGE
    assert SEALED_AHEAD == 7
    assert "the next seven days" in PAGE

"""`bench/pool.py`, which keeps the results of a run that was stopped."""

from __future__ import annotations

import json
from pathlib import Path

from bench.pool import Json, read_lines, work_through


def doubled(job: Json) -> Json:
    return {"twice": 2 * int(job["id"])}


def test_a_run_that_was_killed_in_the_middle_of_a_line(tmp_path: Path) -> None:
    out = tmp_path / "out.jsonl"
    out.write_text('{"id": 1, "twice": 2}\n{"id": 2, "tw', encoding="utf-8")
    found = work_through([{"id": number} for number in range(4)], doubled, out, 1, 600)
    assert found == [{"id": number, "twice": 2 * number} for number in range(4)]
    assert sorted(each["id"] for each in read_lines(out)) == [0, 1, 2, 3]
    assert json.loads(out.read_text(encoding="utf-8").splitlines()[0]) == {"id": 1, "twice": 2}

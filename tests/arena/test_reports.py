"""Reports of a competition: text, JSON, CSV and charts."""

from __future__ import annotations

import csv
import io
import json
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.arena.matches import made_up
from tilewright.arena import Competition, Plan, SequentialTest, plan_league, plan_match, sum_up
from tilewright.arena.charts import BadChart, Chart, chart_of, check_chart_file, write_chart
from tilewright.arena.export import COLUMNS, as_csv, as_json, record_name
from tilewright.arena.report import report_lines
from tilewright.arena.results import Failure, GameResult
from tilewright.arena.sequential import Verdict


def svg_text(drawing: Path) -> str:
    """All text of an SVG file."""
    return "\n".join(ElementTree.parse(drawing).getroot().itertext())


LEAGUE = plan_league(["random", "greedy", "level:1"], 4)


def won_by(plan: Plan, *winners: int) -> Competition:
    """A competition in which each game is won by the first of `winners` who plays in it."""
    results = []
    for fixture in plan.fixtures():
        winner = next(who for who in winners if who in plan.tables[fixture.table])
        results.append(made_up(plan, fixture, [winner]))
    return Competition(plan, tuple(results))


def failed(result: GameResult, sentence: str) -> GameResult:
    failure = Failure(result.seated.index(1), "silent", sentence)
    return replace(result, reason="failure", rounds=1, failure=failure)


MATCH = won_by(plan_match(["greedy", "random"], 20, seed=1), 0)


def text_of(competition: Competition, test: SequentialTest | None = None) -> str:
    return "\n".join(report_lines(competition, sum_up(competition), test))


def test_a_match() -> None:
    text = text_of(MATCH)
    assert text.startswith("greedy - random: 20 games, 10 deals from 2 seats each; coloured side, seed 1\n")
    assert "greedy     100.0%  77.8% to 100.0%   +20.0" in text
    assert "The seat that starts won 50.0%; even would be 50.0%." in text


def test_one_game_becomes_a_whole_deal() -> None:
    text = text_of(won_by(plan_match(["greedy", "random"], 1), 0))
    assert "2 games, 1 deal from 2 seats each" in text


def test_a_league() -> None:
    text = text_of(won_by(LEAGUE, 1, 2, 0))
    assert text.startswith("League of 3: 12 games at 3 tables, 2 deals from 2 seats each; coloured side, seed 0\n")
    lines = [line.split() for line in text.splitlines()]
    assert [line[0] for line in lines[3:6]] == ["greedy", "level:1", "random"]
    assert ["2", "level:1", "0%", "100%"] in lines


def test_failures_are_reported() -> None:
    results = [failed(result, "it was quiet") for result in MATCH.results[:5]]
    text = text_of(Competition(MATCH.plan, (*results, *MATCH.results[5:])))
    assert "random lost 5 games by failing (5 silent):" in text
    assert "  deal 1, seating 1, seat 2: it was quiet" in text
    assert "  ... and 2 more" in text
    assert sum_up(Competition(MATCH.plan, tuple(results))).standings[0].margin is None


@pytest.mark.parametrize(
    ("ratio", "words"), [(3.1, "is +20 rather than +0"), (-3.1, "is +0 rather than +20"), (0.5, "undecided")]
)
def test_a_sequential_test(ratio: float, words: str) -> None:
    text = text_of(Competition(MATCH.plan, MATCH.results, Verdict(ratio, -3.0, 3.0)), SequentialTest())
    assert words in text.splitlines()[-1]


def test_json() -> None:
    found = as_json(MATCH, sum_up(MATCH))
    assert json.loads(json.dumps(found, allow_nan=False)) == found
    assert found["standings"][0]["win_share"]["value"] == 1.0
    assert found["standings"][0]["rating"]["value"] is None, "an infinite rating is null"
    assert found["sequential_test"] is None


def test_csv() -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(MATCH))))
    assert tuple(rows[0]) == COLUMNS
    assert len(rows) == 40
    assert rows[3] == dict(zip(COLUMNS, ["1", "1", "2", "2", "greedy", "1", "60", "20", "5", "row", ""], strict=True))
    lost = as_csv(Competition(MATCH.plan, (failed(MATCH.results[0], "…"),))).splitlines()
    assert lost[1:] == ["1,1,1,1,greedy,1,,,1,failure,", "1,1,1,2,random,0,,,1,failure,silent"]


def test_names_of_records() -> None:
    assert record_name(MATCH.plan, MATCH.results[-1]) == "deal-00010-seating-2.azr"
    assert record_name(LEAGUE, won_by(LEAGUE, 0, 1).results[-1]) == "table-003-deal-00002-seating-2.azr"


class TestCharts:
    @pytest.mark.parametrize("competition", [MATCH, won_by(LEAGUE, 2, 1, 0)], ids=["match", "league"])
    def test_drawings(self, competition: Competition, tmp_path: Path) -> None:
        chart = chart_of(competition, sum_up(competition))
        for name in ("plot.svg", "again.svg", "plot.png"):
            write_chart(tmp_path / name, chart)
        assert "greedy" in svg_text(tmp_path / "plot.svg")
        assert (tmp_path / "plot.svg").read_bytes() == (tmp_path / "again.svg").read_bytes()
        assert sorted(path.name for path in tmp_path.iterdir()) == ["again.svg", "plot.png", "plot.svg"]
        assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")

    def test_many_deals_are_thinned(self) -> None:
        competition = won_by(plan_match(["greedy", "random"], 2000), 0)
        chart = chart_of(competition, sum_up(competition))
        assert len(chart.lines["greedy"]) == 200
        assert chart.lines["greedy"][-1] == (2000, 1)

    def test_markup_in_names_is_harmless(self, tmp_path: Path) -> None:
        competition = won_by(plan_match(["engine:a <&> $x$", "random"], 2), 0)
        write_chart(tmp_path / "plot.svg", chart_of(competition, sum_up(competition)))
        assert "a <&> $x$" in svg_text(tmp_path / "plot.svg")

    def test_ticks(self, tmp_path: Path) -> None:
        lines = {"one": [(0.0, 0.0), (1.0, 1.0)], "other": [(0.0, 1.0)]}
        write_chart(tmp_path / "plot.svg", Chart("title", "x", "y", lines, y_range=(0, 1)))
        text = svg_text(tmp_path / "plot.svg")
        for part in ("title", "one", "other", "0.0", "0.2", "1.0"):
            assert part in text

    def test_other_files_are_refused(self, monkeypatch: pytest.MonkeyPatch) -> None:
        with pytest.raises(BadChart, match=r"a \.svg or \.png file, not 'plot.pdf'"):
            check_chart_file(Path("plot.pdf"))
        monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
        for name in ("plot.svg", "plot.PNG"):
            with pytest.raises(BadChart, match="needs matplotlib, which is not installed: pip install"):
                check_chart_file(Path(name))

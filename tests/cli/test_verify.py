"""`tilewright verify`: whether the deals of a recorded game were fair, in sentences, as JSON, by exit status."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.talking import tilewright
from tests.fairness.fair_games import ADDED, CHAINS, SECRET, TABLE, fair_game, last_word_game
from tests.notation.games import TABLES
from tilewright.cli import main
from tilewright.fairness import commitment
from tilewright.notation import Record, example_record

Verify = Callable[..., tuple[int, str]]
COMMITMENT = commitment(SECRET, TABLE)
PAGE = Path(__file__).parents[2] / "docs" / "fair-deals.md"


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    """A function that runs `tilewright verify` on a record with options; returns exit status and output."""

    def verified(record: Record, *options: str) -> tuple[int, str]:
        path = tmp_path / "game.azr"
        path.write_text(str(record), encoding="utf-8")
        status = main(["verify", str(path), *options])
        captured = capsys.readouterr()
        assert captured.err == ""
        return status, captured.out

    return verified


@pytest.mark.parametrize(("players", "side"), TABLES)
def test_fair_games(players: int, side: str, verify: Verify) -> None:
    record = fair_game(players, side)
    status, out = verify(record, "--commitment", COMMITMENT.upper(), "--randomness", ADDED[0])
    assert status == 0
    lines = out.splitlines()
    assert lines[0].startswith("Ana, Bo")
    assert f"The secret fits the commitment {COMMITMENT}." in lines
    assert "It is the commitment you noted." in lines
    assert "Your randomness is among what the seats added." in lines
    assert any(
        re.fullmatch(r"First seat: \w+ was drawn to start, which follows from the secret\.", line) for line in lines
    )
    assert (
        sum(line.endswith(" follows from the secret.") and line.startswith("Round ") for line in lines)
        == record.final.round
    )
    assert lines[-2].startswith(f"Fair: all {record.final.round} deals follow from a secret fixed before")
    assert "Not proved: " in lines[-1]


def test_the_answer_on_the_page(verify: Verify) -> None:
    end, shown = re.findall(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert verify(fair_game(), "--commitment", COMMITMENT, "--randomness", ADDED[0]) == (0, shown)
    status, out = verify(last_word_game(), "--commitment", COMMITMENT, "--randomness", CHAINS[0])
    assert status == 0
    assert out.endswith(end)


def test_the_players_last_word(verify: Verify) -> None:
    status, out = verify(last_word_game(), "--commitment", COMMITMENT, "--randomness", CHAINS[1])
    assert status == 0
    assert "Every value that a seat revealed belongs to what the seat added before the game." in out
    assert (
        "Rounds 1 and 3 were dealt without your device's value: these deals were unforeseeable only if another seat"
        in out
    )
    one = last_word_game(silent=frozenset({(2, 4)}))
    assert (
        "Round 4 was dealt without your device's value: "
        in verify(one, "--commitment", COMMITMENT, "--randomness", CHAINS[1])[1]
    )
    never = last_word_game(silent=frozenset((2, round) for round in range(1, 20)))
    out = verify(never, "--commitment", COMMITMENT, "--randomness", CHAINS[1])[1]
    assert "Not proved: that the server's operator told nobody what was coming" in out
    values = list(one.header("Reveals") or ())
    status, out = verify(one.with_header("Reveals", *values[:4], values[2], *values[5:]))
    assert status == 1
    assert "Round 3: the value that Ana revealed DOES NOT BELONG to what this seat added." in out
    whole = json.loads(verify(one, "--json")[1])
    assert (whole["broken"], whole["unforeseen"]) == ([], [1, 2, 3, 4, 5])
    whole = json.loads(verify(fair_game(), "--json")[1])
    assert whole["broken"] is whole["unforeseen"] is None


def test_without_notes_nothing_is_proved(verify: Verify) -> None:
    status, out = verify(fair_game())
    assert status == 1
    assert "Consistent, not proved: all 5 deals follow from the secret, but" in out
    status, out = verify(fair_game(), "--randomness", "abc")
    assert status == 1
    assert "Your randomness IS NOT among what the seats added." in out
    assert "Not fair: " in out


def test_a_tampered_deal(verify: Verify) -> None:
    status, out = verify(fair_game().shortened(0).with_random_deal(5))
    assert status == 1
    assert re.search(
        r"^Round 1: \S+ DOES NOT FOLLOW from the secret, which gives BRKW,BBYK,BYYW,BYYK,BYWW\.$", out, re.MULTILINE
    )
    assert out.splitlines()[-1].startswith("Not fair: ")


def test_a_tampered_secret(verify: Verify) -> None:
    status, out = verify(fair_game().with_header("Secret", "0" * 64))
    assert status == 1
    assert "The secret DOES NOT FIT the commitment" in out
    assert "Not fair: " in out


def test_a_tampered_first_seat_and_swapped_seats(verify: Verify) -> None:
    status, out = verify(fair_game().shortened(1).with_header("First", "2"))
    assert status == 1
    assert "First seat: Bo started, but the draw GIVES Ana." in out
    status, out = verify(fair_game().with_header("Randomness", "", "c0ffee"))
    assert status == 1
    assert out.count("DOES NOT FOLLOW") == 5


def test_another_commitment_than_noted(verify: Verify) -> None:
    status, out = verify(fair_game(), "--commitment", "0" * 64)
    assert status == 1
    assert "It IS NOT the commitment you noted." in out
    assert "Not fair: " in out


def test_what_cannot_be_checked(verify: Verify) -> None:
    status, out = verify(fair_game(publish=False).shortened(20))
    assert status == 1
    assert "The game is not over, so its secret is not published yet." in out
    assert "First seat: Ana started, by a draw that cannot be checked." in out
    assert re.search(r"^Round 1: \S+ cannot be checked\.$", out, re.MULTILINE)
    assert out.splitlines()[-1].startswith("Not proved: ")
    status, out = verify(example_record())
    assert status == 1
    assert "it has no header [Fairness]" in out
    status, out = verify(Record.start_from(fair_game().final))
    assert status == 1
    assert "Not proved: " in out


def test_a_chosen_first_seat_and_one_deal(verify: Verify) -> None:
    status, out = verify(fair_game(drawn=False).shortened(1), "--commitment", COMMITMENT, "--randomness", ADDED[0])
    assert status == 0
    assert "First seat: Bo was chosen to start, not drawn." in out
    assert "Fair: the one deal follows from a secret" in out


def test_json(verify: Verify) -> None:
    status, out = verify(fair_game(), "--json")
    assert status == 1
    whole = json.loads(out)
    assert whole["status"] == "consistent"
    assert whole["missing"] == []
    assert whole["commitment_fits"] is whole["first_fits"] is True
    assert whole["noted_fits"] is whole["own_fits"] is None
    assert len(whole["deals"]) == 5
    for deal in whole["deals"]:
        assert sorted(deal) == ["dealt", "expected", "fits", "round"]
        assert deal["dealt"] == deal["expected"]
    page = PAGE.read_text(encoding="utf-8")
    for key in whole:
        assert f"`{key}`" in page
    status, out = verify(example_record(), "--json")
    assert status == 1
    assert json.loads(out)["missing"][0]["code"] == "not-fair-record"


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class Piped:
        buffer = io.BytesIO(str(fair_game()).encode())

    monkeypatch.setattr(sys, "stdin", Piped)
    assert main(["verify", "-"]) == 1
    assert "Consistent, not proved: all 5 deals follow" in capsys.readouterr().out


def test_bad_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def refused(*arguments: str) -> str:
        assert main(["verify", *arguments]) == 2
        captured = capsys.readouterr()
        assert captured.out == ""
        assert captured.err.startswith("tilewright: ")
        assert captured.err.count("\n") == 1
        return captured.err

    path = tmp_path / "game.azr"
    assert "No such file" in refused(str(path))
    path.write_bytes(b"\xff\xfe")
    assert "line 1, column 1: the byte 0xFF" in refused(str(path))
    path.write_text("", encoding="utf-8")
    assert 'a record begins with the header [Record "1"]' in refused(str(path))
    path.write_text(str(fair_game()) + "1B1", encoding="utf-8")
    assert "1B1 is not legal" in refused(str(path))
    path.write_text(str(fair_game()), encoding="utf-8")
    assert "a commitment has 64 characters of 0-9 and a-f" in refused(str(path), "--commitment", "xyz")
    results = tmp_path / "results.json"
    assert "--tournament needs --randomness" in refused(str(path), "--tournament", str(results))
    for content in ("[" * 100_000, '{"fairness": {"added": [], "deals": [{"entrants": 1e999}]}}'):
        results.write_text(content, encoding="utf-8")
        said = refused(str(path), "--randomness", ADDED[0], "--tournament", str(results))
        assert said == f"tilewright: {results} does not hold the results of a tournament\n"


def test_the_real_program() -> None:
    notes = ("--commitment", COMMITMENT, "--randomness", ADDED[0])
    done = tilewright("verify", "-", *notes, input=str(fair_game()).encode())
    assert (done.returncode, done.stderr) == (0, "")
    assert tilewright("verify").returncode == 2
    assert tilewright("verify", "-", "extra").returncode == 2
    assert tilewright("verify", "-").stderr.count("\n") == 1

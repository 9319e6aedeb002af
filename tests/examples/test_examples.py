"""The examples run, with small settings."""

from __future__ import annotations

import importlib.util
import json
import random
import sys
import threading
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.server.people import new_name, sign_up
from tests.server.running import Person, running
from tilewright.environments.baselines import Baseline

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def load(name: str) -> ModuleType:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_random_and_greedy(capsys: pytest.CaptureFixture[str]) -> None:
    load("random_and_greedy").main(["--games", "100"])
    said = capsys.readouterr().out
    assert "player_2:" in said
    assert "game over" in said
    assert "100.0% of 100 games" in said


def test_open_spiel_mcts(capsys: pytest.CaptureFixture[str]) -> None:
    load("open_spiel_mcts").main(["--games", "1", "--simulations", "3"])
    assert "MCTS with 3 simulations a move" in capsys.readouterr().out


@pytest.mark.slow
def test_learning(capsys: pytest.CaptureFixture[str]) -> None:
    """With PyTorch the example learns for a moment; without PyTorch it prints how to install PyTorch."""
    example = load("learn_ppo")
    if importlib.util.find_spec("torch") is not None:
        example.main(["--minutes", "0", "--games", "4"])
        assert "vs 50% greedy" in capsys.readouterr().out
        return
    with pytest.raises(SystemExit, match=r"^torch is missing; install it with: pip install 'tilewright\["):
        example.main(["--minutes", "0"])


def test_learning_without_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit, match=r"^torch is missing"):
        load("learn_ppo").main([])


@pytest.mark.slow
@pytest.mark.parametrize("name", ["ppo", "gumbel_alphazero"])
def test_learning_on_tensors(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    policy = pytest.importorskip("tilewright.environments.policy")
    example = load(name)
    example.SIZES["cpu"] = example.SIZES["cpu"]._replace(games=16, steps=8)
    saved, frozen, drawn = (tmp_path / file for file in ("saved.pt", "frozen.npz", "curve.svg"))
    options = ["--device", "cpu", "--minutes", "0.0001", "--games", "4"]
    example.main([*options, "--save", str(saved), "--export", str(frozen), "--plot", str(drawn)])
    said = capsys.readouterr().out
    assert said.count("%\n") == 2  # before and after one update
    assert "million steps/s with compiling" in said
    assert saved.stat().st_size > 100_000
    assert Baseline(frozen).steps == 128
    assert "<svg" in drawn.read_text()
    example.main([*options, "--resume", str(saved)])
    assert "2.56e+02" in capsys.readouterr().out  # two updates of 128 steps
    with pytest.raises(SystemExit, match="is not a saved policy"):
        example.main([*options, "--resume", str(drawn)])
    policy.save(str(saved), policy.load(str(saved))[0])
    with pytest.raises(SystemExit, match="holds a policy, but no training to continue: 'optimiser'"):
        example.main([*options, "--resume", str(saved)])
    with pytest.raises(SystemExit):
        example.main(["--games", "1"])
    assert "--games: two or more" in capsys.readouterr().err


def test_bot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The example bot plays a whole game over the server's API."""
    with running(tmp_path) as server:
        load("bot").main([server.http_address, "1"])
    said = capsys.readouterr().out
    assert "The bot has" in said
    assert said.endswith(("the bot wins.\n", "the computer wins.\n", "both share the victory.\n"))


@pytest.mark.slow
def test_a_program_holds_a_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The example offers a seat in the lobby, resumes there, loses its connection, and plays the game to its end."""
    example = load("night_bot")
    with running(tmp_path / "server") as server:
        owner = sign_up(server)
        token = server.post("/api/me/programs", {"name": new_name("Robot")}, **owner.headers).json()["token"]
        (tmp_path / "token").write_text(token + "\n")
        notes = tmp_path / "notes.json"
        options = [server.http_address, "--token", str(tmp_path / "token"), "--notes", str(notes), "--player", "greedy"]
        bot = example.NightBot(server.http_address, token, "greedy", notes, rated=False)
        seated = bot.sit_down()
        night = threading.Thread(target=example.main, args=([*options, "--games", "1"],))
        night.start()  # a new process would do the same: resume at the table in its notes
        host = server.application.host
        server.wait_until(lambda: any(live.present()[0] for live in host.tables.values()))
        seat = server.view(seated["table"])["seats"][0]
        assert (seat["program"], seat["present"]) == (True, True)
        joined = server.join(seated["invite"], "Ana")
        for live in host.tables.values():
            server.loop.call_soon_threadsafe(live.audience.clients[0].socket.drop)
        with Person(server, joined["table"], joined["secret"]) as ana:
            ana.hear_type("view")
            chance = random.Random(1)
            while not ana.is_over:
                ana.settle()
                if ana.turn is not None and not ana.is_over:
                    ana.play(chance)
        night.join()
        assert not notes.exists()
    said = capsys.readouterr().out
    assert "Trying again in 1 s." in said
    assert f"{seated['table']}: [" in said
    (tmp_path / "token").write_text("nonsense")
    with running(tmp_path / "another") as server, pytest.raises(SystemExit, match="The server says: This device"):
        example.main([server.http_address, *options[1:]])


def test_the_notebook(capsys: pytest.CaptureFixture[str]) -> None:
    """The cells of the notebook run in order, and the file contains no outputs."""
    notebook = json.loads((EXAMPLES / "azul.ipynb").read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    names: dict[str, Any] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            assert not cell["outputs"]
            exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
    said = capsys.readouterr().out
    assert "legal actions" in said
    assert "steps/s" in said
    assert names["position"]._repr_html_().startswith("<svg")
    copies, clones = (line for line in said.splitlines() if line.startswith(("deep copies", "clones")))
    assert (copies.count("',"), clones.count("',")) == (0, 2)

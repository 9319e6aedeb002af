"""`dev.py`: refused commands, when an environment counts as complete, set-up and repair, lock files."""

import ast
import os
import re
import shutil
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from tests.dev.checkouts import BIN, EXE, REPOSITORY, run, stamp, start

# --- The command line ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("args", [[], ["--help"], ["-h"], ["help"]], ids=["none", "--help", "-h", "help"])
def test_help_names_every_command_and_sets_nothing_up(checkout: Path, dev: ModuleType, args: list[str]) -> None:
    status, output, talk = run(checkout, *args)
    assert (status, talk) == (0, "")
    listed = re.findall(r"^  (\w+) ", output, re.MULTILINE)
    assert sorted(listed) == sorted(dev.COMMANDS)
    assert not (checkout / ".venv.lock").exists()


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["dance"], "there is no command `dance`."),
        (["--dance"], "there is no command `--dance`."),
        (["check", "src"], "`check` takes no argument but --fix."),
        (["lock", "numpy"], "`lock` takes no arguments."),
    ],
    ids=["command", "option", "check", "lock"],
)
def test_a_wrong_command_line_is_one_sentence_and_status_2(checkout: Path, args: list[str], sentence: str) -> None:
    status, output, talk = run(checkout, *args)
    assert (status, output) == (2, "")
    assert talk == f"dev.py: {sentence} `python3 dev.py --help` shows the commands.\n"
    assert not (checkout / ".venv").exists()


def test_old_pythons_can_read_the_sentence_that_refuses_them() -> None:
    ast.parse((REPOSITORY / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 7))


def test_without_venv_the_message_says_what_to_install(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "ensurepip.py").write_text("raise ImportError", encoding="utf-8")
    status, output, talk = run(checkout, "python", PYTHONPATH=str(tmp_path))
    assert (status, output) == (1, "")
    assert "apt install python{}.{}-venv".format(*sys.version_info[:2]) in talk
    assert "Traceback" not in talk


def test_an_incomplete_checkout_is_named(checkout: Path) -> None:
    (checkout / "requirements.lock").unlink()
    status, _, talk = run(checkout, "python")
    assert status == 1
    assert talk == "dev.py: requirements.lock is missing; dev.py needs a complete checkout.\n"


# --- When an environment is complete ------------------------------------------------------------------------


def test_without_a_stamp_nothing_is_complete(dev: ModuleType) -> None:
    assert not dev.is_ready(dev.wanted_stamp(dev=False))


def test_development_tools_include_the_runtime_but_not_the_other_way_round(checkout: Path, dev: ModuleType) -> None:
    runtime, tools = dev.wanted_stamp(dev=False), dev.wanted_stamp(dev=True)
    stamp(checkout, runtime)
    assert dev.is_ready(runtime)
    assert not dev.is_ready(tools)
    stamp(checkout, tools)
    assert dev.is_ready(runtime)
    assert dev.is_ready(tools)


@pytest.mark.parametrize(
    ("name", "runtime_survives"),
    [("requirements.lock", False), ("pyproject.toml", False), ("requirements-dev.lock", True)],
)
def test_a_changed_file_asks_for_set_up(checkout: Path, dev: ModuleType, name: str, runtime_survives: bool) -> None:
    stamp(checkout, dev.wanted_stamp(dev=True))
    with (checkout / name).open("a") as file:
        file.write("# changed\n")
    assert dev.is_ready(dev.wanted_stamp(dev=False)) == runtime_survives
    assert not dev.is_ready(dev.wanted_stamp(dev=True))


def test_another_python_or_place_asks_for_set_up(
    checkout: Path, dev: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished = dev.wanted_stamp(dev=False)
    stamp(checkout, finished)
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    assert dev.wanted_stamp(dev=False)[0] != finished[0]
    monkeypatch.undo()
    shutil.copytree(checkout, checkout.parent / "moved")
    monkeypatch.setattr(dev, "ROOT", str(checkout.parent / "moved"))
    assert not dev.is_ready(dev.wanted_stamp(dev=False))


def break_python(root: Path) -> None:
    (root / ".venv" / BIN / ("python" + EXE)).unlink()


def cut_stamp(root: Path) -> None:
    path = root / ".venv" / "dev-stamp.txt"
    path.write_text(path.read_text()[:-10])


def garble_stamp(root: Path) -> None:
    (root / ".venv" / "dev-stamp.txt").write_bytes(b"\xff\xfe\x00")


@pytest.mark.parametrize("damage", [break_python, cut_stamp, garble_stamp])
def test_a_damaged_environment_is_not_complete(checkout: Path, dev: ModuleType, damage: Callable[[Path], None]) -> None:
    stamp(checkout, dev.wanted_stamp(dev=False))
    damage(checkout)
    assert not dev.is_ready(dev.wanted_stamp(dev=False))


# --- From the first start on --------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_checkout_from_its_first_start_on(checkout: Path) -> None:
    """One test, because making an environment takes seconds; this test makes two."""
    # Two starts at the same time: one of them sets up.
    starts = [start(checkout, "run", "a b", "-c") for _ in range(2)]
    results = [process.communicate("hi") for process in starts]
    assert [output for output, _ in results] == ["['a b', '-c'] hi\n"] * 2, results
    assert [process.returncode for process in starts] == [7, 7]
    assert sorted(talk.count("dev.py: ready.") for _, talk in results) == [0, 1]

    # A failed set-up says why ...
    locked = checkout / "requirements.lock"
    locked.write_text("no-such-package==1.0\n")
    status, output, talk = run(checkout, "run")
    assert (status, output) == (1, "")
    assert "No matching distribution found for no-such-package==1.0" in talk
    assert talk.splitlines()[-1].startswith("dev.py: pip could not install the packages")
    assert "Traceback" not in talk
    assert not (checkout / ".venv" / "dev-stamp.txt").exists()
    # ... and the next start repairs it.
    locked.write_text("")
    (checkout / ".venv" / "left-over").touch()
    status, output, talk = run(checkout, "run", stdin="well")
    assert (status, output) == (7, "[] well\n")
    assert "remaking .venv" in talk
    assert not (checkout / ".venv" / "left-over").exists()

    # Later starts do not call pip: without it they still work ...
    shutil.rmtree(next((checkout / ".venv").rglob("site-packages/pip")))
    assert run(checkout, "run", stdin="again") == (7, "[] again\n", "")
    code = "import os, sys; print(os.getcwd(), sys.prefix, sys.stdin.read()); sys.exit(3)"
    here = f"{os.getcwd()} {checkout / '.venv'} in\n"
    assert run(checkout, "python", "-c", code, stdin="in") == (3, here, "")
    # ... until a changed file needs a new set-up.
    with (checkout / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    status, output, talk = run(checkout, "run")
    assert (status, output) == (1, "")
    assert "No module named pip" in talk


@pytest.mark.skipif(os.name == "nt", reason="Windows has no exec: there dev.py waits for the program")
def test_the_program_takes_the_place_of_dev_py(checkout: Path, dev: ModuleType) -> None:
    stamp(checkout, dev.wanted_stamp(dev=False))
    python = checkout / ".venv" / BIN / "python"
    python.unlink()
    python.symlink_to(sys.executable)
    with start(checkout, "python", "-c", "import os; print(os.getpid())") as process:
        output, talk = process.communicate()
    assert (process.returncode, output, talk) == (0, f"{process.pid}\n", "")


# --- The locks ----------------------------------------------------------------------------------------------


def pins(name: str) -> list[str]:
    text = (REPOSITORY / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


def test_locks_hold_exact_versions_and_no_addresses() -> None:
    first, *tools = pins("requirements-dev.lock")
    assert first == "-r requirements.lock"
    for line in pins("requirements.lock") + tools + pins("requirements-node.lock"):
        assert re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.]*(; sys_platform [!=]= 'win32')?", line)


PRIVATE_PARTS = {"llvmlite", "numba", "uvicorn", "websockets"}
"""Packages of which Tilewright uses internals that may change in any release; redis, of an extra, is another."""


def test_bounds_hold_the_pins_and_end_at_what_was_tested(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = {pin.name: pin for pin in map(Requirement, project["project"]["dependencies"])}
    locked = {pin.name: Version(str(pin.specifier)[2:]) for pin in map(Requirement, pins("requirements.lock"))}
    for name, requirement in wanted.items():
        bounds = {bound.operator: Version(bound.version) for bound in requirement.specifier}
        assert set(bounds) == {">=", "<"}, name
        version = locked[name.replace(".", "-")]
        assert bounds[">="] <= version < bounds["<"], name
        if name in PRIVATE_PARTS:
            assert bounds["<"] == Version(f"{version.major}.{version.minor + 1}"), name
    assert set(wanted) >= PRIVATE_PARTS
    tools = {pin.name: Version(str(pin.specifier)[2:]) for pin in map(Requirement, pins("requirements-dev.lock")[1:])}
    extras = [Requirement(line) for lines in project["project"]["optional-dependencies"].values() for line in lines]
    (redis,) = (str(one.specifier) for one in extras if one.name == "redis")
    assert redis == "<{0}.{2},>={0}.{1}".format(*tools["redis"].release[:2], tools["redis"].minor + 1)
    monkeypatch.setattr(dev, "ROOT", str(REPOSITORY))
    oldest = {pin.name: str(pin.specifier) for pin in map(Requirement, dev.lower_bounds())}
    assert oldest == {
        name: next(f"=={bound.version}" for bound in requirement.specifier if bound.operator == ">=")
        for name, requirement in wanted.items()
    }


def test_the_tests_of_the_lower_bounds_exist(dev: ModuleType) -> None:
    for name in dev.LOWER_BOUNDS_TESTS:
        assert name.startswith("-p") or (REPOSITORY / name.removeprefix("--ignore=")).exists(), name


def test_locks_hold_all_that_pyproject_names() -> None:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]

    def names(lines: list[str]) -> set[str]:
        return {re.split(r"[<>=;~! ]", line)[0].replace(".", "-") for line in lines}

    runtime = names(pins("requirements.lock"))
    assert names(project["build-system"]["requires"]) <= names(groups["build"])
    assert names(project["project"]["dependencies"]) | names(groups["build"]) <= runtime
    assert names(groups["dev"]) <= names(pins("requirements-dev.lock")) | runtime
    assert names(groups["node"]) == names(pins("requirements-node.lock"))

"""The cache of compiled code: its folder, when files are deleted, and the message while compiling."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tilewright.rules import compiling
from tilewright.rules.code_digest import PACKAGE

ANNOUNCEMENT = "compiling for this machine"
USE = (
    "from tilewright.rules.dealing import count_tiles\n"
    "from tilewright.rules.kernel import complete_rows\n"
    "print(complete_rows(31) == 1, int(count_tiles(33)))\n"
)
FOLDER = "from tilewright.rules.compiling import compiled_folder; print(compiled_folder())"


def python(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run some Python in another process."""
    return subprocess.run(
        [sys.executable, "-c", code], env=os.environ | environment, capture_output=True, text=True, check=True
    )


@pytest.mark.slow
def test_compiled_code_is_kept_for_the_next_process(tmp_path: Path) -> None:
    first = python(USE, TILEWRIGHT_CACHE=str(tmp_path))
    assert first.stdout == "True 2\n"
    assert first.stderr.count(ANNOUNCEMENT) == 1  # once, although two functions are compiled
    folder = tmp_path / "compiled" / compiling.compiled_folder().name
    names = {path.name.rsplit(".", 2)[0] for path in folder.iterdir()}
    assert names >= {"rules.kernel.complete_rows", "rules.dealing.count_tiles"}
    assert {path.name for path in (tmp_path / "compiled").iterdir()} == {folder.name, "parsed.json"}

    linear_algebra = "import sys; print('scipy.linalg' in sys.modules)"  # it must not be: see `leave_out_scipy`
    second = python(USE + linear_algebra, TILEWRIGHT_CACHE=str(tmp_path))
    assert (second.stdout, second.stderr) == ("True 2\nFalse\n", "")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such locks: every process compiles for itself")
def test_a_process_waits_for_a_function_that_another_one_compiles(tmp_path: Path) -> None:
    count = (
        "from numba.core import event\n"
        "compiled = event.RecordingListener()\n"
        "event.register('numba:compile', compiled)\n"
        f"{USE}"
        "print(len(compiled.buffer))\n"
    )
    command = [sys.executable, "-c", count]
    environment = os.environ | {"TILEWRIGHT_CACHE": str(tmp_path)}
    both = [subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    events = [process.communicate()[0].split()[-1] for process in both]
    alone = python(count, TILEWRIGHT_CACHE=str(tmp_path / "alone")).stdout.split()[-1]
    assert sum(map(int, events)) == int(alone)


def test_an_error_of_the_compiler_releases_the_claims(tmp_path: Path) -> None:
    code = (
        "from tilewright.rules import compiling\n"
        "@compiling.compiled\n"
        "def broken(one): return one.nothing\n"
        "try: broken(1)\n"
        "except Exception as error: print(type(error).__name__, compiling._claims.held)\n"
    )
    script = tmp_path / "broken.py"
    script.write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script)],
        env=os.environ | {"TILEWRIGHT_CACHE": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "TypingError []\n"


@pytest.mark.slow
@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="machine code comes for x86-64 only")
def test_machine_code_of_the_package_is_used_where_it_can_run(tmp_path: Path) -> None:
    made, cache, package = tmp_path / "made", tmp_path / "cache", tmp_path / "tilewright"
    portable = {"NUMBA_CPU_NAME": compiling.PORTABLE_CPU, "NUMBA_CPU_FEATURES": ""}
    assert ANNOUNCEMENT in python(USE, TILEWRIGHT_CACHE=str(made), **portable).stderr
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "page"))
    shutil.copytree(made / "compiled", package / "machine_code")

    packages = os.pathsep.join(filter(None, [str(tmp_path), os.environ.get("PYTHONPATH")]))
    here = {"TILEWRIGHT_CACHE": str(cache), "PYTHONPATH": packages}
    found = python(USE, **here)
    assert (found.stdout, found.stderr) == ("True 2\n", "")
    assert list(cache.glob("compiled/*/*.nbc")) == []

    old = (
        "import llvmlite.binding as llvm\n"
        "features = llvm.get_host_cpu_features()\n"
        "features['avx2'] = False\n"
        "llvm.get_host_cpu_features = lambda: features\n"
    )
    assert ANNOUNCEMENT in python(old + USE, **here).stderr


def test_another_way_of_compiling_has_another_folder() -> None:
    assert python(FOLDER, NUMBA_BOUNDSCHECK="1").stdout.strip() != str(compiling.compiled_folder())


def test_code_that_no_process_loads_is_deleted_after_a_month(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TILEWRIGHT_CACHE", str(tmp_path))
    folder = compiling.compiled_folder()
    folder.mkdir(parents=True)
    for name, age in (("old", compiling.MONTH + 60), ("new", compiling.MONTH - 60)):
        (folder / name).touch()
        os.utime(folder / name, times=(time.time() - age,) * 2)
    compiling.forget_unused()
    assert [path.name for path in folder.iterdir()] == ["new"]


@pytest.mark.slow
def test_tables_compiled_by_different_processes_do_not_mix(tmp_path: Path) -> None:
    """One process compiles for two players, another for three; a third loads both and gets the same deals."""

    def deals(*tables: int) -> str:
        # Print the bytes of the state: to compile its conversion to text would take as long as everything else.
        deal = "print(Position.start(players).deal_randomly(1).state.tobytes().hex())"
        code = f"from tilewright import Position\nfor players in {tables}: {deal}\n"
        return python(code, TILEWRIGHT_CACHE=str(tmp_path)).stdout

    alone = deals(2) + deals(3)
    assert deals(2, 3) == alone


@pytest.mark.slow
def test_without_a_folder_that_can_be_written(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    done = python(USE, TILEWRIGHT_CACHE=str(in_the_way / "cache"))
    assert done.stdout == "True 2\n"
    assert done.stderr.count(ANNOUNCEMENT) == 1

"""The source distribution and the wheel built from it are complete; the wheel is built without Node."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow  # distributions are built

REPOSITORY = Path(__file__).parents[2]


def run(*command: str | Path, folder: Path, **environment: str) -> str:
    """Run Python in a folder; return its standard output."""
    answer = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env={**os.environ, "PIP_NO_INDEX": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert answer.returncode == 0, answer.stdout + answer.stderr
    return answer.stdout


def hatchling(target: str, *, source: Path, result: Path, **environment: str) -> Path:
    """Build one distribution."""
    run("-m", "hatchling", "build", "-t", target, "-d", result, folder=source, **environment)
    (built,) = result.iterdir()
    return built


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution of this checkout, unpacked."""
    folder = tmp_path_factory.mktemp("sources")
    with tarfile.open(hatchling("sdist", source=REPOSITORY, result=folder / "dist")) as archive:
        archive.extractall(folder, filter="data")
    (found,) = folder.glob("tilewright-*")
    return found


@pytest.fixture(scope="module")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from the source distribution with an empty PATH, and with one small part of the machine code."""
    folder = tmp_path_factory.mktemp("wheel")
    return hatchling("wheel", source=unpacked, result=folder, PATH=str(folder), TILEWRIGHT_MACHINE_CODE="effects-2")


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which the wheel is installed."""
    folder = tmp_path_factory.mktemp("installed")
    run("-m", "pip", "install", "--no-deps", "--no-compile", "--quiet", "--target", folder, wheel, folder=folder)
    return folder


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def files_below(folder: Path) -> set[str]:
    found = (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    return {name for name in found if "__pycache__" not in name}


def test_a_wheel_holds_the_package_the_page_and_the_languages(wheel: Path) -> None:
    names = names_in(wheel)
    wanted = {"tilewright/" + name for name in files_below(REPOSITORY / "src" / "tilewright")}
    wanted |= {"tilewright/locales/" + name for name in files_below(REPOSITORY / "locales")}
    compiled = {name for name in names if name.startswith("tilewright/machine_code/")}
    assert {name for name in names if name.startswith("tilewright/")} - compiled == wanted
    assert not [name for name in compiled if name.endswith(("/claims", "/parsed.json"))]
    for name in (
        "server/page/index.html",
        "locales/en/errors.ftl",
        "evaluation/weights/linear/2c.npz",
        "evaluation/weights/networks/networks.json",
        "py.typed",
    ):
        assert "tilewright/" + name in wanted


def test_an_installed_wheel_runs_and_finds_its_languages(installed: Path) -> None:
    answer = run("-m", "tilewright", "--help", folder=installed, PYTHONPATH=str(installed))
    assert answer.startswith("usage: tilewright")
    code = "from tilewright import _catalogue; print(_catalogue.folder())"
    place = run("-c", code, folder=installed, PYTHONPATH=str(installed))
    assert place.strip() == str(installed / "tilewright" / "locales")


@pytest.mark.skipif(platform.machine() not in ("x86_64", "AMD64"), reason="machine code comes for x86-64 only")
def test_an_installed_wheel_does_not_compile_its_machine_code_again(installed: Path, tmp_path: Path) -> None:
    code = "from tilewright.players.loading import EFFECTS, load; load([EFFECTS])"
    run("-c", code, folder=installed, PYTHONPATH=str(installed), TILEWRIGHT_CACHE=str(tmp_path))
    assert list(tmp_path.glob("compiled/*/*")) == []


def test_an_editable_install_needs_no_page(unpacked: Path, tmp_path: Path) -> None:
    index = unpacked / "src" / "tilewright" / "server" / "page" / "index.html"
    index.rename(tmp_path / "index.html")
    try:
        code = "import hatchling.build, sys; print(hatchling.build.build_editable(sys.argv[1]))"
        built = tmp_path / run("-c", code, tmp_path, folder=unpacked).split()[-1]
        assert not any(name.startswith("tilewright/") for name in names_in(built))
    finally:
        (tmp_path / "index.html").rename(index)


def test_sources_without_the_page_are_refused(unpacked: Path, tmp_path: Path) -> None:
    index = unpacked / "src" / "tilewright" / "server" / "page" / "index.html"
    index.rename(tmp_path / "index.html")
    try:
        with pytest.raises(AssertionError, match="this source distribution holds no built page"):
            hatchling("wheel", source=unpacked, result=tmp_path / "dist")
    finally:
        (tmp_path / "index.html").rename(index)

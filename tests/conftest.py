"""Set-up of all tests: code is compiled once, waiting tests start first, and idle workers get the next test."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from xdist.scheduler import LoadScopeScheduling

from tests.server.store.engines import stop_shared

# No deadline: the time of an example depends on how busy the machine is.
hypothesis.settings.register_profile(
    "tilewright", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("tilewright")

os.environ["LC_ALL"] = "C.UTF-8"  # sets the command's language: tests expect English

# Several workers share a core: a second thread of PyTorch or BLAS would wait for the first in a busy loop.
os.environ["OMP_NUM_THREADS"] = "1"

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # a shell starts background jobs so; children would inherit it
    signal.signal(signal.SIGINT, signal.default_int_handler)


# These files have slow fixtures or imports, so all tests of such a file run in one process.
COSTLY_FIXTURES = (
    "tests/analysis/test_puzzles.py",
    "tests/browser/test_equal_deals.py",
    "tests/browser/test_offline.py",  # starts the full Chromium besides the headless shell
    "tests/docs/test_site.py",
    "tests/examples/test_examples.py",  # PyTorch's compiler, and Matplotlib
    "tests/locales/test_catalogues.py",  # parses all catalogues
    "tests/packaging/test_distributions.py",
    "tests/server/test_puzzles.py",
    "tests/server/test_reviews.py",
    "tests/training/test_fitting.py",
    "tests/training/test_loop.py",  # PyTorch and the compiled games: 3 s of CPU in every process
    "tests/training/test_tiny.py",
)


# These tests wait for seconds or a minute and use little processor time. They start first, while other tests keep the
# cores busy.
MOSTLY_WAITING = (
    "tests/arena/test_cluster.py",
    "tests/dev/test_set_up.py",
    "tests/server/cluster/",
    "tests/server/test_daily.py",
    "tests/server/test_duels.py",
    "tests/server/test_lobby.py",
    "tests/server/test_restart.py",
    "tests/server/test_tournaments.py",
    "tests/training/test_cluster.py",
)


NOT_SLOW = "not slow"  # the marker expression of `dev.py test --quick`
BROWSER = Path(__file__).parent / "browser"
IN_BROWSER = "tests/browser/"
SLOW_FILE = "\npytestmark = pytest.mark.slow"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--cold`: a run of few tests need not wait until everything is compiled."""
    parser.addoption("--cold", action="store_true", help="compile only what the chosen tests call, when they call it")


COMPILE = "from tilewright.players import loading as it; it.compile_missing((*it.SEARCH, *it.RULES, *it.REVIEW))"
COMPILING = pytest.StashKey["subprocess.Popen[bytes]"]()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile in another process: xdist's workers, and the programs that tests start, find everything in the cache."""
    if not hasattr(session.config, "workerinput") and not session.config.getoption("cold"):
        command = [sys.executable, "-W", "ignore:overflow", "-c", COMPILE]
        session.config.stash[COMPILING] = subprocess.Popen(command)


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> None:
    """Wait until everything is compiled; xdist's workers collect the tests meanwhile."""
    compiling = session.config.stash.get(COMPILING, None)
    if compiling is not None and compiling.wait():
        raise pytest.UsageError("compiling has failed; its error is above")


def _session_folder(config: pytest.Config) -> Path:
    """A folder for temporary files that all workers of a run share."""
    own: Path = config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]
    return own.parent if hasattr(config, "workerinput") else own


@pytest.fixture(scope="session")
def session_folder(pytestconfig: pytest.Config) -> Path:
    """A folder for what tests in all workers share."""
    return _session_folder(pytestconfig)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Stop the shared PostgreSQL and Redis, if tests have started them, when all workers are done."""
    if not hasattr(session.config, "workerinput"):
        stop_shared(_session_folder(session.config))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even import what `dev.py test --quick` leaves out: Playwright, PyTorch and JAX take long to import."""
    if config.option.markexpr != NOT_SLOW:
        return None
    if collection_path.suffix != ".py":
        return collection_path == BROWSER or None  # the folder, as its conftest imports Playwright
    return SLOW_FILE in collection_path.read_text(encoding="utf-8") or None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Do not collect garbage during collection, a third of its time, and less often in tests, 5% of theirs."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(50_000, 20, 50)
        gc.enable()


@pytest.hookimpl(tryfirst=True)  # before pytest deselects by `-m`
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark browser tests as slow; start waiting tests first, then slow ones, so that no core is idle at the end."""
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.slow)
    items.sort(
        key=lambda item: (
            not item.nodeid.startswith(MOSTLY_WAITING),
            item.get_closest_marker("slow") is None,
            "browser" in item.path.parts,
        )
    )


class OneByOne(LoadScopeScheduling):  # type: ignore[misc]
    """Gives a worker the next test when it has finished one, so that tests start in order and no worker is idle.

    xdist's own schedulers hand out many tests in advance.
    """

    def _split_scope(self, nodeid: str) -> str:
        """A worker's unit of work: a costly file, a browser test with one parameter, or a test with all of them."""
        file = nodeid.partition("::")[0]
        if file in COSTLY_FIXTURES:
            return file
        return nodeid if file.startswith(IN_BROWSER) else nodeid.partition("[")[0]

    def _assign_work_unit(self, node: Any) -> None:
        """While both kinds are left, give the last two workers tests without a browser, and all others browser tests.

        A worker's first browser test starts a Chromium and a server, and plays the shared games: 9 s of CPU time.
        """
        browses = self.nodes.index(node) < max(1, len(self.nodes) - 2)
        for scope in self.workqueue:
            if scope.startswith(IN_BROWSER) == browses:
                self.workqueue.move_to_end(scope, last=False)
                break
        super()._assign_work_unit(node)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneByOne:
    config.option.loadscopereorder = False  # or tests with the most parameters would start first
    return OneByOne(config, log)

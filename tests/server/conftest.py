"""One server for all tests that need nothing special."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import RunningServer, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server without a page, generous in its limits; its computers do not pause."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found

"""A server that all tests without special needs share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import RunningServer, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server without the page, with high limits, and with computers that move without a pause."""
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found

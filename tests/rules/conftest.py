"""Every test of a rulebook case runs against both engines."""

from __future__ import annotations

import pytest

from tests.rules.engines import ENGINES, Engine


@pytest.fixture(params=list(ENGINES))
def engine(request: pytest.FixtureRequest) -> Engine:
    """The oracle, then the kernel."""
    return ENGINES[str(request.param)]

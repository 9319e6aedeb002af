"""The page's unit tests, which are written in TypeScript beside its sources."""

from __future__ import annotations

import pytest

import dev
from web import building


def test_the_units_of_the_page() -> None:
    node = dev.with_node(building.install_packages)
    status, output = building.run_npm(node, "test")
    if status:
        pytest.fail("\n".join(output), pytrace=False)

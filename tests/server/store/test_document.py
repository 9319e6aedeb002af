"""docs/server-store.md agrees with the code."""

from __future__ import annotations

import re
from pathlib import Path

from tilewright.server import store
from tilewright.server.store import StoreError
from tilewright.server.store.retention import DAY, Policy

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "server-store.md").read_text(encoding="utf-8")


def test_every_code_is_explained() -> None:
    kinds = [kind for kind in vars(store).values() if isinstance(kind, type) and issubclass(kind, StoreError)]
    codes = {kind.code for kind in kinds if kind is not StoreError}
    assert set(re.findall(r"^\|[^|]*\| `([a-z-]+)` \|", PAGE, re.MULTILINE)) == codes


def test_the_policy_is_the_one_described() -> None:
    policy = Policy()
    assert f"for {policy.abandoned_after / DAY:.0f} days" in PAGE
    assert f"than {policy.size_limit / 2**30:.0f} GiB" in PAGE
    assert policy.spared == 2 * DAY
    assert "within two days" in PAGE

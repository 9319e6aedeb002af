"""Cheap reviews, for tests of the output of `tilewright review`."""

from __future__ import annotations

import pytest

from tilewright.analysis.review import Care

CHEAP = Care("quick", nodes=2_000, deals=4, deal_nodes=50, evaluated=16, proof_nodes=0)


def review_cheaply(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make `--quick` search a fiftieth of its usual nodes."""
    for module in ("tilewright.analysis.review", "tilewright.analysis.review.job"):
        monkeypatch.setattr(f"{module}.QUICK", CHEAP)

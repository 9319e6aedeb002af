"""docs/environments.md agrees with the code."""

from __future__ import annotations

from pathlib import Path

from tilewright import environments
from tilewright.environments.doc_tables import renewed
from tilewright.environments.options import DEFAULT_ROUNDS, RENDER_MODES

PAGE = Path(__file__).resolve().parents[2] / "docs" / "environments.md"


def test_the_tables_are_those_of_the_code() -> None:
    """If this fails, run `python -m tests.environments.rewrite`."""
    page = PAGE.read_text(encoding="utf-8")
    assert renewed(page) == page


def test_the_page_names_the_environments_and_render_modes() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for mode in RENDER_MODES:
        assert f"`{mode}`" in page
    for name in ("AzulSingleEnv", "AzulTorch", "AzulVectorEnv", "azul_v0", "python_azul"):
        assert f"`{name}`" in page
        assert name in environments.__all__
    assert f"| {DEFAULT_ROUNDS} |" in page

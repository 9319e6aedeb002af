"""The OpenAPI document is complete, and the server answers as described there, also to invalid requests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis

from tests.server.running import RunningServer

pytestmark = pytest.mark.slow  # schemathesis makes many requests

ROOT = Path(__file__).resolve().parents[2]
SETTINGS = hypothesis.settings(
    max_examples=15,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
    phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
)
SENSIBLE = ["2xx", "400", "403", "404", "409", "422", "429"]
REFUSED = ["400", "403", "404", "405", "409", "413", "415", "422", "429"]
OPERATIONS = [
    ("POST", "/api/analysis"),
    ("POST", "/api/position"),
    ("POST", "/api/position/check"),
    ("POST", "/api/reviews"),
    ("POST", "/api/records"),
    ("GET", "/api/push"),
    ("POST", "/api/tables/{table}/push"),
    ("POST", "/api/tables/{table}/push/end"),
    ("GET", "/api/levels"),
    ("GET", "/api/health"),
    ("GET", "/metrics"),
    ("GET", "/api/schema"),
    ("POST", "/api/promises"),
    ("POST", "/api/tables"),
    ("POST", "/api/join"),
    ("POST", "/api/invites"),
    ("POST", "/api/views"),
    ("GET", "/api/tables/{table}"),
    ("POST", "/api/tables/{table}/review"),
    ("GET", "/api/tables/{table}/record.azr"),
    ("GET", "/api/tables/{table}/record.json"),
    ("GET", "/api/puzzles"),
    ("GET", "/api/puzzles/{puzzle}"),
    ("GET", "/api/puzzles/{puzzle}/tries"),
    ("POST", "/api/puzzles/{puzzle}/tries"),
    ("GET", "/api/daily"),
    ("GET", "/api/daily/{date}"),
    ("POST", "/api/daily/{date}/tries"),
    ("GET", "/api/tables/{table}/daily"),
    ("POST", "/api/duels"),
    ("POST", "/api/duels/join"),
    ("POST", "/api/duels/look"),
    ("POST", "/api/duels/play"),
    ("GET", "/api/tournaments"),
    ("POST", "/api/tournaments"),
    ("GET", "/api/tournaments/{tournament}"),
    ("POST", "/api/tournaments/{tournament}/enter"),
    ("POST", "/api/tournaments/{tournament}/act"),
    ("GET", "/api/tournaments/{tournament}/results.json"),
    ("GET", "/api/tournaments/{tournament}/results.csv"),
    ("POST", "/api/people"),
    ("GET", "/api/lobby"),
    ("GET", "/api/people/{person}"),
    ("GET", "/api/people/{person}/games"),
    ("POST", "/api/people/phrase"),
    ("POST", "/api/people/passkey/challenge"),
    ("POST", "/api/people/passkey"),
    ("GET", "/api/me"),
    ("GET", "/api/me/games"),
    ("GET", "/api/me/export"),
    ("POST", "/api/me/settings"),
    ("POST", "/api/me/name"),
    ("POST", "/api/me/phrase"),
    ("POST", "/api/me/devices/end"),
    ("POST", "/api/me/passkeys/challenge"),
    ("POST", "/api/me/passkeys"),
    ("POST", "/api/me/passkeys/end"),
    ("POST", "/api/me/games"),
    ("POST", "/api/me/delete"),
    ("POST", "/api/me/block"),
    ("POST", "/api/reports"),
    ("POST", "/api/me/programs"),
    ("POST", "/api/me/programs/end"),
    ("GET", "/api/people/{person}/ratings"),
]


@pytest.fixture(scope="module")
def document(server: RunningServer) -> dict[str, Any]:
    answer = server.http.get("/api/openapi.json")
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def test_every_operation_is_described(document: dict[str, Any]) -> None:
    found = [(method.upper(), path) for path, methods in document["paths"].items() for method in methods]
    assert sorted(found) == sorted(OPERATIONS)
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    for method, path in OPERATIONS:
        described = document["paths"][path][method.lower()]
        assert described["summary"]
        assert described["description"]
        written = (
            path.replace("{table}", "TABLE")
            .replace("{date}", "DATE")
            .replace("{puzzle}", "PUZZLE")
            .replace("{person}", "PERSON")
            .replace("{tournament}", "TOURNAMENT")
            .replace("/record.json", "")
        )
        assert written in page, f"{path} is not in docs/server.md"
        if method == "POST":
            refused = described["responses"]["400"]["content"]["application/json"]["schema"]
            assert refused == {"$ref": "#/components/schemas/Problem"}


@pytest.fixture(scope="module")
def schema(server: RunningServer, document: dict[str, Any]) -> Any:
    found = schemathesis.openapi.from_dict(document)
    found.config.update(base_url=server.http_address)
    # A value that fits the schema may still be invalid: an unreadable position, an invisible name.
    found.config.checks.positive_data_acceptance.expected_statuses = SENSIBLE
    found.config.checks.negative_data_rejection.expected_statuses = REFUSED
    return found


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_answers_are_as_described(schema: Any, method: str, path: str) -> None:
    """Schemathesis calls every operation with values that fit the schema and with values that do not."""
    operation = schema[path][method]

    @hypothesis.given(case=operation.as_strategy() | operation.as_strategy(generation_mode=_negative()))
    @SETTINGS
    def check(case: Any) -> None:
        case.call_and_validate()

    check()


def _negative() -> Any:
    return schemathesis.GenerationMode.NEGATIVE

"""The files in deploy/ name options and metrics that exist."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import tomllib
from pathlib import Path

import httpx
import pytest

from tests.server.running import running
from tilewright.cli import make_parser

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.mark.parametrize(("name", "command"), [("tilewright", "serve"), ("tilewright-work", "work")])
def test_the_units_command_can_be_run(name: str, command: str) -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / f"{name}.service")
    program, *arguments = shlex.split(unit["Service"]["ExecStart"])
    assert program.endswith("/bin/tilewright")
    assert make_parser().parse_args(arguments).command == command


def test_the_containers_command_can_be_run() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    found = re.search(r"^ENTRYPOINT (.*)$", text, re.MULTILINE)
    assert found is not None
    program, *arguments = json.loads(found[1])
    assert program == "tilewright"
    assert make_parser().parse_args(arguments).command == "serve"


def test_the_container_has_extras_that_exist() -> None:
    project = tomllib.loads((DEPLOY.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = re.search(r"\$wheel\[(.*)\]", (DEPLOY / "Containerfile").read_text(encoding="utf-8"))
    assert found is not None
    assert set(found[1].split(",")) <= set(project["optional-dependencies"])


def test_the_dashboard_asks_for_metrics_that_exist(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        server.http.post("/api/tables")  # refused, so that the metric of refusals exists
        offered = set(re.findall(r"^(tilewright_\w+)", httpx.get(f"{server.http_address}/metrics").text, re.MULTILINE))
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    asked = {
        name
        for panel in panels
        for target in panel["targets"]
        for name in re.findall(r"tilewright_\w+", target["expr"])
    }
    assert len(panels) == 10
    assert asked <= offered

"""Error messages of `tilewright serve` when it cannot join a cluster."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.load.engines import free_port
from tests.server.store.engines import shared_postgres
from tilewright.cli import main


def said(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """The error message of a server that refuses to start."""
    status: object
    try:
        status = main(["serve", "--no-page", "--port", "0", *options])
    except SystemExit as error:
        status = error.code
    assert status == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    return said


def test_both_options_or_none(capsys: pytest.CaptureFixture[str]) -> None:
    for options in (("--store", "postgresql://a/b"), ("--broker", "redis://a")):
        assert "give --store and --broker together" in said(capsys, *options)


def test_invalid_addresses(capsys: pytest.CaptureFixture[str]) -> None:
    assert "expected postgresql://USER@HOST/DATABASE, not 'mysql://a'" in said(capsys, "--store", "mysql://a")
    assert "expected redis://HOST, not 'amqp://a'" in said(capsys, "--broker", "amqp://a")


def test_a_database_or_a_broker_that_is_not_there(
    capsys: pytest.CaptureFixture[str], session_folder: Path, tmp_path: Path
) -> None:
    nowhere = f"127.0.0.1:{free_port()}"
    data = ("--data", str(tmp_path))
    no_database = ("--store", f"postgresql://tilewright@{nowhere}/a", "--broker", f"redis://{nowhere}")
    assert "The database cannot be reached" in said(capsys, *no_database, *data)
    no_broker = ("--store", shared_postgres(session_folder), "--broker", f"redis://{nowhere}")
    assert "the broker cannot be reached" in said(capsys, *no_broker, *data)
    bad_broker = ("--store", shared_postgres(session_folder), "--broker", "redis://127.0.0.1:port")
    assert "--broker: " in said(capsys, *bad_broker, *data)

"""The user's folders are the same as in 0.1.0; an environment variable changes each."""

from __future__ import annotations

import inspect
from pathlib import Path

import platformdirs
import pytest
from platformdirs import windows
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from tilewright._folders import cache_folder, data_folder
from tilewright.cli.tabletop.saving import games_folder
from tilewright.server import serving


def test_the_users_cache_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("TILEWRIGHT_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(windows, "get_win_folder", {"CSIDL_LOCAL_APPDATA": str(tmp_path)}.__getitem__)
    for platform in (Unix, windows.Windows):
        monkeypatch.setattr(platformdirs, "PlatformDirs", platform)
        assert cache_folder() == tmp_path / "tilewright"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(platformdirs, "PlatformDirs", MacOS)
    assert cache_folder().parts[-3:] == ("Library", "Caches", "tilewright")
    monkeypatch.setenv("TILEWRIGHT_CACHE", str(tmp_path / "chosen"))
    assert cache_folder() == tmp_path / "chosen"


def test_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The folder in which 0.1.0 stored games and tables, on every platform."""
    monkeypatch.delenv("TILEWRIGHT_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(windows, "get_win_folder", {"CSIDL_LOCAL_APPDATA": str(tmp_path)}.__getitem__)
    for platform in (Unix, windows.Windows):
        monkeypatch.setattr(platformdirs, "PlatformDirs", platform)
        assert data_folder() == tmp_path / "tilewright"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr(platformdirs, "PlatformDirs", MacOS)
    assert data_folder().parts[-3:] == ("Library", "Application Support", "tilewright")
    monkeypatch.setattr(platformdirs, "PlatformDirs", Unix)
    assert data_folder() == Path.home() / ".local" / "share" / "tilewright"


def test_one_variable_moves_games_and_tables(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TILEWRIGHT_DATA", str(tmp_path))
    assert games_folder() == tmp_path / "games"
    assert data_folder() == tmp_path
    assert "folder = options.data or data_folder()" in inspect.getsource(serving)

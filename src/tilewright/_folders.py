"""The user's folders: games and tables (TILEWRIGHT_DATA chooses another), compiled code (TILEWRIGHT_CACHE)."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder of games and tables: ~/.local/share/tilewright on Linux."""
    if chosen := os.environ.get("TILEWRIGHT_DATA"):
        return Path(chosen)
    import platformdirs  # here, because it takes longer to load than all of --help

    return platformdirs.user_data_path("tilewright", appauthor=False)


def cache_folder() -> Path:
    """The folder of files that can be made again: ~/.cache/tilewright on Linux."""
    if chosen := os.environ.get("TILEWRIGHT_CACHE"):
        return Path(chosen)
    import platformdirs

    return platformdirs.user_cache_path("tilewright", appauthor=False, opinion=False)

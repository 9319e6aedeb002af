"""A cache of compiled code without some functions, so that a test of compiling need not compile everything."""

from __future__ import annotations

from pathlib import Path

from tilewright.rules.compiling import compiled_folder


def lend_compiled_code(cache: Path, without: str) -> Path:
    """Fill a cache with links to this machine's compiled code, except functions whose names begin with `without`.

    Markers of complete parts are not linked either. Returns the folder with the code.
    """
    folder = cache / "compiled" / compiled_folder().name
    folder.mkdir(parents=True)
    for path in compiled_folder().glob("*.nbc"):
        if not path.name.startswith(without):
            (folder / path.name).symlink_to(path)
    return folder

"""A cache of compiled code from which a little is missing: a test of compiling need not compile all of the package."""

from __future__ import annotations

from pathlib import Path

from tilewright.rules.compiling import compiled_folder


def lend_compiled_code(cache: Path, without: str) -> Path:
    """Fill a cache with links to what this machine has compiled, without the functions whose names begin so.

    Markers of complete parts are not lent either. Returns the folder that the code is in.
    """
    folder = cache / "compiled" / compiled_folder().name
    folder.mkdir(parents=True)
    for path in compiled_folder().glob("*.nbc"):
        if not path.name.startswith(without):
            (folder / path.name).symlink_to(path)
    return folder

"""What all games in compiled code have in common."""

from __future__ import annotations

from typing import Any

import numpy as np

from tilewright.rules.compiling import compiled
from tilewright.rules.layout import States

ROUND_LIMIT = 12  # a game between two players who throw everything away need not end
wide: Any = np.int64


@compiled
def clear(work: States) -> None:
    """Make the first record an empty one; the second one always is."""
    work[0] = work[1]

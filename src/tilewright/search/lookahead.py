"""Sampled lookahead: the value of a position between rounds, as the mean of short searches after sampled deals.

Training uses these values as targets, because they have less variance than the result of one game; `next_round` uses
them to evaluate ends of a solved round.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.features import first_role
from tilewright.rules.compiling import compiled
from tilewright.rules.dealing import deal_randomly
from tilewright.rules.instructions import copy_state
from tilewright.rules.kernel import play
from tilewright.rules.layout import END, State, int64

from .evaluate_network import forward
from .fixed_nodes import choose_move
from .memory import NO_REUSE, Memory, Nodes
from .puct import OWN_MODEL, best_child
from .values import decode_value

ValueRows = npt.NDArray[np.float32]
"""By seat: row 0, final points over the mean of all seats; row 1, win probability.

Row 0 needs the network: with the linear evaluation alpha-beta writes a meaningless row 0, and PUCT writes none.
"""


@compiled
def write_root_value(memory: Memory, tree: Nodes | None, state: State, found: ValueRows) -> None:
    """Write the root's value as the last `choose_move` found it."""
    players = len(state.score)
    if tree is None:
        seat = int(state.turn)
        margin, share = decode_value(int(memory.root_values[0]))
        found[0, seat] = margin / 2
        found[0, 1 - seat] = -margin / 2
        found[1, seat] = share
        found[1, 1 - seat] = 1 - share
        return
    for seat in range(players):
        found[1, seat] = tree[0].share[OWN_MODEL, seat]
    if not memory.use_network:
        return
    leaf = memory.stack[1]
    copy_state(leaf, state)
    node = 0
    while tree[node].count > 0:
        node = best_child(tree, node, int(leaf.turn))
        play(leaf, int64(tree[node].move))
    write_points(memory, leaf, found)
    mean = 0.0
    for seat in range(players):
        mean += found[0, seat] / players
    for seat in range(players):
        found[0, seat] -= mean


@compiled
def write_points(memory: Memory, state: State, found: ValueRows) -> None:
    """Write each seat's final points; before the end of the game, those that the network expects."""
    players = len(state.score)
    if state.phase == END:
        for seat in range(players):
            found[0, seat] = state.score[seat]
        return
    forward(memory, state, NO_REUSE)
    first = first_role(state)
    for role in range(players):
        found[0, (first + role) % players] = memory.role_points[role] + memory.outputs[role]


@compiled
def look_ahead(
    memory: Memory,
    tree: Nodes | None,
    state: State,
    after: State,
    random: npt.NDArray[np.uint64],
    deals: int,
    nodes: int,
    found: ValueRows,
    mean: ValueRows,
) -> None:
    """Write the mean over `deals` sampled deals, each searched with `nodes` nodes; `after` and `found` are scratch."""
    mean[:] = 0
    for _ in range(deals):
        copy_state(after, state)
        deal_randomly(after, random)
        choose_move(memory, tree, after, nodes)
        write_root_value(memory, tree, after, found)
        for kind in range(2):
            for seat in range(found.shape[1]):
                mean[kind, seat] += found[kind, seat] / deals

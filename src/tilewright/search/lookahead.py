"""What searches found positions to be worth: better to learn from than one end of one game, which is mostly chance."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.features import first_role
from tilewright.rules.compiling import compiled
from tilewright.rules.dealing import deal_randomly
from tilewright.rules.instructions import copy_state
from tilewright.rules.kernel import play
from tilewright.rules.layout import END, State

from .evaluate_network import NO_REUSE, decode_value, forward
from .fixed_nodes import best_reply, choose_move
from .memory import Memory
from .puct import OURS, Nodes, wide

Worth = npt.NDArray[np.float32]
"""By seat, the final points over the mean, and the share of the win."""


@compiled
def write_root_value(memory: Memory, tree: Nodes, state: State, worth: Worth) -> None:
    """What the search that was just made found the position to be worth."""
    players = len(state.score)
    if len(tree) == 0:
        seat = int(state.turn)
        margin, share = decode_value(int(memory.root_values[0]))
        worth[0, seat] = margin / 2
        worth[0, 1 - seat] = -margin / 2
        worth[1, seat] = share
        worth[1, 1 - seat] = 1 - share
        return
    leaf = memory.stack[1]
    copy_state(leaf, state)
    node = 0
    while tree[node].count > 0:
        node = best_reply(tree, node, int(leaf.turn))
        play(leaf, wide(tree[node].move))
    write_points(memory, leaf, worth)
    mean = 0.0
    for seat in range(players):
        mean += worth[0, seat] / players
    for seat in range(players):
        worth[0, seat] -= mean
        worth[1, seat] = tree[0].share[OURS, seat]


@compiled
def write_points(memory: Memory, state: State, worth: Worth) -> None:
    """By seat, the final points: those that are expected, if the game is not over."""
    players = len(state.score)
    if state.phase == END:
        for seat in range(players):
            worth[0, seat] = state.score[seat]
        return
    forward(memory, state, NO_REUSE)
    first = first_role(state)
    for role in range(players):
        worth[0, (first + role) % players] = memory.role_points[role] + memory.outputs[role]


@compiled
def look_ahead(
    memory: Memory,
    tree: Nodes,
    state: State,
    after: State,
    random: npt.NDArray[np.uint64],
    deals: int,
    nodes: int,
    worth: Worth,
    found: Worth,
) -> None:
    """What a position between rounds is worth, by short searches after so many deals."""
    found[:] = 0
    for _ in range(deals):
        copy_state(after, state)
        deal_randomly(after, random)
        choose_move(memory, tree, after, nodes)
        write_root_value(memory, tree, after, worth)
        for kind in range(2):
            for seat in range(worth.shape[1]):
                found[kind, seat] += worth[kind, seat] / deals

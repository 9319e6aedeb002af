"""PUCT inside the round: a tree that grows where play is likely to go, each seat playing for itself.

A walk goes down to the edge of the tree, taking at each position the move with the best mean share of the win for the
seat that moves, plus a bonus for moves that look promising and were seldom tried. New moves are judged when they are
listed. A position whose moves are all *settled* (the round ends, or the wanted depth is reached) is settled too, with
the value of its best move.

A seat that searches by networks need not expect the others to judge as it does. What they would take is then found by
the numbers and the networks together: the moves of those who rather go by the numbers are judged by them when they are
listed and by the networks when they are tried, all others the other way round.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from tilewright.evaluation.linear import WIN
from tilewright.rules.compiling import compiled
from tilewright.rules.instructions import copy_state
from tilewright.rules.kernel import play
from tilewright.rules.layout import DEAL, DESTINATIONS, OFFER, State

from .alpha_beta import NO_MOVE, list_candidates
from .evaluate import evaluate_all, remember_boards
from .evaluate_network import NO_REUSE, REUSE_BOARDS, REUSE_OFFER
from .memory import MOST_MOVES, Memory

Nodes = npt.NDArray[Any]
wide: Any = np.int64
ROOT: Any = np.int64(0)
WALKING: Any = np.int64(1)  # the ply of the stack where the way down is played
BEYOND: Any = np.int64(2)  # the ply where new moves are played
SHARPNESS = 24.0  # a move that brings 1/24 more of the win looks e times as promising
OURS: Any = np.int64(0)  # the view of the seat that searches,
THEIRS: Any = np.int64(1)  # and that of the others, where they are expected to have one of their own
SCARCE, PLENTY = 8, 3  # up to 3/8 of the room a move tried once is expanded, then only more and more tried ones


@cache
def node_dtype(players: int) -> np.dtype[Any]:
    """A move in the tree: how often it was tried, what it brought each seat, where its replies begin."""
    record = np.dtype(
        [
            ("first", np.int32),
            ("visits", np.int32),
            ("promise", np.float32),  # adds up to 1 over the moves of a position
            ("move", np.int16),
            ("count", np.uint8),  # 0: not expanded
            ("settled", np.uint8),
            ("views", np.uint8),  # how many of the two have judged it
            ("share", np.float32, (2, players)),  # by view, mean shares of the win; before the first visit a guess
        ],
        align=True,
    )
    return np.dtype((np.record, record))


@compiled
def plant(memory: Memory, nodes: Nodes, state: State) -> None:
    """Set the root."""
    memory.stack[0] = state
    memory.killers[:] = NO_MOVE
    memory.history[:] = 0
    memory.nodes = 0
    memory.cut = 0
    memory.open_end = 0
    memory.root_seat = int(state.turn)
    memory.tree_size = 1
    clear_node(nodes, ROOT, NO_MOVE)
    nodes[ROOT].views = 2  # it needs no judging


@compiled
def grow(memory: Memory, nodes: Nodes, pause: int, deepest: int, exploration: float) -> bool:
    """Walk until so many nodes were visited, at least once; say whether going on can tell more."""
    while True:
        walk(memory, nodes, deepest, exploration)
        if memory.stop or memory.nodes >= memory.node_limit or nodes[0].settled:
            return False
        if memory.nodes >= pause:
            return True


@compiled
def walk(memory: Memory, nodes: Nodes, deepest: int, exploration: float) -> None:
    """Once down the tree to a new leaf, and its value back up."""
    memory.nodes += 1
    copy_state(memory.stack[WALKING], memory.stack[0])
    node = ROOT
    length = 0
    takes = 0
    memory.path[0] = node
    scarcity = max(0, SCARCE * int(memory.tree_size) // len(nodes) - PLENTY)
    while nodes[node].settled == 0:
        if nodes[node].count == 0:
            tried_enough = node == ROOT or int(nodes[node].visits) >> (2 * scarcity) > 0
            is_full = int(memory.tree_size) + MOST_MOVES > len(nodes)
            if is_full or not tried_enough:
                break
            expand(memory, nodes, node, takes >= deepest - 1)
        turn = int(memory.stack[WALKING].turn)
        takes += memory.stack[WALKING].phase == OFFER
        memory.path_turns[length] = turn
        node = choose(nodes, node, turn, others_of(memory, turn), exploration)
        play(memory.stack[WALKING], wide(nodes[node].move))
        length += 1
        memory.path[length] = node
    if nodes[node].views < memory.views:
        by_mover = view_of(memory, int(memory.path_turns[length - 1]))
        judge_node(memory, nodes, node, WALKING, 1 - by_mover, NO_REUSE)
    for i in range(length):
        bring(nodes, int(memory.path[i]), node, int(memory.views))
    nodes[node].visits += 1
    for i in range(length - 1, -1, -1):
        turn = int(memory.path_turns[i])
        if not settle(nodes, int(memory.path[i]), turn, others_of(memory, turn)):
            break


@compiled
def others_of(memory: Memory, seat: int) -> float:
    """How far a seat is expected to choose by THEIRS."""
    return 0.0 if seat == memory.root_seat else float(memory.others[seat])


@compiled
def view_of(memory: Memory, seat: int) -> int:
    """Which view judges the moves of a seat when they are listed."""
    return int(THEIRS) if others_of(memory, seat) >= 0.5 else int(OURS)


@compiled
def bring(nodes: Nodes, node: int, leaf: int, views: int) -> None:
    """Count a walk through a node, and add the shares of the leaf where it ended to the means there."""
    nodes[node].visits += 1
    visits = float(nodes[node].visits)
    for view in range(views):
        for seat in range(nodes[node].share.shape[1]):
            mean = float(nodes[node].share[view, seat])
            nodes[node].share[view, seat] = mean + (nodes[leaf].share[view, seat] - mean) / visits


@compiled
def expand(memory: Memory, nodes: Nodes, node: int, last: bool) -> None:
    """List the moves after a node (identical factories count once); the last take to look at settles its moves."""
    count = list_candidates(memory, WALKING, NO_MOVE)
    seat = int(memory.stack[WALKING].turn)
    first = int(memory.tree_size)
    memory.tree_size += count
    memory.nodes += count
    nodes[node].first = first
    nodes[node].count = count
    view = view_of(memory, seat)
    remember_boards(memory, memory.stack[WALKING], memory.by_network != 0 and view == OURS)
    promises = 0.0
    last_take = -1
    for i in range(count):
        child = first + i
        move = wide(memory.moves[WALKING, i])
        clear_node(nodes, child, move)
        copy_state(memory.stack[BEYOND], memory.stack[WALKING])
        play(memory.stack[BEYOND], move)
        over = memory.stack[BEYOND].phase >= DEAL
        nearness = NO_REUSE
        if memory.stack[BEYOND].phase == OFFER:
            take = move // DESTINATIONS
            nearness = REUSE_OFFER if take == last_take else REUSE_BOARDS
            last_take = take
        judge_node(memory, nodes, child, BEYOND, view, nearness)
        if over:
            nodes[child].settled = 1
        elif last and memory.stack[BEYOND].phase == OFFER:
            nodes[child].settled = 1
            memory.cut = 1
        if nodes[child].settled and memory.views == 2:
            judge_node(memory, nodes, child, BEYOND, 1 - view, NO_REUSE)
        nodes[child].promise = promise_of(nodes[child].share[view, seat])
        promises += nodes[child].promise
    for child in range(first, first + count):
        nodes[child].promise /= promises


@compiled
def judge_node(memory: Memory, nodes: Nodes, node: int, ply: int, view: int, nearness: int) -> None:
    """Write the shares of the win as one view judges them; until the other one does, they are its guess too."""
    cut = memory.cut
    evaluate_all(memory, memory.stack[ply], memory.by_network != 0 and view == OURS, nearness)
    memory.cut = cut
    for seat in range(len(memory.stack[ply].score)):
        share = share_of(int(memory.values[seat]))
        nodes[node].share[view, seat] = share
        if nodes[node].views == 0:
            nodes[node].share[1 - view, seat] = share
    nodes[node].views += 1


@compiled
def promise_of(share: float) -> float:
    """Nearly exp(SHARPNESS * share), by steps that give the same bits on every machine."""
    promise = 1.0 + share * (SHARPNESS / 1024)
    for _ in range(10):
        promise *= promise
    return promise


@compiled
def share_of(value: int) -> float:
    """A value as a share of the win."""
    return (value + WIN) / (2.0 * WIN)


@compiled
def clear_node(nodes: Nodes, node: int, move: int) -> None:
    """A move nobody has tried."""
    nodes[node].first = 0
    nodes[node].visits = 0
    nodes[node].promise = 1
    nodes[node].move = move
    nodes[node].count = 0
    nodes[node].settled = 0
    nodes[node].views = 0
    nodes[node].share[:] = 0


@compiled
def seen(nodes: Nodes, node: int, seat: int, others: float) -> float:
    """The share of the win by which a seat chooses."""
    ours = float(nodes[node].share[OURS, seat])
    return ours + others * (float(nodes[node].share[THEIRS, seat]) - ours)


@compiled
def choose(nodes: Nodes, node: int, seat: int, others: float, exploration: float) -> int:
    """The move with the best mean share and bonus for what was seldom tried."""
    first = int(nodes[node].first)
    urge = exploration * math.sqrt(nodes[node].visits + 1.0)
    best = first
    best_score = -1.0
    for child in range(first, first + int(nodes[node].count)):
        score = seen(nodes, child, seat, others) + urge * nodes[child].promise / (1 + nodes[child].visits)
        if score > best_score:
            best_score = score
            best = child
    return best


@compiled
def settle(nodes: Nodes, node: int, seat: int, others: float) -> bool:
    """If every move of a position is settled, so is the position: the seat plays what is best for it."""
    first = int(nodes[node].first)
    best = first
    best_share = -1.0
    for child in range(first, first + int(nodes[node].count)):
        if nodes[child].settled == 0:
            return False
        share = seen(nodes, child, seat, others)
        if share > best_share:
            best_share = share
            best = child
    nodes[node].settled = 1
    nodes[node].share[:] = nodes[best].share
    return True

"""PUCT for three and four players within a round: a tree in which each seat maximises its own win probability.

A simulation goes down from the root and takes at each node the child with the best mean win probability for the seat
that moves plus an exploration bonus (prior, few visits). A new node is evaluated when its parent is expanded; there
are no playouts. A node whose children are all *solved* (the round ends, or the depth limit is reached) is solved too,
with the value of its best child.

Opponents may use another evaluation than the root seat: each node has win probabilities by two models, the root seat's
own evaluator and the linear evaluation, and an opponent chooses by a weighted mean of both. A seat's moves get their
priors from the evaluation that this seat most likely uses; the other evaluation is computed on first visit.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import numpy as np

from tilewright.rules.compiling import compiled
from tilewright.rules.instructions import copy_state
from tilewright.rules.kernel import play
from tilewright.rules.layout import DEAL, DESTINATIONS, OFFER, State, int64

from .candidates import NO_MOVE, list_candidates
from .evaluate import evaluate_all, prepare_siblings
from .memory import MOST_MOVES, NO_REUSE, REUSE_BOARDS, REUSE_OFFER, Memory, Nodes
from .values import compound, share_of

ROOT: Any = np.int64(0)
CURRENT: Any = np.int64(1)  # index in the stack of the current position of a simulation
CHILD: Any = np.int64(2)  # index in the stack where new children are evaluated
OWN_MODEL: Any = np.int64(0)  # the root seat's evaluator
LINEAR_MODEL: Any = np.int64(1)
EXPLORATION = 0.4
SHARPNESS = 24.0  # a child whose win probability is 1/24 higher has e times the prior
# Visits that a node needs before it is expanded, by how much of the tree is in use: 1 below 4/8, then 4; from 5/8 on
# 16, from 6/8 on 64, from 7/8 on 256.
SCARCITY_STEPS, FREE_STEPS = 8, 3


@cache
def node_dtype(players: int) -> np.dtype[Any]:
    """A node of the tree: a move and the position after it."""
    record = np.dtype(
        [
            # Index of the first child; `count` is the number of children, 0 before the expansion.
            ("first", np.int32),
            ("visits", np.int32),
            # Priors of siblings add up to 1.
            ("prior", np.float32),
            ("move", np.int16),
            ("count", np.uint8),
            ("solved", np.uint8),
            # How many of the two models have evaluated it.
            ("evaluations", np.uint8),
            # By model and seat, the mean win probability; before the first visit its own evaluation.
            ("share", np.float32, (2, players)),
        ],
        align=True,
    )
    return np.dtype((np.record, record))


@compiled
def set_root(memory: Memory, nodes: Nodes, state: State) -> None:
    """Empty the tree, with the position to search as its root."""
    memory.stack[0] = state
    memory.killers[:] = NO_MOVE
    memory.history[:] = 0
    memory.nodes = 0
    memory.reached_horizon = 0
    memory.reached_deal = 0
    memory.root_seat = int(state.turn)
    memory.tree_size = 1
    clear_node(nodes, ROOT, NO_MOVE)
    nodes[ROOT].evaluations = 2  # the root is never evaluated


@compiled
def grow(memory: Memory, nodes: Nodes, pause: int, deepest: int, exploration: float) -> bool:
    """Simulate until `pause` nodes were visited, at least once; False if stopped, solved or at the node limit."""
    while True:
        simulate(memory, nodes, deepest, exploration)
        if memory.stop or memory.nodes >= memory.node_limit or nodes[0].solved:
            return False
        if memory.nodes >= pause:
            return True


@compiled
def simulate(memory: Memory, nodes: Nodes, deepest: int, exploration: float) -> None:
    """One simulation: selection, expansion, evaluation, backup."""
    memory.nodes += 1
    copy_state(memory.stack[CURRENT], memory.stack[0])
    node = ROOT
    length = 0
    takes = 0
    memory.path[0] = node
    scarcity = max(0, SCARCITY_STEPS * int(memory.tree_size) // len(nodes) - FREE_STEPS)

    # Step 1. Selection, down to a solved node or one that may not be expanded yet.
    while nodes[node].solved == 0:
        # Step 2. Expansion of a node without children.
        if nodes[node].count == 0:
            has_visits = node == ROOT or int(nodes[node].visits) >> (2 * scarcity) > 0
            is_full = int(memory.tree_size) + MOST_MOVES > len(nodes)
            if is_full or not has_visits:
                break
            expand(memory, nodes, node, takes >= deepest - 1)
        turn = int(memory.stack[CURRENT].turn)
        takes += memory.stack[CURRENT].phase == OFFER
        memory.path_seats[length] = turn
        rare = rare_root_child(nodes, float(memory.even_share)) if node == ROOT and memory.even_share > 0 else ROOT
        node = rare if rare != ROOT else select_child(nodes, node, turn, linear_weight(memory, turn), exploration)
        play(memory.stack[CURRENT], int64(nodes[node].move))
        length += 1
        memory.path[length] = node

    # Step 3. Evaluation by the other model, on the first visit.
    if nodes[node].evaluations < memory.models:
        by_mover = likely_model(memory, int(memory.path_seats[length - 1]))
        evaluate_node(memory, nodes, node, CURRENT, 1 - by_mover, NO_REUSE)

    # Step 4. Backup of the leaf's win probabilities.
    for i in range(length):
        backup(nodes, int(memory.path[i]), node, int(memory.models))
    nodes[node].visits += 1

    # Step 5. Backup of the proof: solve nodes whose children are all solved.
    for i in range(length - 1, -1, -1):
        turn = int(memory.path_seats[i])
        if not solve(nodes, int(memory.path[i]), turn, linear_weight(memory, turn)):
            break


@compiled
def linear_weight(memory: Memory, seat: int) -> float:
    """Weight of the linear model for this seat."""
    return 0.0 if seat == memory.root_seat else float(memory.opponent_weights[seat])


@compiled
def likely_model(memory: Memory, seat: int) -> int:
    """The model that a seat more likely uses; it gives the priors of its moves."""
    return int(LINEAR_MODEL) if linear_weight(memory, seat) >= 0.5 else int(OWN_MODEL)


@compiled
def backup(nodes: Nodes, node: int, leaf: int, models: int) -> None:
    """Count a visit and add the leaf's win probabilities to the means."""
    nodes[node].visits += 1
    visits = float(nodes[node].visits)
    for model in range(models):
        for seat in range(nodes[node].share.shape[1]):
            mean = float(nodes[node].share[model, seat])
            nodes[node].share[model, seat] = mean + (nodes[leaf].share[model, seat] - mean) / visits


@compiled
def expand(memory: Memory, nodes: Nodes, node: int, last: bool) -> None:
    """Add the children of a node and evaluate each by the mover's likely model; `last`: the depth limit is reached."""
    count = list_candidates(memory, CURRENT, NO_MOVE)
    seat = int(memory.stack[CURRENT].turn)
    first = int(memory.tree_size)
    memory.tree_size += count
    memory.nodes += count
    nodes[node].first = first
    nodes[node].count = count
    model = likely_model(memory, seat)
    prepare_siblings(memory, memory.stack[CURRENT], memory.use_network != 0 and model == OWN_MODEL)
    total = 0.0
    last_take = -1
    for i in range(count):
        child = first + i
        move = int64(memory.moves[CURRENT, i])
        clear_node(nodes, child, move)
        copy_state(memory.stack[CHILD], memory.stack[CURRENT])
        play(memory.stack[CHILD], move)
        over = memory.stack[CHILD].phase >= DEAL
        reuse = NO_REUSE
        if memory.stack[CHILD].phase == OFFER:
            take = move // DESTINATIONS
            reuse = REUSE_OFFER if take == last_take else REUSE_BOARDS
            last_take = take
        evaluate_node(memory, nodes, child, CHILD, model, reuse)
        if over:
            nodes[child].solved = 1
        elif last and memory.stack[CHILD].phase == OFFER:
            nodes[child].solved = 1
            memory.reached_horizon = 1
        if nodes[child].solved and memory.models == 2:
            evaluate_node(memory, nodes, child, CHILD, 1 - model, NO_REUSE)
        nodes[child].prior = compound(nodes[child].share[model, seat] * (SHARPNESS / 1024))
        total += nodes[child].prior
    for child in range(first, first + count):
        nodes[child].prior /= total


@compiled
def evaluate_node(memory: Memory, nodes: Nodes, node: int, ply: int, model: int, reuse: int) -> None:
    """Write the win probabilities by one model; they also serve as the other model's until it evaluates the node."""
    horizon = memory.reached_horizon
    evaluate_all(memory, memory.stack[ply], memory.use_network != 0 and model == OWN_MODEL, reuse)
    memory.reached_horizon = horizon
    for seat in range(len(memory.stack[ply].score)):
        share = share_of(int(memory.values[seat]))
        nodes[node].share[model, seat] = share
        if nodes[node].evaluations == 0:
            nodes[node].share[1 - model, seat] = share
    nodes[node].evaluations += 1


@compiled
def clear_node(nodes: Nodes, node: int, move: int) -> None:
    """Reset a node: not visited, evaluated, expanded or solved."""
    nodes[node].first = 0
    nodes[node].visits = 0
    nodes[node].prior = 1
    nodes[node].move = move
    nodes[node].count = 0
    nodes[node].solved = 0
    nodes[node].evaluations = 0
    nodes[node].share[:] = 0


@compiled
def mixed_share(nodes: Nodes, node: int, seat: int, weight: float) -> float:
    """The win probability by which a seat chooses: a weighted mean of both models; `weight` is the linear model's."""
    own = float(nodes[node].share[OWN_MODEL, seat])
    return own + weight * (float(nodes[node].share[LINEAR_MODEL, seat]) - own)


@compiled
def select_child(nodes: Nodes, node: int, seat: int, weight: float, exploration: float) -> int:
    """The child with the best sum of mean win probability and exploration bonus."""
    first = int(nodes[node].first)
    bonus = exploration * math.sqrt(nodes[node].visits + 1.0)
    best = first
    best_score = -1.0
    for child in range(first, first + int(nodes[node].count)):
        score = mixed_share(nodes, child, seat, weight) + bonus * nodes[child].prior / (1 + nodes[child].visits)
        if score > best_score:
            best_score = score
            best = child
    return best


@compiled
def rare_root_child(nodes: Nodes, even_share: float) -> int:
    """The root's unsolved child with the fewest visits, if they are fewer than `even_share` * visits / children.

    Otherwise ROOT.
    """
    first = int(nodes[ROOT].first)
    count = int(nodes[ROOT].count)
    rare = ROOT
    fewest = even_share * float(nodes[ROOT].visits) / count
    for child in range(first, first + count):
        if nodes[child].solved == 0 and nodes[child].visits < fewest:
            fewest = float(nodes[child].visits)
            rare = child
    return int(rare)


@compiled
def solve(nodes: Nodes, node: int, seat: int, weight: float) -> bool:
    """If all children are solved, solve the node with the child that is best for the seat that moves."""
    first = int(nodes[node].first)
    best = first
    best_share = -1.0
    for child in range(first, first + int(nodes[node].count)):
        if nodes[child].solved == 0:
            return False
        share = mixed_share(nodes, child, seat, weight)
        if share > best_share:
            best_share = share
            best = child
    nodes[node].solved = 1
    nodes[node].share[:] = nodes[best].share
    return True


@compiled
def best_child(nodes: Nodes, node: int, seat: int) -> int:
    """The child with most visits; of a solved node, the best for the seat that moves, by the root seat's evaluator."""
    first = int(nodes[node].first)
    best = first
    for child in range(first + 1, first + int(nodes[node].count)):
        more = int(nodes[child].visits) - int(nodes[best].visits)
        if nodes[node].solved:
            more = 0
        if more > 0 or (more == 0 and nodes[child].share[OWN_MODEL, seat] > nodes[best].share[OWN_MODEL, seat]):
            best = child
    return best

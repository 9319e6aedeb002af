"""Alpha-beta for two players within a round: every take and column choice until the next deal.

`deepen` runs one iteration of iterative deepening over the root moves (`search_root`), `descend` searches the tree
below them. `candidates.py` orders the moves of a node (`list_candidates`, `pick`). Nothing here looks at a clock:
`memory.stop` ends a search from another thread, `memory.node_limit` from this one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tilewright.rules.compiling import compiled, merged
from tilewright.rules.instructions import copy_state
from tilewright.rules.kernel import is_legal, play
from tilewright.rules.layout import DEAL, OFFER, State, int64

from .candidates import NO_MOVE, list_candidates, pick, reward
from .evaluate import evaluate, prepare_siblings
from .hashing import mixed, position_key
from .limits import MOST_DEPTH
from .memory import NO_REUSE, REUSE_BOARDS, Memory
from .transposition_table import (
    BOUND_MASK,
    BOUND_SHIFT,
    DEAL_SHIFT,
    DRAFT_MASK,
    DRAFT_SHIFT,
    ENTRY_BYTES,
    EXACT,
    GENERATION_MASK,
    GENERATION_SHIFT,
    LOWER,
    MOVE_MASK,
    SOLVED_DRAFT,
    UPPER,
    VALUE_SHIFT,
    entry_at,
    pack_entry,
)

# Arguments of the recursion are int64 and nothing else: a second set of types would compile it twice, and Numba cannot
# load functions from its cache that recurse through each other.
INFINITE: Any = np.int64(1 << 24)
ROOT: Any = np.int64(0)
FIRST_PLY: Any = np.int64(1)
OWN: Any = np.int64(1)
REDUCED_DEPTH = 3  # late moves are reduced from this depth on; `memory.REDUCE_FROM` says which moves are late


@compiled
def extend_pv(memory: Memory, ply: int, move: int) -> None:
    """Set the principal variation of a ply: the move, then the variation of the next ply."""
    memory.pv[ply, 0] = move
    length = int(memory.pv_length[ply + 1])
    for i in range(length):
        memory.pv[ply, i + 1] = memory.pv[ply + 1, i]
    memory.pv_length[ply] = length + 1


@compiled
def descend(memory: Memory, ply: int, depth: int, low: int, high: int, viewer: int) -> int:
    """The value of stack[ply] to the viewer (1: the root seat, -1: its opponent), searched with the window low to high.

    Not quite negamax: one seat can move twice in a row (column choices), so the sign depends on who moves, not on the
    ply. Fail-soft: a value outside the window is a bound.
    """
    memory.pv_length[ply] = 0
    memory.nodes += 1
    phase = int(memory.stack[ply].phase)

    # Step 1. Static evaluation at the horizon and at the end of the round. Column choices are searched in any case.
    if phase >= DEAL or (depth <= 0 and phase == OFFER):
        return viewer * evaluate(memory, memory.stack[ply], NO_REUSE)

    # Step 2. Stop at the node limit, or when another thread asks.
    if memory.nodes >= memory.node_limit:
        memory.stop = 1
    if memory.stop:
        return 0

    # Step 3. The window from the view of the seat that moves.
    root_seat = int(memory.root_seat)
    side = OWN if memory.stack[ply].turn == root_seat else -OWN
    alpha = low if side == viewer else -high
    beta = high if side == viewer else -low

    # Step 4. Transposition-table probe. Cutoff if the entry is deep enough, of this generation, and exact or a bound
    # outside the window; with `full_pv` in null windows only.
    key = position_key(memory.stack[ply], int(memory.salt))
    entry = entry_at(memory.tt_address + (key & memory.tt_mask) * ENTRY_BYTES)
    data = int(entry.data)
    table_move: int = NO_MOVE
    if int(entry.check) ^ data == key:
        table_move = data & MOVE_MASK
        draft = (data >> DRAFT_SHIFT) & DRAFT_MASK
        bound = (data >> BOUND_SHIFT) & BOUND_MASK
        value = data >> VALUE_SHIFT
        decides = bound == EXACT or (bound == LOWER and value >= beta) or (bound == UPPER and value <= alpha)
        decides &= (data >> GENERATION_SHIFT) & GENERATION_MASK == memory.generation
        decides &= memory.full_pv == 0 or beta - alpha == 1
        if decides and draft >= depth:
            memory.reached_horizon |= draft < SOLVED_DRAFT
            memory.reached_deal |= (data >> DEAL_SHIFT) & 1
            return int(value * side * viewer)
        if not is_legal(memory.stack[ply], table_move):  # stored for another order of the same factories
            table_move = NO_MOVE

    # Step 5. Clear the flags that leaves set (horizon, deal), so that they describe this subtree only. Step 13 merges
    # them with the flags from before.
    outer_horizon = int(memory.reached_horizon)
    outer_deal = int(memory.reached_deal)
    memory.reached_horizon = 0
    memory.reached_deal = 0
    following = depth - 1 if phase == OFFER else depth
    best: int = -INFINITE
    best_move: int = NO_MOVE
    window = alpha
    reuse = NO_REUSE

    # Step 6. Move ordering: table move, killers, then static score plus history. The table move is searched before any
    # other move is listed, because it often gives a cutoff.
    count = 1
    i = 0
    if table_move == NO_MOVE:
        count = list_candidates(memory, ply, table_move)
    while i < count:
        move = table_move if i == 0 and table_move != NO_MOVE else pick(memory, ply, i, count)
        copy_state(memory.stack[ply + 1], memory.stack[ply])
        play(memory.stack[ply + 1], move)

        if following <= 0 and memory.stack[ply + 1].phase == OFFER:
            # Step 7. Frontier node: evaluate the child here. Siblings share the sums of all boards but the mover's.
            if i > 0 and reuse == NO_REUSE:
                prepare_siblings(memory, memory.stack[ply], memory.use_network != 0)
                reuse = REUSE_BOARDS
            memory.nodes += 1
            memory.pv_length[ply + 1] = 0
            value = side * evaluate(memory, memory.stack[ply + 1], reuse)
        elif i == 0:
            # Step 8. Principal variation search: the first move gets the full window.
            value = descend(memory, ply + 1, following, window, beta, side)
        else:
            # Step 9. Late-move reduction, with a null window.
            reduced = following
            if i >= memory.reduce_from[0] and depth >= REDUCED_DEPTH and phase == OFFER:
                reduced -= 1 + (i >= memory.reduce_from[1]) + (i >= memory.reduce_from[2])
            value = descend(memory, ply + 1, reduced, window, window + 1, side)
            # Step 10. Re-search at full depth if the reduced search beats alpha, then with the full window.
            if value > window and reduced < following:
                value = descend(memory, ply + 1, following, window, window + 1, side)
            if window < value < beta:
                value = descend(memory, ply + 1, following, window, beta, side)
        if memory.stop:
            return 0

        # Step 11. New best move; beta cutoff, with killer and history update.
        if value > best:
            best = value
            best_move = move
            if value > window:
                window = value
                extend_pv(memory, ply, move)
                if value >= beta:
                    reward(memory, ply, move, depth)
                    break

        # Step 12. List the other moves; the loop continues at index 1. `pick` moves the table move to index 0. The list
        # lacks the table move if it takes from a factory that is identical to a listed one. Then another move is at
        # index 0: append a copy of it, so that it is searched, too.
        if i == 0 and table_move != NO_MOVE:
            count = list_candidates(memory, ply, table_move)
            if pick(memory, ply, int64(ROOT), count) != table_move:
                memory.moves[ply, count] = memory.moves[ply, 0]
                memory.move_scores[ply, count] = memory.move_scores[ply, 0]
                count += 1
        i += 1

    # Step 13. Store in the transposition table, always replacing. The position is solved if no leaf below it was at the
    # horizon.
    bound = EXACT
    if best >= beta:
        bound = LOWER
    elif best <= alpha:
        bound = UPPER
    draft = max(depth, 0) if memory.reached_horizon else SOLVED_DRAFT
    data = pack_entry(best_move, draft, bound, int(memory.reached_deal), int(memory.generation), best)
    entry.check = key ^ data
    entry.data = data
    memory.reached_horizon |= outer_horizon
    memory.reached_deal |= outer_deal
    return int(best * side * viewer)


@merged
def search_root(memory: Memory, depth: int, lines: int) -> int:
    """One iteration over the root moves, best first; return how many were searched before a stop.

    The best `lines` moves get exact values, the others upper bounds.
    """
    memory.reached_horizon = 0
    memory.reached_deal = 0
    count = int(memory.root_count)
    following = depth - 1 if memory.stack[0].phase == OFFER else depth
    for i in range(count):
        bound = -INFINITE
        if i >= lines:
            bound = nth_best(memory, i, lines)
        copy_state(memory.stack[1], memory.stack[0])
        play(memory.stack[1], int64(memory.root_moves[i]))
        if i < lines:
            value = descend(memory, FIRST_PLY, following, -INFINITE, INFINITE, OWN)
        else:  # as in steps 9 and 10 of `descend`, but reduced by one ply at most
            reduced = following
            if i >= memory.reduce_from[0] and depth >= REDUCED_DEPTH:
                reduced -= 1
            value = descend(memory, FIRST_PLY, reduced, bound, bound + 1, OWN)
            if value > bound and reduced < following:
                value = descend(memory, FIRST_PLY, following, bound, bound + 1, OWN)
            if value > bound:
                value = descend(memory, FIRST_PLY, following, bound, INFINITE, OWN)
        if memory.stop:
            return i
        memory.root_values[i] = value
        memory.root_exact[i] = value > bound
        is_best = True
        for j in range(i):
            is_best &= memory.root_values[j] < value
        if is_best:
            extend_pv(memory, ROOT, int64(memory.root_moves[i]))
    return count


@compiled
def nth_best(memory: Memory, count: int, rank: int) -> int:
    """The rank-th largest of the first `count` root values."""
    for i in range(count):
        above = 0
        equal = 0
        for j in range(count):
            above += memory.root_values[j] > memory.root_values[i]
            equal += memory.root_values[j] == memory.root_values[i]
        if above < rank <= above + equal:
            return int(memory.root_values[i])
    return int(-INFINITE)


@compiled
def set_root(memory: Memory, state: State) -> None:
    """Start a search. The transposition table may hold entries of other rounds and seats; the salt tells them apart."""
    memory.stack[0] = state
    memory.root_seat = int(state.turn)
    salt = int(state.round_number) * 8 + int(memory.root_seat)
    for seat in range(len(state.score)):
        salt = mixed(salt + (int(state.score[seat]) << 8))
    memory.salt = salt
    memory.nodes = 0
    memory.stop = 0
    memory.history[:] = 0
    memory.killers[:] = NO_MOVE
    memory.depth = 0
    memory.generation = 0
    memory.full_pv = 0
    memory.end_count = 0
    count = list_candidates(memory, ROOT, NO_MOVE)
    for i in range(count):
        memory.root_moves[i] = pick(memory, ROOT, i, count)
        memory.root_values[i] = 0
        memory.root_exact[i] = 0
    memory.root_count = count


@merged
def deepen(memory: Memory, lines: int) -> bool:
    """Search one ply deeper and sort the root moves; return False if stopped, or if no deeper search can find more."""
    depth = int(memory.depth) + 1
    searched = search_root(memory, depth, lines)
    for i in range(1, searched):  # a stable insertion sort, best first
        move = memory.root_moves[i]
        value = memory.root_values[i]
        exact = memory.root_exact[i]
        j = i
        while j > 0 and memory.root_values[j - 1] < value:
            memory.root_moves[j] = memory.root_moves[j - 1]
            memory.root_values[j] = memory.root_values[j - 1]
            memory.root_exact[j] = memory.root_exact[j - 1]
            j -= 1
        memory.root_moves[j] = move
        memory.root_values[j] = value
        memory.root_exact[j] = exact
    if memory.stop:
        return False
    memory.depth = depth
    return bool(memory.reached_horizon)


@compiled
def search_nodes(memory: Memory, state: State, nodes: int) -> int:
    """The best move by iterative deepening within a node budget."""
    set_root(memory, state)
    memory.node_limit = nodes
    while memory.root_count > 1 and deepen(memory, 1) and memory.depth < MOST_DEPTH:
        pass
    return int(memory.root_moves[0])

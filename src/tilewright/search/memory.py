"""The one record that a thread's search works in.

Compiled recursion passes one record and integers, no arrays. So everything is in one record, grouped here by the module
that owns it. docs/search-internals.md has the same list as a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from tilewright.evaluation import features, patterns, vectors
from tilewright.evaluation.evaluator import Evaluator
from tilewright.evaluation.linear import STEPS, LinearEvaluation
from tilewright.evaluation.network import Network
from tilewright.evaluation.stages import STAGES
from tilewright.rules.constants import COLOURS
from tilewright.rules.layout import DESTINATIONS, int64, state_dtype

from .values import WIN

Memory: TypeAlias = Any  # a record of memory_dtype; Numba checks its fields
Nodes: TypeAlias = npt.NDArray[Any]  # the tree of PUCT: records of puct.node_dtype

MOST_PLIES = 72  # takes and column choices in one round
MOST_MOVES = 256  # in one position
MOVES_A_SOURCE = COLOURS * DESTINATIONS
MOST_COUNTED = 7  # history treats takes of more tiles as takes of this many
HISTORY = (MOST_COUNTED + 1) * MOVES_A_SOURCE
BOARDS_CACHED = 2048
OFFERS_CACHED = 1024
MOST_ENDS = 64  # ends of the round with a sampled value
REDUCE_FROM = (4, 10, 24)  # indices, from 0, of the moves from which step 9 of `descend` reduces by 1, 2, 3 plies

# What an evaluation may reuse from the previous sibling: nothing, the other boards, also the offer.
# As int64, because Numba compiles a function once more for every plain integer that it is called with.
NO_REUSE, REUSE_BOARDS, REUSE_OFFER = int64(0), int64(1), int64(2)


@cache
def memory_dtype(players: int) -> np.dtype[Any]:
    """The record for a number of players."""
    units = vectors.UNITS
    record = np.dtype(
        [
            # candidates: move lists and what orders them.
            ("moves", np.int16, (MOST_PLIES, MOST_MOVES)),
            ("move_scores", np.int32, (MOST_PLIES, MOST_MOVES)),
            # Two killer moves a ply.
            ("killers", np.int16, (MOST_PLIES, 2)),
            # History scores by seat and `history_index`.
            ("history", np.int32, (players, HISTORY)),
            # alpha_beta and puct: the search itself.
            # Positions on the current line (puct: at fixed places); stack[0] is the root.
            ("stack", state_dtype(players), (MOST_PLIES,)),
            ("root_seat", np.int64),
            ("nodes", np.int64),
            ("node_limit", np.int64),
            # 1 ends the search: set by another thread, or at the node limit.
            ("stop", np.int64),
            # A leaf inside the round was evaluated: the round is not solved.
            ("reached_horizon", np.int64),
            # A leaf at the end of the round was evaluated: the game is not solved.
            ("reached_deal", np.int64),
            # alpha_beta alone.
            # The last completed iteration of iterative deepening.
            ("depth", np.int64),
            # The principal variation from each ply (triangular array), and its length.
            ("pv", np.int16, (MOST_PLIES, MOST_PLIES)),
            ("pv_length", np.int32, (MOST_PLIES,)),
            # 1: no transposition cutoffs at PV nodes, so that the principal variation reaches the round's end.
            ("full_pv", np.int64),
            # Indices, from 0, of the moves from which late moves are reduced by 1, 2, 3 plies.
            ("reduce_from", np.int64, (3,)),
            # Root moves, best first; their values; whether a value is exact or an upper bound.
            ("root_moves", np.int16, (MOST_MOVES,)),
            ("root_values", np.int32, (MOST_MOVES,)),
            ("root_exact", np.int8, (MOST_MOVES,)),
            ("root_count", np.int64),
            # transposition_table: address of the first entry, number of entries - 1.
            ("tt_address", np.int64),
            ("tt_mask", np.int64),
            # Hash of what is constant within the round (round, scores, root seat).
            ("salt", np.int64),
            # Entries of an earlier generation give a move to try first, but no value.
            ("generation", np.int64),
            # next_round: ends of the round with a sampled value, which replaces the evaluation.
            ("end_count", np.int64),
            ("end_keys", np.int64, (MOST_ENDS,)),
            ("end_values", np.int64, (MOST_ENDS,)),
            # puct: nodes in use; the path of the current simulation, and the seat that moved at each of its nodes.
            ("tree_size", np.int64),
            ("path", np.int64, (MOST_PLIES,)),
            ("path_seats", np.int64, (MOST_PLIES,)),
            # The share of the root's visits that is spread evenly over its moves.
            ("even_share", np.float64),
            # opponents: 1 = every seat uses the root seat's evaluator, 2 = some may use the linear evaluation.
            ("models", np.int64),
            # By seat, the weight (0 to 1) of the linear evaluation in the model of that opponent.
            ("opponent_weights", np.float32, (players,)),
            # evaluate: 1 = by the network, 0 = by the linear evaluation.
            ("use_network", np.int64),
            # By seat, the value of the position evaluated last.
            ("values", np.int64, (players,)),
            # evaluate_linear: the weights; the win probability by margin, from -WIN to WIN; the patterns found.
            ("linear_weights", np.int16, (STAGES, patterns.WEIGHTS)),
            ("win_table", np.int32, (STAGES, STEPS)),
            ("patterns", np.int32, (patterns.MOST_PATTERNS + 8,)),
            # Board values at the parent of the current leaves, its stage, and the seat that moves there.
            ("parent_boards", np.int64, (players,)),
            ("parent_stage", np.int64),
            ("parent_seat", np.int64),
            # Cache of board values.
            ("linear_board_keys", np.int64, (BOARDS_CACHED,)),
            ("linear_boards", np.int64, (BOARDS_CACHED,)),
            # evaluate_network: addresses of the first and later layers (within a round, between rounds).
            ("first_layers", np.int64, (2,)),
            ("later_layers", np.int64, (2,)),
            # By stage, log-odds of winning for each point of margin.
            ("steepness", np.float32, (STAGES,)),
            # The accumulator: first-layer sums of the position evaluated now.
            ("accumulator", np.int16, (units,)),
            # The accumulator with all boards but the last role's, and whether one of these boards completes a row.
            ("others_accumulator", np.int16, (units,)),
            ("others_close", np.int64),
            # The same accumulator after adding the offer.
            ("offer_accumulator", np.int16, (units,)),
            # The offer: tiles by colour, group sizes by colour.
            ("offered", np.int64),
            ("sizes", np.int64),
            # By role: tiles of each colour that its lines can take, and points as if the round ended now.
            ("rooms", np.int32, (players,)),
            ("role_points", np.int32, (players,)),
            # Indices of active features.
            ("features", np.int16, (features.most_features(players),)),
            # By role, points to gain; then by role, log-odds.
            ("outputs", np.float32, (2 * players,)),
            # Cache of boards: key, 2 * (points gained if the round ended now) + (1 if a row is completed), room,
            # first-layer sum.
            ("board_keys", np.int64, (BOARDS_CACHED,)),
            ("board_gains", np.int32, (BOARDS_CACHED,)),
            ("board_rooms", np.int32, (BOARDS_CACHED,)),
            ("board_sums", np.int16, (BOARDS_CACHED, units)),
            # Cache of offers: key, tiles, group sizes, first-layer sum.
            ("offer_keys", np.int64, (OFFERS_CACHED,)),
            ("offer_tiles", np.int32, (OFFERS_CACHED,)),
            ("offer_sizes", np.int32, (OFFERS_CACHED,)),
            ("offer_sums", np.int16, (OFFERS_CACHED, units)),
        ],
        align=True,
    )
    return np.dtype((np.record, record))


def set_evaluator(
    memory: Any, evaluator: Evaluator, linear: LinearEvaluation | None = None, opponent_weights: Sequence[float] = ()
) -> None:
    """Set the evaluator, which must outlive the record: the record holds addresses of its arrays.

    With a network and three or four seats, `linear` with `opponent_weights` (by seat) models opponents who may use it.
    """
    memory["opponent_weights"] = 0
    memory["use_network"] = isinstance(evaluator, Network)
    memory["reduce_from"][0] = REDUCE_FROM
    if isinstance(evaluator, Network):
        memory["first_layers"][0] = [each.table.ctypes.data for each in (evaluator.within, evaluator.between)]
        memory["later_layers"][0] = [each.block.ctypes.data for each in (evaluator.within, evaluator.between)]
        memory["steepness"][0] = evaluator.steepness
        if linear is not None:
            memory["opponent_weights"] = opponent_weights
    else:
        linear = evaluator
    memory["models"] = 1 + memory["opponent_weights"].any()
    if linear is not None:
        memory["linear_weights"][0] = linear.weights
        memory["win_table"][0] = linear.win_table * WIN

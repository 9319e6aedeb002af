"""Self-play games in compiled code. The same seed gives the same games on every thread and machine."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from tilewright.rules import Side
from tilewright.rules.compiling import compiled
from tilewright.rules.dealing import deal_randomly, random_below
from tilewright.rules.kernel import list_moves, play, set_up
from tilewright.rules.layout import DEAL, END, OFFER, States, int64
from tilewright.search.fixed_nodes import Searcher, choose_move, had_choice
from tilewright.search.lookahead import look_ahead, write_root_value

from .shards import Games

ROUND_LIMIT = 12  # SIL-17: a game might never end; one that is not over after 12 rounds is dropped
MOST_GAME_MOVES = ROUND_LIMIT * (36 + 20)  # every tile taken alone, and every line's column chosen
ONE_OF = 3  # one of three positions within a round is kept as an example
MOST_A_ROUND = 8  # examples from one round
LAST_GROWTH = 5  # the round up to which lookahead searches grow


class Outlook(NamedTuple):
    """Sampled lookahead at round boundaries: the mean over `deals` sampled deals, each searched with `nodes` nodes.

    Quick searches misjudge late rounds, so the nodes are multiplied by `growth` for each finished round after the
    first, up to round 5.
    """

    deals: int = 0
    nodes: int = 0
    growth: int = 1

    @property
    def most_nodes(self) -> int:
        """The nodes of the largest searches."""
        return nodes_before(self, LAST_GROWTH)


NO_OUTLOOK = Outlook()


def play_games(searcher: Searcher, side: Side, count: int, seed: int, outlook: Outlook = NO_OUTLOOK) -> Games:
    """Play `count` whole games; half of them begin with a noisy phase: each move is random with probability 1/2.

    The phase lasts one to four rounds; of the last one, only the first 0 to 15 takes belong to it. All round boundaries
    after the last random move are kept. Within rounds, about a third of the positions after the noisy phase are kept,
    at most eight a round. If the evaluation is a network, positions within rounds have the search's value, and
    boundaries after the rounds with random moves have the value of a sampled lookahead.
    """
    players, factories = searcher.players, searcher.work["sources"].shape[1] - 1
    first = np.zeros(count, np.uint8)
    rounds = np.zeros(count, np.uint8)
    lengths = np.zeros(count, np.uint16)
    clean = np.zeros(count, np.uint16)
    final = np.zeros((count, players), np.int16)
    deals = np.zeros((count * ROUND_LIMIT, factories), np.int32)
    moves = np.zeros(count * MOST_GAME_MOVES, np.int16)
    kept = np.zeros(count, np.uint8)
    places = np.zeros(count * ROUND_LIMIT * MOST_A_ROUND, np.uint16)
    worth = np.full((len(places), 2, players), np.nan, np.float32)
    before = np.full((len(deals), 2, players), np.nan, np.float32)
    searcher.forget()
    _play_games(
        searcher.memory,
        searcher.tree,
        searcher.work,
        searcher.moves,
        side is Side.GREY,
        searcher.nodes,
        np.array([seed], np.uint64),
        (first, rounds, lengths, clean, kept),
        final,
        deals,
        moves,
        outlook,
        (places, worth, before),
    )
    positions = kept.sum(dtype=int)
    return Games(
        first,
        rounds,
        lengths,
        clean,
        final,
        deals[: rounds.sum(dtype=int)].copy(),
        moves[: lengths.sum(dtype=int)].copy(),
        kept,
        places[:positions].copy(),
        worth[:positions].astype(np.float16),
        before[: rounds.sum(dtype=int)].astype(np.float16),
    )


@compiled
def _play_games(
    memories: Any,
    tree: Any,
    work: States,
    listed: npt.NDArray[np.int16],
    grey: bool,
    nodes: int,
    random: npt.NDArray[np.uint64],
    by_game: Any,
    final: npt.NDArray[np.int16],
    deals: npt.NDArray[np.int32],
    moves: npt.NDArray[np.int16],
    outlook: Outlook,
    kept_values: Any,
) -> None:
    memory = memories[0]
    state = work[0]
    first, rounds, lengths, clean, kept = by_game
    places, worth, before = kept_values
    players = len(state.score)
    found = np.zeros((2, players), np.float32)
    has_network = memory.use_network != 0
    game = 0
    deals_kept = 0
    moves_kept = 0
    places_kept = 0
    while game < len(first):
        work[0] = work[1]  # an empty record
        first[game] = random_below(random, players)
        set_up(state, grey, int(first[game]))
        # Half of the games begin with random moves, for variety. Examples come only from after the last of them.
        noisy_rounds = 0
        if random_below(random, 2) == 0:
            noisy_rounds = 1 + random_below(random, 4)
        noisy_takes = random_below(random, 16)  # of the last noisy round
        takes = 0
        examples_before = 0
        dealt = 0
        played = 0
        last_random = 0
        examples = 0
        while state.phase != END and state.round_number <= ROUND_LIMIT:
            if state.phase == DEAL:
                found_before = before[deals_kept + dealt]
                if has_network and outlook.deals and state.round_number > max(1, noisy_rounds):
                    search_nodes = nodes_before(outlook, int(state.round_number))
                    look_ahead(memory, tree, state, work[2], random, outlook.deals, search_nodes, found, found_before)
                else:
                    found_before[:] = np.nan  # a dropped game may have left values here
                deal_randomly(state, random)
                for source in range(1, len(state.sources)):
                    deals[deals_kept + dealt, source - 1] = state.sources[source]
                dealt += 1
                takes = 0
                examples_before = examples
                continue
            is_noisy = state.round_number < noisy_rounds or (state.round_number == noisy_rounds and takes < noisy_takes)
            takes += state.phase == OFFER
            if is_noisy and random_below(random, 2) == 0:
                move = int64(listed[random_below(random, list_moves(state, listed))])
                last_random = played + 1
            else:
                move = choose_move(memory, tree, state, nodes)
                if (
                    not is_noisy
                    and state.phase == OFFER
                    and had_choice(memory, tree)
                    and examples - examples_before < MOST_A_ROUND
                    and random_below(random, ONE_OF) == 0
                ):
                    places[places_kept + examples] = played
                    if has_network:
                        write_root_value(memory, tree, state, worth[places_kept + examples])
                    examples += 1
            moves[moves_kept + played] = move
            played += 1
            play(state, move)
        if state.phase != END:
            continue  # dropped: nobody finished a row
        rounds[game] = dealt
        lengths[game] = played
        clean[game] = last_random
        kept[game] = examples
        for seat in range(players):
            final[game, seat] = state.score[seat]
        deals_kept += dealt
        moves_kept += played
        places_kept += examples
        game += 1


@compiled
def nodes_before(outlook: Outlook, round_number: int) -> int:
    """The nodes of a lookahead search after a deal of that round."""
    return outlook.nodes * int(outlook.growth ** (min(round_number, LAST_GROWTH) - 2))

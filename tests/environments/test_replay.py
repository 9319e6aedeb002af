"""Games in Gymnasium, PettingZoo and OpenSpiel pass through the same positions as when replayed with `Position`."""

from __future__ import annotations

import random

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.environments.spiel import apply_random, load
from tests.random_games import TABLES, Chance
from tilewright import Move, Phase, Position
from tilewright.environments import AzulSingleEnv, AzulVectorEnv, azul_v0
from tilewright.environments.actions import action_of, move_of
from tilewright.environments.options import DEFAULT_ROUNDS
from tilewright.players import RandomPlayer

each_table = pytest.mark.parametrize(("players", "side"), TABLES)
any_seed = given(seed=st.integers(0, 2**32))
few = settings(max_examples=4, deadline=None)


def follows(before: Position, action: int, after: Position) -> Position:
    """Check that an action, with the deal that may follow it, leads from `before` to `after`; return `after`."""
    expected = before.play(move_of(action, before.players))
    if expected.phase is Phase.DEAL and after.phase is not Phase.DEAL:
        expected = expected.deal(after.factories)
    assert expected == after
    assert str(expected) == str(after)
    return expected


@each_table
@few
@any_seed
def test_petting_zoo(players: int, side: str, seed: int) -> None:
    env, chance = azul_v0.env(players=players, side=side), Chance(seed)
    env.reset(seed=seed)
    position = Position.start(players, side).deal(env.unwrapped.position.factories)
    assert position == env.unwrapped.position
    while not any(env.terminations.values()):
        mask = env.last()[0]["action_mask"]
        legal = np.flatnonzero(mask)
        action = int(legal[chance.below(len(legal))])
        env.step(action)
        position = follows(position, action, env.unwrapped.position)
    assert position.is_over


@each_table
@few
@any_seed
def test_vectorised(players: int, side: str, seed: int) -> None:
    envs = AzulVectorEnv(3, players, side, num_threads=2, max_rounds=6)
    envs.reset(seed=seed)
    positions = [envs.position(game) for game in range(3)]
    for position in positions:
        assert position == Position.start(players, side).deal(position.factories)
    for _ in range(120):
        actions = envs.choose_actions(greedy=0.2).copy()
        _, rewards, terminated, truncated, _ = envs.step(actions)
        for game in range(3):
            after = envs.position(game)
            if terminated[game] or truncated[game]:
                last = positions[game].play(move_of(int(actions[game]), players))
                assert last.is_over == terminated[game]
                assert last.is_over or (last.phase, last.round) == (Phase.DEAL, 7)
                if last.outcome is not None:
                    winners = (np.array(last.outcome.ranks) == 1).tolist()
                    assert (rewards[game] == rewards[game].max()).tolist() == winners
                assert after == Position.start(players, side).deal(after.factories)
            else:
                follows(positions[game], int(actions[game]), after)
            positions[game] = after
            assert envs.current_player[game] + 1 == after.to_move
            legal = [int(action) for action in np.flatnonzero(envs.action_masks[game])]
            assert [move_of(action, players) for action in legal] == after.legal_moves()
    envs.close()


class Remembering:
    """A random player that appends every position and its move to a list."""

    name = "remembering"

    def __init__(self, trail: list[tuple[Position, Move]]) -> None:
        self._player = RandomPlayer(1)
        self._trail = trail

    def choose(self, position: Position) -> Move:
        move = self._player.choose(position)
        self._trail.append((position, move))
        return move


@each_table
@few
@any_seed
def test_single(players: int, side: str, seed: int) -> None:
    """The moves of the opponents and of the agent, in the order of play."""
    trail: list[tuple[Position, Move]] = []
    env = AzulSingleEnv(players, side, Remembering(trail), seat=1 + seed % players)
    seen, _ = env.reset(seed=seed)
    chance, over = Chance(seed), False
    while not over:
        legal = np.flatnonzero(seen["action_mask"])
        action = int(legal[chance.below(len(legal))])
        trail.append((env.position, move_of(action, players)))
        seen, _, terminated, truncated, _ = env.step(action)
        over = terminated or truncated
    assert trail[0][0] == Position.start(players, side).deal(trail[0][0].factories)
    after = [position for position, _ in trail[1:]] + [env.position]
    for (before, move), position in zip(trail, after, strict=True):
        follows(before, action_of(move, players), position)
    assert env.position.is_over


@each_table
@few
@any_seed
def test_open_spiel(players: int, side: str, seed: int) -> None:
    """Deals are put together from the drawn tiles, four for each factory."""
    game, chance = load(players, side), random.Random(seed)
    state = game.new_initial_state()
    position, drawn = Position.start(players, side), ""
    while not state.is_terminal():
        before = state.clone()
        apply_random(state, chance)
        action = state.history()[-1]
        if before.current_player() == pyspiel.PlayerId.CHANCE:
            drawn += "BYRKW"[action]
            if not state.is_chance_node():
                factories = [drawn[4 * place : 4 * place + 4] or "-" for place in range(2 * players + 1)]
                position, drawn = position.deal(",".join(factories)), ""
        else:
            position = position.play(move_of(action, players))
            legal = [move_of(action, players) for action in before.legal_actions()]
            assert legal == before.position.legal_moves()
        if not drawn:
            assert position == state.position
            assert state.current_player() == (
                pyspiel.PlayerId.TERMINAL
                if position.is_over or position.round > DEFAULT_ROUNDS
                else position.to_move - 1
                if position.to_move
                else pyspiel.PlayerId.CHANCE
            )
    assert position.is_over or position.round > DEFAULT_ROUNDS

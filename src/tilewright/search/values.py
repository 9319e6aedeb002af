"""The integer value of a position to a seat.

Alpha-beta compares integers, and a value has to say two things: the win probability, which comes first, and the
margin. *Win probability* means the expected share of the victory: a victory shared by two counts 1/2. *Margin* means
points over the best other seat. Bit 0 tells results from estimates:

    even   a finished game: WIN, 0 or -WIN (or a share in between), plus 8 * margin
    odd    an estimate of the network: a step of the win probability times WIN_STEP, plus 8 * margin, plus 1
    odd    an estimate of the linear evaluation: the win probability from -WIN to WIN, plus 8 * margin, bit 0 set;
           without the margin for an end of the round that `next_round` has sampled

Only alpha-beta and `decode_value` rely on bit 0. PUCT marks solved nodes itself, and does not set bit 0 in linear
values.
"""

from __future__ import annotations

from tilewright.rules.compiling import compiled
from tilewright.rules.layout import State
from tilewright.rules.outcome import rank_of

WIN = 1 << 22  # a certain win; margins are far below it
WIN_STEP = 2048  # units of value for one step of the network's win probability
MOST_STEP = WIN // WIN_STEP - 1
MARGIN_UNITS = 8  # what a point of margin adds to a value
MOST_MARGIN = 500.0  # quarters of a point; larger margins would run into the next step


@compiled
def encode_value(step: int, margin: float) -> int:
    """The value for a step of the win probability (-MOST_STEP to MOST_STEP) and a margin.

    The margin is truncated to quarter points and limited to ±125.
    """
    return step * WIN_STEP + 2 * int(min(max(4 * margin, -MOST_MARGIN), MOST_MARGIN)) + 1


@compiled
def decode_value(value: int) -> tuple[float, float]:
    """Margin and win probability of a value: a finished game of two, or an estimate of the network."""
    if value % 2 == 0:
        final = 0
        if abs(value) > WIN // 2:
            final = WIN if value > 0 else -WIN
        return (value - final) / MARGIN_UNITS, (final + WIN) / (2 * WIN)
    step = (value + WIN_STEP // 2) // WIN_STEP
    return (value - 1 - step * WIN_STEP) / MARGIN_UNITS, (step / (MOST_STEP + 1) + 1) / 2


@compiled
def share_of(value: int) -> float:
    """A value as a win probability; the margin breaks ties."""
    return (value + WIN) / (2.0 * WIN)


@compiled
def final_value(state: State, seat: int) -> int:
    """The value of a finished game."""
    own = int(state.score[seat])
    best_other = -1
    for other in range(len(state.score)):
        if other != seat:
            best_other = max(best_other, int(state.score[other]))
    margin = (own - best_other) * MARGIN_UNITS
    ahead, level = rank_of(state, seat)
    return margin - WIN if ahead else margin + 2 * WIN // level - WIN


@compiled
def compound(rate: float) -> float:
    """(1 + rate) ** 1024, which is nearly exp(1024 * rate), with the same bits on every machine."""
    power = 1.0 + rate
    for _ in range(10):
        power *= power
    return power

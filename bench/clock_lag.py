"""What lag costs a player's reserve: a person behind a slow connection plays on a real server.

    python -m bench.clock_lag [--moves N]

A proxy delays everything in both directions. The client measures its thinking time, from receiving its turn to sending
the move, and compares it with what the server's clock subtracted. The difference for a move is the cost of the lag.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from pathlib import Path

from tests.server.lagging import lagging
from tests.server.running import OPEN, PERSON, Person, RunningServer, running

RESERVE_S = 3600
LAGS_S = (0.0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.8)
THINKING_S = 0.3


def cost_of(server: RunningServer, lag: float, moves: int) -> float:
    """Seconds that a move takes from the player's reserve beyond the thinking time."""
    with lagging(server.live_address, lag) as address:
        made = server.make(PERSON, OPEN, first=1, clock={"reserve": RESERVE_S, "increment": 0})
        joined = server.join(made["invite"], "Bo")
        near = Person(server, made["table"], made["secret"])
        slow = Person(server, address=address, table=made["table"], secret=joined["secret"])
        for person in (near, slow):
            person.hear_type("view")
            person.settle()
        live = server.call(server.application.host.live(made["table"]))
        chance = random.Random(1)
        thought, done = 0.0, 0
        while done < moves and live.table.state == "playing":
            if live.table.to_move == 1:
                near.settle()
                near.play(chance)
                continue
            while slow.turn is None:
                slow.hear()
            began = time.perf_counter()
            time.sleep(THINKING_S)
            thought += time.perf_counter() - began
            slow.play(chance)
            done += 1
        spent = RESERVE_S - live.table.reserves[2].at(time.time())
        near.go_away()
        slow.go_away()
    return (spent - thought) / done


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=25)
    moves = parser.parse_args().moves
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        print("round trip   taken from the reserve beyond the thinking time, per move")
        for lag in LAGS_S:
            print(f"{lag * 1000:7.0f} ms   {cost_of(server, lag, moves) * 1000:6.0f} ms", flush=True)


if __name__ == "__main__":
    main()

"""Run a worker for servers that share a database: the computer's moves, hints, analyses and reviews.

Start any number of workers, on any machine that reaches the broker. Ctrl-C ends a worker; others, or the servers
themselves, do its unfinished jobs. docs/server-cluster.md describes workers.
"""

from __future__ import annotations

import argparse

from .number_argument import whole
from .serve import add_broker_argument, add_threads_argument


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the broker, the threads and the metrics."""
    add_broker_argument(parser, required=True)
    add_threads_argument(parser)
    parser.add_argument(
        "--metrics-port",
        type=whole(1, most=65_535),
        metavar="N",
        help="serve /metrics at this port, to this machine only",
    )
    parser.add_argument("--open-metrics", action="store_true", help="serve /metrics to other machines too")


def run(arguments: argparse.Namespace) -> int:
    """Work until Ctrl-C."""
    from tilewright.server.serving import work

    work(
        arguments.broker,
        arguments.computer_threads,
        _say_ready,
        metrics_port=arguments.metrics_port,
        open_metrics=arguments.open_metrics,
    )
    return 0


def _say_ready(threads: int) -> None:
    print(f"Working, {threads} searches at the same time.", flush=True)

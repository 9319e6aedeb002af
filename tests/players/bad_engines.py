"""Engines for tests, as small Python programs: a good one, and many that misbehave."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

GOOD = """
import sys
positions = 0
for line in sys.stdin:
    words = line.split()
    if words[:1] == ["uai"]:
        print("id name Honest", "option name Nothing", "uaiok", sep="\\n", flush=True)
    elif words[:1] == ["isready"]:
        print("readyok", flush=True)
    elif words[:1] == ["position"]:
        positions += 1
        sources = [words[5].strip("*"), *words[4].split(",")]
    elif words[:1] == ["go"]:
        ON_GO
    elif words[:1] == ["quit"]:
        break
"""
FLOOR = '["C123456789"[at] + tiles[0] + "F" for at, tiles in enumerate(sources) if tiles not in ("", "-")][0]'
ANSWER = f'print("bestmove", {FLOOR}, flush=True)'
"""A move to the floor line, which is always legal and easy to find."""

BEATING = """
import sys, time
while True:
    with open(sys.argv[0] + ".beats", "a") as beats:
        beats.write("x")
    time.sleep(0.01)
"""


WITH_A_CHILD = """
import subprocess, sys
subprocess.Popen([sys.executable, sys.argv[0] + ".child"])
"""


def answering(code: str) -> str:
    """The source of an engine that follows the protocol until `go`, and then runs this code."""
    return GOOD.replace("ON_GO", code)


ENGINES = {
    "good": answering(ANSWER),
    "crash": answering('raise RuntimeError("out of tiles")'),
    "crash at once": "raise SystemExit(3)",
    "killed": answering("import os; os.kill(os.getpid(), 9)"),
    "hang": answering("import time; time.sleep(1000)"),
    "hang at once": "import time; time.sleep(1000)",
    "hang with a child": WITH_A_CHILD + answering("import time; time.sleep(1000)"),
    "deaf": "import sys, time\nprint('uaiok', flush=True)\nprint('readyok', flush=True)\ntime.sleep(1000)",
    "garbage": answering('print("bestmove", "\\x07\\u2603 nonsense", flush=True)'),
    "bytes": answering('sys.stdout.buffer.write(b"\\xff\\xfe\\0bestmove\\nbestmove \\xff\\n"); sys.stdout.flush()'),
    "silent move": answering('print("bestmove", flush=True)'),
    "illegal": answering('print("bestmove 9B1", flush=True)'),
    "refusing": answering('print("error nothing-to-search I will not", flush=True)'),
    "flood": answering('[print("info depth 1 " + "x" * 1000) for _ in iter(int, 1)]'),
    "endless line": answering('[sys.stdout.write("x" * 1000) for _ in iter(int, 1)]'),
    "flood of errors": answering(f'[sys.stderr.write("x" * 1000) for _ in range(10000)]; {ANSWER}'),
    "closes its output": answering("import os, time; os.close(1); time.sleep(1000)"),
    "chatters": answering(f'{ANSWER}; {ANSWER}; print("bestmove 9B1", flush=True)'),
    "crashes sometimes": answering(f"if positions > 5: raise RuntimeError\n        {ANSWER}"),
}


def command_of(name: str, folder: Path) -> str:
    """Write the engine to a file; return the command that starts it."""
    program = folder / f"{name.replace(' ', '_')}.py"
    program.write_text(ENGINES[name], encoding="utf-8")
    program.with_suffix(".py.child").write_text(BEATING, encoding="utf-8")
    return shlex.join([sys.executable, str(program)])

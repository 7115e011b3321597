"""Texts as long as are read: what each costs in memory is measured in a process of its own."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from shikaku_gui.formats import MAX_TEXT_BYTES
from tests.attacks.rounds import AttackCount
from tests.formats.growing_texts import GROWING, SAVE, XML

MAX_MEMORY = 320 * 2**20
"""Bytes that a text may take: 300 MB, and what the import of a reader does."""

_MEASURE = r"""
import re, sys, time
from shikaku_gui.formats import FormatError, load, loads
def peak():  # unlike ru_maxrss, this does not begin with the memory of the parent
    return int(re.search(r"VmHWM:\s*(\d+)", open("/proc/self/status").read())[1]) * 1024
loads("1")
before, started = peak(), time.process_time()
try:
    load(sys.argv[1])
except FormatError:
    pass
print(peak() - before, time.process_time() - started)
"""


def _repeated(start: str, pattern: str) -> Callable[[int], str]:
    return lambda length: start + pattern * ((length - len(start)) // len(pattern))


def _bad_clue(length: int) -> str:
    clues = [[at // 2_000, at % 2_000, 3] for at in range(length // 18)]
    return SAVE + json.dumps({"rows": 2_000, "cols": 2_000, "clues": [*clues, [0]]}) + "}"


_MOVES = SAVE + '{"rows": 2000, "cols": 2, "clues": []}, "moves": ['
HUGE: dict[str, Callable[[int], str]] = {
    "lists": _repeated("[", "[[],[],"),
    "clears": _repeated(_MOVES, '["clear"],'),
    "places": _repeated(_MOVES, '["place",[0,0,1,1]],'),
    "one bad clue": _bad_clue,
    "attributes": lambda length: (
        f"{XML}<board" + "".join(f' a{at}=""' for at in range(length // 12)) + "/>"
    ),
    "elements": _repeated(XML, "<a/>"),
    "links": _repeated("https://puzz.link/p?shikaku/2/2/2h2\n", "?\n"),
    "grids": _repeated("", "1 1\n1\n"),
    "lines": _repeated("", "\n1"),
    "wide characters": _repeated("\U0001f600", "\n1"),
}


def _peak(path: Path) -> tuple[int, float]:
    """Return the memory in bytes and the processor time in seconds that a file takes."""
    command = [sys.executable, "-c", _MEASURE, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    memory, seconds = done.stdout.split()
    return int(memory), float(seconds)


def test_memory_of_the_longest_texts(
    attack_count: AttackCount, attack_failures: list[str], tmp_path: Path
) -> None:
    texts = HUGE | {name: build for name, (_, build) in GROWING.items()}
    count = attack_count("longest texts", len(texts), 4)
    for name in list(texts)[:count]:
        path = tmp_path / "huge"
        path.write_text(texts[name](MAX_TEXT_BYTES - 2**16))
        peak, _ = _peak(path)
        if peak > MAX_MEMORY:
            attack_failures.append(f"{name}: {peak / 2**20:.0f} MiB")

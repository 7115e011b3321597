"""Texts as long as are read: what each costs is measured in a process of its own."""

import json
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import islice, product
from pathlib import Path

from shikaku_gui.formats import (
    MAX_TEXT_BYTES,
    SAVE_FORMAT,
    WRITABLE_FORMATS,
    SavedGame,
    UnwritableError,
    save,
)
from shikaku_gui.model import Clear, Fill, Puzzle, Rect
from tests.attacks.rounds import AttackCount
from tests.formats.growing_texts import GROWING, SAVE, XML

MAX_MEMORY = 320 * 2**20
"""Bytes that a text may take: 300 MB, and what the import of a reader does."""

MAX_SECONDS = 2.0
"""Processor time for a text, unless it is one of our own files within the limits."""

MAX_SECONDS_OF_OURS = 8.0
"""The same for our own files, of which some must be read that take longer."""

OURS = '{"format": "shikaku"'

PARTS = (1, 2, 4, 8)
"""Texts of each kind have the longest length divided by these: the longest may exceed a limit
of its own early, and a shorter one not."""

_MEASURE = r"""
import re, sys, time
from shikaku_gui.formats import FormatError, load, loads
def peak():  # unlike ru_maxrss, this does not begin with the memory of the parent
    return int(re.search(r"VmHWM:\s*(\d+)", open("/proc/self/status").read())[1]) * 1024
loads("1")
before, started = peak(), time.process_time()
try:
    load(sys.argv[1])
    read = 1
except FormatError:
    read = 0
print(peak() - before, time.process_time() - started, read)
"""


def _repeated(start: str, pattern: str) -> Callable[[int], str]:
    return lambda length: start + pattern * ((length - len(start)) // len(pattern))


def _bad_clue(length: int) -> str:
    clues = [[at // 2_000, at % 2_000, 3] for at in range(length // 18)]
    return SAVE + json.dumps({"rows": 2_000, "cols": 2_000, "clues": [*clues, [0]]}) + "}"


def _fills_in_rows(length: int) -> str:
    rows = [[row, *(each for col in range(2_000) for each in (col, 1, 1))] for row in range(400)]
    fill = json.dumps(["fill rows", rows])
    return (
        '{"format": "shikaku", "version": 3, "puzzle": {"rows": 2000, "cols": 2000}, "moves": ['
        + ", ".join([fill] * (length // len(fill) - 1))
        + "]}"
    )


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
    "four million clues": lambda _: ("1 " * 2_000 + "\n") * 2_000,
    "four million clues, rectangles": lambda _: "2000x2000:" + "1_" * 4_000_000,
    "fills in rows": _fills_in_rows,
    "wide characters": _repeated("\U0001f600", "\n1"),
}


def _cost(path: Path) -> tuple[int, float, bool]:
    """Return the memory in bytes and the processor time in seconds, and whether it was read."""
    command = [sys.executable, "-c", _MEASURE, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300)
    memory, seconds, read = done.stdout.split()
    return int(memory), float(seconds), read == "1"


def test_memory_of_the_longest_texts(
    attack_count: AttackCount, attack_failures: list[str], tmp_path: Path
) -> None:
    texts = HUGE | {name: build for name, (_, build) in GROWING.items()}
    count = attack_count("longest texts", len(texts) * len(PARTS), 8)
    path = tmp_path / "huge"
    for name, part in islice(product(texts, PARTS), count):
        text = _as_long_as(texts[name], MAX_TEXT_BYTES // part)
        path.write_text(text)
        peak, seconds, read = _cost(path)
        limit = MAX_SECONDS_OF_OURS if text.startswith(OURS) else MAX_SECONDS
        if peak > MAX_MEMORY or seconds > limit:
            size, took = f"{len(text) / 2**20:.1f} MiB", f"{peak / 2**20:.0f} MiB, {seconds:.1f} s"
            attack_failures.append(f"{name} of {size}: {took}, {read=}")


def _as_long_as(build: Callable[[int], str], length: int) -> str:
    """Return a text of at most that many bytes; what is built may be longer than asked for."""
    text = build(length)
    for _ in range(3):
        if len(text.encode()) > length:
            text = build(int(length * 0.99 * length / len(text.encode())))
    return text


def _game(side: int, height: int, width: int) -> SavedGame:
    """Return a solved game of rectangles of one size, its solution filled in twice."""
    rects = tuple(
        Rect(row, col, height, width)
        for row in range(0, side, height)
        for col in range(0, side, width)
    )
    puzzle = Puzzle(side, side, {rect.first: rect.area for rect in rects})
    return SavedGame(puzzle, (Fill(rects), Clear(), Fill(rects)), 3, solution=rects)


def test_what_is_written_of_a_large_game_can_be_read(
    attack_count: AttackCount, attack_failures: list[str], tmp_path: Path
) -> None:
    games = {"cells": _game(1_000, 1, 1), "dominoes": _game(1_000, 1, 2)}
    games["squares"] = _game(1_000, 2, 2)
    shaped = {rect.first: rect.shape for rect in games["cells"].solution or ()}
    games["shapes"] = replace(games["cells"], puzzle=replace(games["cells"].puzzle, shapes=shaped))
    count = attack_count("large games written and read", len(games), 1)
    for name in list(games)[:count]:
        path = tmp_path / "game"
        for target in WRITABLE_FORMATS.values():
            try:
                save(games[name], path, target)
            except UnwritableError:
                if target is SAVE_FORMAT:
                    attack_failures.append(f"{name}: not written")
                continue
            peak, _, read = _cost(path)
            if peak > MAX_MEMORY or not read:
                attack_failures.append(f"{name}, {target.name}: {peak / 2**20:.0f} MiB, {read=}")

"""What several benchmarks share: puzzles to measure on, clocks, and tables."""

import csv
import json
import os
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from time import process_time

from shikaku_gui.formats import loads
from shikaku_gui.model import Puzzle

SGT = shutil.which("sgt-rect", path=f"{os.environ.get('PATH', '')}:/usr/games")
"""Simon Tatham's Rectangles, where it is installed (Debian package sgt-puzzles)."""


def require_sgt() -> str:
    """Return the path of Simon Tatham's Rectangles.

    Raises:
        SystemExit: it is not installed.
    """
    if SGT is None:
        raise SystemExit("sgt-rect is not installed (Debian: sgt-puzzles)")
    return SGT


def sgt_puzzles(count: int, parameters: str) -> list[str]:
    """Return the ids of new puzzles by Tatham's program, of a size such as 10x15, columns first."""
    command = [require_sgt(), "--generate", str(count), parameters]
    return subprocess.run(command, text=True, capture_output=True, check=True).stdout.split()


def corpus(path: Path) -> dict[str, Puzzle]:
    """Read the puzzles of a file of JSON by name: each has its grid as ``problem``."""
    entries = json.loads(path.read_text(encoding="utf-8"))
    return {name: loads(entry["problem"]).puzzle for name, entry in entries.items()}


def children_seconds() -> float:
    """Return the processor time of all processes that this one has started and seen end."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def all_seconds() -> float:
    """Return the processor time so far of this process and of those it has seen end."""
    return process_time() + children_seconds()


def empty_home(folder: Path) -> dict[str, str]:
    """Return an environment in which the program finds no settings and no data of a player."""
    places = {f"XDG_{name}_HOME": str(folder / name) for name in ("CONFIG", "DATA", "CACHE")}
    return {**os.environ, **places}


def print_row(*cells: object) -> None:
    """Print a row of a table in Markdown."""
    print(f"| {' | '.join(map(str, cells))} |", flush=True)


def print_head(*names: str) -> None:
    """Print the head of a table in Markdown."""
    print_row(*names)
    print("|" + "---|" * len(names))


def csv_rows(paths: Iterable[Path]) -> Iterator[dict[str, str]]:
    """Yield the rows of CSV files."""
    for path in paths:
        with path.open(newline="") as file:
            yield from csv.DictReader(file)

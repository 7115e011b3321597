"""Small puzzles and games for the tests of the store."""

import importlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path

from shikaku_gui.formats import HintsUsed, SavedGame
from shikaku_gui.model import Cell, Place, Puzzle, Rect

NOBODY = 65534
TODAY = date(2026, 11, 21)
NOON = datetime(2026, 11, 21, 12, tzinfo=timezone(timedelta(hours=1)))

TWO = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2}, title="Two by two", grade="gentle")
THREE = Puzzle(3, 3, {Cell(0, 0): 3, Cell(1, 1): 3, Cell(2, 2): 3}, title="Three", grade="easy")
LARGE = Puzzle(12, 12, {Cell(0, 0): 144}, title="All in one", source="A book", grade="hard")

SOLVED_TWO = (Place(Rect(0, 0, 1, 2)), Place(Rect(1, 0, 1, 2)))


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Take the right to change a folder and its files away, also from the superuser."""
    # Some modules import it on first use, and the other user may not be able to read it.
    importlib.import_module("urllib.parse")
    for file in folder.iterdir():
        file.chmod(0o444)
    folder.chmod(0o555)
    superuser = os.geteuid() == 0
    if superuser:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if superuser:
            os.seteuid(0)
        folder.chmod(0o755)


def today() -> date:
    """Return the date on which all of this happens."""
    return TODAY


def utc(text: str) -> datetime:
    """Read ``2026-11-21 12:00`` as an instant in UTC."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def half_played(seconds: float = 12.5) -> SavedGame:
    """Return a game with one of two rectangles drawn."""
    return SavedGame(TWO, SOLVED_TWO[:1], 1, seconds)


def solved(seconds: float = 30.0, hints: HintsUsed | None = None) -> SavedGame:
    """Return a solved game."""
    return SavedGame(TWO, SOLVED_TWO, 2, seconds, hints or HintsUsed())

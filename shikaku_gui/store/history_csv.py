"""The player's history as a table in a file, and its removal."""

import csv
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from shikaku_gui.store.database import Database, backups
from shikaku_gui.store.history import PastGame, instant_text

COLUMNS = (
    "finished_utc",
    "local_date",
    "started_utc",
    "outcome",
    "rows",
    "cols",
    "grade",
    "title",
    "source",
    "seconds",
    "hints_nudge",
    "hints_where",
    "hints_why",
    "hints_draw",
    "checks",
    "puzzle",
)
"""The head of the CSV file; docs/data.md says what each column holds."""

_FORMULA_SIGNS = ("=", "+", "-", "@", "\t", "\r")


def write_csv(games: Iterable[PastGame], file: TextIO) -> None:
    """Write games as CSV with a head, to a file opened with ``newline=""``.

    Texts that a spreadsheet would take for a formula begin with an apostrophe.
    """
    writer = csv.writer(file)
    writer.writerow(COLUMNS)
    for game in games:
        writer.writerow(_row(game))


def erase_history(database: Database) -> None:
    """Remove all games and the daily calendar, for good.

    Copies made before a migration go too. A damaged database that was set aside stays:
    only the player can tell whether there is something to be saved.

    Raises:
        StoreError: it cannot be written, or another process is at work.
        OSError: a copy cannot be removed.
    """
    with database.changing() as connection:
        connection.execute("DELETE FROM games")
        connection.execute("DELETE FROM saves")
        connection.execute("DELETE FROM moments")
    database.tidy()
    for copy in backups(database.path) if database.kept else ():
        Path(copy).unlink(missing_ok=True)


def _row(game: PastGame) -> tuple[object, ...]:
    return (
        instant_text(game.finished),
        game.day.isoformat(),
        instant_text(game.started),
        game.outcome.value,
        game.rows,
        game.cols,
        _harmless(game.grade),
        _harmless(game.title),
        _harmless(game.source),
        f"{game.seconds:.1f}",
        *game.hints,
        game.checks,
        game.puzzle,
    )


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA_SIGNS) else text

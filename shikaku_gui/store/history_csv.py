"""The player's history as a CSV file."""

import csv
from collections.abc import Iterable
from typing import TextIO

from shikaku_gui.csv_cells import harmless_cell
from shikaku_gui.store.game_history import PastGame, instant_text

CSV_COLUMNS = (
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
"""The header of the CSV file; see docs/data.md."""


def write_history_csv(games: Iterable[PastGame], file: TextIO) -> None:
    """Write games as CSV with a header to a file opened with ``newline=""``.

    Texts that a spreadsheet would take for a formula get an apostrophe in front.
    """
    writer = csv.writer(file)
    writer.writerow(CSV_COLUMNS)
    for game in games:
        writer.writerow(_row(game))


def _row(game: PastGame) -> tuple[object, ...]:
    return (
        instant_text(game.finished),
        game.day.isoformat(),
        instant_text(game.started),
        game.result.value,
        game.rows,
        game.cols,
        harmless_cell(game.grade),
        harmless_cell(game.title),
        harmless_cell(game.source),
        f"{game.seconds:.1f}",
        *game.hints,
        game.checks,
        game.puzzle,
    )

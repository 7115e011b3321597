"""The player's history, drills and lessons as CSV files; see docs/data.md.

The files are opened with ``newline=""``. Texts that a spreadsheet would take for a formula get an
apostrophe in front.
"""

import csv
from collections.abc import Iterable, Mapping
from typing import TextIO

from shikaku_gui.csv_cells import harmless_cell
from shikaku_gui.store.game_history import PastGame
from shikaku_gui.store.lesson_progress import LessonProgress
from shikaku_gui.store.stored_values import instant_text
from shikaku_gui.store.technique_progress import DrillAnswer

HISTORY_COLUMNS = (
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
_DRILL_COLUMNS = (
    "answered_utc",
    "local_date",
    "technique",
    "correct",
    "helped",
    "seconds",
    "drill",
)


def write_history_csv(games: Iterable[PastGame], file: TextIO) -> None:
    """Write games as CSV with a header."""
    _write(
        file,
        HISTORY_COLUMNS,
        (
            (
                *(instant_text(game.finished), game.day.isoformat(), instant_text(game.started)),
                *(game.result.value, game.rows, game.cols, game.grade, game.title, game.source),
                *(f"{game.seconds:.1f}", *game.hints, game.checks, game.puzzle),
            )
            for game in games
        ),
    )


def write_drills_csv(answers: Iterable[DrillAnswer], file: TextIO) -> None:
    """Write drills as CSV with a header."""
    _write(
        file,
        _DRILL_COLUMNS,
        (
            (
                *(one.instant, one.day.isoformat(), one.technique.value),
                *(int(one.correct), int(one.helped), f"{one.seconds:.1f}", one.drill),
            )
            for one in answers
        ),
    )


def write_lessons_csv(progress: Mapping[str, LessonProgress], file: TextIO) -> None:
    """Write the progress in lessons as CSV with a header."""
    rows = ((name, reached.done, int(reached.finished)) for name, reached in progress.items())
    _write(file, ("lesson", "tasks_done", "finished"), rows)


def _write(file: TextIO, columns: Iterable[str], rows: Iterable[Iterable[object]]) -> None:
    writer = csv.writer(file)
    writer.writerow(columns)
    for row in rows:
        writer.writerow(harmless_cell(one) if isinstance(one, str) else one for one in row)

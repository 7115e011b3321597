"""The history, drills and lessons as CSV files."""

import csv
import io
from dataclasses import replace

import pytest

from shikaku_gui.formats import HintsUsed, SavedGame
from shikaku_gui.solver import Technique
from shikaku_gui.store.csv_export import (
    HISTORY_COLUMNS,
    write_drills_csv,
    write_history_csv,
    write_lessons_csv,
)
from shikaku_gui.store.database import Database
from shikaku_gui.store.game_history import GameResult, past_games, record_game
from shikaku_gui.store.lesson_progress import LessonProgress
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.technique_progress import DrillAnswer
from tests.store.samples import NOON, TWO, solved, utc


def table(database: Database) -> list[dict[str, str]]:
    """Write the history as CSV and read it again."""
    file = io.StringIO(newline="")
    write_history_csv(past_games(database), file)
    file.seek(0)
    return list(csv.DictReader(file))


def test_a_row_holds_all_that_is_known(database: Database) -> None:
    metadata = SessionMetadata(started=utc("2026-11-21 10:00"), checks=5)
    record_game(database, solved(61.25, HintsUsed(1, 2, 3, 4)), metadata, GameResult.SOLVED, NOON)
    (row,) = table(database)
    puzzle = row.pop("puzzle")
    assert len(puzzle) == 32
    assert row == {
        "finished_utc": "2026-11-21T11:00:00Z",
        "local_date": "2026-11-21",
        "started_utc": "2026-11-21T10:00:00Z",
        "outcome": "solved",
        "rows": "2",
        "cols": "2",
        "grade": "gentle",
        "title": "Two by two",
        "source": "",
        "seconds": "61.2",
        "hints_nudge": "1",
        "hints_where": "2",
        "hints_why": "3",
        "hints_draw": "4",
        "checks": "5",
    }


@pytest.mark.parametrize(
    ("title", "written"),
    [
        ("=HYPERLINK(1)", "'=HYPERLINK(1)"),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@x", "'@x"),
        ("\tx", "'\tx"),
        ('a "quoted", title\nof two lines', 'a "quoted", title\nof two lines'),
    ],
)
def test_no_title_is_a_formula(database: Database, title: str, written: str) -> None:
    record_game(
        database, SavedGame(replace(TWO, title=title)), SessionMetadata(), GameResult.SOLVED, NOON
    )
    (row,) = table(database)
    assert row["title"] == written


def test_an_empty_history_is_a_head() -> None:
    file = io.StringIO(newline="")
    write_history_csv((), file)
    assert file.getvalue() == ",".join(HISTORY_COLUMNS) + "\r\n"


def test_a_table_of_drills_holds_no_formulas() -> None:
    file = io.StringIO(newline="")
    answer = DrillAnswer(
        Technique.PAIR, "=1", NOON.date(), False, False, 10.0, "2026-03-01T12:00:00Z"
    )
    write_drills_csv([answer], file)
    assert file.getvalue().splitlines() == [
        "answered_utc,local_date,technique,correct,helped,seconds,drill",
        "2026-03-01T12:00:00Z,2026-11-21,pair,0,0,10.0,'=1",
    ]


def test_a_table_of_lessons_holds_no_formulas() -> None:
    file = io.StringIO(newline="")
    write_lessons_csv({"rules": LessonProgress(4, finished=True), "=1": LessonProgress(2)}, file)
    assert file.getvalue().splitlines() == ["lesson,tasks_done,finished", "rules,4,1", "'=1,2,0"]

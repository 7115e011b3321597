"""The history as CSV, and its removal."""

import csv
import io
from dataclasses import replace
from pathlib import Path

import pytest

from shikaku_gui.formats import HintsUsed, SavedGame
from shikaku_gui.store.daily_results import finish_game, moments
from shikaku_gui.store.database import Database, StoreError
from shikaku_gui.store.history import GameResult, past_games, record
from shikaku_gui.store.history_csv import COLUMNS, erase_history, write_csv
from shikaku_gui.store.library_entry import Sheet, Stamp
from shikaku_gui.store.scan_cache import remember
from shikaku_gui.store.session_metadata import SessionMetadata
from tests.store.samples import NOON, TODAY, TWO, solved, utc


def table(database: Database) -> list[dict[str, str]]:
    """Write the history as CSV and read it again."""
    file = io.StringIO(newline="")
    write_csv(past_games(database), file)
    file.seek(0)
    return list(csv.DictReader(file))


def test_a_row_holds_all_that_is_known(database: Database) -> None:
    sitting = SessionMetadata(started=utc("2026-11-21 10:00"), checks=5)
    record(database, solved(61.25, HintsUsed(1, 2, 3, 4)), sitting, GameResult.SOLVED, NOON)
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
    record(
        database, SavedGame(replace(TWO, title=title)), SessionMetadata(), GameResult.SOLVED, NOON
    )
    (row,) = table(database)
    assert row["title"] == written


def test_an_empty_history_is_a_head() -> None:
    file = io.StringIO(newline="")
    write_csv((), file)
    assert file.getvalue() == ",".join(COLUMNS) + "\r\n"


def test_erasing_leaves_no_trace(database: Database) -> None:
    secret = "No evidence of this title"
    game = replace(solved(), puzzle=replace(TWO, title=secret))
    for _ in range(50):
        finish_game(database, game, SessionMetadata(day=TODAY), GameResult.SOLVED, NOON)
    copy = database.path.with_name(f"{database.path.name}.backup-v1-2026-01-01")
    copy.write_text(secret)
    aside = database.path.with_name(f"{database.path.name}.damaged-2026-01-01")
    aside.write_text("for the player to decide")
    erase_history(database)
    assert (past_games(database), moments(database)) == ((), ())
    assert not copy.exists()
    assert aside.exists()
    data = [file.read_bytes() for file in database.path.parent.iterdir()]
    assert not any(secret.encode() in held for held in data)


def test_erasing_leaves_what_files_hold(database: Database) -> None:
    path = Path("/a.shikaku")
    remember(database, {path: Stamp(1, 2)}, {path: (Sheet(puzzle="abc"),)})
    erase_history(database)
    assert database.read("SELECT puzzle FROM files") == [("abc",)]


def test_a_closed_database_says_so(database: Database) -> None:
    database.close()
    with pytest.raises(StoreError):
        erase_history(database)

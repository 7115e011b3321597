"""The player's database beside the window: opened late, told of, never in the way."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from shikaku_gui import store
from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.game.data_notices import history_trouble, note_of
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.play import Tone
from shikaku_gui.solver import grade
from shikaku_gui.store import (
    Database,
    GameResult,
    PlayerHistory,
    SessionMetadata,
    StoreNotice,
    StoreTrouble,
    database,
    game_history,
)
from shikaku_gui.store.game_history import record_game
from tests.gui.at_once import AtOnce

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)

GAME = SavedGame(Puzzle(2, 2, {Cell(0, 0): 4}))
PUZZLES = [Puzzle(1, width, {Cell(0, 0): width}) for width in range(2, 12)]


@pytest.fixture
def history_service(qapp: QObject, tmp_path: Path) -> HistoryService:
    return HistoryService(tmp_path / "player.sqlite", AtOnce(), now=lambda: NOW)


def test_nothing_is_written_before_it_is_needed(
    history_service: HistoryService, tmp_path: Path
) -> None:
    assert list(tmp_path.iterdir()) == []
    assert not history_service.existed
    history_service.begin()
    assert (tmp_path / "player.sqlite").exists()
    rows = history_service.database().read("SELECT instant FROM moments")
    assert rows == [("2026-11-21T12:00:00Z",)]
    history_service.close()


def test_a_damaged_database_is_reported_once(
    history_service: HistoryService, tmp_path: Path
) -> None:
    (tmp_path / "player.sqlite").write_bytes(b"no database at all" * 100)
    told: list[tuple[StoreNotice, ...]] = []
    history_service.noticed.connect(told.append)
    history_service.begin()
    history_service.begin()
    ((notice,),) = told
    assert notice.trouble is StoreTrouble.DAMAGED
    note = note_of(notice)
    assert note.title == "The history is damaged; a new one was started"
    assert "player.sqlite.damaged-2026-11-21" in note.text
    history_service.close()


def test_trouble_is_reported_and_other_errors_are_raised(history_service: HistoryService) -> None:
    told: list[str] = []
    history_service.trouble.connect(told.append)
    history_service.ask(lambda database: database.read("SELECT missing"), lambda _: None)
    assert told == ["the database reports: no such column: missing"]
    assert told[0] in history_trouble(told[0]).text
    with pytest.raises(sqlite3.DataError):
        history_service.failed(sqlite3.DataError("another one"))
    history_service.close()


def test_what_was_solved_is_forgotten_with_the_history(history_service: HistoryService) -> None:
    history_service.history().record(GAME, SessionMetadata(), solved=True)
    assert history_service.has_solved(GAME.puzzle)
    calls: list[str] = []
    history_service.changed.connect(lambda: calls.append("changed"))
    history_service.erase(lambda: calls.append("done"))
    assert calls == ["changed", "done"]
    assert not history_service.has_solved(GAME.puzzle)
    history_service.close()


def test_nothing_is_said_to_be_erased_where_that_fails(
    history_service: HistoryService, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_database: Database) -> None:
        raise OSError("a copy stays")

    monkeypatch.setattr(game_history, "erase_history", fails)
    calls: list[str] = []
    history_service.trouble.connect(calls.append)
    history_service.erase(lambda: calls.append("done"))
    assert calls == ["a copy stays"]
    history_service.close()


@pytest.fixture
def locked(
    history_service: HistoryService, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[sqlite3.Connection]:
    """Give the connection of another program that keeps the database locked."""
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.0)
    PlayerHistory(tmp_path / "player.sqlite", lambda: NOW).close()
    with closing(sqlite3.connect(tmp_path / "player.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield other


def test_what_a_locked_history_cannot_take_is_written_later(
    history_service: HistoryService, locked: sqlite3.Connection, qtbot: QtBot
) -> None:
    told: list[str] = []
    made: list[str] = []
    history_service.trouble.connect(told.append)

    def record(name: str) -> None:
        history_service.change(
            lambda history: history.record(GAME, SessionMetadata(token=name), solved=False),
            lambda on_disk: made.append(f"{name} {on_disk}"),
        )

    record("one")
    record("two")
    assert told == ["database is locked"] * 2  # each is told of once, however often it is tried
    history_service._try_first()
    assert (len(told), made) == (2, [])
    locked.execute("ROLLBACK")
    history_service._try_first()
    assert made == ["one True", "two True"]
    tokens = history_service.database().read("SELECT token FROM games ORDER BY id")
    assert tokens == [("one",), ("two",)]
    history_service.close()


@pytest.mark.parametrize("is_locked", [True, False])
def test_closing_makes_the_changes_that_wait_unless_it_would_have_to_wait(
    history_service: HistoryService, locked: sqlite3.Connection, tmp_path: Path, is_locked: bool
) -> None:
    made: list[bool] = []
    history_service.change(lambda history: history.record_start())
    history_service.change(
        lambda history: history.record(GAME, SessionMetadata(), solved=False), made.append
    )
    if not is_locked:
        locked.execute("ROLLBACK")
        history_service._outage = ""
    history_service.close()
    assert made == ([] if is_locked else [True])


def test_a_change_that_is_wrong_does_not_keep_the_others(history_service: HistoryService) -> None:
    made: list[None] = []

    def wrong(_history: PlayerHistory) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        history_service.change(wrong)
    history_service.change(lambda history: history.record_start(), made.append)
    assert made == [None]
    history_service.close()


@pytest.mark.parametrize("trouble", StoreTrouble)
@pytest.mark.parametrize("fallback", [False, True])
def test_every_trouble_has_its_words(trouble: StoreTrouble, fallback: bool) -> None:
    aside = Path("games/x.shikaku.aside")
    note = note_of(
        StoreNotice(trouble, Path("games/x.shikaku"), "the reason", aside, fallback=fallback)
    )
    assert note.title
    assert "the reason" in note.text
    assert "x.shikaku.aside" in note.text
    assert ("earlier save" in note.text) is fallback
    assert (note.tone is Tone.WRONG) is (trouble is not StoreTrouble.IN_USE)


def play(history_service: HistoryService, puzzle: Puzzle, factor: float) -> None:
    """Put a game into the history that took a multiple of the expected time."""
    game = SavedGame(puzzle, seconds=factor * grade(puzzle).expected_seconds)
    when = history_service.now() - timedelta(days=1)
    record_game(history_service.database(), game, SessionMetadata(), GameResult.SOLVED, when)


def test_the_strength_counts_from_five_estimated_puzzles_on(
    history_service: HistoryService,
) -> None:
    told: list[bool] = []
    pace = history_service.pace
    pace.changed.connect(lambda: told.append(pace.strength != store.Strength()))
    for puzzle in PUZZLES[1:5]:
        play(history_service, puzzle, 3.0)
    history_service.begin()
    history_service.pace.estimate()
    assert (pace.strength, told) == (store.Strength(), [])
    play(history_service, PUZZLES[0], 3.0)
    history_service.has_changed()
    assert told == []
    history_service.pace.estimate()
    assert told == [True]
    usual = pace.strength.usual_time(60, 1, 5, "gentle")
    assert usual is not None
    assert 60 < usual.low < 180 < usual.high
    history_service.erase(lambda: None)
    assert told[1:] == [False]
    history_service.close()


def test_new_estimates_are_told_once(history_service: HistoryService) -> None:
    told: list[bool] = []
    history_service.pace.estimated.connect(lambda: told.append(True))
    for _ in range(2):
        play(history_service, PUZZLES[0], 1.0)
        play(history_service, PUZZLES[1], 1.0)
        history_service.pace.estimate()
    assert told == [True]
    history_service.close()

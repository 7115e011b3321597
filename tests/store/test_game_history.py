"""Games written down, listed, and opened again."""

from dataclasses import replace
from datetime import UTC, date, timedelta, timezone
from pathlib import Path

import pytest

from shikaku_gui.formats import HintsUsed, SavedGame
from shikaku_gui.model import Cell, Shape
from shikaku_gui.store.daily_puzzle import Daily
from shikaku_gui.store.daily_results import finish_game, logged_instants
from shikaku_gui.store.database import Database, StoreError
from shikaku_gui.store.game_history import (
    GameResult,
    best_times,
    erase_history,
    game_result,
    load_past_game,
    past_games,
    record_game,
    remove_abandoned_game,
    solved_puzzles,
)
from shikaku_gui.store.library_entry import FileStamp, PuzzleSummary
from shikaku_gui.store.puzzle_identity import puzzle_id
from shikaku_gui.store.scan_cache import save_summaries
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.stored_values import instant_text, parse_instant, storable
from tests.store.samples import LARGE, NOON, THREE, TODAY, TWO, half_played, solved, utc


def test_all_of_a_game_comes_back(database: Database) -> None:
    metadata = SessionMetadata(started=utc("2026-11-21 10:00"), checks=7)
    game = solved(90.25, HintsUsed(1, 2, 3, 4))
    number = record_game(database, game, metadata, GameResult.SOLVED, NOON)
    past, again = load_past_game(database, number)
    assert again == game
    assert past_games(database) == (past,)
    assert (past.id, past.token, past.puzzle) == (number, metadata.token, puzzle_id(TWO))
    assert (past.rows, past.cols, past.title, past.grade) == (2, 2, "Two by two", "gentle")
    assert (past.result, past.seconds) == (GameResult.SOLVED, 90.25)
    assert (past.hints, past.checks) == (HintsUsed(1, 2, 3, 4), 7)
    assert (past.started, past.finished) == (metadata.started, NOON)
    assert past.finished.utcoffset() == timedelta(0)


@pytest.mark.parametrize(("path", "title"), [("", ""), ("/folder/mine.shikaku", "mine")])
def test_a_puzzle_without_a_title_is_recorded_by_its_file(
    database: Database, path: str, title: str
) -> None:
    game = SavedGame(replace(TWO, title=""))
    metadata = SessionMetadata(path=path)
    number = record_game(database, game, metadata, GameResult.ABANDONED, NOON)
    past, again = load_past_game(database, number)
    assert (past.title, again.puzzle.title) == (title, title)


def test_a_game_with_shapes_is_one_on_another_puzzle(database: Database) -> None:
    shaped = replace(solved(), puzzle=replace(TWO, shapes={Cell(0, 0): Shape.WIDE}))
    numbers = [
        record_game(database, game, SessionMetadata(), GameResult.SOLVED, NOON)
        for game in (solved(), shaped)
    ]
    plain, again = (load_past_game(database, number) for number in numbers)
    assert again[1] == shaped
    assert again[0].puzzle != plain[0].puzzle
    assert solved_puzzles(database) == {puzzle_id(TWO), puzzle_id(shaped.puzzle)}


@pytest.mark.parametrize(
    ("shown", "full", "result"),
    [
        (False, True, GameResult.SOLVED),
        (True, True, GameResult.SHOWN),
        (False, False, GameResult.ABANDONED),
        (True, False, GameResult.ABANDONED),
    ],
)
def test_outcomes(shown: bool, full: bool, result: GameResult) -> None:
    assert game_result(SessionMetadata(shown=shown), solved=full) is result


@pytest.mark.parametrize(
    ("hours", "day"), [(-12, date(2026, 11, 20)), (0, date(2026, 11, 21)), (14, date(2026, 11, 21))]
)
def test_the_day_is_the_one_that_the_players_clock_showed(
    database: Database, hours: int, day: date
) -> None:
    instant = utc("2026-11-21 09:00").astimezone(timezone(timedelta(hours=hours)))
    record_game(database, solved(), SessionMetadata(), GameResult.SOLVED, instant)
    (past,) = past_games(database)
    assert past.day == day
    assert past.finished == instant


def test_an_instant_without_a_zone_is_refused(database: Database) -> None:
    with pytest.raises(ValueError, match="time zone"):
        record_game(
            database, solved(), SessionMetadata(), GameResult.SOLVED, NOON.replace(tzinfo=None)
        )
    assert past_games(database) == ()


def test_a_resumed_game_replaces_its_row(database: Database) -> None:
    metadata = SessionMetadata()
    first = record_game(database, half_played(), metadata, GameResult.ABANDONED, NOON)
    other = record_game(database, half_played(), SessionMetadata(), GameResult.ABANDONED, NOON)
    again = record_game(database, solved(60), metadata, GameResult.SOLVED, NOON + timedelta(days=1))
    assert first == again != other
    assert [past.result for past in past_games(database)] == [
        GameResult.SOLVED,
        GameResult.ABANDONED,
    ]
    assert load_past_game(database, first)[1] == solved(60)


def test_games_run_from_the_last_one_on(database: Database) -> None:
    for at in range(5):
        result = GameResult.ABANDONED if at % 2 else GameResult.SOLVED
        record_game(database, solved(at), SessionMetadata(), result, NOON + timedelta(hours=at))
    assert [past.seconds for past in past_games(database)] == [4, 3, 2, 1, 0]
    assert [past.seconds for past in past_games(database, 2, 1)] == [3, 2]


def test_best_times_are_those_of_games_solved_without_a_drawn_hint(database: Database) -> None:
    games = [
        (solved(50), GameResult.SOLVED),
        (solved(40, HintsUsed(nudge=2, where=1, why=1)), GameResult.SOLVED),
        (solved(10, HintsUsed(draw=1)), GameResult.SOLVED),
        (solved(5), GameResult.SHOWN),
        (half_played(1), GameResult.ABANDONED),
        (SavedGame(THREE, seconds=3), GameResult.SHOWN),
        (SavedGame(LARGE, seconds=8, hints=HintsUsed(draw=1)), GameResult.SOLVED),
    ]
    for game, result in games:
        record_game(database, game, SessionMetadata(), result, NOON)
    assert best_times(database) == {puzzle_id(TWO): 40}
    assert solved_puzzles(database) == {puzzle_id(TWO), puzzle_id(LARGE)}


def test_the_same_puzzle_under_another_title_is_the_same(database: Database) -> None:
    other = replace(solved(20), puzzle=replace(TWO, title="Renamed"))
    record_game(database, other, SessionMetadata(), GameResult.SOLVED, NOON)
    record_game(database, solved(30), SessionMetadata(), GameResult.SOLVED, NOON)
    assert best_times(database) == {puzzle_id(TWO): 20}


def test_a_game_taken_back_is_gone_with_its_moves(database: Database) -> None:
    metadata = SessionMetadata()
    number = record_game(database, half_played(), metadata, GameResult.ABANDONED, NOON)
    remove_abandoned_game(database, metadata)
    assert past_games(database) == ()
    assert database.read("SELECT * FROM saves") == []
    with pytest.raises(KeyError):
        load_past_game(database, number)


def test_only_an_abandoned_game_is_taken_back(database: Database) -> None:
    left, ended = SessionMetadata(), SessionMetadata()
    record_game(database, half_played(), left, GameResult.ABANDONED, NOON)
    record_game(database, solved(), ended, GameResult.SOLVED, NOON)
    remove_abandoned_game(database, left)
    remove_abandoned_game(database, ended)
    assert [game.token for game in past_games(database)] == [ended.token]


@pytest.mark.parametrize(
    "title", ["Robert'); DROP TABLE games;--", "half \ud800 a character", "\0", "é 四角に切れ"]
)
def test_any_title_can_be_written_down(database: Database, title: str) -> None:
    game = SavedGame(replace(TWO, title=title))
    number = record_game(database, game, SessionMetadata(), GameResult.ABANDONED, NOON)
    past, again = load_past_game(database, number)
    assert past.title == storable(title)
    assert again.puzzle.title == past.title


@pytest.mark.parametrize("text", ["2026-11-21T11:00:00Z", "0001-01-01T00:00:00Z"])
def test_instants_come_back(text: str) -> None:
    instant = parse_instant(text)
    assert instant is not None
    assert instant_text(instant) == text
    assert instant.tzinfo is UTC


@pytest.mark.parametrize("text", ["", "2026-02-30T00:00:00Z", "2026-11-21", "yesterday"])
def test_what_is_no_instant_is_none(text: str) -> None:
    assert parse_instant(text) is None


@pytest.mark.parametrize(
    ("column", "started", "finished", "day"),
    [
        ("started", "2026-11-21T11:00:00Z", "2026-11-21T11:00:00Z", "2026-11-21"),
        ("finished", "2026-11-20T10:00:00Z", "2026-11-20T10:00:00Z", "2026-11-21"),
        ("started = 'x', finished", "2026-11-21T12:00:00Z", "2026-11-21T12:00:00Z", "2026-11-21"),
        ("day", "2026-11-20T10:00:00Z", "2026-11-21T11:00:00Z", "2026-11-21"),
        (
            "day = 'x', started = 'x', finished",
            "1970-01-01T12:00:00Z",
            "1970-01-01T12:00:00Z",
            "1970-01-01",
        ),
    ],
)
def test_a_row_with_impossible_dates_is_listed_all_the_same(
    database: Database, column: str, started: str, finished: str, day: str
) -> None:
    metadata = SessionMetadata(started=utc("2026-11-20 10:00"), daily=Daily(TODAY))
    finish_game(database, solved(), metadata, GameResult.SOLVED, NOON)
    database.change(f"UPDATE games SET {column} = '2026-02-30T25:00:00Z'")  # noqa: S608 - a column
    (past,) = past_games(database)
    assert (instant_text(past.started), instant_text(past.finished)) == (started, finished)
    assert past.day.isoformat() == day


def test_erasing_leaves_no_trace(database: Database) -> None:
    secret = "No evidence of this title"
    game = replace(solved(), puzzle=replace(TWO, title=secret))
    for _ in range(50):
        finish_game(database, game, SessionMetadata(daily=Daily(TODAY)), GameResult.SOLVED, NOON)
    copy = database.path.with_name(f"{database.path.name}.backup-v1-2026-01-01")
    copy.write_text(secret)
    aside = database.path.with_name(f"{database.path.name}.damaged-2026-01-01")
    aside.write_text("for the player to decide")
    erase_history(database)
    assert (past_games(database), logged_instants(database)) == ((), ())
    assert not copy.exists()
    assert aside.exists()
    data = [file.read_bytes() for file in database.path.parent.iterdir()]
    assert not any(secret.encode() in held for held in data)


def test_erasing_leaves_what_files_hold(database: Database) -> None:
    path = Path("/a.shikaku")
    save_summaries(database, {path: FileStamp(1, 2)}, {path: (PuzzleSummary(puzzle="abc"),)})
    erase_history(database)
    assert database.read("SELECT puzzle FROM files") == [("abc",)]


def test_a_closed_database_says_so(database: Database) -> None:
    database.close()
    with pytest.raises(StoreError):
        erase_history(database)

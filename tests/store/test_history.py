"""Games written down, listed, and opened again."""

from dataclasses import replace
from datetime import UTC, date, timedelta, timezone

import pytest

from shikaku_gui.formats import HintsUsed, SavedGame
from shikaku_gui.store.database import Database
from shikaku_gui.store.history import (
    GameResult,
    best_times,
    instant_of,
    instant_text,
    outcome_of,
    past_game,
    past_games,
    record,
    remove,
    solved_puzzles,
    storable,
    take_back,
)
from shikaku_gui.store.puzzle_identity import puzzle_id
from shikaku_gui.store.session_metadata import SessionMetadata
from tests.store.samples import LARGE, NOON, THREE, TWO, half_played, solved, utc


def test_all_of_a_game_comes_back(database: Database) -> None:
    sitting = SessionMetadata(started=utc("2026-11-21 10:00"), checks=7)
    game = solved(90.25, HintsUsed(1, 2, 3, 4))
    number = record(database, game, sitting, GameResult.SOLVED, NOON)
    past, again = past_game(database, number)
    assert again == game
    assert past_games(database) == (past,)
    assert (past.id, past.token, past.puzzle) == (number, sitting.token, puzzle_id(TWO))
    assert (past.rows, past.cols, past.title, past.grade) == (2, 2, "Two by two", "gentle")
    assert (past.outcome, past.seconds) == (GameResult.SOLVED, 90.25)
    assert (past.hints, past.checks) == (HintsUsed(1, 2, 3, 4), 7)
    assert (past.started, past.finished) == (sitting.started, NOON)
    assert past.finished.utcoffset() == timedelta(0)


@pytest.mark.parametrize(
    ("shown", "full", "outcome"),
    [
        (False, True, GameResult.SOLVED),
        (True, True, GameResult.SHOWN),
        (False, False, GameResult.ABANDONED),
        (True, False, GameResult.ABANDONED),
    ],
)
def test_outcomes(shown: bool, full: bool, outcome: GameResult) -> None:
    assert outcome_of(SessionMetadata(shown=shown), solved=full) is outcome


@pytest.mark.parametrize(
    ("hours", "day"), [(-12, date(2026, 11, 20)), (0, date(2026, 11, 21)), (14, date(2026, 11, 21))]
)
def test_the_day_is_the_one_that_the_players_clock_showed(
    database: Database, hours: int, day: date
) -> None:
    instant = utc("2026-11-21 09:00").astimezone(timezone(timedelta(hours=hours)))
    record(database, solved(), SessionMetadata(), GameResult.SOLVED, instant)
    (past,) = past_games(database)
    assert past.day == day
    assert past.finished == instant


def test_an_instant_without_a_zone_is_refused(database: Database) -> None:
    with pytest.raises(ValueError, match="time zone"):
        record(database, solved(), SessionMetadata(), GameResult.SOLVED, NOON.replace(tzinfo=None))
    assert past_games(database) == ()


def test_a_game_taken_up_again_replaces_what_was_written(database: Database) -> None:
    sitting = SessionMetadata()
    first = record(database, half_played(), sitting, GameResult.ABANDONED, NOON)
    other = record(database, half_played(), SessionMetadata(), GameResult.ABANDONED, NOON)
    again = record(database, solved(60), sitting, GameResult.SOLVED, NOON + timedelta(days=1))
    assert first == again != other
    assert [past.outcome for past in past_games(database)] == [
        GameResult.SOLVED,
        GameResult.ABANDONED,
    ]
    assert past_game(database, first)[1] == solved(60)


def test_pages_run_from_the_last_game_on(database: Database) -> None:
    for at in range(5):
        outcome = GameResult.ABANDONED if at % 2 else GameResult.SOLVED
        record(database, solved(at), SessionMetadata(), outcome, NOON + timedelta(hours=at))
    assert [past.seconds for past in past_games(database)] == [4, 3, 2, 1, 0]
    assert [past.seconds for past in past_games(database, limit=2, offset=1)] == [3, 2]
    left = past_games(database, outcome=GameResult.ABANDONED)
    assert [past.seconds for past in left] == [3, 1]


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
    for game, outcome in games:
        record(database, game, SessionMetadata(), outcome, NOON)
    assert best_times(database) == {puzzle_id(TWO): 40}
    assert solved_puzzles(database) == {puzzle_id(TWO), puzzle_id(LARGE)}


def test_the_same_puzzle_under_another_title_is_the_same(database: Database) -> None:
    other = replace(solved(20), puzzle=replace(TWO, title="Renamed"))
    record(database, other, SessionMetadata(), GameResult.SOLVED, NOON)
    record(database, solved(30), SessionMetadata(), GameResult.SOLVED, NOON)
    assert best_times(database) == {puzzle_id(TWO): 20}


def test_a_removed_game_is_gone_with_its_moves(database: Database) -> None:
    number = record(database, solved(), SessionMetadata(), GameResult.SOLVED, NOON)
    remove(database, number)
    assert past_games(database) == ()
    assert database.read("SELECT * FROM saves") == []
    with pytest.raises(KeyError):
        past_game(database, number)


def test_only_an_abandoned_game_is_taken_back(database: Database) -> None:
    left, ended = SessionMetadata(), SessionMetadata()
    record(database, half_played(), left, GameResult.ABANDONED, NOON)
    record(database, solved(), ended, GameResult.SOLVED, NOON)
    take_back(database, left)
    take_back(database, ended)
    assert [game.token for game in past_games(database)] == [ended.token]


@pytest.mark.parametrize(
    "title", ["Robert'); DROP TABLE games;--", "half \ud800 a character", "\0", "é 四角に切れ"]
)
def test_any_title_can_be_written_down(database: Database, title: str) -> None:
    game = SavedGame(replace(TWO, title=title))
    number = record(database, game, SessionMetadata(), GameResult.ABANDONED, NOON)
    past, again = past_game(database, number)
    assert past.title == storable(title)
    assert again.puzzle.title == past.title


@pytest.mark.parametrize("text", ["2026-11-21T11:00:00Z", "0001-01-01T00:00:00Z"])
def test_instants_come_back(text: str) -> None:
    assert instant_text(instant_of(text)) == text
    assert instant_of(text).tzinfo is UTC

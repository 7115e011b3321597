"""All figures of the statistics page at once."""

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from shikaku_gui.formats import HintsUsed
from shikaku_gui.store.daily_results import finish_game
from shikaku_gui.store.database import Database, open_database
from shikaku_gui.store.history import GameResult
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.statistics_overview import overview
from shikaku_gui.store.streaks import Streak
from tests.store.samples import NOON, TODAY, half_played, solved


@pytest.fixture
def database(tmp_path: Path) -> Database:
    return open_database(tmp_path / "player.sqlite", TODAY).database


def test_nothing_played_yet(database: Database) -> None:
    found = overview(database, NOON)
    assert (found.played, found.solved, found.seconds) == (0, 0, 0)
    assert found.streak == Streak()
    assert dict(found.years) == {2026: {}}
    database.close()


def test_all_figures(database: Database) -> None:
    before = NOON - timedelta(days=400)
    finish_game(database, solved(30), SessionMetadata(), GameResult.SOLVED, before)
    finish_game(
        database, solved(20, HintsUsed(1, 1, 1, 1)), SessionMetadata(), GameResult.SOLVED, NOON
    )
    finish_game(database, half_played(10), SessionMetadata(), GameResult.ABANDONED, NOON)
    daily = replace(SessionMetadata(), day=TODAY)
    finish_game(database, solved(40), daily, GameResult.SOLVED, NOON)
    found = overview(database, NOON)
    assert (found.played, found.solved, found.seconds) == (4, 3, 100)
    assert found.hints == HintsUsed(1, 1, 1, 1)
    assert found.streak == Streak(1, 1)
    assert [game.seconds for game in found.timed] == [30, 40]
    assert list(found.years) == [2025, 2026]
    assert found.years[2026][date(2026, 11, 21)].solved == 2
    (line,) = found.lines
    assert found.timed_in(line) == found.timed
    database.close()

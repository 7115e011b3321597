"""All figures of the statistics page at once."""

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from shikaku_gui.formats import HintsUsed
from shikaku_gui.store.database import Database, open_database
from shikaku_gui.store.days import finish_game
from shikaku_gui.store.history import Outcome
from shikaku_gui.store.overview import overview
from shikaku_gui.store.sitting import Sitting
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
    finish_game(database, solved(30), Sitting(), Outcome.SOLVED, before)
    finish_game(database, solved(20, HintsUsed(1, 1, 1, 1)), Sitting(), Outcome.SOLVED, NOON)
    finish_game(database, half_played(10), Sitting(), Outcome.ABANDONED, NOON)
    daily = replace(Sitting(), day=TODAY)
    finish_game(database, solved(40), daily, Outcome.SOLVED, NOON)
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

"""Games recorded, taken back and erased, and what is known to be solved."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from shikaku_gui.store.game_history import GameResult, past_games
from shikaku_gui.store.player_history import PlayerHistory
from shikaku_gui.store.session_metadata import SessionMetadata
from shikaku_gui.store.store_notices import StoreTrouble
from tests.store.samples import NOON, THREE, TWO, half_played, solved

Open = Callable[[], PlayerHistory]


@pytest.fixture
def open_history(tmp_path: Path) -> Iterator[Open]:
    made: list[PlayerHistory] = []

    def open_one() -> PlayerHistory:
        made.append(PlayerHistory(tmp_path / "player.sqlite", lambda: NOON))
        return made[-1]

    yield open_one
    for history in made:
        history.close()


@pytest.mark.parametrize(
    ("is_solved", "shown", "result"),
    [
        (True, False, GameResult.SOLVED),
        (True, True, GameResult.SHOWN),
        (False, False, GameResult.ABANDONED),
    ],
)
def test_only_what_the_player_solved_is_solved(
    open_history: Open, is_solved: bool, shown: bool, result: GameResult
) -> None:
    history = open_history()
    game = solved() if is_solved else half_played()
    history.record(game, SessionMetadata(shown=shown), solved=is_solved)
    assert [game.result for game in past_games(history.database)] == [result]
    assert history.has_solved(TWO) is (result is GameResult.SOLVED)
    assert not history.has_solved(THREE)


def test_what_is_solved_is_known_after_the_next_start(open_history: Open) -> None:
    open_history().record(solved(), SessionMetadata(), solved=True)
    again = open_history()
    assert not again.has_solved(TWO)
    again.record_start()
    assert again.has_solved(TWO)
    assert again.database.read("SELECT instant, day FROM moments") == [
        ("2026-11-21T11:00:00Z", None)
    ]


def test_a_solved_game_is_not_taken_back(open_history: Open) -> None:
    history = open_history()
    left, done = SessionMetadata(), SessionMetadata()
    history.record(half_played(), left, solved=False)
    history.record(solved(), done, solved=True)
    for metadata in (left, replace(done, checks=1)):
        history.take_back(metadata)
    assert [game.token for game in past_games(history.database)] == [done.token]


def test_nothing_is_solved_once_the_history_is_erased(open_history: Open) -> None:
    history = open_history()
    history.record(solved(), SessionMetadata(), solved=True)
    history.erase()
    assert not history.has_solved(TWO)
    assert past_games(history.database) == ()


def test_the_notices_of_opening_are_held(open_history: Open, tmp_path: Path) -> None:
    (tmp_path / "player.sqlite").write_bytes(b"no database at all" * 100)
    (notice,) = open_history().database.notices
    assert notice.trouble is StoreTrouble.DAMAGED

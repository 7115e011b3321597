"""The player's factor for expected times: read from the history, and kept up to date."""

from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QObject

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver import grade
from shikaku_gui.store import GameResult, SessionMetadata
from shikaku_gui.store.game_history import record_game
from tests.gui.at_once import AtOnce

PUZZLES = [Puzzle(1, width, {Cell(0, 0): width}) for width in range(2, 12)]


@pytest.fixture
def history_service(qapp: QObject, tmp_path: Path) -> HistoryService:
    return HistoryService(tmp_path / "player.sqlite", AtOnce())


def play(history_service: HistoryService, puzzle: Puzzle, factor: float) -> None:
    """Put a game into the history that took so many times the expected time."""
    game = SavedGame(puzzle, seconds=factor * grade(puzzle).expected_seconds)
    when = history_service.now() - timedelta(days=1)
    record_game(history_service.database(), game, SessionMetadata(), GameResult.SOLVED, when)


def test_the_factor_counts_from_ten_estimated_puzzles_on(history_service: HistoryService) -> None:
    told: list[float] = []
    history_service.pace.changed.connect(lambda: told.append(history_service.pace.factor))
    for puzzle in PUZZLES[1:]:
        play(history_service, puzzle, 3.0)
    history_service.begin()
    history_service.pace.estimate()
    assert (history_service.pace.factor, told) == (1.0, [])
    play(history_service, PUZZLES[0], 3.0)
    history_service.has_changed()
    assert told == []
    history_service.pace.estimate()
    assert told == [pytest.approx(3.0)]
    history_service.erase(lambda: None)
    assert told[1:] == [1.0]
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

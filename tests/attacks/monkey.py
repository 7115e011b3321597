"""A monkey at the main window: what it does at random, and the shortest sequence that fails.

A step is a name with numbers, so that a sequence can be done again in another window, with steps
left out. After each step must hold what :func:`complaint` asks for.
"""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame, dumps, loads
from shikaku_gui.gui.actions import ACTIONS
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.store import GameResult, PastGame, load_past_game, past_games
from tests.gui.at_once import AtOnce
from tests.gui.playing import PUZZLE, SOLUTION

PUZZLES = (
    PUZZLE,
    Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2}),  # two solutions
    Puzzle(1, 2, {Cell(0, 0): 2}),
    Puzzle(3, 3, {Cell(0, 0): 5, Cell(2, 2): 3}),  # none
)
ACTIONS_TRIED = (
    *("undo", "redo", "clear", "clear_marks", "restart", "go_back", "check", "hint", "solve"),
    *("earlier_game", "later_game"),
    *("begin_trial", "keep_trial", "reject_trial", "leave_trial", "pause", "left", "all_hints"),
    *("walk", "zoom_in", "fit"),
)
LIKELY = ("undo", "redo", "hint", "begin_trial", "reject_trial")
KEYS = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space),
    *(Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Delete, Qt.Key.Key_Plus),
)
BEGUN = datetime(2026, 11, 21, 12, tzinfo=UTC)
SECONDS_PER_STEP = 3.0
"""More than a step takes, so that no clock goes back."""


class Step(NamedTuple):
    """Something the monkey does; what the numbers are for depends on the name."""

    name: str
    numbers: tuple[int, ...] = ()


def random_steps(seed: int, count: int) -> tuple[Step, ...]:
    """Return what a monkey does."""
    chance = random.Random(seed)
    return tuple(_random_step(chance) for _ in range(count))


def _random_step(chance: random.Random) -> Step:
    kind = chance.random()
    if kind < 0.3:
        return Step("draw", (chance.randrange(len(SOLUTION)),))
    if kind < 0.5:
        buttons = chance.choice(("drag", "pencil"))
        return Step(buttons, tuple(chance.randrange(3) for _ in range(4)))
    if kind < 0.6:
        return Step("key", (chance.randrange(len(KEYS)),))
    if kind < 0.65:
        return Step("open", (chance.randrange(len(PUZZLES)),))
    if kind < 0.8:
        return Step(chance.choice(LIKELY))
    return Step(chance.choice(ACTIONS_TRIED))


class Monkey:
    """Does steps in a window of its own. Time passes with the steps only."""

    def __init__(self, folder: Path) -> None:
        settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
        settings.asked_new_player = True
        self.window = MainWindow(
            SavedGame(PUZZLE), settings, Theme(Scheme.LIGHT), folder, ACTIONS, AtOnce
        )
        self._begun, self._time = monotonic(), 0.0
        self.window.history_service.now = lambda: BEGUN + timedelta(seconds=self._time)
        self._finished: dict[str, PastGame] = {}
        self._texts: dict[int, str] = {}
        self._seconds: tuple[object, float] | None = None
        self.window.resize(700, 500)
        self.window.show()

    def do(self, step: Step) -> None:
        """Do a step."""
        window = self.window
        self._time += SECONDS_PER_STEP
        window.controller.session.game.clock._now = lambda: self._begun + self._time
        match step:
            case Step("draw", (number,)):
                rect = SOLUTION[number]
                last = rect.last
                self._drag((rect.row, rect.col, last.row, last.col), Qt.MouseButton.LeftButton)
            case Step("drag", cells):
                self._drag(cells, Qt.MouseButton.LeftButton)
            case Step("pencil", cells):
                self._drag(cells, Qt.MouseButton.RightButton)
            case Step("key", (number,)):
                QTest.keyClick(window.board, KEYS[number])
            case Step("open", (number,)):
                window.documents.opener.open_game(SavedGame(PUZZLES[number]))
            case Step(name):
                if window.acts[name].isEnabled():
                    window.acts[name].trigger()

    def complaint(self) -> str:
        """Return what does not hold now, empty if all does."""
        session, database = self.window.controller.session, self.window.history_service.database()
        game = session.game
        saved = game.saved()
        if loads(dumps(saved)) != saved:
            return "the saved game is read otherwise"
        if saved.board != session.board:
            return "the saved moves lead to another board"
        games = past_games(database)
        ended = {one.token: one for one in games if one.result is not GameResult.ABANDONED}
        for token, first in self._finished.items():
            if ended.get(token) != first:
                return f"a finished game was changed: {first}"
        self._finished = ended
        texts = dict(database.read("SELECT game, text FROM saves"))
        for one in games:  # reading them all after each step would take most of the time
            if texts.get(one.id) is None or texts[one.id] != self._texts.get(one.id):
                load_past_game(database, one.id)
        self._texts = texts
        if game.finished:
            before, self._seconds = self._seconds, (game, game.clock.seconds)
            if before is not None and before[0] is game and before[1] != game.clock.seconds:
                return "the clock of a finished game went on"
            if self.window.autosave.slot.metadata.token not in ended:
                return "a finished game is not in the history"
        return ""

    def close(self) -> None:
        """Close the window."""
        self.window.close()
        self.window.history_service.close()
        self.window.deleteLater()

    def _drag(self, cells: tuple[int, ...], button: Qt.MouseButton) -> None:
        grid, board = self.window.board.grid, self.window.board
        puzzle = self.window.controller.puzzle
        corners = Rect.between(Cell(*cells[:2]), Cell(*cells[2:]))
        start, end = (
            QPoint(
                round(grid.left + (min(cell.col, puzzle.cols - 1) + 0.5) * grid.cell),
                round(grid.top + (min(cell.row, puzzle.rows - 1) + 0.5) * grid.cell),
            )
            for cell in (corners.first, corners.last)
        )
        QTest.mousePress(board, button, pos=start)
        QTest.mouseMove(board, end)
        QTest.mouseRelease(board, button, pos=end)


@contextmanager
def monkey_in(folder: Path) -> Iterator[Monkey]:
    """Give a monkey whose window is closed in the end."""
    folder.mkdir(parents=True)
    monkey = Monkey(folder)
    try:
        yield monkey
    finally:
        monkey.close()


def failure_of(steps: tuple[Step, ...], folder: Path, qtbot: QtBot) -> tuple[int, str] | None:
    """Do steps in a new window; return how many it took to fail and how, None if none failed."""
    with qtbot.captureExceptions() as errors, monkey_in(folder) as monkey:
        for count, step in enumerate(steps, 1):
            said = ""
            try:
                monkey.do(step)
                said = monkey.complaint()
            except Exception as error:
                said = repr(error)
            if errors:
                said = repr(errors[0][1])
            if said:
                errors.clear()
                return count, said
    return None


def shortest_failing(
    steps: tuple[Step, ...], fails: Callable[[tuple[Step, ...]], bool]
) -> tuple[Step, ...]:
    """Leave out steps, many at first, for as long as the others still fail.

    >>> steps = tuple(map(Step, "abcdefgh"))
    >>> needed = {Step("c"), Step("g")}
    >>> [step.name for step in shortest_failing(steps, needed.issubset)]
    ['c', 'g']
    """
    size = len(steps)
    while size:
        at = 0
        while at < len(steps):
            fewer = steps[:at] + steps[at + size :]
            if fails(fewer):
                steps = fewer
            else:
                at += size
        size //= 2
    return steps

"""Solve and clear: what they say, what they draw, and how they are undone."""

from collections.abc import Callable
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Puzzle, Rect
from tests.gui.conftest import MakeWindow
from tests.gui.playing import SOLUTION, drag, note

TWO_WAYS = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
NO_WAY = Puzzle(2, 2, {Cell(0, 0): 3, Cell(1, 1): 1})
BAD_SUM = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 3})


def test_solve_draws_the_solution_in_one_step(window: MainWindow) -> None:
    drag(window, Rect(0, 0, 2, 2))
    window.acts["solve"].trigger()
    assert list(window.controller.board.rects) == list(SOLUTION)
    assert note(window).title == "Solved automatically"
    assert "only solution" in note(window).text
    another, undo = note(window).buttons
    assert (another.text, another.leading) == ("Next Puzzle", True)
    undo.act()
    assert list(window.controller.board.rects) == [Rect(0, 0, 2, 2)]
    window.commands.redo()
    assert window.controller.board.rects == SOLUTION


def test_another_puzzle_follows_one_that_was_solved_by_the_program(window: MainWindow) -> None:
    before = window.controller.puzzle
    window.acts["solve"].trigger()
    note(window).buttons[0].act()
    assert window.controller.puzzle != before
    assert not window.controller.session.game.moves


@pytest.mark.parametrize(
    ("puzzle", "title", "text", "drawn"),
    [
        (TWO_WAYS, "Several solutions", "one of them", 2),
        (NO_WAY, "No solution", "", 0),
        (BAD_SUM, "No solution", "add up to 5", 0),
    ],
)
def test_solve_is_honest(
    make_window: MakeWindow, puzzle: Puzzle, title: str, text: str, drawn: int
) -> None:
    window = make_window(puzzle)
    window.commands.solve()
    assert note(window).title == title
    assert text in note(window).text
    assert note(window).text
    assert len(window.controller.board.rects) == drawn


def test_clear_is_one_step_that_is_undone(window: MainWindow) -> None:
    assert not window.acts["clear"].isEnabled()
    drag(window, SOLUTION[0])
    drag(window, SOLUTION[1])
    window.acts["clear"].trigger()
    assert not window.controller.board.rects
    assert not window.acts["clear"].isEnabled()
    window.acts["undo"].trigger()
    assert window.controller.board.rects == SOLUTION[:2]


# With the real worker


class Gate:
    """Holds the worker until it is opened, or until the work is told to stop."""

    def __init__(self, jobs: Jobs) -> None:
        self._jobs = jobs
        self.begun, self._open = Event(), Event()
        self.stopped = False

    def hold(self, window: MainWindow, answer: object, done: Callable[..., None]) -> None:
        def work(stop: Callable[[], bool]) -> object:
            self.begun.set()
            while not (stop() or self._open.wait(0.01)):
                pass
            self.stopped = stop()
            return answer

        window.commands.run("Working ...", work, done)
        assert self.begun.wait(20)

    def open(self) -> None:
        self._open.set()


def test_solving_on_the_worker_thread(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(solving=Jobs())
    window.commands.solve()
    qtbot.waitUntil(lambda: window.controller.session.game.solved, timeout=30_000)
    assert note(window).title == "Solved automatically"


def test_the_busy_note_comes_after_a_moment_and_can_cancel(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    jobs = Jobs()
    window, gate = make_window(solving=jobs), Gate(jobs)
    gate.hold(window, None, lambda _: pytest.fail("cancelled"))
    assert window.side.card.note is None
    qtbot.waitUntil(lambda: window.side.card.note is not None)
    assert note(window).busy
    (cancel,) = note(window).buttons
    cancel.act()
    assert window.side.card.note is None
    assert not jobs.busy
    jobs.close()
    assert gate.stopped


def test_an_answer_for_a_puzzle_no_longer_open_is_dropped(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    jobs = Jobs()
    window, gate = make_window(solving=jobs), Gate(jobs)
    gate.hold(window, None, lambda _: pytest.fail("stale"))
    window.documents.open_text("2 .\n. 2\n")
    gate.open()
    assert not jobs.busy
    answers: list[str] = []
    jobs.submit(lambda _: "next", answers.append)
    qtbot.waitUntil(lambda: answers == ["next"])
    assert window.controller.board.rects == ()


def test_the_window_closes_while_it_works(make_window: MakeWindow) -> None:
    jobs = Jobs()
    window, gate = make_window(solving=jobs), Gate(jobs)
    gate.hold(window, None, lambda _: pytest.fail("closed"))
    window.close()
    assert gate.stopped


def test_an_error_ends_the_busy_note_and_is_not_swallowed(window: MainWindow) -> None:
    def work(stop: object) -> None:
        raise RuntimeError("broken")

    with pytest.raises(RuntimeError, match="broken"):
        window.commands.run("Working ...", work, lambda _: None)
    assert window.side.card.note is None


def test_warming_up_solves_what_needs_all_of_the_solver(window: MainWindow) -> None:
    window.commands.warm_up()
    assert not window.solving.busy
    assert window.side.card.note is None

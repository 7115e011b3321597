"""Check, hint, solve, clear: what they say, what they draw, and how they are undone."""

from collections.abc import Callable
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.jobs import Jobs
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.note import Note
from shikaku_gui.model import Cell, Erase, Place, Puzzle, Rect
from shikaku_gui.play.view import Tone
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag

TWO_WAYS = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
NO_WAY = Puzzle(2, 2, {Cell(0, 0): 3, Cell(1, 1): 1})
BAD_SUM = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 3})


def note(window: MainWindow) -> Note:
    """Return the note that is shown."""
    shown = window.side.card.note
    assert shown is not None
    return shown


def test_solve_draws_the_solution_in_one_step(window: MainWindow) -> None:
    drag(window, Rect(0, 0, 2, 2))
    window.acts["solve"].trigger()
    assert window.stage.board.rects == SOLUTION
    assert note(window).title == "Solved by the program"
    assert "only solution" in note(window).text
    (undo,) = note(window).offers
    undo.act()
    assert window.stage.board.rects == (Rect(0, 0, 2, 2),)
    window.commands.redo()
    assert window.stage.board.rects == SOLUTION


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
    assert len(window.stage.board.rects) == drawn


def test_clear_is_one_step_that_is_undone(window: MainWindow) -> None:
    assert not window.acts["clear"].isEnabled()
    drag(window, SOLUTION[0])
    drag(window, SOLUTION[1])
    window.acts["clear"].trigger()
    assert window.stage.board.rects == ()
    assert not window.acts["clear"].isEnabled()
    window.acts["undo"].trigger()
    assert window.stage.board.rects == SOLUTION[:2]


@pytest.mark.parametrize(
    ("puzzle", "rects", "title", "tone"),
    [
        (PUZZLE, [], "Nothing to check", Tone.PLAIN),
        (PUZZLE, [Rect(0, 0, 1, 2)], "A rule is broken", Tone.WRONG),
        (PUZZLE, [Rect(0, 0, 1, 2), Rect(2, 0, 1, 3)], "2 rectangles break a rule", Tone.WRONG),
        (PUZZLE, [SOLUTION[0]], "All right so far", Tone.GOOD),
        (PUZZLE, [Rect(1, 0, 1, 2)], "This cannot stay", Tone.WRONG),
        (PUZZLE, SOLUTION, "Solved", Tone.GOOD),
        (TWO_WAYS, [Rect(0, 0, 1, 2)], "All right so far", Tone.GOOD),
    ],
)
def test_check_says_what_is_wrong(
    make_window: MakeWindow, puzzle: Puzzle, rects: list[Rect], title: str, tone: Tone
) -> None:
    window = make_window(SavedGame(puzzle, tuple(map(Place, rects)), len(rects)))
    window.acts["check"].trigger()
    assert (note(window).title, note(window).tone) == (title, tone)


def test_check_names_the_place_of_broken_rules(window: MainWindow) -> None:
    drag(window, Rect(0, 0, 1, 2))
    window.hinting.check()
    assert note(window).text.startswith("R1C1-R1C2: This rectangle has 2 cells")


def test_check_says_of_an_ambiguous_puzzle_that_it_is_one(make_window: MakeWindow) -> None:
    window = make_window(SavedGame(TWO_WAYS, (Place(Rect(0, 0, 1, 2)),), 1))
    window.hinting.check()
    assert "several" in note(window).text


def test_a_hint_is_shown_first_and_drawn_next(window: MainWindow) -> None:
    window.acts["hint"].trigger()
    assert window.stage.board.rects == ()
    assert window.stage.marked.marks
    shown = note(window)
    assert shown.text
    assert shown.offers[0].text.startswith("Draw R")
    window.acts["hint"].trigger()
    assert len(window.stage.board.rects) == 1
    assert window.stage.board.rects[0] in SOLUTION
    assert window.stage.board.rects[0] in window.stage.session.game.hinted
    assert not window.stage.marked.marks
    assert window.side.card.note is None
    hints = window.stage.session.game.hints
    assert (hints.why, hints.draw) == (1, 1)
    window.commands.undo()
    assert window.stage.board.rects == ()


def test_hints_alone_solve_the_puzzle(window: MainWindow) -> None:
    for _ in range(2 * len(SOLUTION)):
        window.hinting.hint()
    assert window.stage.board.rects == SOLUTION
    assert note(window).title == "Solved"
    assert "3 hint" in note(window).text or "6 hint" in note(window).text


@pytest.mark.parametrize("wrong", [Rect(0, 0, 1, 2), Rect(1, 0, 1, 2)])
def test_a_mistake_is_the_first_hint_and_is_removed(window: MainWindow, wrong: Rect) -> None:
    drag(window, wrong)
    window.hinting.hint()
    assert note(window).tone is Tone.WRONG
    assert window.hinting.shown is not None
    assert window.hinting.shown.move == Erase(wrong)
    window.hinting.hint()
    assert window.stage.board.rects == ()


def test_a_hint_goes_with_the_first_move(window: MainWindow) -> None:
    window.hinting.hint()
    drag(window, Rect(0, 0, 2, 2))
    assert window.hinting.shown is None
    assert not window.stage.marked.marks
    window.hinting.hint()
    assert window.hinting.shown is not None


def test_a_dismissed_hint_is_shown_again_and_not_drawn(window: MainWindow) -> None:
    window.hinting.hint()
    window.side.card.dismissed.emit()
    assert not window.stage.marked.marks
    window.hinting.hint()
    assert window.stage.board.rects == ()
    assert window.stage.marked.marks


def test_a_puzzle_without_solution_gets_no_false_hint(make_window: MakeWindow) -> None:
    window = make_window(NO_WAY)
    window.hinting.hint()
    assert note(window).title == "This puzzle has no solution"
    assert note(window).offers == ()


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

        window.commands.ask("Working ...", work, done)
        assert self.begun.wait(20)

    def open(self) -> None:
        self._open.set()


def test_solving_beside_the_window(qtbot: QtBot, make_window: MakeWindow) -> None:
    window = make_window(solving=Jobs())
    window.commands.solve()
    qtbot.waitUntil(lambda: window.stage.session.game.solved, timeout=30_000)
    assert note(window).title == "Solved by the program"


def test_the_busy_note_comes_after_a_moment_and_can_cancel(
    qtbot: QtBot, make_window: MakeWindow
) -> None:
    jobs = Jobs()
    window, gate = make_window(solving=jobs), Gate(jobs)
    gate.hold(window, None, lambda _: pytest.fail("cancelled"))
    assert window.side.card.note is None
    qtbot.waitUntil(lambda: window.side.card.note is not None)
    assert note(window).busy
    (cancel,) = note(window).offers
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
    jobs.run(lambda _: "next", answers.append)
    qtbot.waitUntil(lambda: answers == ["next"])
    assert window.stage.board.rects == ()


def test_a_hint_asked_for_another_board_is_dropped(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = Jobs()
    window = make_window(solving=jobs)
    begun = Event()

    def slow(*arguments: object) -> object:
        begun.set()
        stop = arguments[-1]
        assert callable(stop)
        while not stop():
            Event().wait(0.01)
        raise InterruptedError

    monkeypatch.setattr("shikaku_gui.gui.hinting._next_hint", slow)
    window.hinting.hint()
    assert begun.wait(20)
    drag(window, SOLUTION[0])
    assert not jobs.busy
    assert not window.stage.marked.marks


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
        window.commands.ask("Working ...", work, lambda _: None)
    assert window.side.card.note is None


def test_warming_up_is_put_off_while_somebody_draws(window: MainWindow) -> None:
    asked: list[str] = []
    window.commands.warm_up = lambda: asked.append("now")  # type: ignore[method-assign]
    window.stage.session.enter()
    assert window.stage.session.busy
    window._warm_up()
    assert asked == []
    window.stage.session.cancel()
    window._warm_up()
    assert asked == ["now"]


def test_warming_up_solves_what_needs_all_of_the_solver(window: MainWindow) -> None:
    window.commands.warm_up()
    assert not window.solving.busy
    assert window.side.card.note is None

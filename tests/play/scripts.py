"""Gesture scripts: short texts that play a session, for the tables of tests.

A script is words apart: ``p1.5,2.5`` presses at that point, ``m…`` moves there having
gone far enough for a drag, ``n…`` moves there having not, ``r`` releases, ``x`` cancels,
``l`` leaves the board; ``c1,2`` is press and release in the middle of a cell, ``d0,0-1,2``
a drag from cell to cell, ``s0,0-1,2`` one that pencils; ``up down left right`` steps,
``+up …`` stretches, ``^up …`` goes to the next clue there, ``g1,2`` jumps to a cell,
``enter del tab btab undo redo clear`` and ``S P X T K J B clearmarks`` are the keys and commands
of those names, ``draw pencil cross`` the tools. ``o1,2`` is a click with the other button.
"""

from collections.abc import Callable
from functools import partial

from shikaku_gui.formats import SavedGame, loads
from shikaku_gui.model import Cell, Place, Rect
from shikaku_gui.play.drag import Point
from shikaku_gui.play.outcome import Outcome
from shikaku_gui.play.session import Session
from shikaku_gui.play.tool import Tool

GRID = """
4 . . 2 .
. . 1 . .
. 3 . . 6
. . ? . .
"""
TOOLS = {"draw": Tool.DRAW, "pencil": Tool.PENCIL, "cross": Tool.CROSS_OUT}
STEPS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


def session(*drawn: Rect) -> Session:
    """Open the grid above with those rectangles drawn."""
    moves = tuple(Place(rect) for rect in drawn)
    return Session(SavedGame(loads(GRID).puzzle, moves, len(moves)))


def run(session: Session, script: str) -> list[Outcome]:
    """Play the script and return the outcome of every call it made."""
    outcomes: list[Outcome] = []
    for word in script.split():
        outcomes.extend(call() for call in _calls(session, word))
    return outcomes


def point(text: str) -> Point:
    """Read ``1.5,2.5``."""
    row, col = text.split(",")
    return Point(float(row), float(col))


def middle(text: str) -> Point:
    """Read the cell ``1,2`` as the point in its middle."""
    row, col = point(text)
    return Point(row + 0.5, col + 0.5)


def _calls(session: Session, word: str) -> list[Callable[[], Outcome]]:
    commands = {
        "r": session.release,
        "x": session.cancel,
        "l": session.leave,
        "enter": session.confirm,
        "del": session.delete,
        "tab": session.next_clue,
        "btab": lambda: session.next_clue(backward=True),
        "undo": session.undo,
        "redo": session.redo,
        "clear": session.clear,
        "S": session.size,
        "P": session.pencil_or_show_possible,
        "X": session.cross_out,
        "T": session.begin_trial,
        "K": session.keep_trial,
        "J": session.reject_trial,
        "B": session.leave_trial,
        "clearmarks": session.clear_marks,
    }
    if word in TOOLS:
        return [partial(session.use, TOOLS[word])]
    if word in commands:
        return [commands[word]]
    if word in STEPS:
        return [lambda: session.step(*STEPS[word])]
    if word[1:] in STEPS:
        call = session.jump_to_clue if word[0] == "^" else session.stretch
        return [lambda: call(*STEPS[word[1:]])]
    if word[0] == "g":
        row, col = map(int, word[1:].split(","))
        return [lambda: session.jump(Cell(row, col))]
    return _pointer_calls(session, word[0], word[1:])


def _pointer_calls(session: Session, kind: str, text: str) -> list[Callable[[], Outcome]]:
    if kind == "c":
        return [lambda: session.press(middle(text)), session.release]
    if kind == "o":
        return [partial(session.press, middle(text), secondary=True), session.release]
    if kind == "d":
        start, end = map(middle, text.split("-"))
        return [lambda: session.press(start), lambda: session.move(end), session.release]
    if kind == "s":
        start, end = map(middle, text.split("-"))
        begin = partial(session.press, start, secondary=True)
        return [begin, lambda: session.move(end), session.release]
    at = point(text)
    if kind == "p":
        return [lambda: session.press(at)]
    assert kind in "mn", f"unknown word {kind}{text}"
    return [lambda: session.move(at, far=kind == "m")]

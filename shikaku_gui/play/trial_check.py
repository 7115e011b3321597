"""Whether a trial has failed, found by the rules alone, and what a trial is called."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from itertools import islice

from shikaku_gui.i18n import N_
from shikaku_gui.model import Board, BrokenRect, Cell, Rect, violations
from shikaku_gui.play.messages import broken_rule_message, name_of_clue, size_text
from shikaku_gui.play.possible_rectangles import possible_rects
from shikaku_gui.texts import Message, make_message

_AROUND = 30
"""How far around what a trial has drawn a large board is searched, in cells."""

_SMALL = 10_000
"""Up to how many cells all of a board is searched."""

_MOST_RECTS = 20_000
"""How many rectangles of one clue are looked at; only a "?" has more."""


class TrialFailureKind(Enum):
    """Why a trial has failed."""

    BROKEN_RULE = "a rectangle breaks a rule"
    NO_RECTANGLE = "a clue has no rectangle left"
    ALL_CROSSED_OUT = "all rectangles left of a clue are crossed out"
    UNREACHED = "a cell is out of reach"


@dataclass(frozen=True, slots=True)
class TrialFailure:
    """Why a trial has failed; ``cell`` is the cell of the clue, or the one out of reach."""

    kind: TrialFailureKind
    cell: Cell
    broken: BrokenRect | None = None

    @property
    def place(self) -> Rect:
        """The cells to look at."""
        return Rect(*self.cell, 1, 1) if self.broken is None else self.broken.rect


def find_trial_failure(board: Board, stop: Callable[[], bool]) -> TrialFailure | None:
    """Return why what is drawn in the open trials cannot be right, None where nothing is found.

    Only the rules and the crosses count. On a large board only the surroundings of what the
    trials have drawn are searched. Returns None as soon as ``stop`` returns True.
    """
    broken = violations(board)
    if broken:
        first = broken[0]
        return TrialFailure(TrialFailureKind.BROKEN_RULE, first.rect.first, first)
    window = _window(board)
    reached: set[Cell] = set()
    for clue in board.puzzle.clues_in(_with_margin(window, board)):
        if stop():
            return None
        if board.at(clue) is not None:
            continue
        rects = list(islice(possible_rects(board, clue), _MOST_RECTS))
        if not rects:
            crossed = next(possible_rects(board, clue, crossed_out=True), None)
            kinds = TrialFailureKind
            kind = kinds.NO_RECTANGLE if crossed is None else kinds.ALL_CROSSED_OUT
            return TrialFailure(kind, clue)
        for rect in rects:
            reached.update(rect.cells())
    for cell in window.cells():
        if cell not in reached and board.at(cell) is None:
            if stop():
                return None
            if not any(_reaches(board, clue, cell) for clue in board.puzzle.clues):
                return TrialFailure(TrialFailureKind.UNREACHED, cell)
    return None


def failure_message(board: Board, failure: TrialFailure) -> Message:
    """Say why a trial has failed."""
    if failure.broken is not None:
        reason = broken_rule_message(failure.broken)
        return make_message(N_("{rect}: {reason}"), rect=failure.broken.rect, reason=reason)
    if failure.kind is TrialFailureKind.UNREACHED:
        return make_message(N_("Nothing can cover {cell}."), cell=failure.cell)
    all_crossed = failure.kind is TrialFailureKind.ALL_CROSSED_OUT
    area = board.puzzle.clues[failure.cell]
    clue = make_message(
        N_('The "?" in {cell}') if area is None else N_("The {area} in {cell}"),
        area=area or 0,
        cell=failure.cell,
    )
    return make_message(
        N_("{clue} has only crossed-out rectangles left.")
        if all_crossed
        else N_("{clue} has no rectangle left."),
        clue=clue,
    )


def trial_name(board: Board, depth: int) -> Message:
    """Name an open trial, counted from 1, by what it supposes."""
    trial = board.trials[depth - 1]
    supposed = trial.supposed
    if supposed is None:
        drawn = board.trials[depth].start if depth < len(board.trials) else board
        empty = not drawn.changes(trial.start)[1]
        return make_message(
            N_("Trial {number}: nothing drawn yet")
            if empty
            else N_("Trial {number}: several rectangles"),
            number=depth,
        )
    clues = board.puzzle.clues_in(supposed)
    if len(clues) != 1:
        return make_message(N_("If {rect} is a rectangle"), rect=supposed)
    clue = name_of_clue(board.puzzle, clues[0])
    return make_message(N_("If {clue} is {size}"), clue=clue, size=size_text(supposed))


def _window(board: Board) -> Rect:
    """Return the part of a board to search: all of a small one, or around what is supposed."""
    grid = board.puzzle.grid
    _, drawn = board.changes(board.trials[0].start) if board.trials else (set(), set())
    if grid.area <= _SMALL or not drawn:
        return grid
    first = Cell(min(rect.row for rect in drawn), min(rect.col for rect in drawn))
    last = Cell(max(rect.bottom for rect in drawn) - 1, max(rect.right for rect in drawn) - 1)
    return _with_margin(Rect.between(first, last), board)


def _with_margin(rect: Rect, board: Board) -> Rect:
    first = Cell(max(rect.row - _AROUND, 0), max(rect.col - _AROUND, 0))
    rows, cols = board.puzzle.rows, board.puzzle.cols
    last = Cell(min(rect.bottom + _AROUND, rows) - 1, min(rect.right + _AROUND, cols) - 1)
    return Rect.between(first, last)


def _reaches(board: Board, clue: Cell, cell: Cell) -> bool:
    """Tell whether a clue without a rectangle can cover a cell, or has too many to find out."""
    area = board.puzzle.clues[clue]
    between = Rect.between(clue, cell)
    if board.at(clue) is not None or (area is not None and between.area > area):
        return False
    rects = list(islice(possible_rects(board, clue), _MOST_RECTS))
    return len(rects) == _MOST_RECTS or any(rect.covers(cell) for rect in rects)

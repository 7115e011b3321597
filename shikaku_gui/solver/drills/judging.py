"""Whether what a learner has marked or drawn is a conclusion of the drill's technique."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from shikaku_gui.model import Board, Cell, Rect
from shikaku_gui.solver.answer import Answer
from shikaku_gui.solver.candidates import placements_left
from shikaku_gui.solver.control import Control, Stop
from shikaku_gui.solver.drills.conclusions import technique_conclusions
from shikaku_gui.solver.hints import mistakes, why_wrong
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.hint_records import Hint, Technique
from shikaku_gui.solver.techniques.what_if import dead_ends


class DrillResult(Enum):
    """How an answer to a drill is judged.

    ``RIGHT``: a conclusion of the technique. ``OTHER``: true, but the technique does not show it.
    ``KNOWN``: it says no more than the board does. ``WRONG``: no solution agrees with it.
    ``OPEN``: nothing has been answered yet.
    """

    RIGHT = "right"
    OTHER = "other"
    KNOWN = "known"
    WRONG = "wrong"
    OPEN = "open"


@dataclass(frozen=True, slots=True)
class DrillVerdict:
    """A judged answer, with the hint that shows it to be right, or why it is wrong.

    For an answer that is true for other reasons, ``hint`` is None or shows these. ``possible``
    are the rectangles that the clue of a drawn one can still have besides.
    """

    result: DrillResult
    hint: Hint | None = None
    possible: tuple[Rect, ...] = ()


OPEN = DrillVerdict(DrillResult.OPEN)
_KNOWN = DrillVerdict(DrillResult.KNOWN)
# If several answers are given at once, a wrong one is reported, or else a right one.
_BY_IMPORTANCE = (DrillResult.WRONG, DrillResult.RIGHT, DrillResult.OTHER, DrillResult.KNOWN)


class DrillJudge:
    """Judges the answers to one drill.

    ``hints`` is everything that the technique concludes on ``board``, simplest first, and
    ``excluded`` all that they exclude. Right is a rectangle that is crossed out and excluded; one
    that is drawn and the only one left of its clue without these; one that is pencilled where all
    that speaks against it is excluded; and a cell as :meth:`judge_cell` says.
    """

    def __init__(
        self,
        board: Board,
        technique: Technique,
        *,
        answer: Answer | None = None,
        stop: Stop | None = None,
    ) -> None:
        """Find all conclusions, and solve the puzzle unless its ``answer`` is given.

        Raises:
            CutShortError: it was stopped.
        """
        self.board = board
        self.technique = technique
        self.answer = answer or Answer.of(board.puzzle, stop=stop)
        self.hints = technique_conclusions(board, technique, stop=stop)
        self.excluded = frozenset(r for hint in self.hints for r in hint.conclusion.excluded)
        live = placements_left(board, self.answer.all_placements(Control(stop=stop)))
        self.live = dict(zip(board.puzzle.clues, live, strict=True))

    @cached_property
    def _all_live(self) -> tuple[Rect, ...]:
        open_clues = (mine for cell, mine in self.live.items() if self.board.at(cell) is None)
        return tuple(rect for mine in open_clues for rect in mine)

    def judge(self, after: Board, *, stop: Stop | None = None) -> DrillVerdict:
        """Judge what has come onto a board; a trial is judged once it has ended.

        Raises:
            CutShortError: it was stopped.
        """
        if after.trials:
            return OPEN
        before = self.board
        drawn = (rect for rect in after.rects if rect not in before)
        pencilled = (r for r in after.marks.pencilled if r not in before.marks.pencilled)
        crossed = (r for r in after.marks.crossed_out if r not in before.marks.crossed_out)
        verdicts = [
            *(self._judge_drawn(rect, stop) for rect in drawn),
            *(self._judge_pencilled(rect, stop) for rect in pencilled),
            *(self._judge_crossed_out(rect, stop) for rect in crossed),
        ]
        return min(verdicts, key=lambda one: _BY_IMPORTANCE.index(one.result), default=OPEN)

    def judge_cell(self, cell: Cell) -> DrillVerdict:
        """Judge a cell that is pointed at, by the techniques that are about a clue and a cell.

        For *only one rectangle fits* that is the clue, for *only one clue reaches this cell* the
        cell, and for *cells in every rectangle* a cell that other clues would lose.
        """
        right_cells = TECHNIQUES[self.technique].drills.right_cells
        if right_cells is None:
            return OPEN
        hint = next((hint for hint in self.hints if cell in right_cells(hint)), None)
        return DrillVerdict(DrillResult.OTHER if hint is None else DrillResult.RIGHT, hint)

    def dead_ends(self, hint: Hint) -> frozenset[Cell]:
        """Return the clues and cells that a what-if leaves without a rectangle at its end."""
        return dead_ends(self.live, hint)

    def _judge_crossed_out(self, rect: Rect, stop: Stop | None) -> DrillVerdict:
        if rect in self.excluded:
            return self._right((rect,))
        if rect not in self._all_live:
            return _KNOWN
        wrong = self._mistake(self.board.with_marks(crossed_out=(rect,)), stop)
        return wrong or DrillVerdict(DrillResult.OTHER, self._why_not(rect, stop))

    def _judge_drawn(self, rect: Rect, stop: Stop | None) -> DrillVerdict:
        wrong = self._why_not(rect, stop)
        if wrong is not None:
            return DrillVerdict(DrillResult.WRONG, wrong)
        (clue,) = self.board.puzzle.clues_in(rect)
        others = tuple(other for other in self.live[clue] if other != rect)
        is_only_one = self.technique is Technique.ONLY_RECTANGLE and any(
            hint.conclusion.place == rect for hint in self.hints
        )
        if set(others) <= self.excluded and (others or is_only_one):
            return self._right(others, rect)
        return DrillVerdict(DrillResult.OTHER if others else DrillResult.KNOWN, possible=others)

    def _judge_pencilled(self, part: Rect, stop: Stop | None) -> DrillVerdict:
        wrong = self._mistake(self.board.with_marks(pencilled=(part,)), stop)
        if wrong is not None:
            return wrong
        against = [r for r in self._all_live if r.overlaps(part) and not r.contains(part)]
        clues = self.board.puzzle.clues_in(part)
        mine = [rect for clue in clues for rect in against if rect.covers(clue)]
        # What others lose follows from the cells being the clue's; that they are must be shown.
        needed = mine or against
        if not needed:
            return _KNOWN
        shown = self.excluded.intersection(needed)
        if shown and (len(shown) == len(needed) or (clues and not mine)):
            return self._right(tuple(shown))
        return DrillVerdict(DrillResult.OTHER)

    def _right(self, excluded: Iterable[Rect], place: Rect | None = None) -> DrillVerdict:
        """Return the verdict with the simplest hint that shows most of an answer."""
        wanted = set(excluded)

        def shown(hint: Hint) -> tuple[bool, int]:
            end = hint.conclusion
            return place is not None and end.place == place, len(wanted.intersection(end.excluded))

        return DrillVerdict(DrillResult.RIGHT, max(self.hints, key=shown))

    def _mistake(self, board: Board, stop: Stop | None) -> DrillVerdict | None:
        found = mistakes(board, answer=self.answer, stop=stop)
        return DrillVerdict(DrillResult.WRONG, found[0]) if found else None

    def _why_not(self, rect: Rect, stop: Stop | None) -> Hint | None:
        return why_wrong(self.board, rect, answer=self.answer, stop=stop)

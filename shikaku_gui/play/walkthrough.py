"""A walkthrough of a whole solution as a sequence of frames, on a board of its own."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shikaku_gui.formats import HintDegree
from shikaku_gui.model import Board, CrossOut, Erase, Pencil, Place, Puzzle, Rect, apply
from shikaku_gui.play.hint_presenter import HintPicture, HintPresenter
from shikaku_gui.solver import Hint


@dataclass(frozen=True)
class WalkthroughFrame:
    """One picture of the walk: the step it belongs to, and what has been found by then.

    ``found`` are the rectangles of the steps before, ``wrong`` those found to be wrong.
    ``board`` has the rectangles found and the marks that the steps before have made.
    """

    step: int
    hint: Hint
    picture: HintPicture
    board: Board
    found: tuple[Rect, ...] = ()
    wrong: tuple[Rect, ...] = ()

    @property
    def pencilled(self) -> tuple[Rect, ...]:
        """The pencil rectangles made so far that no rectangle found contains."""
        puzzle = self.board.puzzle
        whole = Rect(0, 0, puzzle.rows, puzzle.cols)
        return (*self.board.visible_pencils(whole), *self.picture.pencilled)

    @property
    def crossed_out(self) -> tuple[Rect, ...]:
        """The rectangles crossed out so far that cover a clue of this step."""
        clues = (clue.rect for clue in self.hint.subjects)
        crosses = (rect for clue in clues for rect in self.board.visible_crosses(clue))
        return tuple(dict.fromkeys((*crosses, *self.picture.crossed_out)))


def walkthrough_frames(puzzle: Puzzle, hints: Sequence[Hint]) -> Iterator[WalkthroughFrame]:
    """Yield the frames for the steps that :func:`shikaku_gui.solver.explain` returns."""
    board = Board(puzzle)
    found: tuple[Rect, ...] = ()
    wrong: tuple[Rect, ...] = ()
    for number, hint in enumerate(hints):
        for picture in HintPresenter(hint, board, HintDegree.WHY).pictures:
            yield WalkthroughFrame(number, hint, picture, board, found, wrong)
        match hint.move:
            case Place(rect):
                found += (rect,)
            case Erase(rect):
                wrong += (rect,)
        if isinstance(hint.move, Place | Pencil | CrossOut):
            board = apply(board, hint.move)

"""A walkthrough of a whole solution as a sequence of frames, apart from the board."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.play.hint_degree import HintDegree
from shikaku_gui.play.hint_presenter import HintPicture, HintPresenter
from shikaku_gui.solver import Hint


@dataclass(frozen=True)
class WalkthroughFrame:
    """One picture of the walk: the step it belongs to, and what has been found by then.

    ``found`` are the rectangles of the steps before, ``wrong`` those found to be wrong.
    """

    step: int
    hint: Hint
    picture: HintPicture
    found: tuple[Rect, ...] = ()
    wrong: tuple[Rect, ...] = ()


def walkthrough_frames(puzzle: Puzzle, hints: Sequence[Hint]) -> Iterator[WalkthroughFrame]:
    """Yield the frames for the steps that :func:`shikaku_gui.solver.explain` returns."""
    found: tuple[Rect, ...] = ()
    wrong: tuple[Rect, ...] = ()
    for number, hint in enumerate(hints):
        pictures = HintPresenter(hint, puzzle, HintDegree.WHY).pictures
        yield from (WalkthroughFrame(number, hint, picture, found, wrong) for picture in pictures)
        end = hint.conclusion
        found += () if end.place is None else (end.place,)
        wrong += () if end.remove is None else (end.remove,)

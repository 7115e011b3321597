"""The marks that a hint or a walkthrough shows above the board."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from shikaku_gui import play, solver
from shikaku_gui.gui.board.board_layer import bounds
from shikaku_gui.gui.board.mark_patches import MarkPatch, patches_of
from shikaku_gui.model import Rect
from shikaku_gui.solver import MarkRole

_MAIN_ROLES = (MarkRole.SUBJECT, MarkRole.RESULT)


@dataclass(frozen=True)
class BoardMarks:
    """Marks and ghosts above the board; a move makes them void.

    ``found`` are rectangles that a walkthrough has found so far, ``gone`` drawn ones that it
    has found to be wrong; ``pencilled`` and ``crossed_out`` are marks that earlier steps have
    made. ``focus`` is the part to emphasise, None for the whole board. ``lettered`` are the roles
    whose marks bear letters, None for all, ``letters`` the roles in the order of their letters, and
    ``named`` the marks that words name one by one.
    """

    marks: Sequence[solver.Mark] = ()
    ghosts: Sequence[Rect] = ()
    found: Sequence[Rect] = ()
    gone: Sequence[Rect] = ()
    focus: Rect | None = None
    pencilled: Sequence[Rect] = ()
    crossed_out: Sequence[Rect] = ()
    lettered: frozenset[MarkRole] | None = None
    named: frozenset[solver.Mark] = frozenset()
    letters: Sequence[MarkRole] = ()

    @classmethod
    def of(cls, picture: play.HintPicture) -> BoardMarks:
        """Return the marks of a picture of a hint."""
        return cls(
            picture.marks,
            picture.ghosts,
            focus=picture.focus,
            pencilled=picture.pencilled,
            crossed_out=picture.crossed_out,
            lettered=picture.lettered,
            named=picture.named,
            letters=picture.letters,
        )

    @property
    def patches(self) -> tuple[MarkPatch, ...]:
        """The marks as they are drawn, with their tags."""
        return patches_of(self.marks, self.lettered, self.named, self.letters)

    def region_to_reveal(self, sight: Rect) -> Rect | None:
        """Return the rectangle to scroll into ``sight``, None where that is not needed.

        It covers all marks if they fit, else only those of the main roles.
        """
        everything = [mark.rect for mark in self.marks] or list(self.ghosts)
        if not everything and self.focus is not None:
            everything = [self.focus]
        if not everything:
            return None
        main = [mark.rect for mark in self.marks if mark.role in _MAIN_ROLES] or everything
        for rect in (bounds(everything), bounds(main), main[0]):
            if rect.height <= sight.height and rect.width <= sight.width:
                return rect
        return None if main[0].overlaps(sight) else main[0]


@dataclass(frozen=True)
class Highlight:
    """The role whose marks are emphasised while its words are pointed at; strength 0 to 1."""

    role: MarkRole
    strength: float

"""The name of a puzzle wherever one is shown to a person."""

from dataclasses import replace
from pathlib import Path
from typing import Protocol

from shikaku_gui.gui.base.translation import dimensions, typeset
from shikaku_gui.i18n import _
from shikaku_gui.model import Puzzle
from shikaku_gui.store import title_of_file


class Named(Protocol):
    """A puzzle, or what is known of one: a title, empty for none, and a size, 0 if unknown."""

    @property
    def title(self) -> str:
        """The title as the puzzle has it."""
        ...

    @property
    def rows(self) -> int:
        """The number of rows."""
        ...

    @property
    def cols(self) -> int:
        """The number of columns."""
        ...


def puzzle_name(puzzle: Named, path: Path | None = None) -> str:
    """Return the title, else the name of the player's file ``path``, else the size in words."""
    name = typeset(puzzle.title.strip() or ("" if path is None else title_of_file(path)))
    if name:
        return name
    if not puzzle.rows:
        return _("Untitled puzzle")
    return _("Untitled {size} puzzle").format(size=dimensions(puzzle.rows, puzzle.cols))


def titled_as_shown(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle whose title is as it is shown, for a page that is only read by people."""
    return replace(puzzle, title=typeset(puzzle.title))

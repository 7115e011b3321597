"""The interfaces through which the viewport and the minimap use the game and the editor."""

from typing import Protocol

from shikaku_gui.gui.board.viewport import Viewport
from shikaku_gui.model import Puzzle, Rect


class ViewportHolder(Protocol):
    """Keeps the viewport of a board."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle, for its size."""

    @property
    def viewport(self) -> Viewport | None:
        """The viewport that the player chose, None if none was chosen yet."""

    def set_viewport(self, viewport: Viewport | None) -> None:
        """Change the viewport and notify the widgets."""


class DrawingInput(Protocol):
    """The drawing gesture, for what scrolls the board meanwhile."""

    @property
    def is_drawing(self) -> bool:
        """Whether the pointer is drawing; it cannot pan meanwhile."""

    @property
    def drag_rect(self) -> Rect | None:
        """The rectangle being drawn, None if there is none."""

    def cancel_drawing(self) -> None:
        """Cancel the drawing."""

    def draw_at_cursor(self) -> Rect | None:
        """Draw at the keyboard cursor, as the space bar does, and return its cell.

        None if it is not shown.
        """

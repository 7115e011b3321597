"""What has a board to be looked at: the game on the screen, and the desk of the editor."""

from typing import Protocol

from shikaku_gui.gui.board.viewport import Viewport
from shikaku_gui.model import Puzzle, Rect


class ViewportHolder(Protocol):
    """Has a board, and keeps how it is looked at."""

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle, for its size."""

    @property
    def viewport(self) -> Viewport | None:
        """How the player looks at the board, None where nothing was chosen yet."""

    def set_viewport(self, viewport: Viewport | None) -> None:
        """Look at the board in another way, and tell whoever shows it."""


class DrawingInput(Protocol):
    """Draws on the board; what moves the board meanwhile asks it."""

    @property
    def is_drawing(self) -> bool:
        """Whether the pointer is drawing: then it does not take hold of the board."""

    @property
    def drag_rect(self) -> Rect | None:
        """The cells that are being drawn on, None where nothing is drawn."""

    def cancel_drawing(self) -> None:
        """Draw no further what is being drawn."""

    def draw_at_cursor(self) -> Rect:
        """Do what the space bar does at the keyboard's cursor, and return its cell."""

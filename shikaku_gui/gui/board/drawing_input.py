"""The drawing gesture of the game and the editor, as other parts of the board use it."""

from typing import Protocol

from shikaku_gui.model import Rect


class DrawingInput(Protocol):
    """The drawing gesture, for parts that scroll the board meanwhile."""

    @property
    def is_drawing(self) -> bool:
        """Whether the pointer is drawing; it cannot pan meanwhile."""

    @property
    def drag_rect(self) -> Rect | None:
        """The rectangle being drawn, None if there is none."""

    def cancel_drawing(self) -> None:
        """Cancel the drawing."""

    def take_wheel(self, notches: int) -> bool:
        """Use a turn of the wheel, towards the player if positive; False to scroll the board."""

    def draw_at_cursor(self) -> Rect | None:
        """Draw at the keyboard cursor, as the space bar does, and return its cell.

        None if it is not shown.
        """

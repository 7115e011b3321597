"""What of the marks on the board is to be looked at, where not all of them are in sight."""

from shikaku_gui.gui.board.board_layer import bounds
from shikaku_gui.gui.board.game_controller import BoardMarks
from shikaku_gui.model import Rect

_ABOUT = ("subject", "result")


def interest(board_marks: BoardMarks, sight: Rect) -> Rect | None:
    """Return the rectangle to bring into sight, None where what is seen will do.

    That is all of the marks if so much can be seen at once, else what they are about.
    """
    everything = [mark.rect for mark in board_marks.marks] or list(board_marks.ghosts)
    if not everything and board_marks.focus is not None:
        everything = [board_marks.focus]
    if not everything:
        return None
    about = [mark.rect for mark in board_marks.marks if mark.role.value in _ABOUT] or everything
    for rect in (bounds(everything), bounds(about), about[0]):
        if rect.height <= sight.height and rect.width <= sight.width:
            return rect
    return None if about[0].overlaps(sight) else about[0]

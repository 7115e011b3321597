"""A session on the position of a drill, where a tool says what the gestures do."""

from shikaku_gui.formats import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.model import Board, Cell, Erase, Move, Restore, apply
from shikaku_gui.play.drag import Point
from shikaku_gui.play.outcome import Outcome
from shikaku_gui.play.session import Session
from shikaku_gui.play.technique_words.catalogue import TECHNIQUE_TEXTS
from shikaku_gui.play.tool import BOARD_TOOLS, Tool
from shikaku_gui.solver import Technique
from shikaku_gui.texts import make_message

_GIVEN = N_("This rectangle is part of the drill.")
_IN_THE_WAY = N_("The rectangles that were there at the beginning stay. Look beside them.")


class ShownPosition(Session):
    """A position to look at: nothing on it can be changed.

    ``confirmed`` is whether Enter was pressed on it.
    """

    tools = (Tool.DRAW,)

    def __init__(self, position: Board) -> None:
        super().__init__(SavedGame(position.puzzle, (Restore(position),), 1))
        self.confirmed = False

    def press(self, _point: Point, *, secondary: bool = False) -> Outcome:  # noqa: ARG002
        """Begin no gesture."""
        return Outcome.NOTHING

    def stretch(self, _rows: int, _cols: int) -> Outcome:
        """Stretch nothing."""
        return Outcome.NOTHING

    def size(self) -> Outcome:
        """Show no rectangle to be sized."""
        return Outcome.NOTHING

    def show_possible(self, _clue: Cell) -> Outcome:
        """Show no rectangles to choose from."""
        return Outcome.NOTHING

    def confirm(self) -> Outcome:
        """Note that Enter was pressed."""
        self.confirmed = True
        return Outcome.VIEW

    def play(self, _move: Move) -> Outcome:
        """Make no move."""
        return Outcome.NOTHING

    def take_confirmed(self) -> bool:
        """Return whether Enter was pressed since the last call."""
        confirmed, self.confirmed = self.confirmed, False
        return confirmed


def drill_tools(technique: Technique) -> tuple[Tool, ...]:
    """Return the tools for drills of a technique, the one that fits it best first."""
    first = TECHNIQUE_TEXTS[technique].drill_tool
    return (first, *(tool for tool in BOARD_TOOLS if tool is not first))


class DrillSession(Session):
    """Plays from the position of a drill.

    With the tool :attr:`Tool.POINT` a click or Enter sets ``pointed``. The right button and the
    keys P and X do what they do in any game. The rectangles of the position stay.
    """

    def __init__(self, start: Board, tool: Tool, tools: tuple[Tool, ...] = BOARD_TOOLS) -> None:
        super().__init__(SavedGame(start.puzzle, (Restore(start),), 1))
        self.start = self.board
        self.tool, self.tools = tool, tools
        self.pointed: Cell | None = None

    def restart(self) -> Outcome:
        """Return to the position, if anything has changed."""
        if self.board == self.start and not self.busy:
            return Outcome.NOTHING
        self.cancel()
        return self.back_to(1) if self.game.position > 1 else Outcome.VIEW

    def undo(self) -> Outcome:
        """Undo the last move, but not the position."""
        return super().undo() if self.busy or self.game.position > 1 else Outcome.NOTHING

    def release(self) -> Outcome:
        """End the gesture: point at a cell, or draw, pencil or cross out."""
        gesture = self._gesture
        if gesture is None or gesture.tool is not Tool.POINT:
            return super().release()
        self._gesture = self.corner = None
        if not gesture.dragged and not gesture.beside:
            self.pointed = gesture.pressed
        return Outcome.VIEW

    def confirm(self) -> Outcome:
        """Point at the cell of the cursor, or do what Enter does in any game."""
        if self.tool is not Tool.POINT or self.around is not None:
            return super().confirm()
        self.cursor_shown = True
        self.corner = None
        self.pointed = self.cursor
        return Outcome.VIEW

    def delete(self) -> Outcome:
        """Remove what was drawn or pencilled here since the drill began."""
        if self.board.at(self.cursor) in self.start:
            return self._mark(make_message(_GIVEN))
        return super().delete()

    def take_pointed(self) -> Cell | None:
        """Return the cell that was pointed at since the last call, if any."""
        cell, self.pointed = self.pointed, None
        return cell

    def play(self, move: Move) -> Outcome:
        """Make a move that leaves the rectangles of the position.

        Raises:
            ValueError: the move is not possible on this board.
        """
        if isinstance(move, Erase) and move.rect in self.start:
            return self._mark(make_message(_GIVEN))
        after = apply(self.board, move)
        if any(rect not in after for rect in self.start.rects):
            return self._mark(make_message(_IN_THE_WAY))
        return super().play(move)

"""A game being played, with its gesture, cursor and tints: every change goes through it.

Each call returns an :class:`Outcome`, which tells the caller whether to repaint, to save,
or to do nothing.
"""

from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from shikaku_gui.formats import SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.model import (
    MAX_TRIALS,
    BeginTrial,
    Cell,
    Clear,
    ClearMarks,
    KeepTrial,
    Move,
    Place,
    Rect,
    RejectTrial,
)
from shikaku_gui.play import drag, marking
from shikaku_gui.play.cursor_moves import cell_after_step, clue_towards, next_in_turn
from shikaku_gui.play.drag import Gesture, Point, RectPreview
from shikaku_gui.play.game import Game
from shikaku_gui.play.mistake_display import GameShowingMistakes
from shikaku_gui.play.outcome import Outcome
from shikaku_gui.play.possible_rectangles import PossibleChoice, possible_choice
from shikaku_gui.play.rectangle_tints import RectangleTints
from shikaku_gui.play.sized_rectangle import SizedRectangle, sized_rectangle_around
from shikaku_gui.texts import Message, make_message


class Session(GameShowingMistakes):
    """A game with what is not saved of it: gesture, cursor, hover, tints.

    ``cursor`` is the keyboard's cell, shown once a key has been used (``cursor_shown``).
    ``corner`` is the first corner of a rectangle drawn by two clicks or by the keyboard,
    ``hover`` the cell under the pointer. ``around`` is the rectangle around a clue that keys
    choose: of its size, or one of those possible. ``notice`` says why the last call did nothing.
    """

    def __init__(self, saved: SavedGame, now: Callable[[], float] = monotonic) -> None:
        """Continue a saved game."""
        super().__init__(Game(saved, now))
        self.tints = RectangleTints.after(self.game.boards)
        self.cursor = Cell(saved.puzzle.rows // 2, saved.puzzle.cols // 2)
        self.cursor_shown = False
        self.corner: Cell | None = None
        self.hover: Cell | None = None
        self._point: Point | None = None
        self._gesture: Gesture | None = None
        self.around: SizedRectangle | PossibleChoice | None = None
        self.notice: Message | None = None
        self._corner_by_shift = False
        self._board_visible = False

    @property
    def busy(self) -> bool:
        """Whether a gesture or another way to draw a rectangle is in progress."""
        return self.dragging or self.corner is not None or self.around is not None

    @property
    def choice(self) -> PossibleChoice | None:
        """The possible rectangles of a clue while they are shown."""
        return self.around if isinstance(self.around, PossibleChoice) else None

    @property
    def dragging(self) -> bool:
        """Whether a button of the pointer is down on the board."""
        return self._gesture is not None

    @property
    def preview(self) -> RectPreview | None:
        """The rectangle being drawn, None where none is."""
        gesture = self._gesture
        if gesture is not None and gesture.dragged:
            resized = gesture.held if gesture.sides else None
            preview = drag.preview_of(self.board, drag.target(gesture), resized)
            return replace(preview, pencil=True, replaced=()) if gesture.pencil else preview
        if self.around is not None:
            return drag.preview_of(self.board, self.around.rect, self.board.at(self.around.clue))
        if self.corner is None:
            return None
        end = self.cursor if self.cursor_shown else self.hover or self.corner
        return drag.preview_of(self.board, Rect.between(self.corner, end))

    @property
    def grip(self) -> drag.Sides:
        """The sides that a press at the pointer would resize."""
        if self._gesture is not None:
            return self._gesture.sides if self._gesture.dragged else drag.Sides.NONE
        if self._point is None or self.corner is not None:
            return drag.Sides.NONE
        return drag.grip(self.board, self._point)[1]

    def set_board_visible(self, visible: bool) -> None:
        """Set whether the player sees the board; the clock runs only then.

        The clock stops on a solved board, whatever solved it. Once the player has finished the
        game, it stands still for good.
        """
        self._board_visible = visible
        self._set_clock()

    # The pointer

    def press(self, point: Point, *, pencil: bool = False) -> Outcome:
        """Begin a gesture; a drag draws a rectangle or a pencil rectangle."""
        self.game.clock.touch()
        gesture = drag.press(self.board, point, pencil=pencil)
        if gesture is None:
            return self.cancel()
        self._gesture, self.around, self.notice = gesture, None, None
        self.cursor, self.cursor_shown = gesture.pressed, False
        return Outcome.VIEW

    def move(self, point: Point, *, far: bool = True) -> Outcome:
        """Follow the pointer; ``far`` tells that it moved as far as a drag must."""
        if self._gesture is None:
            return self._hover(point)
        before = self._gesture
        self._gesture = drag.follow(self.board, before, point, far=far)
        self.hover = self._gesture.here
        if self._gesture.dragged:
            self.corner = None
        return Outcome.NOTHING if self._gesture == before else Outcome.VIEW

    def release(self) -> Outcome:
        """End the gesture: draw, remove, set a corner, or nothing."""
        if self._gesture is None:
            return Outcome.NOTHING
        gesture, self._gesture = self._gesture, None
        if gesture.pencil:
            rect = drag.target(gesture)
            return (
                self._mark(marking.pencil_move(self.board, rect))
                if gesture.dragged
                else Outcome.VIEW
            )
        if self.corner is not None and not gesture.dragged:
            if gesture.pressed == self.corner:
                self.corner = None
                return Outcome.VIEW
            return self._draw(Rect.between(self.corner, gesture.pressed))
        made = drag.release(self.board, gesture)
        if made is None and not gesture.dragged:
            self.corner, self._corner_by_shift = gesture.pressed, False
        return Outcome.VIEW if made is None else self.play(made)

    def leave(self) -> Outcome:
        """Forget where the pointer was, since it has left the board."""
        self._point = None
        if self.hover is None:
            return Outcome.NOTHING
        self.hover = None
        return Outcome.VIEW

    def cancel(self) -> Outcome:
        """Drop the gesture or the first corner; nothing is drawn."""
        changed = self.busy
        self._gesture = self.corner = self.around = None
        return Outcome.VIEW if changed else Outcome.NOTHING

    # The keyboard

    def step(self, rows: int, cols: int) -> Outcome:
        """Move the cursor, ending a stretch begun with Shift, or choose around a clue."""
        if self.around is not None:
            self.game.clock.touch()
            self.around = self.around.after_step(rows, cols)
            return Outcome.VIEW
        return self._go(rows, cols)

    def stretch(self, rows: int, cols: int) -> Outcome:
        """Stretch a rectangle from the cell where the first such step began, or reshape it."""
        if isinstance(self.around, SizedRectangle):
            self.game.clock.touch()
            self.around = self.around.after_stretch(rows, cols)
            return Outcome.VIEW
        self.around = None
        if self.corner is None:
            self.corner, self._corner_by_shift = self.cursor, True
        return self._step(rows, cols)

    def confirm(self) -> Outcome:
        """Place the rectangle being drawn, place a clue 1, or begin a rectangle here."""
        self.game.clock.touch()
        self.cursor_shown = True
        if self.around is not None:
            return self._draw(self.around.rect)
        if self.corner is not None:
            return self._draw(Rect.between(self.corner, self.cursor))
        single = Rect(*self.cursor, 1, 1)
        if self.puzzle.clues.get(self.cursor) == 1 and single not in self.board:
            return self.play(Place(single))
        self.corner, self._corner_by_shift = self.cursor, False
        return Outcome.VIEW

    def delete(self) -> Outcome:
        """Remove the rectangle at the cursor, or the least pencil rectangle."""
        self.cursor_shown = True
        move = marking.erase_move(self.board, self.cursor)
        return Outcome.VIEW if move is None else self.play(move)

    def next_clue(self, *, backward: bool = False) -> Outcome:
        """Move the cursor to the next clue whose rectangle is not right yet, around the end."""
        self.game.clock.touch()
        self.cursor_shown = True
        self.corner = self.around = self.notice = None
        open_clues = [cell for cell in self.puzzle.clues if not self.is_finished(cell)]
        if open_clues:
            self.cursor = next_in_turn(open_clues, self.cursor, backward=backward)
        return Outcome.VIEW

    def jump_to_clue(self, rows: int, cols: int) -> Outcome:
        """Move the cursor to the nearest clue in a direction; without one it stays."""
        clue = clue_towards(self.puzzle, self.cursor, rows, cols)
        return Outcome.NOTHING if clue is None else self.jump(clue)

    def jump(self, cell: Cell) -> Outcome:
        """Move the cursor to a cell, which may become the opposite corner."""
        self.around, self.cursor_shown = None, True
        return self._go(cell.row - self.cursor.row, cell.col - self.cursor.col)

    def size(self) -> Outcome:
        """Show a rectangle of a clue's size around it, to be moved and reshaped, or end that.

        Around a "?" a rectangle begins as with Enter.
        """
        if isinstance(self.around, SizedRectangle):
            return self.cancel()
        clue = self.cursor if self.cursor_shown else self.hover or self.cursor
        if clue not in self.puzzle.clues:
            return Outcome.NOTHING
        self.cancel()
        self.cursor, self.cursor_shown, self.notice = clue, True, None
        self.around = sized_rectangle_around(self.board, clue)
        return self.confirm() if self.around is None else Outcome.VIEW

    def pencil_or_show_possible(self) -> Outcome:
        """Pencil the rectangle being drawn, else show or hide the possible ones of a clue here."""
        if self.choice is not None:
            return self.cancel()
        if self.preview is not None:
            return self._mark(marking.pencil_move(self.board, self.preview.rect))
        return self.show_possible(self.cursor if self.cursor_shown else self.hover or self.cursor)

    def cross_out(self) -> Outcome:
        """Cross out the rectangle being drawn, or the possible one that is shown."""
        preview, choice = self.preview, self.choice
        if preview is None:
            return Outcome.NOTHING
        outcome = self._mark(marking.cross_out_move(self.board, preview.rect))
        if choice is not None:
            rest = possible_choice(self.board, choice.clue)
            at = min(choice.index, len(rest.rects) - 1) if rest is not None else 0
            self.around = rest and replace(rest, index=at)
        return outcome

    def show_possible(self, clue: Cell) -> Outcome:
        """Show the possible rectangles of a clue, one at a time."""
        self.game.clock.touch()
        if clue not in self.puzzle.clues:
            return Outcome.NOTHING
        self._gesture = self.corner = None
        self.cursor, self.cursor_shown = clue, True
        self.around = possible_choice(self.board, clue)
        self.notice = None if self.around else marking.no_rectangle_message(self.board, clue)
        self.game.possible_shown += not self.game.finished
        return Outcome.VIEW

    def _mark(self, move: marking.Marking) -> Outcome:
        if isinstance(move, Message):
            self._gesture = self.corner = None
            self.notice = move
            return Outcome.VIEW
        return self.play(move)

    # Commands

    def play(self, move: Move) -> Outcome:
        """Make a move.

        Raises:
            ValueError: the move is not possible on this board.
        """
        self.game.play(move)
        self.tints.follow(self.board)
        return self._note_change()

    def undo(self) -> Outcome:
        """Undo the last move; a rectangle being drawn is dropped instead."""
        if self.busy:
            return self.cancel()
        return Outcome.NOTHING if self.game.undo() is None else self._note_return()

    def redo(self) -> Outcome:
        """Redo the move that was undone last."""
        if self.busy:
            return self.cancel()
        return Outcome.NOTHING if self.game.redo() is None else self._note_return()

    def clear(self) -> Outcome:
        """Remove all rectangles, and end all trials, in one move."""
        anything = self.board.covered or self.board.trials
        return self.play(Clear()) if anything else Outcome.NOTHING

    def clear_marks(self) -> Outcome:
        """Remove all marks in one move."""
        return Outcome.NOTHING if self.board.marks.empty else self.play(ClearMarks())

    def begin_trial(self) -> Outcome:
        """Suppose what is drawn from now on."""
        if len(self.board.trials) == MAX_TRIALS:
            self.notice = make_message(
                N_("{count} trials are open: keep or reject one first."), count=MAX_TRIALS
            )
            return Outcome.VIEW
        return self.play(BeginTrial())

    def keep_trial(self) -> Outcome:
        """Make what the innermost trial has drawn ordinary."""
        return self.play(KeepTrial()) if self.board.trials else Outcome.NOTHING

    def reject_trial(self) -> Outcome:
        """Remove what the innermost trial has drawn, and cross out what it supposed."""
        return self.play(RejectTrial()) if self.board.trials else Outcome.NOTHING

    def leave_trial(self) -> Outcome:
        """Go back to the beginning of the innermost trial without a conclusion."""
        position = self.game.beginning_of_trial()
        return Outcome.NOTHING if position is None else self.back_to(position)

    def back_to(self, position: int) -> Outcome:
        """Go back to an earlier position; one redo brings back what was done since.

        Raises:
            ValueError: the position is not an earlier one.
        """
        self.game.back_to(position)
        return self._note_return()

    def _note_return(self) -> Outcome:
        self.tints.go_back(self.board)
        return self._note_change()

    def _note_change(self) -> Outcome:
        self._gesture = self.corner = self.around = self.notice = None
        self.note_finished(finished=self.game.solved and not self.game.filled_in)
        return Outcome.MOVE

    def note_finished(self, *, finished: bool) -> None:
        """Note whether the game is finished now; once it was, it stays so."""
        self.game.finished |= finished
        self._set_clock()

    def _set_clock(self) -> None:
        self.game.clock.touch()
        if self._board_visible and not (self.game.finished or self.game.solved):
            self.game.clock.start()
        else:
            self.game.clock.stop()

    def _draw(self, rect: Rect) -> Outcome:
        self.corner = self.around = None
        made = drag.place_move(self.board, rect)
        return Outcome.VIEW if made is None else self.play(made)

    def _hover(self, point: Point) -> Outcome:
        before = self.hover, self.grip
        self._point = point
        self.hover = drag.cell_at(self.puzzle, point)
        if (self.hover, self.grip) == before:
            return Outcome.NOTHING
        self.notice = None
        if self.corner is not None:
            self.cursor_shown = False
        return Outcome.VIEW

    def _go(self, rows: int, cols: int) -> Outcome:
        """Move the cursor, ending a stretch begun with Shift."""
        if self._corner_by_shift:
            self.corner = None
        return self._step(rows, cols)

    def _step(self, rows: int, cols: int) -> Outcome:
        self.game.clock.touch()
        self.notice = None
        if self.cursor_shown or self.corner is not None:
            self.cursor = cell_after_step(self.puzzle.grid, self.cursor, rows, cols)
        self.cursor_shown = True
        return Outcome.VIEW

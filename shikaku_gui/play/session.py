"""A game being played, with its gesture, cursor and tints: every change goes through it.

Each call returns an :class:`Outcome`, which tells the caller whether to repaint, to save,
or to do nothing.
"""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from time import monotonic

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import (
    NO_MARKS,
    Board,
    Cell,
    Clear,
    Marks,
    Move,
    Place,
    Puzzle,
    Rect,
    check_rect,
)
from shikaku_gui.play import drag
from shikaku_gui.play.check_level import CheckLevel
from shikaku_gui.play.drag import Gesture, Point, RectPreview
from shikaku_gui.play.game import Game
from shikaku_gui.play.marking import (
    Marking,
    crossing_out,
    erasing,
    no_rectangle_message,
    pencilling,
)
from shikaku_gui.play.messages import Message
from shikaku_gui.play.possible_rectangles import PossibleChoice, possible_choice
from shikaku_gui.play.rectangle_tints import RectangleTints


class Outcome(Enum):
    """What a call changed: nothing, only what is shown, or the board."""

    NOTHING = 0
    VIEW = 1
    MOVE = 2


class Session:
    """A game with what is not saved of it: gesture, cursor, hover, tints.

    ``cursor`` is the keyboard's cell, shown once a key has been used (``cursor_shown``).
    ``level`` says when mistakes are shown and ``most_help`` is the level that showed most so
    far; ``wrong`` are rectangles that obey the rules, but are known to be in no solution, and
    ``wrong_marks`` are marks that no solution agrees with.
    ``corner`` is the first corner of a rectangle drawn by two clicks or by the keyboard,
    ``hover`` the cell under the pointer. ``choice`` are the possible rectangles of a clue
    while they are shown. ``notice`` says why the last call did nothing.
    """

    def __init__(self, saved: SavedGame, now: Callable[[], float] = monotonic) -> None:
        """Continue a saved game."""
        self.game = Game(saved, now)
        self.tints = RectangleTints(self.board)
        self.cursor = Cell(saved.puzzle.rows // 2, saved.puzzle.cols // 2)
        self.cursor_shown = False
        self.corner: Cell | None = None
        self.hover: Cell | None = None
        self._point: Point | None = None
        self._gesture: Gesture | None = None
        self.choice: PossibleChoice | None = None
        self.notice: Message | None = None
        self._corner_by_shift = False
        self._board_visible = False
        self.level = self.most_help = CheckLevel.RULES
        self.wrong: frozenset[Rect] = frozenset()
        self.wrong_marks = NO_MARKS

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle that is played."""
        return self.game.puzzle

    @property
    def board(self) -> Board:
        """The current board."""
        return self.game.board

    @property
    def busy(self) -> bool:
        """Whether a gesture, a two-click rectangle or a choice is in progress."""
        return self.dragging or self.corner is not None or self.choice is not None

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
        if self.choice is not None:
            return drag.preview_of(self.board, self.choice.rect, self.board.at(self.choice.clue))
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
        """Note whether the player sees the board: only then the clock runs.

        The clock stops on a solved board, whatever solved it, and continues after an undo.
        """
        self._board_visible = visible
        self._set_clock()

    # The pointer

    def press(self, point: Point, *, pencil: bool = False) -> Outcome:
        """Begin a gesture, of which a drag draws a rectangle or a pencil rectangle."""
        self.game.clock.touch()
        gesture = drag.press(self.board, point, pencil=pencil)
        if gesture is None:
            return self.cancel()
        self._gesture, self.choice, self.notice = gesture, None, None
        self.cursor, self.cursor_shown = gesture.pressed, False
        return Outcome.VIEW

    def move(self, point: Point, *, far: bool = True) -> Outcome:
        """Follow the pointer; ``far`` tells that it moved as far as a drag must."""
        if self._gesture is None:
            return self._hovered(point)
        before = self._gesture
        self._gesture = drag.moved(self.board, before, point, far=far)
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
            return self._mark(pencilling(self.board, rect)) if gesture.dragged else Outcome.VIEW
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
        """Note that the pointer has left the board."""
        self._point = None
        if self.hover is None:
            return Outcome.NOTHING
        self.hover = None
        return Outcome.VIEW

    def cancel(self) -> Outcome:
        """Drop the gesture or the first corner; nothing is drawn."""
        changed = self.busy
        self._gesture = self.corner = self.choice = None
        return Outcome.VIEW if changed else Outcome.NOTHING

    # The keyboard

    def step(self, rows: int, cols: int) -> Outcome:
        """Move the cursor, ending a stretch begun with Shift, or show another possible one."""
        if self.choice is not None:
            return self.choose(rows + cols)
        if self._corner_by_shift:
            self.corner = None
        return self._step(rows, cols)

    def stretch(self, rows: int, cols: int) -> Outcome:
        """Stretch a rectangle from the cell where the first such step began."""
        self.choice = None
        if self.corner is None:
            self.corner, self._corner_by_shift = self.cursor, True
        return self._step(rows, cols)

    def enter(self) -> Outcome:
        """Place the rectangle being drawn, place a clue 1, or begin a rectangle here."""
        self.game.clock.touch()
        self.cursor_shown = True
        if self.choice is not None:
            return self._draw(self.choice.rect)
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
        move = erasing(self.board, self.cursor)
        return Outcome.VIEW if move is None else self.play(move)

    def next_clue(self, *, backward: bool = False) -> Outcome:
        """Move the cursor to the next clue whose rectangle is not right yet, around the end."""
        self.game.clock.touch()
        self.cursor_shown = True
        self.corner = self.choice = self.notice = None
        open_clues = [cell for cell in self.puzzle.clues if not self.is_finished(cell)]
        if not open_clues:
            return Outcome.VIEW
        if backward:
            before = [cell for cell in open_clues if cell < self.cursor]
            self.cursor = before[-1] if before else open_clues[-1]
        else:
            after = (cell for cell in open_clues if cell > self.cursor)
            self.cursor = next(after, open_clues[0])
        return Outcome.VIEW

    def pencil(self) -> Outcome:
        """Pencil the rectangle being drawn, else show or hide the possible ones of a clue here."""
        if self.choice is not None:
            return self.cancel()
        if self.preview is not None:
            return self._mark(pencilling(self.board, self.preview.rect))
        return self.show_possible(self.cursor if self.cursor_shown else self.hover or self.cursor)

    def cross_out(self) -> Outcome:
        """Cross out the rectangle being drawn, or the possible one that is shown."""
        preview, choice = self.preview, self.choice
        if preview is None:
            return Outcome.NOTHING
        outcome = self._mark(crossing_out(self.board, preview.rect))
        if choice is not None:
            rest = possible_choice(self.board, choice.clue)
            at = min(choice.index, len(rest.rects) - 1) if rest is not None else 0
            self.choice = rest and replace(rest, index=at)
        return outcome

    def show_possible(self, clue: Cell) -> Outcome:
        """Show the possible rectangles of a clue, one at a time."""
        self.game.clock.touch()
        if clue not in self.puzzle.clues:
            return Outcome.NOTHING
        self._gesture = self.corner = None
        self.cursor, self.cursor_shown = clue, True
        self.choice = possible_choice(self.board, clue)
        self.notice = None if self.choice else no_rectangle_message(self.board, clue)
        self.game.possible_shown += 1
        return Outcome.VIEW

    def choose(self, steps: int) -> Outcome:
        """Show another of the possible rectangles."""
        if self.choice is None:
            return Outcome.NOTHING
        self.choice = self.choice.turned(steps)
        return Outcome.VIEW

    def _mark(self, marking: Marking) -> Outcome:
        if isinstance(marking, Message):
            self._gesture = self.corner = None
            self.notice = marking
            return Outcome.VIEW
        return self.play(marking)

    # Commands

    def play(self, move: Move) -> Outcome:
        """Make a move.

        Raises:
            ValueError: the move is not possible on this board.
        """
        self.game.play(move)
        return self._changed()

    def undo(self) -> Outcome:
        """Undo the last move; a rectangle being drawn is dropped instead."""
        if self.busy:
            return self.cancel()
        return Outcome.NOTHING if self.game.undo() is None else self._changed()

    def redo(self) -> Outcome:
        """Redo the move that was undone last."""
        if self.busy:
            return self.cancel()
        return Outcome.NOTHING if self.game.redo() is None else self._changed()

    def clear(self) -> Outcome:
        """Remove all rectangles, and end all trials, in one move."""
        anything = self.board.covered or self.board.trials
        return self.play(Clear()) if anything else Outcome.NOTHING

    def back_to(self, position: int) -> Outcome:
        """Go back to an earlier position; one redo brings back what was done since.

        Raises:
            ValueError: the position is not an earlier one.
        """
        self.game.back_to(position)
        return self._changed()

    @property
    def shows_broken(self) -> bool:
        """Whether broken rules are shown on the board now."""
        if self.level is CheckLevel.WHEN_FULL:
            return self.board.covered == self.puzzle.area
        return self.level is not CheckLevel.SILENT

    @property
    def shows_live(self) -> bool:
        """Whether a rectangle is checked while it is being drawn."""
        return self.level in (CheckLevel.RULES, CheckLevel.SOLUTION)

    def set_level(self, level: CheckLevel) -> Outcome:
        """Show mistakes as that level says from now on."""
        if not self.game.moves:
            self.most_help = level
        self.most_help = max(self.most_help, level, key=lambda one: one.rank)
        if level is self.level:
            return Outcome.NOTHING
        self.level, self.wrong, self.wrong_marks = level, frozenset(), NO_MARKS
        return Outcome.VIEW

    def set_wrong(self, wrong: frozenset[Rect], marks: Marks = NO_MARKS) -> Outcome:
        """Note which rectangles are known to be in no solution, and which marks to be false."""
        if (wrong, marks) == (self.wrong, self.wrong_marks):
            return Outcome.NOTHING
        self.wrong, self.wrong_marks = wrong, marks
        return Outcome.VIEW

    def is_finished(self, clue: Cell) -> bool:
        """Tell whether the clue's cell lies in a rectangle that breaks no rule.

        Where mistakes are not shown, any rectangle will do, so as not to reveal them.
        """
        rect = self.board.at(clue)
        if rect is None or not self.shows_live:
            return rect is not None
        return check_rect(self.puzzle, rect) is None

    def _changed(self) -> Outcome:
        self._gesture = self.corner = self.choice = self.notice = None
        self.tints.follow(self.board)
        self._set_clock()
        return Outcome.MOVE

    def _set_clock(self) -> None:
        self.game.clock.touch()
        if self._board_visible and not self.game.solved:
            self.game.clock.start()
        else:
            self.game.clock.stop()

    def _draw(self, rect: Rect) -> Outcome:
        self.corner = self.choice = None
        made = drag.placing(self.board, rect)
        return Outcome.VIEW if made is None else self.play(made)

    def _hovered(self, point: Point) -> Outcome:
        before = self.hover, self.grip
        self._point = point
        self.hover = drag.cell_at(self.puzzle, point)
        if (self.hover, self.grip) == before:
            return Outcome.NOTHING
        self.notice = None
        if self.corner is not None:
            self.cursor_shown = False
        return Outcome.VIEW

    def _step(self, rows: int, cols: int) -> Outcome:
        self.game.clock.touch()
        self.notice = None
        if self.cursor_shown or self.corner is not None:
            row = min(max(self.cursor.row + rows, 0), self.puzzle.rows - 1)
            col = min(max(self.cursor.col + cols, 0), self.puzzle.cols - 1)
            self.cursor = Cell(row, col)
        self.cursor_shown = True
        return Outcome.VIEW

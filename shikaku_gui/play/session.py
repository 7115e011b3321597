"""A game being played, with its gesture, cursor and tints: every change goes through it.

Each call returns an :class:`Outcome`, which tells the caller whether to repaint, to save,
or to do nothing.
"""

from collections.abc import Callable
from dataclasses import replace
from time import monotonic

from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Cell, Move, Place, Rect, check_rect
from shikaku_gui.play import drag, marking
from shikaku_gui.play.commanded_game import CommandedGame
from shikaku_gui.play.cursor_moves import cell_after_step, clue_towards, next_in_turn
from shikaku_gui.play.drag import Fit, Gesture, Point, RectPreview
from shikaku_gui.play.game import Game
from shikaku_gui.play.outcome import Outcome
from shikaku_gui.play.possible_rectangles import (
    PossibleChoice,
    PossibleMap,
    possible_choice,
    possible_map,
)
from shikaku_gui.play.sized_rectangle import SizedRectangle, sized_rectangle_around
from shikaku_gui.play.tool import BOARD_TOOLS, Tool
from shikaku_gui.texts import Message


class Session(CommandedGame):
    """A game with what is not saved of it: tool, gesture, cursor, hover, tints.

    ``tool`` says what is dragged or sized becomes, one of ``tools``.
    ``cursor`` is the keyboard's cell, shown once a key has been used (``cursor_shown``).
    ``corner`` is the first corner of a rectangle drawn by two clicks or by the keyboard,
    ``hover`` the cell under the pointer. ``around`` is the rectangle around a clue that keys
    choose: of its size, or one of those possible. ``possible_map`` is shown while the player
    glances at where all of these lie.
    """

    tools: tuple[Tool, ...] = BOARD_TOOLS

    def __init__(self, saved: SavedGame, now: Callable[[], float] = monotonic) -> None:
        """Continue a saved game."""
        super().__init__(Game(saved, now))
        self.tool = Tool.DRAW
        self.cursor = Cell(saved.puzzle.rows // 2, saved.puzzle.cols // 2)
        self.cursor_shown = False
        self.corner: Cell | None = None
        self.hover: Cell | None = None
        self._point: Point | None = None
        self._gesture: Gesture | None = None
        self.around: SizedRectangle | PossibleChoice | None = None
        self.possible_map: PossibleMap | None = None
        self._glancing = False
        self._corner_by_shift = False

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
            return self._preview_of(drag.target(gesture), gesture.tool, resized)
        if self.around is not None:
            tool = Tool.DRAW if self.choice is not None else self.tool
            return self._preview_of(self.around.rect, tool, self.board.at(self.around.clue))
        if self.corner is None:
            return None
        end = self.cursor if self.cursor_shown else self.hover or self.corner
        return self._preview_of(Rect.between(self.corner, end), self.tool)

    def _preview_of(self, rect: Rect, tool: Tool, resized: Rect | None = None) -> RectPreview:
        if tool is Tool.DRAW:
            return drag.preview_of(self.board, rect, resized)
        grown = marking.grown_pencil(self.board, rect) if tool is Tool.PENCIL else rect
        preview = drag.preview_of(self.board, grown)
        refused = tool is Tool.PENCIL and preview.fit in drag.NEVER_RIGHT
        fit = preview.fit if refused else Fit.EMPTY
        return replace(preview, rect=rect, tool=tool, replaced=(), fit=fit, grown=grown)

    @property
    def grip(self) -> drag.Sides:
        """The sides that a press at the pointer would resize."""
        if self._gesture is not None:
            return self._gesture.sides if self._gesture.dragged else drag.Sides.NONE
        if self._point is None or self.corner is not None:
            return drag.Sides.NONE
        return drag.grip(self.board, self._point)[1]

    # The pointer

    def press(self, point: Point, *, secondary: bool = False) -> Outcome:
        """Begin a gesture; a drag draws with the tool, with the secondary button it pencils."""
        self.game.clock.touch()
        gesture = drag.press(self.board, point, Tool.PENCIL if secondary else self.tool)
        if gesture is None:
            return self.cancel()
        self._gesture = replace(gesture, secondary=secondary)
        self.notice = self.news = None
        if self.choice is None:
            self.around = None
        self.end_glance()
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
            self.corner = self.around = None
        return Outcome.NOTHING if self._gesture == before else Outcome.VIEW

    def release(self) -> Outcome:
        """End the gesture: draw or mark, remove, set a corner, choose, or nothing."""
        if self._gesture is None:
            return Outcome.NOTHING
        gesture, self._gesture = self._gesture, None
        if not gesture.dragged:
            return self._click(gesture)
        rect = drag.dragged_rect(self.board, gesture)
        return Outcome.VIEW if rect is None else self._draw(rect, gesture.tool)

    def _click(self, gesture: Gesture) -> Outcome:
        cell, choice = gesture.pressed, self.choice
        if gesture.secondary:
            return Outcome.VIEW if choice is None else self.cross_out()
        if gesture.beside or self.game.solved:  # a click takes nothing from a solved board
            return self.cancel()
        if choice is not None:
            return self._choose(choice, cell)
        if self.corner is not None:
            corner, self.corner = self.corner, None
            return self._draw_to(corner, cell)
        made = self._move_of_click(gesture)
        if made is not None:
            return self.play(made)
        if self.tool is Tool.CROSS_OUT and cell in self.puzzle.clues:
            return self.show_possible(cell)
        self.corner, self._corner_by_shift = cell, False
        return Outcome.VIEW

    def _draw_to(self, corner: Cell, cell: Cell) -> Outcome:
        """Draw between two corners; the same one again cancels, unless a "?" is drawn alone."""
        rect = Rect.between(corner, cell)
        alone = self.tool is Tool.DRAW and check_rect(self.puzzle, rect) is None
        return Outcome.VIEW if cell == corner and not alone else self._draw(rect, self.tool)

    def _move_of_click(self, gesture: Gesture) -> Move | None:
        if self.tool is Tool.PENCIL:
            return marking.unpencil_move(self.board, gesture.pressed)
        return drag.click_move(self.board, gesture) if self.tool is Tool.DRAW else None

    def _choose(self, choice: PossibleChoice, cell: Cell) -> Outcome:
        """Draw the possible rectangle that is shown, or show the next one on another cell."""
        if choice.rect.covers(cell):
            return self._draw(choice.rect, Tool.DRAW)
        self.around = choice.towards(cell)
        return Outcome.VIEW

    def leave(self) -> Outcome:
        """Forget where the pointer was, since it has left the board."""
        before, self.hover, self._point = self.hover, None, None
        return Outcome.NOTHING if before is None else Outcome.VIEW

    def cancel(self) -> Outcome:
        """Drop the gesture or the first corner; nothing is drawn."""
        changed = self.busy or self.possible_map is not None
        self._drop_gesture()
        return Outcome.VIEW if changed else Outcome.NOTHING

    # The tools

    def use(self, tool: Tool) -> Outcome:
        """Draw with another tool from now on."""
        outcome = self.cancel()
        if tool is self.tool:
            return outcome
        self.tool, self.notice, self.news = tool, None, None
        return Outcome.VIEW

    def glance(self, clue: Cell | None = None) -> Outcome:
        """Show where all the possible rectangles of a clue lie, or of each that one points at."""
        self.cancel()
        self._glancing = clue is None
        cell = self._here if clue is None else clue
        self._show_map(cell)
        return Outcome.VIEW if cell in self.puzzle.clues else self._refuse(cell)

    def end_glance(self) -> Outcome:
        """Show no map of possible rectangles any more."""
        self._glancing = False
        if self.possible_map is None:
            return Outcome.NOTHING
        self.possible_map = None
        return Outcome.VIEW

    def _show_map(self, cell: Cell) -> None:
        if cell not in self.puzzle.clues:
            self.possible_map = None
        elif self.possible_map is None or self.possible_map.clue != cell:
            self.possible_map = possible_map(self.board, cell)
            self._note_possible(cell, shown=self.possible_map is not None)

    def _note_possible(self, clue: Cell, *, shown: bool) -> None:
        """Count that the possible rectangles of a clue were shown, or say that it has none."""
        self.news = None
        self.notice = None if shown else marking.no_rectangle_message(self.board, clue)
        self.game.possible_shown += not self.game.finished

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
        if self.around is not None:
            return self._draw(self.around.rect, self.tool if self.choice is None else Tool.DRAW)
        self.cursor_shown = True
        if self.corner is not None:
            return self._draw(Rect.between(self.corner, self.cursor), self.tool)
        single = Rect(*self.cursor, 1, 1)
        is_one = self.puzzle.clues.get(self.cursor) == 1 and single not in self.board
        if self.tool is Tool.DRAW and is_one:
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
        self.corner = self.around = self.notice = self.news = None
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
        """Show a rectangle of a clue's size around it, or end that; begin one at a "?"."""
        if isinstance(self.around, SizedRectangle):
            return self.cancel()
        clue = self._here
        if clue not in self.puzzle.clues:
            return self._refuse(clue)
        self.cancel()
        self.cursor, self.cursor_shown = clue, True
        self.notice = self.news = None
        self.around = sized_rectangle_around(self.board, clue)
        return self.confirm() if self.around is None else Outcome.VIEW

    def pencil_or_show_possible(self) -> Outcome:
        """Pencil the rectangle being drawn, else show or hide the possible ones of a clue here."""
        if self.choice is not None:
            return self.cancel()
        if self.preview is not None:
            return self._draw(self.preview.rect, Tool.PENCIL)
        clue, self.cursor_shown = self._here, True
        return self.show_possible(clue)

    def cross_out(self) -> Outcome:
        """Cross out the rectangle drawn or shown; where there is none, take or leave the tool."""
        preview, choice = self.preview, self.choice
        if preview is None:
            tool = Tool.DRAW if self.tool is Tool.CROSS_OUT else Tool.CROSS_OUT
            return self.use(tool) if tool in self.tools else Outcome.NOTHING
        outcome = self._draw(preview.rect, Tool.CROSS_OUT)
        rest = None if choice is None else possible_choice(self.board, choice.clue)
        if choice is not None and rest is not None:
            self.around = replace(rest, index=min(choice.index, len(rest.rects) - 1))
        return outcome

    def show_possible(self, clue: Cell) -> Outcome:
        """Show the possible rectangles of a clue, one at a time."""
        self.game.clock.touch()
        if clue not in self.puzzle.clues:
            return self._refuse(clue)
        self.cancel()
        self.cursor = clue
        self.around = possible_choice(self.board, clue)
        self._note_possible(clue, shown=self.around is not None)
        return Outcome.VIEW

    def _refuse(self, cell: Cell) -> Outcome:
        """Say that a key that is about a clue finds none."""
        self.notice = marking.no_clue_message(cell)
        return Outcome.VIEW

    @property
    def _here(self) -> Cell:
        """The cell that a key is about: the cursor's, or the one under the pointer."""
        return self.cursor if self.cursor_shown else self.hover or self.cursor

    def _mark(self, move: marking.Marking) -> Outcome:
        if isinstance(move, Message):
            self._gesture = self.corner = None
            self.notice = move
            return Outcome.VIEW
        return self.play(move)

    def begin_trial(self) -> Outcome:
        """Suppose what is drawn from now on, with the tool that draws."""
        self.tool = Tool.DRAW
        return super().begin_trial()

    def _drop_gesture(self) -> None:
        self._gesture = self.corner = self.around = None
        self.end_glance()

    def _draw(self, rect: Rect, tool: Tool) -> Outcome:
        """Draw a rectangle, pencil it or cross it out."""
        self._gesture = self.corner = self.around = None
        if tool is Tool.PENCIL:
            return self._mark(marking.pencil_move(self.board, rect, judged=self.shows_live))
        if tool is Tool.CROSS_OUT:
            return self._mark(marking.cross_out_move(self.board, rect))
        return Outcome.VIEW if rect in self.board else self.play(Place(rect))

    def _hover(self, point: Point) -> Outcome:
        before = self.hover, self.grip
        self._point = point
        self.hover = drag.cell_at(self.puzzle, point)
        if (self.hover, self.grip) == before:
            return Outcome.NOTHING
        self.notice = self.news = None
        if self.corner is not None:
            self.cursor_shown = False
        if self._glancing:
            self._show_map(self._here)
        return Outcome.VIEW

    def _go(self, rows: int, cols: int) -> Outcome:
        """Move the cursor, ending a stretch begun with Shift."""
        if self._corner_by_shift:
            self.corner = None
        return self._step(rows, cols)

    def _step(self, rows: int, cols: int) -> Outcome:
        self.game.clock.touch()
        self.notice = self.news = None
        if self.cursor_shown or self.corner is not None:
            self.cursor = cell_after_step(self.puzzle.grid, self.cursor, rows, cols)
        self.cursor_shown = True
        if self._glancing:
            self._show_map(self.cursor)
        return Outcome.VIEW

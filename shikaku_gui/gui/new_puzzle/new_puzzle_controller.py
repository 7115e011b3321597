"""New puzzles: asked for, generated, opened in place of the game, and shared as text.

The replaced game stays among the unfinished ones; *Back to My Game* returns to it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from shikaku_gui import solver
from shikaku_gui.formats import MAX_SIDE
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.translation import capitalized, dimensions, error_text
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.game_commands import GameCommands
from shikaku_gui.gui.game.game_document import GameDocument
from shikaku_gui.gui.game.puzzle_head import RECIPE_PREFIX
from shikaku_gui.gui.new_puzzle.game_stack import GameStack
from shikaku_gui.gui.new_puzzle.next_puzzle import NextPuzzle
from shikaku_gui.gui.widgets.note import Note, NoteButton
from shikaku_gui.i18n import N_, _, ngettext
from shikaku_gui.model import Puzzle
from shikaku_gui.play import Tone
from shikaku_gui.texts import ExplainedValueError, make_message

if TYPE_CHECKING:
    from shikaku_gui.gui.new_puzzle.new_puzzle_dialog import NewPuzzleDialog
    from shikaku_gui.gui.new_puzzle.pregeneration import Pregeneration
    from shikaku_gui.gui.new_puzzle.puzzle_maker import PuzzleMaker


class NewPuzzleController(QObject):
    """Opens new puzzles in a window, and goes back and forward through the games they replace.

    The generator is loaded when it is first needed, so that the window opens quickly.
    ``message`` is emitted with a note. ``folder`` has the player's own data.
    """

    message = Signal(Note)

    def __init__(
        self,
        controller: GameController,
        autosave: AutosaveController,
        documents: GameDocument,
        commands: GameCommands,
        settings: Settings,
        folder: Path,
        window: QWidget,
    ) -> None:
        super().__init__(window)
        self._controller = controller
        self._autosave = autosave
        self._documents = documents
        self._commands = commands
        self._settings = settings
        self._folder = folder / "stock"
        self._window = window
        self.games = GameStack(controller, autosave, documents)
        self._next_puzzle = NextPuzzle(
            autosave, documents, commands, folder / "daily", self._make_like, self
        )
        self._puzzle_maker: PuzzleMaker | None = None
        self._copying: QAction | None = None
        self.pregeneration: Pregeneration | None = None
        documents.take_text = self.make_shared

    # New puzzles

    def ask(self) -> NewPuzzleDialog:
        """Open the dialog for the settings of a new puzzle."""
        from shikaku_gui.gui.new_puzzle.new_puzzle_dialog import NewPuzzleDialog

        strength = self._autosave.history_service.pace.strength
        dialog = NewPuzzleDialog(self._maker(), self._last_preset(), self._window, strength)
        dialog.made.connect(self._take)
        dialog.open()
        return dialog

    def make_same(self) -> None:
        """Generate a puzzle with the settings used last, without asking."""
        last = self._last_preset()
        if last is None:
            self.ask()
        else:
            self._make_like(last)

    def restart(self) -> None:
        """Begin the puzzle again, with an empty board and the clock at zero."""
        self._commands.finished.emit()
        if self.games.restart() and self.games.can_go_back:
            self._offer_earlier(_("Started over"), _("Your previous game is kept in History."))

    def another(self) -> None:
        """Open the puzzle that follows the current one."""
        self._next_puzzle.open_after(self._controller.puzzle)

    def make(self, recipe: solver.Recipe) -> None:
        """Generate the puzzle of a recipe, and open it."""
        self._make(recipe, self._show)

    def make_shared(self, text: str) -> bool:
        """Generate the puzzle of a shared text; tell whether the text has a recipe."""
        if RECIPE_PREFIX not in text:
            return False
        from shikaku_gui.gui.new_puzzle import presets

        line = presets.recipe_line(text)
        if line is None:
            return False
        try:
            recipe = solver.Recipe.parse(line)
            _check_sides(recipe)
        except ValueError as error:
            self._refuse(_("Could not make this puzzle"), error_text(error))
        else:
            self.make(recipe)
        return True

    def copy_recipe(self) -> None:
        """Copy the text from which this puzzle can be generated again."""
        from shikaku_gui.gui.new_puzzle import presets

        recipe = solver.Recipe.of(self._controller.session.puzzle)
        if recipe is None:
            text = _("Only puzzles made by Shikaku have settings and a seed to share.")
            self._refuse(_("Not copied"), text)
            return
        QGuiApplication.clipboard().setText(presets.share_text(recipe))
        text = _("Anyone who pastes this text into Shikaku gets the same puzzle.")
        self.message.emit(Note(_("Copied"), text, Tone.GOOD))

    def fill_copy(self, menu: QMenu) -> None:
        """Add the action that copies the recipe, enabled for generated puzzles."""
        if self._copying is None:
            self._copying = menu.addAction(_("&Settings and Seed"), self.copy_recipe)
        self._copying.setEnabled(self.is_made)

    @property
    def is_made(self) -> bool:
        """Tell whether the current puzzle was generated here and has a recipe."""
        # Before the first release recipes had no "v"; they give other puzzles now.
        return self._controller.session.puzzle.source.startswith(f"{RECIPE_PREFIX}v")

    def begin(self) -> None:
        """Start generating puzzles in advance."""
        from shikaku_gui.gui.new_puzzle.pregeneration import Pregeneration

        self.pregeneration = Pregeneration(self._folder, self._settings, self._commands.jobs, self)
        self.pregeneration.begin()

    def close(self) -> None:
        """Stop generating puzzles in advance."""
        if self.pregeneration is not None:
            self.pregeneration.close()

    # Back and forward

    def go_back(self) -> None:
        """Return to the previous game, if there is one."""
        if self.games.can_go_back:
            self.games.go_back()
            forward = NoteButton(_("Forward to the Newer Game"), self.go_forward)
            self.message.emit(Note(_("Your game is back"), buttons=(forward,)))

    def go_forward(self) -> None:
        """Return to the next game, if there is one."""
        self.games.go_forward()

    # What follows

    def _last_preset(self) -> solver.Recipe | None:
        from shikaku_gui.gui.new_puzzle import presets

        return next(iter(presets.recent_presets(self._settings)), None)

    def _make_like(self, preset: solver.Recipe) -> None:
        from shikaku_gui.gui.new_puzzle import presets

        self._make(presets.with_new_seed(preset), self._show, from_queue=True)

    def _make(
        self, recipe: solver.Recipe, then: Callable[[Puzzle], None], *, from_queue: bool = False
    ) -> None:
        cancel = NoteButton(_("Cancel"), self._commands.cancel)
        self.message.emit(Note(_("Making the puzzle…"), buttons=(cancel,), busy=True))
        self._maker().make(recipe, then, self._not_found, from_queue=from_queue)

    def _take(self, puzzle: Puzzle, preset: solver.Recipe) -> None:
        from shikaku_gui.gui.new_puzzle import presets

        presets.remember_preset(preset, self._settings)
        self._show(puzzle)

    def _show(self, puzzle: Puzzle) -> None:
        self._commands.finished.emit()
        if puzzle.has_same_clues(self._controller.session.puzzle):
            self.message.emit(Note(_("You are already playing this puzzle")))
            return
        self.games.begin(puzzle, self._offer_way_back)

    def _offer_way_back(self, unfinished: bool) -> None:
        if unfinished and self.games.can_go_back:
            text = _("Your previous game is kept in the library, under Unfinished.")
            self._offer_earlier(_("New puzzle"), text)

    def _offer_earlier(self, title: str, text: str) -> None:
        back = NoteButton(_("Back to My Game"), self.go_back)
        self.message.emit(Note(title, text, buttons=(back,)))

    def _not_found(self, error: solver.NotFoundError) -> None:
        text = ngettext(
            "Found no such puzzle after 1 attempt.",
            "Found no such puzzle after {count} attempts.",
            error.tries,
        ).format(count=self._window.locale().toString(error.tries))
        if error.impossible:
            text = _("There is no such puzzle of this size.")
        offer = NoteButton(_("Other Settings…"), self.ask)
        self.message.emit(Note(_("No puzzle"), text, Tone.WRONG, (offer,)))

    def _refuse(self, title: str, reason: str) -> None:
        self.message.emit(Note(title, capitalized(reason), Tone.WRONG))

    def _maker(self) -> PuzzleMaker:
        if self._puzzle_maker is None:
            from shikaku_gui.gui.new_puzzle.puzzle_maker import PuzzleMaker

            self._puzzle_maker = PuzzleMaker(self._commands.jobs, self._folder, self)
            self._puzzle_maker.broke_off.connect(self._commands.finished)
        return self._puzzle_maker


def _check_sides(recipe: solver.Recipe) -> None:
    """Refuse puzzles that are too large to be opened.

    Raises:
        ValueError: a side is too long.
    """
    if max(recipe.rows, recipe.cols) > MAX_SIDE:
        size = dimensions(recipe.rows, recipe.cols)
        raise ExplainedValueError(
            make_message(
                N_("a grid of {size} is too large; a side has at most {most} cells"),
                size=size,
                most=MAX_SIDE,
            )
        )

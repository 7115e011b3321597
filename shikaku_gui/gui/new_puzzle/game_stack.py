"""The games that were replaced by new puzzles, so that the player can return to them."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.game_document import GameDocument
from shikaku_gui.model import Puzzle, is_solved
from shikaku_gui.play import Session
from shikaku_gui.store import SaveSlot

MOST = 20
"""How many games one can go back; older ones are in the library."""


@dataclass(frozen=True)
class PreviousGame:
    """A game that was replaced."""

    game: SavedGame
    path: Path | None
    slot: SaveSlot


class GameStack:
    """The games to go back and forward through; opening any other game empties the stack.

    A game that is left stays among the unfinished ones. Only where another one on the same puzzle
    takes its place, it moves into the history, so that a puzzle is not there twice.
    """

    def __init__(
        self,
        controller: GameController,
        autosave: AutosaveController,
        documents: GameDocument,
    ) -> None:
        self._controller = controller
        self._autosave = autosave
        self._documents = documents
        self._past: list[PreviousGame] = []
        self._future: list[PreviousGame] = []
        self._session: Session | None = None
        self._state_at_switch: tuple[object, ...] = ()

    @property
    def can_go_back(self) -> bool:
        """Tell whether there is a previous game."""
        return bool(self._past) and self._is_current()

    @property
    def can_go_forward(self) -> bool:
        """Tell whether there is a next game: this one is unchanged since the player returned."""
        return (
            bool(self._future)
            and self._is_current()
            and self._game_state() == self._state_at_switch
        )

    def begin(self, puzzle: Puzzle, begun: Callable[[bool], None]) -> None:
        """Replace the game by a new puzzle, then call ``begun`` with whether it is unfinished."""
        past: list[PreviousGame] = []

        def leaving() -> None:
            past.extend(self._past if self._is_current() else [])
            past.append(self._leave_for(puzzle))

        def opened() -> None:
            self._finish_switch(past[-MOST:], [])
            left = past[-1].game
            begun(bool(left.moves) and not is_solved(left.board))

        self._documents.opener.open_game(
            SavedGame(puzzle),
            leaving=leaving,
            opened=opened,
        )

    def restart(self) -> bool:
        """Replace the game by a new one on the same puzzle; return whether it had moves."""
        metadata = self._autosave.current.slot.metadata
        past = self._past if self._is_current() else []
        here = self._leave_for(self._controller.puzzle)
        self._documents.opener.restore(SavedGame(here.game.puzzle), here.path)
        self._autosave.note_file(metadata.stamp)
        if metadata.daily is not None:
            self._autosave.note_daily(metadata.daily)
        self._finish_switch([*past, here][-MOST:], [])
        return bool(here.game.moves)

    def go_back(self) -> None:
        """Bring back the previous game, if there is one."""
        if self._past and self._is_current():
            *past, there = self._past
            self._finish_switch(past, [*self._future, self._change(there)])

    def go_forward(self) -> None:
        """Return to the next game, if there is one."""
        if self.can_go_forward:
            *future, there = self._future
            self._finish_switch([*self._past, self._change(there)], future)

    def _change(self, there: PreviousGame) -> PreviousGame:
        here = self._leave_for(there.game.puzzle)
        self._autosave.resume_next(there.slot)
        self._documents.opener.restore(there.game, there.path)
        return here

    def _leave_for(self, puzzle: Puzzle) -> PreviousGame:
        """Save the current game, or move it into the history; one on ``puzzle`` replaces it."""
        if puzzle.has_same_clues(self._controller.puzzle):
            self._autosave.abandon()
        else:
            self._autosave.write_now()
        game = self._controller.session.game.saved()
        return PreviousGame(game, self._controller.path, self._autosave.slot)

    def _finish_switch(self, past: list[PreviousGame], future: list[PreviousGame]) -> None:
        slot = self._autosave.slot
        # A stored game is here once: it may have been opened again, and gone on.
        self._past, self._future = (
            [game for game in games if game.slot.name is None or game.slot.name != slot.name]
            for games in (past, future)
        )
        self._session, self._state_at_switch = self._controller.session, self._game_state()
        self._controller.view_changed.emit()  # updates what goes back and forward

    def _is_current(self) -> bool:
        return self._controller.session is self._session

    def _game_state(self) -> tuple[object, ...]:
        game = self._controller.session.game
        return (game.moves, game.position)

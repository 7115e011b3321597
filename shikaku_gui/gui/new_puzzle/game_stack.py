"""The games that new puzzles have taken the place of, so that Undo brings them back."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.documents import Documents
from shikaku_gui.model import Puzzle
from shikaku_gui.play import Session
from shikaku_gui.store import SaveSlot

MOST = 20
"""So many games can be gone back to; more are in the history."""


@dataclass(frozen=True)
class PreviousGame:
    """A game as it was left."""

    game: SavedGame
    path: Path | None
    slot: SaveSlot


class GameStack:
    """A line of games through which undo and redo go; opening any other game ends it.

    ``has_home`` tells whether the puzzle on the stage is found elsewhere as well, in a file or
    in the library, so that its game is to go on from there.
    """

    def __init__(
        self,
        controller: GameController,
        autosave: AutosaveController,
        documents: Documents,
        has_home: Callable[[], bool],
    ) -> None:
        self._has_home = has_home
        self._controller = controller
        self._autosave = autosave
        self._documents = documents
        self._past: list[PreviousGame] = []
        self._future: list[PreviousGame] = []
        self._session: Session | None = None
        self._mark: tuple[object, ...] = ()

    @property
    def can_go_back(self) -> bool:
        """Tell whether undo goes back a game: nothing is left to be undone in this one."""
        game = self._controller.session.game
        return bool(self._past) and self._is_here() and not game.can_undo

    @property
    def can_go_on(self) -> bool:
        """Tell whether redo goes on to the game after: this one is as undo has brought it."""
        return bool(self._future) and self._is_here() and self._state() == self._mark

    def begin(self, puzzle: Puzzle) -> bool:
        """Put a new puzzle in the place of the game; tell whether that game had moves."""
        past = self._past if self._is_here() else []
        before = self._set_down()
        self._documents.open_game(SavedGame(puzzle))
        self._arrive([*past, before][-MOST:], [])
        return bool(before.game.moves)

    def go_back(self) -> None:
        """Bring back the game before, if there is one."""
        if self._past and self._is_here():
            *past, there = self._past
            self._arrive(past, [*self._future, self._change(there)])

    def go_on(self) -> None:
        """Return to the game that was gone back from, if there is one."""
        if self.can_go_on:
            *future, there = self._future
            self._arrive([*self._past, self._change(there)], future)

    def _change(self, there: PreviousGame) -> PreviousGame:
        here = self._set_down()
        self._autosave.resume_next(there.slot)
        self._documents.restore(there.game, there.path)
        return here

    def _set_down(self) -> PreviousGame:
        slot = self._autosave.abandon(keep=self._has_home())
        return PreviousGame(self._controller.session.game.saved(), self._controller.path, slot)

    def _arrive(self, past: list[PreviousGame], future: list[PreviousGame]) -> None:
        self._past, self._future = past, future
        self._session, self._mark = self._controller.session, self._state()
        self._controller.view_changed.emit()  # undo and redo have become possible, or are no longer

    def _is_here(self) -> bool:
        return self._controller.session is self._session

    def _state(self) -> tuple[object, ...]:
        game = self._controller.session.game
        return (game.moves, game.position)

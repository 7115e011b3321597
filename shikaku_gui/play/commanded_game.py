"""A game with its commands: moves, undo and redo, trials, and the clock that they stop."""

from abc import ABC, abstractmethod

from shikaku_gui.i18n import N_
from shikaku_gui.model import (
    MAX_TRIALS,
    BeginTrial,
    Clear,
    ClearMarks,
    KeepTrial,
    Move,
    RejectTrial,
    Restore,
    check_rect,
)
from shikaku_gui.play import marking
from shikaku_gui.play.game import Game
from shikaku_gui.play.mistake_display import GameShowingMistakes
from shikaku_gui.play.outcome import Outcome
from shikaku_gui.play.rectangle_tints import RectangleTints
from shikaku_gui.texts import Message, make_message


class CommandedGame(GameShowingMistakes, ABC):
    """A game that commands change; what is being drawn meanwhile is dropped.

    ``notice`` says why the last call did nothing, ``news`` what it marked, removed or
    drew for a hint.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.tints = RectangleTints.after(self.game.boards)
        self.notice: Message | None = None
        self.news: Message | None = None
        self._board_visible = False

    @property
    @abstractmethod
    def busy(self) -> bool:
        """Whether a gesture or another way to draw a rectangle is in progress."""

    @abstractmethod
    def cancel(self) -> Outcome:
        """Drop what is being drawn; nothing is drawn."""

    @abstractmethod
    def _drop_gesture(self) -> None:
        """Drop what is being drawn."""

    def set_board_visible(self, visible: bool) -> None:
        """Set whether the player sees the board; the clock runs only then.

        The clock stops on a solved board, whatever solved it. Once the player has finished the
        game, it stands still for good.
        """
        self._board_visible = visible
        self._set_clock()

    def play(self, move: Move) -> Outcome:
        """Make a move.

        Raises:
            ValueError: the move is not possible on this board.
        """
        before = self.board
        self.game.play(move)
        self.tints.follow(self.board)
        outcome = self._note_change()
        if not self.game.solved:
            self.news = marking.news_message(self.board, before, move)
        return outcome

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
        """Remove what the innermost trial has drawn, and cross out what it supposed.

        What breaks a rule is not crossed out: it is no possible rectangle.
        """
        if not self.board.trials:
            return Outcome.NOTHING
        trial = self.board.trials[-1]
        wrong = trial.supposed is not None and check_rect(self.puzzle, trial.supposed) is not None
        return self.play(Restore(trial.start) if wrong else RejectTrial())

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
        self._drop_gesture()
        self.notice = self.news = None
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

"""Asks the solver, beside the window, what the puzzle in the making is worth."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui.gui.base.jobs import Runner, Stop
from shikaku_gui.gui.editor.editor_model import EditorModel
from shikaku_gui.model import Board, Puzzle
from shikaku_gui.play.edits import MoveClues

if TYPE_CHECKING:
    from shikaku_gui.play.puzzle_appraisal import PuzzleAppraisal
    from shikaku_gui.solver import Grade, Proposal

PAUSE_MILLISECONDS = 120
"""How long the solver waits after a step: somebody may be typing."""

PROPOSAL_SECONDS = 30.0


class AppraisalController(QObject):
    """Has each state of the puzzle judged; answers to a state that is gone are dropped.

    ``searched`` is emitted with whether clue moves are being looked for, ``baffled`` when
    none were found, ``broke_off`` where an error ended the judging.
    """

    searched = Signal(bool)
    baffled = Signal()
    broke_off = Signal()

    def __init__(self, desk: EditorModel, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._runner = runner
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE_MILLISECONDS)
        self._timer.timeout.connect(self._begin)
        desk.edited.connect(self._wait)

    @property
    def busy(self) -> bool:
        """Tell whether an answer is still to come."""
        return self._timer.isActive() or self._runner.busy

    def make_unique(self) -> None:
        """Look for the fewest clue moves that leave one solution."""
        board = self._desk.board
        self._runner.drop()
        self.searched.emit(True)
        self._runner.run(lambda stop: _proposal(board, stop), self._proposed, self._baffled)

    def apply(self) -> None:
        """Make the moves that were proposed."""
        proposal = self._desk.proposal
        if proposal is not None:
            self._desk.editing.pause()
            self._desk.make(MoveClues(proposal.moves))

    def stop(self) -> None:
        """Stop looking for clue moves."""
        self._runner.drop()
        self.searched.emit(False)

    def _wait(self) -> None:
        self._runner.drop()
        self._timer.start()

    def _begin(self) -> None:
        puzzle = self._desk.puzzle
        self._runner.run(lambda stop: _appraisal(puzzle, stop), self._take, self._break_off)

    def _break_off(self, error: BaseException) -> None:
        self.broke_off.emit()
        raise error

    def _take(self, appraisal: "PuzzleAppraisal") -> None:
        self._desk.judge(appraisal)
        if appraisal.status.name == "UNIQUE":
            puzzle = appraisal.puzzle
            self._runner.run(lambda stop: _grade(puzzle, stop), self._desk.set_grade)

    def _proposed(self, proposal: "Proposal | None") -> None:
        self.searched.emit(False)
        if proposal is None:
            self.baffled.emit()
        else:
            self._desk.propose(proposal)

    def _baffled(self, error: BaseException) -> None:
        from shikaku_gui.solver import CutShortError

        self.searched.emit(False)
        if not isinstance(error, CutShortError):
            raise error
        self.baffled.emit()


def _appraisal(puzzle: Puzzle, stop: Stop) -> "PuzzleAppraisal":
    from shikaku_gui.play.puzzle_appraisal import appraise

    return appraise(puzzle, stop)


def _grade(puzzle: Puzzle, stop: Stop) -> "Grade | None":
    from shikaku_gui.play.puzzle_appraisal import graded

    return graded(puzzle, stop)


def _proposal(board: Board, stop: Stop) -> "Proposal | None":
    from shikaku_gui.play.puzzle_appraisal import kept_solution
    from shikaku_gui.solver import propose

    keep = kept_solution(board)
    return propose(board.puzzle, keep, time_limit=PROPOSAL_SECONDS, stop=stop)

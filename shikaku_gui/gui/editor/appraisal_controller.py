"""Has the solver appraise the puzzle in the editor, on the worker thread."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from shikaku_gui import play, solver
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.editor.editor_model import EditorModel

PAUSE_MILLISECONDS = 120
"""How long to wait after an edit: the user may still be typing."""

PROPOSAL_SECONDS = 30.0


class AppraisalController(QObject):
    """Has each version of the puzzle appraised; stale results are discarded.

    ``search_changed`` is emitted with whether clue moves are being searched for,
    ``nothing_found`` when none were found, ``failed`` when an error ended the appraisal.
    """

    search_changed = Signal(bool)
    nothing_found = Signal()
    failed = Signal()

    def __init__(self, model: EditorModel, jobs: Jobs, parent: QObject) -> None:
        super().__init__(parent)
        self._model = model
        self._jobs = jobs
        self._timer = QTimer(self, singleShot=True, interval=PAUSE_MILLISECONDS)
        self._timer.timeout.connect(self.appraise)
        model.edited.connect(self._on_edited)

    def appraise(self) -> None:
        """Have the puzzle appraised now."""
        self._jobs.submit(
            partial(play.appraise_puzzle, self._model.puzzle),
            self._on_appraised,
            self._on_failed,
            replaces=self,
        )

    def make_unique(self) -> None:
        """Look for the fewest clue moves that leave one solution."""
        board = self._model.session.board
        self.search_changed.emit(True)
        self._jobs.submit(
            lambda stop: solver.propose_clue_moves(
                board.puzzle, play.drawn_solution(board), time_limit=PROPOSAL_SECONDS, stop=stop
            ),
            self._on_proposed,
            self._on_search_failed,
            replaces=self,
        )

    def stop(self) -> None:
        """Stop the search for clue moves."""
        self._jobs.cancel(self)
        self.search_changed.emit(False)

    def _on_edited(self) -> None:
        self._jobs.cancel(self)
        self._timer.start()

    def _on_failed(self, error: BaseException) -> None:
        self.failed.emit()
        raise error

    def _on_appraised(self, appraisal: play.PuzzleAppraisal) -> None:
        self._model.session.set_appraisal(appraisal)
        if appraisal.status is solver.Status.UNIQUE:
            self._jobs.submit(
                lambda stop: solver.grade(appraisal.puzzle, stop=stop),
                self._model.session.set_grade,
                replaces=self,
            )

    def _on_proposed(self, proposal: solver.Proposal | None) -> None:
        self.search_changed.emit(False)
        if proposal is None:
            self.nothing_found.emit()
        else:
            self._model.session.set_proposal(proposal)

    def _on_search_failed(self, error: BaseException) -> None:
        self.search_changed.emit(False)
        if not isinstance(error, solver.CutShortError):
            raise error
        self.nothing_found.emit()

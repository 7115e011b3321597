"""Computes the solutions for pictures and printing on the worker thread, and caches them."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle
from shikaku_gui.play import UniqueSolution, find_unique_solution
from shikaku_gui.solver import Status
from shikaku_gui.texts import make_message


class SolutionCache(QObject):
    """Caches whether puzzles have exactly one solution, and which.

    ``found`` is emitted when missing solutions have been computed.
    """

    found = Signal()

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._known: dict[Puzzle, UniqueSolution] = {}

    @property
    def busy(self) -> bool:
        """Whether solutions are being computed."""
        return self._jobs.is_pending(self)

    def __getitem__(self, puzzle: Puzzle) -> UniqueSolution | None:
        return self._known.get(puzzle)

    def find(self, puzzles: Iterable[Puzzle]) -> None:
        """Solve the puzzles that are not solved yet, in place of the current job."""
        missing = [puzzle for puzzle in puzzles if puzzle not in self._known]
        self.cancel()
        if not missing:
            self.found.emit()
        else:
            self._jobs.submit(
                lambda stop: _solved(missing, stop),
                self._take,
                lambda error: self._give_up(missing, error),
                replaces=self,
            )

    def cancel(self) -> None:
        """Cancel the current job, if any."""
        self._jobs.cancel(self)

    def _take(self, answers: dict[Puzzle, UniqueSolution]) -> None:
        self._known |= answers
        self.found.emit()

    def _give_up(self, puzzles: list[Puzzle], error: BaseException) -> None:
        """Record the solutions as unknown after an error, so that nothing waits for them."""
        unknown = UniqueSolution(
            Status.LIMIT,
            refusal=make_message(N_("Something went wrong while it was being solved.")),
        )
        self._take(dict.fromkeys(puzzles, unknown))
        raise error


def _solved(puzzles: list[Puzzle], stop: Stop) -> dict[Puzzle, UniqueSolution]:
    return {puzzle: find_unique_solution(puzzle, stop=stop) for puzzle in puzzles}

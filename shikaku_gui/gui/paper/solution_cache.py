"""The solutions of puzzles for pictures and paper, found beside the window and kept."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, Signal

from shikaku_gui.gui.base.jobs import Runner, Stop
from shikaku_gui.model import Puzzle
from shikaku_gui.play import QT_TRANSLATE_NOOP, UniqueSolution, find_unique_solution, make_message
from shikaku_gui.solver import Status

_FAILED = QT_TRANSLATE_NOOP("words", "Something went wrong while it was being solved.")


class SolutionCache(QObject):
    """Knows of each puzzle it was asked for whether there is one solution, and which.

    ``found`` is emitted when the answers that were missing are there.
    """

    found = Signal()

    def __init__(self, runner: Runner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._runner = runner
        self._known: dict[Puzzle, UniqueSolution] = {}
        self.busy = False

    def __getitem__(self, puzzle: Puzzle) -> UniqueSolution | None:
        return self._known.get(puzzle)

    def find(self, puzzles: Iterable[Puzzle]) -> None:
        """Solve those of the puzzles that are not solved yet, in place of what is being solved."""
        missing = [puzzle for puzzle in puzzles if puzzle not in self._known]
        self.drop()
        if not missing:
            self.found.emit()
        else:
            self._runner.cancel_all()  # what a person waits for comes first
            self.busy = True
            self._runner.run(
                lambda stop: _solved(missing, stop),
                self._take,
                lambda error: self._give_up(missing, error),
            )

    def drop(self) -> None:
        """End the work that goes on, if any."""
        if self.busy:
            self.busy = False
            self._runner.cancel_all()

    def _take(self, answers: dict[Puzzle, UniqueSolution]) -> None:
        self.busy = False
        self._known |= answers
        self.found.emit()

    def _give_up(self, puzzles: list[Puzzle], error: BaseException) -> None:
        """Take it that the solutions cannot be found, so that nobody waits for them."""
        unknown = UniqueSolution(Status.LIMIT, refusal=make_message(_FAILED))
        self._take(dict.fromkeys(puzzles, unknown))
        raise error


def _solved(puzzles: list[Puzzle], stop: Stop) -> dict[Puzzle, UniqueSolution]:
    return {puzzle: find_unique_solution(puzzle, stop=stop) for puzzle in puzzles}

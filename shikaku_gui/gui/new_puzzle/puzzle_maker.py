"""Gets one new puzzle: from the queue, or generated on the worker thread."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QObject, Signal

from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import NotFoundError, Recipe, from_recipe
from shikaku_gui.store import PregenerationQueue

_SECONDS_BETWEEN = 0.05

Report = Callable[[int, float], None]


class PuzzleMaker(QObject):
    """Generates one puzzle at a time, and cancels all other jobs for it.

    ``progressed`` is emitted with the number of the present attempt and its progress from 0
    to 1, or -1 if unknown. ``broke_off`` is emitted if an unexpected error ended the work.
    """

    progressed = Signal(int, float)
    broke_off = Signal()

    def __init__(self, jobs: Jobs, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._queue = PregenerationQueue(folder)

    def make(
        self,
        recipe: Recipe,
        made: Callable[[Puzzle], None],
        failed: Callable[[NotFoundError], None],
        *,
        from_queue: bool = False,
    ) -> None:
        """Generate the puzzle of a recipe; ``from_queue`` allows any seed."""

        def take_error(error: BaseException) -> None:
            if not isinstance(error, NotFoundError):
                self.broke_off.emit()
                raise error
            failed(error)

        queue = self._queue if from_queue else None
        report = _throttled_report(self.progressed.emit)
        self._jobs.cancel_all()
        self._jobs.submit(
            partial(_make_puzzle, recipe, queue, report), made, take_error, replaces=self
        )

    @property
    def busy(self) -> bool:
        """Tell whether a puzzle is being generated."""
        return self._jobs.is_pending(self)

    def cancel(self) -> None:
        """Stop generating."""
        self._jobs.cancel(self)


def _make_puzzle(
    recipe: Recipe, queue: PregenerationQueue | None, report: Report, stop: Stop
) -> Puzzle:
    ready = queue.take(recipe) if queue is not None else None
    if ready is not None:
        return ready
    return from_recipe(
        recipe,
        stop=stop,
        on_progress=lambda number, done: report(number, -1.0 if done is None else done),
    )


def _throttled_report(report: Report) -> Report:
    """Limit the rate of reports."""
    last = 0.0

    def throttled(number: int, done: float) -> None:
        nonlocal last
        now = monotonic()
        if now - last >= _SECONDS_BETWEEN:
            last = now
            report(number, done)

    return throttled

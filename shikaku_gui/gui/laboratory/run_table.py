"""The table of runs, a row for each puzzle and formulation, filled while they run."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale
from PySide6.QtGui import QShowEvent

from shikaku_gui.gui.widgets.read_only_table import ReadOnlyTable, table_item
from shikaku_gui.i18n import N_, _
from shikaku_gui.solver import Formulation, FormulationRun, LabRecord, Verdict
from shikaku_gui.texts import as_message

_HEAD = (
    N_("Puzzle"),
    N_("Formulation"),
    N_("Verdict"),
    N_("Build, ms"),
    N_("Solve, ms"),
    N_("Prove, ms"),
    #: A heading: the median time of the first runs, and in parentheses by how much they differ.
    N_("Cold, ms\n(spread)"),
    #: A heading: the median time of the other runs, and in parentheses by how much they differ.
    N_("Warm, ms\n(spread)"),
    N_("Variables"),
    N_("Constraints"),
    N_("Nodes"),
    N_("Note"),
)
_VERDICTS = {
    Verdict.UNIQUE: N_("one solution"),
    Verdict.MULTIPLE: N_("several solutions"),
    Verdict.INFEASIBLE: N_("no solution"),
    Verdict.SOLVED: N_("solved"),
    Verdict.UNDECIDED: N_("undecided"),
    Verdict.UNSUPPORTED: N_("not supported"),
    Verdict.TIME_LIMIT: N_("time limit"),
    Verdict.MEMORY_LIMIT: N_("memory limit"),
    Verdict.CRASHED: N_("crashed"),
    Verdict.WRONG: N_("wrong"),
}
_TEXT_COLUMNS = (0, 1, 2, 11)
_VERDICT_COLUMN = 2
_WIDEST_NAME = 120


class RunTable(ReadOnlyTable):
    """A table of runs; rows of earlier puzzles stay above those of the present one."""

    def __init__(self) -> None:
        super().__init__()
        self.setColumnCount(len(_HEAD))
        self._first = 0
        self._done = 0
        self._running = False
        self.setObjectName("runs")
        self.setAccessibleName(_("Runs"))
        for col, text in enumerate(_HEAD):
            item = table_item(_(text), number=col not in _TEXT_COLUMNS)
            self.setHorizontalHeaderItem(col, item)

    def showEvent(self, event: QShowEvent) -> None:
        """Make room for the heads of the columns, whose width depends on the style sheet."""
        super().showEvent(event)
        if not self.rowCount():
            self._fit_columns()

    def begin(self, puzzle: str, formulations: Sequence[Formulation]) -> None:
        """Add a row for each formulation."""
        self._first, self._done, self._running = self.rowCount(), 0, False
        self.setRowCount(self._first + len(formulations))
        for row, formulation in enumerate(formulations, self._first):
            self._write(row, [puzzle, formulation.name, _("waiting")])
        self._fit_columns()
        self.scrollTo(self.model().index(self._first, 0))

    def begin_runs(self) -> None:
        """Say in the first row that it runs."""
        self._running = True
        self._mark_running()

    def add(self, run: FormulationRun, record: LabRecord) -> None:
        """Fill the next row; its verdict is compared with all of the record."""
        row = self._first + self._done
        self._write(row, _values(run), first=_VERDICT_COLUMN + 1)
        self._done += 1
        self._mark_running()
        # A later proof can show that an earlier claim is false.
        for done, each in enumerate(record.runs, self._first):
            self._write(done, [_verdict(each, record)], first=_VERDICT_COLUMN)
        self._fit_columns()

    def stop(self) -> None:
        """Tell the run that was stopped from those that were not begun."""
        for row in range(self._first + self._done, self.rowCount()):
            text = N_("stopped") if self._running else N_("not run")
            self._write(row, [_(text)], first=_VERDICT_COLUMN)
            self._running = False

    def _mark_running(self) -> None:
        row = self._first + self._done
        if row < self.rowCount():
            self._write(row, [_("running…")], first=_VERDICT_COLUMN)
            self.scrollTo(self.model().index(row, 0))

    def _fit_columns(self) -> None:
        self.resizeColumnsToContents()
        self.setColumnWidth(0, min(self.columnWidth(0), _WIDEST_NAME))

    def _write(self, row: int, texts: Sequence[str], first: int = 0) -> None:
        for col, text in enumerate(texts, first):
            item = table_item(text, number=col not in _TEXT_COLUMNS)
            item.setToolTip(text)
            self.setItem(row, col, item)


def _verdict(run: FormulationRun, record: LabRecord) -> str:
    verdict = _(_VERDICTS[run.outcome.verdict])
    if record.contradicts(run):
        return _("{verdict} (false claim)").format(verdict=verdict)
    return _("{verdict} (claim)").format(verdict=verdict) if record.is_claim(run) else verdict


def _values(run: FormulationRun) -> list[str]:
    """Return the texts of the columns after the verdict."""
    outcome = run.outcome
    parts = (outcome.seconds_build, outcome.seconds_solve, outcome.seconds_prove)
    counts = (outcome.variables, outcome.constraints, outcome.nodes)
    return [
        *map(_milliseconds, parts),
        _with_spread(run.cold, run.cold_spread, len(run.colds)),
        _with_spread(run.typical, run.spread, len(run.warm)) if run.warm else "",
        *map(str, counts),
        as_message(outcome.note).say(),
    ]


def _with_spread(seconds: float, spread: float, runs: int) -> str:
    """Return a time, and the spread of several runs."""
    time = _milliseconds(seconds)
    return f"{time} ({_milliseconds(spread)})" if runs > 1 else time


def _milliseconds(seconds: float) -> str:
    return QLocale().toString(1000 * seconds, "f", 2)

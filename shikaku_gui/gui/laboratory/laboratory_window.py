"""The laboratory's window: what to run, the runs, and the levels on the board."""

import json
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QProgressBar,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.formats import write_text_atomically
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.screen_fit import Dialog, LeastSize, open_at
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import error_text
from shikaku_gui.gui.laboratory.choice_page import ChoicePage
from shikaku_gui.gui.laboratory.lab_runner import LabResult, LabRunner
from shikaku_gui.gui.laboratory.level_page import LevelPage
from shikaku_gui.gui.laboratory.run_table import RunTable
from shikaku_gui.gui.widgets.button_lines import ButtonLines
from shikaku_gui.gui.widgets.closing_key import close_by_key
from shikaku_gui.gui.widgets.file_dialogs import AskFile, ask_save, file_name
from shikaku_gui.gui.widgets.tabs_or_box import TabsOrBox
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import FormulationRun, Laboratory, LabRecord, LevelStep, csv_head

_SIZE = (940, 660)


class LaboratoryWindow(Dialog):
    """Runs formulations on one puzzle after another; the table keeps them until it is closed.

    ``proof_wanted`` asks for a proof of how many solutions the puzzle has.
    """

    proof_wanted = Signal(Puzzle)

    def __init__(
        self, settings: Settings, theme: Theme, jobs: Jobs, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        close_by_key(self)
        self.ask_save: AskFile = ask_save
        self.runner = LabRunner(jobs, self)
        self.choice = ChoicePage()
        self.table = RunTable()
        self.levels = LevelPage(theme)
        self.tabs = QTabWidget()
        self.bar = QProgressBar()
        self.state = PlainLabel()
        self.start_button = QPushButton(_("&Start"))
        self.stop_button = QPushButton(_("S&top"))
        self.export_button = QPushButton(_("&Export…"))
        self.proof_button = QPushButton(_("Save &Proof…"))
        self._puzzle: Puzzle | None = None
        self._name = self._record_name = ""
        self._limits = self.choice.limits
        self._runs: list[FormulationRun] = []
        self._steps: list[LevelStep] = []
        self._laboratory: Laboratory | None = None
        self._earlier: list[LabRecord] = []
        self._build()
        self.choice.changed.connect(self._refresh)
        self.runner.came.connect(self._on_result)
        self.runner.ended.connect(self._on_ended)
        self._refresh()

    def show_puzzle(self, puzzle: Puzzle, name: str) -> None:
        """Take a puzzle for the next start."""
        self._puzzle, self._name = puzzle, name
        if not self.runner.running and self._laboratory is None:
            self.levels.clear(puzzle)
        self._refresh()

    def start(self) -> None:
        """Run the chosen formulations on the puzzle that was shown last."""
        if self._puzzle is None:
            return
        self._earlier = [record for record in self._records() if record.runs]
        self._laboratory, self._runs, self._steps = None, [], []
        self._record_name, self._limits = self._name, self.choice.limits
        chosen = self.choice.formulations
        self.table.begin(self._name, chosen)
        self.levels.clear(self._puzzle)
        self.bar.setRange(0, len(chosen))
        self.bar.setValue(0)
        self.tabs.setCurrentWidget(self.table)
        self.runner.start(self._puzzle, chosen, self._limits)
        self._refresh()

    def export(self) -> None:
        """Ask for a file and write all runs to it, as CSV or JSON by its suffix."""
        pattern = _("Table") + " (*.csv);;JSON (*.json)"
        suggested = Path(self._settings.last_folder) / (file_name(_("Laboratory")) + ".csv")
        answer = self.ask_save(self, str(suggested), pattern)
        if not answer:
            return
        records = self._records()
        path = Path(answer)
        if path.suffix.lower() == ".json":
            text = "".join(json.dumps(record.json()) + "\n" for record in records)
        else:
            text = csv_head(levels=True) + "".join(record.csv() for record in records)
        try:
            write_text_atomically(path, text)
        except OSError as error:
            text = _("Could not save {name}: {reason}")
            self.say(text.format(name=path.name, reason=error_text(error)))
        else:
            self.say(_("Saved to {name}.").format(name=path.name))

    def end(self) -> None:
        """End the work and close the window."""
        self.runner.close()
        self.close()

    # Building

    def _build(self) -> None:
        self.setObjectName("laboratory")
        self.setWindowTitle(_("Laboratory"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        LeastSize(self, 440, 320)
        open_at(self, *_SIZE)
        self.tabs.addTab(self.choice, _("&Formulations"))
        self.tabs.addTab(self.table, _("&Runs"))
        self.tabs.addTab(self.levels, _("On the &Board"))
        self.tabs.setDocumentMode(True)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(_("Progress"))
        self.state.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.addWidget(TabsOrBox(self.tabs), 1)
        layout.addWidget(self.bar)
        layout.addWidget(self.state)
        layout.addWidget(self._buttons())

    def _buttons(self) -> ButtonLines:
        close = QPushButton(_("&Close"))
        close.clicked.connect(self.close)
        self.start_button.setProperty("leading", True)
        self.start_button.clicked.connect(self.start)
        self.stop_button.clicked.connect(self.runner.stop)
        self.export_button.clicked.connect(self.export)
        self.proof_button.setToolTip(_("Save a proof of how many solutions this puzzle has"))
        self.proof_button.clicked.connect(self._ask_for_proof)
        offered = (self.start_button, self.stop_button, self.proof_button, self.export_button)
        for button in (*offered, close):
            button.setAutoDefault(False)
        return ButtonLines(*offered, close)

    def _ask_for_proof(self) -> None:
        if self._puzzle is not None:
            self.proof_wanted.emit(self._puzzle)

    # What comes of a run

    def _on_result(self, result: LabResult) -> None:
        match result:
            case Laboratory():
                self._laboratory = result
                self.levels.begin(result)
            case LevelStep():
                self._steps.append(result)
                self.levels.add_level(result)
            case FormulationRun():
                self._runs.append(result)
                self.table.add(result, self._records()[-1])
                self.levels.add_run(result)
                self.bar.setValue(len(self._runs))
                self._refresh()
            case None:
                self.table.begin_runs()

    def _on_ended(self, done: bool) -> None:
        self.table.stop()
        self._refresh()
        count = len(self._runs)
        if done and not self._records()[-1].agree:
            self.say(_("Proofs contradict each other. This is a bug in Shikaku."))
        elif done:
            text = ngettext(
                "Done: one formulation was run.", "Done: {count} formulations were run.", count
            )
            self.say(text.format(count=count))
        elif self._laboratory is None:
            self.say(_("This puzzle has too many possible rectangles to list."))
        else:
            text = ngettext(
                "Stopped after one formulation.", "Stopped after {count} formulations.", count
            )
            self.say(text.format(count=count))

    def _records(self) -> list[LabRecord]:
        if self._laboratory is None:
            return self._earlier
        steps = tuple(self._steps)
        runs = tuple(self._runs)
        record = LabRecord(self._record_name, self._laboratory, runs, steps, self._limits)
        return [*self._earlier, record]

    def _refresh(self) -> None:
        running = self.runner.running
        self.start_button.setEnabled(not running and bool(self.choice.formulations))
        self.stop_button.setEnabled(running)
        self.export_button.setEnabled(any(record.runs for record in self._records()))
        self.bar.setVisible(running)
        if running:
            total, done = self.bar.maximum(), len(self._runs)
            text = ngettext(
                "{name}: {done} of {count} formulation done.",
                "{name}: {done} of {count} formulations done.",
                total,
            )
            self.state.setText(
                text.format(done=str(done), count=str(total), name=self._record_name)
            )

    def say(self, text: str) -> None:
        """Show a text below the pages, and announce it."""
        self.state.setText(text)
        announce(self, text)

    def done(self, result: int) -> None:
        """Stop as the window closes; the results stay for the next time it is opened."""
        self.runner.stop()
        super().done(result)

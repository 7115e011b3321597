"""The laboratory in the window: runs, levels on the board, values, export."""

import csv
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shikaku_gui import solver
from shikaku_gui.gui.base.jobs import Jobs, Stop
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.laboratory.laboratory_window import LaboratoryWindow
from shikaku_gui.gui.laboratory.placement_view import decided_placements
from shikaku_gui.gui.laboratory.run_table import RunTable
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver import (
    FORMULATIONS,
    CutShortError,
    Formulation,
    FormulationRun,
    Laboratory,
    RunLimits,
    RunOutcome,
    Verdict,
)
from tests.gui.at_once import AtOnce
from tests.gui.screen_reader import ScreenReader
from tests.known import known

SMALL = Puzzle(3, 2, {Cell(0, 0): 2, Cell(2, 1): 4}, title="Small")
OTHER = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2}, title="Other")
NONE = Puzzle(3, 2, {Cell(0, 0): 4, Cell(0, 1): 2}, title="None")
HALVES = ((0.5, 0.5), (0.25, 1.0))
COUNTS = ("7", "5", "3")


class Bench(Laboratory):
    """A laboratory that starts no process and returns outcomes of many kinds."""

    outcomes: Mapping[str, RunOutcome] = {
        "relaxation": RunOutcome(Verdict.UNDECIDED, values=HALVES, note="fractional"),
        "cbc": RunOutcome(Verdict.MULTIPLE),
        "highs": RunOutcome(Verdict.UNIQUE),
    }
    most = len(FORMULATIONS)
    """How many runs end; the next one waits for a stop."""

    def runs(
        self,
        formulations: Iterable[Formulation] = FORMULATIONS,
        limits: RunLimits | None = None,
        stop: Stop | None = None,
    ) -> Iterator[FormulationRun]:
        assert limits is not None
        assert stop is not None
        plain = RunOutcome(
            Verdict.UNIQUE, proved=True, seconds_build=0.001, variables=7, constraints=5, nodes=3
        )
        for number, formulation in enumerate(formulations):
            while number >= self.most and not stop():
                pass
            if stop():
                raise CutShortError
            yield FormulationRun(
                formulation,
                self.outcomes.get(formulation.name, plain),
                (0.004,) * limits.processes * (limits.repeat - 1),
                colds=(0.006, 0.0085, 0.007)[: limits.processes],
            )


@pytest.fixture
def theme() -> Theme:
    """Give a light theme."""
    return Theme(Scheme.LIGHT)


@pytest.fixture
def laboratory(
    qtbot: QtBot, settings: Settings, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> LaboratoryWindow:
    """Give the laboratory, with a board of two clues and work done at once."""
    monkeypatch.setattr(solver, "Laboratory", Bench)
    opened = LaboratoryWindow(settings, theme, AtOnce())
    qtbot.addWidget(opened)
    opened.show_puzzle(OTHER, "Other")
    opened.show()
    QApplication.processEvents()
    return opened


def choose(laboratory: LaboratoryWindow, *names: str) -> None:
    for formulation, box in laboratory.choice.boxes.items():
        box.setChecked(formulation.name in names)


def column(laboratory: LaboratoryWindow, number: int) -> list[str]:
    table = laboratory.table
    return [known(table.item(row, number)).text() for row in range(table.rowCount())]


def figures(laboratory: LaboratoryWindow, name: str) -> list[str]:
    """Return the texts of a formulation's times and counts."""
    row = column(laboratory, 1).index(name)
    return [column(laboratory, number)[row] for number in range(3, 11)]


def test_it_opens_with_the_puzzle_on_the_board_and_all_formulations(window: MainWindow) -> None:
    window.acts["laboratory"].trigger()
    first = known(window.laboratory.made)
    assert first.isVisible()
    assert first.choice.formulations == FORMULATIONS
    assert not first.stop_button.isEnabled()
    assert not first.export_button.isEnabled()
    window.acts["laboratory"].trigger()
    assert window.laboratory.made is first


def test_start_needs_a_formulation(laboratory: LaboratoryWindow) -> None:
    laboratory.choice.none.click()
    assert not laboratory.start_button.isEnabled()
    laboratory.choice.all.click()
    assert laboratory.start_button.isEnabled()


def test_the_table_has_a_row_for_each_run_and_tells_claims_from_proofs(
    laboratory: LaboratoryWindow,
) -> None:
    choose(laboratory, "deduction", "cbc", "highs")
    laboratory.start()
    names = column(laboratory, 1)
    assert sorted(names) == ["cbc", "deduction", "highs"]
    verdicts = dict(zip(names, column(laboratory, 2), strict=True))
    assert verdicts == {
        "deduction": "one solution",
        "cbc": "several solutions (false claim)",
        "highs": "one solution (claim)",
    }
    assert figures(laboratory, "deduction") == ["1.00", "0.00", "0.00", "6.00", "4.00", *COUNTS]
    assert laboratory.state.text() == "Done: 3 formulations were run."
    assert laboratory.tabs.currentWidget() is laboratory.table


@pytest.mark.parametrize(
    ("processes", "repeat", "cold", "warm"),
    [(1, 1, "6.00", ""), (1, 3, "6.00", "4.00 (0.00)"), (3, 2, "7.00 (2.50)", "4.00 (0.00)")],
)
def test_several_runs_are_told_with_their_spread_and_how_they_were_made(
    processes: int, repeat: int, cold: str, warm: str, laboratory: LaboratoryWindow, tmp_path: Path
) -> None:
    choose(laboratory, "deduction")
    laboratory.choice.processes.setValue(processes)
    laboratory.choice.repeat.setValue(repeat)
    laboratory.start()
    laboratory.choice.processes.setValue(7)  # for the next start
    assert figures(laboratory, "deduction")[3:5] == [cold, warm]
    file = tmp_path / "runs.csv"
    laboratory.ask_save = lambda *_: str(file)
    laboratory.export()
    with file.open() as opened:
        (row,) = csv.DictReader(opened)
    told = (row["processes"], row["repeat"], row["time_limit"])
    assert told == (str(processes), str(repeat), "10.0")


def test_all_figures_fit_into_a_window_of_usual_width(laboratory: LaboratoryWindow) -> None:
    laboratory.resize(1000, 740)
    laboratory.show_puzzle(OTHER, "A puzzle with quite a long name: 31 x 45")
    choose(laboratory, "no-overlap-shapes", "highs")
    laboratory.start()
    table = laboratory.table
    head = [known(table.horizontalHeaderItem(col)).text() for col in range(table.columnCount())]
    last = head.index("Nodes")
    end = table.columnViewportPosition(last) + table.columnWidth(last)
    assert end <= table.viewport().width()


def test_another_puzzle_adds_rows(laboratory: LaboratoryWindow) -> None:
    choose(laboratory, "deduction")
    laboratory.start()
    laboratory.show_puzzle(SMALL, "Small")
    laboratory.start()
    assert column(laboratory, 0) == ["Other", "Small"]


def test_the_levels_are_shown_on_the_board_step_by_step(laboratory: LaboratoryWindow) -> None:
    choose(laboratory, "deduction")
    laboratory.show_puzzle(SMALL, "Small")
    laboratory.start()
    levels = laboratory.levels
    texts = [levels.steps.item(row).text() for row in range(levels.steps.count())]
    assert texts[:2] == ["All placements", "Ini: the equations alone"]
    assert len(texts) == 7
    assert levels.words.text() == "3 placements before any reasoning."
    laboratory.tabs.setCurrentWidget(levels)
    levels.steps.setFocus()
    QTest.keyClick(levels.steps, Qt.Key.Key_Down)
    assert levels.words.text() == "Every clue is decided. One placement is removed (crossed out)."
    assert levels.view.accessibleDescription() == levels.words.text()
    assert not levels.view.grab().isNull()


def test_fractional_values_are_written_on_the_board(laboratory: LaboratoryWindow) -> None:
    choose(laboratory, "relaxation")
    laboratory.start()
    levels = laboratory.levels
    laboratory.tabs.setCurrentWidget(levels)
    levels.steps.setCurrentRow(levels.steps.count() - 1)
    assert levels.words.text() == (
        "3 placements have fractional values. R1C1-R1C2: 0.5, R1C1-R2C1: 0.5, R2C1-R2C2: 0.25"
    )
    assert not levels.view.grab().isNull()


def test_a_level_that_finds_a_contradiction_says_so(laboratory: LaboratoryWindow) -> None:
    laboratory.show_puzzle(NONE, "None")
    choose(laboratory, "deduction")
    laboratory.start()
    levels = laboratory.levels
    levels.steps.setCurrentRow(levels.steps.count() - 1)
    assert levels.words.text() == "This level proves that there is no solution."


@pytest.mark.parametrize("suffix", ["csv", "json"])
def test_the_runs_are_exported(suffix: str, laboratory: LaboratoryWindow, tmp_path: Path) -> None:
    file = tmp_path / f"runs.{suffix}"
    choose(laboratory, "deduction", "cbc")
    laboratory.start()
    laboratory.show_puzzle(SMALL, "Small")
    laboratory.start()
    laboratory.ask_save = lambda *_: str(file)
    laboratory.export_button.click()
    assert laboratory.state.text() == f"Saved to {file.name}."
    if suffix == "csv":
        with file.open() as opened:
            rows = list(csv.DictReader(opened))
        assert [row["file"] for row in rows] == ["Other", "Other", "Small", "Small"]
        assert {"formulation", "verdict", "nodes", "Ini"} <= set(rows[0])
    else:
        records = [json.loads(line) for line in file.read_text().splitlines()]
        assert [record["file"] for record in records] == ["Other", "Small"]
        assert len(records[0]["runs"]) == 2


def test_an_export_that_fails_is_reported(laboratory: LaboratoryWindow, tmp_path: Path) -> None:
    choose(laboratory, "deduction")
    laboratory.start()
    laboratory.ask_save = lambda *_: ""
    laboratory.export()
    assert laboratory.state.text() == "Done: one formulation was run."
    laboratory.ask_save = lambda *_: str(tmp_path / "missing" / "runs.csv")
    laboratory.export()
    assert laboratory.state.text() == "Could not save runs.csv: No such file or directory"


def test_stop_ends_the_runs_and_says_so(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bench, "most", 1)
    monkeypatch.setattr(solver, "Laboratory", Bench)
    window.make_jobs = Jobs
    window.acts["laboratory"].trigger()
    laboratory = known(window.laboratory.made)
    choose(laboratory, "deduction", "cbc", "partition")
    laboratory.start_button.click()
    qtbot.waitUntil(lambda: laboratory.bar.value() == 1)
    assert laboratory.bar.isVisible()
    assert "1 of 3 formulations done." in laboratory.state.text()
    assert column(laboratory, 2) == ["one solution", "running…", "waiting"]
    laboratory.stop_button.click()
    assert column(laboratory, 2) == ["one solution", "stopped", "not run"]
    assert laboratory.state.text() == "Stopped after one formulation."
    laboratory.start_button.click()
    QTest.keyClick(laboratory, Qt.Key.Key_Escape)
    assert not laboratory.runner.running
    assert not laboratory.isVisible()


@pytest.mark.parametrize("done", [0, 12])
def test_the_row_that_runs_is_in_view(
    done: int, window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bench, "outcomes", {})
    monkeypatch.setattr(Bench, "most", done)
    monkeypatch.setattr(solver, "Laboratory", Bench)
    window.make_jobs = Jobs
    window.acts["laboratory"].trigger()
    laboratory = known(window.laboratory.made)
    laboratory.resize(480, 360)
    laboratory.start_button.click()
    table = laboratory.table
    qtbot.waitUntil(lambda: column(laboratory, 2)[done] == "running…")
    row = table.visualItemRect(known(table.item(done, 0)))
    assert table.viewport().rect().contains(row.center())
    laboratory.stop_button.click()


def test_too_many_placements_are_reported(
    laboratory: LaboratoryWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise CutShortError

    monkeypatch.setattr(solver, "Laboratory", refuse)
    choose(laboratory, "deduction", "cbc")
    laboratory.start()
    assert laboratory.state.text() == "This puzzle has too many possible rectangles to list."
    assert column(laboratory, 2) == ["not run", "not run"]


def test_another_error_is_raised(
    laboratory: LaboratoryWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(solver, "Laboratory", broken)
    with pytest.raises(RuntimeError, match="broken"):
        laboratory.start()
    assert not laboratory.runner.running


def test_proofs_that_contradict_each_other_are_an_error(
    laboratory: LaboratoryWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    contrary = RunOutcome(Verdict.INFEASIBLE, proved=True)
    monkeypatch.setattr(Bench, "outcomes", {"cbc": contrary})
    choose(laboratory, "deduction", "cbc")
    laboratory.start()
    assert laboratory.state.text().startswith("Proofs contradict each other")


def test_the_end_is_announced(laboratory: LaboratoryWindow, screen_reader: ScreenReader) -> None:
    choose(laboratory, "deduction")
    laboratory.start()
    assert "Done: one formulation was run." in screen_reader.take()


@pytest.mark.parametrize("scheme", list(Scheme))
def test_it_fits_every_window_in_every_scheme(
    scheme: Scheme, theme: Theme, laboratory: LaboratoryWindow
) -> None:
    choose(laboratory, "deduction", "relaxation")
    laboratory.start()
    theme.choose(scheme)
    for size in ((480, 360), (1920, 1080)):
        laboratory.resize(*size)
        assert (laboratory.width(), laboratory.height()) == size
        for page in (laboratory.choice, laboratory.table, laboratory.levels):
            laboratory.tabs.setCurrentWidget(page)
            assert not laboratory.grab().isNull()


def test_decided_clues_have_one_placement() -> None:
    one, other, third = Rect(0, 0, 1, 2), Rect(0, 0, 2, 1), Rect(1, 1, 1, 1)
    assert decided_placements([[one, other], [third]]) == (third,)


def test_the_heads_of_an_empty_table_are_not_cut_off(qtbot: QtBot) -> None:
    table = RunTable()
    qtbot.addWidget(table)
    table.setStyleSheet("QHeaderView::section { padding: 5px 30px; }")
    with qtbot.waitExposed(table):
        table.show()
    head = table.horizontalHeader()
    for column in range(table.columnCount()):
        assert table.columnWidth(column) >= head.sectionSizeHint(column)

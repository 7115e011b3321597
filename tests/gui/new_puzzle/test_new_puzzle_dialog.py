"""The dialog for a new puzzle, driven by pointer and keys."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.new_puzzle.new_puzzle_dialog import NewPuzzleDialog
from shikaku_gui.gui.new_puzzle.presets import DEFAULT_PRESET
from shikaku_gui.gui.new_puzzle.puzzle_maker import PuzzleMaker
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import (
    Character,
    ClueShare,
    Difficulty,
    Recipe,
    Symmetry,
    Technique,
    from_recipe,
)
from tests.gui.at_once import AtOnce
from tests.gui.heard_names import skipped
from tests.gui.waiting import Waiting

LAST = Recipe(5, 5, 0, None, Character(), Symmetry.MIRROR)


class Asked:
    """A dialog that is shown, and what it has handed out."""

    def __init__(
        self, parent: QWidget, qtbot: QtBot, folder: Path, last: Recipe | None, runner: Jobs
    ) -> None:
        self.maker = PuzzleMaker(runner, folder, parent)
        self.dialog = NewPuzzleDialog(self.maker, last, parent)
        self.made: list[tuple[Puzzle, Recipe]] = []
        self.dialog.made.connect(lambda puzzle, preset: self.made.append((puzzle, preset)))
        with qtbot.waitExposed(self.dialog):
            self.dialog.open()

    def press(self, key: Qt.Key) -> None:
        focused = self.dialog.focusWidget() or self.dialog
        QTest.keyClick(focused, key)


Ask = Callable[..., Asked]


@pytest.fixture
def ask(qtbot: QtBot, tmp_path: Path) -> Iterator[Ask]:
    """Give a function that shows a dialog, by default after a puzzle was made before."""
    parent = QWidget()
    qtbot.addWidget(parent)

    def show(last: Recipe | None = LAST, runner: Jobs | None = None) -> Asked:
        return Asked(parent, qtbot, tmp_path, last, runner or AtOnce())

    yield show
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_what_was_made_last_is_made_by_enter(ask: Ask) -> None:
    asked = ask()
    asked.press(Qt.Key.Key_Return)
    ((puzzle, preset),) = asked.made
    assert replace(preset, seed=0) == LAST
    assert puzzle == from_recipe(preset)
    assert not asked.dialog.isVisible()


def test_tab_leads_to_every_setting(ask: Ask) -> None:
    assert skipped(ask().dialog) == set()


def test_what_was_set_is_made_once_it_differs(ask: Ask) -> None:
    asked = ask()
    dialog = asked.dialog
    dialog.grade.buttons[1].click()
    dialog.size_choice.choose((6, 7))
    dialog.area.slider.setValue(4)
    dialog.shape.buttons[2].click()
    dialog.symmetry.buttons[2].click()
    dialog.shape_clues.buttons[2].click()
    dialog.hidden.buttons[1].click()
    QTest.keyClicks(dialog.seed, "4a711")
    asked.press(Qt.Key.Key_Return)
    wanted = Recipe(6, 7, 4711, Difficulty.GENTLE, Character(3.5, 1.0))
    wanted = replace(wanted, shapes=ClueShare.MANY, hidden=ClueShare.SOME)
    assert asked.made == [(from_recipe(wanted), wanted)]


def test_enter_in_a_bar_is_left_to_the_dialog(ask: Ask) -> None:
    asked = ask()
    asked.dialog.grade.buttons[2].setFocus()
    asked.press(Qt.Key.Key_Return)
    ((_puzzle, preset),) = asked.made
    assert replace(preset, seed=0) == LAST


def test_who_never_asked_sees_the_usual_settings(ask: Ask) -> None:
    dialog = ask(None).dialog
    assert dialog.make_button.isDefault()
    assert dialog.preset == DEFAULT_PRESET


def test_the_work_is_shown_and_can_be_cancelled(ask: Ask) -> None:
    runner = Waiting()
    asked = ask(runner=runner)
    dialog = asked.dialog
    dialog.make_button.click()
    assert dialog.progress.isVisible()
    assert not dialog.make_button.isEnabled()
    asked.maker.progressed.emit(3, 0.5)
    assert "attempt 3" in dialog.message.text()
    assert dialog.progress.value() == dialog.progress.maximum() // 2
    asked.press(Qt.Key.Key_Escape)
    assert dialog.isVisible()
    assert not dialog.progress.isVisible()
    assert dialog.make_button.isEnabled()
    runner.go_on()
    assert asked.made == []
    asked.press(Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_closing_ends_the_work(ask: Ask) -> None:
    runner = Waiting()
    asked = ask(runner=runner)
    asked.dialog.make_button.click()
    assert runner.busy
    asked.dialog.close()
    assert not runner.busy


def test_what_is_not_found_is_said_and_can_be_changed(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shikaku_gui.solver.generator.MAX_TRIES", 3)
    asked = ask(Recipe(2, 7, 0, Difficulty.EXPERT))
    asked.dialog.make_button.click()
    assert "3 attempts" in asked.dialog.message.text()
    assert asked.dialog.isVisible()
    assert asked.dialog.make_button.isEnabled()
    asked.dialog.grade.buttons[0].click()
    asked.dialog.make_button.click()
    assert len(asked.made) == 1


def test_everything_has_a_name(ask: Ask) -> None:
    dialog = ask().dialog
    controls = (
        *dialog.size_choice.presets.buttons,
        *dialog.grade.buttons,
        *dialog.shape.buttons,
        *dialog.symmetry.buttons,
        dialog.size_choice.rows,
        dialog.size_choice.cols,
        dialog.area.slider,
        dialog.seed,
    )
    assert all(control.accessibleName() for control in controls)


def test_a_technique_brings_its_level_with_it(ask: Ask) -> None:
    asked = ask()
    dialog = asked.dialog
    dialog.needs.choose(Technique.POCKET)
    assert dialog.grade.value is Difficulty.HARD
    assert dialog.needs.currentText() == "Sealed pocket (Hard)"
    assert dialog.make_button.isDefault()
    dialog.size_choice.choose((8, 8))
    dialog.seed.setText("1")
    dialog.make_button.click()
    ((puzzle, preset),) = asked.made
    assert preset.needs is Technique.POCKET
    assert puzzle.source == "shikaku:v3/8x8/hard:sealed-pocket/balanced/mirror/1"


def test_a_level_too_low_for_a_technique_asks_for_any(ask: Ask) -> None:
    dialog = ask().dialog
    dialog.needs.choose(Technique.PAIR)
    dialog.grade.buttons[5].click()
    assert (dialog.grade.value, dialog.needs.value) == (Difficulty.EXPERT, Technique.PAIR)
    dialog.grade.buttons[1].click()
    assert (dialog.grade.value, dialog.needs.value) == (Difficulty.GENTLE, None)


def test_only_techniques_that_can_be_needed_are_offered(ask: Ask) -> None:
    needs = ask().dialog.needs
    offered = [needs.itemData(at) for at in range(needs.count())]
    assert offered[0] is None
    assert set(Technique) - set(offered) == {Technique.NO_ROOM, Technique.SUBSET}


def test_a_technique_that_is_not_found_is_named_as_the_reason(
    ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shikaku_gui.solver.generator.MAX_TRIES_NEEDING", 3)
    asked = ask(Recipe(4, 4, 0, needs=Technique.POCKET))
    asked.dialog.make_button.click()
    assert "needs this technique after 3 attempts" in asked.dialog.message.text()


def test_what_a_size_cannot_have_is_said_at_once(ask: Ask) -> None:
    asked = ask(Recipe(3, 3, 0, needs=Technique.POCKET))
    asked.dialog.make_button.click()
    assert asked.dialog.message.text().startswith("There is no such puzzle of this size.")


def test_the_expected_time_follows_the_settings(ask: Ask) -> None:
    dialog = ask(None).dialog
    assert dialog.time.text() == "about 3 minutes"
    dialog.grade.choose(Difficulty.HARD)
    dialog.size_choice.choose((15, 15))
    assert dialog.time.text() == "about 15 minutes"
    assert dialog.time.accessibleName() == "Time to solve: about 15 minutes"


@pytest.mark.parametrize(
    ("key", "name"),
    [("S", "presets"), ("I", "grade"), ("P", "shape"), ("Y", "symmetry"), ("H", "shape_clues")],
)
def test_a_letter_leads_to_the_checked_button_of_a_choice(ask: Ask, key: str, name: str) -> None:
    dialog = ask().dialog
    QTest.keyClick(dialog, Qt.Key[f"Key_{key}"], Qt.KeyboardModifier.AltModifier)
    choice = dialog.size_choice.presets if name == "presets" else getattr(dialog, name)
    assert dialog.focusWidget() is next(each for each in choice.buttons if each.isChecked())

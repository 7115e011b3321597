"""The panel of the editor: in a narrow window, hidden, and brought back by what it has to say."""

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.play import ClearGrid, PuzzleText, SetClue
from tests.gui.at_once import AtOnce
from tests.gui.editor.conftest import MakeEditor
from tests.gui.waiting import Waiting

TWO_WAYS = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})


def judged(make_editor: MakeEditor) -> EditorWindow:
    runner = Waiting()
    editor = make_editor(TWO_WAYS, runner)
    editor.appraiser.appraise()
    runner.go_on()
    return editor


def test_a_narrow_window_leaves_the_grid_the_larger_part(make_editor: MakeEditor) -> None:
    editor = judged(make_editor)
    names = ["Clues", "Solution 1", "Solution 2"]
    for width, texts in ((480, ["Clues", "1", "2"]), (900, names)):
        editor.resize(width, 360)
        QApplication.processEvents()
        assert editor.board.width() > 0.55 * width
        assert [button.text() for button in editor.panel.views] == texts
        assert [button.accessibleName() for button in editor.panel.views] == names


def test_the_names_of_solutions_fit_and_never_widen_the_panel(make_editor: MakeEditor) -> None:
    editor = judged(make_editor)
    whole = editor.panel.findChild(QWidget, "notes")
    assert isinstance(whole, QWidget)
    for width in range(480, 800, 32):
        editor.resize(width, 360)
        QApplication.processEvents()
        assert whole.minimumSizeHint().width() < 200
        for button in editor.panel.views:
            assert button.sizeHint().width() <= button.width()


def test_with_the_panel_hidden_the_status_bar_has_the_verdict(
    make_editor: MakeEditor, settings: Settings
) -> None:
    editor = judged(make_editor)
    assert (editor.panel.isVisible(), editor.verdict_label.isVisible()) == (True, False)
    editor.panel.details.fields[PuzzleText.TITLE].setFocus()
    editor.acts["panel"].trigger()
    assert (editor.panel.isVisible(), editor.verdict_label.isVisible()) == (False, True)
    assert editor.verdict_label.text() == "Several solutions"
    assert editor.board.hasFocus()
    assert not settings.editor_panel
    later = make_editor(TWO_WAYS, AtOnce())
    assert (later.panel.isVisible(), later.verdict_label.isVisible()) == (False, True)


def test_what_the_panel_has_to_say_brings_it_back(make_editor: MakeEditor) -> None:
    editor = judged(make_editor)
    ways = (
        editor.appraiser.make_unique,
        lambda: editor.files.refuse("Not opened", "it is damaged"),
        editor._change_pane,
    )
    for ask in ways:
        editor.acts["panel"].trigger()
        assert not editor.panel.isVisible()
        ask()
        assert editor.panel.isVisible()
        assert editor.acts["panel"].isChecked()


def test_a_failed_solve_is_reported_and_repeated_after_the_next_change(
    make_editor: MakeEditor, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor = make_editor(TWO_WAYS)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr("shikaku_gui.play.appraise_puzzle", broken)
        with pytest.raises(ZeroDivisionError):
            editor.appraiser.appraise()
    assert editor.panel.card.note is not None
    assert (editor.panel.card.note.title, editor.panel.card.note.busy) == ("Not known", False)
    editor.appraiser.appraise()
    assert editor.panel.card.note.title == "Several solutions"


def test_nothing_is_said_of_the_puzzle_before(make_editor: MakeEditor) -> None:
    runner = Waiting()
    editor = make_editor(solving=runner)
    card = editor.panel.card

    def said() -> str:
        assert card.note is not None
        return card.note.title

    assert said() == "An empty grid"
    for puzzle in (TWO_WAYS, Puzzle(1, 2, {Cell(0, 0): 2})):
        editor.model.open(SavedGame(puzzle))
        assert said() == "Solving…"
        editor.appraiser.appraise()
        runner.go_on()
    assert said() == "One solution"
    editor.model.session.edit(ClearGrid())
    assert said() == "An empty grid"
    editor.model.session.edit(SetClue(Cell(0, 0), 2))
    assert said() == "Solving…"


def test_no_grid_is_said_to_be_empty_while_the_draft_is_read(make_editor: MakeEditor) -> None:
    editor = make_editor(TWO_WAYS)
    editor.autosave.write_now()
    editor.autosave.close()
    reading = Waiting()
    later = make_editor(reading=reading)
    assert later.panel.card.note is None
    assert not later.panel.card.isVisible()
    reading.go_on()
    assert later.model.puzzle.clues == TWO_WAYS.clues
    assert later.panel.card.note is not None


def test_the_focus_returns_to_the_grid_when_a_search_ends(make_editor: MakeEditor) -> None:
    editor = judged(make_editor)
    editor.appraiser.make_unique()
    editor.panel.card.first_control().setFocus()
    editor.panel.card.clear()
    assert editor.board.hasFocus()


def test_a_long_name_of_a_fact_leaves_room_for_its_value(make_editor: MakeEditor) -> None:
    editor = judged(make_editor)
    head = next(
        label for label in editor.panel.findChildren(QLabel) if label.text() == "Placements"
    )
    head.setText("Posiciones posibles de rectángulos")
    editor.resize(480, 360)
    QApplication.processEvents()
    scroll = editor.panel.findChild(QScrollArea)
    assert scroll is not None
    room = scroll.viewport()
    size = editor.panel.facts["size"]
    assert size.width() >= size.fontMetrics().horizontalAdvance(size.text())
    assert size.mapTo(room, size.rect().topRight()).x() < room.width()


def test_the_name_of_the_clues_is_whole_beside_the_numbers_of_solutions(
    make_editor: MakeEditor,
) -> None:
    editor = judged(make_editor)
    editor.resize(480, 360)
    QApplication.processEvents()
    first, second, third = editor.panel.views
    assert first.width() > 1.8 * second.width()
    assert abs(second.width() - third.width()) <= 1


def test_the_fields_stay_where_they_are_below_short_verdicts(make_editor: MakeEditor) -> None:
    panel = judged(make_editor).panel
    letters = panel.width() // panel.fontMetrics().averageCharWidth()
    places = set()
    for text in ("", "Proven unique.", "word " * (letters // 5)):
        panel.card.show_note(Note("Not finished yet", text))
        QApplication.processEvents()
        places.add(panel.details.y())
    assert len(places) == 1

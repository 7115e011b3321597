"""Hints in the window: degrees, another, all, copy, the matching move, stale ones."""

from collections.abc import Callable
from dataclasses import replace
from threading import Event

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSlider, QApplication, QTreeWidgetItem, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import HintsUsed, SavedGame
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.gui.hints import hint_labels
from shikaku_gui.gui.hints.hint_controller import HintController
from shikaku_gui.gui.hints.hint_panel import HintPanel
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.model import (
    BeginTrial,
    Cell,
    CrossOut,
    Erase,
    Pencil,
    Place,
    Puzzle,
    Rect,
    Unmark,
)
from shikaku_gui.play import HintDegree, technique_name
from shikaku_gui.solver import Answer, Hint, MarkRole, all_hints, next_hint
from tests.gui.conftest import MakeWindow
from tests.gui.playing import PUZZLE, SOLUTION, drag, key
from tests.gui.waiting import Waiting
from tests.known import known
from tests.solver.boards import UNIQUE, board_of

TWO_WAYS = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
NO_WAY = Puzzle(2, 2, {Cell(0, 0): 3, Cell(1, 1): 1})
WRONG = Rect(1, 0, 1, 2)


def hints(window: MainWindow) -> HintController:
    return window.hint_tools.hints


def panel(window: MainWindow) -> HintPanel:
    return window.hint_tools.hints.panel


def used(window: MainWindow) -> HintsUsed:
    return window.controller.session.game.hints


@pytest.mark.parametrize("longest", ["Where?", "Why?", "Draw It"])
def test_the_toolbar_has_room_for_every_text_of_the_button(
    make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch, longest: str
) -> None:
    monkeypatch.setattr(hint_labels, "_", lambda text: text * (5 if text == longest else 1))
    bar = (window := make_window()).bar
    window.setMinimumSize(0, 0)
    bar.setFixedWidth(bar.sizeHint().width() + 2)
    seen = []
    for _ in range(4):
        key(window, Qt.Key.Key_H)
        seen.append(window.acts["hint"].iconText())
        assert bar.sizeHint().width() <= bar.width()
    assert longest * 5 in seen


def test_four_presses_go_from_finding_to_drawing(window: MainWindow) -> None:
    seen = []
    for _ in range(3):
        key(window, Qt.Key.Key_H)
        degree = known(panel(window).presenter).degree
        seen.append((degree, panel(window).leading.text(), window.acts["hint"].iconText()))
        assert window.controller.board.rects == ()
    assert seen == [
        (HintDegree.FIND, "Where?", "Where?"),
        (HintDegree.WHERE, "Why?", "Why?"),
        (HintDegree.WHY, "Draw It", "Draw It"),
    ]
    key(window, Qt.Key.Key_H)
    (rect,) = window.controller.board.rects
    assert rect in SOLUTION
    assert rect in window.controller.session.game.rects_from_hints
    assert used(window) == (0, 0, 0, 1)
    assert not panel(window).isVisible()
    assert window.acts["hint"].iconText() == "Hint"
    assert not window.controller.board_marks.marks
    window.acts["undo"].trigger()
    assert window.controller.board.rects == ()


def test_any_degree_is_reached_directly_and_the_hint_counted_once(window: MainWindow) -> None:
    hints(window).advance()
    degrees = panel(window).degrees.buttons
    assert used(window) == (0, 0, 0, 0)
    degrees[HintDegree.NUDGE].click()
    assert used(window) == (1, 0, 0, 0)
    for degree in (HintDegree.WHY, HintDegree.NUDGE, HintDegree.FIND, HintDegree.WHY):
        degrees[degree].click()
        assert known(panel(window).presenter).degree == degree
        assert degrees[degree].isChecked()
        assert used(window) == (0, 0, 1, 0)
    degrees[HintDegree.DRAW].click()
    assert used(window) == (0, 0, 0, 1)
    assert len(window.controller.board.rects) == 1


def test_a_hint_that_is_shown_again_counts_no_more(window: MainWindow) -> None:
    helper = hints(window)
    for _ in range(2):
        helper.advance()
        helper.show_another()
        helper.show_all()
        for row in (0, 1, 0):
            panel(window).hint_picked.emit(row)
        helper.close()
    assert used(window) == (2, 0, 0, 0)
    for _ in range(2):
        helper.advance()
        helper.show_degree(HintDegree.DRAW)
        window.acts["undo"].trigger()
    assert used(window) == (1, 0, 0, 1)
    window.documents.opener.restore(SavedGame(PUZZLE), None)
    helper.advance()
    helper.advance()
    assert used(window) == (0, 1, 0, 0)


def test_hints_alone_solve_the_puzzle_and_the_result_says_so(window: MainWindow) -> None:
    for _ in range(5 * len(SOLUTION)):
        hints(window).advance()
    assert window.controller.board.rects == SOLUTION
    note = window.side.card.note
    assert note is not None
    assert note.title.startswith("Solved with help in ")
    words = note.text.replace("\N{NO-BREAK SPACE}", " ")
    assert "3 hints: 3 moves made for you" in words


@pytest.mark.parametrize("wrong", [Rect(0, 0, 1, 2), WRONG])
def test_a_mistake_is_the_first_hint_and_is_removed(window: MainWindow, wrong: Rect) -> None:
    drag(window, wrong)
    for _ in range(3):
        hints(window).advance()
    hint = hints(window).hint
    assert hint is not None
    assert hint.move == Erase(wrong)
    assert window.acts["hint"].iconText() == "Remove It"
    assert panel(window).degrees.buttons[HintDegree.DRAW].text() == "Remove"
    assert panel(window).property("tone") == "wrong"
    hints(window).advance()
    assert window.controller.board.rects == ()


def test_the_matching_move_closes_the_hint(window: MainWindow, qtbot: QtBot) -> None:
    hints(window).advance()
    hint = hints(window).hint
    assert hint is not None
    place = hint.conclusion.place
    assert place is not None
    drag(window, place)
    assert hints(window).presenter is None
    assert not panel(window).isVisible()
    qtbot.waitUntil(lambda: window.status.sentence.full == "That's it.")
    assert used(window).draw == 0


def test_a_hint_outlives_a_move_that_leaves_it_true(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window()
    hints(window).advance()
    hint = hints(window).hint
    assert hint is not None
    other = next(rect for rect in SOLUTION if rect != hint.conclusion.place)
    drag(window, other)
    qtbot.wait(120)
    assert hints(window).hint is hint
    assert panel(window).isVisible()


def test_a_hint_that_no_longer_holds_goes(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drag(window, WRONG)
    hints(window).advance()
    drag(window, Rect(0, 0, 3, 3))  # breaks a rule, and the wrong rectangle is gone
    qtbot.waitUntil(lambda: hints(window).presenter is None)
    assert not panel(window).isVisible()


@pytest.mark.parametrize("mark", [Pencil((WRONG,)), CrossOut((SOLUTION[0],))])
@pytest.mark.parametrize("undone", [True, False])
def test_removing_the_mark_that_a_hint_names_closes_it(
    window: MainWindow, qtbot: QtBot, mark: Pencil | CrossOut, undone: bool
) -> None:
    controller = window.controller
    controller.notify(controller.session.play(mark))
    hints(window).advance()
    unmark = known(hints(window).hint).move
    assert isinstance(unmark, Unmark)
    if undone:
        window.acts["undo"].trigger()
    else:
        controller.notify(controller.session.play(unmark))
    assert controller.board.marks.empty
    assert hints(window).presenter is None
    qtbot.waitUntil(lambda: window.status.sentence.full == "That's it.")


@pytest.mark.parametrize("in_panel", [False, True])
def test_escape_closes_the_hint(window: MainWindow, in_panel: bool) -> None:
    hints(window).advance()
    if in_panel:
        QTest.keyClick(panel(window).leading, Qt.Key.Key_Escape)
    else:
        key(window, Qt.Key.Key_Escape)
    assert not panel(window).isVisible()
    assert not window.controller.board_marks.focus
    assert window.side.tips.isVisible()


def test_f6_goes_to_the_leading_button_and_h_works_there(window: MainWindow) -> None:
    key(window, Qt.Key.Key_H, Qt.Key.Key_F6)
    assert panel(window).leading.hasFocus()
    QTest.keyClick(panel(window).leading, Qt.Key.Key_H)
    assert known(panel(window).presenter).degree is HintDegree.WHERE


def test_the_board_has_the_keyboard_again_when_the_panel_goes(
    window: MainWindow, qtbot: QtBot
) -> None:
    key(window, Qt.Key.Key_H, Qt.Key.Key_F6)
    hints(window).show_degree(HintDegree.DRAW)
    qtbot.waitUntil(window.board.hasFocus)


def in_steps(window: MainWindow) -> Hint:
    """Return a hint of several pictures."""
    hint = next_hint(window.controller.board)
    assert hint is not None
    steps = all_hints(window.controller.board)[1:3]
    place = known(hint.conclusion.place)
    return replace(
        hint,
        facts=(*hint.facts, ("rect", place)),
        supposed=place,
        chain=(*steps, hint),
        together=(1, 1),
    )


def test_every_picture_is_shown_before_the_next_press_draws(window: MainWindow) -> None:
    hint = in_steps(window)
    hints(window).present(hint, HintDegree.WHY)
    seen = []
    for _ in hint.views:
        title, press = panel(window).head.title.text(), panel(window).leading.text()
        seen.append((title, press, known(panel(window).presenter).at))
        assert window.acts["hint"].iconText() == press
        assert window.controller.board.rects == ()
        hints(window).advance()
    assert [press for _, press, _ in seen] == ["Next"] * (len(seen) - 1) + ["Draw It"]
    assert [at for _, _, at in seen] == list(range(len(hint.views)))
    assert [title for title, _, _ in seen] == [
        message_text(technique_name(view.step.technique))
        for view in hint.views
        if view.step is not None and view.step.technique is not None
    ]
    assert window.controller.board.rects != ()


@pytest.mark.parametrize("size", [(900, 700), (640, 900)])
def test_the_buttons_stand_still(make_window: MakeWindow, size: tuple[int, int]) -> None:
    window = make_window(size=size)
    hint = in_steps(window)
    hints(window).present(hint)
    places = set()
    for degree in (HintDegree.NUDGE, HintDegree.WHERE, HintDegree.WHY):
        hints(window).show_degree(degree)
        for _ in hint.views if degree is HintDegree.WHY else hint.views[:1]:
            for _round in range(20):  # a layout asks for others; no time tells when all are made
                QApplication.processEvents()
            QTest.qWait(20)
            shown = panel(window)
            buttons = (shown.leading, shown.copy_button, shown.all_button, shown.degrees)
            places.add(tuple(one.mapTo(window, QPoint(0, 0)).toTuple() for one in buttons))
            shown.pager.on.click()
    assert len(places) == 1


def listed(window: MainWindow) -> list[QTreeWidgetItem]:
    """Return the lines of the list of all hints, without the heads of their groups."""
    found = panel(window).list.findItems(
        "", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
    )
    return [item for item in found if item.parent() is not None]


def test_another_hint_and_all_of_them(window: MainWindow) -> None:
    hints(window).advance()
    panel(window).all_button.click()
    assert len(listed(window)) >= 2
    first = hints(window).hint
    panel(window).another_button.click()
    second = hints(window).hint
    assert second is not None
    assert second != first
    hints(window).show_degree(HintDegree.WHERE)
    hints(window).show_all()
    lines = listed(window)
    chosen = panel(window).list.currentItem()
    assert chosen is not None
    now = lines.index(chosen)
    panel(window).list.setCurrentItem(lines[(now + 1) % len(lines)])
    assert hints(window).hint not in (None, second)


@pytest.mark.parametrize("degree", [HintDegree.FIND, HintDegree.WHERE])
def test_the_list_says_no_more_than_the_hint(window: MainWindow, degree: HintDegree) -> None:
    hints(window).advance()
    hints(window).show_degree(degree)
    button = panel(window).all_button
    button.setFocus()
    button.click()
    tree = panel(window).list
    heads = [tree.topLevelItem(at) for at in range(tree.topLevelItemCount())]
    told = degree is HintDegree.WHERE
    assert any(head is not None and head.isExpanded() for head in heads) is told
    assert (tree.currentItem() in listed(window)) is told
    assert tree.hasFocus()


def test_all_hints_can_be_asked_for_at_once(window: MainWindow) -> None:
    window.acts["all_hints"].trigger()
    assert panel(window).list.isVisible()
    assert panel(window).list.currentItem() is listed(window)[0]
    assert hints(window).hint is not None


def test_what_is_chosen_in_the_list_is_marked_in_one_piece(window: MainWindow) -> None:
    window.acts["all_hints"].trigger()
    tree = panel(window).list
    place = tree.visualItemRect(listed(window)[0])
    picture = tree.viewport().grab().toImage()
    before, within = QPoint(place.left() - 4, place.center().y()), place.center()
    assert picture.pixelColor(before) == window.theme.colours.panel
    assert picture.pixelColor(within.x(), place.top() + 1) != window.theme.colours.panel


def test_where_there_is_no_other_hint_that_is_said(make_window: MakeWindow) -> None:
    window = make_window(SavedGame(PUZZLE, (Place(WRONG),), 1))
    hints(window).advance()
    panel(window).another_button.click()
    assert "no other hint" in hints(window).panel.remark.text()
    assert hints(window).hint is not None
    assert not panel(window).another_button.isEnabled()
    key(window, Qt.Key.Key_T)
    assert hints(window).hint is not None
    assert panel(window).another_button.isEnabled()


@pytest.mark.parametrize(
    ("puzzle", "title"),
    [(NO_WAY, "This puzzle has no solution"), (TWO_WAYS, "Several solutions")],
)
def test_no_false_hint(make_window: MakeWindow, puzzle: Puzzle, title: str) -> None:
    window = make_window(puzzle)
    for _ in range(3):
        hints(window).advance()
    assert panel(window).head.title.text() == title
    assert not known(panel(window).presenter).can_draw
    assert not panel(window).degrees.buttons[HintDegree.DRAW].isEnabled()
    assert not panel(window).another_button.isEnabled()
    assert panel(window).leading.text() == "Close"
    key(window, Qt.Key.Key_T)
    assert panel(window).isVisible()
    hints(window).advance()
    assert window.controller.board.rects == ()
    assert not panel(window).isVisible()


def test_the_list_scrolls_into_a_low_window_with_trials(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(SavedGame(board_of(UNIQUE).puzzle, (BeginTrial(),), 1), size=(480, 360))
    hints(window).show_all()
    tree, view = panel(window).list, window.side._scroll.viewport()

    def bottom(widget: QWidget) -> int:
        return widget.mapTo(window, widget.rect().bottomLeft()).y()

    qtbot.waitUntil(lambda: bottom(tree) < bottom(view))
    clue, rect = listed(window)[0].text(0).split("\n")
    assert clue == "3 in R1C1:"
    assert rect.startswith("3\xa0\N{MULTIPLICATION SIGN}\xa01 in R1C1")


def test_a_notch_of_the_wheel_jumps_over_no_row_of_several_lines(window: MainWindow) -> None:
    hints(window).show_all()
    tree = panel(window).list
    tree.setFixedWidth(60)
    QApplication.processEvents()
    first = listed(window)[0]
    before = tree.visualItemRect(first)
    for _ in range(QApplication.wheelScrollLines()):
        tree.verticalScrollBar().triggerAction(QAbstractSlider.SliderAction.SliderSingleStepAdd)
    moved = before.top() - tree.visualItemRect(first).top()
    assert 0 < moved < before.height()


def test_a_failed_trial_is_rejected_by_its_hint(window: MainWindow) -> None:
    key(window, Qt.Key.Key_T)
    drag(window, WRONG)
    for _ in range(3):
        key(window, Qt.Key.Key_H)
    assert panel(window).head.title.text() == "The trial has failed"
    assert panel(window).leading.text() == "Reject"
    assert panel(window).words.shown.plain == (
        "In this trial, nothing fits the 4 in R2C3. So what it supposes is wrong: reject it."
    )
    assert panel(window).degrees.buttons[HintDegree.DRAW].text() == "Reject"
    assert not panel(window).legend.text()  # the words say it, and bear the letter
    key(window, Qt.Key.Key_H)
    board = window.controller.board
    assert (board.trials, list(board.marks.crossed_out)) == ((), [WRONG])


def test_a_hint_that_a_move_answers_otherwise_is_closed_in_silence(
    make_window: MakeWindow, qtbot: QtBot
) -> None:
    window = make_window(TWO_WAYS)
    hints(window).advance()
    drag(window, Rect(0, 0, 1, 2))
    qtbot.waitUntil(lambda: not panel(window).isVisible())
    assert "out of date" not in window.status.sentence.full


def test_on_a_solved_board_there_is_no_hint_and_the_result_stays(window: MainWindow) -> None:
    for rect in SOLUTION:
        window.controller.notify(window.controller.session.play(Place(rect)))
    result = known(window.side.card.note)
    hints(window).advance()
    assert window.side.card.note is result
    assert window.status.sentence.full == "The puzzle is solved: there is nothing left to find."
    assert hints(window).presenter is None


def test_the_words_can_be_copied_and_pointed_at(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(window.theme), "reduced_motion", True)
    hints(window).advance()
    hints(window).show_degree(HintDegree.WHY)
    panel(window).copy_button.click()
    text = QGuiApplication.clipboard().text()
    assert "R1C1" in text
    assert "<" not in text
    before = window.board.grab().toImage()
    panel(window).words.pointed.emit(MarkRole.SUBJECT)
    assert window.controller.highlight is not None
    assert window.board.grab().toImage() != before
    panel(window).words.pointed.emit(None)
    assert window.controller.highlight is None
    assert window.board.grab().toImage() == before


def test_words_pulse_where_motion_is_wanted(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(window.theme), "reduced_motion", False)
    hints(window).advance()
    hints(window).show_degree(HintDegree.WHY)
    panel(window).words.pointed.emit(MarkRole.SUBJECT)
    strengths = set()

    def pulsed() -> bool:
        strengths.add(
            None if window.controller.highlight is None else window.controller.highlight.strength
        )
        return len(strengths) > 3

    qtbot.waitUntil(pulsed)
    hints(window).close()
    assert window.controller.highlight is None


def test_a_note_takes_the_place_of_a_hint_and_the_other_way_round(window: MainWindow) -> None:
    hints(window).advance()
    window.acts["solve"].trigger()
    assert not panel(window).isVisible()
    window.acts["undo"].trigger()
    window.side.show_note(Note("News"))
    hints(window).advance()
    assert window.side.card.note is None
    assert panel(window).isVisible()


def test_cancelling_another_question_keeps_the_hint(make_window: MakeWindow) -> None:
    waiting = Waiting()
    window = make_window(solving=waiting)
    hints(window).advance()
    waiting.go_on()
    hints(window).show_degree(HintDegree.WHERE)
    marks = window.controller.board_marks.marks
    assert marks
    hints(window).show_all()
    window.commands.cancel()
    assert window.controller.board_marks.marks == marks


def test_a_move_makes_a_question_void(make_window: MakeWindow) -> None:
    waiting = Waiting()
    window = make_window(solving=waiting)
    hints(window).advance()
    drag(window, SOLUTION[0])
    waiting.go_on()
    assert hints(window).presenter is None


def test_on_the_worker_thread(qtbot: QtBot, make_window: MakeWindow) -> None:
    jobs = Jobs()
    window = make_window(solving=jobs)
    hints(window).advance()
    assert hints(window).presenter is None
    qtbot.waitUntil(lambda: hints(window).presenter is not None, timeout=30_000)


def test_a_hint_asked_for_another_board_is_stopped(
    qtbot: QtBot, make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs, begun = Jobs(), Event()
    window = make_window(solving=jobs)

    def slow(_puzzle: object, *, stop: Callable[[], bool], time_limit: float) -> object:
        assert time_limit
        begun.set()
        while not stop():
            Event().wait(0.01)
        raise InterruptedError

    monkeypatch.setattr(Answer, "for_hints", slow)
    hints(window).advance()
    assert begun.wait(20)
    drag(window, SOLUTION[0])
    assert not jobs.busy
    assert not window.controller.board_marks.marks


def test_the_hint_button_says_its_name(window: MainWindow) -> None:
    button = window.bar.widgetForAction(window.acts["hint"])
    entry, names = window.acts["hint"].text(), [button.accessibleName()]
    for act in (*[hints(window).advance] * 3, hints(window).close):
        act()
        names.append(button.accessibleName())
        assert window.acts["hint"].text() == entry  # menus keep its name and letter
    assert names == ["Hint", "Where?", "Why?", "Draw It", "Hint"]


@pytest.mark.parametrize("colour", ["&Dark", "&Light"])
def test_the_panel_follows_the_colours(window: MainWindow, colour: str) -> None:
    hints(window).advance()
    hints(window).show_degree(HintDegree.WHY)
    actions = {action.text(): action for action in window.acts.submenus["scheme"].actions()}
    actions[colour].trigger()
    assert window.theme.colours.marks["subject"].name() in panel(window).words.text()


def ask_to_find(window: MainWindow) -> Hint:
    """Ask for a step to find, and return it."""
    hints(window).advance()
    assert known(panel(window).presenter).degree is HintDegree.FIND
    assert "Find" in panel(window).words.shown.plain
    return known(hints(window).hint)


def test_the_step_that_was_asked_for_is_found(window: MainWindow, qtbot: QtBot) -> None:
    hint = ask_to_find(window)
    drag(window, known(hint.conclusion.place))
    qtbot.waitUntil(lambda: window.status.sentence.full == "That's it.")
    assert not panel(window).isVisible()
    assert used(window) == (0, 0, 0, 0)
    (taken,) = window.controller.session.game.saved().hints_taken
    assert taken.degree is HintDegree.FIND


def test_a_wrong_move_brings_more_help(window: MainWindow, qtbot: QtBot) -> None:
    hint = ask_to_find(window)
    drag(window, WRONG)
    qtbot.waitUntil(lambda: known(hints(window).presenter).degree is HintDegree.WHERE)
    assert "not correct" in hints(window).panel.remark.text()
    assert hints(window).hint is hint
    window.controller.session.undo()
    (taken,) = window.controller.session.game.saved().hints_taken
    assert taken.degree is HintDegree.FIND  # the player did not ask where
    assert used(window) == (0, 0, 0, 0)
    panel(window).degrees.buttons[HintDegree.NUDGE].click()
    assert used(window) == (1, 0, 0, 0)
    hints(window).advance()
    assert used(window) == (0, 1, 0, 0)


def test_another_right_move_leaves_the_step_to_find(window: MainWindow, qtbot: QtBot) -> None:
    hint = ask_to_find(window)
    drag(window, next(rect for rect in reversed(SOLUTION) if rect != hint.conclusion.place))
    qtbot.waitUntil(lambda: "another step" in hints(window).panel.remark.text())
    assert known(hints(window).presenter).degree is HintDegree.FIND


def test_in_learn_play_the_player_draws(window: MainWindow) -> None:
    window.acts["learn_play"].trigger()
    assert window.acts["learn_play"].isChecked()
    assert window.settings.learn_play
    for _ in range(3):
        hints(window).advance()
    presenter = known(panel(window).presenter)
    assert (presenter.degree, presenter.can_draw) == (HintDegree.WHY, False)
    assert panel(window).leading.text() == "Another Hint"
    assert not panel(window).degrees.buttons[HintDegree.DRAW].isEnabled()
    window.acts["learn_play"].trigger()
    assert known(panel(window).presenter).can_draw
    hints(window).advance()
    assert len(window.controller.board.rects) == 1

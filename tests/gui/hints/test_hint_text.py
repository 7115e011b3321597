"""The words of a hint: links to the marks on the board, with their tags; plain and spoken."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shikaku_gui import resources
from shikaku_gui.formats import load
from shikaku_gui.gui.base.theme import LIGHT
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.hints.hint_text import HintText, explanation_text
from shikaku_gui.model import Board, Cell, Rect
from shikaku_gui.play import HintDegree, HintPicture, HintPresenter, hint_message
from shikaku_gui.play.messages import clue_message
from shikaku_gui.solver import Mark, MarkRole, explain, next_hint
from shikaku_gui.solver.techniques import only_rectangle
from shikaku_gui.texts import make_message
from tests.gui.screen_reader import ScreenReader
from tests.known import known
from tests.solver.boards import UNIQUE, board_of
from tests.solver.techniques.technique_hints import hints_of, position_of

SUBJECT = Mark(MarkRole.SUBJECT, Rect(0, 2, 1, 1))
RESULT = Mark(MarkRole.RESULT, Rect(0, 2, 1, 3))
OUTS = [Mark(MarkRole.RULED_OUT, Rect(0, 0, 3, 1)), Mark(MarkRole.RULED_OUT, Rect(0, 0, 1, 3))]


def badge(tag: str, role: MarkRole) -> str:
    colour, paper = LIGHT.marks[role.value].name(), LIGHT.field.name()
    return f"<span style='background:{colour}; color:{paper}'>&nbsp;{tag}&nbsp;</span>"


def test_words_bear_the_tags_of_their_marks_and_no_markup_of_others() -> None:
    message = make_message("Look at [subject]the 3[/subject] & [result]{at}[/result].", at="<R1>")
    text = explanation_text(HintPicture(message, (SUBJECT, RESULT)), LIGHT)
    assert text.plain == "Look at the 3 & <R1>."
    first, second = badge("A", MarkRole.SUBJECT), badge("B", MarkRole.RESULT)
    assert f"the 3</a>&nbsp;{first}" not in text.html
    assert f"the 3&nbsp;{first}</a> &amp;" in text.html
    assert f"&lt;R1&gt;&nbsp;{second}</a>." in text.html
    assert text.legend == ""  # the words say what the letters mean
    assert text.spoken_legend == "Clues: A. Result: B."


def test_of_several_marks_each_name_gets_its_own_tag() -> None:
    message = make_message("Not [ruled_out]R1C1-R1C3 or R1C1-R3C1[/ruled_out].")
    html = explanation_text(HintPicture(message, (SUBJECT, *OUTS)), LIGHT).html
    assert f"R1C1-R1C3&nbsp;{badge('A2', MarkRole.RULED_OUT)} or" in html
    assert f"R1C1-R3C1&nbsp;{badge('A1', MarkRole.RULED_OUT)}</a>" in html


def test_words_without_a_mark_have_no_tag() -> None:
    message = make_message("[reason]Here[/reason].")
    text = explanation_text(HintPicture(message, (SUBJECT,)), LIGHT)
    assert "&nbsp;" not in text.html
    assert text.legend == "this clue&nbsp;&nbsp;" + text.legend.partition("&nbsp;&nbsp;")[2]


def test_what_the_words_point_at_is_called_by_how_it_looks_and_underlined() -> None:
    (hint,) = hints_of(only_rectangle.RECORD, position_of("3 1 1\n. . .\n. . ."))[:1]
    text = explanation_text(HintPicture(hint_message(hint, HintDegree.WHY), hint.marks), LIGHT)
    assert "R1C1" in text.plain
    assert "R1C1" not in text.html
    assert "text-decoration" not in text.html
    subject, reason = badge("A", MarkRole.SUBJECT), badge("B", MarkRole.REASON)
    assert f">this&nbsp;3&nbsp;{subject}</a>" in text.html
    assert f">the&nbsp;1&nbsp;to&nbsp;the&nbsp;right&nbsp;{reason}</a>" in text.html
    assert f">this&nbsp;rectangle&nbsp;{badge('C', MarkRole.RESULT)}</a>" in text.html


def test_a_part_of_the_board_is_called_the_bright_one_and_spoken_by_its_cells() -> None:
    board = board_of(UNIQUE)
    hint = known(next_hint(board))
    text = explanation_text(HintPresenter(hint, board, HintDegree.NUDGE).picture, LIGHT)
    assert "in the bright part" in text.html
    assert "in row 1, column 1 to row " in text.spoken


def test_a_clue_within_what_is_marked_does_not_bear_its_letter() -> None:
    words = "Suppose that [subject]{clue}[/subject] is [subject]{rect}[/subject]."
    message = make_message(words, clue=clue_message(3, Cell(0, 2)), rect=RESULT.rect)
    text = explanation_text(HintPicture(message, (Mark(MarkRole.SUBJECT, RESULT.rect),)), LIGHT)
    assert ">this&nbsp;3</a>" in text.html
    assert f">this&nbsp;rectangle&nbsp;{badge('A', MarkRole.SUBJECT)}</a>" in text.html


def test_a_sentence_that_begins_with_a_name_begins_with_a_capital() -> None:
    message = make_message("[ruled_out]{rect}[/ruled_out] is wrong.", rect=OUTS[0].rect)
    html = explanation_text(HintPicture(message, (OUTS[0],)), LIGHT).html
    assert ">This&nbsp;rectangle&nbsp;" in html


def test_marks_without_letters_are_explained_one_in_a_line_label_first() -> None:
    message = make_message("Look at [subject]the 3[/subject].")
    fits = Mark(MarkRole.ALLOWED, Rect(0, 0, 1, 3))
    text = explanation_text(HintPicture(message, (SUBJECT, fits, OUTS[0])), LIGHT)
    assert badge("A", MarkRole.SUBJECT) in text.html
    possible, impossible = text.legend.split("<br>")
    assert possible.startswith("possible&nbsp;")
    assert impossible.startswith("impossible&nbsp;")
    assert "&nbsp;A&nbsp;" not in text.legend


def test_tags_of_one_meaning_are_spoken_together() -> None:
    words = "[subject]R1C3[/subject] is not [ruled_out]R1C1-R3C1 or R1C1-R1C3[/ruled_out]."
    text = explanation_text(HintPicture(make_message(words), (SUBJECT, *OUTS)), LIGHT)
    assert text.spoken_legend == "Clues: A. Impossible: B1, B2."


def test_links_are_announced_as_tab_goes_through_them(
    qtbot: QtBot, screen_reader: ScreenReader
) -> None:
    message = make_message("Look at [subject]R1C3[/subject]: [result]R1C1-R1C3[/result].")
    words = HintText()
    qtbot.addWidget(words)
    words.show_text(explanation_text(HintPicture(message), LIGHT))
    with qtbot.waitExposed(words):
        words.show()
    words.setFocus()
    screen_reader.take()
    for heard in (["row 1, column 3"], ["row 1, column 1 to row 1, column 3"], []):
        QTest.keyClick(words, Qt.Key.Key_Tab)
        assert screen_reader.take() == heard


@pytest.mark.parametrize(
    ("pressed", "link"),
    [
        ([], "one"),
        ([Qt.Key.Key_Right], "two"),
        ([Qt.Key.Key_Down, Qt.Key.Key_Down], "three"),
        ([Qt.Key.Key_Right] * 4, "three"),
        ([Qt.Key.Key_Right, Qt.Key.Key_Left], "one"),
        ([Qt.Key.Key_Up, Qt.Key.Key_Left], "one"),
        ([Qt.Key.Key_Tab, Qt.Key.Key_Up], "one"),
    ],
)
def test_arrows_go_from_link_to_link_and_not_beyond(
    qtbot: QtBot, pressed: list[Qt.Key], link: str
) -> None:
    words = HintText()
    qtbot.addWidget(words)
    tagged = "[subject]one[/subject], [reason]two[/reason] and [subject]three[/subject]"
    words.show_text(explanation_text(HintPicture(make_message(f"There are {tagged}.")), LIGHT))
    with qtbot.waitExposed(words):
        words.show()
    words.clearFocus()
    words.setFocus(Qt.FocusReason.TabFocusReason)
    for key in pressed:
        QTest.keyClick(words, key)
    assert words.selectedText() == link
    assert words.hasFocus()


def test_positions_are_spelled_out_when_spoken() -> None:
    picture = HintPicture(make_message("These fit."), (SUBJECT, *OUTS))
    unnamed = explanation_text(picture, LIGHT).spoken
    assert unnamed.startswith("These fit. Clues: row ")
    assert unnamed.count("; ") == len(OUTS) - 1
    text = explanation_text(HintPicture(make_message("Try R3C7 or R1C1-R2C12.")), LIGHT)
    assert text.spoken == "Try row 3, column 7 or row 1, column 1 to row 2, column 12."


@pytest.mark.parametrize(
    "path", resources.collections()["6-expert"][:4], ids=lambda path: path.name
)
def test_no_picture_has_more_than_three_letters(path: Path) -> None:
    puzzle = load(path).puzzle
    for hint in explain(puzzle):
        for picture in HintPresenter(hint, Board(puzzle), HintDegree.WHY).pictures:
            letters = {patch.tag[0] for patch in BoardMarks.of(picture).patches if patch.tag}
            assert 1 <= len(letters) <= 3
            for tag in letters:
                assert f"&nbsp;{tag}" in explanation_text(picture, LIGHT).html


@pytest.mark.parametrize("collection", ["4-medium", "6-expert"])
def test_a_letter_means_the_same_in_all_pictures_of_a_hint(collection: str) -> None:
    puzzle = load(resources.collections()[collection][0]).puzzle
    for hint in explain(puzzle):
        presenter = HintPresenter(hint, Board(puzzle))
        degrees = HintDegree.WHERE, HintDegree.WHY
        pictures = [each for degree in degrees for each in presenter.pictures_of(degree)]
        patches = [patch for each in pictures for patch in BoardMarks.of(each).patches if patch.tag]
        found = {(patch.tag[0], patch.role) for patch in patches}
        assert len(found) == len(dict(found)) == len({role for _letter, role in found})
        first = [patch.tag[0] for patch in BoardMarks.of(pictures[0]).patches if patch.tag]
        assert min(first, default="A") == "A"

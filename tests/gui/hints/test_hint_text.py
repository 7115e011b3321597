"""The words of a hint: links to the marks on the board, with their tags; plain and spoken."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.language import use_language
from shikaku_gui.gui.base.theme import LIGHT
from shikaku_gui.gui.board.mark_patches import patches_of
from shikaku_gui.gui.hints.hint_text import HintText, explanation_text, legend
from shikaku_gui.model import Rect
from shikaku_gui.play import HintPicture
from shikaku_gui.solver import Mark, MarkRole
from shikaku_gui.texts import make_message
from tests.gui.screen_reader import ScreenReader

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
    assert f"&lt;R1&gt;&nbsp;{second}</a><small>&nbsp;</small>." in text.html
    assert text.legend == f"{first}&nbsp;this&nbsp;clue &nbsp; {second}&nbsp;follows"
    assert text.spoken_legend == "Clues: A. Result: B."


def test_of_several_marks_each_name_gets_its_own_tag() -> None:
    message = make_message("Not [ruled_out]R1C1-R1C3 or R1C1-R3C1[/ruled_out].")
    html = explanation_text(HintPicture(message, (SUBJECT, *OUTS)), LIGHT).html
    assert f"R1C1-R1C3&nbsp;{badge('B2', MarkRole.RULED_OUT)} or" in html
    assert f"R1C1-R3C1&nbsp;{badge('B1', MarkRole.RULED_OUT)}</a>" in html


def test_words_without_a_mark_have_no_tag() -> None:
    message = make_message("[reason]Here[/reason].")
    text = explanation_text(HintPicture(message, (SUBJECT,)), LIGHT)
    assert "&nbsp;" not in text.html
    assert legend(patches_of(()), LIGHT) == ""


@pytest.mark.usefixtures("english_again")
def test_no_meaning_is_broken_between_its_signs(qapp: QApplication) -> None:
    use_language("ja", qapp)
    words = explanation_text(HintPicture(make_message("Look."), (SUBJECT, *OUTS)), LIGHT)
    assert "&nbsp;不&#8288;可&#8288;能" in words.legend


def test_tags_of_one_meaning_are_spoken_together() -> None:
    picture = HintPicture(make_message("These fit."), (SUBJECT, *OUTS), fails=True)
    text = explanation_text(picture, LIGHT)
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


def test_positions_are_spelled_out_when_spoken() -> None:
    picture = HintPicture(make_message("These fit."), (SUBJECT, *OUTS))
    unnamed = explanation_text(picture, LIGHT).spoken
    assert unnamed.startswith("These fit. Clues: row ")
    assert unnamed.count("; ") == len(OUTS) - 1
    text = explanation_text(HintPicture(make_message("Try R3C7 or R1C1-R2C12.")), LIGHT)
    assert text.spoken == "Try row 3, column 7 or row 1, column 1 to row 2, column 12."

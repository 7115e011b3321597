"""The head of panels and notes: its title, and an icon that is drawn once."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.widgets.panel_head import PanelHead
from shikaku_gui.play import Tone


def sign_key(head: PanelHead) -> int:
    """Return what tells the pixmap that is shown from all others."""
    return next(
        label.pixmap().cacheKey()
        for label in head.findChildren(QLabel)
        if not label.pixmap().isNull()
    )


def test_an_icon_is_drawn_once_for_each_tone_and_theme(qtbot: QtBot) -> None:
    theme = Theme(Scheme.LIGHT)
    head = PanelHead(theme, "note")
    qtbot.addWidget(head)
    first = []
    for scheme in (Scheme.LIGHT, Scheme.DARK):
        theme.choose(scheme)
        for tone in Tone:
            head.show_title(tone.value, tone)
            assert head.title.text() == tone.value
            first.append(sign_key(head))
    assert len(set(first)) == len(first)
    again = []
    for scheme in (Scheme.LIGHT, Scheme.DARK):
        theme.choose(scheme)
        for tone in Tone:
            head.show_title("", tone)
            again.append(sign_key(head))
    assert again == first


def test_the_icon_gives_way_to_a_long_word(qtbot: QtBot) -> None:
    head = PanelHead(Theme(Scheme.LIGHT), "note")
    qtbot.addWidget(head)
    head.show_title("Rechtecksmuster passt", Tone.PLAIN)
    head.setMinimumSize(1, 1)
    (sign,) = (label for label in head.findChildren(QLabel) if not label.pixmap().isNull())
    tight = head.minimumSizeHint().width() + head.close_button.sizeHint().width() + 10
    for width, shown in ((400, True), (tight, False), (400, True)):
        head.resize(width, 60)
        head.show()
        assert sign.isVisible() is shown


def test_the_title_goes_below_the_button_where_a_word_needs_the_width(qtbot: QtBot) -> None:
    head = PanelHead(Theme(Scheme.LIGHT), "note")
    qtbot.addWidget(head)
    head.show_title("Resuelto automáticamente", Tone.GOOD)
    head.setMinimumSize(1, 1)
    head.show()
    least = head.minimumSizeHint().width()
    for width, below in ((300, False), (least, True), (300, False)):
        head.resize(width, 90)
        QApplication.processEvents()
        button: QRect = head.close_button.geometry()
        assert (head.title.y() >= button.bottom()) is below
        assert head.rect().contains(button)
        assert head.title.width() >= head.title.minimumSizeHint().width()

"""Windows on small screens: none is larger, and what does not fit can be scrolled."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base import screen_fit
from shikaku_gui.gui.base.screen_fit import Dialog, LeastSize, ScrolledContent, open_at, room_for
from shikaku_gui.gui.game.open_puzzle_dialog import OpenPuzzleDialog
from shikaku_gui.gui.game.puzzle_choice import PuzzleChoice
from shikaku_gui.gui.help.about_dialog import AboutDialog
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.new_puzzle.new_puzzle_dialog import NewPuzzleDialog
from shikaku_gui.gui.new_puzzle.puzzle_maker import PuzzleMaker
from shikaku_gui.gui.paper.export_dialog import ExportDialog
from shikaku_gui.gui.paper.print_dialog import PrintDialog
from shikaku_gui.gui.paper.web_page_dialog import WebPageDialog
from tests.gui.at_once import AtOnce
from tests.gui.boards import HALF
from tests.gui.created import Created
from tests.gui.pseudo_language import pseudo_language

SMALL = QSize(480, 330)
LARGE = QSize(1900, 1000)


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> QSize:
    """Give a screen of another size than the real one."""
    size: QSize = request.param
    monkeypatch.setattr(screen_fit, "room_for", lambda _window: size)
    return size


class LineBreaks(QWidget):
    """Contents that turn out to be higher once they are shown, as rows do that break again."""

    def sizeHint(self) -> QSize:  # noqa: N802
        """Return the size before."""
        return QSize(200, 50)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Need more room."""
        super().resizeEvent(event)
        self.setMinimumHeight(300)


def test_a_window_grows_by_what_its_hint_left_out(qtbot: QtBot) -> None:
    window = QDialog()
    qtbot.addWidget(window)
    scrolled = ScrolledContent(LineBreaks())
    QVBoxLayout(window).addWidget(scrolled)
    window.show()
    qtbot.waitUntil(lambda: window.height() >= 300)
    qtbot.waitUntil(lambda: scrolled.verticalScrollBar().maximum() == 0)


@pytest.mark.parametrize("corner", [(-300, -200), (3000, 3000)])
def test_a_dialog_and_its_title_bar_are_moved_onto_the_screen(
    qtbot: QtBot, corner: tuple[int, int]
) -> None:
    window = QDialog()
    qtbot.addWidget(window)
    QVBoxLayout(window).addWidget(ScrolledContent(QLabel("content")))
    window.move(*corner)
    window.show()
    whole = window.screen().availableGeometry()
    below_title = whole.adjusted(0, whole.height() - room_for(window).height(), 0, 0)
    qtbot.waitUntil(lambda: below_title.contains(window.geometry()))


def test_the_title_of_a_window_has_room(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    whole = widget.screen().availableGeometry().size()
    assert room_for(widget).width() == whole.width()
    assert whole.height() - 60 < room_for(widget).height() < whole.height()


@pytest.mark.parametrize(
    ("screen", "size"), [(SMALL, (480, 330)), (LARGE, (860, 640))], indirect=["screen"]
)
def test_a_window_opens_no_larger_than_the_screen(
    qtbot: QtBot, screen: QSize, size: tuple[int, int]
) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    open_at(widget, 860, 640)
    assert widget.size().toTuple() == size


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize("screen", [SMALL], indirect=True)
@pytest.mark.parametrize(
    "make",
    [
        lambda parent: NewPuzzleDialog(PuzzleMaker(AtOnce(), Path(), parent), None, parent),
        lambda parent: ExportDialog(HALF, AtOnce(), "", parent),
        lambda parent: WebPageDialog(HALF, AtOnce(), "", parent),
        lambda parent: OpenPuzzleDialog(
            PuzzleChoice(("One", "Two"), lambda _: HALF), AtOnce(), parent
        ),
    ],
    ids=["new", "export", "web page", "open"],
)
def test_dialogs_with_longer_texts_fit_a_small_screen(
    make: Callable[[QWidget], QDialog], qtbot: QtBot, qapp: QApplication
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    with pseudo_language(qapp):
        needed = make(parent).minimumSizeHint()
    assert needed.width() <= SMALL.width()
    assert needed.height() <= SMALL.height()


@pytest.mark.parametrize("screen", [SMALL, LARGE], indirect=True)
def test_only_what_does_not_fit_is_scrolled(qtbot: QtBot, screen: QSize) -> None:
    dialog, inner = QDialog(), QWidget()
    qtbot.addWidget(dialog)
    inner.setMinimumSize(300, 700)
    layout = QVBoxLayout(dialog)
    scrolled = ScrolledContent(inner)
    layout.addWidget(scrolled, 1)
    layout.addWidget(QPushButton("Close"))
    dialog.show()
    assert dialog.height() <= screen.height()
    assert (scrolled.verticalScrollBar().maximum() > 0) is (screen == SMALL)
    assert scrolled.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("screen", [SMALL], indirect=True)
def test_the_dialogs_fit_on_a_small_screen(window: MainWindow, qtbot: QtBot, screen: QSize) -> None:
    from shikaku_gui.gui.new_puzzle.new_puzzle_dialog import NewPuzzleDialog

    window.acts["new"].trigger()
    window.acts["print"].trigger()
    window.acts["about"].trigger()
    found = [window.findChild(kind) for kind in (NewPuzzleDialog, PrintDialog, AboutDialog)]
    for dialog in found:
        assert dialog is not None
        for size in (dialog.minimumSizeHint(), dialog.size()):
            assert size.boundedTo(screen) == size, dialog
        dialog.close()


@pytest.mark.usefixtures("screen")
@pytest.mark.parametrize(
    ("screen", "grown"), [(SMALL, (480, 360)), (LARGE, (960, 720))], indirect=["screen"]
)
def test_the_least_size_of_a_window_grows_with_its_texts(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, grown: tuple[int, int]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    LeastSize(window, 480, 360)
    assert window.minimumSize().toTuple() == (480, 360)
    monkeypatch.setattr(screen_fit, "size_of_texts", lambda _widget: 2.0)
    font = window.font()
    font.setPointSizeF(2 * font.pointSizeF())
    window.setFont(font)
    assert window.minimumSize().toTuple() == grown


@pytest.mark.parametrize("given", [None, QSize(300, 200)])
def test_a_dialog_is_created_at_its_size(qtbot: QtBot, given: QSize | None) -> None:
    dialog = Dialog()
    qtbot.addWidget(dialog)
    label = QLabel("All of these words are in a line of their own. " * 8)
    label.setWordWrap(True)
    label.setMinimumWidth(200)
    column = QVBoxLayout(dialog)
    column.addWidget(label)
    column.addWidget(QPushButton("Close"))
    if given is not None:
        open_at(dialog, given.width(), given.height())
    created = Created(dialog)
    dialog.show()
    assert created.size == dialog.size()
    assert given is None or dialog.size() == given
    assert label.height() >= label.heightForWidth(label.width())


def test_all_dialogs_open_at_their_size(window: MainWindow) -> None:
    own = [kind for kind in QDialog.__subclasses__() if kind.__module__.startswith("shikaku_gui.")]
    assert window.isVisible()
    assert own == [Dialog]

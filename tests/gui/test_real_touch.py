"""A whole puzzle by one finger on a real screen: tools, menus, hints, undo and the finish."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QInputDevice, QPointingDevice, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QScroller, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui import formats, resources
from shikaku_gui.gui.learn.learn_page import LearnPage
from shikaku_gui.gui.library.library_sidebar import LibraryView
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, CrossOut, Pencil, Place, Rect, apply
from shikaku_gui.play import Tool
from shikaku_gui.solver import next_hint
from tests.gui.conftest import MakeWindow
from tests.gui.playing import place
from tests.gui.real_screen import on_screen
from tests.known import known

pytestmark = on_screen

_STEPS = 5
"""The touches of a drag after the first."""


class Finger:
    """A finger on the windows of the program, which gets touches and nothing else."""

    def __init__(self, window: MainWindow, qtbot: QtBot, device: QPointingDevice) -> None:
        self.window = window
        self.made = Counter[str]()
        self._qtbot = qtbot
        self._device = device

    def _touch(self, screen: QWindow, *way: QPoint) -> None:
        QTest.touchEvent(screen, self._device).press(0, way[0], screen).commit()
        for step in way[1:]:
            QTest.touchEvent(screen, self._device).move(0, step, screen).commit()
        QTest.touchEvent(screen, self._device).release(0, way[-1], screen).commit()
        QApplication.processEvents()

    def tap(self, widget: QWidget) -> None:
        """Tap the middle of a widget, which must be seen there and large enough for a finger."""
        QApplication.processEvents()
        assert widget.isVisible(), widget
        assert widget.isEnabled(), widget
        top = widget.window()
        middle = widget.mapTo(top, widget.rect().center())
        hit = known(top.childAt(middle))
        assert hit is widget or widget.isAncestorOf(hit), (widget, hit)
        self.made["tap"] += 1
        self._touch(known(top.windowHandle()), middle)

    def drag(self, rect: Rect) -> None:
        """Drag over a rectangle, or tap its only cell."""
        start, end = self.at(rect.first), self.at(rect.last)
        way = [start + (end - start) * step / _STEPS for step in range(_STEPS + 1)]
        self.made["drag"] += 1
        self._touch(known(self.window.windowHandle()), *(way if start != end else [start]))

    def glide(self, *way: QPoint, on: QWidget) -> None:
        """Glide over points of a widget, as fast as a finger does, or tap at a single one."""
        screen, spots = known(self.window.windowHandle()), [on.mapTo(self.window, at) for at in way]
        QTest.touchEvent(screen, self._device).press(0, spots[0], screen).commit()
        for spot in spots[1:]:
            self._qtbot.wait(10)  # a scroller goes by the time
            QTest.touchEvent(screen, self._device).move(0, spot, screen).commit()
        QTest.touchEvent(screen, self._device).release(0, spots[-1], screen).commit()

    @contextmanager
    def resting(self, place: QPoint, on: QWidget) -> Iterator[None]:
        """Rest on a point of a widget."""
        screen, spot = known(self.window.windowHandle()), on.mapTo(self.window, place)
        QTest.touchEvent(screen, self._device).press(0, spot, screen).commit()
        yield
        QTest.touchEvent(screen, self._device).release(0, spot, screen).commit()

    def hold(self, cell: Cell) -> QMenu:
        """Rest on a cell until the menu opens, and lift the finger."""
        menus, screen = self.window.hint_tools.rectangle_menu, known(self.window.windowHandle())
        before, place = menus.menu, self.at(cell)
        self.made["hold"] += 1
        QTest.touchEvent(screen, self._device).press(0, place, screen).commit()
        self._qtbot.waitUntil(lambda: menus.menu is not None and menus.menu is not before)
        QTest.touchEvent(screen, self._device).release(0, place, screen).commit()
        menu = known(menus.menu)
        self._qtbot.waitUntil(menu.isVisible)
        return menu

    def choose(self, menu: QMenu, text: str) -> None:
        """Tap an entry of a menu."""
        (action,) = (one for one in menu.actions() if one.text().partition("\t")[0] == text)
        assert action.isEnabled(), text
        self.made["tap"] += 1
        self._touch(known(menu.windowHandle()), menu.actionGeometry(action).center())

    def at(self, cell: Cell) -> QPoint:
        """Return where the middle of a cell is in the window."""
        return self.window.board.mapTo(
            self.window, place(self.window, cell.row + 0.5, cell.col + 0.5)
        )


def use(finger: Finger, tool: Tool) -> None:
    """Tap a tool, unless it is in use."""
    strip = finger.window.tool_strip
    if finger.window.controller.session.tool is not tool:
        finger.tap(strip.tools[tool])


def cross_out(finger: Finger, rect: Rect, *, by_drag: bool) -> None:
    """Cross a rectangle out: by dragging over it, or among the possible ones of its clue."""
    if by_drag:
        use(finger, Tool.CROSS_OUT)
        finger.drag(rect)
        return
    session, strip = finger.window.controller.session, finger.window.tool_strip
    _previous, following, _draw, out, done = strip.choices
    (clue,) = session.puzzle.clues_in(rect)
    finger.choose(finger.hold(clue), "&Possible Rectangles")
    choice = known(session.choice)
    for _ in range(choice.rects.index(rect)):
        finger.tap(following)
    finger.tap(out)
    if session.choice is not None:
        finger.tap(done)


def play(finger: Finger) -> None:
    """Solve the puzzle on the board step by step, as its hints would."""
    controller = finger.window.controller
    while not controller.session.game.solved:
        board = controller.board
        hint = known(next_hint(board))
        move = hint.move
        assert move is not None
        match move:
            case Place(rect):
                use(finger, Tool.DRAW)
                finger.drag(rect)
            case Pencil(rects):
                use(finger, Tool.PENCIL)
                for rect in rects:
                    finger.drag(rect)
            case CrossOut(rects):
                for number, rect in enumerate(rects):
                    cross_out(finger, rect, by_drag=bool(number % 2))
        wanted = apply(board, move)
        assert controller.board.rects == wanted.rects, move
        assert controller.board.marks.crossed_out == wanted.marks.crossed_out, move


@pytest.fixture(scope="module")
def touch_screen() -> QPointingDevice:
    """Give a touch screen."""
    return QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)


@pytest.fixture(params=["5-hard"])
def finger(
    request: pytest.FixtureRequest,
    make_window: MakeWindow,
    qtbot: QtBot,
    touch_screen: QPointingDevice,
) -> Finger:
    """Give a finger at a window with a puzzle of 15 by 15 cells."""
    folder = resources.puzzles() / request.param
    paths = sorted(folder.glob("*.shikaku"))
    games = (formats.load(path) for path in paths)
    game = next(game for game in games if game.puzzle.grid == Rect(0, 0, 15, 15))
    return Finger(make_window(game, size=(1000, 700)), qtbot, touch_screen)


def test_a_whole_puzzle_and_the_next_by_one_finger(finger: Finger) -> None:
    window = finger.window
    play(finger)
    print(dict(finger.made), len(window.controller.puzzle.clues))
    assert window.controller.session.game.finished
    solved = window.controller.puzzle
    finger.tap(window.side.card.buttons[0])
    assert window.controller.puzzle is not solved


def test_the_library_by_one_finger(finger: Finger, qtbot: QtBot) -> None:
    window = finger.window
    window.acts["library"].trigger()
    gallery = known(window.pages.home).browse_page.gallery
    qtbot.waitUntil(lambda: gallery.items.rowCount() > 20)
    bar, low = gallery.verticalScrollBar(), gallery.viewport().height() - 20
    finger.glide(*(QPoint(60, low - 8 * step) for step in range(20)), on=gallery.viewport())
    scroller = QScroller.scroller(gallery.viewport())
    qtbot.waitUntil(lambda: scroller.state() is QScroller.State.Inactive)
    assert bar.value() > 100
    assert window.pages.on_library
    bar.setValue(0)
    menus: list[str] = []
    gallery.menu_requested.disconnect()
    gallery.menu_requested.connect(lambda entry, _place: menus.append(entry.title))
    middle = gallery.visualRect(gallery.items.index(1)).center()
    with finger.resting(middle, on=gallery.viewport()):
        qtbot.waitUntil(lambda: bool(menus))
    assert menus == [gallery.items.entry(1).title]
    assert window.pages.on_library
    finger.glide(middle, on=gallery.viewport())
    qtbot.waitUntil(lambda: window.pages.on_board)
    assert window.controller.puzzle.title == menus[0]


def test_the_lessons_by_one_finger(finger: Finger, qtbot: QtBot) -> None:
    window = finger.window
    window.acts["library"].trigger()
    home = known(window.pages.home)
    home.contents.go_to(LibraryView.LEARN)
    page = known(home.pages.currentWidget())
    assert isinstance(page, LearnPage)
    qtbot.waitUntil(lambda: page.verticalScrollBar().maximum() > 0)
    view = page.viewport()
    buttons = [one for one in page.findChildren(QPushButton) if one.isVisible()]
    lesson = next(one for one in buttons if one.y() and not one.visibleRegion().isEmpty())
    start = lesson.mapTo(view, lesson.rect().center())
    finger.glide(*(start - QPoint(0, 8 * step) for step in range(20)), on=view)
    scroller = QScroller.scroller(view)
    qtbot.waitUntil(lambda: scroller.state() is QScroller.State.Inactive)
    assert page.verticalScrollBar().value() > 100
    assert window.pages.on_library  # the lesson below the finger was not opened
    page.verticalScrollBar().setValue(0)
    finger.glide(start, on=view)
    qtbot.waitUntil(lambda: not window.pages.on_library)


def test_help_and_trials_by_one_finger(finger: Finger) -> None:
    window = finger.window
    session, side, bar = window.controller.session, window.side, window.bar

    def button(name: str) -> QWidget:
        return known(bar.widgetForAction(window.acts[name]))

    while not session.board.rects:
        finger.tap(button("hint"))
    (drawn,) = session.board.rects
    finger.choose(finger.hold(drawn.first), "&Explain This")
    finger.tap(button("undo"))
    assert not session.board.rects
    finger.tap(button("redo"))
    finger.choose(finger.hold(drawn.first), "&Remove")
    assert not session.board.rects
    finger.choose(finger.hold(drawn.first), "Begin &Trial")
    finger.drag(drawn)
    assert session.board.trials[-1].supposed == drawn
    finger.tap(side.trials.reject)
    assert drawn in session.board.marks.crossed_out
    (clue,) = session.puzzle.clues_in(drawn)
    finger.choose(finger.hold(clue), "&All at a Glance")
    assert session.possible_map is not None
    finger.choose(finger.hold(clue), "Remove &Crosses")
    assert session.board.marks.empty
    finger.tap(button("check"))
    assert side.card.note is not None

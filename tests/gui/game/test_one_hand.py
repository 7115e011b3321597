"""An expert puzzle by one finger, and by the left button alone: menus, tools, marks and a trial."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from shikaku_gui import formats
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, CrossOut, Pencil, Place, Rect, apply
from shikaku_gui.play import Tool
from shikaku_gui.play.possible_rectangles import possible_rects
from shikaku_gui.solver import next_hint, solve
from tests.gui.conftest import MakeWindow
from tests.gui.playing import place

EXPERT = Path(__file__).parents[3] / "puzzles" / "6-expert" / "01.shikaku"
LEFT = Qt.MouseButton.LeftButton


class Finger:
    """A finger on a screen: touches alone, which Qt turns into a pointer where it must."""

    def __init__(self, qtbot: QtBot, device: QPointingDevice) -> None:
        self._qtbot = qtbot
        self._device = device

    def drag(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        """Drag from one place to another; a tap where both are the same."""
        QTest.touchEvent(widget, self._device).press(0, start, widget).commit()
        if start != end:
            QTest.touchEvent(widget, self._device).move(0, end, widget).commit()
        QTest.touchEvent(widget, self._device).release(0, end, widget).commit()

    def hold(self, window: MainWindow, at: QPoint) -> QMenu:
        """Rest on the board until the menu opens, and lift the finger."""
        board, menus = window.board, window.hint_tools.rectangle_menu
        before = menus.menu
        QTest.touchEvent(board, self._device).press(0, at, board).commit()
        self._qtbot.waitUntil(lambda: menus.menu is not before)
        QTest.touchEvent(board, self._device).release(0, at, board).commit()
        assert menus.menu is not None
        return menus.menu


class LeftButton:
    """The left button of a mouse."""

    def drag(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        """Drag from one place to another; a click where both are the same."""
        QTest.mousePress(widget, LEFT, pos=start)
        if start != end:
            QTest.mouseMove(widget, end)
        QTest.mouseRelease(widget, LEFT, pos=end)


class Hand:
    """Plays with one of these."""

    def __init__(self, window: MainWindow, pointer: Finger | LeftButton) -> None:
        self.window = window
        self._pointer = pointer

    def drag(self, rect: Rect, tool: Tool) -> None:
        """Choose a tool and drag over a rectangle, or tap its only cell."""
        self.tap(self.window.tool_strip.tools[tool])
        self._pointer.drag(self.window.board, self.at(rect.first), self.at(rect.last))

    def tap_cell(self, cell: Cell) -> None:
        """Tap the middle of a cell."""
        self._pointer.drag(self.window.board, self.at(cell), self.at(cell))

    def tap(self, button: QWidget) -> None:
        """Tap a button, which must be there, once it is in its place."""
        QApplication.processEvents()
        assert button.isVisible()
        middle = button.rect().center()
        self._pointer.drag(button, middle, middle)

    def at(self, cell: Cell) -> QPoint:
        """Return where the middle of a cell is on the board."""
        return place(self.window, cell.row + 0.5, cell.col + 0.5)


@pytest.fixture(autouse=True)
def _no_popups(monkeypatch: pytest.MonkeyPatch) -> None:
    """Open no menus: without a screen Qt warns of it."""
    monkeypatch.setattr(QMenu, "popup", lambda *_: None)


@pytest.fixture(scope="module")
def touch_screen() -> QPointingDevice:
    """Give a touch screen."""
    return QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)


@pytest.fixture(params=["finger", "left button"])
def hand(
    request: pytest.FixtureRequest,
    make_window: MakeWindow,
    qtbot: QtBot,
    touch_screen: QPointingDevice,
) -> Hand:
    """Give a hand at a window with an expert puzzle."""
    window = make_window(formats.load(EXPERT), size=(790, 640))
    finger = Finger(qtbot, touch_screen)
    return Hand(window, finger if request.param == "finger" else LeftButton())


def press_trial_button(hand: Hand, name: str) -> None:
    """Press a button of the trials beside the board."""
    panel = hand.window.side.trials
    hand.tap({"keep": panel.keep, "reject": panel.reject}[name])


def test_an_expert_puzzle_is_solved_by_one_pointer(hand: Hand) -> None:
    window = hand.window
    controller = window.controller
    right = solve(controller.puzzle).solutions[0]

    # A supposition that is wrong, rejected, and one that is right, kept.
    wrong = next(
        rect
        for rect in possible_rects(controller.board, next(iter(controller.puzzle.clues)))
        if rect not in right
    )
    for rect, end in ((wrong, "reject"), (right[0], "keep")):
        window.acts["begin_trial"].trigger()
        hand.drag(rect, Tool.DRAW)
        assert controller.board.trials[-1].supposed == rect
        press_trial_button(hand, end)
        assert not controller.board.trials
    assert controller.board.rects == (right[0],)
    assert wrong in controller.board.marks.crossed_out
    hand.tap_cell(right[0].first)  # with the tool that draws, a click removes
    assert not controller.board.rects

    made = set()
    while not controller.session.game.solved:
        hint = next_hint(controller.board)
        assert hint is not None
        move = hint.move
        assert move is not None
        made.add(type(move))
        wanted = apply(controller.board, move)
        match move:
            case Place(rect):
                hand.drag(rect, Tool.DRAW)
            case Pencil((rect,)):
                hand.drag(rect, Tool.PENCIL)
            case CrossOut(rects):
                for rect in rects:
                    cross_out_among_possible(hand, rect)
        assert controller.board.rects == wanted.rects
        assert controller.board.marks.crossed_out == wanted.marks.crossed_out
    assert {Place, CrossOut} <= made
    assert window.controller.session.game.finished


def cross_out_among_possible(hand: Hand, rect: Rect) -> None:
    """Tap a number with the tool that crosses out, go to the rectangle, and cross it out."""
    session, strip = hand.window.controller.session, hand.window.tool_strip
    _previous, following, _draw, cross_out, done = strip.choices
    (clue,) = session.puzzle.clues_in(rect)
    hand.tap(strip.tools[Tool.CROSS_OUT])
    hand.tap_cell(clue)
    choice = session.choice
    assert choice is not None
    for _ in range(choice.rects.index(rect)):
        hand.tap(following)
    hand.tap(cross_out)
    if session.choice is not None:
        hand.tap(done)


def test_a_pencil_is_drawn_and_removed_by_one_pointer(hand: Hand) -> None:
    board = hand.window.controller
    hand.drag(Rect(0, 4, 1, 2), Tool.PENCIL)
    assert list(board.board.marks.pencilled) == [Rect(0, 4, 1, 2)]
    hand.tap_cell(Cell(0, 4))
    assert board.board.marks.empty


def test_a_finger_that_rests_opens_the_menu(
    make_window: MakeWindow, qtbot: QtBot, touch_screen: QPointingDevice
) -> None:
    window = make_window(formats.load(EXPERT), size=(790, 640))
    finger = Finger(qtbot, touch_screen)
    menu = finger.hold(window, place(window, 0.5, 5.5))
    texts = {action.text().partition("\t")[0]: action for action in menu.actions()}
    assert {"&Possible Rectangles", "&All at a Glance", "&Draw", "Penci&l", "Cross &out"} <= set(
        texts
    )
    assert not window.controller.session.busy
    assert window.controller.board.rects == ()
    texts["Penci&l"].trigger()
    assert window.controller.session.tool is Tool.PENCIL
    texts["&Possible Rectangles"].trigger()
    assert window.controller.session.choice is not None


@pytest.mark.parametrize(
    ("act", "opens"),
    [
        ("rests", True),
        ("taps", False),
        ("drags", False),
        ("second finger", False),
        ("mouse", False),
    ],
)
def test_only_a_finger_that_rests_opens_the_menu(
    make_window: MakeWindow, qtbot: QtBot, touch_screen: QPointingDevice, act: str, opens: bool
) -> None:
    window = make_window(formats.load(EXPERT), size=(790, 640))
    board, start, end = window.board, place(window, 0.5, 5.5), place(window, 2.5, 6.5)

    def touch() -> QTest.QTouchEventSequence:
        return QTest.touchEvent(board, touch_screen)

    if act == "mouse":
        QTest.mousePress(board, LEFT, pos=start)
    else:
        touch().press(0, start, board).commit()
    match act:
        case "taps":
            touch().release(0, start, board).commit()
        case "drags":
            touch().move(0, end, board).commit()
        case "second finger":
            touch().move(0, start, board).press(1, end, board).commit()
            touch().move(0, start, board).move(1, end + QPoint(90, 90), board).commit()
    with qtbot.waitSignal(board.menu_requested, timeout=900, raising=False) as asked:
        pass
    assert asked.signal_triggered is opens
    lifted = touch()
    if act in ("rests", "drags", "second finger"):
        lifted.release(0, start, board)
    if act == "second finger":
        lifted.release(1, end, board)
    lifted.commit()


def test_a_pointer_that_moves_within_a_cell_draws_nothing_anew(window: MainWindow) -> None:
    drawn: list[object] = []
    window.board.long_press.changed.connect(lambda: drawn.append(None))
    for step in range(5):
        QTest.mouseMove(window.board, place(window, 0.4, 0.4) + QPoint(step, 0))
    assert drawn == []


def test_a_ring_grows_around_a_finger_unless_motion_is_reduced(
    make_window: MakeWindow, qtbot: QtBot, touch_screen: QPointingDevice
) -> None:
    window = make_window(formats.load(EXPERT), size=(790, 640))
    board, at = window.board, place(window, 3.5, 3.5)
    before = board.grab().toImage()
    QTest.touchEvent(board, touch_screen).press(0, at, board).commit()
    qtbot.waitUntil(lambda: board.long_press.share > 0.2)
    corner = at - QPoint(0, 34)  # where the ring begins
    assert board.grab().toImage().pixelColor(corner) != before.pixelColor(corner)
    QTest.touchEvent(board, touch_screen).release(0, at, board).commit()
    assert board.long_press.share == 0

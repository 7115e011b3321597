"""The view of the cards: the keys that lead through it, what is painted, the pointer."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QImage, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.library.card_painter import CardPainter
from shikaku_gui.gui.library.entry_model import EntryModel
from shikaku_gui.gui.library.gallery import Gallery
from shikaku_gui.gui.library.thumbnail_painter import ThumbnailPainter
from shikaku_gui.store import EntryOrigin, EntryState, LibraryEntry, LibraryListing
from shikaku_gui.store.library_entry import PuzzleSummary

Key = Qt.Key


class NoThumbs(ThumbnailPainter):
    """Has no pictures."""

    def __init__(self) -> None:
        """Need nothing."""

    def get(self, _entry: LibraryEntry) -> QPixmap | None:
        """Return none."""
        return None


def entries(count: int) -> tuple[LibraryEntry, ...]:
    return tuple(
        LibraryEntry(
            EntryOrigin.FOLDER,
            Path(f"/p/{number}.shikaku"),
            PuzzleSummary(title=str(number)),
            EntryState.NEW,
        )
        for number in range(count)
    )


@pytest.fixture
def gallery(qtbot: QtBot) -> Gallery:
    """Give a view of eleven cards in rows of four, of which two rows can be seen."""
    theme = Theme(Scheme.LIGHT)
    items = EntryModel()
    made = Gallery(items, CardPainter(NoThumbs(), theme.colours, QFont()), theme)
    for lasting in (theme, items):
        lasting.setParent(made)
    qtbot.addWidget(made)
    size = made.card_painter.size
    made.resize(4 * size.width() + 40, 2 * size.height() + 20)
    with qtbot.waitExposed(made):
        made.show()
    items.show_listing(LibraryListing.of(entries(11)))
    made.choose(None)
    return made


@pytest.mark.parametrize(
    ("keys", "row"),
    [
        ([Key.Key_Right], 1),
        ([Key.Key_Left], 0),
        ([Key.Key_Down], 4),
        ([Key.Key_Down, Key.Key_Up], 0),
        ([Key.Key_Up], 0),
        ([Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Right], 4),
        ([Key.Key_End], 10),
        ([Key.Key_End, Key.Key_Down], 10),
        ([Key.Key_End, Key.Key_Right], 10),
        ([Key.Key_End, Key.Key_Home], 0),
        ([Key.Key_Right, Key.Key_Right, Key.Key_Right, Key.Key_Down, Key.Key_Down], 10),
        ([Key.Key_PageDown], 8),
        ([Key.Key_PageDown, Key.Key_PageUp], 0),
    ],
)
def test_the_keys_lead_to_cards(gallery: Gallery, keys: list[Qt.Key], row: int) -> None:
    for key in keys:
        QTest.keyClick(gallery, key)
    assert gallery.currentIndex().row() == row
    place = gallery.visualRect(gallery.currentIndex())
    assert gallery.viewport().rect().contains(place)


def test_from_right_to_left_the_first_card_is_at_the_right(gallery: Gallery) -> None:
    left = gallery.visualRect(gallery.items.index(0)).left()
    gallery.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    place = gallery.visualRect(gallery.items.index(0))
    assert place.left() > left
    assert gallery.indexAt(place.center()).row() == 0
    QTest.keyClick(gallery, Key.Key_Left)
    assert gallery.currentIndex().row() == 1


def test_a_card_is_opened_by_one_click(gallery: Gallery) -> None:
    opened: list[LibraryEntry] = []
    gallery.opened.connect(opened.append)
    place = gallery.visualRect(gallery.items.index(5)).center()
    QTest.mouseClick(gallery.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert gallery.currentIndex().row() == 5
    assert gallery.selectionModel().isSelected(gallery.items.index(5))
    assert [entry.title for entry in opened] == ["5"]
    QTest.mouseClick(gallery.viewport(), Qt.MouseButton.RightButton, pos=place)
    beside = gallery.visualRect(gallery.items.index(10)).center() + QPoint(gallery.width() // 4, 0)
    QTest.mouseClick(gallery.viewport(), Qt.MouseButton.LeftButton, pos=beside)
    assert len(opened) == 1


def test_a_double_click_opens_a_card_once(gallery: Gallery) -> None:
    opened: list[LibraryEntry] = []
    gallery.opened.connect(opened.append)
    place = gallery.visualRect(gallery.items.index(5)).center()
    QTest.mouseClick(gallery.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(gallery.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseRelease(gallery.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert [entry.title for entry in opened] == ["5"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows makes the event itself")
def framed(gallery: Gallery) -> bool:
    """Tell whether the first card, or all of it, has a frame in the accent colour."""
    image = gallery.viewport().grab().toImage()
    height = image.height() // 4  # the middle of a card
    row = [image.pixelColor(x, height).name() for x in range(12)]
    return Theme(Scheme.LIGHT).colours.accent.name() in row


def test_only_keys_frame_a_card(gallery: Gallery) -> None:
    gallery.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not framed(gallery)
    place = gallery.visualRect(gallery.items.index(0)).center()
    QTest.mouseClick(gallery.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not framed(gallery)
    gallery.clearFocus()
    gallery.setFocus(Qt.FocusReason.TabFocusReason)
    assert framed(gallery)
    QTest.mouseClick(gallery.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not framed(gallery)
    QTest.keyClick(gallery, Qt.Key.Key_Home)
    assert framed(gallery)


def test_a_gallery_without_cards_shows_the_focus_of_keys(gallery: Gallery) -> None:
    gallery.items.show_listing(LibraryListing.of(()))
    gallery.setFocus(Qt.FocusReason.OtherFocusReason)
    assert not framed(gallery)
    gallery.clearFocus()
    gallery.setFocus(Qt.FocusReason.TabFocusReason)
    assert framed(gallery)


def test_keys_scroll_to_the_offer_where_the_text_has_no_room(gallery: Gallery) -> None:
    gallery.empty_text = lambda: "There are no puzzles here. " * 9
    gallery.items.show_listing(LibraryListing.of(()))
    gallery.resize(260, 90)
    gallery.show_offer("Choose Folder…")
    room, place = gallery.viewport().rect(), gallery.reason_place
    assert place.top() == 0
    assert not room.intersects(gallery.offer.geometry())
    QTest.keyClick(gallery, Qt.Key.Key_PageDown)
    assert gallery.reason_place.top() < 0
    QTest.keyClick(gallery, Qt.Key.Key_PageUp)
    assert gallery.reason_place == place
    gallery.offer.setFocus(Qt.FocusReason.TabFocusReason)
    assert room.contains(gallery.offer.geometry())


def card_sign(gallery: Gallery, state: EntryState, progress: float = 0.0) -> bytes:
    """Return the pixels of the sign of a card, in shades of grey."""
    entry = replace(entries(1)[0], state=state, progress=progress)
    picture = gallery.card_painter._draw_card(entry, "", QSize(220, 260)).toImage()
    grey = picture.convertToFormat(QImage.Format.Format_Mono)
    return bytes(grey.copy(QRect(170, 170, 50, 40)).constBits())


def test_states_differ_in_form(gallery: Gallery) -> None:
    states = [
        (EntryState.NEW, 0.0),
        (EntryState.STARTED, 0.3),
        (EntryState.STARTED, 0.8),
        (EntryState.HELPED, 0.0),
        (EntryState.SOLVED, 0.0),
    ]
    assert len({card_sign(gallery, *state) for state in states}) == len(states)


def test_shift_and_f10_ask_for_the_menu_of_the_current_card(gallery: Gallery) -> None:
    asked: list[tuple[LibraryEntry, QPoint]] = []
    gallery.menu_requested.connect(lambda entry, place: asked.append((entry, place)))
    QTest.keyClick(gallery, Key.Key_Right)
    QTest.keyClick(gallery, Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    QApplication.processEvents()
    ((entry, place),) = asked
    assert entry.title == "1"
    card = gallery.visualRect(gallery.currentIndex())
    assert card.contains(gallery.viewport().mapFromGlobal(place))


def test_a_click_outside_the_cards_selects_none(gallery: Gallery) -> None:
    gallery.verticalScrollBar().setValue(gallery.verticalScrollBar().maximum())
    last = gallery.visualRect(gallery.items.index(10))
    assert not gallery.indexAt(last.center() + QPoint(last.width(), 0)).isValid()


def test_the_visible_files_are_listed(gallery: Gallery) -> None:
    assert [path.stem for path in gallery.visible_files()] == [str(row) for row in range(11)]
    gallery.resize(gallery.width(), gallery.card_painter.size.height())
    assert [path.stem for path in gallery.visible_files()] == ["0", "1", "2", "3"]


def test_in_a_low_window_thumbnails_are_small_and_beside_the_text(
    gallery: Gallery,
) -> None:
    upright = QSize(gallery.card_painter.size)
    gallery.resize(gallery.width(), upright.height() - 30)
    compact = gallery.card_painter.size
    assert compact.height() < upright.height() / 2
    assert compact.width() > upright.width()
    assert gallery.viewport().rect().contains(gallery.visualRect(gallery.items.index(0)))
    picture = gallery.grab().toImage()
    gallery.resize(gallery.width(), 2 * upright.height() + 20)
    assert gallery.card_painter.size == upright
    assert gallery.grab().toImage() != picture


def test_ten_thousand_cards_are_as_quick_as_ten(gallery: Gallery) -> None:
    gallery.items.show_listing(LibraryListing.of(entries(10_000)))
    gallery.choose(None)
    QTest.keyClick(gallery, Key.Key_End)
    assert gallery.currentIndex().row() == 9_999
    assert gallery.viewport().rect().contains(gallery.visualRect(gallery.currentIndex()))
    assert len(gallery.visible_files()) <= 12


def test_cards_beyond_the_time_of_a_frame_come_with_the_next(
    gallery: Gallery, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[LibraryEntry | None] = []
    draw = gallery.card_painter._draw_card
    monkeypatch.setattr("shikaku_gui.gui.library.card_painter._FRAME_SECONDS", -1.0)

    def noted(entry: LibraryEntry | None, time: str, size: QSize) -> QPixmap:
        drawn.append(entry)
        return draw(entry, time, size)

    monkeypatch.setattr(gallery.card_painter, "_draw_card", noted)
    gallery.items.show_listing(LibraryListing.of(entries(12)[8:]))
    gallery.viewport().repaint()
    assert gallery.card_painter.incomplete
    assert drawn[0] is not None
    assert None in drawn
    qtbot.waitUntil(
        lambda: not gallery.card_painter.incomplete
    )  # each frame draws one, however late it is
    titles = [entry.title for entry in drawn if entry is not None]
    assert sorted(titles) == ["10", "11", "8", "9"]


def test_from_right_to_left_a_low_card_has_its_picture_at_the_right(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painter = CardPainter(NoThumbs(), Theme(Scheme.LIGHT).colours, QFont())
    painter.fit_into(60)
    card = QRectF(0, 0, 300, 80)
    picture, words = painter._thumb_place(card), painter._words_place(card)
    assert picture.right() < words.left()
    monkeypatch.setattr(QGuiApplication, "isRightToLeft", lambda: True)
    assert painter._thumb_place(card).right() == card.right() - picture.left()
    assert painter._words_place(card).left() == card.right() - words.right()

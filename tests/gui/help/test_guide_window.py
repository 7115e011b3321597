"""The window of the guide: pages, the search, and what it may load."""

from functools import partial

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QImage, QTextDocument
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.actions import ACTIONS
from shikaku_gui.gui.base.theme import Scheme, Theme
from shikaku_gui.gui.editor.editor_actions import EDITOR_ACTIONS
from shikaku_gui.gui.help.guide_pages import PAGES, read_pages
from shikaku_gui.gui.help.guide_window import GuideWindow
from shikaku_gui.gui.help.key_names import all_keys
from tests.gui.screen_reader import ScreenReader

KINDS = QTextDocument.ResourceType


@pytest.fixture
def guide(qtbot: QtBot) -> GuideWindow:
    """Give the guide at its first page."""
    window = GuideWindow(
        read_pages(partial(all_keys, ACTIONS, EDITOR_ACTIONS)), Theme(Scheme.LIGHT)
    )
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(window)
    window.show_page(PAGES[0])
    window.show()
    return window


def test_pages_are_chosen_and_left_again(guide: GuideWindow, screen_reader: ScreenReader) -> None:
    assert guide.windowTitle() == "The rules — Guide"
    guide.contents.setCurrentRow(2)
    assert guide.browser.page == PAGES[2]
    assert "Hints and checking" in screen_reader.take()
    guide.back.click()
    assert guide.browser.page == PAGES[0]
    assert guide.contents.currentRow() == 0
    guide.forward.click()
    assert guide.browser.page == PAGES[2]


def test_a_text_is_found_in_all_pages(guide: GuideWindow) -> None:
    QTest.keyClicks(guide.field, "tRIAL")
    assert guide.browser.page == "marks"
    assert guide.found_label.text().startswith("1 of ")
    count = int(guide.found_label.text().split()[-1])
    seen = []
    for _ in range(count):
        seen.append((guide.browser.page, guide.browser.textCursor().position()))
        QTest.keyClick(guide.field, Qt.Key.Key_Return)
    assert len(set(seen)) == count
    assert (guide.browser.page, guide.browser.textCursor().position()) == seen[0]
    guide.previous.click()
    assert (guide.browser.page, guide.browser.textCursor().position()) == seen[-1]
    assert f"{count} of {count}" == guide.found_label.text()
    marks = guide.contents.item(PAGES.index("marks")).text()
    assert marks.startswith("Marks and trials (")
    QTest.keyClick(guide.field, Qt.Key.Key_Escape)
    assert (guide.field.text(), guide.found_label.isVisible()) == ("", False)
    assert guide.browser.extraSelections() == []


def test_what_is_not_there_is_not_found(guide: GuideWindow) -> None:
    guide.field.setText("xyzzy")
    assert guide.found_label.text() == "Not found"
    assert not guide.next.isEnabled()
    guide.step(1)
    assert guide.browser.page == PAGES[0]


def test_a_narrow_window_shows_the_list_or_the_page(guide: GuideWindow) -> None:
    guide.resize(480, 360)
    assert (guide.contents.isVisible(), guide.browser.isVisible()) == (False, True)
    guide.contents_button.click()
    assert (guide.contents.isVisible(), guide.browser.isVisible()) == (True, False)
    guide.contents.setCurrentRow(1)
    QTest.keyClick(guide.contents, Qt.Key.Key_Return)
    assert (guide.contents.isVisible(), guide.browser.isVisible()) == (False, True)
    assert guide.browser.page == PAGES[1]
    guide.resize(900, 600)
    assert guide.contents.isVisible()
    assert guide.browser.isVisible()


def test_pictures_follow_the_theme_and_the_size_of_texts(guide: GuideWindow) -> None:
    def picture() -> QImage:
        found = guide.browser.loadResource(
            KINDS.ImageResource.value, QUrl("guide:/pictures/solved.shikaku")
        )
        assert isinstance(found, QImage)
        return found

    light = picture()
    QTest.keyClick(guide, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    larger = picture()
    assert larger.width() > light.width()
    QTest.keyClick(guide, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert picture().size() == light.size()
    guide._theme.choose(Scheme.DARK)
    assert picture() != light
    assert guide.browser.page == PAGES[0]


def test_a_change_of_colours_leaves_the_place(guide: GuideWindow) -> None:
    guide.show_page("keyboard")
    bar = guide.browser.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    guide._theme.choose(Scheme.DARK)
    assert bar.maximum() > 100
    assert abs(bar.value() - bar.maximum() / 2) < 3


@pytest.mark.parametrize("url", ["file:///etc/passwd", "http://example.org/x.png", "a.svg", ""])
@pytest.mark.parametrize("kind", list(KINDS)[:5])
def test_nothing_else_is_loaded(guide: GuideWindow, url: str, kind: KINDS) -> None:
    assert guide.browser.loadResource(kind.value, QUrl(url)) is None


def test_only_a_click_opens_a_page_of_the_web(
    guide: GuideWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    guide.show_page("files")
    assert opened == []
    for url in ("https://puzz.link/", "file:///etc/passwd", "playing.md", "javascript:1"):
        guide.browser.anchorClicked.emit(QUrl(url))
    assert opened == ["https://puzz.link/"]
    assert guide.browser.page == "playing"


def test_links_are_announced_as_tab_goes_through_them(
    guide: GuideWindow, screen_reader: ScreenReader
) -> None:
    guide.show_page("playing")
    screen_reader.take()
    QTest.keyClick(guide.browser, Qt.Key.Key_Tab)
    assert screen_reader.take() == ["all keys"]
    QTest.keyClick(guide.browser, Qt.Key.Key_Tab)
    assert screen_reader.take() == []

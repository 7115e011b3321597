"""The dialog about the program: licences, and diagnostics that tell nothing private."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QClipboard, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from shikaku_gui import __version__
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.help.about_dialog import AboutDialog
from shikaku_gui.gui.main_window import MainWindow
from tests.gui.at_once import AtOnce
from tests.gui.screen_reader import ScreenReader


@pytest.fixture
def about(window: MainWindow) -> Iterator[AboutDialog]:
    """Give the dialog, which reads at once."""
    window.help.make_jobs = AtOnce
    window.settings.data_folder = window.folder
    dialog = window.help.show_about(window)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    yield dialog
    dialog.close()


def test_it_names_the_licence_and_denies_an_affiliation(about: AboutDialog) -> None:
    words = about.words.toPlainText()
    assert "MIT licence" in words
    assert "Not affiliated with Nikoli Co., Ltd." in words
    assert __version__ in words


def test_tab_leads_to_what_it_says_of_the_program(about: AboutDialog) -> None:
    about.tabs.tabBar().setFocus()
    QTest.keyClick(about.tabs.tabBar(), Qt.Key.Key_Tab)
    assert about.focusWidget() is about.words
    assert __version__ in about.words.toPlainText()


def test_it_closes_with_escape(about: AboutDialog) -> None:
    buttons = [button for button in about.findChildren(QPushButton) if button.isVisible()]
    assert [(bool(button.text()), button.icon().isNull()) for button in buttons] == [
        (True, True),
        (True, True),
    ]
    QTest.keyClick(about, Qt.Key.Key_Escape)
    assert not about.isVisible()


def test_all_licences_can_be_read(about: AboutDialog) -> None:
    for row in range(about.parts.count()):
        about.parts.setCurrentRow(row)
        assert about.licence.toPlainText().startswith(about.parts.item(row).text())
    names = [about.parts.item(row).text().split()[0] for row in range(about.parts.count())]
    assert {"Shikaku", "Python", "PySide6_Essentials", "ortools", "numpy"} <= set(names)


def test_diagnostics_are_copied(about: AboutDialog, screen_reader: ScreenReader) -> None:
    about.copy_button.click()
    text = QGuiApplication.clipboard().text()
    assert text.startswith(f"Shikaku {__version__}\n")
    assert "\nPlatform plugin: offscreen\n" in text
    assert "\nData folder: " in text
    assert about.tabs.currentWidget() is about.diagnostics
    assert "The diagnostics are on the clipboard." in screen_reader.take()


def test_without_a_clipboard_the_text_is_there_to_be_copied(
    about: AboutDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QClipboard, "text", lambda _: "")
    about.copy_button.click()
    assert about.note.text().startswith("The clipboard cannot be used.")
    assert about.diagnostics.textCursor().hasSelection()


def test_it_may_end_with_its_window_while_it_reads(window: MainWindow, qapp: QApplication) -> None:
    jobs = Jobs()
    parent = QWidget()
    AboutDialog(window.settings, window.folder, jobs, parent)
    jobs.submit(lambda stop: stop(), lambda _stopped: pytest.fail("told a dialog that is gone"))
    assert jobs.busy
    parent.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not jobs.busy
    assert jobs._thread is None

"""The program as it is started, except that it writes again and again what is to be seen.

Run as a script, by somebody before a real screen (:mod:`tests.gui.real_screen`). It writes
JSON into the file ``SEEN`` of the environment, and takes the file name ``SAVE_TO`` and the
size 2 x 2 in place of dialogs. Where there is a folder ``LOOKS``, dialogs are shown; and where it
has a file ``wanted``, a picture of the screen is taken once that has come to rest, and what a
person could point at in it is written. A file ``fail`` there makes an error that nothing catches.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import QFontMetrics, QImage, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QListWidget,
    QMenu,
    QMenuBar,
    QTabBar,
    QWidget,
)

from shikaku_gui.gui import app
from shikaku_gui.gui.base.data_place import usable_data_folder
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.editor.editor_board import EditorBoard
from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.gui.game.game_board import GameBoard
from shikaku_gui.gui.library.library_page import LibraryPage
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.statistics.statistics_window import StatisticsWindow
from shikaku_gui.gui.widgets import elided_label
from shikaku_gui.model import Puzzle
from tests.gui.visible_faults import faults, windows_shown

MILLISECONDS = 30
_PICTURE_MILLISECONDS = 15
_SOON_MILLISECONDS = 100
"""Within which a timer that ends may change the picture."""
_MOST = 300
"""Pictures after which it is taken as it is."""
GLANCE = "glance"
"""The name of a picture that is not kept, and of which nobody asks what is wrong."""
_SWITCHES = ("places", "subjects")
"""The lists and boxes whose rows are pages."""

_make = app.make_window
_windows: list[MainWindow] = []
"""The windows of games; of the latest is told."""


def ask_folder(settings: Settings, trouble: str) -> Path | None:
    """Begin to tell, before the first question that the program may ask."""
    program = QApplication.instance()
    timer = QTimer(program, interval=MILLISECONDS)
    timer.timeout.connect(tell)
    timer.start()
    if "LOOKS" in os.environ:
        QApplication.setCursorFlashTime(0)  # a caret that blinks is never at rest
        photographer = Photographer(Path(os.environ["LOOKS"]))
        pictures = QTimer(program, interval=_PICTURE_MILLISECONDS)
        pictures.timeout.connect(photographer.look)
        pictures.start()
    return usable_data_folder(settings, trouble)


def make_window(settings: Settings, theme: Theme, folder: Path) -> MainWindow:
    """Make the window of the program, of which is told from now on."""
    window = _make(settings, theme, folder)
    if "LOOKS" not in os.environ:
        window.documents.ask_save = lambda *_: os.environ["SAVE_TO"]
    _windows.append(window)
    window.destroyed.connect(lambda: _windows.remove(window))
    return window


def tell() -> None:
    """Write what is to be seen; the file is whole at any moment."""
    active = QApplication.activeWindow()
    seen: dict[str, object] = {"keyboard": None if active is None else int(active.winId())}
    if _windows:
        seen |= _of_main_window(_windows[-1])
    path = Path(os.environ["SEEN"])
    draft = path.with_name("draft")
    draft.write_text(json.dumps(seen), "utf-8")
    draft.replace(path)


def _of_main_window(window: MainWindow) -> dict[str, object]:
    seen = _of_game(window)
    if window.pages.home is not None and window.pages.home.isVisible():
        seen |= _of_library(window.pages.home)
    if window.editor.made is not None and window.editor.made.isVisible():
        seen |= _of_editor(window.editor.made)
    if window.statistics.made is not None and window.statistics.made.isVisible():
        seen |= _of_statistics(window.statistics.made)
    return seen


class Photographer:
    """Takes a picture of the screen when it is wanted, and tells what is on it.

    A glance is written as it is, with four bytes a pixel.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._looks = 0
        self._last = QImage()
        self._told: dict[str, object] | None = None
        self._elided: set[str] = set()
        self._jobs: set[Jobs] = set()
        self._note_elisions()
        self._note_jobs()

    def look(self) -> None:
        """Take the picture that is wanted, if the screen is at rest and nothing may change it."""
        failing = self._folder / "fail"
        if failing.exists():
            failing.unlink()
            raise RuntimeError("a person wants to see an error")
        wanted = self._folder / "wanted"
        if not wanted.exists():
            return
        look = screen_picture().toImage()
        self._looks += 1
        if look != self._last or any(jobs.busy for jobs in self._jobs) or _timer_ends_soon():
            self._last, self._told = look, None
        elif self._told is None:
            self._told = _of_screen()  # written only if nothing changes right afterwards
            return
        if self._told is None and self._looks < _MOST:
            return
        name = wanted.read_text("utf-8")
        told = {**(self._told or _of_screen()), "elided": sorted(self._elided), "faults": []}
        if name == GLANCE:
            look = look.convertToFormat(QImage.Format.Format_RGB32)
            (self._folder / GLANCE).write_bytes(look.constBits())
            told["size"] = look.height(), look.width()
        else:
            look.save(str(self._folder / f"{name}.png"))
            told["faults"] = _faults()
        draft = self._folder / "draft"
        draft.write_text(json.dumps(told), "utf-8")
        self._looks, self._last, self._told = 0, QImage(), None
        self._elided.clear()
        wanted.unlink()
        draft.replace(self._folder / f"{name}.json")

    def _note_elisions(self) -> None:
        """Note each text that is painted with an ellipsis in place of its end."""
        elide = QFontMetrics.elidedText

        def noted(metrics: QFontMetrics, text: str, mode: Qt.TextElideMode, width: int) -> str:
            shown = elide(metrics, text, mode, width)
            # A label of several lines tries what fits before it shows something.
            if shown != text and sys._getframe(1).f_globals["__name__"] != elided_label.__name__:
                self._elided.add(f"{text!r} is painted as {shown!r}")
            return shown

        QFontMetrics.elidedText = noted  # type: ignore[method-assign, assignment]

    def _note_jobs(self) -> None:
        """Note all that may have jobs, as to draw the pictures of the library."""
        submit = Jobs.submit

        def noted(jobs: Jobs, *work: Any, **how: Any) -> None:
            self._jobs.add(jobs)
            submit(jobs, *work, **how)

        Jobs.submit = noted  # type: ignore[method-assign, assignment]


def screen_picture() -> QPixmap:
    """Return what is on the screen."""
    return QApplication.primaryScreen().grabWindow(0)


def _timer_ends_soon() -> bool:
    return any(
        timer.isActive() and timer.isSingleShot() and timer.remainingTime() < _SOON_MILLISECONDS
        for window in windows_shown()
        for timer in window.findChildren(QTimer)
    )


def _of_screen() -> dict[str, object]:
    """Return what a person could point at on the screen."""
    shown = windows_shown()
    front = shown[-1]
    focus = QApplication.focusWidget()
    popup = QApplication.activePopupWidget()
    return {
        "windows": [[type(each).__name__, int(each.winId())] for each in shown],
        "menus": _menu_titles(front),
        "entries": _menu_entries(popup) if isinstance(popup, QMenu) else {},
        "switches": _switches(front),
        "scrolls": [] if popup else [each for area in _areas(front) for each in _scroll(area)],
        "focus": None if focus is None else (*_focus_place(focus), _name(focus)),
    }


def _faults() -> list[str]:
    """Return what is wrong in the window in front."""
    front = windows_shown()[-1]
    return [f"{type(front).__name__}: {fault}" for fault in faults(front)]


def _menu_titles(window: QWidget) -> list[tuple[int, int, str]]:
    """Return where the title of each menu is, and its letter if it is not seen."""
    return [
        (
            *_middle(bar, bar.actionGeometry(action)),
            "" if bar.rect().contains(bar.actionGeometry(action)) else _letter(action.text()),
        )
        for bar in window.findChildren(QMenuBar)
        if bar.isVisible()
        for action in bar.actions()
    ]


def _letter(title: str) -> str:
    return title[title.index("&") + 1].lower()


def _menu_entries(menu: QMenu) -> dict[str, tuple[int, int]]:
    return {
        action.objectName() or action.text(): _middle(menu, menu.actionGeometry(action))
        for action in menu.actions()
        if not action.isSeparator() and action.isEnabled()
    }


def _switches(window: QWidget) -> list[tuple[str, int, str, str]]:
    """Return the names of what leads to other pages, how many, and the keys back and forth."""
    bars = [
        (_name(each), each.count(), "Left", "Right")
        for each in window.findChildren(QTabBar)
        if each.isVisible()
    ]
    kinds: tuple[type[QListWidget | QComboBox], ...] = (QListWidget, QComboBox)
    rows = [
        (_name(each), each.model().rowCount(), "Up", "Down")
        for kind in kinds
        for each in window.findChildren(kind)
        if each.objectName() in _SWITCHES and each.isVisible()
    ]
    return bars + rows


def _areas(window: QWidget) -> list[QAbstractScrollArea]:
    return [each for each in window.findChildren(QAbstractScrollArea) if each.isVisible()]


def _scroll(area: QAbstractScrollArea) -> list[tuple[int, ...]]:
    """Return where an area is, how far it is scrolled, and how far it can be, if it can."""
    bar = area.verticalScrollBar()
    seen = area.viewport().visibleRegion().boundingRect()
    if not bar.isVisible() or not bar.maximum() or seen.isEmpty():
        return []
    return [(*_on_screen(area.viewport(), seen), bar.value(), bar.maximum())]


def _focus_place(widget: QWidget) -> tuple[int, int, int, int]:
    """Return the part of the screen in which the keyboard's place is to be seen."""
    is_view = isinstance(widget, QAbstractItemView)
    seen = widget.rect() if is_view else widget.visibleRegion().boundingRect()
    return _on_screen(widget, seen)


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.objectName() or widget.accessibleName()}".strip()


def _of_game(window: MainWindow) -> dict[str, object]:
    focus = QApplication.focusWidget()
    button = window.bar.widgetForAction(window.acts["library"])
    puzzle, note = window.controller.session.puzzle, window.side.card.note
    return {
        "note": "" if note is None else note.title,
        "game": _board(window, window.board),
        "playing": _clues(puzzle),
        "facts": window.side.head.grade.text(),
        "puzzle": puzzle.title,
        "focus": "" if focus is None else focus.objectName() or type(focus).__name__,
        "on_board": window.pages.on_board,
        "library_button": _middle(button, button.rect()),
    }


def _of_library(home: LibraryPage) -> dict[str, object]:
    gallery = home.browse_page.gallery
    items = gallery.items
    return {
        "cards": {
            items.entry(row).title: _middle(
                gallery.viewport(), gallery.visualRect(items.index(row))
            )
            for row in range(items.rowCount())
        },
        "chosen": gallery.entry.title if gallery.entry is not None else "",
        "card_area": _place(gallery.viewport()),
        "scrolled": gallery.verticalScrollBar().value(),
        "listed": home.browse_page.status_label.text(),
        "part": home.contents.currentItem().text(),
    }


def _of_editor(editor: EditorWindow) -> dict[str, object]:
    if "LOOKS" not in os.environ:
        editor.files.ask_save = lambda *_: os.environ["SAVE_TO"]
        editor.files.ask_size = lambda *_: (2, 2)
    appraised = editor.model.session.appraisal is not None  # else the note is the previous one
    note = editor.panel.card.note if appraised else None
    return {
        "editor": _board(editor, editor.board),
        "rows": editor.model.puzzle.rows,
        "clues": _clues(editor.model.puzzle),
        "rects": [str(rect) for rect in editor.model.session.board.rects],
        "note": "" if note is None else note.title,
    }


def _of_statistics(window: StatisticsWindow) -> dict[str, object]:
    return {
        "statistics": (0, 0, 0, int(window.winId())),
        "day": str(window.year.day),
        "tables": window.days.isVisible(),
    }


def _board(window: QWidget, board: GameBoard | EditorBoard) -> tuple[int, int, float, int]:
    """Return where a board begins on the screen, how wide a cell is, and its window's number."""
    first = _on_screen(board, QRect(round(board.grid.left), round(board.grid.top), 0, 0))
    return first[0], first[1], board.grid.cell * board.devicePixelRatioF(), int(window.winId())


def _place(widget: QWidget) -> tuple[int, int, int, int]:
    return _on_screen(widget, widget.rect())


def _middle(widget: QWidget, rect: QRect) -> tuple[int, int]:
    return _on_screen(widget, QRect(rect.center(), QSize(0, 0)))[:2]


def _on_screen(widget: QWidget, rect: QRect) -> tuple[int, int, int, int]:
    """Return where a part of a widget is on the screen, and its size, in pixels of the screen."""
    corner, ratio = widget.mapToGlobal(rect.topLeft()), widget.devicePixelRatioF()
    left, top, width, height = (
        round(ratio * each) for each in (corner.x(), corner.y(), rect.width(), rect.height())
    )
    return left, top, width, height


def _clues(puzzle: Puzzle) -> dict[str, int | None]:
    return {str(cell): area for cell, area in puzzle.clues.items()}


if __name__ == "__main__":
    app.usable_data_folder = ask_folder  # type: ignore[attr-defined]
    app.make_window = make_window
    sys.exit(app.main(sys.argv[1:]))

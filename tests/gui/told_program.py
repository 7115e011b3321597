"""The program as it is started, except that it writes again and again what is to be seen.

Run as a script, by somebody before a real screen (:mod:`tests.gui.real_screen`). It writes
JSON into the file ``SEEN`` of the environment, and takes the file name ``SAVE_TO`` and the
size 2 x 2 in place of dialogs.
"""

import json
import os
import sys
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from shikaku_gui.gui import app
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.editor.editor_board import EditorBoard
from shikaku_gui.gui.editor.editor_window import EditorWindow
from shikaku_gui.gui.game.game_board import GameBoard
from shikaku_gui.gui.library.library_page import LibraryPage
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.statistics.statistics_window import StatisticsWindow
from shikaku_gui.model import Puzzle

MILLISECONDS = 50

_make = app.make_window


def make_window(settings: Settings, theme: Theme, folder: Path) -> MainWindow:
    """Make the window of the program, and begin to tell."""
    window = _make(settings, theme, folder)
    window.documents.ask_save = lambda *_: os.environ["SAVE_TO"]
    timer = QTimer(window)
    timer.timeout.connect(lambda: tell(window))
    timer.start(MILLISECONDS)
    return window


def tell(window: MainWindow) -> None:
    """Write what is to be seen; the file is whole at any moment."""
    seen = _of_game(window)
    if window.pages.home is not None:
        seen |= _of_library(window.pages.home)
    if window.editor.made is not None and window.editor.made.isVisible():
        seen |= _of_editor(window.editor.made)
    if window.statistics.made is not None and window.statistics.made.isVisible():
        seen |= _of_statistics(window.statistics.made)
    path = Path(os.environ["SEEN"])
    draft = path.with_name("draft")
    draft.write_text(json.dumps(seen), "utf-8")
    draft.replace(path)


def _of_game(window: MainWindow) -> dict[str, object]:
    active, focus = QApplication.activeWindow(), QApplication.focusWidget()
    button = window.bar.widgetForAction(window.acts["library"])
    puzzle, note = window.controller.session.puzzle, window.side.card.note
    return {
        "note": "" if note is None else note.title,
        "game": _board(window, window.board),
        "playing": _clues(puzzle),
        "puzzle": puzzle.title,
        "keyboard": None if active is None else int(active.winId()),
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
        "part": home.contents.currentItem().text(),
    }


def _of_editor(editor: EditorWindow) -> dict[str, object]:
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
    first = board.mapToGlobal(QPoint(round(board.grid.left), round(board.grid.top)))
    return first.x(), first.y(), board.grid.cell, int(window.winId())


def _place(widget: QWidget) -> tuple[int, int, int, int]:
    corner = widget.mapToGlobal(QPoint(0, 0))
    return corner.x(), corner.y(), widget.width(), widget.height()


def _middle(widget: QWidget, rect: QRect) -> tuple[int, int]:
    point = widget.mapToGlobal(rect.center())
    return point.x(), point.y()


def _clues(puzzle: Puzzle) -> dict[str, int | None]:
    return {str(cell): area for cell, area in puzzle.clues.items()}


if __name__ == "__main__":
    app.make_window = make_window
    sys.exit(app.main(sys.argv[1:]))

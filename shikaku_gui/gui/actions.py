"""The actions of the main window: their menus, texts, icons, keys and calls."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication

from shikaku_gui.gui import late_pages
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.help_actions import HELP_ACTIONS
from shikaku_gui.gui.puzzle_actions import PUZZLE_ACTIONS, on_board
from shikaku_gui.gui.widgets.action_set import Action, ActionTable
from shikaku_gui.i18n import N_

if TYPE_CHECKING:
    from shikaku_gui.gui.main_window import MainWindow

Key = QKeySequence.StandardKey


class Menu(Enum):
    """The menus of the menu bar, in their order; the values are their titles."""

    FILE = N_("&File")
    EDIT = N_("&Edit")
    PUZZLE = N_("&Puzzle")
    VIEW = N_("&View")
    HELP = N_("&Help")


def _switch_full_screen(window: MainWindow) -> None:
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


def _show_preferences(window: MainWindow) -> None:
    from shikaku_gui.gui.preferences.preferences_dialog import PreferencesDialog

    reopen = window.reopen_wanted.emit
    PreferencesDialog(window.settings, window.folder, window, reopen).open()


def _can_undo(window: MainWindow) -> bool:
    page = window.pages.page
    if page is not None:
        return page.can_undo
    session = window.controller.session
    possible = session.game.can_undo or session.busy or window.new_puzzle.games.can_go_back
    return on_board(window) and possible


def _can_redo(window: MainWindow) -> bool:
    page = window.pages.page
    if page is not None:
        return page.can_redo
    possible = window.controller.session.game.can_redo or window.new_puzzle.games.can_go_forward
    return on_board(window) and possible


def _can_clear(window: MainWindow) -> bool:
    board = window.controller.board
    return on_board(window) and (board.covered > 0 or bool(board.trials))


def _can_zoom_out(window: MainWindow) -> bool:
    return on_board(window) and not window.board.camera.fits


_FILE: tuple[Action[MainWindow], ...] = (
    Action(
        "library",
        N_("&Library"),
        N_("Library: all puzzles, the daily puzzle, unfinished games, history"),
        icon="library",
        more=("Ctrl+L",),
        ends_group=True,
        call=lambda window: window.pages.switch(),
        checked=lambda window: window.pages.on_library,
    ),
    Action(
        "new",
        N_("&New Puzzle…"),
        N_("Make a new puzzle; Undo returns to your game"),
        icon="new",
        key=Key.New,
        more=("Ctrl+N",),
        letter="N",
        call=lambda window: window.new_puzzle.ask(),
    ),
    Action(
        "new_same",
        N_("Ne&w, Same as Last"),
        N_("Make a new puzzle with the same settings as last time"),
        more=("Ctrl+Shift+N",),
        ends_group=True,
        call=lambda window: window.new_puzzle.make_same(),
    ),
    Action(
        "open",
        N_("&Open…"),
        N_("Open a puzzle or a saved game"),
        icon="open",
        key=Key.Open,
        call=lambda window: window.documents.open(),
    ),
    Action(
        "recent",
        N_("Open &Recent"),
    ),
    Action(
        "sample",
        N_("Open Sa&mple"),
    ),
    Action(
        "editor",
        N_("Puzzle E&ditor"),
        N_("Make a puzzle of your own"),
        more=("Ctrl+D",),
        ends_group=True,
        call=lambda window: window.editor.show(),
    ),
    Action(
        "save",
        N_("&Save"),
        N_("Save the game to a file"),
        icon="save",
        key=Key.Save,
        call=lambda window: window.documents.save(),
    ),
    Action(
        "save_as",
        N_("Save &As…"),
        key=Key.SaveAs,
        more=("Ctrl+Shift+S",),
        ends_group=True,
        call=lambda window: window.documents.save_as(),
    ),
    Action(
        "export_image",
        N_("&Export Image…"),
        N_("Save as PNG, SVG or PDF"),
        more=("Ctrl+E",),
        call=lambda window: window.sharing.export_image(),
    ),
    Action(
        "export_web_page",
        N_("Export We&b Page…"),
        N_("Save a web page on which anyone can play the puzzle"),
        call=lambda window: window.sharing.export_web_page(),
    ),
    Action(
        "print",
        N_("&Print…"),
        N_("Print one or more puzzles, with a preview"),
        key=Key.Print,
        ends_group=True,
        call=lambda window: window.sharing.print(),
    ),
    Action(
        "close",
        N_("&Close Window"),
        key=Key.Close,
        more=("Ctrl+W",),
        call=lambda window: window.close(),
    ),
    Action(
        "quit",
        N_("&Quit"),
        key=Key.Quit,
        more=("Ctrl+Q",),
        role=QAction.MenuRole.QuitRole,
        call=lambda _window: QApplication.closeAllWindows(),
    ),
)

_EDIT: tuple[Action[MainWindow], ...] = (
    Action(
        "undo",
        N_("&Undo"),
        N_("Undo the last move"),
        icon="undo",
        key=Key.Undo,
        letter="U",
        call=lambda window: (window.pages.page or window.new_puzzle).undo(),
        enabled=_can_undo,
    ),
    Action(
        "redo",
        N_("&Redo"),
        N_("Redo the last undone move"),
        icon="redo",
        key=Key.Redo,
        more=("Ctrl+Y", "Ctrl+Shift+Z"),
        letter="R",
        ends_group=True,
        call=lambda window: (window.pages.page or window.new_puzzle).redo(),
        enabled=_can_redo,
    ),
    Action(
        "clear",
        N_("&Clear"),
        N_("Remove all rectangles; Undo restores them"),
        icon="clear",
        more=("Ctrl+Backspace",),
        call=lambda window: window.commands.clear(),
        enabled=_can_clear,
    ),
    Action(
        "restart",
        N_("Start O&ver"),
        N_("Begin this puzzle again with the clock at zero"),
        more=("Ctrl+R",),
        call=lambda window: window.new_puzzle.restart(),
        enabled=lambda window: on_board(window) and bool(window.controller.session.game.moves),
    ),
    Action(
        "clear_marks",
        N_("Clear &Marks"),
        N_("Remove all pencil rectangles and crosses"),
        more=("Ctrl+Shift+Backspace",),
        ends_group=True,
        call=lambda window: window.commands.clear_marks(),
        enabled=lambda window: on_board(window) and not window.controller.board.marks.empty,
    ),
    Action(
        "copy_link",
        N_("C&opy Link"),
        N_("Copy the puzzle's address on puzz.link"),
        key=Key.Copy,
        call=lambda window: window.sharing.copy_link(),
    ),
    Action(
        "copy",
        N_("Copy &As"),
    ),
    Action(
        "paste",
        N_("&Paste Puzzle"),
        N_("Open the puzzle on the clipboard"),
        icon="paste",
        key=Key.Paste,
        ends_group=True,
        call=lambda window: window.documents.paste(),
    ),
    Action(
        "preferences",
        N_("Pre&ferences…"),
        N_("Colours, board, mistakes, language and more"),
        key=Key.Preferences,
        more=("Ctrl+,",),
        role=QAction.MenuRole.PreferencesRole,
        call=_show_preferences,
    ),
)

_VIEW: tuple[Action[MainWindow], ...] = (
    Action(
        "statistics",
        N_("&Statistics"),
        N_("Your times, hints, streaks and a calendar of the year"),
        more=("Ctrl+Shift+T",),
        ends_group=True,
        call=late_pages.show_statistics,
    ),
    Action(
        "scheme",
        N_("&Colours"),
        ends_group=True,
    ),
    Action(
        "zoom_in",
        N_("Zoom &In"),
        N_("Make the cells larger"),
        icon="zoom_in",
        key=Key.ZoomIn,
        more=("Ctrl++", "Ctrl+="),
        call=lambda window: window.board.zoom(1),
        enabled=lambda window: on_board(window) and not window.board.camera.is_nearest,
    ),
    Action(
        "zoom_out",
        N_("Zoom &Out"),
        N_("Make the cells smaller"),
        icon="zoom_out",
        key=Key.ZoomOut,
        more=("Ctrl+-",),
        call=lambda window: window.board.zoom(-1),
        enabled=_can_zoom_out,
    ),
    Action(
        "fit",
        N_("&Whole Board"),
        N_("Show the whole board"),
        icon="fit",
        more=("Ctrl+0",),
        letter="F",
        ends_group=True,
        call=lambda window: window.board.camera.fit(),
        enabled=_can_zoom_out,
    ),
    Action(
        "rulers",
        N_("&Row and Column Numbers"),
        call=lambda window: window.settings.switch(Settings.rulers),
        checked=lambda window: window.board.camera.rulers,
    ),
    Action(
        "marks",
        N_("&Marks"),
        N_("Show pencil rectangles and crosses"),
        call=lambda window: window.settings.switch(Settings.marks),
        checked=lambda window: window.board.marks_shown,
    ),
    Action(
        "panel",
        N_("Side &Panel"),
        N_("Show the panel even while there is nothing to tell"),
        more=("F9",),
        call=lambda window: window.middle.switch_panel(),
        checked=lambda window: window.middle.panel_wanted,
    ),
    Action(
        "overview",
        N_("O&verview"),
        N_("Show an overview map of large boards"),
        call=lambda window: window.settings.switch(Settings.overview),
        checked=lambda window: window.board.minimap.wanted,
    ),
    Action(
        "full_screen",
        N_("&Full Screen"),
        key=Key.FullScreen,
        more=("F11",),
        call=_switch_full_screen,
        checked=lambda window: window.isFullScreen(),
    ),
)

CHANGED_BY_MOVES = (
    *("undo", "redo", "clear", "restart", "clear_marks", "pause"),
    *("keep_trial", "reject_trial", "leave_trial"),
)
"""The actions that a move can enable or disable."""

ACTIONS = ActionTable(
    {
        Menu.FILE: _FILE,
        Menu.EDIT: _EDIT,
        Menu.PUZZLE: PUZZLE_ACTIONS,
        Menu.VIEW: _VIEW,
        Menu.HELP: HELP_ACTIONS,
    },
    # The last one changes its text: nothing stands after it that would have to move.
    toolbar=(
        *("library", "new", "open", "save", "", "undo", "redo", "clear", ""),
        *("check", "solve", "hint"),
    ),
    with_words=("check", "solve", "hint"),
    spare=("solve", "check", "save", "open", "solve", "clear", "check", "new"),
)

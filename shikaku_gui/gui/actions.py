"""The actions of the main window: their menus, texts, icons, keys and calls."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication

from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import SCHEME_NAMES
from shikaku_gui.gui.game.file_menus import keep_recent, keep_samples
from shikaku_gui.gui.game_actions import EDIT_ACTIONS, PUZZLE_ACTIONS, on_board
from shikaku_gui.gui.help.help_menu import help_actions
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.action_set import Action, ActionTable, Menu
from shikaku_gui.gui.widgets.choice_menu import fill_choices
from shikaku_gui.i18n import N_

Key = QKeySequence.StandardKey


def _switch_full_screen(window: MainWindow) -> None:
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


def _page_in_front(window: MainWindow) -> str:
    """Return the name of the guide's page on what the window shows."""
    if window.pages.on_board:
        return "marks" if window.controller.board.trials else "playing"
    home = window.pages.home
    learning = window.pages.page is not None or (home is not None and home.on_learn_page)
    return "learn" if learning else "library"


def _show_how_to_play(window: MainWindow) -> None:
    window.pages.show_board()
    window.side.explain()


def _show_statistics(window: MainWindow) -> None:
    window.statistics.get().refresh()
    window.statistics.show()


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
        N_("Make a new puzzle; your game is kept"),
        icon="new",
        key=Key.New,
        more=("Ctrl+N",),
        letter="N",
        call=lambda window: window.new_puzzle.ask(),
    ),
    Action(
        "new_same",
        N_("Ne&w with Last Settings"),
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
        fill=lambda menu, window: keep_recent(menu, window.settings, window.documents.open_path),
    ),
    Action(
        "sample",
        N_("Open Sa&mple"),
        fill=lambda menu, window: keep_samples(menu, window.documents.open_sample, window.reading),
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
        "export_replay",
        N_("Export Repla&y…"),
        N_("Save a replay that shows how the game was played, move by move"),
        call=lambda window: window.sharing.export_replay(),
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

_VIEW: tuple[Action[MainWindow], ...] = (
    Action(
        "statistics",
        N_("&Statistics"),
        N_("Your times, hints, streaks and a calendar of the year"),
        more=("Ctrl+Shift+T",),
        ends_group=True,
        call=_show_statistics,
    ),
    Action(
        "scheme",
        N_("&Colours"),
        fill=lambda menu, window: fill_choices(
            menu, window.settings, Settings.scheme, SCHEME_NAMES
        ),
        ends_group=True,
    ),
    Action(
        "zoom_in",
        N_("Zoom &In"),
        N_("Make the cells larger"),
        icon="zoom_in",
        key=Key.ZoomIn,
        more=("Ctrl++", "Ctrl+="),
        repeats=True,
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
        repeats=True,
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
        checked=lambda window: window.board.painter.marks_shown,
    ),
    Action(
        "panel",
        N_("Side &Panel"),
        N_("Keep the panel open even when it is empty"),
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

_GUIDE, *_OTHER_HELP = help_actions(lambda window: window.help, _page_in_front)

_HELP: tuple[Action[MainWindow], ...] = (
    _GUIDE,
    Action(
        "learn",
        N_("&Learn to Play"),
        N_("Lessons, from the rules to the hardest techniques"),
        more=("Ctrl+F1",),
        call=lambda window: window.pages.show_learning(),
    ),
    Action(
        "how_to_play",
        N_("&Rules and Controls"),
        N_("The rules and the controls in a few lines"),
        call=_show_how_to_play,
    ),
    *_OTHER_HELP,
)

ACTIONS = ActionTable(
    (
        Menu(N_("&File"), _FILE),
        Menu(N_("&Edit"), EDIT_ACTIONS),
        Menu(N_("&Puzzle"), PUZZLE_ACTIONS),
        Menu(N_("&View"), _VIEW),
        Menu(N_("&Help"), _HELP),
    ),
    # The last one changes its text: nothing follows it that would have to move.
    toolbar=(
        *("library", "new", "open", "save", "", "undo", "redo", "clear", ""),
        *("check", "solve", "hint"),
    ),
    with_words=("check", "solve", "hint"),
    spare=("solve", "check", "save", "open", "solve", "clear", "check", "new"),
    by_moves=(
        *("undo", "redo", "clear", "restart", "clear_marks", "pause"),
        *("earlier_game", "later_game"),
        *("keep_trial", "reject_trial", "leave_trial"),
    ),
)

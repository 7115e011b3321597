"""The actions of the main window on the game: undo, marks, check, trials, hints, solve, edit."""

from functools import partial

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from shikaku_gui.gui.base.puzzle_names import puzzle_name
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.gui.widgets.action_set import Action
from shikaku_gui.gui.widgets.choice_menu import fill_choices
from shikaku_gui.i18n import N_
from shikaku_gui.play import CHECK_LEVEL_NAMES

Key = QKeySequence.StandardKey


def on_board(window: MainWindow) -> bool:
    """Tell whether the board is shown: actions on it are disabled on another page."""
    return window.pages.on_board


def _in_trial(window: MainWindow) -> bool:
    return on_board(window) and bool(window.controller.board.trials)


def _can_undo(window: MainWindow) -> bool:
    page = window.pages.page
    if page is not None:
        return page.can_undo
    session = window.controller.session
    return on_board(window) and (session.game.can_undo or session.busy)


def _can_redo(window: MainWindow) -> bool:
    page = window.pages.page
    if page is not None:
        return page.can_redo
    return on_board(window) and window.controller.session.game.can_redo


def _can_clear(window: MainWindow) -> bool:
    board = window.controller.board
    return on_board(window) and (board.covered > 0 or bool(board.trials))


def _show_preferences(window: MainWindow) -> None:
    from shikaku_gui.gui.preferences.preferences_dialog import PreferencesDialog

    reopen = window.reopen_wanted.emit
    PreferencesDialog(window.settings, window.folder, window, reopen).open()


def _edit_puzzle(window: MainWindow) -> None:
    window.editor.show().edit_unless_there(window.controller.puzzle)


def _show_laboratory(window: MainWindow) -> None:
    puzzle = window.controller.puzzle
    name = puzzle_name(puzzle, window.controller.path)
    window.laboratory.get().show_puzzle(puzzle, name)
    window.laboratory.show()


def _fill_copy(menu: QMenu, window: MainWindow) -> None:
    for subject in (window.sharing, window.new_puzzle):
        menu.aboutToShow.connect(partial(subject.fill_copy, menu))


EDIT_ACTIONS: tuple[Action[MainWindow], ...] = (
    Action(
        "undo",
        N_("&Undo"),
        N_("Undo the last move"),
        icon="undo",
        key=Key.Undo,
        letter="U",
        repeats=True,
        call=lambda window: (window.pages.page or window.commands).undo(),
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
        repeats=True,
        call=lambda window: (window.pages.page or window.commands).redo(),
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
        "earlier_game",
        N_("&Back to My Game"),
        N_("Return to the game that a new puzzle has replaced"),
        call=lambda window: window.new_puzzle.go_back(),
        enabled=lambda window: on_board(window) and window.new_puzzle.games.can_go_back,
    ),
    Action(
        "later_game",
        N_("For&ward to the Newer Game"),
        N_("Return to the game that Back to My Game has left"),
        ends_group=True,
        call=lambda window: window.new_puzzle.go_forward(),
        enabled=lambda window: on_board(window) and window.new_puzzle.games.can_go_forward,
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
        fill=_fill_copy,
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

PUZZLE_ACTIONS: tuple[Action[MainWindow], ...] = (
    Action(
        "check",
        N_("&Check"),
        N_("Check for mistakes"),
        icon="check",
        more=("Ctrl+K",),
        letter="C",
        call=lambda window: window.hint_tools.checker.check(),
        enabled=on_board,
    ),
    Action(
        "check_level",
        N_("Show &Mistakes"),
        fill=lambda menu, window: fill_choices(
            menu, window.settings, Settings.check_level, CHECK_LEVEL_NAMES
        ),
    ),
    Action(
        "go_back",
        N_("Back to the &Last Good Position"),
        N_("Undo until no mistakes remain"),
        more=("Ctrl+Shift+K",),
        call=lambda window: window.hint_tools.checker.go_back(),
    ),
    Action(
        "left",
        N_("Cl&ues Left"),
        N_("List the clues that are left, and how much is covered"),
        more=("Ctrl+Shift+L",),
        letter="L",
        call=lambda window: window.status.show_remaining(),
        enabled=on_board,
    ),
    Action(
        "pause",
        N_("Pause &Game"),
        N_("Hide the board and stop the clock"),
        icon="pause",
        more=("Ctrl+Shift+P", "Pause"),
        ends_group=True,
        call=lambda window: window.pause.switch(),
        enabled=lambda window: window.pause.possible,
        checked=lambda window: window.pause.paused,
    ),
    Action(
        "begin_trial",
        N_("Begin &Trial"),
        N_("Try an assumption: you can reject everything you draw from now on"),
        letter="T",
        call=lambda window: window.commands.begin_trial(),
        enabled=on_board,
    ),
    Action(
        "keep_trial",
        N_("&Keep Trial"),
        N_("Keep everything drawn in the trial"),
        letter="K",
        call=lambda window: window.commands.keep_trial(),
        enabled=_in_trial,
    ),
    Action(
        "reject_trial",
        N_("Re&ject Trial"),
        N_("Remove what was drawn in the trial, and cross out its first rectangle"),
        letter="J",
        call=lambda window: window.commands.reject_trial(),
        enabled=_in_trial,
    ),
    Action(
        "leave_trial",
        N_("&Back to Before the Trial"),
        N_("Undo the trial without a conclusion; Redo restores it"),
        letter="B",
        ends_group=True,
        call=lambda window: window.commands.leave_trial(),
        enabled=_in_trial,
    ),
    Action(
        "hint",
        N_("&Hint"),
        N_("Get a hint; press again for more"),
        icon="hint",
        more=("Ctrl+Shift+H",),
        letter="H",
        call=lambda window: window.hint_tools.hints.advance(),
        enabled=on_board,
    ),
    Action(
        "learn_play",
        N_("Hints Without &Drawing"),
        N_("Hints explain a step, but do not draw it"),
        call=lambda window: window.settings.switch(Settings.learn_play),
        checked=lambda window: window.settings.learn_play,
    ),
    Action(
        "all_hints",
        N_("&All Hints Now"),
        N_("List every step that is possible now"),
        more=("Ctrl+Alt+H",),
        call=lambda window: window.hint_tools.hints.show_all(),
    ),
    Action(
        "walk",
        N_("&Walk Through"),
        N_("Show step by step how to solve the puzzle from here"),
        more=("Ctrl+Shift+W",),
        ends_group=True,
        call=lambda window: window.hint_tools.walk(),
    ),
    Action(
        "solve",
        N_("&Solve"),
        N_("Draw the whole solution; Undo restores your game"),
        icon="solve",
        more=("Ctrl+Return",),
        ends_group=True,
        call=lambda window: window.commands.solve(),
        enabled=on_board,
    ),
    Action(
        "edit",
        N_("&Edit This Puzzle"),
        N_("Change the puzzle in the editor; your game is not affected"),
        more=("Ctrl+Shift+D",),
        ends_group=True,
        call=_edit_puzzle,
    ),
    Action(
        "laboratory",
        N_("Laborator&y…"),
        N_("Compare formulations from the literature on this puzzle"),
        call=_show_laboratory,
    ),
    Action(
        "save_proof",
        N_("Save &Proof…"),
        N_("Save a proof of how many solutions this puzzle has"),
        call=lambda window: window.proofs.save(),
    ),
)

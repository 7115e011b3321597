"""The actions of the menu Puzzle: check, trials, hints, solve, edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shikaku_gui.gui import late_pages
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.widgets.action_set import Action
from shikaku_gui.texts import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from shikaku_gui.gui.main_window import MainWindow


def on_board(window: MainWindow) -> bool:
    """Tell whether the board is shown: actions on it are disabled on another page."""
    return window.pages.on_board


def _in_trial(window: MainWindow) -> bool:
    return on_board(window) and bool(window.controller.board.trials)


PUZZLE_ACTIONS: tuple[Action[MainWindow], ...] = (
    Action(
        "check",
        QT_TRANSLATE_NOOP("actions", "&Check"),
        QT_TRANSLATE_NOOP("actions", "Check for mistakes"),
        icon="check",
        more=("Ctrl+K",),
        letter="C",
        call=lambda window: window.hint_tools.checker.check(),
        enabled=on_board,
    ),
    Action(
        "check_level",
        QT_TRANSLATE_NOOP("actions", "Show &Mistakes"),
    ),
    Action(
        "go_back",
        QT_TRANSLATE_NOOP("actions", "Back to the &Last Good Position"),
        QT_TRANSLATE_NOOP("actions", "Undo until no mistakes remain"),
        more=("Ctrl+Shift+K",),
        call=lambda window: window.hint_tools.checker.go_back(),
    ),
    Action(
        "left",
        QT_TRANSLATE_NOOP("actions", "Cl&ues Left"),
        QT_TRANSLATE_NOOP("actions", "List the clues that are left, and how much is covered"),
        more=("Ctrl+Shift+L",),
        letter="L",
        call=lambda window: window.status.show_remaining(),
        enabled=on_board,
    ),
    Action(
        "pause",
        QT_TRANSLATE_NOOP("actions", "Pause &Game"),
        QT_TRANSLATE_NOOP("actions", "Hide the board and stop the clock"),
        icon="pause",
        more=("Ctrl+Shift+P", "Pause"),
        ends_group=True,
        call=lambda window: window.pause.switch(),
        enabled=lambda window: window.pause.possible,
        checked=lambda window: window.pause.paused,
    ),
    Action(
        "begin_trial",
        QT_TRANSLATE_NOOP("actions", "Begin &Trial"),
        QT_TRANSLATE_NOOP("actions", "Suppose something: you can reject what you draw from now on"),
        letter="T",
        call=lambda window: window.commands.begin_trial(),
        enabled=on_board,
    ),
    Action(
        "keep_trial",
        QT_TRANSLATE_NOOP("actions", "&Keep Trial"),
        QT_TRANSLATE_NOOP("actions", "Keep everything drawn in the trial"),
        letter="K",
        call=lambda window: window.commands.keep_trial(),
        enabled=_in_trial,
    ),
    Action(
        "reject_trial",
        QT_TRANSLATE_NOOP("actions", "Re&ject Trial"),
        QT_TRANSLATE_NOOP(
            "actions", "Remove what was drawn in the trial, and cross out its first rectangle"
        ),
        letter="J",
        call=lambda window: window.commands.reject_trial(),
        enabled=_in_trial,
    ),
    Action(
        "leave_trial",
        QT_TRANSLATE_NOOP("actions", "&Back to Before the Trial"),
        QT_TRANSLATE_NOOP("actions", "Undo the trial without a conclusion; Redo restores it"),
        letter="B",
        ends_group=True,
        call=lambda window: window.commands.leave_trial(),
        enabled=_in_trial,
    ),
    Action(
        "hint",
        QT_TRANSLATE_NOOP("actions", "&Hint"),
        QT_TRANSLATE_NOOP("actions", "Get a hint; press again for more"),
        icon="hint",
        more=("Ctrl+Shift+H",),
        letter="H",
        call=lambda window: window.hint_tools.hints.advance(),
        enabled=on_board,
    ),
    Action(
        "learn_play",
        QT_TRANSLATE_NOOP("actions", "&Draw It Yourself"),
        QT_TRANSLATE_NOOP("actions", "Hints explain a step, but do not draw it"),
        call=lambda window: window.settings.switch(Settings.learn_play),
        checked=lambda window: window.settings.learn_play,
    ),
    Action(
        "all_hints",
        QT_TRANSLATE_NOOP("actions", "&All Hints Now"),
        QT_TRANSLATE_NOOP("actions", "List every step that is possible now"),
        more=("Ctrl+Alt+H",),
        call=lambda window: window.hint_tools.hints.show_all(),
    ),
    Action(
        "walk",
        QT_TRANSLATE_NOOP("actions", "&Walk Through"),
        QT_TRANSLATE_NOOP("actions", "Show step by step how to solve the puzzle from here"),
        more=("Ctrl+Shift+W",),
        ends_group=True,
        call=lambda window: window.hint_tools.walk(),
    ),
    Action(
        "solve",
        QT_TRANSLATE_NOOP("actions", "&Solve"),
        QT_TRANSLATE_NOOP("actions", "Draw the whole solution; Undo restores your game"),
        icon="solve",
        more=("Ctrl+Return",),
        ends_group=True,
        call=lambda window: window.commands.solve(),
        enabled=on_board,
    ),
    Action(
        "edit",
        QT_TRANSLATE_NOOP("actions", "&Edit This Puzzle"),
        QT_TRANSLATE_NOOP("actions", "Change the puzzle in the editor; your game is not affected"),
        more=("Ctrl+Shift+D",),
        ends_group=True,
        call=late_pages.edit_puzzle,
    ),
    Action(
        "laboratory",
        QT_TRANSLATE_NOOP("actions", "Laborator&y…"),
        QT_TRANSLATE_NOOP("actions", "Compare formulations from the literature on this puzzle"),
        call=late_pages.show_laboratory,
    ),
    Action(
        "save_proof",
        QT_TRANSLATE_NOOP("actions", "Save &Proof…"),
        QT_TRANSLATE_NOOP("actions", "Save a proof of how many solutions this puzzle has"),
        call=lambda window: window.proofs.save(),
    ),
)

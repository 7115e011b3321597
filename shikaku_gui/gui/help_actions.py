"""The actions of the main window's menu Help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from shikaku_gui.gui.help.help_controller import HelpController
from shikaku_gui.gui.help.help_rows import about_action, guide_action, shortcuts_action
from shikaku_gui.gui.widgets.action_set import Action
from shikaku_gui.i18n import N_

if TYPE_CHECKING:
    from shikaku_gui.gui.main_window import MainWindow


def _page_in_front(window: MainWindow) -> str:
    """Return the name of the guide's page on what the window shows."""
    if window.pages.on_board:
        return "marks" if window.controller.board.trials else "playing"
    home = window.pages.home
    learning = window.pages.page is not None or (home is not None and home.on_learn_page)
    return "learn" if learning else "library"


def _help_of(window: MainWindow) -> HelpController:
    return window.help


HELP_ACTIONS: tuple[Action[MainWindow], ...] = (
    guide_action(_help_of, _page_in_front),
    Action(
        "learn",
        N_("&Learn to Play"),
        N_("Lessons, from the rules to the hardest techniques"),
        more=("Ctrl+F1",),
        call=lambda window: window.pages.show_learning(),
    ),
    Action(
        "how_to_play",
        N_("&How to Play"),
        N_("The rules and the controls in a few lines"),
        call=lambda window: window.show_how_to_play(),
    ),
    shortcuts_action(_help_of),
    about_action(_help_of),
)

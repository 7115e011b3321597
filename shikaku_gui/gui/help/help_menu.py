"""The actions of the menu Help that all windows have."""

from collections.abc import Callable

from PySide6.QtGui import QAction, QKeySequence

from shikaku_gui.gui.help.help_controller import HelpController
from shikaku_gui.gui.widgets.action_set import Action, WindowT
from shikaku_gui.i18n import N_


def help_actions(
    help_of: Callable[[WindowT], HelpController], page: Callable[[WindowT], str]
) -> tuple[Action[WindowT], ...]:
    """Return the actions for the guide, the list of all keys, and the program.

    ``page`` names the page of the guide on what a window shows.
    """
    return (
        Action(
            "guide",
            N_("&Guide"),
            N_("How everything works, from the rules to the keys"),
            key=QKeySequence.StandardKey.HelpContents,
            more=("F1",),
            ends_group=True,
            call=lambda window: help_of(window).show_page(page(window)),
        ),
        Action(
            "shortcuts",
            N_("&Keyboard Shortcuts"),
            more=("Ctrl+?",),
            ends_group=True,
            call=lambda window: help_of(window).show_shortcuts(),
        ),
        Action(
            "about",
            N_("&About Shikaku"),
            role=QAction.MenuRole.AboutRole,
            call=lambda window: help_of(window).show_about(window),
        ),
    )

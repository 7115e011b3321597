"""The actions of the menu Help that all windows have."""

from collections.abc import Callable

from PySide6.QtGui import QAction, QKeySequence

from shikaku_gui.gui.help.help_controller import HelpController
from shikaku_gui.gui.widgets.action_set import Action, WindowT
from shikaku_gui.i18n import N_


def guide_action(
    help_of: Callable[[WindowT], HelpController], page: Callable[[WindowT], str]
) -> Action[WindowT]:
    """Return the action that opens the guide at the page for what the window shows."""
    return Action(
        "guide",
        N_("&Guide"),
        N_("How everything works, from the rules to the keys"),
        key=QKeySequence.StandardKey.HelpContents,
        more=("F1",),
        ends_group=True,
        call=lambda window: help_of(window).show_page(page(window)),
    )


def shortcuts_action(help_of: Callable[[WindowT], HelpController]) -> Action[WindowT]:
    """Return the action that lists all keys."""
    return Action(
        "shortcuts",
        N_("&Keyboard Shortcuts"),
        more=("Ctrl+?",),
        ends_group=True,
        call=lambda window: help_of(window).show_shortcuts(),
    )


def about_action(help_of: Callable[[WindowT], HelpController]) -> Action[WindowT]:
    """Return the action that tells about the program."""
    return Action(
        "about",
        N_("&About Shikaku"),
        role=QAction.MenuRole.AboutRole,
        call=lambda window: help_of(window).show_about(window),
    )

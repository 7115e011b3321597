"""The keys of all windows, for the guide."""

from enum import Enum

from shikaku_gui.gui.actions import ACTIONS
from shikaku_gui.gui.help.key_names import KeyList, board_keys, guide_keys
from shikaku_gui.gui.widgets.action_set import ActionTable, WindowT
from shikaku_gui.gui.widgets.toolbar import plain_text
from shikaku_gui.i18n import _


def all_keys() -> list[KeyList]:
    """Return the keys of the board, of the menus of the window and of the editor, and of the guide.

    The menu Help of the editor is that of the window.
    """
    from shikaku_gui.gui.editor.editor_actions import EDITOR_ACTIONS, EditorMenu

    found = [board_keys(), *(_keys(ACTIONS, menu, "{menu}") for menu in ACTIONS.menus)]
    title = _("Editor: {menu}")
    menus = [menu for menu in EDITOR_ACTIONS.menus if menu is not EditorMenu.HELP]
    found += [_keys(EDITOR_ACTIONS, menu, title) for menu in menus]
    guide = next(action.text for action in ACTIONS.actions if action.name == "guide")
    found.append(guide_keys(plain_text(ACTIONS.translated(guide))))
    return [each for each in found if each.rows]


def _keys(table: ActionTable[WindowT], menu: Enum, title: str) -> KeyList:
    """Return the keys of each action of a menu that has any, with its text."""
    rows = (
        (", ".join(action.keys), plain_text(_(action.text)))
        for action in table.menus[menu]
        if action.keys
    )
    return KeyList(title.format(menu=plain_text(_(menu.value))), tuple(rows))

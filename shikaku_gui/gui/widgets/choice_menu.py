"""A menu with the values of a setting, of which the present one is checked."""

from collections.abc import Mapping
from functools import partial
from typing import TypeVar

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from shikaku_gui.gui.base.settings import Setting, Settings
from shikaku_gui.i18n import _

T = TypeVar("T")


def fill_choices(
    menu: QMenu, settings: Settings, setting: Setting[T], names: Mapping[T, str]
) -> None:
    """Fill a menu with the values of a setting; ``names`` are marked for translation."""
    group = QActionGroup(menu)
    actions = {}
    for value, name in names.items():
        action = QAction(_(name), group)
        action.setCheckable(True)
        action.triggered.connect(partial(setattr, settings, setting.name, value))
        menu.addAction(action)
        actions[value] = action

    def check_present() -> None:
        actions[getattr(settings, setting.name)].setChecked(True)

    menu.aboutToShow.connect(check_present)
    check_present()

"""The toolbar of all windows, which drops buttons when it is narrow."""

import re
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QIcon, QResizeEvent
from PySide6.QtWidgets import QMenuBar, QToolBar, QToolButton

from shikaku_gui.gui.base.fonts import TextSizeWatch, size_of_texts
from shikaku_gui.i18n import _

_ICON = 20
_BRACKETED = re.compile(r"\(&\w\)")
"""A mnemonic as Japanese and Chinese have it, which is not part of the text."""


@dataclass(frozen=True)
class _Dropped:
    """A text or button that was dropped; ``width`` is what the toolbar needed before."""

    action: QAction
    words: bool
    following: QAction | None
    width: int


class ToolBar(QToolBar):
    """A toolbar that drops spare buttons when it is narrow.

    A spare button with a text first loses the text, then is dropped in a second pass; its
    action is still in the menus. What does not fit even then goes into Qt's extension menu.
    """

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self.setMovable(False)
        self._fit_icons()
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._spare: list[QAction] = []
        self._dropped: list[_Dropped] = []
        self._kept: tuple[QAction, tuple[str, ...]] | None = None
        self._widest = 0
        TextSizeWatch(self, self._fit_texts)

    def _fit_icons(self) -> None:
        side = round(_ICON * size_of_texts(self))
        self.setIconSize(QSize(side, side))

    def fill(
        self,
        names: Iterable[str],
        action: Callable[[str], QAction],
        words: Collection[str],
        spare: Iterable[str],
    ) -> None:
        """Add the buttons of the named actions, with an empty name for a separator.

        Those of ``words`` show their texts; those of ``spare`` are dropped in that order.
        """
        for name in names:
            if name:
                self.addAction(action(name))
                self._dress(action(name), words=name in words)
            else:
                self.addSeparator()
        self._spare = [action(name) for name in spare]
        name_rest(self)

    def keep_room(self, action: QAction, texts: Iterable[str]) -> None:
        """Reserve the width of the widest text for a button, which must not be spare."""
        self._kept = action, tuple(texts)
        self._measure()

    def _measure(self) -> None:
        if self._kept is None:
            return
        action, texts = self._kept
        usual, widths = action.iconText(), [0]
        button = self.widgetForAction(action)
        button.ensurePolished()
        for text in texts:
            action.setIconText(text)
            widths.append(button.sizeHint().width())
        action.setIconText(usual)
        self._widest = max(widths)

    def _fit_texts(self) -> None:
        """Let icons have the size of the letters, and drop buttons as if none had been dropped."""
        self._fit_icons()
        while self._dropped:
            self._take_back(self._dropped.pop())
        self._measure()
        self._drop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Drop buttons that do not fit, or restore them."""
        super().resizeEvent(event)
        while self._dropped and self._dropped[-1].width <= self.width():
            self._take_back(self._dropped.pop())
        self._drop()

    def _drop(self) -> None:
        while len(self._dropped) < len(self._spare) and self._needed > self.width():
            self._give_up(self._spare[len(self._dropped)])

    @property
    def _needed(self) -> int:
        """The width in pixels that everything needs, whatever texts are shown."""
        width = self.sizeHint().width()
        if self._kept is None:
            return width
        action, _texts = self._kept
        return width + max(self._widest - self.widgetForAction(action).sizeHint().width(), 0)

    def _give_up(self, action: QAction) -> None:
        style = self.widgetForAction(action).property("toolButtonStyle")
        words = bool(style == Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        shown = self.actions()
        following = next(iter(shown[shown.index(action) + 1 :]), None)
        self._dropped.append(_Dropped(action, words, following, self._needed))
        if words:
            self._dress(action, words=False)
        else:
            self.removeAction(action)
            self._part_groups()

    def _take_back(self, spared: _Dropped) -> None:
        if not spared.words:
            if spared.following is None:
                self.addAction(spared.action)
            else:
                self.insertAction(spared.following, spared.action)
            self._part_groups()
        self._dress(spared.action, words=spared.words)

    def _part_groups(self) -> None:
        """Show separators only between groups that have buttons left."""
        line, begun = None, False
        for action in self.actions():
            if action.isSeparator():
                action.setVisible(False)
                line = action if begun else None
            else:
                if line is not None:
                    line.setVisible(True)
                line, begun = None, True

    def _dress(self, action: QAction, *, words: bool) -> None:
        button = self.widgetForAction(action)
        styles = Qt.ToolButtonStyle
        style = styles.ToolButtonTextBesideIcon if words else styles.ToolButtonIconOnly
        button.setProperty("toolButtonStyle", style)
        button.setAccessibleName(plain_text(action.text()))
        layout = self.layout()
        if layout is not None:
            layout.invalidate()  # hidden buttons do not trigger it


def plain_text(text: str) -> str:
    """Return the text of an action without mnemonic and dots.

    >>> plain_text("&Open…"), plain_text("開く…(&O)")
    ('Open', '開く')
    """
    return _BRACKETED.sub("", text).replace("&", "").rstrip("…")


def name_rest(bar: QToolBar | QMenuBar) -> None:
    """Give the button for what has no room a text that is visible in every theme."""
    kind = "menubar" if isinstance(bar, QMenuBar) else "toolbar"
    rest = bar.findChild(QToolButton, f"qt_{kind}_ext_button")
    if isinstance(rest, QToolButton):
        more = _("More")
        rest.setIcon(QIcon())
        rest.setText("\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}")
        rest.setToolTip(more)
        rest.setAccessibleName(more)

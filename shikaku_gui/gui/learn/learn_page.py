"""The page Learn of the library: what there is to learn, in sections below each other."""

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from shikaku_gui.gui.base.fonts import set_bold
from shikaku_gui.gui.base.labels import PlainLabel
from shikaku_gui.gui.base.screen_fit import PlainScrollArea, keep_room_for_bar
from shikaku_gui.i18n import N_, _


class LearnSection(Enum):
    """The sections of the page, in their order; the values are their titles."""

    TODAY = N_("Today: five minutes")
    MISSED = N_("From your games")
    MIXED = N_("Mixed round")
    PLACEMENT = N_("Do you know the puzzle already?")
    LESSONS = N_("Lessons and practice")


class LearnPage(PlainScrollArea):
    """Shows the sections that have contents; a section without any is hidden.

    When the page is given the focus, ``following`` gets it, or what had it before if the same
    follows still. Neither is the page's focus proxy: Tab would skip all that comes before it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("learn")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        keep_room_for_bar(self)
        self.following: QWidget | None = None
        self._followed: QWidget | None = None
        self._columns: dict[LearnSection, QVBoxLayout] = {}
        inner = QWidget()
        rows = QVBoxLayout(inner)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(18)
        for section in LearnSection:
            rows.addWidget(self._make_section(section))
        rows.addStretch(1)
        self.setWidget(inner)

    def setFocus(self, reason: Qt.FocusReason = Qt.FocusReason.OtherFocusReason) -> None:
        """Give the focus to what follows next, or back to what was begun before that."""
        before, followed = self.focusWidget(), self._followed
        self._followed = self.following
        back = before if followed is self.following else None
        chosen = back if back is not None and back.isVisibleTo(self) else self.following
        if chosen is not None:
            chosen.setFocus(reason)

    def add(self, section: LearnSection, contents: QWidget) -> None:
        """Add contents at the end of a section, and show it."""
        column = self._columns[section]
        column.addWidget(contents)
        self.set_shown(section, True)

    def set_shown(self, section: LearnSection, shown: bool) -> None:
        """Show or hide a section."""
        frame = self._columns[section].parentWidget()
        if frame is not None:
            frame.setVisible(shown)

    def _make_section(self, section: LearnSection) -> QWidget:
        frame = QWidget()
        column = self._columns[section] = QVBoxLayout(frame)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        title = PlainLabel(_(section.value))
        title.setObjectName("title")
        title.setWordWrap(True)
        set_bold(title, 1.2)
        column.addWidget(title)
        frame.hide()
        return frame

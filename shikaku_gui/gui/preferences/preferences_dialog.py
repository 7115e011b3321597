"""The dialog with the preferences."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QDialogButtonBox,
    QListWidget,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui.gui.base.labels import DialogButtons
from shikaku_gui.gui.base.screen_fit import Dialog, ScrolledContent, is_narrow, wrap_names
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.preferences import pages
from shikaku_gui.gui.preferences.form import Page
from shikaku_gui.gui.widgets.closing_key import close_by_key
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.i18n import _

_BESIDE_WORDS = 44


class PreferencesDialog(Dialog):
    """Shows the settings, by subjects; a change takes effect at once, or says when it does.

    ``folder`` holds the player's data now; ``reopen`` opens the windows again.
    """

    def __init__(
        self,
        settings: Settings,
        folder: Path,
        parent: QWidget,
        reopen: Callable[[], object] | None = None,
    ) -> None:
        super().__init__(parent)
        close_by_key(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Preferences"))
        self.appearance = pages.AppearancePage(settings, self)
        self.board = pages.BoardViewPage(settings, self)
        self.play = pages.PlayPage(settings, self)
        self.language = pages.LanguagePage(settings, self, reopen)
        self.data = pages.DataPage(settings, folder, self)
        self.subjects = QListWidget()
        self.box = ComboBox()  # in place of the list on a narrow screen
        for control in (self.subjects, self.box):
            control.setObjectName("subjects")
            control.setAccessibleName(_("Subjects"))
        self._pages = QStackedWidget()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for name, page in (
            (_("Appearance"), self.appearance),
            (_("Board"), self.board),
            (_("Playing"), self.play),
            (_("Language"), self.language),
            (_("Data"), self.data),
        ):
            self.subjects.addItem(name)
            self.box.addItem(name)
            page.setAccessibleName(name)
            self._pages.addWidget(ScrolledContent(page))
        for chosen in (self.subjects.currentRowChanged, self.box.currentIndexChanged):
            chosen.connect(self._pages.setCurrentIndex)
        self.subjects.setCurrentRow(0)
        self._build()

    def _build(self) -> None:
        self._fit_words()
        self.subjects.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        buttons = DialogButtons(self, QDialogButtonBox.StandardButton.Close)
        row = self._row
        row.setSpacing(16)
        row.addWidget(self.box)
        row.addWidget(self.subjects)
        row.addWidget(self._pages, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 12)
        layout.setSpacing(12)
        layout.addLayout(row, 1)
        layout.addWidget(buttons)
        self._arrange()
        (self.box if is_narrow(self) else self.subjects).setFocus()

    def _arrange(self) -> None:
        """Put the subjects beside the page, or in a box above it on a narrow screen."""
        narrow, directions = is_narrow(self), QBoxLayout.Direction
        self._row.setDirection(directions.TopToBottom if narrow else directions.LeftToRight)
        for control in (self.subjects, self.box):
            control.setVisible((control is self.box) is narrow)
        for page in self.findChildren(Page):
            wrap_names(page.form, self)

    def showEvent(self, event: QShowEvent) -> None:
        """Use the whole screen if need be; Qt itself uses two thirds at most."""
        super().showEvent(event)
        if not event.spontaneous():
            self._grow()

    def changeEvent(self, event: QEvent) -> None:
        """Make room for larger texts."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self.isVisible():
            QTimer.singleShot(0, self, self._grow)  # what it holds has the font by then

    def _grow(self) -> None:
        self._arrange()
        self._fit_words()
        areas = self._pages.findChildren(ScrolledContent)
        for area in areas:
            area.updateGeometry()
        QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)  # or the hint is the old one
        for area in areas:
            if area.isVisible():
                area.enlarge_window()

    def _fit_words(self) -> None:
        metrics = self.subjects.fontMetrics()
        texts = [self.subjects.item(row).text() for row in range(self.subjects.count())]
        self.subjects.setFixedWidth(max(map(metrics.horizontalAdvance, texts)) + _BESIDE_WORDS)

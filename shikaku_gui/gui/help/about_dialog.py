"""The dialog about the program itself: what it is, all licences, and diagnostics."""

from pathlib import Path

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui import __version__, resources
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.finger_scroll import FingerScroll
from shikaku_gui.gui.base.fonts import size_of_texts
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.base.labels import DialogButtons, PlainLabel
from shikaku_gui.gui.base.screen_fit import Dialog, is_narrow, open_at
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.help.diagnostics import data_lines, program_lines
from shikaku_gui.gui.help.licences import LicensedPart, components
from shikaku_gui.gui.widgets.tabs_or_box import TabsOrBox
from shikaku_gui.i18n import _

_SIZE = (620, 460)
_LIST_SHARE = (2, 5)


class AboutDialog(Dialog):
    """Shows what the program is, the licences of its parts, and text for a report.

    ``folder`` holds the player's data. ``jobs`` read the licences and the folder, which may
    be slow, and are closed with the dialog.
    """

    def __init__(
        self, settings: Settings, folder: Path, jobs: Jobs, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("About Shikaku"))
        self._jobs = jobs  # the connections below do not keep them
        self._components: list[LicensedPart] = []
        self.tabs = QTabWidget()
        self.words = QTextBrowser()
        self.parts = QListWidget()
        for area in (self.words, self.parts):
            FingerScroll(area)
        self.licence = _text_field(_("Licence"))
        self.diagnostics = _text_field(_("Diagnostics"))
        self.copy_button = QPushButton(_("Copy &Diagnostics"))
        self.note = PlainLabel()
        self._build()
        self.parts.currentRowChanged.connect(self._show_licence)
        self.copy_button.clicked.connect(self.copy)
        self.finished.connect(jobs.close)
        self.destroyed.connect(jobs.close)  # with its window, while it is open
        lines = program_lines(settings)
        self.diagnostics.setPlainText("\n".join(lines))
        jobs.submit(lambda _: components(), self._show_parts)
        jobs.submit(
            lambda stop: data_lines(folder, stop),
            lambda more: self.diagnostics.setPlainText("\n".join([*lines, *more])),
        )

    def copy(self) -> None:
        """Copy the diagnostics, and show them: there may be no clipboard, or one that refuses."""
        text = self.diagnostics.toPlainText()
        clipboard = QGuiApplication.clipboard()
        clipboard.setText(text)
        copied = clipboard.text() == text
        self.tabs.setCurrentWidget(self.diagnostics)
        if not copied:
            self.diagnostics.selectAll()
            self.diagnostics.setFocus()
        self.note.setText(
            _("The diagnostics are on the clipboard.")
            if copied
            else _("The clipboard cannot be used. Please copy the selected text.")
        )
        self.note.show()
        announce(self.note, self.note.text())

    def _build(self) -> None:
        width, height = _SIZE
        factor = size_of_texts(self)
        open_at(self, round(width * factor), round(height * factor))
        self.tabs.addTab(self._summary(), _("&Program"))
        self.tabs.addTab(self._licences(), _("&Licences"))
        self.tabs.addTab(self.diagnostics, _("D&etails"))
        self.note.setWordWrap(True)
        self.note.hide()
        self.copy_button.setAutoDefault(False)
        buttons = DialogButtons(self, QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 14, 16, 12)
        layout.setSpacing(12)
        layout.addWidget(TabsOrBox(self.tabs), 1)
        layout.addWidget(self.note)
        layout.addWidget(buttons)

    def _summary(self) -> QWidget:
        picture = PlainLabel()
        picture.setPixmap(QIcon(str(resources.icon())).pixmap(72, 72))
        self.words.setHtml(
            _(
                "<h3>Shikaku {version}</h3><p>Play, solve and study Shikaku: divide the grid into"
                " rectangles, one number each.</p><p>Free software under the MIT licence. It works"
                " offline and sends no data anywhere.</p><p>Not affiliated with Nikoli Co., "
                "Ltd.</p>"
                "<p>With Qt {qt}.</p>"
            ).format(version=__version__, qt=qVersion())
        )
        _let_select(self.words)
        self.words.setAccessibleName(self.windowTitle())
        page = QWidget()
        row = QHBoxLayout(page)
        row.setContentsMargins(16, 16, 16, 16)
        row.setSpacing(16)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.words, 1)
        return page

    def _licences(self) -> QWidget:
        self.parts.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.parts.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.parts.setAccessibleName(_("Parts of the program"))
        page = QWidget()
        directions = QBoxLayout.Direction
        narrow = is_narrow(self)
        row = QBoxLayout(directions.TopToBottom if narrow else directions.LeftToRight, page)
        row.setContentsMargins(0, 0, 0, 0)
        for widget, share in zip((self.parts, self.licence), _LIST_SHARE, strict=True):
            row.addWidget(widget, share)
        return page

    def _show_parts(self, found: list[LicensedPart]) -> None:
        self._components = found
        self.parts.addItems([part.name for part in found])
        self.parts.setCurrentRow(0)

    def _show_licence(self, row: int) -> None:
        self.licence.setPlainText(self._components[row].text)


def _text_field(name: str) -> QPlainTextEdit:
    """Return a field with a text to read and to copy."""
    field = QPlainTextEdit()
    field.setReadOnly(True)
    _let_select(field)
    field.setAccessibleName(name)
    return field


def _let_select(field: QPlainTextEdit | QTextBrowser) -> None:
    """Let a text be selected by keyboard too; Tab leaves it."""
    field.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    field.setTabChangesFocus(True)

"""A form for the title, author, source and rules of the puzzle being made."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QFormLayout, QPlainTextEdit, QWidget

from shikaku_gui.gui.editor.editor_model import EditorModel
from shikaku_gui.gui.widgets.line_edit import LineEdit
from shikaku_gui.gui.widgets.toolbar import plain_text
from shikaku_gui.i18n import _
from shikaku_gui.play import PuzzleText, SetText

_LINES = 4


class DetailsForm(QWidget):
    """Fields for the texts; each change can be undone."""

    def __init__(self, model: EditorModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.fields = {
            PuzzleText.TITLE: LineEdit(),
            PuzzleText.AUTHOR: LineEdit(),
            PuzzleText.SOURCE: LineEdit(),
        }
        self.rules = QPlainTextEdit()
        self._build()
        for of, field in self.fields.items():
            field.textEdited.connect(lambda text, of=of: self._set(of, text))
            field.editingFinished.connect(lambda: self._model.session.pause())
        self.rules.textChanged.connect(
            lambda: self._set(PuzzleText.RULES, self.rules.toPlainText())
        )
        model.edited.connect(self._refresh)
        self._refresh()

    def _build(self) -> None:
        names = {
            PuzzleText.TITLE: _("&Title"),
            PuzzleText.AUTHOR: _("Aut&hor"),
            PuzzleText.SOURCE: _("Sour&ce"),
        }
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(8)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        for of, field in self.fields.items():
            field.setAccessibleName(plain_text(names[of]))
            form.addRow(names[of], field)
        self.rules.setAccessibleName(_("Rules"))
        self.rules.setPlaceholderText(_("Notes for the player (optional)"))
        self.rules.setTabChangesFocus(True)
        self.rules.setFixedHeight(_LINES * self.fontMetrics().lineSpacing() + 12)
        form.addRow(_("&Rules"), self.rules)

    def _set(self, of: PuzzleText, text: str) -> None:
        if text != getattr(self._model.puzzle, of.value):
            self._model.session.make(SetText(of, text))

    def _refresh(self) -> None:
        for of, field in self.fields.items():
            text = getattr(self._model.puzzle, of.value)
            if field.text() != text:
                field.setText(text)
                field.setCursorPosition(0 if not field.hasFocus() else len(text))
        if self.rules.toPlainText() != self._model.puzzle.rules:
            with QSignalBlocker(self.rules):
                self.rules.setPlainText(self._model.puzzle.rules)

"""A form for the title, author, source and rules of the puzzle being made."""

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QFormLayout, QLineEdit, QPlainTextEdit, QWidget

from shikaku_gui.gui.editor.editor_model import EditorModel
from shikaku_gui.play import SetText

_LINES = 4


class DetailsForm(QWidget):
    """Fields for the texts; each change can be undone."""

    def __init__(self, model: EditorModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.fields = {"title": QLineEdit(), "author": QLineEdit(), "source": QLineEdit()}
        self.rules = QPlainTextEdit()
        self._build()
        for name, field in self.fields.items():
            field.textEdited.connect(lambda text, name=name: self._set(name, text))
            field.editingFinished.connect(self._pause)
        self.rules.textChanged.connect(lambda: self._set("rules", self.rules.toPlainText()))
        model.edited.connect(self._refresh)
        self._refresh()

    def _build(self) -> None:
        names = {
            "title": self.tr("&Title"),
            "author": self.tr("Aut&hor"),
            "source": self.tr("Sour&ce"),
        }
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setVerticalSpacing(8)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        for name, field in self.fields.items():
            field.setAccessibleName(names[name].replace("&", ""))
            form.addRow(names[name], field)
        self.rules.setAccessibleName(self.tr("Rules"))
        self.rules.setPlaceholderText(self.tr("What the player should know, if anything"))
        self.rules.setTabChangesFocus(True)
        self.rules.setFixedHeight(_LINES * self.fontMetrics().lineSpacing() + 12)
        form.addRow(self.tr("&Rules"), self.rules)

    def _set(self, name: str, text: str) -> None:
        if text != getattr(self._model.puzzle, name):
            self._model.session.make(SetText(name, text))

    def _pause(self) -> None:
        self._model.session.pause()

    def _refresh(self) -> None:
        for name, field in self.fields.items():
            text = getattr(self._model.puzzle, name)
            if field.text() != text:
                field.setText(text)
                field.setCursorPosition(0 if not field.hasFocus() else len(text))
        if self.rules.toPlainText() != self._model.puzzle.rules:
            with QSignalBlocker(self.rules):
                self.rules.setPlainText(self._model.puzzle.rules)

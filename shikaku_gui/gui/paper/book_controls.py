"""The options of a book, on three pages of controls."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QLocale, QSignalBlocker, Signal
from PySide6.QtWidgets import QAbstractButton, QFormLayout, QTabWidget, QWidget

from shikaku_gui.gui.base.translation import translate
from shikaku_gui.gui.widgets.check_box import CheckBox
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.gui.widgets.line_edit import LineEdit
from shikaku_gui.gui.widgets.number_fields import DecimalField
from shikaku_gui.play import (
    MAX_MARGIN,
    PAPERS,
    PER_PAGE,
    BookOptions,
    BookPlace,
    CaptionPart,
    LinkStyle,
    PageOrientation,
)
from shikaku_gui.texts import QT_TRANSLATE_NOOP

_LONGEST_TEXT = 300

_CHOICES: dict[object, str] = {
    "Letter": QT_TRANSLATE_NOOP("print", "Letter", "the American size of paper"),
    "Legal": QT_TRANSLATE_NOOP("print", "Legal", "the American size of paper"),
    BookPlace.NONE: QT_TRANSLATE_NOOP("print", "None", "solutions or hints: not printed"),
    BookPlace.END: QT_TRANSLATE_NOOP("print", "On separate pages"),
    BookPlace.FOOT: QT_TRANSLATE_NOOP("print", "Upside down at page bottom"),
    LinkStyle.QR: QT_TRANSLATE_NOOP("print", "QR code"),
    LinkStyle.TEXT: QT_TRANSLATE_NOOP("print", "Text"),
    LinkStyle.NONE: QT_TRANSLATE_NOOP("print", "None"),
    PageOrientation.AUTO: QT_TRANSLATE_NOOP("print", "Automatic"),
    PageOrientation.PORTRAIT: QT_TRANSLATE_NOOP("print", "Portrait"),
    PageOrientation.LANDSCAPE: QT_TRANSLATE_NOOP("print", "Landscape"),
}

_CAPTIONS = {
    CaptionPart.NUMBER: QT_TRANSLATE_NOOP("print", "Number"),
    CaptionPart.TITLE: QT_TRANSLATE_NOOP("print", "Title"),
    CaptionPart.AUTHOR: QT_TRANSLATE_NOOP("print", "Author"),
    CaptionPart.SIZE: QT_TRANSLATE_NOOP("print", "Size"),
    CaptionPart.GRADE: QT_TRANSLATE_NOOP("print", "Grade"),
}


class BookControls(QTabWidget):
    """The options of a book: pages, what stands at the puzzles, and what makes it a book."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields: dict[str, QWidget] = {}
        self.captions = {part: CheckBox(_tr(text)) for part, text in _CAPTIONS.items()}
        self.addTab(self._pages(), self.tr("Pages"))
        self.addTab(self._puzzles(), self.tr("Puzzles"))
        self.addTab(self._book(), self.tr("Book"))
        for box in self.captions.values():
            box.setChecked(True)
            box.toggled.connect(self.changed)
        progress, marks = self.fields["progress"], self.fields["marks"]
        marks.setEnabled(False)
        if isinstance(progress, QAbstractButton):
            progress.toggled.connect(marks.setEnabled)

    @property
    def options(self) -> BookOptions:
        """The chosen options.

        Raises:
            ValueError: the margins leave no room on the page.
        """
        values: dict[str, Any] = {name: _value(field) for name, field in self.fields.items()}
        chosen = tuple(part for part, box in self.captions.items() if box.isChecked())
        return BookOptions(**values, captions=chosen)

    def set_options(self, options: BookOptions) -> None:
        """Choose these options; ``changed`` is emitted once."""
        with QSignalBlocker(self):
            for name, field in self.fields.items():
                _set_value(field, getattr(options, name))
            for part, box in self.captions.items():
                box.setChecked(part in options.captions)
        self.changed.emit()

    def _pages(self) -> QWidget:
        page, form = _form()
        self._choice(form, "per_page", self.tr("P&uzzles on a page:"), PER_PAGE)
        self._choice(form, "paper", self.tr("Pap&er:"), tuple(PAPERS), default_paper())
        self._choice(form, "orientation", self.tr("Orien&tation:"), tuple(PageOrientation))
        self._length(form, "margin", self.tr("Mar&gins:"), 15.0)
        self._length(form, "gutter", self.tr("Extra inner margin:"), 0.0)
        self._length(form, "bleed", self.tr("Bleed:"), 0.0)
        self._box(form, "page_numbers", self.tr("Page numbers"), checked=True)
        self._box(form, "large", self.tr("&Large print"))
        return page

    def _puzzles(self) -> QWidget:
        page, form = _form()
        self._choice(form, "solutions", self.tr("S&olutions:"), tuple(BookPlace))
        self._choice(form, "hints", self.tr("&Hints:"), tuple(BookPlace))
        self._choice(form, "links", self.tr("Lin&k:"), tuple(LinkStyle))
        for number, box in enumerate(self.captions.values()):
            form.addRow(self.tr("Caption:") if number == 0 else "", box)
        self._box(form, "name_lines", self.tr("Line for the name"))
        self._box(form, "time_lines", self.tr("Line for the time"))
        self._box(form, "coordinates", self.tr("&Number rows and columns"))
        self._box(form, "progress", self.tr("Include my rectangles"))
        self._box(form, "marks", self.tr("Include my &marks and trials"))
        return page

    def _book(self) -> QWidget:
        page, form = _form()
        for name, label in (
            ("title", self.tr("T&itle:")),
            ("subtitle", self.tr("Subtitle:")),
            ("author", self.tr("Author:")),
            ("imprint", self.tr("Imprint:")),
        ):
            line = LineEdit()
            line.setMaxLength(_LONGEST_TEXT)
            line.textChanged.connect(self.changed)
            self.fields[name] = line
            form.addRow(label, line)
        self._box(form, "cover", self.tr("Co&ver"))
        self._box(form, "rules", self.tr("Rules with an example"))
        self._box(form, "contents", self.tr("Table of &contents"))
        self._box(form, "by_grade", self.tr("One chapter per grade"))
        return page

    def _choice(
        self,
        form: QFormLayout,
        name: str,
        label: str,
        values: tuple[Any, ...],
        chosen: object = None,
    ) -> None:
        choice = ComboBox()
        for value in values:
            choice.addItem(translate(_CHOICES.get(value, str(value))), value)
        if chosen is not None:
            choice.setCurrentIndex(choice.findData(chosen))
        choice.currentIndexChanged.connect(self.changed)
        self.fields[name] = choice
        form.addRow(label, choice)

    def _length(self, form: QFormLayout, name: str, label: str, value: float) -> None:
        field = DecimalField()
        field.setRange(0.0, MAX_MARGIN)
        field.setDecimals(1)
        field.setSuffix(self.tr(" mm"))
        field.setValue(value)
        field.valueChanged.connect(self.changed)
        self.fields[name] = field
        form.addRow(label, field)

    def _box(self, form: QFormLayout, name: str, label: str, *, checked: bool = False) -> None:
        box = CheckBox(label)
        box.setChecked(checked)
        box.toggled.connect(self.changed)
        self.fields[name] = box
        form.addRow(box)


def default_paper() -> str:
    """Return the default paper size: Letter in the USA, Canada and Mexico, else A4."""
    american = (QLocale.Country.UnitedStates, QLocale.Country.Canada, QLocale.Country.Mexico)
    return "Letter" if QLocale.system().territory() in american else "A4"


def _form() -> tuple[QWidget, QFormLayout]:
    page = QWidget()
    form = QFormLayout(page)
    form.setVerticalSpacing(8)
    return page, form


def _value(field: QWidget) -> object:
    match field:
        case ComboBox():
            return field.currentData()
        case LineEdit():
            return field.text()
        case DecimalField():
            return field.value()
        case QAbstractButton():
            return field.isChecked()
    raise TypeError(type(field).__name__)


def _set_value(field: QWidget, value: Any) -> None:
    """Show a value; a size of paper that is not among the choices becomes one."""
    match field:
        case ComboBox():
            if field.findData(value) < 0:
                field.addItem(str(value), value)
            field.setCurrentIndex(field.findData(value))
        case LineEdit():
            field.setMaxLength(max(field.maxLength(), len(value)))
            field.setText(value)
        case DecimalField():
            field.setValue(value)
        case QAbstractButton():
            field.setChecked(value)


def _tr(text: str) -> str:
    return QCoreApplication.translate("print", text)

"""The options of a book, on three pages of controls."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QLocale, QSignalBlocker, Signal
from PySide6.QtWidgets import QAbstractButton, QFormLayout, QTabWidget, QWidget

from shikaku_gui import play
from shikaku_gui.gui.base.screen_fit import form_layout
from shikaku_gui.gui.paper.paper_dialog import offer_progress
from shikaku_gui.gui.widgets.check_box import CheckBox
from shikaku_gui.gui.widgets.combo_box import ComboBox
from shikaku_gui.gui.widgets.line_edit import LineEdit
from shikaku_gui.gui.widgets.number_fields import DecimalField
from shikaku_gui.i18n import N_, NC_, _

_LONGEST_TEXT = 300

_CHOICES: dict[object, str] = {
    "Letter": NC_("size of paper", "Letter"),
    "Legal": NC_("size of paper", "Legal"),
    play.BookPlace.NONE: NC_("place of solutions or hints", "None"),
    play.BookPlace.END: N_("On separate pages"),
    play.BookPlace.FOOT: N_("Upside down at page bottom"),
    play.LinkStyle.QR: N_("QR code"),
    play.LinkStyle.TEXT: N_("Text"),
    play.LinkStyle.NONE: NC_("style of links", "None"),
    play.PageOrientation.AUTO: N_("Automatic"),
    play.PageOrientation.PORTRAIT: N_("Portrait"),
    play.PageOrientation.LANDSCAPE: N_("Landscape"),
}

_CAPTIONS = {
    play.CaptionPart.NUMBER: N_("Number"),
    play.CaptionPart.TITLE: N_("Title"),
    play.CaptionPart.AUTHOR: N_("Author"),
    play.CaptionPart.SIZE: N_("Size"),
    play.CaptionPart.GRADE: N_("Grade"),
}


class BookControls(QTabWidget):
    """The options of a book: pages, what stands at the puzzles, and what makes it a book."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.fields: dict[str, QWidget] = {}
        self.captions = {part: CheckBox(_(text)) for part, text in _CAPTIONS.items()}
        self.addTab(self._pages_tab(), _("Pages"))
        self.addTab(self._puzzles_tab(), _("Puzzles"))
        self.addTab(self._book_tab(), _("Book"))
        for box in self.captions.values():
            box.setChecked(True)
            box.toggled.connect(self.changed)
        self.progress.toggled.connect(self._offer_marks)
        self._offer_marks()

    @property
    def options(self) -> play.BookOptions:
        """The chosen options.

        Raises:
            ValueError: the margins leave no room on the page.
        """
        values: dict[str, Any] = {name: _value(field) for name, field in self.fields.items()}
        chosen = tuple(part for part, box in self.captions.items() if box.isChecked())
        return play.BookOptions(**values, captions=chosen)

    def set_options(self, options: play.BookOptions) -> None:
        """Choose these options; ``changed`` is emitted once."""
        with QSignalBlocker(self):
            for name, field in self.fields.items():
                _set_value(field, getattr(options, name))
            for part, box in self.captions.items():
                box.setChecked(part in options.captions)
        self.changed.emit()

    def offer_progress(self, *, possible: bool) -> None:
        """Let what is drawn be included, where something is."""
        offer_progress(self.progress, possible=possible)
        self._offer_marks()

    def _offer_marks(self) -> None:
        marks = self.progress.isEnabled() and self.progress.isChecked()
        self.fields["marks"].setEnabled(marks)

    def _pages_tab(self) -> QWidget:
        page, form = _form()
        self._add_choice(form, "per_page", _("P&uzzles on a page:"), play.PER_PAGE)
        self._add_choice(form, "paper", _("Pap&er:"), tuple(play.PAPERS), default_paper())
        self._add_choice(form, "orientation", _("Orien&tation:"), tuple(play.PageOrientation))
        self._add_length(form, "margin", _("Mar&gins:"), 15.0)
        self._add_length(form, "gutter", _("Extra inner margin:"), 0.0)
        self._add_length(form, "bleed", _("Bleed:"), 0.0)
        self._add_box(form, "page_numbers", _("Page numbers"), checked=True)
        self._add_box(form, "large", _("&Large print"))
        return page

    def _puzzles_tab(self) -> QWidget:
        page, form = _form()
        self._add_choice(form, "solutions", _("S&olutions:"), tuple(play.BookPlace))
        self._add_choice(form, "hints", _("&Hints:"), tuple(play.BookPlace))
        self._add_choice(form, "links", _("Lin&k:"), tuple(play.LinkStyle))
        for number, box in enumerate(self.captions.values()):
            form.addRow(_("Caption:") if number == 0 else "", box)
        self._add_box(form, "name_lines", _("Lines for name and class"))
        self._add_box(form, "time_lines", _("Line for the time"))
        self._add_box(form, "coordinates", _("&Number rows and columns"))
        self.progress = self._add_box(form, "progress", _("Include my rectangles"))
        self._add_box(form, "marks", _("Include my &marks and trials"))
        return page

    def _book_tab(self) -> QWidget:
        page, form = _form()
        for name, label in (
            ("title", _("T&itle:")),
            ("subtitle", _("Subtitle:")),
            ("author", _("Author:")),
            ("imprint", _("Imprint:")),
        ):
            line = LineEdit()
            line.setMaxLength(_LONGEST_TEXT)
            line.textChanged.connect(self.changed)
            self.fields[name] = line
            form.addRow(label, line)
        self._add_box(form, "cover", _("Co&ver"))
        self._add_box(form, "rules", _("Rules with an example"))
        self._add_box(form, "contents", _("Table of &contents"))
        self._add_box(form, "by_grade", _("One chapter per grade"))
        return page

    def _add_choice(
        self,
        form: QFormLayout,
        name: str,
        label: str,
        values: tuple[Any, ...],
        chosen: object = None,
    ) -> None:
        choice = ComboBox()
        for value in values:
            choice.addItem(_(_CHOICES.get(value, str(value))), value)
        if chosen is not None:
            choice.setCurrentIndex(choice.findData(chosen))
        choice.currentIndexChanged.connect(self.changed)
        self.fields[name] = choice
        form.addRow(label, choice)

    def _add_length(self, form: QFormLayout, name: str, label: str, value: float) -> None:
        field = DecimalField()
        field.setRange(0.0, play.MAX_MARGIN)
        field.setDecimals(1)
        field.setSuffix(_(" mm"))
        field.setValue(value)
        field.valueChanged.connect(self.changed)
        self.fields[name] = field
        form.addRow(label, field)

    def _add_box(
        self, form: QFormLayout, name: str, label: str, *, checked: bool = False
    ) -> CheckBox:
        box = CheckBox(label)
        box.setChecked(checked)
        box.toggled.connect(self.changed)
        self.fields[name] = box
        form.addRow(box)
        return box


def default_paper() -> str:
    """Return the default paper size: Letter in the USA, Canada and Mexico, else A4."""
    american = (QLocale.Country.UnitedStates, QLocale.Country.Canada, QLocale.Country.Mexico)
    return "Letter" if QLocale.system().territory() in american else "A4"


def _form() -> tuple[QWidget, QFormLayout]:
    page = QWidget()
    form = form_layout(page, page)
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

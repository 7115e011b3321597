"""The panel beside the grid: the verdict on the puzzle, its solutions and its texts."""

from collections.abc import Mapping

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPlainTextEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui import play
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.fonts import TextSizeWatch, letter_width
from shikaku_gui.gui.base.labels import PlainLabel, RichLabel, ValueLabel
from shikaku_gui.gui.base.screen_fit import PlainScrollArea
from shikaku_gui.gui.base.style_sheet import set_style_property
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import dimensions, message_text
from shikaku_gui.gui.editor import verdict_card
from shikaku_gui.gui.editor.appraisal_controller import AppraisalController
from shikaku_gui.gui.editor.editor_model import EditorModel
from shikaku_gui.gui.widgets.exclusive_button import ExclusiveButton
from shikaku_gui.gui.widgets.line_edit import LineEdit
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.gui.widgets.segmented_buttons import SegmentedButtons
from shikaku_gui.gui.widgets.toolbar import plain_text
from shikaku_gui.i18n import N_, _, ngettext
from shikaku_gui.model import Cell, Shape
from shikaku_gui.play import EditTool, PuzzleText, SetText

_BUSY_AFTER_MILLISECONDS = 300
_NARROW_LETTERS = 46
"""In a panel with fewer letters in a line, the solutions are named by numbers only."""

_LEAST_LETTERS = 34
"""The width in letters below which the margins are narrow."""

_MARGINS, _MARGINS_NARROW = (16, 14, 12, 14), (8, 8, 6, 8)
"""The margins in pixels: left, top, right, bottom."""

_RULES_LINES = 4
_DASH = "\N{EN DASH}"
_SHARES = 3, 4
"""How the names and the values of facts share the width: a long name takes no room of a value."""
_SHAPE_NAMES = {Shape.SQUARE: N_("Square"), Shape.WIDE: N_("Wide"), Shape.TALL: N_("Tall")}


class EditorPanel(QWidget):
    """Shows what the solver knows of the puzzle as it is edited, and fields for its texts.

    ``size_requested`` is emitted to begin with an empty grid of another size.
    """

    size_requested = Signal()

    def __init__(self, model: EditorModel, appraiser: AppraisalController, theme: Theme) -> None:
        super().__init__()
        self._model = model
        self._appraiser = appraiser
        self.setObjectName("side")
        self.setProperty("place", "right")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.card = verdict_card.VerdictCard(theme)
        self._empty = verdict_card.empty_note(self.size_requested.emit)
        self._fact_names = {
            "size": _("Size"),
            "clues": _("Clues"),
            "sum": _("Sum of clues"),
            "placements": _("Placements"),
            "grade": _("Grade"),
        }
        self.facts = {key: ValueLabel(name) for key, name in self._fact_names.items()}
        self.views = [ExclusiveButton() for _ in range(3)]
        self._views = QHBoxLayout()
        self.shape = SegmentedButtons[Shape | None](_("Shape of the clue"), _shape_choices())
        self.details = DetailsForm(model)
        self.tips = RichLabel()
        self.tips.setObjectName("tips")
        self.tips.setWordWrap(True)
        self._announced_clues: Mapping[Cell, int | None] = {}
        self._busy = QTimer(self, singleShot=True, interval=_BUSY_AFTER_MILLISECONDS)
        self._busy.timeout.connect(self._show_busy)
        self._body = QVBoxLayout()
        self._build()
        self._connect()
        self._on_edited()
        self._show_tips()

    def _build(self) -> None:
        body = self._body
        body.setSpacing(14)
        body.addWidget(self.card)
        body.addLayout(self._view_row())
        body.addLayout(self._shape_row())
        body.addLayout(self._fact_rows())
        line = QFrame()
        line.setObjectName("rule")
        line.setFixedHeight(1)
        body.addWidget(line)
        body.addWidget(self.details)
        body.addWidget(self.tips)
        body.addStretch(1)
        inner = QWidget()
        inner.setObjectName("notes")
        inner.setLayout(body)
        scroll = PlainScrollArea()
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)

    def place(self, *, beside: bool) -> None:
        """Draw the line at the side of the board, which is at the left of the panel or above."""
        place = "right" if beside else "below"
        if self.property("place") != place:
            set_style_property(self, "place", place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Name the solutions, and leave room at the sides, as the width allows."""
        super().resizeEvent(event)
        narrow = self.width() < _LEAST_LETTERS * letter_width(self.fontMetrics())
        self._body.setContentsMargins(*(_MARGINS_NARROW if narrow else _MARGINS))
        self._show_views()

    def _view_row(self) -> QHBoxLayout:
        row = self._views
        row.setSpacing(0)
        group = QButtonGroup(self)
        places = ("first", "inner", "last")
        for number, (button, place) in enumerate(zip(self.views, places, strict=True)):
            button.setObjectName("degree")
            button.setProperty("place", place)
            # Long texts must not make the panel wider.
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            button.clicked.connect(
                lambda _on=False, shown=number - 1: self._model.session.show_solution(
                    shown if shown >= 0 else None
                )
            )
            group.addButton(button)
            row.addWidget(button, 1)
        return row

    def _shape_row(self) -> QVBoxLayout:
        row = QVBoxLayout()
        row.setSpacing(5)
        head = PlainLabel(_("Shape of the clue"))
        head.setObjectName("subtitle")
        row.addWidget(head)
        row.addWidget(self.shape)
        return row

    def _fact_rows(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(5)
        for row, (name, label) in enumerate(self.facts.items()):
            head = PlainLabel(self._fact_names[name])
            head.setObjectName("subtitle")
            for column, part in enumerate((head, label)):
                part.setWordWrap(True)
                part.setAlignment(Qt.AlignmentFlag.AlignTop)
                grid.addWidget(part, row, column)
                grid.setColumnStretch(column, _SHARES[column])
        return grid

    def _connect(self) -> None:
        self._model.opened.connect(self._on_opened)
        self._model.edited.connect(self._on_edited)
        self._model.appraised.connect(self._refresh)
        self._model.view_changed.connect(self._show_views)
        self._model.view_changed.connect(self._show_tips)
        for changed in (self._model.edited, self._model.view_changed):
            changed.connect(self._show_shape)
        self.shape.changed.connect(lambda: self._model.session.set_shape(self.shape.value))
        self._appraiser.search_changed.connect(self._on_search_changed)
        self._appraiser.nothing_found.connect(
            lambda: self.card.show_note(verdict_card.nothing_found_note(self._model.session.puzzle))
        )
        self._appraiser.failed.connect(self._on_failed)

    def _on_opened(self) -> None:
        """Remove the verdict on the previous puzzle."""
        self._busy.start()
        self._show_busy()

    def _on_edited(self) -> None:
        self._busy.start()
        self._refresh()

    def _refresh(self) -> None:
        note = verdict_card.verdict_note(self._model.session, self._appraiser, self._empty)
        if note is not None:
            self._busy.stop()
            self._show_note(note)
        elif self.card.note == self._empty:
            self._show_busy()
        self._show_facts()
        self._show_views()

    def _show_note(self, note: Note) -> None:
        """Show a note; if other clues lead to the same note, announce its title again."""
        clues = self._model.puzzle.clues
        if note == self.card.note and clues != self._announced_clues:
            announce(self.card, f"{note.title}.")
        self._announced_clues = clues
        self.card.show_note(note)

    def _on_search_changed(self, on: bool) -> None:
        if on:
            self.card.show_note(verdict_card.searching_note(self._appraiser))
        else:
            self._refresh()

    def _on_failed(self) -> None:
        self._busy.stop()
        self.card.show_note(verdict_card.failed_note())

    def _show_busy(self) -> None:
        """Show that the solver works; announced only once that takes a while."""
        soon = self._busy.isActive()
        self.card.show_note(Note(_("Solving…"), busy=True, announced=soon))

    def _show_facts(self) -> None:
        session = self._model.session
        puzzle, appraisal, grade = session.puzzle, session.appraisal, session.grade
        self.facts["size"].setText(dimensions(puzzle.rows, puzzle.cols))
        self.facts["clues"].setText(str(len(puzzle.clues)))
        self.facts["sum"].setText(self._sum())
        counted = appraisal is not None and appraisal.placements
        self.facts["placements"].setText(str(counted) if counted else _DASH)
        self.facts["grade"].setText(
            _DASH if grade is None else message_text(play.grade_name(grade))
        )

    def _sum(self) -> str:
        puzzle = self._model.puzzle
        known = sum(area for area in puzzle.clues.values() if area is not None)
        unknown = sum(area is None for area in puzzle.clues.values())
        text = _("{number} of {total}").format(number=str(known), total=str(puzzle.area))
        if unknown:
            return ngettext("{sum}, plus one ?", "{sum}, plus {count} ?", unknown).format(
                sum=text, count=unknown
            )
        off = puzzle.area - known
        if not off:
            return f"{text}\N{NO-BREAK SPACE}\N{CHECK MARK}"
        sign = "\N{MINUS SIGN}" if off > 0 else "+"
        return f"{text} ({sign}{abs(off)})"

    def _show_shape(self) -> None:
        """Show the shape of the selected clue."""
        with QSignalBlocker(self.shape):
            self.shape.choose(self._model.puzzle.shapes.get(self._model.session.cell))

    def _show_tips(self) -> None:
        clues = _(
            "<p><b>Type</b> a number or <b>?</b> into the selected cell.</p>"
            "<p><b>Drag</b> a clue to move it, or press Ctrl+arrows.</p>"
            "<p><b>Right-click</b> for rows and columns.</p>"
        )
        rects = _(
            "<p><b>Drag</b> to draw a rectangle; its number is filled in.</p>"
            "<p><b>Click</b> inside it to move its clue there; <b>Delete</b> removes it.</p>"
            "<p>With the keyboard: <b>Shift+arrows</b>, then <b>Enter</b>.</p>"
        )
        shapes = _("<p><b>S</b> gives the clue a shape: square, wide or tall.</p>")
        text = clues + shapes if self._model.session.tool is EditTool.CLUES else rects
        if text != self.tips.text():
            self.tips.setText(text)

    def _show_views(self) -> None:
        appraisal = self._model.session.appraisal
        count = 0 if appraisal is None else len(appraisal.boards)
        one = _("Solution") if count == 1 else _("Solution 1")
        names = (_("Clues"), one, _("Solution 2"))
        letter = letter_width(self.fontMetrics())
        narrow = count != 1 and self.width() < _NARROW_LETTERS * letter
        shown_as = (names[0], "1", "2") if narrow else names
        self._views.setStretch(0, 2 if narrow else 1)  # the word has more room than the numbers
        for button, name, text in zip(self.views, names, shown_as, strict=True):
            button.setText(text)
            button.setAccessibleName(name)
            button.setToolTip(name if text != name else "")
        self.views[2].setVisible(count != 1)
        self._place_last(self.views[1], last=count == 1)
        for number, button in enumerate(self.views):
            button.setEnabled(number == 0 or number <= count)
            shown = self._model.session.solution_shown
            button.setChecked(number == (0 if shown is None else shown + 1))

    def _place_last(self, button: QToolButton, *, last: bool) -> None:
        place = "last" if last else "inner"
        if button.property("place") != place:
            set_style_property(button, "place", place)


def _shape_choices() -> list[tuple[Shape | None, str]]:
    #: The shapes that the rectangle of a clue may have.
    return [(None, _("Any")), *((shape, _(name)) for shape, name in _SHAPE_NAMES.items())]


class DetailsForm(QWidget):
    """Fields for title, author, source and rules of the puzzle; each change can be undone."""

    def __init__(self, model: EditorModel) -> None:
        super().__init__()
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
        form.addRow(_("&Rules"), self.rules)
        self._fit_rules()
        TextSizeWatch(self, self._fit_rules)

    def _fit_rules(self) -> None:
        self.rules.setFixedHeight(_RULES_LINES * self.fontMetrics().lineSpacing() + 12)

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

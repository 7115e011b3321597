"""The panel beside the board: the puzzle, notes, hints and how to play."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from shikaku_gui import play
from shikaku_gui.gui.base.fonts import letter_width
from shikaku_gui.gui.base.labels import RichLabel
from shikaku_gui.gui.base.screen_fit import PlainScrollArea
from shikaku_gui.gui.base.style_sheet import set_style_property
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.puzzle_head import GradeFacts, PuzzleHead
from shikaku_gui.gui.game.trial_panel import TrialPanel
from shikaku_gui.gui.widgets.note import Note
from shikaku_gui.gui.widgets.note_card import NoteCard
from shikaku_gui.i18n import _
from shikaku_gui.model import Puzzle

BUSY_AFTER_MILLISECONDS = 300
_ROOMY = 560
"""From this height in pixels, all facts of the puzzle are shown beside a hint."""

_TIGHT, _TIGHT_BELOW = 330, 640
"""Up to this height, or width of a panel below the board, in pixels, the title is hidden too
while a hint is shown."""

_MARGINS, _MARGINS_BELOW, _MARGINS_NARROW = (16, 14, 12, 12), (16, 8, 12, 8), (6, 6, 6, 6)
"""The margins in pixels: left, top, right, bottom."""

_NARROW_LETTERS = 34
"""The width in letters below which the margins are narrow."""


class SidePanel(QWidget):
    """Shows the title of the puzzle, how to play, and notes or panels.

    ``quiet_changed`` is emitted when :attr:`quiet` has changed, ``panel_added`` with a new panel,
    and ``content_changed`` when what is in it may need another width.
    """

    quiet_changed = Signal()
    content_changed = Signal()
    panel_added = Signal()

    def __init__(self, controller: GameController, theme: Theme) -> None:
        super().__init__()
        self._controller = controller
        self.setObjectName("side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.head = PuzzleHead(theme)
        self.back_button = QPushButton(_("Back to Editor"))
        self.from_editor: Puzzle | None = None
        """The puzzle that came from the editor; the button leads back from it."""
        self.lent: list[QWidget] = []
        self.tips = RichLabel()
        self.card = NoteCard(theme)
        self.card.dismissed.connect(self.close_note)
        self._busy = QTimer(self, singleShot=True, interval=BUSY_AFTER_MILLISECONDS)
        self._busy.timeout.connect(self._show_busy)
        self._waiting: Note | None = None
        self._in_turn: list[Note] = []
        self._covered: Note | None = None
        """The note that returns once the one that covers it is dismissed."""
        self._with_tips = True
        self.quiet = True
        """Whether there is neither a note nor a panel, only the puzzle's name and the tips."""
        self._layout = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._head, self._body = QVBoxLayout(), QVBoxLayout()
        self._scroll, self._inner = PlainScrollArea(), QWidget()
        self._build()
        self.trials = TrialPanel(controller, theme)
        self.add_panel(self.trials)
        self._body.insertWidget(0, self.trials)  # no card that comes pushes its buttons down
        self.trials.refresh()
        controller.moved.connect(self.dismiss)
        controller.moved.connect(self._fill)
        controller.game_changed.connect(self._refresh)
        self._refresh()
        self._inner.installEventFilter(self)

    def show_note(self, note: Note) -> None:
        """Show a note; a busy one only after a delay, since most jobs are done by then."""
        self._busy.stop()
        if note.busy:
            self._waiting = note
            self._busy.start()
            return
        before = self.card.note
        if before is not None and before.returns:
            self._covered = before
        if note.returns or note.buttons:
            self._covered = None
        self.card.show_note(note)
        self._fill()
        self._scroll_to(self.card)

    def show_in_turn(self, note: Note) -> None:
        """Show a note once the one shown now is gone, if any: for what is told at the start."""
        if self.card.note is None:
            self.show_note(note)
        else:
            self._in_turn.append(note)

    def replace_note(self, before: Note, note: Note) -> None:
        """Show a note in place of another one, if that is still shown."""
        if self.card.note is before:
            self.show_note(note)

    def clear(self) -> None:
        """Remove the note and the marks; show the next note that waits for its turn."""
        self._busy.stop()
        self._covered = None
        self.card.clear()
        if self._in_turn:
            self.show_note(self._in_turn.pop(0))
        self._fill()
        if self._controller.board_marks.marks:
            self._controller.clear_marks()

    def close_note(self) -> None:
        """Remove the note for the player, and show the one that it covered again."""
        covered = self._covered
        self.dismiss()
        if covered is not None and self.card.note is None:
            self.show_note(covered)

    def dismiss(self) -> None:
        """Remove the note, unless it is busy."""
        if self.card.note is not None and not self.card.note.busy:
            self.clear()

    @property
    def least_width(self) -> int:
        """The width in pixels in which nothing is cut."""
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        return self._inner.minimumSizeHint().width() + bar

    def place(self, *, beside: bool) -> None:
        """Lay the panel out for its place beside or below the board."""
        if self.property("place") == ("right" if beside else "below"):
            return
        self._beside = beside
        set_style_property(self, "place", "right" if beside else "below")
        directions = QBoxLayout.Direction
        self._layout.setDirection(directions.TopToBottom if beside else directions.LeftToRight)
        self._set_margins()
        self._fill()

    def _set_margins(self) -> None:
        narrow = self.width() < _NARROW_LETTERS * letter_width(self.fontMetrics())
        usual = _MARGINS if self._beside else _MARGINS_BELOW
        self._layout.setContentsMargins(*(_MARGINS_NARROW if narrow else usual))

    def _build(self) -> None:
        self.tips.setObjectName("tips")
        self.tips.setWordWrap(True)
        self.tips.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.tips.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        head = self._head
        head.addWidget(self.head)
        self.back_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves it on the board
        self.back_button.hide()
        head.addWidget(self.back_button, 0, Qt.AlignmentFlag.AlignLeft)
        head.addStretch(1)
        self._beside = True
        body = self._body
        body.setContentsMargins(0, 0, 0, 0)
        body.addWidget(self.card)
        body.addWidget(self.tips)
        body.addStretch(1)
        # Everything scrolls: a long title may need more room than a small window has.
        self._layout.setContentsMargins(*_MARGINS)
        self._layout.setSpacing(14)
        self._layout.addLayout(head)
        self._layout.addLayout(body, 1)
        self._inner.setObjectName("notes")
        self._inner.setLayout(self._layout)
        scroll = self._scroll
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(self._inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)

    def add_panel(self, panel: QWidget) -> None:
        """Add a panel that is shown in place of the tips; it shows and hides itself."""
        self.lent.append(panel)
        panel.hide()
        self._body.insertWidget(self._body.indexOf(self.tips), panel)
        panel.installEventFilter(self)
        self.panel_added.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the tips only while nothing else is shown; say when the content changes."""
        if watched is self._inner:
            if event.type() is QEvent.Type.LayoutRequest:
                self.content_changed.emit()
            return super().eventFilter(watched, event)
        if event.type() in (QEvent.Type.HideToParent, QEvent.Type.ShowToParent):
            self._fill()  # these come even while this panel is hidden
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget):
            self._scroll_to(watched)
        return super().eventFilter(watched, event)

    def _scroll_to(self, panel: QWidget) -> None:
        """Scroll to the top of a newly shown panel, after layout."""

        def scroll() -> None:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            bar = self._scroll.verticalScrollBar()
            end = bar.value() + self._scroll.viewport().height()
            if panel.y() < bar.value() or panel.geometry().bottom() > end:
                bar.setValue(panel.y() - self._layout.contentsMargins().bottom())

        QTimer.singleShot(0, self, scroll)

    def show_tips(self, shown: bool) -> None:
        """Show how to play where there is nothing else to show, or only special rules."""
        self._with_tips = shown
        self._fill()

    def show_grade(self, facts: GradeFacts) -> None:
        """Show how hard the puzzle is."""
        self.head.show_grade(facts)
        self._fill()

    def show_expected_time(self, text: str) -> None:
        """Show how long a puzzle is expected to take, until it is begun; nothing if unknown."""
        self.head.show_time(text)
        self._fill()

    def explain(self) -> None:
        """Show how to play."""
        self.show_note(Note(_("Rules and controls"), self._how_to_play(), rich=True))

    def first_control(self) -> QWidget | None:
        """Return the widget that gets the focus on entering the panel, None if there is none."""
        if self.card.note is not None:
            return self.card.first_control()
        shown = (_leading_button(panel) for panel in self.lent if panel.isVisible())
        return next(shown, self.back_button if self.back_button.isVisible() else None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much as fits."""
        super().resizeEvent(event)
        self._set_margins()
        self._fill()

    def _fill(self) -> None:
        """Show the tips while there is no note, and as many facts of the puzzle as fit."""
        quiet = self.card.note is None and all(panel.isHidden() for panel in self.lent)
        self.tips.setText(self._how_to_play() if self._with_tips else self._rule())
        self.tips.setVisible(quiet and bool(self.tips.text()))
        self._show_facts(quiet)
        self._arrange_columns()
        if quiet != self.quiet:
            self.quiet = quiet
            self.quiet_changed.emit()

    def _show_facts(self, quiet: bool) -> None:
        """Show what is known of the puzzle; beside a note or a panel, as much as fits."""
        room = self.height() if self._beside else self.width()
        self.head.setVisible(quiet or room > (_TIGHT if self._beside else _TIGHT_BELOW))
        begun = self._controller.session.game.can_undo
        roomy = self._beside and (quiet or room > _ROOMY)
        self.head.fit(timed=quiet and not begun, roomy=roomy)

    def _arrange_columns(self) -> None:
        """Below the board, give the facts a share of the width, and the trials a place there."""
        columns = not self._beside and not self.head.isHidden()
        for part, stretch in enumerate((2, 3) if columns else (0, 1)):
            self._layout.setStretch(part, stretch)
        column = self._head if columns else self._body
        if column.indexOf(self.trials) < 0:
            end = column.count() - 1  # the room to stretch
            column.insertWidget(0 if column is self._body else end, self.trials)

    def _how_to_play(self) -> str:
        tips = _(
            "<p>Divide the grid into rectangles. Each must contain exactly one number: the "
            "number of cells it covers.</p>"
            "<p><b>Drag</b> to draw a rectangle, or click two opposite corners.</p>"
            "<p><b>Drag a border</b> to resize, <b>click</b> a rectangle to remove it.</p>"
            "<p><b>Arrow keys</b> move the cursor, <b>Shift+arrows</b> size a rectangle, "
            "<b>Enter</b> draws it. <b>S</b> begins one of a number's size.</p>"
            "<p><b>Drag with the right button</b> to pencil what belongs together, <b>X</b> "
            "crosses out, <b>T</b> begins a trial.</p>"
            "<p><b>H</b> gives a hint, <b>C</b> checks, <b>U</b> undoes.</p>"
        )
        rule = self._rule()
        return tips.replace("</p>", f"</p><p>{rule}</p>", 1) if rule else tips

    def _rule(self) -> str:
        """Say what outlines and question marks mean, where the puzzle has any."""
        return play.clue_rules([self._controller.session.puzzle])

    def _refresh(self) -> None:
        puzzle, edited = self._controller.puzzle, self.from_editor
        self.back_button.setVisible(edited is not None and edited.has_same_clues(puzzle))
        self.show_name()
        self.clear()

    def show_name(self) -> None:
        """Show what the puzzle is called; a file that it is saved to may name it."""
        self.head.show_puzzle(self._controller.session.puzzle, self._controller.path)

    def _show_busy(self) -> None:
        if self._waiting is not None:
            self.card.show_note(self._waiting)
            self._fill()


def _leading_button(panel: QWidget) -> QWidget:
    buttons = panel.findChildren(QPushButton)
    return next((button for button in buttons if button.property("leading")), panel)

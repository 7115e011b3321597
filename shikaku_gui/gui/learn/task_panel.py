"""The panel of a task: what to do, what came of it, and the buttons."""

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.fonts import set_bold
from shikaku_gui.gui.base.labels import PlainLabel, RichLabel
from shikaku_gui.gui.base.notation import name_cells
from shikaku_gui.gui.base.screen_fit import PlainScrollArea
from shikaku_gui.gui.base.style_sheet import set_style_property
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.base.translation import joined_sentences
from shikaku_gui.gui.learn.feedback_card import FeedbackCard, TaskFeedback
from shikaku_gui.gui.learn.progress_dots import ProgressDots
from shikaku_gui.gui.widgets.button_lines import ButtonLines
from shikaku_gui.i18n import _

_MARGINS, _MARGINS_BELOW = (16, 14, 12, 12), (16, 8, 12, 8)
"""The margins in pixels: left, top, right, bottom."""

_LOW = 340
"""The height in pixels below which the buttons leave more room to the texts."""

_LEAST_LINES = 4
"""The lines of text that there is room for, if necessary in place of the title."""

_FEWEST_LINES = 2
"""The lines of text that there is room for, if necessary in place of all heads."""

_UNLIMITED = 16777215


@dataclass(frozen=True)
class TaskView:
    """The panel for a task: its place among others, and plain texts, cells not named.

    ``know`` is what there is to know, ``do`` what to do, ``keys`` how to do it by keyboard.
    ``links`` are lines that lead somewhere.
    """

    title: str
    place: str
    at: int
    count: int
    stage: str
    know: str
    do: str
    keys: str = ""
    links: tuple[str, ...] = ()


class TaskPanel(QWidget):
    """Shows one task.

    ``next_requested`` is emitted by the leading button, ``left`` to leave, ``link_followed`` with
    the number of a link, and ``titled`` with the title of a task that is shown.
    """

    titled = Signal(str)
    next_requested = Signal()
    help_requested = Signal()
    restart_requested = Signal()
    left = Signal()
    link_followed = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.view: TaskView | None = None
        self.feedback: TaskFeedback | None = None
        self._reveals = True
        self.buttons_first = False
        """Whether the buttons are above the texts, where these do not move them."""
        self.title = _label("title")
        self.dots = ProgressDots(theme)
        self.stage = _label("subtitle")
        self.know, self.do, self.keys = _label(), _label(), _label("subtitle")
        self.links = _links(self.link_followed)
        self.ruler = _label()
        self.ruler.hide()
        self.card = FeedbackCard(theme)
        self.next_button = _button(_("Next"), self.next_requested, leading=True)
        self.help_button = _button(_("Help"), self.help_requested)
        self.restart_button = _button(_("Start Over"), self.restart_requested)
        self.leave_button = _button(_("Back to Learn"), self.left)
        self._layout = QGridLayout()
        self._stages = QWidget()
        self._head, self._texts = QVBoxLayout(), QVBoxLayout()
        self._buttons = self.next_button, self.help_button, self.restart_button, self.leave_button
        self._buttons_box = ButtonLines(*self._buttons)
        self._scroll, self._below = PlainScrollArea(), PlainScrollArea()
        self._below_column = QVBoxLayout()
        self._arrangement: tuple[bool, bool] | None = None
        self._build()

    def show_task(self, view: TaskView) -> None:
        """Show and announce a task, without any feedback yet."""
        self.view = view
        self.titled.emit(view.title)
        self.title.setText(view.title)
        self.dots.show_place(view.at, view.count, view.place)
        for label, text in (
            (self.stage, view.stage),
            (self.know, view.know),
            (self.do, view.do),
            (self.keys, view.keys),
        ):
            label.setText(name_cells(text))
            label.setVisible(bool(text))
        self.links.setText("<br>".join(map(_link, range(len(view.links)), view.links)))
        self.links.setVisible(bool(view.links))
        self.clear_feedback()
        self._scroll.verticalScrollBar().setValue(0)
        stage = f"{view.stage}." if view.stage else ""
        texts = (view.know, *view.links, view.do, view.keys)
        spoken = (f"{view.title}.", f"{view.place}.", stage, *texts)
        self._announce_later(" ".join(filter(None, spoken)), lambda: self.view is view)

    def show_feedback(self, feedback: TaskFeedback, *, reveal: bool = True) -> None:
        """Show and announce what came of an act, or help.

        Without ``reveal`` the texts of the task, which are to be read first, stay in view.
        """
        self.feedback, self._reveals = feedback, reveal
        self.card.show_feedback(feedback)
        self._place_card()
        spoken = joined_sentences(feedback.title, feedback.text.spoken)
        self._announce_later(spoken, lambda: self.feedback is feedback)
        QTimer.singleShot(0, self, self._show_card)

    def clear_feedback(self) -> None:
        """Show no feedback."""
        self.feedback = None
        self.card.hide()

    def show_controls(self, *, following: str, helping: str, can_restart: bool) -> None:
        """Set the texts of the leading button and of help; an empty text hides the button."""
        for button, text in ((self.next_button, following), (self.help_button, helping)):
            button.setText(text)
            button.setVisible(bool(text))
        self.restart_button.setVisible(can_restart)

    def show_ruler(self, text: str) -> None:
        """Show what was measured on the board, nothing with an empty text."""
        self.ruler.setText(text)
        self.ruler.setVisible(bool(text))

    def first_control(self) -> QWidget:
        """Return the first button."""
        shown = (button for button in self._buttons if not button.isHidden())
        return next(shown, self.leave_button)

    def place(self, *, beside: bool) -> None:
        """Lay the panel out for its place beside or below the board."""
        if self.property("place") != ("right" if beside else "below"):
            set_style_property(self, "place", "right" if beside else "below")
            self._arrange()

    def _arrange(self) -> None:
        """Put the buttons below the texts or beside them, or where that is narrow to their end."""
        beside = self.property("place") == "right"
        narrow = not beside and self._is_narrow()
        if (beside, narrow) == self._arrangement:
            return
        self._arrangement = beside, narrow
        layout, buttons, texts = self._layout, self._buttons_box, self._scroll
        layout.setContentsMargins(*(_MARGINS if beside else _MARGINS_BELOW))
        for part in (buttons, texts):
            layout.removeWidget(part)
        self._texts.removeWidget(buttons)
        if narrow:
            layout.addWidget(texts, 1, 0)
            self._texts.addWidget(buttons)
        elif beside:
            first, second = (buttons, texts) if self.buttons_first else (texts, buttons)
            layout.addWidget(first, 1, 0)
            layout.addWidget(second, 2, 0)
            layout.setAlignment(buttons, Qt.AlignmentFlag.AlignTop)
        else:
            layout.addWidget(texts, 1, 0)
            layout.addWidget(buttons, 0, 1, 2, 1, Qt.AlignmentFlag.AlignTop)
        text_row = 2 if beside and self.buttons_first else 1
        for row in (1, 2, 3):
            layout.setRowStretch(row, 1000 if row == text_row else int(row == 3))
        layout.setColumnStretch(0, 3)
        layout.setColumnStretch(1, 0 if beside or narrow else 1)
        buttons.show()
        self._fit_texts()
        if self.feedback is not None:
            self._place_card()

    def _place_card(self) -> None:
        """Put feedback below the buttons, which stay where they are, if it has room there.

        An example is explained above them: that is read first.
        """
        self._fit_texts()
        margins, spacing = self._layout.contentsMargins(), self._layout.spacing()
        card = self.card.heightForWidth(self.width() - margins.left() - margins.right())
        texts = self._scroll.maximumHeight()
        if not self._below.isAncestorOf(self.card):
            texts -= card + self._texts.spacing()
        needed = (texts, self._buttons_box.sizeHint().height(), card, margins.bottom())
        follow = self.property("place") == "right" and not self.buttons_first
        room = self.height() - self._scroll.y() - 2 * spacing
        apart = follow and self._reveals and sum(needed) < room
        if follow:  # each gets what it needs
            self._layout.setRowStretch(1, texts if apart else 1000)
            self._layout.setRowStretch(3, card if apart else 1)
        if apart is not self._below.isAncestorOf(self.card):
            if apart:
                self._below_column.insertWidget(0, self.card)
            else:
                self._texts.insertWidget(self._texts.indexOf(self.ruler) + 1, self.card)
            self._below.setVisible(apart)
            self._fit_texts()

    def _is_narrow(self) -> bool:
        """Tell whether the longest word has no room beside the buttons."""
        labels = (self.know, self.do, self.keys, self.ruler)
        longest = max(label.minimumSizeHint().width() for label in labels)
        margins, bar = self._layout.contentsMargins(), self._scroll.verticalScrollBar()
        taken = margins.left() + margins.right() + self._layout.spacing() + bar.sizeHint().width()
        return self.width() - taken - self._buttons_box.sizeHint().width() < longest

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the buttons below the texts, and the feedback in view."""
        super().resizeEvent(event)
        self._arrange()
        self._fit_height()
        self._fit_texts()
        if self.feedback is not None:
            self._place_card()
            QTimer.singleShot(0, self, self._show_card)

    def event(self, event: QEvent) -> bool:
        """Leave the title out, which the window has too, if the texts need its room."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._arrange()
            self._fit_height()
        return super().event(event)

    def _fit_height(self) -> None:
        """Let buttons share lines, and leave heads out, where the texts need their room."""
        low = self.property("place") == "right" and self.height() < _LOW
        self._buttons_box.stack(not low)
        self.title.setVisible(self._has_room(_LEAST_LINES, self.title, self._stages))
        self._stages.setVisible(self._has_room(_FEWEST_LINES, self._stages))

    def _has_room(self, lines: int, *heads: QWidget) -> bool:
        """Tell whether there is room for heads, some lines of text and the buttons."""
        margins, spacing = self._layout.contentsMargins(), self._layout.spacing()
        width = self.width() - margins.left() - margins.right()
        needed = margins.top() + margins.bottom() + (len(heads) - 1) * self._head.spacing()
        needed += sum(head.heightForWidth(width) for head in heads)
        texts = lines * self.fontMetrics().lineSpacing()
        needed += max(texts, self._scroll.minimumSizeHint().height()) + spacing
        if self.property("place") == "right":
            needed += self._buttons_box.sizeHint().height() + spacing
        return needed <= self.height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the buttons below the texts when these change."""
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit_texts()
        return super().eventFilter(watched, event)

    def _fit_texts(self) -> None:
        """Give the texts no more height than they need, so that the buttons follow them."""
        beside = self.property("place") == "right"
        margins = self._layout.contentsMargins()
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        # A scroll bar that appears for a moment wraps the texts more tightly, and would then stay.
        width = self.width() - margins.left() - margins.right() - bar
        follow = beside and not self.buttons_first
        spare = self.fontMetrics().height()  # wrapped texts with tags may need another line
        height = self._texts.heightForWidth(width) + spare if follow else _UNLIMITED
        self._scroll.setMaximumHeight(max(height, 0))

    def _build(self) -> None:
        for label, factor in ((self.title, 1.35), (self.stage, 1.0), (self.do, 1.0)):
            set_bold(label, factor)
        texts = self._texts
        texts.setSpacing(8)
        self._head.setSpacing(8)
        stages = QVBoxLayout(self._stages)
        stages.setContentsMargins(0, 0, 0, 0)
        stages.setSpacing(self._head.spacing())
        stages.addWidget(self.dots)
        stages.addWidget(self.stage)
        self._head.addWidget(self.title)
        self._head.addWidget(self._stages)
        for part in (self.know, self.links, self.do, self.keys, self.ruler, self.card):
            texts.addWidget(part)
        texts.addStretch(1)
        inner = QWidget()
        inner.setObjectName("notes")
        inner.setLayout(texts)
        inner.installEventFilter(self)
        texts.setContentsMargins(0, 0, 6, 0)
        scroll = self._scroll
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inner)
        self._layout.setSpacing(10)
        self._layout.addLayout(self._head, 0, 0)
        self._layout.addWidget(scroll, 1, 0)
        self._layout.addWidget(self._buttons_box, 2, 0)
        below = QWidget()
        below.setObjectName("notes")
        below.setLayout(self._below_column)
        self._below_column.setContentsMargins(0, 0, 0, 0)
        self._below_column.addStretch(1)
        self._below.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._below.setWidget(below)
        self._below.hide()
        self._layout.addWidget(self._below, 3, 0)
        self.setLayout(self._layout)

    def _show_card(self) -> None:
        if self.feedback is None or not self._reveals or self._below.isAncestorOf(self.card):
            return
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        scroll, top = self._scroll, self.card.y()
        if self.card.height() > scroll.viewport().height():
            scroll.verticalScrollBar().setValue(top)  # a long text is read from its beginning
        else:
            scroll.ensureWidgetVisible(self.card)

    def _announce_later(self, text: str, is_current: Callable[[], bool]) -> None:
        """Announce a text if it is still current then: the board announces itself first."""
        QTimer.singleShot(0, self, lambda: announce(self, text) if is_current() else None)


def _label(name: str = "") -> PlainLabel:
    label = PlainLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return label


def _links(followed: SignalInstance) -> RichLabel:
    """Return a label for lines that are links to their numbers, by pointer and by keyboard."""
    label = RichLabel()
    label.setWordWrap(True)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.LinksAccessibleByMouse
        | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
    )
    label.linkActivated.connect(lambda link: followed.emit(int(link)))
    label.hide()
    return label


def _link(number: int, line: str) -> str:
    return f"<a href='{number}'>{escape(line)}</a>"


def _button(text: str, pressed: SignalInstance, *, leading: bool = False) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("leading", leading)
    button.setAutoDefault(True)
    # A click leaves the focus on the board. A button that had it and goes would hand it on as Tab
    # does, and the board would show its cursor.
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.clicked.connect(pressed)
    return button

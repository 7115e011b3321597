"""Feedback on an act in a task, or help, and the card that shows it."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtWidgets import QFrame, QVBoxLayout

from shikaku_gui.gui.base.labels import RichLabel
from shikaku_gui.gui.base.style_sheet import set_style_property
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.hints.hint_text import ExplanationText, HintText
from shikaku_gui.gui.widgets.panel_head import PanelHead
from shikaku_gui.play import Tone


@dataclass(frozen=True)
class TaskFeedback:
    """The feedback on an act, or help."""

    title: str
    text: ExplanationText
    tone: Tone = Tone.PLAIN


def plain_feedback(title: str, lines: Sequence[str], tone: Tone = Tone.PLAIN) -> TaskFeedback:
    """Return feedback in lines of plain text."""
    text = ExplanationText(
        html="<br>".join(map(escape, lines)), plain="\n".join(lines), spoken=". ".join(lines)
    )
    return TaskFeedback(title, text, tone)


class FeedbackCard(QFrame):
    """A card with a title in a tone, and an explanation with its legend."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("card")
        self.head = PanelHead(theme, "hint")
        self.head.close_button.hide()
        self.words = HintText()
        self.legend = RichLabel()
        self.legend.setWordWrap(True)
        self.legend.setObjectName("subtitle")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 12)
        column.setSpacing(8)
        for part in (self.head, self.words, self.legend):
            column.addWidget(part)
        self.hide()

    def show_feedback(self, feedback: TaskFeedback) -> None:
        """Show a text in its tone."""
        self.head.show_title(feedback.title, feedback.tone)
        self.words.show_text(feedback.text)
        self.words.setVisible(bool(feedback.text.html))
        self.legend.setText(feedback.text.legend)
        self.legend.setVisible(bool(feedback.text.legend))
        set_style_property(self, "tone", feedback.tone.value)
        self.show()

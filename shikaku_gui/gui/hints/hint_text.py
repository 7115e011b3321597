"""The text of a hint; its tagged parts are links to the marks on the board."""

import re
from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QTextDocumentFragment
from PySide6.QtWidgets import QLabel, QWidget

from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.base.translation import translate, typeset
from shikaku_gui.gui.board.mark_painter import LETTERS
from shikaku_gui.play import QT_TRANSLATE_NOOP, Message
from shikaku_gui.solver import MarkRole

_MEANINGS = {
    MarkRole.SUBJECT: QT_TRANSLATE_NOOP("hints", "looked at"),
    MarkRole.ALLOWED: QT_TRANSLATE_NOOP("hints", "possible"),
    MarkRole.RULED_OUT: QT_TRANSLATE_NOOP("hints", "ruled out"),
    MarkRole.REASON: QT_TRANSLATE_NOOP("hints", "reason"),
    MarkRole.RESULT: QT_TRANSLATE_NOOP("hints", "follows"),
}

_ROLES = "|".join(role.value for role in MarkRole)
_TAGGED = re.compile(rf"\[({_ROLES})\](.*?)\[/\1\]", re.DOTALL)
_STOPS = tuple(",.:;?!")
_SPACES = re.compile("[ \N{NO-BREAK SPACE}]+")
_BEFORE_STOP = re.compile("(?<=[A-Z]) (?=[,.:;?!])")


class HintText(QLabel):
    """Rich text; ``pointed`` is emitted with the :class:`MarkRole` pointed at, or None."""

    pointed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        flags = Qt.TextInteractionFlag
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(
            flags.TextSelectableByMouse
            | flags.TextSelectableByKeyboard
            | flags.LinksAccessibleByMouse
            | flags.LinksAccessibleByKeyboard
        )
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.linkHovered.connect(self._point)
        self.linkActivated.connect(self._point)

    def show_html(self, html: str) -> None:
        """Show an HTML text."""
        self.setText(f"<div style='line-height: 125%'>{html}</div>")
        self.setAccessibleName(self.plain)

    def _point(self, link: str) -> None:
        self.pointed.emit(MarkRole(link) if link else None)

    @property
    def plain(self) -> str:
        """The text without markup."""
        text = QTextDocumentFragment.fromHtml(self.text()).toPlainText()
        return _BEFORE_STOP.sub("", _SPACES.sub(" ", text))


def rich(message: Message, colours: Colours) -> str:
    """Return a message as HTML, its tagged parts bold, coloured and followed by a letter.

    Each such part is a link whose address is the role.
    """

    def tagged(match: re.Match[str]) -> str:
        role, words = MarkRole(match[1]), match[2]
        style = f"color:{colours.marks[role.value].name()}; text-decoration:none; font-weight:bold"
        link = f"<a href='{role.value}' style='{style}'>{words}</a>&nbsp;{tag(role, colours)}"
        stops = match.string[match.end() : match.end() + 1] in _STOPS
        return link + ("<small>&nbsp;</small>" if stops else "")

    return _TAGGED.sub(tagged, escape(typeset(message.say(translate, tagged=True))))


def legend(roles: Iterable[MarkRole], colours: Colours) -> str:
    """Return the meanings of the letters on the board as HTML."""
    return " &nbsp; ".join(f"{tag(role, colours)}&nbsp;{_tr(_MEANINGS[role])}" for role in roles)


def tag(role: MarkRole, colours: Colours) -> str:
    """Return the letter of a role as it stands on the board, as HTML."""
    colour, paper = colours.marks[role.value].name(), colours.field.name()
    return f"<span style='background:{colour}; color:{paper}'>&nbsp;{LETTERS[role]}&nbsp;</span>"


def _tr(text: str) -> str:
    return QCoreApplication.translate("hints", text).replace(" ", "&nbsp;")

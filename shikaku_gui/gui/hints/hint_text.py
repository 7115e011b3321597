"""The text of a hint; its tagged parts are links to the marks on the board."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise
from math import ceil

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QKeyEvent,
    QResizeEvent,
    QTextDocument,
    QTextOption,
)

from shikaku_gui import play
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.labels import RichLabel
from shikaku_gui.gui.base.notation import name_cells
from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.base.translation import typeset
from shikaku_gui.gui.board.board_marks import BoardMarks
from shikaku_gui.gui.board.mark_patches import MarkPatch
from shikaku_gui.i18n import N_, _
from shikaku_gui.play import spell_out_positions
from shikaku_gui.solver import MarkRole
from shikaku_gui.texts import Message, make_message

_MEANINGS = {
    MarkRole.SUBJECT: N_("this clue"),
    MarkRole.ALLOWED: N_("possible"),
    MarkRole.RULED_OUT: N_("impossible"),
    MarkRole.REASON: N_("reason"),
    MarkRole.RESULT: N_("follows"),
}
_SIGNS = {
    MarkRole.SUBJECT: "\N{WHITE SQUARE}",
    MarkRole.ALLOWED: "\N{SQUARE WITH UPPER RIGHT TO LOWER LEFT FILL}",
    MarkRole.RULED_OUT: "\N{SQUARE WITH UPPER LEFT TO LOWER RIGHT FILL}",
    MarkRole.REASON: "\N{DOTTED SQUARE}",
    MarkRole.RESULT: "\N{WHITE SQUARE}",
}
"""How marks without letters look on the board."""

_SPOKEN = {
    MarkRole.SUBJECT: N_("Clues"),
    MarkRole.ALLOWED: N_("Possible"),
    MarkRole.RULED_OUT: N_("Impossible"),
    MarkRole.REASON: N_("Reason"),
    MarkRole.RESULT: N_("Result"),
}

_ROLES = "|".join(role.value for role in MarkRole)
_TAGGED = re.compile(rf"\[({_ROLES})\](.*?)\[/\1\]", re.DOTALL)
_NOTATION = re.compile(r"R\d+C\d+(?:-R\d+C\d+)?")
_SPOKEN_PLACES = 4
_AT = re.compile(r"\[at\](.*?)\[/at\]")
_BETWEEN_WORDS = re.compile(r"(?<!>)&nbsp;(?!<)")
"""The spaces within names such as *this rectangle*, but not those before and in a letter."""
_FORWARD = {
    Qt.Key.Key_Right: True,
    Qt.Key.Key_Down: True,
    Qt.Key.Key_Left: False,
    Qt.Key.Key_Up: False,
}
"""The keys that go to the next link, and those that go to the previous one."""
_FIRST_LETTER = re.compile(r"^((?:\[\w+\])*)(\w)")


@dataclass(frozen=True)
class ExplanationText:
    """The words of a picture: as HTML, plain, and as they are spoken; ``legend`` is HTML, too."""

    html: str = ""
    legend: str = ""
    plain: str = ""
    spoken: str = ""
    spoken_legend: str = ""


class HintText(RichLabel):
    """Rich text; ``pointed`` is emitted with the :class:`MarkRole` pointed at, or None.

    Names such as *this rectangle* are kept in one line where there is room for the longest.
    """

    pointed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.shown = ExplanationText()
        flags = Qt.TextInteractionFlag
        self.setWordWrap(True)
        self.setTextInteractionFlags(
            flags.TextSelectableByMouse
            | flags.TextSelectableByKeyboard
            | flags.LinksAccessibleByMouse
            | flags.LinksAccessibleByKeyboard
        )
        self.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.linkHovered.connect(self._point)
        self.linkActivated.connect(self._point)

    def show_text(self, text: ExplanationText) -> None:
        """Show a text."""
        self.shown = text
        self._set_html()
        self.setAccessibleName(text.spoken)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep names in one line, or let them be broken."""
        super().resizeEvent(event)
        self._set_html()

    def changeEvent(self, event: QEvent) -> None:
        """Do so for letters of another size, too."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._set_html()

    def minimumSizeHint(self) -> QSize:
        """Require no more width than the longest word."""
        least = super().minimumSizeHint()
        width = ceil(laid_out(_loose(self.shown.html), self.font(), 1).idealWidth())
        return QSize(min(width, least.width()), least.height())

    def _set_html(self) -> None:
        html = self.broken(self.shown.html, self.width())
        if html != self.text():
            self.setText(html)

    def broken(self, html: str, width: int) -> str:
        """Return a text as it is, or with names that can be broken where they have no room.

        The width is that of the label in pixels.
        """
        return html if laid_out(html, self.font(), 1).idealWidth() <= width else _loose(html)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the first link, or at the last one for who comes back."""
        super().focusInEvent(event)
        forward = event.reason() is Qt.FocusReason.TabFocusReason
        if (forward or event.reason() is Qt.FocusReason.BacktabFocusReason) and self._starts():
            super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let arrows go from link to link as Tab does, but not beyond: Qt forgets the link."""
        forward, starts = _FORWARD.get(Qt.Key(event.key())), self._starts()
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if forward is None or not starts or not plain:
            super().keyPressEvent(event)
        elif (
            (starts[-1] > self.selectionStart()) if forward else (starts[0] < self.selectionStart())
        ):
            self.focusNextPrevChild(forward)

    def _starts(self) -> list[int]:
        """Return where the links begin in the text."""
        document = laid_out(self.text(), self.font(), self.width())
        links = [("", 0)]
        block = document.begin()
        while block.isValid():
            place = block.begin()
            while not place.atEnd():
                part = place.fragment()
                links.append((part.charFormat().anchorHref(), part.position()))
                place += 1
            block = block.next()
        return [start for (old, _at), (link, start) in pairwise(links) if link not in ("", old)]

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Announce the link that Tab goes to, which Qt does not."""
        moved = super().focusNextPrevChild(forward)
        if moved and self.hasFocus():
            announce(self, self.selectedText())
        return moved

    def _point(self, link: str) -> None:
        self.pointed.emit(MarkRole(link) if link else None)


def laid_out(html: str, font: QFont, width: int) -> QTextDocument:
    """Return a text as a label of that width in pixels shows it."""
    words = QTextOption()
    words.setWrapMode(QTextOption.WrapMode.WordWrap)
    document = QTextDocument()
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    document.setDefaultTextOption(words)
    document.setHtml(html)
    document.setTextWidth(width)
    return document


def _loose(html: str) -> str:
    return _BETWEEN_WORDS.sub(" ", html)


def explanation_text(picture: play.HintPicture, colours: Colours) -> ExplanationText:
    """Return the text of a picture, to be shown, copied and spoken."""
    patches, fails = BoardMarks.of(picture).patches, picture.fails
    pointed = bool(patches) or picture.focus is not None
    shown = play.words_beside_board(picture.words) if pointed else picture.words
    plain = typeset(picture.words.say())
    return ExplanationText(
        html=f"<div style='line-height: 125%'>{rich(shown, colours, patches)}</div>",
        legend=legend(patches, colours, fails=fails),
        plain=name_cells(plain),
        spoken=spell_out_positions(" ".join([plain, *_spoken_places(plain, patches, fails=fails)])),
        spoken_legend=" ".join(_spoken_legend(patches, fails=fails)),
    )


def _spoken_places(words: str, patches: Sequence[MarkPatch], *, fails: bool) -> Iterable[str]:
    """Yield for each role where its first marks are that are seen on the board, but not named."""
    named = set(_NOTATION.findall(words))
    for role, meaning in _spoken_meanings(fails=fails).items():
        places = [
            patch.name
            for patch in patches
            if patch.role is role and named.isdisjoint({patch.name, *map(str, patch.rects)})
        ]
        if places:
            #: Between places of the board, which have commas of their own.
            between = _("; ")
            yield _meaning_of(between.join(places[:_SPOKEN_PLACES]), meaning)


def _spoken_legend(patches: Sequence[MarkPatch], *, fails: bool) -> Iterable[str]:
    """Yield for each role the tags that have it."""
    for role, meaning in _spoken_meanings(fails=fails).items():
        tags = dict.fromkeys(patch.tag for patch in patches if patch.tag and patch.role is role)
        if tags:
            yield _meaning_of(", ".join(tags), meaning)


def _spoken_meanings(*, fails: bool) -> dict[MarkRole, str]:
    return {**_SPOKEN, MarkRole.REASON: N_("Nothing fits")} if fails else _SPOKEN


def _meaning_of(places: str, meaning: str) -> str:
    meant = _(meaning)
    #: What a mark on the board means, and the cells or rectangles that have it.
    return make_message(N_("{meaning}: {places}."), meaning=meant, places=places).say()


def rich(message: Message, colours: Colours, patches: Sequence[MarkPatch] = ()) -> str:
    """Return a message as HTML, its tagged parts bold, coloured, underlined and with their tags.

    Each such part is a link whose address is the role. What it names is followed by the tag of
    its own mark, other parts by the tag that all marks of their role share.
    """

    words = escape(_with_capital(typeset(message.say(tagged=True))))
    places = set(_AT.findall(words))

    def tagged(match: re.Match[str]) -> str:
        role = MarkRole(match[1])
        style = f"color:{colours.marks[role.value].name()}; font-weight:bold"
        mine = [patch for patch in patches if patch.role is role]
        part = _with_tags(match[2], mine, places, colours)
        return f"<a href='{role.value}' style='{style}'>{part}</a>"

    return name_cells(_TAGGED.sub(tagged, words))


def _with_capital(words: str) -> str:
    """Return words whose first letter is a capital, also where a tag comes before it."""
    return _FIRST_LETTER.sub(lambda found: found[1] + found[2].upper(), words)


def _with_tags(
    words: str, patches: Sequence[MarkPatch], places: Collection[str], colours: Colours
) -> str:
    """Return words of a role with the tags of its patches: that of each named one, or of all.

    ``places`` are all that are named. Where that is one of the patches, its tag is no other's.
    """
    by_name = {str(rect): patch for patch in patches for rect in patch.rects}
    by_name |= {patch.name: patch for patch in patches}
    badges = {patch.tag: _badge(patch, colours) for patch in patches if patch.tag}
    alike = f"&nbsp;{next(iter(badges.values()))}" if len(badges) == 1 else ""
    of_others = "" if by_name.keys() & places else alike

    def badge(place: str) -> str:
        patch = by_name.get(place)
        return f"&nbsp;{badges[patch.tag]}" if patch is not None and patch.tag else of_others

    places = _AT.findall(words)
    if places:
        kept = words.replace(" ", "&nbsp;") if len(places) == 1 else words
        return _AT.sub(lambda found: badge(found[1]), kept)
    if len(badges) > 1:
        return _NOTATION.sub(lambda found: found[0] + badge(found[0]), words)
    return words + alike


def legend(patches: Sequence[MarkPatch], colours: Colours, *, fails: bool = False) -> str:
    """Return the meanings of the marks without letters as HTML, one in each line.

    Those with letters are in the words, each with its letter.
    """
    meanings = {**_MEANINGS, MarkRole.REASON: N_("nothing fits")} if fails else _MEANINGS
    roles = {patch.role for patch in patches if not patch.tag}
    return "<br>".join(
        f"{escape(_(meanings[role]))}&nbsp;&nbsp;{_sign(role, colours)}"
        for role in MarkRole
        if role in roles
    )


def _sign(role: MarkRole, colours: Colours) -> str:
    """Return how the marks of a role look on the board, as HTML."""
    style = f"color:{colours.marks[role.value].name()}; font-size:large"
    return f"<span style='{style}'>{_SIGNS[role]}</span>"


def _badge(patch: MarkPatch, colours: Colours) -> str:
    """Return the tag of a patch as it is on the board, as HTML."""
    colour, paper = colours.marks[patch.role.value].name(), colours.field.name()
    return f"<span style='background:{colour}; color:{paper}'>&nbsp;{patch.tag}&nbsp;</span>"

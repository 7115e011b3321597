"""The text of a hint; its tagged parts are links to the marks on the board."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from PySide6.QtCore import Qt, Signal

from shikaku_gui import play
from shikaku_gui.gui.base.announcements import announce
from shikaku_gui.gui.base.labels import RichLabel
from shikaku_gui.gui.base.notation import name_cells
from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.base.translation import typeset
from shikaku_gui.gui.board.mark_patches import MarkPatch, patches_of
from shikaku_gui.i18n import N_, _
from shikaku_gui.play import spell_out_positions
from shikaku_gui.solver import MarkRole
from shikaku_gui.texts import Message, make_message

_BREAKS = re.compile(r"(?<=[\u3040-\u9fff])(?=[\u3040-\u9fff])")
"""Where a line may end between Japanese or Chinese signs."""

_MEANINGS = {
    MarkRole.SUBJECT: N_("this clue"),
    MarkRole.ALLOWED: N_("possible"),
    MarkRole.RULED_OUT: N_("impossible"),
    MarkRole.REASON: N_("reason"),
    MarkRole.RESULT: N_("follows"),
}
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
_STOPS = tuple(",.:;?!")


@dataclass(frozen=True)
class ExplanationText:
    """The words of a picture: as HTML, plain, and as they are spoken; ``legend`` is HTML, too."""

    html: str = ""
    legend: str = ""
    plain: str = ""
    spoken: str = ""
    spoken_legend: str = ""


class HintText(RichLabel):
    """Rich text; ``pointed`` is emitted with the :class:`MarkRole` pointed at, or None."""

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
        self.setText(text.html)
        self.setAccessibleName(text.spoken)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Announce the link that Tab goes to, which Qt does not."""
        moved = super().focusNextPrevChild(forward)
        if moved and self.hasFocus():
            announce(self, self.selectedText())
        return moved

    def _point(self, link: str) -> None:
        self.pointed.emit(MarkRole(link) if link else None)


def explanation_text(picture: play.HintPicture, colours: Colours) -> ExplanationText:
    """Return the text of a picture, to be shown, copied and spoken."""
    patches, fails = patches_of(picture.marks), picture.fails
    plain = typeset(picture.words.say())
    return ExplanationText(
        html=f"<div style='line-height: 125%'>{rich(picture.words, colours, patches)}</div>",
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
        tags = dict.fromkeys(patch.tag for patch in patches if patch.role is role)
        if tags:
            yield _meaning_of(", ".join(tags), meaning)


def _spoken_meanings(*, fails: bool) -> dict[MarkRole, str]:
    return {**_SPOKEN, MarkRole.REASON: N_("Nothing fits")} if fails else _SPOKEN


def _meaning_of(places: str, meaning: str) -> str:
    meant = _(meaning)
    #: What a mark on the board means, and the cells or rectangles that have it.
    return make_message(N_("{meaning}: {places}."), meaning=meant, places=places).say()


def rich(message: Message, colours: Colours, patches: Sequence[MarkPatch] = ()) -> str:
    """Return a message as HTML, its tagged parts bold, coloured and followed by their tags.

    Each such part is a link whose address is the role. A rectangle that it names is followed by
    the tag of its own mark. A part has none whose role is not marked, or marked several times
    without being named.
    """

    def tagged(match: re.Match[str]) -> str:
        role, words = MarkRole(match[1]), match[2]
        style = f"color:{colours.marks[role.value].name()}; text-decoration:none; font-weight:bold"
        mine = [patch for patch in patches if patch.role is role]
        words = _with_tags(words, mine, colours)
        link = f"<a href='{role.value}' style='{style}'>{words}</a>"
        stops = words.endswith("</span>") and match.string[match.end() : match.end() + 1] in _STOPS
        return link + ("<small>&nbsp;</small>" if stops else "")

    return name_cells(_TAGGED.sub(tagged, escape(typeset(message.say(tagged=True)))))


def _with_tags(words: str, patches: Sequence[MarkPatch], colours: Colours) -> str:
    """Return words that name the patches of a role, with their tags."""
    by_name = {str(rect): patch for patch in patches for rect in patch.rects}
    by_name |= {patch.name: patch for patch in patches}
    named = [name for name in _NOTATION.findall(words) if name in by_name]
    if len(patches) > 1 and named:
        return _NOTATION.sub(
            lambda found: (
                f"{found[0]}&nbsp;{_badge(by_name[found[0]], colours)}"
                if found[0] in by_name
                else found[0]
            ),
            words,
        )
    return f"{words}&nbsp;{_badge(patches[0], colours)}" if len(patches) == 1 else words


def legend(patches: Sequence[MarkPatch], colours: Colours, *, fails: bool = False) -> str:
    """Return the meanings of the tags on the board as HTML."""
    meanings = {**_MEANINGS, MarkRole.REASON: N_("nothing fits")} if fails else _MEANINGS
    parts = []
    for role in MarkRole:
        mine = [patch for patch in patches if patch.role is role]
        if mine:
            badges = " ".join(
                _badge(patch, colours) for patch in {one.tag: one for one in mine}.values()
            )
            on_one_line = _BREAKS.sub("&#8288;", _(meanings[role]).replace(" ", "&nbsp;"))
            parts.append(f"{badges}&nbsp;{on_one_line}")
    return " &nbsp; ".join(parts)


def _badge(patch: MarkPatch, colours: Colours) -> str:
    """Return the tag of a patch as it is on the board, as HTML."""
    colour, paper = colours.marks[patch.role.value].name(), colours.field.name()
    return f"<span style='background:{colour}; color:{paper}'>&nbsp;{patch.tag}&nbsp;</span>"

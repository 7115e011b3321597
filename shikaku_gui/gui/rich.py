"""Words about a hint as rich text: each part that is marked on the board bears its letter."""

import re
from html import escape

from shikaku_gui.gui.overlay_painter import LETTERS
from shikaku_gui.gui.theme import Colours
from shikaku_gui.gui.translate import translate
from shikaku_gui.play.words import Message

_TAGGED = re.compile(r"\[(" + "|".join(LETTERS) + r")\](.*?)\[/\1\]", re.DOTALL)


def rich(message: Message, colours: Colours) -> str:
    """Return a message as HTML, its tagged parts bold, coloured and followed by a letter."""

    def marked(match: re.Match[str]) -> str:
        role, words = match.groups()
        colour, paper = colours.marks[role].name(), colours.field.name()
        tag = f"<span style='background:{colour}; color:{paper}'>&nbsp;{LETTERS[role]}&nbsp;</span>"
        return f"<b style='color:{colour}'>{words}</b>&nbsp;{tag}"

    return _TAGGED.sub(marked, escape(message.say(translate, tagged=True)))

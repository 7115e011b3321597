"""Words about a hint as rich text: each part that is marked on the board bears its letter."""

import re
from html import escape

from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.base.translation import translate, typeset
from shikaku_gui.gui.board.mark_painter import LETTERS
from shikaku_gui.gui.hints.hint_text import tag
from shikaku_gui.play.messages import Message

_TAGGED = re.compile(r"\[(" + "|".join(LETTERS) + r")\](.*?)\[/\1\]", re.DOTALL)

_STOPS = tuple(",.:;?!")


def rich(message: Message, colours: Colours) -> str:
    """Return a message as HTML, its tagged parts bold, coloured and followed by a letter.

    Each such part is a link whose address is the role. A stop keeps off the letter before it.
    """

    def board_marks(match: re.Match[str]) -> str:
        role, words = match.groups()
        style = f"color:{colours.marks[role].name()}; text-decoration:none; font-weight:bold"
        link = f"<a href='{role}' style='{style}'>{words}</a>&nbsp;{tag(role, colours)}"
        stops = match.string[match.end() : match.end() + 1] in _STOPS
        return link + ("<small>&nbsp;</small>" if stops else "")

    return _TAGGED.sub(board_marks, escape(typeset(message.say(translate, tagged=True))))

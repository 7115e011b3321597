"""What a web page says of broken rules: the program's own sentences, without places.

A page seldom numbers rows and columns, so that it says how many clues there are, not where.
"""

from shikaku_gui.i18n import N_, _, ngettext
from shikaku_gui.model import BrokenRect, Rect, Shape, Violation
from shikaku_gui.play.messages import broken_rule_message

_RECT = Rect(0, 0, 1, 1)
_BROKEN = {
    "noClue": BrokenRect(Violation.NO_CLUE, _RECT),
    "tooSmall": BrokenRect(Violation.TOO_SMALL, _RECT),
    "tooLarge": BrokenRect(Violation.TOO_LARGE, _RECT),
    "notSquare": BrokenRect(Violation.WRONG_SHAPE, _RECT, shape=Shape.SQUARE),
    "notWide": BrokenRect(Violation.WRONG_SHAPE, _RECT, shape=Shape.WIDE),
    "notTall": BrokenRect(Violation.WRONG_SHAPE, _RECT, shape=Shape.TALL),
}
_SEVERAL_CLUES = N_("This rectangle contains {count} clues. A rectangle may contain only one.")


def broken_rule_texts() -> dict[str, object]:
    """Return the templates for ``brokenRule`` in ``assets/web/words.js``, in the set language.

    One for a number of things has two forms.
    """
    found: dict[str, object] = {"severalClues": _(_SEVERAL_CLUES)}
    for name, broken in _BROKEN.items():
        message = broken_rule_message(broken)
        one, many = message.template, message.plural
        found[name] = [ngettext(one, many, count) for count in (1, 2)] if many else _(one)
    return found

"""The texts around a hint: its title, its line in the list, and what buttons do with it."""

from __future__ import annotations

from collections.abc import Sequence

from shikaku_gui import play, solver
from shikaku_gui.gui.base.translation import dimensions, message_text
from shikaku_gui.i18n import N_, _, pgettext
from shikaku_gui.model import CrossOut, Erase, Pencil, Rect, RejectTrial, Unmark
from shikaku_gui.play import HintDegree, Tone

_NEXT_PRESS = {
    HintDegree.NUDGE: N_("Nudge?"),
    HintDegree.WHERE: N_("Where?"),
    HintDegree.WHY: N_("Why?"),
    HintDegree.DRAW: N_("Draw It"),
}
_REMOVE, _MARK, _REJECT = N_("Remove It"), N_("Mark It"), N_("Reject")
_NEXT, _ANOTHER, _CLOSE = N_("Next"), N_("Another Hint"), N_("Close")
_CLUE = N_("{area} in {cell}")
_NOT = N_("not {rectangle}")


def next_press_text(presenter: play.HintPresenter) -> str:
    """Return what the next press does."""
    if presenter.has_next_picture:
        return _(_NEXT)
    degree = presenter.next_degree
    if degree is None:
        return _(_ANOTHER if presenter.has_others else _CLOSE)
    if degree is HintDegree.DRAW:
        match presenter.hint.move:
            case Erase() | Unmark():
                return _(_REMOVE)
            case Pencil() | CrossOut():
                return _(_MARK)
            case RejectTrial():
                return _(_REJECT)
    return _(_NEXT_PRESS[degree])


def press_texts() -> tuple[str, ...]:
    """Return all texts of the Hint button, for the width to reserve in the toolbar."""
    named = _REMOVE, _MARK, _REJECT, _NEXT, _ANOTHER, _CLOSE
    return tuple(map(_, (*_NEXT_PRESS.values(), *named)))


def hint_title(hint: solver.Hint) -> str:
    """Return the name of a hint's technique, or what is wrong."""
    if hint.conclusion.unmark is not None:
        return _("A mark is wrong")
    match hint.phrase:
        case solver.Phrase.BROKEN_NEARBY:
            return _("Something is wrong")
        case solver.Phrase.TRIAL_FAILED:
            return _("The trial has failed")
    match hint.kind:
        case solver.HintKind.BROKEN_RULE:
            return pgettext("hint", "A rule is broken")
        case solver.HintKind.WRONG:
            return _("A rectangle is wrong")
        case solver.HintKind.NO_SOLUTION:
            return _("This puzzle has no solution")
        case solver.HintKind.SEVERAL_SOLUTIONS:
            return _("Several solutions")
    if hint.technique is None:
        return _("Beyond my techniques")
    return message_text(play.technique_name(hint.technique))


def lines_by_title(hints: Sequence[solver.Hint]) -> dict[str, list[tuple[int, str]]]:
    """Return the index and the line of each hint under its title, titles as they first occur."""
    lines: dict[str, list[tuple[int, str]]] = {}
    for index, hint in enumerate(hints):
        lines.setdefault(hint_title(hint), []).append((index, hint_line(hint)))
    return lines


def hint_line(hint: solver.Hint) -> str:
    """Return a hint's clue and, on a second line, what follows for it, sizes first."""
    end = hint.conclusion
    clue = ""
    if hint.subjects:
        cell, area = hint.subjects[0].cell, hint.subjects[0].area
        clue = _(_CLUE).format(area=play.clue_text(area), cell=str(cell))
    if end.place is not None:
        follows = _rect(end.place)
    elif end.remove is not None:
        follows = _(_NOT).format(rectangle=_rect(end.remove))
    elif end.excluded:
        follows = _(_NOT).format(rectangle=", ".join(map(_rect, end.excluded)))
    else:
        follows = ""
    if clue and follows:
        return _("{clue}:\n{follows}").format(clue=clue, follows=follows)
    return clue or follows or hint_title(hint)


def _rect(rect: Rect) -> str:
    """Return the size and the first cell of a rectangle."""
    return _(_CLUE).format(area=dimensions(rect.height, rect.width), cell=str(rect.first))


def hint_tone(hint: solver.Hint) -> Tone:
    """Return the tone of a hint: WRONG for mistakes."""
    kinds, phrases = solver.HintKind, solver.Phrase
    wrong = hint.kind in (kinds.BROKEN_RULE, kinds.WRONG, kinds.NO_SOLUTION)
    contradiction = hint.phrase in (phrases.BROKEN_NEARBY, phrases.TRIAL_FAILED)
    return Tone.WRONG if wrong or contradiction else Tone.PLAIN


def last_degree_text(hint: solver.Hint) -> str:
    """Return the name of the degree that makes the hint's move."""
    match hint.move:
        case Erase() | Unmark():
            return _("Remove")
        case Pencil() | CrossOut():
            return pgettext("hint", "Mark")
        case RejectTrial():
            return _(_REJECT)
    return _("Draw")

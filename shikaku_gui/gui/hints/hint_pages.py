"""Makes the pages of the hint panel. Imports the hint texts, so it is loaded on first use."""

from collections.abc import Sequence

from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.base.translation import dimensions, message_text
from shikaku_gui.gui.hints.hint_panel import HintGroup, HintPage
from shikaku_gui.gui.hints.hint_text import ExplanationText, explanation_text
from shikaku_gui.i18n import N_, _
from shikaku_gui.model import CrossOut, Erase, Pencil, Rect, RejectTrial, Unmark
from shikaku_gui.play import (
    HintDegree,
    HintPresenter,
    Tone,
    first_degree,
    hint_solution_note,
    technique_name,
)
from shikaku_gui.solver import Clue, Hint, HintKind, Phrase

_TITLES = {
    HintKind.BROKEN_RULE: N_("A rule is broken"),
    HintKind.WRONG: N_("A rectangle is wrong"),
    HintKind.NO_SOLUTION: N_("This puzzle has no solution"),
    HintKind.SEVERAL_SOLUTIONS: N_("Several solutions"),
}
_CONTRADICTIONS = {
    Phrase.BROKEN_NEARBY: N_("Something is wrong"),
    Phrase.TRIAL_FAILED: N_("The trial has failed"),
}
_NEXT_PRESS = {
    HintDegree.NUDGE: N_("Nudge?"),
    HintDegree.WHERE: N_("Where?"),
    HintDegree.WHY: N_("Why?"),
    HintDegree.DRAW: N_("Draw It"),
}
_REJECT = N_("Reject")
_CLUE = N_("{area} in {cell}")
_NOT = N_("not {rectangle}")


def make_page(presenter: HintPresenter, colours: Colours) -> HintPage:
    """Return the panel's page for a hint at its current degree."""
    picture, hint = presenter.picture, presenter.hint
    note = hint_solution_note(hint)
    return HintPage(
        title=hint_title(picture.step or hint),
        degree=presenter.degree,
        text=explanation_text(picture.words, picture.marks, colours, fails=picture.fails),
        next_press=next_press_text(presenter),
        note="" if note is None else message_text(note),
        at=presenter.at,
        count=len(presenter.pictures),
        paged=len(presenter.pictures_of(HintDegree.WHY)) > 1,
        tone=hint_tone(hint),
        last_degree=_last_degree(hint),
        can_draw=presenter.can_draw,
        can_find=first_degree(hint) is HintDegree.FIND,
        has_others=presenter.has_others,
    )


def all_texts(presenter: HintPresenter, colours: Colours) -> tuple[ExplanationText, ...]:
    """Return the texts of all pictures of a hint, whatever is shown of it now."""
    return tuple(
        explanation_text(picture.words, picture.marks, colours, fails=picture.fails)
        for degree in (HintDegree.FIND, HintDegree.NUDGE, HintDegree.WHERE, HintDegree.WHY)
        for picture in presenter.pictures_of(degree)
    )


def next_press_text(presenter: HintPresenter) -> str:
    """Return what the next press does."""
    if presenter.has_next_picture:
        return _("Next")
    degree = presenter.next_degree
    if degree is None:
        return _(N_("Another Hint") if presenter.has_others else N_("Close"))
    if degree is HintDegree.DRAW:
        match presenter.hint.move:
            case Erase() | Unmark():
                return _("Remove It")
            case Pencil() | CrossOut():
                return _("Mark It")
            case RejectTrial():
                return _(_REJECT)
    return _(_NEXT_PRESS[degree])


def hint_title(hint: Hint) -> str:
    """Return the name of a hint's technique, or what is wrong."""
    if hint.conclusion.unmark is not None:
        return _("A mark is wrong")
    if hint.phrase in _CONTRADICTIONS:
        return _(_CONTRADICTIONS[hint.phrase])
    if hint.kind in _TITLES or hint.technique is None:
        title = _TITLES.get(hint.kind, N_("Beyond my techniques"))
        return _(title)
    return message_text(technique_name(hint.technique))


def hint_groups(hints: Sequence[Hint]) -> list[HintGroup]:
    """Return hints as they are listed: by their titles, in the order of the first of each."""
    lines: dict[str, list[tuple[int, str]]] = {}
    for index, hint in enumerate(hints):
        lines.setdefault(hint_title(hint), []).append((index, hint_line(hint)))
    return [HintGroup(title, tuple(rows)) for title, rows in lines.items()]


def hint_line(hint: Hint) -> str:
    """Return a hint's clue and, on a second line, what follows for it, sizes first."""
    end = hint.conclusion
    clue = _clue(hint.subjects[0]) if hint.subjects else ""
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


def _clue(clue: Clue) -> str:
    area = "?" if clue.area is None else str(clue.area)
    return _(_CLUE).format(area=area, cell=str(clue.cell))


def hint_tone(hint: Hint) -> Tone:
    """Return the tone of a hint: WRONG for mistakes."""
    wrong = hint.kind in (HintKind.BROKEN_RULE, HintKind.WRONG, HintKind.NO_SOLUTION)
    return Tone.WRONG if wrong or hint.phrase in _CONTRADICTIONS else Tone.PLAIN


def _last_degree(hint: Hint) -> str:
    """Return the name of the degree that makes the hint's move."""
    match hint.move:
        case Erase() | Unmark():
            return _("Remove")
        case RejectTrial():
            return _(_REJECT)
    return _("Draw")

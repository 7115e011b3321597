"""Makes the pages of the hint panel and of the walkthrough panel."""

from __future__ import annotations

from collections.abc import Sequence

from shikaku_gui import play, solver
from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.base.translation import dimensions, message_text
from shikaku_gui.gui.hints.hint_panel import HintGroup, HintPage
from shikaku_gui.gui.hints.hint_text import ExplanationText, explanation_text
from shikaku_gui.gui.hints.walkthrough_panel import WalkthroughPage
from shikaku_gui.i18n import N_, _
from shikaku_gui.model import CrossOut, Erase, Pencil, Rect, RejectTrial, Unmark
from shikaku_gui.play import HintDegree, Tone

_NEXT_PRESS = {
    HintDegree.NUDGE: N_("Nudge?"),
    HintDegree.WHERE: N_("Where?"),
    HintDegree.WHY: N_("Why?"),
    HintDegree.DRAW: N_("Draw It"),
}
_REJECT = N_("Reject")
_CLUE = N_("{area} in {cell}")
_NOT = N_("not {rectangle}")


def make_page(presenter: play.HintPresenter, colours: Colours) -> HintPage:
    """Return the panel's page for a hint at its current degree."""
    picture, hint = presenter.picture, presenter.hint
    note = play.hint_solution_note(hint)
    return HintPage(
        title=hint_title(picture.step or hint),
        degree=presenter.degree,
        text=explanation_text(picture, colours),
        next_press=next_press_text(presenter),
        note="" if note is None else message_text(note),
        at=presenter.at,
        count=len(presenter.pictures),
        paged=len(presenter.pictures_of(HintDegree.WHY)) > 1,
        tone=hint_tone(hint),
        last_degree=_last_degree(hint),
        can_draw=presenter.can_draw,
        can_find=play.first_degree(hint) is HintDegree.FIND,
        has_others=presenter.has_others,
    )


def make_walkthrough_page(
    frames: Sequence[play.WalkthroughFrame], at: int, colours: Colours
) -> WalkthroughPage:
    """Return the panel's page for a frame of a walkthrough."""
    frame = frames[at]
    return WalkthroughPage(
        title=hint_title(frame.picture.step or frame.hint),
        text=explanation_text(frame.picture, colours),
        step=frame.step,
        steps=frames[-1].step + 1,
        at=at,
        count=len(frames),
        tone=hint_tone(frame.hint),
    )


def all_texts(presenter: play.HintPresenter, colours: Colours) -> tuple[ExplanationText, ...]:
    """Return the texts of all pictures of a hint, whatever is shown of it now."""
    return tuple(
        explanation_text(picture, colours)
        for degree in (HintDegree.FIND, HintDegree.NUDGE, HintDegree.WHERE, HintDegree.WHY)
        for picture in presenter.pictures_of(degree)
    )


def next_press_text(presenter: play.HintPresenter) -> str:
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


def longest_press_texts() -> tuple[str, ...]:
    """Return the longest texts of the Hint button, for the width to reserve in the toolbar."""
    return _("Remove It"), _("Another Hint")


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
            return _("A rule is broken")
        case solver.HintKind.WRONG:
            return _("A rectangle is wrong")
        case solver.HintKind.NO_SOLUTION:
            return _("This puzzle has no solution")
        case solver.HintKind.SEVERAL_SOLUTIONS:
            return _("Several solutions")
    if hint.technique is None:
        return _("Beyond my techniques")
    return message_text(play.technique_name(hint.technique))


def hint_groups(hints: Sequence[solver.Hint]) -> list[HintGroup]:
    """Return hints as they are listed: by their titles, in the order of the first of each."""
    lines: dict[str, list[tuple[int, str]]] = {}
    for index, hint in enumerate(hints):
        lines.setdefault(hint_title(hint), []).append((index, hint_line(hint)))
    return [HintGroup(title, tuple(rows)) for title, rows in lines.items()]


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


def _last_degree(hint: solver.Hint) -> str:
    """Return the name of the degree that makes the hint's move."""
    match hint.move:
        case Erase() | Unmark():
            return _("Remove")
        case RejectTrial():
            return _(_REJECT)
    return _("Draw")

"""Makes the pages of the hint panel. Imports the hint texts, so it is loaded on first use."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.base.translation import dimensions, message_text
from shikaku_gui.gui.hints.hint_panel import HintGroup, HintPage
from shikaku_gui.gui.hints.hint_text import ExplanationText, explanation_text
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
from shikaku_gui.texts import QT_TRANSLATE_NOOP

_TITLES = {
    HintKind.BROKEN_RULE: QT_TRANSLATE_NOOP("hints", "A rule is broken"),
    HintKind.WRONG: QT_TRANSLATE_NOOP("hints", "A rectangle is wrong"),
    HintKind.NO_SOLUTION: QT_TRANSLATE_NOOP("hints", "This puzzle has no solution"),
    HintKind.SEVERAL_SOLUTIONS: QT_TRANSLATE_NOOP("hints", "Several solutions"),
}
_CONTRADICTIONS = {
    Phrase.BROKEN_NEARBY: QT_TRANSLATE_NOOP("hints", "Something is wrong"),
    Phrase.TRIAL_FAILED: QT_TRANSLATE_NOOP("hints", "The trial has failed"),
}
_BEYOND = QT_TRANSLATE_NOOP("hints", "Beyond my techniques")
_NEXT_PRESS = {
    HintDegree.NUDGE: QT_TRANSLATE_NOOP("hints", "Nudge?"),
    HintDegree.WHERE: QT_TRANSLATE_NOOP("hints", "Where?"),
    HintDegree.WHY: QT_TRANSLATE_NOOP("hints", "Why?"),
    HintDegree.DRAW: QT_TRANSLATE_NOOP("hints", "Draw It"),
}
_NEXT = QT_TRANSLATE_NOOP("hints", "Next")
_REMOVE = QT_TRANSLATE_NOOP("hints", "Remove It")
_MARK = QT_TRANSLATE_NOOP("hints", "Mark It")
_REJECT = QT_TRANSLATE_NOOP("hints", "Reject")
_CLOSE = QT_TRANSLATE_NOOP("hints", "Close")
_MARK_IS_WRONG = QT_TRANSLATE_NOOP("hints", "A mark is wrong")
_ANOTHER = QT_TRANSLATE_NOOP("hints", "Another Hint")
_DRAW_DEGREE = QT_TRANSLATE_NOOP("hints", "Draw")
_REMOVE_DEGREE = QT_TRANSLATE_NOOP("hints", "Remove")
_LINE = QT_TRANSLATE_NOOP("hints", "%1:\n%2")
_CLUE = QT_TRANSLATE_NOOP("hints", "%1 in %2")
_NOT = QT_TRANSLATE_NOOP("hints", "not %1")


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
        return _tr(_NEXT)
    degree = presenter.next_degree
    if degree is None:
        return _tr(_ANOTHER if presenter.has_others else _CLOSE)
    if degree is HintDegree.DRAW:
        match presenter.hint.move:
            case Erase() | Unmark():
                return _tr(_REMOVE)
            case Pencil() | CrossOut():
                return _tr(_MARK)
            case RejectTrial():
                return _tr(_REJECT)
    return _tr(_NEXT_PRESS[degree])


def hint_title(hint: Hint) -> str:
    """Return the name of a hint's technique, or what is wrong."""
    if hint.conclusion.unmark is not None:
        return _tr(_MARK_IS_WRONG)
    if hint.phrase in _CONTRADICTIONS:
        return _tr(_CONTRADICTIONS[hint.phrase])
    if hint.kind in _TITLES or hint.technique is None:
        return _tr(_TITLES.get(hint.kind, _BEYOND))
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
        follows = _tr(_NOT).replace("%1", _rect(end.remove))
    elif end.excluded:
        follows = _tr(_NOT).replace("%1", ", ".join(map(_rect, end.excluded)))
    else:
        follows = ""
    if clue and follows:
        return _tr(_LINE).replace("%1", clue).replace("%2", follows)
    return clue or follows or hint_title(hint)


def _rect(rect: Rect) -> str:
    """Return the size and the first cell of a rectangle."""
    return (
        _tr(_CLUE).replace("%1", dimensions(rect.height, rect.width)).replace("%2", str(rect.first))
    )


def _clue(clue: Clue) -> str:
    area = "?" if clue.area is None else str(clue.area)
    return _tr(_CLUE).replace("%1", area).replace("%2", str(clue.cell))


def hint_tone(hint: Hint) -> Tone:
    """Return the tone of a hint: WRONG for mistakes."""
    wrong = hint.kind in (HintKind.BROKEN_RULE, HintKind.WRONG, HintKind.NO_SOLUTION)
    return Tone.WRONG if wrong or hint.phrase in _CONTRADICTIONS else Tone.PLAIN


def _last_degree(hint: Hint) -> str:
    """Return the name of the degree that makes the hint's move."""
    match hint.move:
        case Erase() | Unmark():
            return _tr(_REMOVE_DEGREE)
        case RejectTrial():
            return _tr(_REJECT)
    return _tr(_DRAW_DEGREE)


def _tr(text: str) -> str:
    return QCoreApplication.translate("hints", text)

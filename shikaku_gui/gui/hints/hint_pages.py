"""Makes the pages of the hint panel. Imports the hint texts, so it is loaded on first use."""

from PySide6.QtCore import QCoreApplication

from shikaku_gui.gui.base.theme import Colours
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.gui.hints.hint_panel import HintPage
from shikaku_gui.gui.hints.hint_text import rich
from shikaku_gui.play import (
    QT_TRANSLATE_NOOP,
    HintDegree,
    HintPresenter,
    Tone,
    hint_solution_note,
    technique_name,
)
from shikaku_gui.solver import Hint, HintKind

_TITLES = {
    HintKind.BROKEN_RULE: QT_TRANSLATE_NOOP("hints", "A rule is broken"),
    HintKind.WRONG: QT_TRANSLATE_NOOP("hints", "A rectangle is wrong"),
    HintKind.NO_SOLUTION: QT_TRANSLATE_NOOP("hints", "This puzzle has no solution"),
    HintKind.SEVERAL_SOLUTIONS: QT_TRANSLATE_NOOP("hints", "Several solutions"),
}
_BEYOND = QT_TRANSLATE_NOOP("hints", "Beyond the techniques")
_NEXT_PRESS = {
    HintDegree.WHERE: QT_TRANSLATE_NOOP("hints", "Where?"),
    HintDegree.WHY: QT_TRANSLATE_NOOP("hints", "Why?"),
    HintDegree.DRAW: QT_TRANSLATE_NOOP("hints", "Draw it"),
}
_REMOVE = QT_TRANSLATE_NOOP("hints", "Remove it")
_ANOTHER = QT_TRANSLATE_NOOP("hints", "Another hint")
_LINE = QT_TRANSLATE_NOOP("hints", "%1: %2")


def make_page(presenter: HintPresenter, colours: Colours) -> HintPage:
    """Return the panel's page for a hint at its current degree."""
    picture, hint = presenter.picture, presenter.hint
    note = hint_solution_note(hint)
    return HintPage(
        title=hint_title(hint),
        degree=presenter.degree,
        words=rich(picture.words, colours),
        next_press=next_press_text(presenter),
        note="" if note is None else message_text(note),
        at=presenter.at,
        count=len(presenter.pictures),
        tone=hint_tone(hint),
        roles=picture.roles,
        removes=hint.conclusion.remove is not None,
        can_draw=hint.move is not None and not presenter.done,
    )


def next_press_text(presenter: HintPresenter) -> str:
    """Return what the next press does."""
    degree = presenter.next_degree
    if degree is None:
        return _tr(_ANOTHER)
    removes = degree is HintDegree.DRAW and presenter.hint.conclusion.remove is not None
    return _tr(_REMOVE if removes else _NEXT_PRESS[degree])


def hint_title(hint: Hint) -> str:
    """Return the name of a hint's technique, or what is wrong."""
    if hint.kind in _TITLES or hint.technique is None:
        return _tr(_TITLES.get(hint.kind, _BEYOND))
    return message_text(technique_name(hint.technique))


def hint_line(hint: Hint) -> str:
    """Return one line with a hint's clue and title."""
    place = hint.conclusion.place or hint.conclusion.remove
    where = str(hint.subjects[0].cell if hint.subjects else place or "")
    return (
        _tr(_LINE).replace("%1", where).replace("%2", hint_title(hint))
        if where
        else hint_title(hint)
    )


def hint_tone(hint: Hint) -> Tone:
    """Return the tone of a hint: WRONG for mistakes."""
    wrong = hint.kind in (HintKind.BROKEN_RULE, HintKind.WRONG, HintKind.NO_SOLUTION)
    return Tone.WRONG if wrong else Tone.PLAIN


def _tr(text: str) -> str:
    return QCoreApplication.translate("hints", text)

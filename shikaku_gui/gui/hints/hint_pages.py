"""Makes the panel's pages of hints. It loads the words of hints: not for the first paint."""

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
_FOLLOWING = {
    HintDegree.WHERE: QT_TRANSLATE_NOOP("hints", "Where?"),
    HintDegree.WHY: QT_TRANSLATE_NOOP("hints", "Why?"),
    HintDegree.DRAW: QT_TRANSLATE_NOOP("hints", "Draw it"),
}
_REMOVE = QT_TRANSLATE_NOOP("hints", "Remove it")
_ANOTHER = QT_TRANSLATE_NOOP("hints", "Another hint")
_LINE = QT_TRANSLATE_NOOP("hints", "%1: %2")


def page(presenter: HintPresenter, colours: Colours) -> HintPage:
    """Return the page for a hint as far as it has been told."""
    picture, hint = presenter.picture, presenter.hint
    note = hint_solution_note(hint)
    return HintPage(
        title=title(hint),
        degree=presenter.degree,
        words=rich(picture.words, colours),
        following=following(presenter),
        note="" if note is None else message_text(note),
        at=presenter.at,
        count=len(presenter.pictures),
        tone=tone(hint),
        roles=picture.roles,
        removes=hint.conclusion.remove is not None,
        can_draw=hint.move is not None and not presenter.done,
    )


def following(presenter: HintPresenter) -> str:
    """Say what the next press does."""
    degree = presenter.following
    if degree is None:
        return _tr(_ANOTHER)
    removes = degree is HintDegree.DRAW and presenter.hint.conclusion.remove is not None
    return _tr(_REMOVE if removes else _FOLLOWING[degree])


def title(hint: Hint) -> str:
    """Name a hint: by its technique, or by what is wrong."""
    if hint.kind in _TITLES or hint.technique is None:
        return _tr(_TITLES.get(hint.kind, _BEYOND))
    return message_text(technique_name(hint.technique))


def line(hint: Hint) -> str:
    """Name a hint in one line, with its clue."""
    place = hint.conclusion.place or hint.conclusion.remove
    where = str(hint.subjects[0].cell if hint.subjects else place or "")
    return _tr(_LINE).replace("%1", where).replace("%2", title(hint)) if where else title(hint)


def tone(hint: Hint) -> Tone:
    """Tell whether a hint helps on, or says that something is wrong."""
    wrong = hint.kind in (HintKind.BROKEN_RULE, HintKind.WRONG, HintKind.NO_SOLUTION)
    return Tone.WRONG if wrong else Tone.PLAIN


def _tr(text: str) -> str:
    return QCoreApplication.translate("hints", text)

"""Hints in words, by degrees: a nudge, where to look, why it is so, what to draw.

The words of a hint and its marks belong together: the tags in the templates (see
:mod:`shikaku_gui.play.messages`) name the roles of the marks they speak of.
"""

from collections.abc import Mapping, Sequence

from shikaku_gui.model import BrokenRect, Cell, Problem, Rect
from shikaku_gui.play import messages
from shikaku_gui.play.hint_degree import HintDegree
from shikaku_gui.play.hint_sentences import HINT_SENTENCES, ONLY_RECTANGLE_WHY
from shikaku_gui.play.messages import QT_TRANSLATE_NOOP, Argument, Message, make_message
from shikaku_gui.solver import (
    Clue,
    Facts,
    FactValue,
    Grade,
    GridRegion,
    Hint,
    HintKind,
    HintView,
    Phrase,
    Technique,
)

_REGIONS: Mapping[GridRegion, str] = {
    GridRegion.TOP_LEFT: QT_TRANSLATE_NOOP("words", "at the top left"),
    GridRegion.TOP: QT_TRANSLATE_NOOP("words", "at the top"),
    GridRegion.TOP_RIGHT: QT_TRANSLATE_NOOP("words", "at the top right"),
    GridRegion.LEFT: QT_TRANSLATE_NOOP("words", "on the left"),
    GridRegion.MIDDLE: QT_TRANSLATE_NOOP("words", "in the middle"),
    GridRegion.RIGHT: QT_TRANSLATE_NOOP("words", "on the right"),
    GridRegion.BOTTOM_LEFT: QT_TRANSLATE_NOOP("words", "at the bottom left"),
    GridRegion.BOTTOM: QT_TRANSLATE_NOOP("words", "at the bottom"),
    GridRegion.BOTTOM_RIGHT: QT_TRANSLATE_NOOP("words", "at the bottom right"),
    GridRegion.UPPER_LEFT_QUARTER: QT_TRANSLATE_NOOP("words", "in the upper left quarter"),
    GridRegion.UPPER_RIGHT_QUARTER: QT_TRANSLATE_NOOP("words", "in the upper right quarter"),
    GridRegion.LOWER_LEFT_QUARTER: QT_TRANSLATE_NOOP("words", "in the lower left quarter"),
    GridRegion.LOWER_RIGHT_QUARTER: QT_TRANSLATE_NOOP("words", "in the lower right quarter"),
}

_TECHNIQUES: Mapping[Technique, str] = {
    Technique.ONLY_RECTANGLE: QT_TRANSLATE_NOOP("words", "Only one rectangle fits"),
    Technique.ONLY_CLUE: QT_TRANSLATE_NOOP("words", "Only one clue reaches this cell"),
    Technique.SHARED_CELLS: QT_TRANSLATE_NOOP("words", "Cells in every rectangle"),
    Technique.NO_ROOM: QT_TRANSLATE_NOOP("words", "No room for a neighbour"),
    Technique.SUBSET: QT_TRANSLATE_NOOP("words", "Cells that go together"),
    Technique.STRANDED_CELL: QT_TRANSLATE_NOOP("words", "Stranded cell"),
    Technique.POCKET: QT_TRANSLATE_NOOP("words", "Sealed pocket"),
    Technique.PAIR: QT_TRANSLATE_NOOP("words", "Two clues together"),
    Technique.COUNTING: QT_TRANSLATE_NOOP("words", "Space counting"),
    Technique.WHAT_IF: QT_TRANSLATE_NOOP("words", "What if"),
}

_LEVELS: Mapping[str, str] = {
    "gentle": QT_TRANSLATE_NOOP("words", "Gentle"),
    "easy": QT_TRANSLATE_NOOP("words", "Easy"),
    "medium": QT_TRANSLATE_NOOP("words", "Medium"),
    "hard": QT_TRANSLATE_NOOP("words", "Hard"),
    "expert": QT_TRANSLATE_NOOP("words", "Expert"),
}

_FILLS_ITS_CELL = QT_TRANSLATE_NOOP(
    "words", "[subject]A clue 1[/subject] fills its own cell alone: [result]{place}[/result]."
)
_NEEDS_AT_LEAST = QT_TRANSLATE_NOOP("words", "at least {count}")
_UNREACHED_END = QT_TRANSLATE_NOOP("words", "the cell {cell}")
_IN_STEPS = QT_TRANSLATE_NOOP("words", "It takes {count} steps to see. This is the last: {last}")
_WRONG_IN_STEPS = QT_TRANSLATE_NOOP(
    "words", "It is [ruled_out]{rect}[/ruled_out], which takes {count} steps to see. {reason}"
)
_NO_REASON_KNOWN = QT_TRANSLATE_NOOP("words", "A search through all possibilities shows it.")

_DRAW = QT_TRANSLATE_NOOP("words", "Draw [result]{place}[/result].")
_REMOVE = QT_TRANSLATE_NOOP("words", "Remove [ruled_out]{rect}[/ruled_out].")
_REMEMBER = QT_TRANSLATE_NOOP(
    "words", "There is nothing to draw yet. Remember: not [ruled_out]{out}[/ruled_out]."
)
_NOTHING_TO_DRAW = QT_TRANSLATE_NOOP("words", "There is nothing to draw.")

_SEVERAL_NOTE = QT_TRANSLATE_NOOP(
    "words",
    "The puzzle has several solutions. This holds in all those that have your rectangles.",
)
_UNKNOWN_NOTE = QT_TRANSLATE_NOOP(
    "words", "It is not known whether the puzzle has one solution: the search hit its limit."
)


def hint_message(hint: Hint, degree: HintDegree) -> Message:
    """Say a hint to a degree, in at most three sentences.

    Where other steps must be made first, nudge and where speak of the first of them, why
    of the last; :func:`hint_view_message` says each.
    """
    if degree is HintDegree.DRAW:
        return _draw(hint)
    if degree is HintDegree.WHY:
        last = _why(hint)
        if not hint.before or hint.kind is HintKind.WRONG:
            return last
        return make_message(_IN_STEPS, count=len(hint.before) + 1, last=last)
    first = hint if hint.kind is HintKind.WRONG or not hint.before else hint.before[0]
    sentences = HINT_SENTENCES[first.phrase]
    template = sentences.nudge if degree is HintDegree.NUDGE else sentences.where
    return _message(template, first)


def hint_view_message(view: HintView) -> Message:
    """Say what one picture of a hint shows."""
    if view.step is None or view.phrase is Phrase.SUPPOSE:
        return make_message(HINT_SENTENCES[view.phrase].why, **_arguments(view.facts))
    return _why(view.step)


def hint_step_messages(hint: Hint) -> tuple[Message, ...]:
    """Say all of a hint, one message a step: those before it, suppositions and chains, and it."""
    return tuple(hint_view_message(view) for view in hint.views)


def hint_solution_note(hint: Hint) -> Message | None:
    """Say what a player should know where the puzzle has not, or may not have, one solution."""
    if hint.kind not in (HintKind.PLACE, HintKind.EXCLUDE) or hint.unique:
        return None
    several = hint.unique is False
    return make_message(_SEVERAL_NOTE if several else _UNKNOWN_NOTE)


def technique_name(technique: Technique) -> Message:
    """Name a technique."""
    return make_message(_TECHNIQUES[technique])


def grade_name(grade: Grade) -> Message:
    """Name the level of a grade."""
    return make_message(_LEVELS[grade.grade])


def _draw(hint: Hint) -> Message:
    end = hint.conclusion
    if end.place is not None:
        return make_message(_DRAW, place=end.place)
    if end.remove is not None:
        return make_message(_REMOVE, rect=end.remove)
    if end.excluded:
        return make_message(
            _REMEMBER, out=messages.list_message([str(rect) for rect in end.excluded])
        )
    return make_message(_NOTHING_TO_DRAW)


def _why(hint: Hint) -> Message:
    return _message(_why_template(hint), hint)


def _why_template(hint: Hint) -> str:
    said = dict(hint.facts)
    if hint.kind is HintKind.WRONG and hint.before:
        return _WRONG_IN_STEPS
    if hint.phrase is Phrase.ONLY_RECTANGLE:
        blocked = bool(said["off"]), bool(said["swallowed"]), bool(said["overlapped"])
        if hint.subjects[0].area == 1:
            return _FILLS_ITS_CELL
        if any(blocked):
            return ONLY_RECTANGLE_WHY[blocked]
    sentences = HINT_SENTENCES[hint.phrase]
    return sentences.excludes if hint.kind is HintKind.EXCLUDE else sentences.why


def _message(template: str, hint: Hint) -> Message:
    arguments = _arguments(hint.facts)
    if hint.phrase is Phrase.WHAT_IF:
        arguments["end"] = _end(hint.chain[-1])
    if hint.phrase is Phrase.POCKET and any(
        clue.area is None for clue in hint.fact("inside", tuple)
    ):
        arguments["areas"] = make_message(_NEEDS_AT_LEAST, count=arguments["areas"])
    if hint.reason is not None:
        arguments["reason"] = _why(hint.reason)
        arguments["count"] = len(hint.before) + 1
    if hint.phrase is Phrase.NO_SOLUTION:
        arguments["problem"] = _problem(hint)
    return make_message(template, **arguments)


def _problem(hint: Hint) -> Message:
    said = dict(hint.facts)
    problem = said.get("problem")
    if not isinstance(problem, Problem):
        return make_message(_NO_REASON_KNOWN)
    return messages.problem_message(problem, unknown_clues=bool(said["unknown"]))


def _end(end: Hint) -> Message:
    """Name the clue or the cell that a chain leaves without a rectangle."""
    if end.subjects:
        return messages.clue_message(*end.subjects[0])
    return make_message(_UNREACHED_END, cell=end.conclusion.cells[0])


def _arguments(facts: Facts) -> dict[str, Argument]:
    return {name: _argument(value) for name, value in facts}


def _argument(value: FactValue) -> Argument:
    match value:
        case Clue():
            return messages.clue_message(*value)
        case GridRegion():
            return make_message(_REGIONS[value])
        case BrokenRect():
            return messages.broken_rule_message(value)
        case Problem():
            return messages.problem_message(value)
        case int() | Cell() | Rect():
            return value
        case _:
            return _several(value)


def _several(values: Sequence[Cell | Rect | Clue]) -> Message:
    cells = [value for value in values if isinstance(value, Cell)]
    if cells:
        return messages.list_message([str(rect) for rect in _blocks(cells)])
    return messages.list_message(
        [
            messages.clue_message(*value) if isinstance(value, Clue) else str(value)
            for value in values
        ]
    )


def _blocks(cells: Sequence[Cell]) -> list[Rect]:
    """Return rectangles that hold just these cells, each cell once, for a short list of them."""
    left = set(cells)
    blocks: list[Rect] = []
    for row, col in sorted(left):
        if (row, col) not in left:
            continue
        width = next(w for w in range(1, len(cells) + 1) if (row, col + w) not in left)
        height = 1
        while left.issuperset(Rect(row, col, height + 1, width).cells()):
            height += 1
        blocks.append(Rect(row, col, height, width))
        left.difference_update(blocks[-1].cells())
    return blocks

"""Hints in words, by degrees: a nudge, where to look, why it follows, what to draw.

The words of a hint and its marks belong together: the tags in the templates (see
:mod:`shikaku_gui.play.messages`) name the roles of the marks they speak of.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from shikaku_gui import model, solver
from shikaku_gui.formats import HintDegree
from shikaku_gui.i18n import N_, NC_
from shikaku_gui.model import Cell, Rect, Shape
from shikaku_gui.play import messages
from shikaku_gui.play.technique_words.catalogue import SENTENCES, TECHNIQUE_TEXTS
from shikaku_gui.texts import Argument, Message, count_message, make_message

_MOST_NAMED = 3

_REGIONS: Mapping[solver.GridRegion, str] = {
    solver.GridRegion.TOP_LEFT: N_("at the top left"),
    solver.GridRegion.TOP: N_("at the top"),
    solver.GridRegion.TOP_RIGHT: N_("at the top right"),
    solver.GridRegion.LEFT: N_("on the left"),
    solver.GridRegion.MIDDLE: N_("in the middle"),
    solver.GridRegion.RIGHT: N_("on the right"),
    solver.GridRegion.BOTTOM_LEFT: N_("at the bottom left"),
    solver.GridRegion.BOTTOM: N_("at the bottom"),
    solver.GridRegion.BOTTOM_RIGHT: N_("at the bottom right"),
    solver.GridRegion.UPPER_LEFT_QUARTER: N_("in the upper-left quarter"),
    solver.GridRegion.UPPER_RIGHT_QUARTER: N_("in the upper-right quarter"),
    solver.GridRegion.LOWER_LEFT_QUARTER: N_("in the lower-left quarter"),
    solver.GridRegion.LOWER_RIGHT_QUARTER: N_("in the lower-right quarter"),
}

_OF_SHAPE: Mapping[Shape, str] = {
    Shape.SQUARE: N_(
        "Only [result]{place}[/result] fits [subject]{clue}[/subject]. "
        "Every other square hits {blockers}.",
    ),
    Shape.WIDE: N_(
        "Only [result]{place}[/result] fits [subject]{clue}[/subject]. "
        "Every other wide rectangle hits {blockers}.",
    ),
    Shape.TALL: N_(
        "Only [result]{place}[/result] fits [subject]{clue}[/subject]. "
        "Every other tall rectangle hits {blockers}.",
    ),
}

_LEVELS: Mapping[solver.Difficulty, str] = {
    solver.Difficulty.GENTLE: N_("Gentle"),
    solver.Difficulty.EASY: N_("Easy"),
    solver.Difficulty.MEDIUM: N_("Medium"),
    solver.Difficulty.HARD: N_("Hard"),
    solver.Difficulty.EXPERT: N_("Expert"),
}


def hint_message(hint: solver.Hint, degree: HintDegree, part: Message | None = None) -> Message:
    """Say a hint to a degree, in at most two sentences.

    A nudge says that it is in a ``part`` of the grid, by default a ninth of it.
    """
    steps = (solver.HintKind.PLACE, solver.HintKind.EXCLUDE)
    if degree is HintDegree.FIND and hint.technique is not None and hint.kind in steps:
        return _message(TECHNIQUE_TEXTS[hint.technique].find, hint)
    if degree is HintDegree.DRAW:
        return _draw(hint)
    if degree is HintDegree.WHY:
        return _why(hint)
    sentences = SENTENCES[hint.phrase]
    template = sentences.where if degree is HintDegree.WHERE else sentences.nudge
    arguments = _arguments(hint)
    return make_message(template, **arguments if part is None else arguments | {"region": part})


def nudged_cells(hint: solver.Hint) -> tuple[Cell, ...]:
    """Return the cells that the nudge of a hint speaks of."""
    facts = dict(hint.facts)
    named = [facts[name] for name in SENTENCES[hint.phrase].about] or list(hint.subjects[:1])
    found: list[Cell] = []
    for value in named:
        for one in value if type(value) is tuple else (value,):
            if isinstance(one, solver.Clue):
                found.append(one.cell)
            elif isinstance(one, Cell):
                found.append(one)
    return tuple(found) or hint.conclusion.cells[:1]


def hint_view_message(view: solver.HintView) -> Message:
    """Say what one picture of a hint shows."""
    if view.step is None or view.phrase is solver.Phrase.SUPPOSE:
        arguments = {name: _argument(value) for name, value in view.facts}
        several = "" if view.technique is None else TECHNIQUE_TEXTS[view.technique].several
        return make_message(several or SENTENCES[view.phrase].why, **arguments)
    return _why(view.step)


def hint_uniqueness_note(hint: solver.Hint) -> Message | None:
    """Say what a player should know where the puzzle has not, or may not have, one solution."""
    if hint.kind not in (solver.HintKind.PLACE, solver.HintKind.EXCLUDE) or hint.unique:
        return None
    several = hint.unique is False
    return make_message(
        N_(
            "The puzzle has several solutions. This is true in all of those with your rectangles.",
        )
        if several
        else N_("Whether the puzzle has only one solution is not known: checking takes too long.")
    )


def technique_name(technique: solver.Technique) -> Message:
    """Name a technique."""
    return make_message(TECHNIQUE_TEXTS[technique].name)


def grade_name(grade: solver.Grade) -> Message:
    """Name the level of a grade."""
    return level_name(solver.Difficulty(grade.grade))


def level_name(level: solver.Difficulty) -> Message:
    """Name a level of difficulty."""
    return make_message(_LEVELS[level])


def _draw(hint: solver.Hint) -> Message:
    match hint.move:
        case model.Place(rect):
            return make_message(N_("Draw [result]{place}[/result]."), place=rect)
        case model.Erase(rect):
            return make_message(N_("Remove [ruled_out]{rect}[/ruled_out]."), rect=rect)
        case model.Pencil((rect,)):
            return make_message(N_("Pencil [result]{pencil}[/result]."), pencil=rect)
        case model.CrossOut(rects):
            return make_message(
                N_("Cross out [ruled_out]{out}[/ruled_out]."),
                out=_names([str(rect) for rect in rects]),
            )
        case model.Unmark(pencilled, crossed_out):
            rects = (*pencilled, *crossed_out)
            if len(rects) == 1:
                return make_message(
                    N_("Remove the mark on [ruled_out]{rect}[/ruled_out]."), rect=rects[0]
                )
            return count_message(
                "Remove [ruled_out]this mark[/ruled_out].",
                "Remove [ruled_out]these {count} marks[/ruled_out].",
                len(rects),
            )
        case model.RejectTrial():
            return make_message(N_("Reject the trial."))
    return make_message(N_("There is nothing to draw."))


def _why(hint: solver.Hint) -> Message:
    if hint.reason is None:
        return _message(_why_template(hint), hint)
    template = SENTENCES[hint.reason.phrase].wrong
    arguments = _arguments(hint.reason) | {"rect": hint.fact("rect", Rect)}
    reason = make_message(template, **arguments)
    count = len(hint.before) + 1
    return (
        reason
        if count == 1
        else make_message(
            N_("{reason} It takes {count} steps to see this."), reason=reason, count=count
        )
    )


def _why_template(hint: solver.Hint) -> str:
    if hint.phrase is solver.Phrase.ONLY_RECTANGLE:
        if hint.subjects[0].area == 1:
            return N_(
                "[subject]A clue of 1[/subject] fills only its own cell: [result]{place}[/result]."
            )
        shape = _shape_that_matters(hint)
        if shape is not None:
            return _OF_SHAPE[shape]
        if _blockers(hint):
            return N_(
                "Only [result]{place}[/result] fits [subject]{clue}[/subject]. "
                "Every other rectangle hits {blockers}.",
            )
    sentences = SENTENCES[hint.phrase]
    return sentences.excludes if hint.kind is solver.HintKind.EXCLUDE else sentences.why


def _shape_that_matters(hint: solver.Hint) -> Shape | None:
    """Return the shape of the clue if others of its rectangles are out for their shape."""
    wrong = solver.RejectionReason.WRONG_SHAPE
    matters = any(one.why is wrong for one in hint.rejected)
    return hint.subjects[0].shape if matters else None


def _message(template: str, hint: solver.Hint) -> Message:
    return make_message(template, **_arguments(hint))


def _arguments(hint: solver.Hint) -> dict[str, Argument]:
    arguments = {name: _argument(value) for name, value in hint.facts}
    match hint.phrase:
        case solver.Phrase.ONLY_RECTANGLE:
            arguments["blockers"] = messages.list_message(_blockers(hint), pair=messages.EITHER_OF)
        case solver.Phrase.WHAT_IF:
            arguments["end"] = _end(hint.chain[-1], hint.fact("steps", int))
        case solver.Phrase.BROKEN_NEARBY | solver.Phrase.TRIAL_FAILED:
            arguments["end"] = _end(hint)
        case solver.Phrase.POCKET:
            arguments |= _pocket_arguments(hint)
        case solver.Phrase.TOO_FEW | solver.Phrase.TOO_MANY:
            arguments["number"] = len(hint.fact("group", tuple))
            spare = hint.fact("spare", int)
            arguments["spare"] = (
                count_message("only 1 can", "only {count} can", spare)
                if spare
                else make_message(NC_("number of cells", "none can"))
            )
        case solver.Phrase.NO_SOLUTION:
            arguments["problem"] = _problem(hint)
    if "out" in arguments:
        arguments |= _excluded_arguments(hint.fact("out", tuple))
    return arguments


def _blockers(hint: solver.Hint) -> list[Message]:
    """Return what the other rectangles of a clue hit; a single clue in their way by its name."""
    facts = dict(hint.facts)
    clues, rects = hint.fact("swallowed", tuple), hint.fact("overlapped", tuple)
    found = [make_message(N_("the edge"))] if facts["off"] else []
    if len(clues) == 1 and not rects:
        name = messages.clue_message(*clues[0])
        found.append(make_message("[reason]{clue}[/reason]", clue=name))
    elif clues:
        found.append(make_message(N_("[reason]another clue[/reason]")))
    if rects:
        found.append(make_message(N_("[reason]a drawn rectangle[/reason]")))
    if facts["earlier"]:
        found.append(make_message(N_("a mark")))
    return found


def _excluded_arguments(rects: Sequence[Rect]) -> dict[str, Argument]:
    if len(rects) == 1:
        return {"out": rects[0], "ruled": rects[0]}
    count = len(rects)
    return {
        "out": make_message(N_("any of {count} rectangles"), count=count),
        "ruled": make_message(N_("{count} rectangles"), count=count),
    }


def _pocket_arguments(hint: solver.Hint) -> dict[str, Argument]:
    inside, size = hint.fact("inside", tuple), hint.fact("size", int)
    areas = hint.fact("areas", int)
    if not inside:
        return {"misfit": make_message(N_("with no clue in it"))}
    if any(clue.area is None for clue in inside):
        misfit = make_message(N_("but the clues inside need at least {areas}"), areas=areas)
    else:
        misfit = count_message(
            "but the {areas} inside needs {areas}",
            "but the clues inside add up to {areas}",
            len(inside),
            areas=areas,
        )
    return {"misfit": misfit, "pocket": messages.cell_count_message(size)}


def _problem(hint: solver.Hint) -> Message:
    facts = dict(hint.facts)
    problem = facts.get("problem")
    if not isinstance(problem, model.Problem):
        return make_message(N_("A search through all possibilities shows this."))
    return messages.problem_message(problem, unknown_clues=bool(facts["unknown"]))


def _end(end: solver.Hint, steps: int | None = None) -> Message:
    """Say which clue or cell a chain leaves without a rectangle, and after how many steps."""
    if end.subjects:
        return _unfitted(messages.clue_message(*end.subjects[0]), steps)
    return _uncovered(end.conclusion.cells[0], steps)


def _unfitted(clue: Message, steps: int | None) -> Message:
    if steps is None:
        return make_message(N_("nothing fits [reason]{clue}[/reason]"), clue=clue)
    if not steps:
        return make_message(N_("nothing fits [reason]{clue}[/reason] any more"), clue=clue)
    return count_message(
        "one step later nothing fits [reason]{clue}[/reason]",
        "{count} steps later nothing fits [reason]{clue}[/reason]",
        steps,
        clue=clue,
    )


def _uncovered(cell: Cell, steps: int | None) -> Message:
    if steps is None:
        return make_message(N_("nothing can cover [reason]{cell}[/reason]"), cell=cell)
    if not steps:
        return make_message(N_("nothing can cover [reason]{cell}[/reason] any more"), cell=cell)
    return count_message(
        "one step later nothing can cover [reason]{cell}[/reason]",
        "{count} steps later nothing can cover [reason]{cell}[/reason]",
        steps,
        cell=cell,
    )


def _argument(value: solver.FactValue) -> Argument:
    match value:
        case solver.Clue():
            return messages.clue_message(*value)
        case solver.GridRegion():
            return make_message(_REGIONS[value])
        case model.BrokenRect():
            return messages.broken_rule_message(value)
        case model.Problem():
            return messages.problem_message(value)
        case int() | Cell() | Rect():
            return value
        case _:
            return _list_argument(value)


def _list_argument(values: Sequence[Cell | Rect | solver.Clue]) -> Message:
    cells = [value for value in values if isinstance(value, Cell)]
    if cells:
        blocks = _blocks(cells)
        if len(blocks) == 1:
            return make_message("{block}", block=blocks[0])
        return messages.cell_count_message(len(cells))
    return _names(
        [
            messages.clue_message(*value) if isinstance(value, solver.Clue) else str(value)
            for value in values
        ]
    )


def _names(names: Sequence[Message | str]) -> Message:
    """Name at most three things: "and 2 more" is one of them."""
    most = _MOST_NAMED if len(names) <= _MOST_NAMED else _MOST_NAMED - 1
    return messages.list_message(names, most=most)


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

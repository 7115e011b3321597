"""Texts for people, as templates with named arguments.

A :class:`Message` is data: the terminal turns it into English with ``str(message)``, the
window passes its translator to :meth:`Message.say`. Templates are
marked with :func:`QT_TRANSLATE_NOOP`, by which ``script/translations`` finds them, so
that this package needs no Qt. They are whole sentences, not put together from parts.

A template may tie words to what is marked on the board: ``[subject]the 3[/subject]``, with the
roles of :class:`shikaku_gui.solver.MarkRole`. The tags are left out unless they
are asked for.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from shikaku_gui.model import BrokenRect, Cell, Problem, ProblemKind, Rect, Violation

Argument: TypeAlias = "int | str | Cell | Rect | Message"

_CELLS_NAMED = 6
_NAMED = 4
_TAG = re.compile(r"\[/?(?:subject|allowed|ruled_out|reason|result)\]")


class Template(str):
    """A text marked for translation, which knows the context that it is translated in.

    ``comment`` tells it from the same words with another meaning in the same context.
    """

    __slots__ = ("comment", "context")

    context: str
    comment: str

    def __new__(cls, text: str, context: str, comment: str = "") -> "Template":
        """Make the text."""
        made = super().__new__(cls, text)
        made.context = context
        made.comment = comment
        return made

    def __reduce__(self) -> tuple[type["Template"], tuple[str, str, str]]:
        """Let the text be sent to another process."""
        return Template, (str(self), self.context, self.comment)


def QT_TRANSLATE_NOOP(context: str, text: str, comment: str = "") -> str:  # noqa: N802 (Qt's name)
    """Mark a text for translation and return it."""
    return Template(text, context, comment)


@dataclass(frozen=True)
class Message:
    """A template and its arguments; arguments may be messages themselves."""

    template: str
    arguments: tuple[tuple[str, Argument], ...] = ()

    def say(self, translate: Callable[[str], str] = str, *, tagged: bool = False) -> str:
        """Return the words, the template translated first; with the tags of roles if wanted."""
        said = {
            name: value.say(translate, tagged=tagged) if isinstance(value, Message) else str(value)
            for name, value in self.arguments
        }
        template = translate(self.template)
        return (template if tagged else _TAG.sub("", template)).format_map(said)

    def __str__(self) -> str:
        return self.say()


def make_message(template: str, **arguments: Argument) -> Message:
    """Make a message of a template marked for translation."""
    return Message(template, tuple(arguments.items()))


def count_message(one: str, many: str, count: int, **arguments: Argument) -> Message:
    """Make a message of one of two templates: that for one thing, or that for ``{count}``."""
    return make_message(one if count == 1 else many, count=count, **arguments)


_BROKEN = {
    Violation.NO_CLUE: QT_TRANSLATE_NOOP("words", "This rectangle ({size}) contains no clue."),
    Violation.SEVERAL_CLUES: QT_TRANSLATE_NOOP(
        "words", "This rectangle contains {count} clues: {clues}. A rectangle may contain only one."
    ),
    Violation.TOO_SMALL: QT_TRANSLATE_NOOP(
        "words",
        "This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too few.",
    ),
    Violation.TOO_LARGE: QT_TRANSLATE_NOOP(
        "words",
        "This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too many.",
    ),
}

_ONE_CELL = QT_TRANSLATE_NOOP(
    "words", "This rectangle has one cell, but its clue is {wanted}: {off} too few."
)

_FLAWS = {
    ProblemKind.NO_CLUES: QT_TRANSLATE_NOOP("words", "The puzzle has no clues."),
    ProblemKind.AREA_SUM: QT_TRANSLATE_NOOP(
        "words", "The clues add up to {total}, but the grid has {wanted} cells."
    ),
    ProblemKind.NO_SHAPE: QT_TRANSLATE_NOOP(
        "words", "No rectangle of {wanted} cells fits on the grid for the clue in {cells}."
    ),
    ProblemKind.NO_ROOM: QT_TRANSLATE_NOOP(
        "words", "Every rectangle of {wanted} cells for the clue in {cells} includes another clue."
    ),
    ProblemKind.UNREACHED: QT_TRANSLATE_NOOP("words", "No clue can reach {cells}."),
    ProblemKind.CONFLICT: QT_TRANSLATE_NOOP(
        "words", "These clues cannot all have their rectangles: {clues}."
    ),
    ProblemKind.NO_SMALL_CONFLICT: QT_TRANSLATE_NOOP(
        "words",
        "There is no simple reason: only {total} or more clues taken together show it.",
    ),
}
_AREA_SUM_ONE = QT_TRANSLATE_NOOP(
    "words", "The clues add up to {total}, but the grid has only one cell."
)
_AREA_SUM_UNKNOWN = QT_TRANSLATE_NOOP(
    "words", "The clues need at least {total} cells, but the grid has {wanted}."
)
_CLUE = QT_TRANSLATE_NOOP("words", "the {area} in {cell}")
_UNKNOWN_CLUE = QT_TRANSLATE_NOOP("words", 'the "?" in {cell}')
_PAIR_OF = QT_TRANSLATE_NOOP("words", "{first} and {last}")
EITHER_OF = QT_TRANSLATE_NOOP("words", "{first} or {last}")
_NEXT = QT_TRANSLATE_NOOP("words", "{first}, {next}")
_MORE = QT_TRANSLATE_NOOP("words", "{first} and {count} more")


def size_text(rect: Rect) -> str:
    """Return the height and width as said to people, such as ``2 x 3``."""
    return f"{rect.height} x {rect.width}"


def broken_rule_message(broken: BrokenRect) -> Message:
    """Say which rule a rectangle breaks."""
    one_cell = broken.rule is Violation.TOO_SMALL and broken.rect.area == 1
    return make_message(
        _ONE_CELL if one_cell else _BROKEN[broken.rule],
        area=broken.rect.area,
        size=size_text(broken.rect),
        count=len(broken.clues),
        clues=list_message(
            [clue_message(*each) for each in zip(broken.areas, broken.clues, strict=False)]
        ),
        wanted=broken.wanted or 0,
        off=abs(broken.off_by),
    )


def problem_message(problem: Problem, *, unknown_clues: bool = False) -> Message:
    """Say why a puzzle cannot be solved; ``unknown_clues`` where it has "?" clues."""
    template = _FLAWS[problem.kind]
    if problem.kind is ProblemKind.AREA_SUM and unknown_clues:
        template = _AREA_SUM_UNKNOWN
    elif problem.kind is ProblemKind.AREA_SUM and problem.wanted == 1:
        template = _AREA_SUM_ONE
    return make_message(
        template,
        total=problem.total or 0,
        wanted=problem.wanted or 0,
        cells=cells_message(problem.cells),
        clues=list_message(
            [clue_message(*each) for each in zip(problem.areas, problem.cells, strict=False)],
            most=_CELLS_NAMED,
        ),
    )


def cells_message(cells: tuple[Cell, ...]) -> Message:
    """Name the cells, the first few of them where there are many."""
    named = comma_message([make_message("{cell}", cell=cell) for cell in cells[:_CELLS_NAMED]])
    if len(cells) <= _CELLS_NAMED:
        return named
    return make_message(_MORE, first=named, count=len(cells) - _CELLS_NAMED)


def clue_message(area: int | None, cell: Cell) -> Message:
    """Name a clue by its area and its cell."""
    if area is None:
        return make_message(_UNKNOWN_CLUE, cell=cell)
    return make_message(_CLUE, area=area, cell=cell)


def list_message(
    named: Sequence[Message | str], most: int = _NAMED, pair: str = _PAIR_OF
) -> Message:
    """Join names, the first few of them where there are many; the last two by ``pair``."""
    shown = [
        name if isinstance(name, Message) else make_message("{name}", name=name) for name in named
    ]
    more = len(shown) - most
    first = comma_message(shown[:most] if more > 0 else shown[:-1])
    if more > 0:
        return make_message(_MORE, first=first, count=more)
    if not shown[:-1]:
        return shown[-1] if shown else make_message("")
    return make_message(pair, first=first, last=shown[-1])


def comma_message(said: Sequence[Message]) -> Message:
    """Join words with commas."""
    joined = said[0] if said else make_message("")
    for following in said[1:]:
        joined = make_message(_NEXT, first=joined, next=following)
    return joined

"""The hints of a web page: steps of a solution as short lists of JSON, with the program's words.

A message is the number of its template and its arguments, so a page has each template once and in
its own language. ``assets/web/hints.js`` reads all this.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from shikaku_gui.formats import HintDegree
from shikaku_gui.i18n import _, ngettext
from shikaku_gui.model import Board, Puzzle, Rect
from shikaku_gui.play.board_words import words_beside_board
from shikaku_gui.play.hint_presenter import HintPicture, HintPresenter
from shikaku_gui.play.hint_words import hint_message
from shikaku_gui.solver import Conclusion, DependentStep, FactValue, Hint, MarkRole, Technique
from shikaku_gui.texts import Message

Json: TypeAlias = "int | str | list[Json]"

_FIELD = re.compile(r"\{(\w+)\}")
_ROLES = tuple(MarkRole)
_EASE: Mapping[Technique | None, int] = {
    technique: max(rank, 1) for rank, technique in enumerate(Technique)
}
"""How easy steps are: the two easiest techniques are equally so, as in the program's hints."""

INSTEAD = 8
"""The number after those of all kinds of marks."""

PENCIL, CROSS = 1, 2
"""What the fifth number of a rectangle means; one of four numbers is drawn."""


class MessageTable:
    """The templates of some messages, each once: for what has to say them in several languages."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[str, str], int] = {}

    def encode(self, message: Message) -> list[Json]:
        """Return the number of a message's template and its arguments in the template's order."""
        number = self._numbers.setdefault((message.template, message.plural), len(self._numbers))
        arguments = dict(message.arguments)
        return [
            number,
            *(
                self.encode(value)
                if isinstance(value := arguments[name], Message)
                else value
                if isinstance(value, int)
                else str(value)
                for name in _fields(message.template, message.plural)
            ),
        ]

    def take(self, other: MessageTable) -> list[int]:
        """Add the templates of another table; return their numbers here, in the order there."""
        return [self._numbers.setdefault(key, len(self._numbers)) for key in other._numbers]

    def texts(self) -> list[Json]:
        """Return the templates in the language that is set, their arguments by numbers.

        One for a number of things has two forms; that number is its first argument.
        """
        return [
            [_numbered(ngettext(one, many, count), one, many) for count in (1, 2)]
            if many
            else _numbered(_(one), one)
            for one, many in self._numbers
        ]


def web_steps(puzzle: Puzzle, steps: Iterable[DependentStep], table: MessageTable) -> list[Json]:
    """Return the steps of a puzzle; their templates are put into the table.

    A step is ``[ease, needs, move, find, pictures]``. ``needs`` are the numbers of the steps that
    it relies on, ``move`` the rectangles that it draws, pencils or crosses out, and ``find`` is the
    first degree of its hint. A picture is its words, followed by its marks; one with
    :data:`INSTEAD` takes the place of the others where the step does not rely on marks.
    """
    board = Board(puzzle)
    return [
        [
            _EASE[step.hint.technique],
            list(step.needs),
            _move(step.hint.conclusion),
            table.encode(hint_message(step.hint, HintDegree.FIND)),
            [
                *(_picture(picture, table) for picture in _pictures(board, step.hint)),
                *(_picture(each, table, [INSTEAD]) for each in _unmarked(board, step.hint)),
            ],
        ]
        for step in steps
    ]


def renumbered_steps(steps: Iterable[Any], numbers: Sequence[int]) -> list[Json]:
    """Return steps with other numbers for their templates, see :meth:`MessageTable.take`."""

    def message(number: int, *arguments: Any) -> list[Json]:
        return [
            numbers[number],
            *(message(*each) if isinstance(each, list) else each for each in arguments),
        ]

    return [
        [
            ease,
            needs,
            move,
            message(*find),
            [[message(*words), *marks] for words, *marks in pictures],
        ]
        for ease, needs, move, find, pictures in steps
    ]


def _pictures(board: Board, hint: Hint) -> tuple[HintPicture, ...]:
    return HintPresenter(hint, board).pictures_of(HintDegree.WHY)


def _unmarked(board: Board, hint: Hint) -> tuple[HintPicture, ...]:
    """Return pictures for a hint that speaks of marks, where something else is in their place."""
    if not dict(hint.facts).get("earlier"):
        return ()
    nothing: dict[str, FactValue] = {"off": 0, "swallowed": (), "overlapped": (), "earlier": 0}
    told = tuple((dict(hint.facts) | nothing).items())
    marks = tuple(mark for mark in hint.marks if mark.role is not MarkRole.REASON)
    return _pictures(board, replace(hint, facts=told, marks=marks))


def _picture(picture: HintPicture, table: MessageTable, *more: Json) -> list[Json]:
    return [table.encode(words_beside_board(picture.words)), *_marks(picture), *more]


def _move(end: Conclusion) -> list[Json]:
    if end.place is not None:
        return [list(end.place)]
    if end.pencil is not None:
        return [[*end.pencil, PENCIL]]
    return [[*rect, CROSS] for rect in end.excluded]


def _marks(picture: HintPicture) -> list[Json]:
    """Return a list for each kind of mark: its number, and the rectangles one after the other.

    The first numbers are those of the roles; then come rectangles that are supposed or were
    found in pictures before, pencilled ones and crossed-out ones. What the words name is left out,
    because it stands in them.
    """
    unnamed = [mark for mark in picture.marks if mark not in picture.named]
    groups: list[list[Rect]] = [
        [mark.rect for mark in unnamed if mark.role is role] for role in _ROLES
    ]
    groups += [list(picture.ghosts), list(picture.pencilled), list(picture.crossed_out)]
    return [
        [number, *(figure for rect in rects for figure in rect)]
        for number, rects in enumerate(groups)
        if rects
    ]


def _fields(template: str, plural: str) -> list[str]:
    """Return the names of a template's arguments; the number that chooses a form comes first."""
    first = ["count"] if plural else []
    return list(dict.fromkeys([*first, *_FIELD.findall(template), *_FIELD.findall(plural)]))


def _numbered(text: str, template: str, plural: str = "") -> str:
    """Return a translated template with numbers for the names of its arguments."""
    fields = _fields(template, plural)
    return _FIELD.sub(lambda name: f"{{{fields.index(name[1])}}}", text)

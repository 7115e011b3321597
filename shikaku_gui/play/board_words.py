"""Words for what is marked on the board beside them: "this 2", "the 4 above", "these cells".

Where the words of a hint can be pointed at, the board shows what is meant, and a sentence without
coordinates reads better. Speech, copies and the terminal keep them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Rect
from shikaku_gui.play.messages import CLUE_NAMES, IN_PART, UNKNOWN
from shikaku_gui.solver import MarkRole
from shikaku_gui.texts import Argument, Message, make_message

_TAGGED = re.compile(r"\[(\w+)\](.*?)\[/\1\]", re.DOTALL)
_FIELD = re.compile(r"\{(\w+)\}")
_PARTS = ("pencil", "block")
"""The arguments that are a part of a rectangle, not one to draw."""

_JOINED = "first"
"""An argument of the messages that join several names."""

_CLUE_BESIDE = (
    N_("the {clue} above"),
    N_("the {clue} below"),
    N_("the {clue} to the left"),
    N_("the {clue} to the right"),
)
_CELL_BESIDE = (
    N_("the cell above"),
    N_("the cell below"),
    N_("the cell to the left"),
    N_("the cell to the right"),
)


class _ClueName(NamedTuple):
    area: Argument
    cell: Cell


class _Anchors(NamedTuple):
    """What is called "this" on the board; other clues and cells are named from there."""

    clue: Cell | None
    cell: Cell | None


_Role = MarkRole | None
_Name = _ClueName | Cell | Rect


def words_beside_board(message: Message) -> Message:
    """Return a message in which what is tagged is named by how it looks on the board beside it.

    Each such name is followed by its place between ``[at]`` and ``[/at]``.
    """
    names = list(_tagged_names(message, None))
    clues = (
        name.cell
        for role, name in names
        if isinstance(name, _ClueName) and role is MarkRole.SUBJECT
    )
    cells = (name for _, name in names if isinstance(name, Cell))
    return _reworded(message, None, _Anchors(next(clues, None), next(cells, None)))


def _tagged_names(message: Message, role: _Role) -> Iterator[tuple[MarkRole, _Name]]:
    """Yield what a message names within tags, each with the role of the tag."""
    roles = _roles(message)
    for argument, value in message.arguments:
        inner, name = roles.get(argument, role), _name(value)
        if inner is not None and name is not None:
            yield inner, name
        elif isinstance(value, Message):
            yield from _tagged_names(value, inner)


def _reworded(message: Message, role: _Role, this: _Anchors, *, listed: bool = False) -> Message:
    roles = _roles(message)
    listed = listed or (role is not None and _JOINED in dict(message.arguments))
    arguments: list[tuple[str, Argument]] = []
    for argument, value in message.arguments:
        inner, name = roles.get(argument, role), _name(value)
        if inner is not None and name is not None:
            words = _words(argument, name, inner, this, listed=listed)
            place = name.cell if isinstance(name, _ClueName) else name
            value = make_message("{words}[at]{place}[/at]", words=words, place=place)
        elif isinstance(value, Message) and value.template == IN_PART:
            value = make_message(N_("in the bright part"))
        elif name is None and isinstance(value, Message):
            value = _reworded(value, inner, this, listed=listed)
        arguments.append((argument, value))
    return Message(message.template, tuple(arguments), message.plural)


def _roles(message: Message) -> dict[str, MarkRole]:
    """Return the roles of the tags around arguments."""
    return {
        field: MarkRole(role)
        for role, words in _TAGGED.findall(message.template)
        for field in _FIELD.findall(words)
    }


def _name(value: Argument) -> _Name | None:
    if isinstance(value, Cell | Rect):
        return value
    if not isinstance(value, Message) or value.template not in CLUE_NAMES:
        return None
    arguments = dict(value.arguments)
    cell = arguments["cell"]
    area = arguments.get("area", make_message(UNKNOWN))
    return _ClueName(area, cell) if isinstance(cell, Cell) else None


def _words(argument: str, name: _Name, role: MarkRole, this: _Anchors, *, listed: bool) -> Message:
    match name:
        case Rect():
            whole = N_("this cell") if name.area == 1 else N_("this rectangle")
            part = argument in _PARTS and name.area > 1
            return make_message(N_("these cells") if part else whole)
        case Cell():
            apart = this.cell is not None and name != this.cell
            return make_message(
                _beside(this.cell, name, _CELL_BESIDE) if apart else N_("this cell")
            )
    return make_message(_clue_template(name.cell, role, this, listed=listed), clue=name.area)


def _clue_template(cell: Cell, role: MarkRole, this: _Anchors, *, listed: bool) -> str:
    if listed:
        return N_("the {clue}")
    if role is MarkRole.SUBJECT or this.clue in (None, cell):
        return N_("this {clue}")
    return _beside(this.clue, cell, _CLUE_BESIDE)


def _beside(anchor: Cell | None, cell: Cell, names: tuple[str, ...]) -> str:
    """Return the name of what lies in a cell, by its direction from another."""
    down, right = (0, 0) if anchor is None else (cell.row - anchor.row, cell.col - anchor.col)
    above, below, to_left, to_right = names
    if abs(down) >= abs(right):
        return above if down < 0 else below
    return to_left if right < 0 else to_right

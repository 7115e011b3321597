"""Puzzles with shapes in JSON, as the programs write them that collect or solve such dailies.

Three forms are public; docs/formats.md names the repositories. In each, a clue has an area, a
shape, both or neither. What else the objects hold is ignored, and so is what is around them.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple

from shikaku_gui.formats import base
from shikaku_gui.formats.json_reader import JsonDocument, Path, are_integers
from shikaku_gui.formats.saved_game import SavedGame, valid_solution
from shikaku_gui.formats.text_parsing import A_COLUMN, A_ROW, AN_AREA, Clues
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle, Rect, Shape
from shikaku_gui.texts import make_message

_MAX_AREA = 10**9 - 1
_PREFIX = re.compile(r"[A-Za-z]+Constraint_")
_SHAPES = {
    "square": Shape.SQUARE,
    "horizontal_rect": Shape.WIDE,
    "h_rect": Shape.WIDE,
    "vertical_rect": Shape.TALL,
    "v_rect": Shape.TALL,
    "unknown": None,
    "free": None,
}
_NAMES = ("SQUARE", "HORIZONTAL_RECT", "VERTICAL_RECT", "UNKNOWN")


class _Form(NamedTuple):
    """Where a form has the size and the clues of a puzzle, and in a clue its parts.

    A ``place`` of one key is the number of the cell, row by row from 0; of two, row and column.
    ``regions`` are the lists of cells that solve the puzzle, and ``cell`` the key of each cell's
    number, empty where the list has numbers alone.
    """

    rows: Path
    cols: Path
    clues: str
    place: tuple[str, ...]
    area: str
    shape: str
    regions: tuple[str, str] | None = None
    cell: str = ""


_FORMS = (
    _Form(
        ("gridRows",),
        ("gridCols",),
        "clueCells",
        ("cellIdx",),
        "numberConstraint",
        "shapeConstraint",
        ("solution", "cellIdxes"),
    ),
    _Form(
        ("rows",),
        ("cols",),
        "regions",
        ("clueCellIndex",),
        "clueNumber",
        "clueShape",
        ("regions", "cells"),
        "index",
    ),
    _Form(("grid_size", 0), ("grid_size", 1), "clues", ("y", "x"), "size", "type"),
)
_SIGNS = (('"clueCells"', '"cellIdx"'), ('"regions"', '"clueShape"'), ('"grid_size"', '"type"'))


def sniff(text: str) -> bool:
    """Tell whether a text of JSON has the keys of one of the forms."""
    return text.lstrip().startswith("{") and _form(text) is not None


def _form(text: str) -> _Form | None:
    for form, signs in zip(_FORMS, _SIGNS, strict=True):
        if all(sign in text for sign in signs):
            return form
    return None


def loads(text: str) -> SavedGame:
    """Read a puzzle.

    Raises:
        FormatError: the text is not JSON, or a value is missing or invalid.
    """
    data = JsonDocument(text)
    form = _form(text)
    start = None if form is None else _holder(data.value, str(form.rows[0]), form.clues)
    if form is None or start is None:
        raise data.error((), make_message(N_("a puzzle whose clues have shapes")))
    side = make_message(N_("a size"))
    rows, cols = (
        data.integer(*start, *path, low=1, high=base.MAX_SIDE, what=side)
        for path in (form.rows, form.cols)
    )
    puzzle = _puzzle(data, (*start, form.clues), form, rows, cols)
    solution, wrong = None, False
    if form.regions is not None:
        regions = _regions(data, start, form)
        solution = valid_solution(puzzle, _rects(regions, rows, cols))
        wrong = bool(regions) and solution is None
    return SavedGame(puzzle, solution=solution, wrong_solution=wrong)


def _holder(value: object, *keys: str) -> Path | None:
    """Return the path of the first object that has these keys, None where there is none."""
    if not isinstance(value, dict):
        return None
    if all(key in value for key in keys):
        return ()
    for name, inner in value.items():
        path = _holder(inner, *keys)
        if path is not None:
            return (name, *path)
    return None


def _puzzle(data: JsonDocument, path: Path, form: _Form, rows: int, cols: int) -> Puzzle:
    clues: Clues = {}
    shapes: dict[Cell, Shape] = {}
    count = len(data.items(*path))
    if count > base.MAX_FOREIGN_CLUES:
        raise data.error(path, *base.TOO_MANY_CLUES)
    for at in range(count):
        cell = _cell(data, (*path, at), form.place, rows, cols)
        if cell in clues:
            raise data.error((*path, at), base.ONE_CLUE_PER_CELL)
        clues[cell] = _area(data, (*path, at, form.area))
        shape = _shape(data, (*path, at, form.shape))
        if shape is not None:
            shapes[cell] = shape
    return Puzzle(rows, cols, clues, shapes=shapes)


def _cell(data: JsonDocument, path: Path, place: tuple[str, ...], rows: int, cols: int) -> Cell:
    if len(place) == 1:
        what = make_message(N_("the number of a cell"))
        index = data.integer(*path, place[0], low=0, high=rows * cols - 1, what=what)
        return Cell(*divmod(index, cols))
    row = data.integer(*path, place[0], low=0, high=rows - 1, what=A_ROW)
    return Cell(row, data.integer(*path, place[1], low=0, high=cols - 1, what=A_COLUMN))


def _area(data: JsonDocument, path: Path) -> int | None:
    """Return the area of a clue; null, 0 and a missing one say that it gives none."""
    if not data.has(*path):
        return None
    return data.integer(*path, low=0, high=_MAX_AREA, what=AN_AREA) or None


def _shape(data: JsonDocument, path: Path) -> Shape | None:
    """Return the shape of a clue, None where it gives none."""
    word = _PREFIX.sub("", data.string(*path)).lower()
    if word and word not in _SHAPES:
        raise data.error(path, make_message(N_("one of {names}"), names=", ".join(_NAMES)))
    return _SHAPES[word] if word else None


def _regions(data: JsonDocument, start: Path, form: _Form) -> list[list[object]]:
    """Return the cells of each region of the solution, by their numbers; none without one."""
    if form.regions is None:
        return []
    path: Path = (*start, form.regions[0])
    found = [
        data.items(*path, at, form.regions[1])
        for at, region in enumerate(data.items(*path))
        if isinstance(region, dict)
    ]
    if not form.cell:
        return found
    return [[cell.get(form.cell) for cell in cells if isinstance(cell, dict)] for cells in found]


def _rects(regions: Iterable[list[object]], rows: int, cols: int) -> tuple[Rect, ...] | None:
    """Return the rectangles that regions are, None where one is none."""
    rects: list[Rect] = []
    for numbers in regions:
        cells = {Cell(*divmod(at, cols)) for at in numbers if type(at) is int}
        if not numbers or not are_integers(numbers) or len(cells) < len(numbers):
            return None
        first = Cell(min(cell.row for cell in cells), min(cell.col for cell in cells))
        last = Cell(max(cell.row for cell in cells), max(cell.col for cell in cells))
        rect = Rect.between(first, last)
        if rect.area != len(cells) or not rect.within(rows, cols):
            return None
        rects.append(rect)
    return tuple(sorted(rects))

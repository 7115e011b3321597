"""The shapes of clues in our save file: for each shape, rows of the columns of its clues.

``{"wide": [[0, 1, 4], [2, 3]]}`` are three wide clues, two of them in row 0.
"""

import json
from collections.abc import Collection, Mapping
from itertools import groupby
from operator import attrgetter

from shikaku_gui.formats.json_reader import JsonDocument, Path, are_integers
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Shape
from shikaku_gui.texts import make_message

_ROW = make_message(N_("a row [row, col, ...] of clues with that shape"))
_ONE_SHAPE = make_message(N_("one shape for each clue"))


def read_shapes(
    data: JsonDocument, size: tuple[int, int], clues: Collection[Cell]
) -> dict[Cell, Shape]:
    """Return the shapes of the puzzle in a saved game, none where it has none.

    Raises:
        FormatError: there is another value, a shape of a cell without a clue, or a second one.
    """
    path: Path = ("puzzle", "shapes")
    if not data.has(*path):
        return {}
    data.check_keys(path, {shape.value for shape in Shape})
    rows, cols = size
    # What a cell has is noted in a byte, and the cells of the clues are used again: there may be
    # a million of them.
    noted = bytearray(rows * cols)
    for number, shape in enumerate(Shape, 1):
        for at, row in enumerate(data.items(*path, shape.value)):
            if not isinstance(row, list) or len(row) < 2 or not are_integers(row):
                raise data.error((*path, shape.value, at), _ROW)
            for index, col in enumerate(row[1:], 1):
                place = row[0] * cols + col
                if (row[0], col) not in clues or noted[place]:
                    here = (row[0], col) in clues
                    expected = _ONE_SHAPE if here else make_message(N_("a clue there"))
                    raise data.error((*path, shape.value, at, index), expected)
                noted[place] = number
    shapes = (None, *Shape)
    found = ((cell, shapes[noted[cell.row * cols + cell.col]]) for cell in clues)
    return {cell: shape for cell, shape in found if shape is not None}


def plain_shapes(shapes: Mapping[Cell, Shape]) -> str:
    """Return the text of shapes, with a line for each row of each shape."""
    kinds = []
    for shape in Shape:
        cells = (cell for cell, its in shapes.items() if its is shape)
        rows = [
            json.dumps([row, *(cell.col for cell in group)])
            for row, group in groupby(cells, key=attrgetter("row"))
        ]
        if rows:
            kinds.append(f'"{shape.value}": [\n' + ",\n".join(rows) + "\n]")
    return "{\n" + ",\n".join(kinds) + "\n}"

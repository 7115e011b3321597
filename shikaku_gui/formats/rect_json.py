"""Rectangles as values of JSON, as our save file has them; see docs/file-format.md."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, groupby
from operator import add, itemgetter
from typing import Any

from shikaku_gui.formats.base import MAX_CLUES
from shikaku_gui.formats.json_reader import JsonDocument, Path, are_integers, columns
from shikaku_gui.i18n import N_
from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.texts import make_message

_RECT_ROW = make_message(N_("a row [row, col, height, width, ...] of rectangles on the grid"))
_RECT = make_message(N_("a rectangle [row, col, height, width] on the grid"))


def read_rect(data: JsonDocument, path: Path, item: object, puzzle: Puzzle) -> Rect:
    """Return the rectangle that the item at that path is.

    Raises:
        FormatError: it is none, or does not lie on the grid.
    """
    rect = _rect(item, puzzle.rows, puzzle.cols)
    if rect is None:
        raise data.error(path, _RECT)
    return rect


def _rect(item: object, rows: int, cols: int) -> Rect | None:
    if type(item) is list and len(item) == 4:
        row, col, height, width = item
        if (
            type(row) is type(col) is type(height) is type(width) is int
            and 0 <= row < row + height <= rows
            and 0 <= col < col + width <= cols
        ):
            return Rect(row, col, height, width)
    return None


def _rects_of(sides: Sequence[Sequence[Any]], rows: int, cols: int) -> Iterator[Rect] | None:
    """Return the rectangles of columns of values; None where one does not lie on the grid.

    There may be a million of them, so that each step is a function written in C.
    """
    if not all(map(are_integers, sides)):
        return None
    tops, lefts, heights, widths = sides
    if (
        min(min(tops), min(lefts)) < 0
        or min(min(heights), min(widths)) < 1
        or max(map(add, tops, heights)) > rows
        or max(map(add, lefts, widths)) > cols
    ):
        return None
    return map(partial(tuple.__new__, Rect), zip(*sides, strict=True))


def read_rects(data: JsonDocument, path: Path, puzzle: Puzzle) -> tuple[Rect, ...]:
    """Return the rectangles of the list at that path.

    Raises:
        FormatError: it is no list of rectangles on the grid.
    """
    rects: list[Rect] = []
    rows, cols = puzzle.rows, puzzle.cols
    for start, batch in data.batches(*path):
        sides = columns(batch, 4)
        found = None if sides is None else _rects_of(sides, rows, cols)
        if found is None:
            wrong = next(at for at, item in enumerate(batch) if _rect(item, rows, cols) is None)
            raise data.error((*path, start + wrong), _RECT)
        rects.extend(found)
    return tuple(rects)


def read_rect_rows(data: JsonDocument, path: Path, puzzle: Puzzle) -> tuple[Rect, ...]:
    """Return the rectangles of a list of rows, as :func:`rect_rows` makes them.

    Raises:
        FormatError: it is no such list, a rectangle does not lie on the grid, or there are
            too many.
    """
    rects: list[Rect] = []
    for at, item in enumerate(data.taken(*path)):
        row, values = row_items(data, (*path, at), item, 3)
        if not values[0]:
            continue
        sides = ([row] * len(values[0]), *values)
        found = _rects_of(sides, puzzle.rows, puzzle.cols)
        if found is None:
            raise data.error((*path, at), _RECT_ROW)
        rects.extend(found)
        if len(rects) > MAX_CLUES:
            raise data.error(
                (*path, at), make_message(N_("at most {most} rectangles"), most=MAX_CLUES)
            )
    return tuple(rects)


def row_items(
    data: JsonDocument, path: Path, item: object, count: int
) -> tuple[object, list[list[Any]]]:
    """Return the number of a row, and the columns of its values of ``count`` items each.

    Raises:
        FormatError: it is no list, or items of a value are missing.
    """
    if not isinstance(item, list) or len(item) % count != 1:
        raise data.error(
            path,
            make_message(N_("a row [row, ...] with {count} items for each value"), count=count),
        )
    return item[0], [item[at::count] for at in range(1, count + 1)]


def rect_rows(rects: Iterable[Rect]) -> Iterator[list[object]]:
    """Yield rectangles as rows of values of JSON: ``[row, col, height, width, col, ...]``.

    A value of its own for each rectangle would take more memory than may be used to read them.
    """
    for row, group in groupby(rects, key=itemgetter(0)):
        yield [row, *chain.from_iterable(rect[1:] for rect in group)]

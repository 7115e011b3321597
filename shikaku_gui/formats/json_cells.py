"""The clues of a puzzle in JSON: rows of cells, one flat list, or a list of clues with places."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import cached_property, partial
from typing import NamedTuple, TypeAlias, cast

from shikaku_gui.formats import base
from shikaku_gui.formats.clue_lists import ROW_COLUMN, X_Y, ClueOrder, clue_orders, clues_in_order
from shikaku_gui.formats.clue_words import clue_or, split_shape
from shikaku_gui.formats.evidence import Reading, size_message
from shikaku_gui.formats.json_reader import JsonDocument, Path, columns
from shikaku_gui.formats.json_rectangles import MOST_TO_TRY
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.formats.text_parsing import A_COLUMN, A_ROW, MAX_DIGITS, parse_number
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle, Shape
from shikaku_gui.texts import Message, count_message, make_message

CLUE_KEYS = (
    ("row", "r", "y", "i"),
    ("col", "column", "c", "x", "j"),
    ("value", "area", "clue", "number", "size", "n", "v"),
)
_IN_ORDER = (0, 1, 2)
_SHAPE_KEY = "shape"
_SHAPES = tuple(shape.value for shape in Shape)
_ONE_SHAPE = make_message(N_('one shape: "square", "wide" or "tall"'))
_EMPTY = (0, None, "", ".", "-", "--", "_", "0")
_UNKNOWN = ("?", -1, "-1")
_MINUS_ONE = (-1, "-1")
_LARGEST_AREA = 10**MAX_DIGITS - 1

Size: TypeAlias = tuple[int, int]
"""Rows and columns."""

ReadText: TypeAlias = Callable[[str], SavedGame]


_A_CLUE = make_message(N_("a clue [row, col, area] on the grid"))
_SIZE_MISSING = (
    make_message(N_("the numbers of rows and columns beside a list of clues")),
    make_message(N_("no size")),
)


def grid_way(rows: int, cols: int) -> Message:
    """Return the name of the reading as rows of cells."""
    return size_message(N_("{rows}, {cols}"), rows, cols)


class _ShapedClue(NamedTuple):
    area: int | None
    shape: Shape


_Clue: TypeAlias = int | _ShapedClue | None
"""A clue, which is its area where it gives no shape: there may be very many."""


class JsonCells:
    """A list of JSON at a path, and the puzzles that it may be.

    ``read_text`` reads the puzzle of rows that are texts.
    """

    def __init__(
        self, data: JsonDocument, path: Path, items: list[object], read_text: ReadText
    ) -> None:
        self._data = data
        self._path = path
        self._items = items
        self._read_text = read_text
        self._broken: base.FormatError | None = None

    # Rows

    def grid_readings(
        self, sides: tuple[int | None, int | None] = (None, None), rank: int = 0
    ) -> Iterator[Reading]:
        """Yield the readings as rows of cells; ``sides`` are None where they are not given."""
        first = self._items[0] if self._items else []
        shape = len(self._items), len(first) if isinstance(first, list | str) else 0
        how = grid_way(*shape)
        yield Reading(lambda: self._sized_grid(sides), how, rank)
        if None not in sides and shape[0] != shape[1] and shape == sides[::-1]:
            yield Reading(self._grid, how, rank + 1, told=True)
        if any(_may_hold_minus_one(row) for row in self._items):  # Else it is the same grid.
            yield Reading(
                lambda: self._sized_grid(sides, blank=(*_EMPTY, *_MINUS_ONE)),
                make_message(N_("a grid in which -1 is a blank cell")),
                rank + 1,
                told=True,
            )

    def is_grid(self, rows: int, cols: int) -> bool:
        """Tell whether this is a list of rows; three clues can look like rows of three cells."""
        if len(self._items) != rows:
            return False
        return all(isinstance(row, list | str) and len(row) == cols for row in self._items)

    def may_be_turned_or_texts(self, rows: int, cols: int) -> bool:
        """Tell whether what is no list of rows of that size may be a grid all the same."""
        return self.is_grid(cols, rows) or all(isinstance(row, str) for row in self._items)

    def _sized_grid(
        self, sides: tuple[int | None, int | None], blank: tuple[object, ...] = _EMPTY
    ) -> SavedGame:
        game = self._grid(blank)
        puzzle = game.puzzle
        rows, cols = sides
        if (rows or puzzle.rows, cols or puzzle.cols) != (puzzle.rows, puzzle.cols):
            expected = make_message(N_("{rows} x {cols} cells"), rows=rows or "?", cols=cols or "?")
            raise self._data.error(self._path, expected, f"{puzzle.rows} x {puzzle.cols}")
        return game

    def _grid(self, blank: tuple[object, ...] = _EMPTY) -> SavedGame:
        """Return the puzzle of a list of rows, which may be texts."""
        if self._broken is not None:
            raise self._broken  # finding the place again would take as long
        try:
            if self._items and all(isinstance(row, str) for row in self._items):
                return self._read_text("\n".join(map(str, self._items)))
            return SavedGame(self._of_rows(self._rows(), blank))
        except base.FormatError as error:
            self._broken = error
            raise

    def _rows(self) -> list[list[object]]:
        rows: list[list[object]] = []
        for at, row in enumerate(self._items):
            if not isinstance(row, list) or not row:
                raise self._error((at,), make_message(N_("a row of cells")))
            if len(row) != len(rows[0] if rows else row):
                expected = count_message(
                    "1 cell in this row", "{count} cells in this row", len(rows[0])
                )
                raise self._data.error((*self._path, at), expected, f"{len(row)}")
            rows.append(row)
        if not rows:
            #: Found, where some were expected.
            found = make_message(N_("none"))
            raise self._data.error(self._path, make_message(N_("rows of cells")), found)
        if max(len(rows), len(rows[0])) > base.MAX_SIDE:
            expected = make_message(N_("at most {most} rows and columns"), most=base.MAX_SIDE)
            raise self._data.error(self._path, expected, base.MORE)
        return rows

    def _of_rows(
        self, rows: list[list[object]], blank: tuple[object, ...], flat_cols: int | None = None
    ) -> Puzzle:
        clues: dict[Cell, _Clue] = {}
        for row, values in enumerate(rows):
            for col, value in enumerate(values):
                if value in blank and type(value) is not bool:
                    continue
                place = (row, col) if flat_cols is None else (row * flat_cols + col,)
                clues[Cell(row, col)] = self._clue(place, value)
        return self._puzzle((len(rows), len(rows[0])), clues)

    # One flat list

    def is_flat(self, size: Size) -> bool:
        """Tell whether this is a list of the cells of a grid of that size."""
        items = self._items
        return len(items) == size[0] * size[1] and not isinstance(items[0], list | dict | str)

    def flat(self, size: Size) -> SavedGame:
        """Return the puzzle of a flat list."""
        rows, cols = size
        lines = [self._items[row * cols : (row + 1) * cols] for row in range(rows)]
        return SavedGame(self._of_rows(lines, _EMPTY, cols))

    # A list of clues

    def are_clues(self) -> bool:
        """Tell whether each item is a clue with its place, and each place is another."""
        return bool(self._places)

    @cached_property
    def _places(self) -> Collection[tuple[int, int]]:
        """The first and second numbers of the clues; none where not all are clues apart."""
        if columns(self._items, 3) is None and not all(
            isinstance(item, dict) for item in self._items
        ):
            return ()
        places = set()
        for item in self._items:
            row, col, area = self._members(item)
            if type(row) is not int or type(col) is not int or min(row, col) < 0:
                return ()
            if isinstance(area, list | dict) or (area in _EMPTY and not _names_shape(item)):
                return ()
            places.add((row, col))
        return places if len(places) == len(self._items) else ()

    def list_readings(self, size: Size, rank: int, *, told: bool) -> Iterator[Reading]:
        """Yield the readings as clues of a grid of that size, the documented one first."""
        for order in self._orders(size) if self.are_clues() else [ROW_COLUMN]:
            if order.swapped and self._has_names():
                continue
            usual = order is ROW_COLUMN
            reading = self.list_reading(size, order, told=told or not usual)
            yield reading._replace(rank=rank + (not usual))

    def _orders(self, size: Size) -> Iterator[ClueOrder]:
        """Yield the documented order, and the others in which all places are on the grid."""
        ones, others = zip(*self._places, strict=True)
        for order in clue_orders(*size):
            if order is ROW_COLUMN or order.fits(*size, ones, others):
                yield order

    def likely_orders(self) -> tuple[ClueOrder, ...]:
        """Return the orders of places that rectangles beside the clues can decide between."""
        is_fixed = self._has_names() or len(self._items) > MOST_TO_TRY
        return (ROW_COLUMN,) if is_fixed else (ROW_COLUMN, X_Y)

    def list_reading(self, size: Size, order: ClueOrder, *, told: bool) -> Reading:
        """Return the reading as clues of a grid of that size, with their places in that order."""
        how = size_message(order.how, *size)
        return Reading(partial(self._listed, size, order), how, told=told)

    def missing_size(self) -> Reading:
        """Return the reading as a list of clues without a size, which is not possible."""

        def refuse() -> SavedGame:
            raise self._data.error(self._path, *_SIZE_MISSING)

        return Reading(refuse, _SIZE_MISSING[0])

    def _has_names(self) -> bool:
        """Tell whether the parts of a clue have names, so that their order says nothing."""
        return any(isinstance(item, dict) for item in self._items[:1])

    def _listed(self, size: Size, order: ClueOrder) -> SavedGame:
        if order is ROW_COLUMN:
            return SavedGame(self._puzzle(size, self._checked_clues(*size)))
        triples = (
            (cast("int", row), cast("int", col), self._clue((at,), area, item))
            for at, item in enumerate(self._items)
            for row, col, area in [self._members(item)]
        )
        clues = clues_in_order(triples, order)
        try:
            return SavedGame(self._puzzle(size, clues))
        except ValueError:
            raise self._data.error(self._path, _A_CLUE) from None

    def _checked_clues(self, rows: int, cols: int) -> dict[Cell, _Clue]:
        """Return the clues of a list of ``[row, col, area]`` or of objects with these members."""
        clues: dict[Cell, _Clue] = {}
        for at, item in enumerate(self._items):
            steps: Sequence[str | int] = _IN_ORDER
            if isinstance(item, dict):
                steps = [name for name in map(partial(_key, item), CLUE_KEYS) if name]
            if not isinstance(item, list | dict) or len(steps) != 3 or len(item) < 3:
                raise self._error((at,), _A_CLUE)
            row, col, area = item[:3] if isinstance(item, list) else map(item.__getitem__, steps)
            if type(row) is not int or not 0 <= row < rows:
                self._data.integer(*self._path, at, steps[0], low=0, high=rows - 1, what=A_ROW)
            if type(col) is not int or not 0 <= col < cols:
                self._data.integer(*self._path, at, steps[1], low=0, high=cols - 1, what=A_COLUMN)
            if (row, col) in clues:
                found = make_message(N_("a second one"))
                raise self._data.error((*self._path, at), base.ONE_CLUE_PER_CELL, found)
            clues[Cell(row, col)] = self._clue((at, steps[2]), area, item)
        return clues

    def _members(self, item: object) -> tuple[object, object, object]:
        """Return row, column and area of a clue, None for what it lacks."""
        if isinstance(item, dict):
            row, col, area = (item.get(_key(item, names)) for names in CLUE_KEYS)
            return row, col, area
        if isinstance(item, list) and len(item) == 3:
            return tuple(item)
        return None, None, None

    # All of them

    def _puzzle(self, size: Size, clues: dict[Cell, _Clue]) -> Puzzle:
        if len(clues) > base.MAX_FOREIGN_CLUES:
            raise self._data.error(self._path, *base.TOO_MANY_CLUES)
        shaped = {cell: clue for cell, clue in clues.items() if isinstance(clue, _ShapedClue)}
        areas = cast("dict[Cell, int | None]", clues)
        areas |= {cell: clue.area for cell, clue in shaped.items()}
        return Puzzle(*size, areas, shapes={cell: clue.shape for cell, clue in shaped.items()})

    def _clue(self, steps: tuple[str | int, ...], value: object, item: object = None) -> _Clue:
        """Return the clue that a value is, with the shape that an object around it names."""
        if not isinstance(item, dict) and not isinstance(value, str):
            return self._area(steps, value)
        word, shape = split_shape(value) if isinstance(value, str) else (value, None)
        named = item.get(_SHAPE_KEY) if isinstance(item, dict) else None
        if not isinstance(named, str):
            area = self._area(steps, word)
            return area if shape is None else _ShapedClue(area, shape)
        if named not in _SHAPES or shape is not None:
            raise self._error((steps[0], _SHAPE_KEY), _ONE_SHAPE)
        return _ShapedClue(None if value is None else self._area(steps, value), Shape(named))

    def _area(self, steps: tuple[str | int, ...], value: object) -> int | None:
        if type(value) is int and 0 < value <= _LARGEST_AREA:
            return value
        if type(value) is not bool and value in _UNKNOWN:
            return None
        if type(value) is float and value.is_integer():
            value = int(value)
        number = parse_number(str(value)) if type(value) in {int, str} else None
        if not number:
            raise self._error(steps, clue_or(make_message(N_("a blank cell"))))
        return number

    def _error(self, steps: tuple[str | int, ...], expected: Message) -> base.FormatError:
        return self._data.error((*self._path, *steps), expected)


def named_shapes(
    data: JsonDocument, path: Path, rows: list[list[object]], puzzle: Puzzle
) -> dict[Cell, Shape]:
    """Return the shapes of a puzzle with those that rows of names give to its clues.

    Raises:
        FormatError: the rows have another size, or a name is none or where there is no clue.
    """
    if {len(rows), *map(len, rows)} != {puzzle.rows, puzzle.cols} or len(rows) != puzzle.rows:
        expected = make_message(N_("{rows} x {cols} cells"), rows=puzzle.rows, cols=puzzle.cols)
        raise data.error(path, expected)
    shapes = dict(puzzle.shapes)
    for row, names in enumerate(rows):
        for col, name in enumerate(names):
            cell = Cell(row, col)
            if name in ("", None):
                continue
            if name not in _SHAPES or cell not in puzzle.clues or cell in puzzle.shapes:
                raise data.error((*path, row, col), _ONE_SHAPE)
            shapes[cell] = Shape(name)
    return shapes


def _may_hold_minus_one(row: object) -> bool:
    """Tell whether a row of cells may have -1 among them; any text may."""
    return not isinstance(row, list) or -1 in row or "-1" in row


def _names_shape(item: object) -> bool:
    """Tell whether a clue with names for its parts has the name of a shape."""
    named = item.get(_SHAPE_KEY) if isinstance(item, dict) else None
    return isinstance(named, str) and named in _SHAPES


def _key(item: dict[str, object], names: Iterable[str]) -> str:
    return next((name for name in names if name in item), "")

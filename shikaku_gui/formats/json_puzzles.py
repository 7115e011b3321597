"""Puzzles as other people write them in JSON: grids, sizes with clues, links, and lists of these.

A puzzle is a list of rows (``[[4, 0], [0, 0]]``, with ``null``, ``0``, ``""`` or ``"."`` for
no clue and ``"?"`` or ``-1`` for one without an area); a text, which may be a link or a grid
as any other format has it; a list of texts that are rows; or an object. In an object the grid
or the clues stand under one of the names of :data:`_GRIDS`. Clues are rows, one flat list, or
a list of ``[row, col, area]`` or ``{"row", "col", "value"}``, counted from 0. ``solution``
holds ``[row, col, height, width]`` for each rectangle, or rows of labels.
"""

import json
import re

from shikaku_gui.formats import base
from shikaku_gui.formats.borders import solution_from_labels
from shikaku_gui.formats.json_reader import JsonDocument, Path, are_integers, columns
from shikaku_gui.formats.reading import read_part
from shikaku_gui.formats.saved_game import SavedGame, valid_solution
from shikaku_gui.formats.text_parsing import A_COLUMN, A_ROW, Clues, parse_number
from shikaku_gui.i18n import N_, NC_
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.texts import count_message, make_message

_ROWS = ("rows", "height", "nRows", "n_rows", "num_rows", "h", "r")
_COLS = ("cols", "columns", "width", "nCols", "n_cols", "num_cols", "w", "c")
_CLUES = ("clues", "cells", "givens", "numbers")
_GRIDS = (*_CLUES, *("grid", "board", "puzzle", "problem", "matrix", "data", "link", "url", "href"))
_LISTS = ("puzzles", "boards", "items", "data", "grids")
_CLUE_KEYS = (
    ("row", "r", "y", "i"),
    ("col", "column", "c", "x", "j"),
    ("value", "area", "clue", "number", "size", "n", "v"),
)
_EMPTY = (None, 0, "", ".", "-", "_", "0")
_UNKNOWN = ("?", -1, "-1")
_GRID_BEGINS = re.compile(r"\s*\[\s*(?:\[\s*)*(?:-?[0-9]+\s*[,\]]|null|\")")
_NAMES = re.compile('"(?:' + "|".join(_GRIDS) + r')"\s*:')
_EXPECTED = make_message(
    N_("a puzzle: rows of numbers, a text, or an object with rows, cols and clues")
)


def may_begin(text: str) -> bool:
    """Tell whether a long text that begins like this may hold puzzles."""
    if '"FeatureCollection"' in text:
        return False  # a map in GeoJSON, whose features may have members of any name
    return _GRID_BEGINS.match(text) is not None or _NAMES.search(text) is not None


def loads(text: str) -> SavedGame:
    """Read the only puzzle.

    Raises:
        SeveralPuzzlesError: there are several.
        FormatError: the text is not JSON, or holds no such puzzle.
    """
    return loads_set(text).only_game()


def loads_set(text: str) -> base.PuzzleSet:
    """Return the puzzles, each to be read on demand.

    Raises:
        FormatError: the text is not JSON, or holds no puzzle.
    """
    data = JsonDocument(text)
    path: Path = ()
    if isinstance(data.value, dict):
        for key in _LISTS:
            if _is_list_of_puzzles(data.value.get(key)):
                path = (key,)
                break
        else:
            return _set_of_one(data, _title(data.value, ""))
    items = data.items(*path)
    if not items:
        raise data.error(
            path,
            make_message(NC_("expected or found", "puzzles")),
            make_message(N_("an empty list")),
        )
    if not path and not _is_list_of_puzzles(items):
        return _set_of_one(data, "")
    names = tuple(_title(item, str(number)) for number, item in enumerate(items, 1))
    return base.PuzzleSet(names, lambda index: _game(data, (*path, index), items[index]))


def _is_list_of_puzzles(value: object) -> bool:
    """Tell whether a value is a list of puzzles, not a grid or the rows of one."""
    if not isinstance(value, list) or not value:
        return False
    first = value[0]
    if isinstance(first, str):
        return ":" in first or "/" in first or "\n" in first
    if isinstance(first, list):
        return bool(first) and isinstance(first[0], list)
    return isinstance(first, dict) and not _is_clue(first)


def _is_clue(value: dict[str, object]) -> bool:
    return all(any(name in value for name in names) for names in _CLUE_KEYS) and not any(
        isinstance(value.get(name), list) for name in _GRIDS
    )


def _title(value: object, otherwise: str) -> str:
    found = value.get("title") or value.get("name") if isinstance(value, dict) else None
    return found if isinstance(found, str) else otherwise


def _set_of_one(data: JsonDocument, title: str) -> base.PuzzleSet:
    return base.PuzzleSet((title,), lambda _index: _game(data, (), data.value))


def _game(data: JsonDocument, path: Path, value: object) -> SavedGame:
    if isinstance(value, str):
        return _from_text(data, path, value)
    if isinstance(value, list):
        return SavedGame(_grid(data, path, value))
    if not isinstance(value, dict):
        raise data.error(path, _EXPECTED)
    known = [name for name in _GRIDS if value.get(name) is not None]
    if not known:
        #: Found: an object with none of the keys for clues.
        raise data.error(path, _EXPECTED, make_message(N_("none of these")))
    place, inner = (*path, known[0]), value[known[0]]
    if isinstance(inner, str | dict):
        game = _game(data, place, inner)
    else:
        sides = _side(data, path, value, _ROWS), _side(data, path, value, _COLS)
        game = SavedGame(_sized_puzzle(data, place, inner, sides, known[0] in _CLUES))
    return _with_origin(game, value)


def _with_origin(game: SavedGame, value: dict[str, object]) -> SavedGame:
    given = [value.get(key) for key in ("title", "author", "source", "grade")]
    old = game.puzzle
    texts = [
        text if isinstance(text, str) and text else before
        for text, before in zip(given, (old.title, old.author, old.source, old.grade), strict=True)
    ]
    puzzle = Puzzle(old.rows, old.cols, old.clues, *texts)
    solution = _solution(puzzle, value.get("solution")) or game.solution
    return SavedGame(puzzle, game.moves, game.position, solution=solution)


def _solution(puzzle: Puzzle, value: object) -> tuple[Rect, ...] | None:
    """Return the solution, or None for what does not solve this puzzle."""
    if not isinstance(value, list) or not all(isinstance(row, list) for row in value):
        return None
    listed = _listed_solution(puzzle, value)
    if listed is not None or len(value) != puzzle.rows:
        return listed
    return solution_from_labels(puzzle, [[json.dumps(label) for label in row] for row in value])


def _listed_solution(puzzle: Puzzle, rows: list[list[object]]) -> tuple[Rect, ...] | None:
    """Return the solution of ``[row, col, height, width]`` for each rectangle, else None."""
    sides = columns(rows, 4)
    if sides is None or not all(map(are_integers, sides)):
        return None
    rects = tuple(sorted(map(Rect, *sides)))
    inside = all(rect.within(puzzle.rows, puzzle.cols) for rect in rects)
    return valid_solution(puzzle, rects) if inside else None


def _from_text(data: JsonDocument, path: Path, text: str) -> SavedGame:
    if text.lstrip()[:1] in {"{", "["}:
        raise data.error(path, _EXPECTED, make_message(N_("JSON in a text")))
    try:
        return read_part(text, 1, 1)
    except base.FormatError as error:
        raise data.error(
            path, make_message(N_("{expected} in a text"), expected=error.parts[0]), error.parts[1]
        ) from None


def _side(
    data: JsonDocument, path: Path, value: dict[str, object], names: tuple[str, ...]
) -> int | None:
    key = next((name for name in names if type(value.get(name)) is int), None)
    if key is None:
        return None
    return data.integer(*path, key, low=1, high=base.MAX_SIDE, what=make_message(N_("a size")))


def _sized_puzzle(
    data: JsonDocument,
    path: Path,
    value: object,
    sides: tuple[int | None, int | None],
    may_be_clues: bool,
) -> Puzzle:
    """Return the puzzle of rows, of one flat list, or of a list of clues.

    ``sides`` are rows and columns, each None where it is not given.
    """
    if not isinstance(value, list):
        raise data.error(path, _EXPECTED)
    rows, cols = sides
    if rows is not None and cols is not None:
        if len(value) == rows * cols and not isinstance(value[0], list | dict | str):
            lines = [value[row * cols : (row + 1) * cols] for row in range(rows)]
            return Puzzle(rows, cols, _clues(data, path, lines, flat_cols=cols))
        if may_be_clues and not _is_grid(value, rows, cols):
            return Puzzle(rows, cols, _listed_clues(data, path, value, rows, cols))
    puzzle = _grid(data, path, value)
    if (rows or puzzle.rows, cols or puzzle.cols) != (puzzle.rows, puzzle.cols):
        found = f"{puzzle.rows} x {puzzle.cols}"
        raise data.error(
            path,
            make_message(N_("{rows} x {cols} cells"), rows=rows or "?", cols=cols or "?"),
            found,
        )
    return puzzle


def _is_grid(value: list[object], rows: int, cols: int) -> bool:
    """Tell whether a value is a list of rows; three clues can look like rows of three cells."""
    if len(value) != rows:
        return False
    return all(isinstance(row, list | str) and len(row) == cols for row in value)


def _grid(data: JsonDocument, path: Path, value: list[object]) -> Puzzle:
    """Return the puzzle of a list of rows, which may be texts."""
    if value and all(isinstance(row, str) for row in value):
        return _from_text(data, path, "\n".join(map(str, value))).puzzle
    rows: list[list[object]] = []
    for at, row in enumerate(value):
        if not isinstance(row, list) or not row:
            raise data.error((*path, at), make_message(N_("a row of cells")))
        if len(row) != len(rows[0] if rows else row):
            raise data.error(
                (*path, at),
                count_message("1 cell in this row", "{count} cells in this row", len(rows[0])),
                f"{len(row)}",
            )
        rows.append(row)
    if not rows:
        #: Found, where some were expected.
        raise data.error(path, make_message(N_("rows of cells")), make_message(N_("none")))
    if max(len(rows), len(rows[0])) > base.MAX_SIDE:
        raise data.error(
            path,
            make_message(N_("at most {most} rows and columns"), most=base.MAX_SIDE),
            base.MORE,
        )
    return Puzzle(len(rows), len(rows[0]), _clues(data, path, rows))


def _clues(
    data: JsonDocument, path: Path, rows: list[list[object]], flat_cols: int | None = None
) -> Clues:
    clues: Clues = {}
    for row, values in enumerate(rows):
        for col, value in enumerate(values):
            if type(value) is not bool and value in _EMPTY:
                continue
            place = (row, col) if flat_cols is None else (row * flat_cols + col,)
            clues[Cell(row, col)] = _area(data, (*path, *place), value)
    return _few(data, path, clues)


def _few(data: JsonDocument, path: Path, clues: Clues) -> Clues:
    if len(clues) > base.MAX_FOREIGN_CLUES:
        raise data.error(path, *base.TOO_MANY_CLUES)
    return clues


def _area(data: JsonDocument, path: Path, value: object) -> int | None:
    if type(value) is not bool and value in _UNKNOWN:
        return None
    if type(value) is float and value.is_integer():
        value = int(value)
    number = parse_number(str(value)) if type(value) in {int, str} else None
    if not number:
        raise data.error(path, make_message(N_("a clue's area, '?' or a blank cell")))
    return number


def _listed_clues(
    data: JsonDocument, path: Path, value: list[object], rows: int, cols: int
) -> Clues:
    """Return the clues of a list of ``[row, col, area]`` or of objects with these members."""
    clues: Clues = {}
    for at, item in enumerate(value):
        place = (*path, at)
        steps: list[str | int] = [0, 1, 2]
        if isinstance(item, dict):
            found = [next((name for name in names if name in item), "") for names in _CLUE_KEYS]
            steps = [name for name in found if name]
        if not isinstance(item, list | dict) or len(steps) != 3 or len(item) < 3:
            raise data.error(place, make_message(N_("a clue [row, col, area] on the grid")))
        row = data.integer(*place, steps[0], low=0, high=rows - 1, what=A_ROW)
        col = data.integer(*place, steps[1], low=0, high=cols - 1, what=A_COLUMN)
        if (row, col) in clues:
            raise data.error(place, base.ONE_CLUE_PER_CELL, make_message(N_("a second one")))
        inner = item[steps[2]] if isinstance(item, dict) else item[2]
        clues[Cell(row, col)] = _area(data, (*place, steps[2]), inner)
    return _few(data, path, clues)

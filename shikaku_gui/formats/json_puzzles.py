"""Puzzles as other people write them in JSON: grids, sizes with clues, links, and lists of these.

A puzzle is a list of rows (``[[4, 0], [0, 0]]``, with ``null``, ``0``, ``""`` or ``"."`` for
no clue and ``"?"`` or ``-1`` for one without an area); a text, which may be a link or a grid
as any other format has it; a list of texts that are rows; or an object. In an object the grid
or the clues stand under one of the names of :data:`_GRIDS`. Clues are rows, one flat list, or
a list of ``[row, col, area]`` or ``{"row", "col", "value"}``, counted from 0, the latter with a
``"shape"`` as well; in a cell the letter of a shape follows its area: ``"6w"``. Beside the clues
there may be ``shapes``, rows of names, as in a dataset. ``solution``
holds ``[row, col, height, width]`` for each rectangle, or rows of labels. What the text leaves
open is read in the way that the rectangles solve, or whose areas add up.
"""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial

from shikaku_gui.formats import base, pasted_code
from shikaku_gui.formats.borders import solution_from_labels
from shikaku_gui.formats.evidence import Reading, SeveralReadingsError, adds_up, choose
from shikaku_gui.formats.json_cells import CLUE_KEYS, JsonCells, Size, grid_way, named_shapes
from shikaku_gui.formats.json_reader import JsonDocument, Path, are_integers
from shikaku_gui.formats.json_rectangles import covered_size, listed_solution, rect_lists
from shikaku_gui.formats.reading import read_part
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_, NC_
from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.texts import make_message

_ROWS = ("rows", "height", "nRows", "n_rows", "num_rows", "gridRows", "h", "r")
_COLS = ("cols", "columns", "width", "nCols", "n_cols", "num_cols", "gridCols", "w", "c")
_CLUES = ("clues", "cells", "givens", "numbers")
_GRIDS = (*_CLUES, *("grid", "board", "puzzle", "problem", "matrix", "data", "link", "url", "href"))
_LISTS = ("puzzles", "boards", "items", "data", "grids", "levels")
_SIZES = ("size", "dimensions", "dims", "shape", "n", "N")
_SHAPES = "shapes"
_SOLUTIONS = ("solution", "squares", "rectangles", "rects")
_SIZE = re.compile(r"\s*([0-9]{1,4})\s*[xX\u00d7]\s*([0-9]{1,4})\s*")
_GENRE = re.compile(r"[^\W\d_][^\W\d_ \-]*+(?>[ _\-][^\W\d_]+)*+")
_GRID_BEGINS = re.compile(r"\s*\[\s*(?:\[\s*)*(?:-?[0-9]+\s*[,\]]|null|\")")
_NAMES = re.compile('"(?:' + "|".join(_GRIDS) + r')"\s*:')
_OBJECT_BEGINS = re.compile(r'\s*+\{\s*+"[^"\\]*+"\s*+:')
_MAY_HOLD_SEVERAL = re.compile("|".join([*_LISTS, r"\\"]))
"""An object whose text has no such name, nor a sign that may spell one, is a single puzzle."""

_EXPECTED = make_message(
    N_("a puzzle: rows of numbers, a text, or an object with rows, cols and clues")
)


def check_beginning(text: str) -> None:
    """Check that a long text that begins like this may hold puzzles.

    Raises:
        FormatError: it hardly does.
    """
    # The features of a map in GeoJSON may have members of any name.
    is_map = '"FeatureCollection"' in text
    if is_map or not (_GRID_BEGINS.match(text) or _NAMES.search(text)):
        raise base.FormatError(
            make_message(N_("a puzzle in the first {count} bytes"), count=base.BEGINNING),
            make_message(N_("other JSON")),
        )


def holds_one(text: str) -> bool:
    """Tell whether a text can only be a single puzzle, if it is any."""
    return _OBJECT_BEGINS.match(text) is not None and not _MAY_HOLD_SEVERAL.search(text)


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
    try:
        return puzzles_of(JsonDocument(text))
    except base.FormatError:
        code = pasted_code.as_json(text)
        if code is None:
            raise
        return puzzles_of(JsonDocument(code))


def puzzles_of(data: JsonDocument) -> base.PuzzleSet:
    """Return the puzzles of a document, each to be read on demand.

    Raises:
        FormatError: it holds no puzzle.
    """
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
    return base.PuzzleSet(names, lambda index: game_at(data, (*path, index), items[index]))


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
    return all(any(name in value for name in names) for names in CLUE_KEYS) and not any(
        isinstance(value.get(name), list) for name in _GRIDS
    )


def _title(value: object, otherwise: str) -> str:
    found = value.get("title") or value.get("name") if isinstance(value, dict) else None
    return found if isinstance(found, str) else otherwise


def _set_of_one(data: JsonDocument, title: str) -> base.PuzzleSet:
    return base.PuzzleSet((title,), lambda _index: game_at(data, (), data.value))


def game_at(data: JsonDocument, path: Path, value: object) -> SavedGame:
    """Read the puzzle that is the value at that path.

    Raises:
        SeveralReadingsError: it can be read in several ways.
        FormatError: it is none.
    """
    if isinstance(value, str):
        return _from_text(data, path, value)
    if isinstance(value, list):
        return choose(_bare_readings(_cells(data, path)))
    if not isinstance(value, dict):
        raise data.error(path, _EXPECTED)
    known = [name for name in _GRIDS if value.get(name) is not None]
    known = [name for name in known if not _is_genre(value[name])] or known
    if not known:
        return _only_grid(data, path, value)
    name, inner = known[0], value[known[0]]
    if isinstance(inner, str | dict):
        return _with_origin(value, game_at(data, (*path, name), inner))
    if not isinstance(inner, list):
        raise data.error((*path, name), _EXPECTED)
    cells = _cells(data, (*path, name))
    sides = _side(data, path, value, _ROWS), _side(data, path, value, _COLS)
    size = _size(value, *sides)
    readings = (
        reading._replace(read=partial(_read_with_rest, data, path, value, reading.read))
        for reading in _readings(cells, sides, size, name)
    )
    are_rows = _are_rows(cells, size, name) or _has_rows(value.get(_SHAPES))
    game = None if are_rows else _solved_game(cells, value, size)
    return game or choose(readings, doubtful=True)


def _are_rows(cells: JsonCells, size: Size | None, name: str) -> bool:
    """Tell whether a list has the name of a grid and the size of one, which need not add up."""
    return name not in _CLUES and size is not None and cells.is_grid(*size)


def _only_grid(data: JsonDocument, path: Path, value: dict[str, object]) -> SavedGame:
    """Read an object that names its grid in no known way: the only list of rows, if it adds up.

    Raises:
        FormatError: there is no such list.
    """
    names = [name for name in value.keys() - set(_SOLUTIONS) if _has_rows(value[name])]
    if len(names) == 1:
        with suppress(base.FormatError):
            game = choose(_cells(data, (*path, names[0])).grid_readings())
            if adds_up(game.puzzle):
                return _with_origin(value, game)
    #: Found: an object with none of the keys for clues.
    raise data.error(path, _EXPECTED, make_message(N_("none of these")))


def _has_rows(value: object) -> bool:
    return isinstance(value, list) and set(map(type, value)) == {list}


def _read_with_rest(
    data: JsonDocument, path: Path, value: dict[str, object], read: Callable[[], SavedGame]
) -> SavedGame:
    """Read a grid or clues, and add what else the object says of the puzzle."""
    game, rows = read(), value.get(_SHAPES)
    if isinstance(rows, list) and _has_rows(rows):
        shapes = named_shapes(data, (*path, _SHAPES), rows, game.puzzle)
        game = replace(game, puzzle=replace(game.puzzle, shapes=shapes))
    return _with_origin(value, game)


def _is_genre(value: object) -> bool:
    """Tell whether a value is a word or two, such as the name of a kind of puzzle."""
    return isinstance(value, str) and _GENRE.fullmatch(value) is not None


def _with_origin(value: dict[str, object], game: SavedGame) -> SavedGame:
    """Return the game with the title, the author, the source, the grade and the solution given.

    The source of a puzzle that has a recipe, as those of datasets have, is its recipe.
    """
    source = value.get("source") or value.get("recipe")
    given = [value.get("title"), value.get("author"), source, value.get("grade")]
    old = game.puzzle
    texts = [
        text if isinstance(text, str) and text else before
        for text, before in zip(given, (old.title, old.author, old.source, old.grade), strict=True)
    ]
    title, author, source, grade = texts
    puzzle = replace(old, title=title, author=author, source=source, grade=grade)
    found = (_solution(puzzle, value.get(name)) for name in _SOLUTIONS)
    solution = next(filter(None, found), None) or game.solution
    wrong = solution is None and bool(value.get(_SOLUTIONS[0]))
    return replace(game, puzzle=puzzle, solution=solution, wrong_solution=wrong)


def _solution(puzzle: Puzzle, value: object) -> tuple[Rect, ...] | None:
    """Return the solution, or None for what does not solve this puzzle."""
    if not isinstance(value, list) or not all(isinstance(row, list) for row in value):
        return None
    listed = listed_solution(puzzle, value)
    if listed is not None or len(value) != puzzle.rows:
        return listed
    return solution_from_labels(puzzle, [[json.dumps(label) for label in row] for row in value])


def _from_text(data: JsonDocument, path: Path, text: str) -> SavedGame:
    if text.lstrip()[:1] in {"{", "["}:
        raise data.error(path, _EXPECTED, make_message(N_("JSON in a text")))
    try:
        return read_part(text, 1, 1)
    except SeveralReadingsError:
        raise
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


def _readings(
    cells: JsonCells, sides: tuple[int | None, int | None], size: Size | None, name: str
) -> Iterator[Reading]:
    """Yield the readings of what an object has under a name: rows, a flat list, or clues."""
    named_clues = name in _CLUES
    if size is None:
        if named_clues and cells.are_clues():
            yield cells.missing_size()
        yield from cells.grid_readings(sides)
    elif cells.is_flat(size):
        yield Reading(partial(cells.flat, size), grid_way(*size))
    elif named_clues and None not in sides and not cells.is_grid(*size):
        yield from cells.list_readings(size, 0, told=False)
        if cells.may_be_turned_or_texts(*size):
            yield from cells.grid_readings(sides, 1)
    else:
        yield from cells.grid_readings(sides)
        if not _are_rows(cells, size, name) and cells.are_clues():
            yield from cells.list_readings(size, 0 if named_clues else 1, told=not named_clues)


def _bare_readings(cells: JsonCells) -> Iterator[Reading]:
    """Yield the readings of a list without any names: rows, unless they can only be clues."""
    if cells.are_clues():
        yield cells.missing_size()
    yield from cells.grid_readings()


def _size(value: dict[str, object], rows: int | None, cols: int | None) -> Size | None:
    """Return rows and columns, which may be given in one value: 4, [4, 5], "4x5"."""
    if rows is not None or cols is not None:
        return (rows, cols) if rows and cols else None
    for name in _SIZES:
        given = value.get(name)
        if isinstance(given, str):
            match = _SIZE.fullmatch(given)
            given = [int(match[1]), int(match[2])] if match else None
        both = given if isinstance(given, list) else [given, given]
        if len(both) != 2 or not are_integers(both):
            continue
        rows, cols = map(int, both)
        if 0 < min(rows, cols) <= max(rows, cols) <= base.MAX_SIDE:
            return rows, cols
    return None


def _solved_game(cells: JsonCells, value: dict[str, object], size: Size | None) -> SavedGame | None:
    """Return the game of a list of clues that the rectangles given beside it solve, if any do.

    They tell in which order the places are, and the size where it is not given.
    """
    orders = cells.likely_orders()
    if size is not None and len(orders) == 1:
        return None
    sizes = (covered_size(rects) for name in _SOLUTIONS for rects in rect_lists(value.get(name)))
    for covered in dict.fromkeys(filter(None, sizes)):
        if size not in (None, covered) or not cells.are_clues():
            continue
        for order in orders:
            reading = cells.list_reading(covered, order, told=size is None or order.swapped)
            with suppress(base.FormatError):
                game = _with_origin(value, reading.game())
                if game.solution is not None:
                    return game
    return None


def _cells(data: JsonDocument, path: Path) -> JsonCells:
    return JsonCells(data, path, data.items(*path), partial(_from_text, data, path))

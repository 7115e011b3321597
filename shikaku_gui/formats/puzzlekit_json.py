"""Collections of puzzles in JSON: ``{name: {"problem": grid, "solution": labels}}``.

The data sets of puzzlekit have this form, inside ``{"data": ...}`` and with a ``source``.
The problem is a plain grid; the solution is a grid of labels, one for each rectangle. An object
that has a problem itself is one puzzle, as :mod:`shikaku_gui.formats.json_puzzles` reads it.
"""

import re
from dataclasses import replace
from functools import partial

from shikaku_gui.formats import grid, json_puzzles
from shikaku_gui.formats.base import FormatError, PuzzleSet
from shikaku_gui.formats.borders import solution_from_labels
from shikaku_gui.formats.json_reader import JsonDocument, Path
from shikaku_gui.formats.saved_game import SavedGame
from shikaku_gui.i18n import N_, NC_
from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.texts import make_message

_PROBLEM = re.compile(r'"problem"\s*:')


def sniff(text: str) -> bool:
    """Tell whether the text looks like such a collection."""
    return (
        text.lstrip().startswith("{")
        and _PROBLEM.search(text) is not None
        and '"version"' not in text
    )


def loads(text: str) -> SavedGame:
    """Read the puzzle of a collection of one.

    Raises:
        SeveralPuzzlesError: there are more.
        FormatError: the collection or the puzzle is invalid.
    """
    return loads_set(text).only_game()


def loads_set(text: str) -> PuzzleSet:
    """Return the puzzles of the collection, each to be read on demand.

    Raises:
        FormatError: the text is not a collection.
    """
    data = JsonDocument(text)
    start: Path = ("data",) if "data" in data.members() and data.has("data") else ()
    found = data.value if not start else data.members()["data"]
    if not isinstance(found, dict) or not _has_problems(found):
        return json_puzzles.puzzles_of(data)
    names = tuple(name for name, each in data.members(*start).items() if isinstance(each, dict))
    if not names:
        raise data.error(
            start, make_message(NC_("expected or found", "puzzles")), make_message(N_("none"))
        )
    return PuzzleSet(names, partial(_game, data, start, names))


def _has_problems(value: dict[str, object]) -> bool:
    """Tell whether the members of an object are puzzles, not those of one puzzle."""
    return not value or any(isinstance(each, dict) and "problem" in each for each in value.values())


def _game(data: JsonDocument, start: Path, names: tuple[str, ...], index: int) -> SavedGame:
    path = (*start, names[index])
    problem = data.members(*path).get("problem")
    if not isinstance(problem, str | None):
        game = json_puzzles.game_at(data, path, data.members(*path))
        return replace(game, puzzle=replace(game.puzzle, title=game.puzzle.title or names[index]))
    text = data.string(*path, "problem")
    try:
        found = grid.loads(text).puzzle
    except FormatError as error:
        expected = make_message(
            N_("a grid with {expected} in its line {line}"),
            expected=error.parts[0],
            line=error.line or 1,
        )
        raise data.error((*path, "problem"), expected, error.parts[1]) from None
    source = data.string(*path, "source")
    puzzle = replace(found, title=names[index], source=source)
    labels = data.string(*path, "solution")
    solution = _solution(labels, puzzle)
    wrong = solution is None and bool(labels.strip())
    return SavedGame(puzzle, solution=solution, wrong_solution=wrong)


def _solution(text: str, puzzle: Puzzle) -> tuple[Rect, ...] | None:
    """Return the solution, or None for labels that do not solve this puzzle."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    labels = lines[1:] if len(lines) == puzzle.rows + 1 else lines
    return solution_from_labels(puzzle, labels)

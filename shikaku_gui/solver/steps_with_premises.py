"""The steps to a solution with the premises from which each follows, as JSON values.

docs/datasets.md describes them. Of what a hint names those clues and cells are kept without which
the checker would refuse the step, so the premises are few, and none can be left out.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.hints import explain
from shikaku_gui.solver.techniques.hint_records import Clue, Hint
from shikaku_gui.step_checker import Pair, Position, covers, overlap

Step = dict[str, object]

_WIDEST = 40


def checked_steps(puzzle: Puzzle) -> list[Step]:
    """Return the steps to the solution of a puzzle, as far as the techniques reach.

    Each has ``technique``, ``place`` (a rectangle, or None), ``exclude`` (rectangles), its premises
    ``clues`` and ``cells``, and ``chain``: for *what if* the steps after which the premises have no
    way, whichever of the excluded rectangles is drawn. Steps of a chain have none of their own.
    """
    areas = {(row, col): area or 0 for (row, col), area in puzzle.clues.items()}
    shapes = {(row, col): shape.value for (row, col), shape in puzzle.shapes.items()}
    position = Position(puzzle.rows, puzzle.cols, areas, shapes)
    return [
        _taken(position, hint, puzzle.grid)
        for hint in explain(puzzle)
        if hint.technique is not None
    ]


def _taken(position: Position, hint: Hint, grid: Rect) -> Step:
    """Return a step with its premises, and carry it out in the position."""
    end = hint.conclusion
    step: Step = {
        "technique": None if hint.technique is None else hint.technique.value,
        "place": None if end.place is None else list(end.place),
        "exclude": [] if end.place is not None else list(map(list, end.excluded)),
    }
    excluded = position.excluded_by(step)

    def some_has_way(clues: Sequence[int], cells: Sequence[Pair]) -> bool:
        return any(position.has_way(clues, cells, box) for box in excluded)

    if hint.supposed is None:
        chain: list[Step] = []
        clues, cells = _premises(position, hint, grid, some_has_way)
    else:
        supposed = position.copy()
        supposed.draw(excluded[0])
        chain = [_taken(supposed, each, grid) for each in hint.chain[:-1]]
        for each in chain:
            del each["chain"]
        clues, cells = _premises(supposed, hint.chain[-1], grid, supposed.has_way)
    step["clues"] = [list(position.clues[clue]) for clue in clues]
    step["cells"] = list(map(list, cells))
    position.take({**step, "chain": chain})
    return step | {"chain": chain}


def _premises(
    position: Position,
    hint: Hint,
    grid: Rect,
    has_way: Callable[[Sequence[int], Sequence[Pair]], bool],
) -> tuple[list[int], list[Pair]]:
    """Return clues and cells that leave no way, none of which can be left out.

    They are sought among those that the hint names, and where that is not enough, around them.
    """
    named = set(_named(hint))
    for margin in range(_WIDEST):
        clues, cells = _around(position, named, grid, margin)
        if not has_way(clues, cells):
            break
    for clue in clues.copy():
        fewer = [each for each in clues if each != clue]
        if not has_way(fewer, cells):
            clues = fewer
    for cell in cells.copy():
        left = [each for each in cells if each != cell]
        if not has_way(clues, left):
            cells = left
    return clues, cells


def _around(
    position: Position, named: Iterable[Rect], grid: Rect, margin: int
) -> tuple[list[int], list[Pair]]:
    """Return the clues and the single cells that are named, or all within a margin around them."""
    if not margin:
        clues = [
            number
            for number, clue in enumerate(position.clues)
            if any(covers(rect, clue) for rect in named)
        ]
        return clues, sorted((row, col) for row, col, height, width in named if height * width == 1)
    areas = [rect.with_margin(margin - 1).common(grid) for rect in named]
    near = [
        number
        for number, mine in enumerate(position.left)
        if any(overlap(box, area) for box in mine for area in areas)
    ]
    return near, sorted({(row, col) for area in areas for row, col in area.cells()})


def _named(hint: Hint) -> Iterator[Rect]:
    """Yield what a hint speaks of; a cell as a 1 x 1 rectangle."""
    yield from (mark.rect for mark in hint.marks)
    yield from (clue.rect for clue in hint.subjects)
    yield from (Rect(*cell, 1, 1) for cell in hint.conclusion.cells)
    yield from hint.premises
    for rejected in hint.rejected:
        yield from rejected.by
    for _, value in hint.facts:
        yield from _rects_of(value)


def _rects_of(value: object) -> Iterator[Rect]:
    match value:
        case Rect():
            yield value
        case Cell():
            yield Rect(*value, 1, 1)
        case Clue():
            yield value.rect
        case tuple():
            for each in value:
                yield from _rects_of(each)

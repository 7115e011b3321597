"""Checks the steps to a solution that ``shikaku dataset`` wrote; imports nothing of the package.

A step draws a rectangle for a clue or excludes rectangles, and names its premises: clues, each of
which takes one of the rectangles left to it, and cells, each of which is covered. It is right if
each rectangle that it excludes (those left to the clue but the one drawn, for one that draws) would
leave the premises without a way: no choice of a rectangle for each of the clues, apart from each
other and from the excluded one, with which every one of the cells is covered or can still be.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

Pair = tuple[int, int]  # a row and a column, from 0
Box = tuple[int, int, int, int]  # top row, left column, height, width
Item = TypeVar("Item")

MOST_CELLS, MOST_BOXES, MOST_LOOKS = 40_000, 400_000, 2_000_000


class StepTooLargeError(ValueError):
    """A puzzle is too large, or a step takes too long to check."""


class CheckedPath(NamedTuple):
    """How many steps were checked, and whether they lead to the solution."""

    steps: int
    solved: bool


def verify(record: Mapping[str, Any]) -> CheckedPath:
    """Check the path of a record: a line of a dataset as JSON values.

    Raises:
        ValueError: a step does not follow from its premises, or the record has another form.
        StepTooLargeError: this is too large to check.
    """
    try:
        areas, names = _by_cell(record["clues"]), _by_cell(record["shapes"])
        size = (len(record["clues"]), len(record["clues"][0]))
        position = Position(*size, areas, names)
        path = list(record["path"])
        solution = [_box(each) for each in record["solution"]]
    except (KeyError, TypeError, IndexError) as error:
        raise ValueError("the record has no clues, shapes, solution and path") from error
    for number, step in enumerate(path, 1):
        try:
            position.take(step)
        except StepTooLargeError:
            raise
        except (ValueError, KeyError, TypeError, IndexError) as error:
            raise ValueError(f"step {number}: {error}") from error
    return CheckedPath(len(path), position.agrees_with(solution))


class Position:
    """The rectangles that are left to each clue of a puzzle.

    ``areas`` are those of the clues by cell, below 1 where a clue has none; ``shapes`` those of
    the clues that give one: "square", "wide" or "tall".
    """

    def __init__(
        self, rows: int, cols: int, areas: Mapping[Pair, int], shapes: Mapping[Pair, str]
    ) -> None:
        if rows * cols > MOST_CELLS:
            raise StepTooLargeError("the puzzle is too large")
        self.clues = sorted(areas)
        known = [area for area in areas.values() if area > 0]
        most = rows * cols - sum(known) - (len(areas) - len(known) - 1)
        self.left: list[set[Box]] = []
        for clue in self.clues:
            sizes = (areas[clue],) if areas[clue] > 0 else range(1, most + 1)
            boxes = {
                box
                for size in sizes
                for box in _boxes(clue, size, rows, cols)
                if shapes.get(clue) in (None, _shape(box))
                and self._clues_in(box) == [len(self.left)]
            }
            self.left.append(boxes)
            if sum(map(len, self.left)) > MOST_BOXES:
                raise StepTooLargeError("the puzzle is too large")

    def copy(self) -> "Position":
        """Return a position that can be changed alone."""
        other = Position.__new__(Position)
        other.clues, other.left = self.clues, [set(mine) for mine in self.left]
        return other

    def agrees_with(self, solution: Iterable[Sequence[int]]) -> bool:
        """Tell whether each clue has one rectangle left: that of the solution."""
        return self.left == [{_box(each)} for each in solution]

    def take(self, step: Mapping[str, Any]) -> None:
        """Check a step and carry it out.

        Raises:
            ValueError: it does not follow.
            StepTooLargeError: it takes too long.
        """
        excluded = self.excluded_by(step)
        clues, cells = self.premises_of(step)
        for box in excluded:
            if not self._is_refuted(box, step, clues, cells):
                raise ValueError(f"{list(box)} is not excluded by the premises")
        self.exclude(excluded)
        if step["place"] is not None:
            self.draw(_box(step["place"]))

    def excluded_by(self, step: Mapping[str, Any]) -> list[Box]:
        """Return what a step excludes: of a drawn rectangle's clue, all others.

        Raises:
            ValueError: it concludes nothing, or about a rectangle that is not left.
        """
        if step["place"] is None:
            boxes = [_box(each) for each in step["exclude"]]
            if not boxes:
                raise ValueError("nothing is concluded")
            for box in boxes:
                self.owner(box)
            return boxes
        box = _box(step["place"])
        return sorted(self.left[self.owner(box)] - {box})

    def owner(self, box: Box) -> int:
        """Return the clue to which a rectangle is left.

        Raises:
            ValueError: there is none.
        """
        for clue in self._clues_in(box):
            if box in self.left[clue]:
                return clue
        raise ValueError(f"{list(box)} is not left to a clue")

    def premises_of(self, step: Mapping[str, Any]) -> tuple[list[int], list[Pair]]:
        """Return the premises of a step: the numbers of clues, and cells.

        Raises:
            ValueError: a cell that is named as a clue holds none.
        """
        clues = [(row, col) for row, col in step["clues"]]
        for cell in clues:
            if cell not in self.clues:
                raise ValueError(f"{list(cell)} holds no clue")
        return [self.clues.index(cell) for cell in clues], [
            (row, col) for row, col in step["cells"]
        ]

    def exclude(self, boxes: Iterable[Box]) -> None:
        """Take rectangles from the clues that they are left to."""
        for box in boxes:
            self.left[self.owner(box)].discard(box)

    def draw(self, box: Box) -> None:
        """Draw a rectangle: all that it overlaps are left to no clue."""
        for clue, mine in enumerate(self.left):
            if box in mine:
                self.left[clue] = {box}
            else:
                self.left[clue] = {each for each in mine if not overlap(each, box)}

    def _is_refuted(
        self, box: Box, step: Mapping[str, Any], clues: Sequence[int], cells: Sequence[Pair]
    ) -> bool:
        """Tell whether the premises have no way beside a rectangle."""
        chain = step.get("chain") or []
        if not chain:
            return not self.has_way(clues, cells, box)
        supposed = self.copy()
        supposed.draw(box)
        for each in chain:
            supposed.take(each)
        return not supposed.has_way(clues, cells)

    def has_way(self, clues: Iterable[int], cells: Sequence[Pair], box: Box | None = None) -> bool:
        """Tell whether the clues can take rectangles so that each of the cells can be covered.

        ``box`` is a rectangle that is drawn before.

        Raises:
            StepTooLargeError: that takes too long.
        """
        named = set(clues)
        drawn = [] if box is None else [box]
        if box is not None:
            named.discard(self.owner(box))
        others = [
            [
                each
                for clue, mine in enumerate(self.left)
                if clue not in named
                for each in mine
                if covers(each, cell)
            ]
            for cell in cells
        ]
        ways = _Ways(list(cells), others)
        return ways.exist([list(self.left[clue]) for clue in sorted(named)], drawn)

    def _clues_in(self, box: Box) -> list[int]:
        return [number for number, clue in enumerate(self.clues) if covers(box, clue)]


class _Ways:
    """The search for a way; ``others`` are the rectangles of other clues over each cell."""

    def __init__(self, cells: list[Pair], others: list[list[Box]]) -> None:
        self._cells = cells
        self._others = others
        self._looks = 0

    def exist(self, choices: list[list[Box]], drawn: list[Box]) -> bool:
        """Tell whether each clue can take one of its choices beside what is drawn."""
        last = drawn[-1:]
        choices = [
            [each for each in mine if not any(overlap(each, box) for box in last)]
            for mine in choices
        ]
        self._looks += sum(map(len, choices)) + len(self._cells)
        if self._looks > MOST_LOOKS:
            raise StepTooLargeError("the step takes too long to check")
        for cell, others in zip(self._cells, self._others, strict=True):
            if not (
                any(covers(box, cell) for box in drawn)
                or any(covers(box, cell) for mine in choices for box in mine)
                or any(not any(overlap(other, box) for box in drawn) for other in others)
            ):
                return False
        if not choices:
            return True
        fewest = min(choices, key=len)
        rest = [mine for mine in choices if mine is not fewest]
        return any(self.exist(rest, [*drawn, box]) for box in fewest)


def overlap(one: Box, other: Box) -> bool:
    """Tell whether two rectangles have a cell in common."""
    return (
        one[0] < other[0] + other[2]
        and other[0] < one[0] + one[2]
        and one[1] < other[1] + other[3]
        and other[1] < one[1] + one[3]
    )


def covers(box: Box, cell: Pair) -> bool:
    """Tell whether a rectangle has a cell."""
    return 0 <= cell[0] - box[0] < box[2] and 0 <= cell[1] - box[1] < box[3]


def _box(numbers: Sequence[int]) -> Box:
    row, col, height, width = numbers
    return (row, col, height, width)


def _by_cell(rows: Sequence[Sequence[Item]]) -> dict[Pair, Item]:
    """Return what stands in cells, given by rows, but 0 and empty texts."""
    return {
        (row, col): value
        for row, values in enumerate(rows)
        for col, value in enumerate(values)
        if value
    }


def _shape(box: Box) -> str:
    _, _, height, width = box
    if height == width:
        return "square"
    return "wide" if width > height else "tall"


def _boxes(clue: Pair, area: int, rows: int, cols: int) -> Iterator[Box]:
    """Yield the rectangles of an area on the grid that hold a cell."""
    for height in range(1, min(area, rows) + 1):
        width, rest = divmod(area, height)
        if rest or width > cols:
            continue
        for row in range(max(0, clue[0] - height + 1), min(clue[0], rows - height) + 1):
            for col in range(max(0, clue[1] - width + 1), min(clue[1], cols - width) + 1):
                yield (row, col, height, width)

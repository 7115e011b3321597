"""The definitions of the techniques, tried out on plain sets of cells: slow and obvious.

Nothing here uses the solver. A position is a puzzle, the drawn rectangles and the marks.
"""

from collections.abc import Callable, Iterator
from itertools import combinations

from shikaku_gui.model import Board, Cell, Puzzle, Rect, Shape
from shikaku_gui.solver import Technique

Cells = frozenset[Cell]

LARGEST_POCKET, MOST_WAYS, MOST_COUNTED = 30, 60, 6


_SIGNS = {None: "<=>", Shape.SQUARE: "=", Shape.WIDE: "<", Shape.TALL: ">"}
"""How the height and the width of a rectangle of each shape compare."""


class BrutePosition:
    """The rectangles that each clue can still have, as sets of cells."""

    def __init__(self, puzzle: Puzzle, live: dict[Cell, dict[Rect, Cells]], covered: Cells) -> None:
        self.puzzle = puzzle
        self.live = live
        self.free = frozenset(puzzle.grid.cells()) - covered
        """The cells that no drawn rectangle covers."""

    @classmethod
    def of(cls, board: Board) -> "BrutePosition":
        """Return the position on a board."""
        puzzle = board.puzzle
        covered = frozenset(cell for rect in board.rects for cell in rect.cells())
        live: dict[Cell, dict[Rect, Cells]] = {}
        for rect in rects_of_grid(puzzle):
            inside = puzzle.clues_in(rect)
            if len(inside) != 1 or not _may_be(puzzle, inside[0], rect):
                continue
            cells = frozenset(rect.cells())
            cut = any(
                cells & set(part.cells()) and not cells >= set(part.cells())
                for part in board.marks.pencilled
            )
            if not cells & covered and not cut and rect not in board.marks.crossed_out:
                live.setdefault(inside[0], {})[rect] = cells
        open_clues = {cell: live.get(cell, {}) for cell in puzzle.clues if cell not in covered}
        return cls(puzzle, open_clues, covered)

    def owner(self, rect: Rect) -> Cell:
        """Return the clue of a rectangle."""
        return self.puzzle.clues_in(rect)[0]

    def everything(self) -> dict[Rect, Cells]:
        """Return the rectangles of all clues."""
        return {rect: cells for mine in self.live.values() for rect, cells in mine.items()}

    def reach(self, clue: Cell) -> Cells:
        """Return the cells that a clue can reach."""
        return frozenset().union(*self.live[clue].values())

    def on(self, cell: Cell) -> dict[Rect, Cells]:
        """Return the rectangles on a cell."""
        return {rect: cells for rect, cells in self.everything().items() if cell in cells}

    def drawing(self, rect: Rect) -> "BrutePosition":
        """Return the position once a rectangle is drawn."""
        taken = frozenset(rect.cells())
        owner = self.owner(rect)
        live = {
            clue: {one: cells for one, cells in mine.items() if not cells & taken}
            for clue, mine in self.live.items()
            if clue != owner
        }
        covered = frozenset(self.puzzle.grid.cells()) - self.free | taken
        return BrutePosition(self.puzzle, live, covered)

    def without(self, rects: set[Rect]) -> "BrutePosition":
        """Return the position once some rectangles are excluded."""
        live = {
            clue: {one: cells for one, cells in mine.items() if one not in rects}
            for clue, mine in self.live.items()
        }
        covered = frozenset(self.puzzle.grid.cells()) - self.free
        return BrutePosition(self.puzzle, live, covered)

    @property
    def impossible(self) -> bool:
        """Whether a clue has no rectangle left, or a cell none that covers it."""
        covered = frozenset().union(*self.everything().values())
        return not all(self.live.values()) or not covered >= self.free


def _may_be(puzzle: Puzzle, clue: Cell, rect: Rect) -> bool:
    """Tell whether a rectangle has the area and the shape of its clue, where it gives them."""
    area = puzzle.clues[clue]
    if area is None:
        unknown = list(puzzle.clues.values()).count(None)
        rest = puzzle.area - sum(filter(None, puzzle.clues.values()))
        fits = rect.area == rest if unknown == 1 else rect.area <= rest - unknown + 1
    else:
        fits = rect.area == area
    sign = "<" if rect.height < rect.width else ">" if rect.height > rect.width else "="
    return fits and sign in _SIGNS[puzzle.shapes.get(clue)]


def rects_of_grid(puzzle: Puzzle) -> Iterator[Rect]:
    """Yield all rectangles on a grid."""
    for row in range(puzzle.rows):
        for col in range(puzzle.cols):
            for height in range(1, puzzle.rows - row + 1):
                for width in range(1, puzzle.cols - col + 1):
                    yield Rect(row, col, height, width)


def only_clue(position: BrutePosition) -> set[Rect]:
    """A cell that one clue alone reaches: its rectangles that miss the cell."""
    found: set[Rect] = set()
    for cell in position.free:
        owners = {position.owner(rect) for rect in position.on(cell)}
        if len(owners) == 1:
            mine = position.live[owners.pop()]
            found |= {rect for rect, cells in mine.items() if cell not in cells}
    return found


def shared_cells(position: BrutePosition) -> set[Rect]:
    """Cells in all rectangles of a clue: the rectangles of others on them."""
    found: set[Rect] = set()
    for clue, mine in position.live.items():
        shared = frozenset.intersection(*mine.values()) if mine else frozenset()
        found |= {
            rect
            for other, theirs in position.live.items()
            for rect, cells in theirs.items()
            if other != clue and cells & shared
        }
    return found


def no_room(position: BrutePosition) -> set[Rect]:
    """Rectangles that overlap every rectangle of another clue."""
    return {
        rect
        for rect, cells in position.everything().items()
        for other, theirs in position.live.items()
        if other != position.owner(rect) and all(cells & taken for taken in theirs.values())
    }


def stranded_cell(position: BrutePosition) -> set[Rect]:
    """Rectangles with which nothing can cover some cell."""
    everything = position.everything()
    found: set[Rect] = set()
    for rect, cells in everything.items():
        left = [
            taken
            for one, taken in everything.items()
            if position.owner(one) != position.owner(rect) and not taken & cells
        ]
        if not frozenset().union(cells, *left) >= position.free:
            found.add(rect)
    return found


_LEAST = {None: 1, Shape.SQUARE: 1, Shape.WIDE: 2, Shape.TALL: 2}
"""The fewest cells of a rectangle of each shape."""


def pocket(position: BrutePosition) -> set[Rect]:
    """Rectangles that cut off cells whose number is not the sum of the clues in them.

    With a "?" inside it only must not be less.
    """
    clues, shapes = position.puzzle.clues, position.puzzle.shapes
    found: set[Rect] = set()
    for rect, cells in position.everything().items():
        waiting = set(position.free - cells)
        while waiting:
            region = _connected(waiting)
            waiting -= region
            inside = region & clues.keys()
            total = sum(clues[cell] or _LEAST[shapes.get(cell)] for cell in inside)
            unknown = any(clues[cell] is None for cell in inside)
            wrong = total > len(region) if unknown else total != len(region)
            beside = any(_neighbours(cell) & cells for cell in region)
            if beside and len(region) <= LARGEST_POCKET and wrong:
                found.add(rect)
    return found


def _connected(cells: set[Cell]) -> set[Cell]:
    """Return the cells connected to the first one."""
    region, edge = set(), {next(iter(cells))}
    while edge:
        region |= edge
        edge = {other for cell in edge for other in _neighbours(cell) & cells} - region
    return region


def _neighbours(cell: Cell) -> set[Cell]:
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return {Cell(cell.row + down, cell.col + right) for down, right in steps}


def subset(position: BrutePosition) -> set[Rect]:
    """Two cells, the second in all rectangles on the first: those on the second alone."""
    found: set[Rect] = set()
    for cell in position.free:
        covers = position.on(cell)
        together = frozenset.intersection(*covers.values()) if covers else frozenset()
        for other in together:
            found |= set(position.on(other)) - set(covers)
    return found


def pair(position: BrutePosition) -> set[Rect]:
    """The placements that conflict with every way to draw the rectangles of two clues."""
    reach = {clue: position.reach(clue) for clue in position.live}
    found: set[Rect] = set()
    for one, other in combinations(position.live, 2):
        mine, theirs = position.live[one], position.live[other]
        few = len(mine) > 1 and len(theirs) > 1 and len(mine) * len(theirs) <= MOST_WAYS
        if not few or not reach[one] & reach[other]:
            continue
        beyond = frozenset().union(*(reach[k] for k in position.live if k not in (one, other)))
        needed = (reach[one] | reach[other]) - beyond
        ways = [
            (a, b)
            for a, cells in mine.items()
            for b, taken in theirs.items()
            if not cells & taken and cells | taken >= needed
        ]
        if not ways:
            continue
        used = {rect for way in ways for rect in way}
        if needed:
            found |= (set(mine) | set(theirs)) - used
        filled = frozenset.intersection(*(mine[a] | theirs[b] for a, b in ways))
        found |= {
            rect
            for rect, cells in position.everything().items()
            if position.owner(rect) not in (one, other) and cells & filled
        }
    return found


def counting(position: BrutePosition) -> set[Rect]:
    """The placements that use more cells than some clues can spare."""
    clues = position.puzzle.clues
    areas = {
        clue: [clues[clue] or len(cells) for cells in mine.values()] or [0]
        for clue, mine in position.live.items()
    }
    reach = {clue: position.reach(clue) for clue in position.live}
    found: set[Rect] = set()
    for size in range(2, MOST_COUNTED + 1):
        for group in combinations(position.live, size):
            least, most = (sum(pick(areas[clue]) for clue in group) for pick in (min, max))
            cells = frozenset().union(*(reach[clue] for clue in group))
            others = [clue for clue in position.live if clue not in group]
            own = cells - frozenset().union(*(reach[clue] for clue in others))
            for clue in group:
                spare = most - len(own)
                found |= {r for r, c in position.live[clue].items() if len(c - own) > spare}
            for clue in others:
                spare = len(cells) - least
                found |= {r for r, c in position.live[clue].items() if len(c & cells) > spare}
    return found


def what_if(position: BrutePosition) -> set[Rect]:
    """Rectangles from which the three easiest techniques come to a contradiction."""
    return {
        rect
        for mine in position.live.values()
        for rect in mine
        if len(mine) > 1 and _fails(position.drawing(rect))
    }


def _fails(position: BrutePosition) -> bool:
    while not position.impossible:
        single = [next(iter(mine)) for mine in position.live.values() if len(mine) == 1]
        out = only_clue(position) | shared_cells(position)
        if single:
            position = position.drawing(single[0])
        elif out:
            position = position.without(out)
        else:
            return False
    return True


def places(board: Board) -> set[Rect]:
    """Return the rectangles that are the only ones of their clues."""
    live = BrutePosition.of(board).live.values()
    return {next(iter(mine)) for mine in live if len(mine) == 1}


EXCLUDED: dict[Technique, Callable[[BrutePosition], set[Rect]]] = {
    Technique.ONLY_RECTANGLE: lambda _: set(),
    Technique.ONLY_CLUE: only_clue,
    Technique.SHARED_CELLS: shared_cells,
    Technique.NO_ROOM: no_room,
    Technique.STRANDED_CELL: stranded_cell,
    Technique.POCKET: pocket,
    Technique.SUBSET: subset,
    Technique.PAIR: pair,
    Technique.COUNTING: counting,
    Technique.WHAT_IF: what_if,
}
"""The placements that each technique excludes."""

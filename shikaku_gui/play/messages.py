"""Messages about rules, puzzles, clues and cells; see :mod:`shikaku_gui.texts`."""

from collections.abc import Sequence

from shikaku_gui.i18n import N_
from shikaku_gui.model import BrokenRect, Cell, Problem, ProblemKind, Puzzle, Rect, Shape, Violation
from shikaku_gui.texts import Message, comma_message, count_message, make_message

_CELLS_NAMED = 6
_NAMED = 4

_BROKEN = {
    Violation.NO_CLUE: N_("This rectangle ({size}) contains no clue."),
    Violation.SEVERAL_CLUES: N_(
        "This rectangle contains {count} clues: {clues}. A rectangle may contain only one."
    ),
    Violation.TOO_LARGE: N_(
        "This rectangle has {area} cells ({size}), but its clue is {wanted}: {off} too many.",
    ),
}
_WRONG_SHAPE = {
    Shape.SQUARE: N_(
        "The rectangle of this clue must be a square, but it is {height} tall and {width} wide."
    ),
    Shape.WIDE: N_(
        "The rectangle of this clue must be wider than it is tall, but it is {height} tall "
        "and {width} wide."
    ),
    Shape.TALL: N_(
        "The rectangle of this clue must be taller than it is wide, but it is {height} tall "
        "and {width} wide."
    ),
}
_REQUIRED_SHAPE = {
    Shape.SQUARE: N_("must be a square"),
    Shape.WIDE: N_("must be wide"),
    Shape.TALL: N_("must be tall"),
}

_FLAWS = {
    ProblemKind.NO_CLUES: N_("The puzzle has no clues."),
    ProblemKind.NO_SHAPE: N_(
        "No rectangle of {wanted} cells fits on the grid for the clue in {cells}."
    ),
    ProblemKind.NO_ROOM: N_(
        "Every rectangle of {wanted} cells for the clue in {cells} includes another clue."
    ),
    ProblemKind.UNREACHED: N_("No clue can reach {cells}."),
    ProblemKind.CONFLICT: N_("These clues cannot all have their rectangles: {clues}."),
    ProblemKind.NO_SMALL_CONFLICT: N_(
        "There is no simple reason: only {total} or more clues taken together show it.",
    ),
}
_FLAWS_OF_SHAPE: dict[tuple[ProblemKind, Shape | None], str] = {
    (ProblemKind.NO_SHAPE, Shape.SQUARE): N_(
        "No square of {wanted} cells fits on the grid for the clue in {cells}."
    ),
    (ProblemKind.NO_SHAPE, Shape.WIDE): N_(
        "No rectangle with the area {wanted} that is wider than it is tall fits on the grid for the"
        " clue in {cells}."
    ),
    (ProblemKind.NO_SHAPE, Shape.TALL): N_(
        "No rectangle with the area {wanted} that is taller than it is wide fits on the grid for"
        " the clue in {cells}."
    ),
    (ProblemKind.NO_ROOM, Shape.SQUARE): N_(
        "Every square of {wanted} cells for the clue in {cells} includes another clue."
    ),
    (ProblemKind.NO_ROOM, Shape.WIDE): N_(
        "Every rectangle of {wanted} cells that is wider than it is tall for the clue in {cells}"
        " includes another clue."
    ),
    (ProblemKind.NO_ROOM, Shape.TALL): N_(
        "Every rectangle of {wanted} cells that is taller than it is wide for the clue in {cells}"
        " includes another clue."
    ),
}
_CLUE = N_("the {area} in {cell}")
_UNKNOWN_CLUE = N_('the "?" in {cell}')
CLUE_NAMES = (_CLUE, _UNKNOWN_CLUE)
"""The templates that name a clue by its cell."""

UNKNOWN = N_('"?"')
_SHAPED = {
    Shape.SQUARE: N_("{area} (square)"),
    Shape.WIDE: N_("{area} (wide)"),
    Shape.TALL: N_("{area} (tall)"),
}

IN_PART = N_("in {part}")
"""The template that names a part of the grid by its cells."""

EITHER_OF = N_("{first} or {last}")


def size_text(rect: Rect) -> str:
    """Return the height and width as shown to people, such as ``2 x 3``."""
    return f"{rect.height} x {rect.width}"


def broken_rule_message(broken: BrokenRect) -> Message:
    """Say which rule a rectangle breaks."""
    if broken.rule is Violation.TOO_SMALL:
        return count_message(
            "This rectangle has one cell, but its clue is {wanted}: {off} too few.",
            "This rectangle has {count} cells ({size}), but its clue is {wanted}: {off} too few.",
            broken.rect.area,
            size=size_text(broken.rect),
            wanted=broken.wanted or 0,
            off=abs(broken.off_by),
        )
    if broken.shape is not None:
        return make_message(
            _WRONG_SHAPE[broken.shape], height=broken.rect.height, width=broken.rect.width
        )
    return make_message(
        _BROKEN[broken.rule],
        area=broken.rect.area,
        size=size_text(broken.rect),
        count=len(broken.clues),
        clues=list_message(["?" if area is None else str(area) for area in broken.areas]),
        wanted=broken.wanted or 0,
        off=abs(broken.off_by),
    )


def required_shape_message(shape: Shape) -> Message:
    """Say which shape a rectangle being drawn must have."""
    return make_message(_REQUIRED_SHAPE[shape])


def problem_message(problem: Problem, *, unknown_clues: bool = False) -> Message:
    """Say why a puzzle cannot be solved; ``unknown_clues`` where it has "?" clues."""
    if problem.kind is ProblemKind.AREA_SUM:
        return _sum_message(problem.total or 0, problem.wanted or 0, unknown_clues=unknown_clues)
    # A single clue is named with its shape, several by their names.
    shape = problem.shapes[0] if len(problem.shapes) == 1 else None
    flaw = _FLAWS_OF_SHAPE.get((problem.kind, shape), _FLAWS[problem.kind])
    shapes = problem.shapes or (None,) * len(problem.cells)
    named = zip(problem.areas, problem.cells, shapes, strict=False)
    return make_message(
        flaw,
        total=problem.total or 0,
        wanted=problem.wanted or 0,
        cells=cells_message(problem.cells),
        clues=list_message(
            [clue_message(*each) for each in named],
            most=_CELLS_NAMED,
        ),
    )


def _sum_message(total: int, wanted: int, *, unknown_clues: bool) -> Message:
    if unknown_clues:
        return make_message(
            N_("The clues need at least {total} cells, but the grid has {wanted}."),
            total=total,
            wanted=wanted,
        )
    return count_message(
        "The clues add up to {total}, but the grid has only one cell.",
        "The clues add up to {total}, but the grid has {count} cells.",
        wanted,
        total=total,
    )


def cells_message(cells: tuple[Cell, ...]) -> Message:
    """Name the cells, the first few of them where there are many."""
    named = comma_message([make_message("{cell}", cell=cell) for cell in cells[:_CELLS_NAMED]])
    if len(cells) <= _CELLS_NAMED:
        return named
    return _more_message(named, len(cells) - _CELLS_NAMED)


def cell_count_message(count: int) -> Message:
    """Say how many cells there are."""
    return count_message("one cell", "{count} cells", count)


def clue_message(area: int | None, cell: Cell, shape: Shape | None = None) -> Message:
    """Name a clue by its area, its shape if it gives one, and its cell."""
    if shape is not None:
        number = make_message(UNKNOWN) if area is None else area
        shaped = make_message(_SHAPED[shape], area=number)
        return make_message(_CLUE, area=shaped, cell=cell)
    if area is None:
        return make_message(_UNKNOWN_CLUE, cell=cell)
    return make_message(_CLUE, area=area, cell=cell)


def name_of_clue(puzzle: Puzzle, cell: Cell) -> Message:
    """Name the clue in a cell."""
    return clue_message(puzzle.clues[cell], cell, puzzle.shapes.get(cell))


def list_message(
    named: Sequence[Message | str], most: int = _NAMED, pair: str = N_("{first} and {last}")
) -> Message:
    """Join names, the first few of them where there are many; the last two by ``pair``."""
    shown = [
        name if isinstance(name, Message) else make_message("{name}", name=name) for name in named
    ]
    more = len(shown) - most
    if more > 0:
        return _more_message(comma_message(shown[:most]), more)
    if not shown[:-1]:
        return shown[-1] if shown else make_message("")
    return make_message(pair, first=comma_message(shown[:-1]), last=shown[-1])


def _more_message(first: Message, more: int) -> Message:
    return count_message("{first} and {count} more", "{first} and {count} more", more, first=first)

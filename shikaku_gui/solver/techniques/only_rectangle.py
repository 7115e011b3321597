"""Only one rectangle fits: a clue has one placement left."""

from collections.abc import Iterator

from shikaku_gui.model import Cell, Puzzle, Rect, sizes_of
from shikaku_gui.solver.candidates import largest_unknown
from shikaku_gui.solver.control import Stop, until_stopped
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.techniques.drill_design import UNMARKED, DrillDesign, square_puzzles
from shikaku_gui.solver.techniques.finding import Finding, RectsByClue
from shikaku_gui.solver.techniques.grid_region import ninth
from shikaku_gui.solver.techniques.hint_records import (
    Clue,
    Conclusion,
    Hint,
    HintKind,
    Mark,
    Phrase,
    Rejected,
    RejectionReason,
    Technique,
    cell_rects,
    facts,
    marks_of,
)
from shikaku_gui.solver.techniques.mark_role import MarkRole
from shikaku_gui.solver.techniques.minimal_reasons import fewest_reasons
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from shikaku_gui.solver.techniques.technique_record import TechniqueRecord

_MAX_REJECTED = 5000

_OBSTACLES = (RejectionReason.TWO_CLUES, RejectionReason.OVERLAPS)
"""Why a rectangle is out if a clue or a drawn rectangle is in its way."""


def find(position: PlacementSets, stop: Stop | None = None) -> Iterator[Finding]:
    """Yield the clues that are not drawn and have one placement."""
    of_clue, live = position.table.of_clue, position.live
    for clue in until_stopped(position.open, stop):
        mine = live & of_clue[clue]
        if mine and not mine & mine - 1:
            yield found(position, clue)


def found(position: PlacementSets, clue: int) -> Finding:
    """Return the finding that draws the one placement left to a clue."""
    place = position.of_clue(clue).bit_length() - 1
    basis = position.table.of_clue[clue]
    return Finding(Technique.ONLY_RECTANGLE, 0, basis, (clue, place), place)


def describe(position: PlacementSets, finding: Finding) -> Hint:
    """Return the hint, with the reason why each other rectangle fails.

    Marked are the fewest clues and drawn rectangles that are in the way of all the others.
    """
    table = position.table
    number, drawn = finding.data
    clue, place = table.clues[number], table.rects[drawn]
    others = _others(position, number, place)
    around = _drawn_around(position, clue.cell, others)
    rejected = tuple(_rejections(position, clue, place, others, around))
    clues, rects = _fewest_obstacles(table.puzzle, clue.cell, rejected, around)
    return Hint(
        kind=HintKind.PLACE,
        technique=Technique.ONLY_RECTANGLE,
        phrase=Phrase.ONLY_RECTANGLE if clue.area else Phrase.ONLY_RECTANGLE_UNKNOWN,
        facts=facts(
            clue=clue,
            place=place,
            region=ninth(table.puzzle, clue.cell),
            off=sum(one.why is RejectionReason.OFF_GRID for one in rejected),
            swallowed=clues,
            overlapped=rects,
            earlier=sum(one.why is RejectionReason.EARLIER for one in rejected),
        ),
        subjects=(clue,),
        conclusion=Conclusion(place),
        marks=(
            *marks_of(MarkRole.REASON, (other.rect for other in clues)),
            *marks_of(MarkRole.REASON, rects),
            Mark(MarkRole.RESULT, place),
            Mark(MarkRole.SUBJECT, clue.rect),
        ),
        premises=rects,
        rejected=rejected,
    )


def check(live: RectsByClue, hint: Hint) -> bool:
    """Tell whether the clue's one live placement is the rectangle to draw.

    Each rectangle that something is in the way of must overlap something marked, and one of a
    wrong shape must not have that of the clue.
    """
    counted = (("off", RejectionReason.OFF_GRID), ("earlier", RejectionReason.EARLIER))
    reasons = [mark.rect for mark in hint.marks if mark.role is MarkRole.REASON]
    return (
        all(live[clue.cell] == (hint.conclusion.place,) for clue in hint.subjects)
        and all(
            hint.fact(name, int) == sum(one.why is why for one in hint.rejected)
            for name, why in counted
        )
        and all(
            any(map(one.rect.overlaps, reasons)) for one in hint.rejected if one.why in _OBSTACLES
        )
        and all(
            clue.shape not in (None, one.rect.shape)
            for clue in hint.subjects
            for one in hint.rejected
            if one.why is RejectionReason.WRONG_SHAPE
        )
    )


def _drawn_around(position: PlacementSets, cell: Cell, others: list[Rect]) -> tuple[Rect, ...]:
    """Return the drawn rectangles that are near enough to be in the way of others on the cell."""
    most = max((rect.area for rect in others), default=1)
    return position.drawn_over([Rect(*cell, 1, 1).with_margin(most - 1)])


def _rejections(
    position: PlacementSets, clue: Clue, place: Rect, others: list[Rect], drawn: tuple[Rect, ...]
) -> Iterator[Rejected]:
    puzzle = position.table.puzzle
    largest = largest_unknown(puzzle) if clue.area is None else place.area
    for rect in others:
        if clue.shape not in (None, rect.shape):
            yield Rejected(rect, RejectionReason.WRONG_SHAPE)
            continue
        why = _reason(puzzle, clue.cell, rect, drawn)
        # What fits a "?" may be larger than the other clues allow.
        too_large = why.why is RejectionReason.EARLIER and rect.area > largest
        yield Rejected(rect, RejectionReason.AREA_SUM) if too_large else why


def _others(position: PlacementSets, number: int, place: Rect) -> list[Rect]:
    """Return the other rectangles of the clue's area; for a "?", those one step larger.

    Empty if they are too many to look at.
    """
    clue = position.table.clues[number]
    if clue.area is None:
        listed = position.table.rect_list(position.table.of_clue[number])
        grown = [place._replace(height=place.height + 1), place._replace(width=place.width + 1)]
        grown += [
            place._replace(row=place.row - 1, height=place.height + 1),
            place._replace(col=place.col - 1, width=place.width + 1),
        ]
        return [rect for rect in dict.fromkeys((*listed, *grown)) if rect != place]
    sizes = sizes_of(clue.area, clue.area, clue.area)
    if len(sizes) * clue.area > _MAX_REJECTED:
        return []
    rects = [
        Rect(clue.cell.row - up, clue.cell.col - left, height, width)
        for height, width in sizes
        for up in range(height)
        for left in range(width)
    ]
    return [rect for rect in rects if rect != place]


def _reason(puzzle: Puzzle, clue: Cell, rect: Rect, drawn: tuple[Rect, ...]) -> Rejected:
    if not rect.within(puzzle.rows, puzzle.cols):
        return Rejected(rect, RejectionReason.OFF_GRID)
    others = [cell for cell in puzzle.clues_in(rect) if cell != clue]
    if others:
        return Rejected(rect, RejectionReason.TWO_CLUES, cell_rects(others))
    over = tuple(old for old in drawn if old.overlaps(rect))
    return Rejected(rect, RejectionReason.OVERLAPS if over else RejectionReason.EARLIER, over)


def _fewest_obstacles(
    puzzle: Puzzle, cell: Cell, rejected: tuple[Rejected, ...], drawn: tuple[Rect, ...]
) -> tuple[tuple[Clue, ...], tuple[Rect, ...]]:
    """Return clues and drawn rectangles that are in the way of all rejected rectangles."""
    obstacles = [
        one.by
        if one.why is RejectionReason.OVERLAPS
        else (*one.by, *filter(one.rect.overlaps, drawn))
        for one in rejected
        if one.why in _OBSTACLES
    ]
    kept = fewest_reasons(obstacles, cell)
    rects = tuple(rect for rect in kept if rect in drawn)
    clues = (one.first for one in kept if one not in rects)
    return tuple(Clue.of(puzzle, other) for other in clues), rects


RECORD = TechniqueRecord(
    technique=Technique.ONLY_RECTANGLE,
    level=Difficulty.GENTLE,
    weight=1,
    find=find,
    describe=describe,
    check=check,
    drills=DrillDesign(
        square_puzzles(Difficulty.EASY, 5, 6),
        UNMARKED,
        right_cells=lambda hint: (hint.subjects[0].cell,),
    ),
)

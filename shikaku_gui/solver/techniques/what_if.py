"""What if: assume a placement and follow the easy techniques to a contradiction.

Simonis' level *SAC* (singleton consistency, "shaving"; slides to *Shikaku as a Constraint
Problem*, 2009). All placements are assumed in parallel, one round of consequences at a
time, so that the first contradictions take the fewest rounds; of those, the one with the
shortest chain comes first. A round consists of clues with one placement left, cells in
every placement of a clue, and cells that only one clue can reach.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import reduce
from operator import and_, or_
from typing import TypeAlias

from shikaku_gui.model import Cell, Rect
from shikaku_gui.solver.control import Control, CutShortError, Stop, until_stopped
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.masks.budget import Budget
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.techniques.chain_pictures import chain_hints, left_empty
from shikaku_gui.solver.techniques.drill_design import DrillDesign, DrillLimits, square_puzzles
from shikaku_gui.solver.techniques.finding import (
    Finding,
    RectsByClue,
    excluded_are_live,
    exclusion_hint,
)
from shikaku_gui.solver.techniques.hint_records import (
    Conclusion,
    Hint,
    HintKind,
    Phrase,
    RejectionReason,
    Technique,
    cell_rects,
    facts,
    marks_of,
)
from shikaku_gui.solver.techniques.mark_role import MarkRole
from shikaku_gui.solver.techniques.placement_sets import Cells, Ids, PlacementSets
from shikaku_gui.solver.techniques.reasoning_trail import ReasoningTrail, needed
from shikaku_gui.solver.techniques.technique_order import DIRECT_TECHNIQUES, easiest
from shikaku_gui.solver.techniques.technique_record import TechniqueRecord

SHORT_CHAIN = 2
"""Once a chain with this few steps is found, clues further away are not tried."""

WORK_TO_FIND = 1_200_000
"""The work for a chain where there may be none: two seconds at most, mostly some hundredths."""

WORK_TO_SHORTEN = 200_000
"""The work for a shorter chain than that found."""

_TRIED_TOGETHER = 500

_Losses: TypeAlias = tuple[list[int], Cells]
"""The clues and the cells that have just lost placements."""


@dataclass
class _Assumption:
    """An assumed placement, what has followed from it so far, and what the last round excluded."""

    number: int
    trail: ReasoningTrail
    newly_dead: Ids


def find(
    position: PlacementSets,
    stop: Stop | None = None,
    assumed: Ids | None = None,
    budget: Budget | None = None,
) -> list[Finding]:
    """Return the placements refuted in the fewest rounds, the shortest chain first.

    ``assumed`` are the placements to try, by default all those of undecided clues. None
    found if the easy techniques reach no contradiction, or not before the ``budget`` ends.

    Raises:
        CutShortError: it was stopped.
    """
    if assumed is None:
        mine = map(position.of_clue, position.open)
        assumed = reduce(or_, [ids for ids in mine if ids & ids - 1], 0)
    numbers = until_stopped(bits(assumed & position.live), stop)
    going = [_assume(position, number) for number in numbers]
    found: list[Finding] = []
    rounds = 0
    while going and not (found and len(found[0].chain) <= rounds):
        left: list[_Assumption] = []
        for one in going:
            if stop is not None and stop():
                raise CutShortError
            if budget is not None and budget.spent:
                return sorted(found, key=_length)
            losses = _losses(one)
            if budget is not None:
                budget.spend(one.newly_dead.bit_count() + len(losses[0]) + losses[1].bit_count())
            refuted = _contradiction(one, losses, rounds)
            if refuted is not None:
                found.append(refuted)
                continue
            one.newly_dead = one.trail.add(*_consequences(one.trail.position, losses))
            if one.newly_dead:
                left.append(one)
        going = left
        rounds += 1
        found.sort(key=_length)
    return found


def find_all(position: PlacementSets, stop: Stop | None = None) -> Iterator[Finding]:
    """Yield the shortest refutation found of each placement that the easy techniques refute."""
    mine = (position.of_clue(clue) for clue in position.open)
    for number in bits(reduce(or_, [ids for ids in mine if ids & ids - 1], 0)):
        yield from find(position, stop, assumed=1 << number)[:1]


def shortest_nearby(
    position: PlacementSets,
    distance: Callable[[int], tuple[int, Cell]],
    stop: Stop | None = None,
    *,
    to_find: float = math.inf,
    to_shorten: float = math.inf,
) -> list[Finding]:
    """Return the refutation with the shortest chain of those found; empty if there is none.

    ``distance`` is how far a clue is from where the player works. The clues are tried in this
    order, and those further away no longer once a chain of :data:`SHORT_CHAIN` is found. None is
    found if that takes more work than ``to_find``. After the first, no more work than
    ``to_shorten`` is done for a shorter chain. Work is placements that are excluded, and the clues
    and cells that have lost some; each takes 1 to 2 µs.

    Raises:
        CutShortError: it was stopped.
    """
    table = position.table
    best: Finding | None = None
    control = Control(stop=stop)
    budget = Budget(control, to_find)
    assumed, waiting = 0, sorted(position.open, key=distance)
    for at, clue in enumerate(waiting, 1):
        mine = position.of_clue(clue)
        assumed |= mine if mine & mine - 1 else 0
        if assumed.bit_count() < _TRIED_TOGETHER and at < len(waiting):
            continue
        first = best is None
        for found in find(position, stop, assumed, budget):
            mine_first = len(found.chain), distance(table.owner[found.data[0]])
            if best is None or mine_first < (len(best.chain), distance(table.owner[best.data[0]])):
                best = found
        if first and best is not None:
            budget = Budget(control, to_shorten)
        if budget.spent or (best is not None and len(best.chain) <= SHORT_CHAIN):
            break
        assumed = 0
    return [] if best is None else [best]


def deep_refutation(
    position: PlacementSets, number: int, stop: Stop | None = None
) -> Finding | None:
    """Return a refutation by all direct techniques; None if they reach no contradiction.

    Raises:
        CutShortError: it was stopped.
    """
    trail = _assume(position, number).trail
    while not trail.position.broken:
        found = next(easiest(trail.position, stop), None)
        if found is None:
            return None
        # Drawn by a step of its own, what is left of a clue keeps all its reasons.
        trail.add(found)
    empty, is_cell = left_empty(trail.position)
    table = position.table
    basis = (table.at_cell if is_cell else table.of_clue)[empty]
    return _refutation(number, trail, basis)


def _refutation(number: int, trail: ReasoningTrail, basis: Ids) -> Finding:
    """Return the finding that a placement is out, because the basis has no placement left."""
    chain = tuple(entry.finding for entry in needed(trail.entries, trail.dead(basis)))
    basis = reduce(or_, [finding.basis for finding in chain], basis)
    return Finding(Technique.WHAT_IF, 1 << number, basis, (number,), chain=chain)


def _length(refuted: Finding) -> int:
    return len(refuted.chain)


def _assume(position: PlacementSets, number: int) -> _Assumption:
    start = position.after(draw=(number,))
    return _Assumption(number, ReasoningTrail(start), position.live & ~start.live)


def _losses(one: _Assumption) -> _Losses:
    """Return what the last round took placements from."""
    table = one.trail.start.table
    owner, masks = table.owner, table.masks
    clues: dict[int, None] = {}
    cells = 0
    for number in bits(one.newly_dead):
        clues[owner[number]] = None
        cells |= masks[number]
    return list(clues), cells


def _contradiction(one: _Assumption, losses: _Losses, rounds: int) -> Finding | None:
    """Return the shortest refutation by a clue or a cell that just lost its last placement.

    The last round excluded that placement, because of something that the round before excluded,
    and so on: so no refutation has fewer steps than there were ``rounds``.
    """
    table, live = one.trail.start.table, one.trail.position.live
    clues, cells = losses
    empty = [table.of_clue[k] for k in clues if not live & table.of_clue[k]]
    cells &= table.cells
    empty += [table.at_cell[b] for b in bits(cells) if not live & table.at_cell[b]]
    best: Finding | None = None
    for basis in empty:
        found = _refutation(one.number, one.trail, basis)
        if best is None or len(found.chain) < len(best.chain):
            best = found
        if len(best.chain) <= rounds:
            break
    return best


def _consequences(position: PlacementSets, losses: _Losses) -> Iterator[Finding]:
    """Yield one round of consequences."""
    clues, cells = losses
    for clue in clues:
        if not position.drawn >> clue & 1:
            yield _of_clue(position, clue)
    yield from _of_cells(position, cells)


def _of_clue(position: PlacementSets, clue: int) -> Finding:
    table, live = position.table, position.live
    basis = table.of_clue[clue]
    mine = live & basis
    if not mine & mine - 1:
        place = mine.bit_length() - 1
        return Finding(Technique.ONLY_RECTANGLE, 0, basis, (clue, place), place)
    shared = reduce(and_, [table.masks[number] for number in bits(mine)])
    gone = table.covering(shared ^ table.clue_bits[clue]) & live & ~basis
    return Finding(Technique.SHARED_CELLS, gone, basis, (clue,))


def _of_cells(position: PlacementSets, cells: Cells) -> Iterator[Finding]:
    table, live = position.table, position.live
    for bit in bits(cells & table.cells):
        covers = live & table.at_cell[bit]
        clue = table.owner[covers.bit_length() - 1]
        mine = table.of_clue[clue]
        gone = live & mine & ~covers
        if gone and not covers & ~mine:
            yield Finding(Technique.ONLY_CLUE, gone, table.at_cell[bit], (clue, bit))


def describe(position: PlacementSets, finding: Finding) -> Hint:
    """Return the hint: the assumption, each step of its chain, and what is excluded."""
    (number,) = finding.data
    table = position.table
    clue = table.owner[number]
    steps, together, end = chain_hints(position.after(draw=(number,)), finding.chain)
    chain = (*steps, contradiction_hint(end))
    made = exclusion_hint(
        position,
        finding,
        Phrase.WHAT_IF,
        RejectionReason.CHAIN,
        facts(clue=table.clues[clue], rect=table.rects[number], steps=len(chain) - 1),
        subjects=(clue,),
        reasons=[mark.rect for mark in chain[-1].marks],
    )
    return replace(made, supposed=table.rects[number], chain=chain, together=together)


def contradiction_hint(position: PlacementSets) -> Hint:
    """Return the hint for a clue or a cell without placements."""
    table = position.table
    number, is_cell = left_empty(position)
    clue = None if is_cell else table.clues[number]
    cell = table.cell(number) if clue is None else clue.cell
    return Hint(
        kind=HintKind.CONTRADICTION,
        phrase=Phrase.CELL_EMPTY if clue is None else Phrase.CLUE_EMPTY,
        facts=facts(cell=cell) if clue is None else facts(clue=clue),
        subjects=() if clue is None else (clue,),
        conclusion=Conclusion(cells=(cell,)),
        marks=marks_of(MarkRole.REASON, cell_rects((cell,))),
    )


def check(live: RectsByClue, hint: Hint) -> bool:
    """Tell whether each step of the chain holds and its end is a contradiction."""
    supposed = hint.supposed
    if supposed is None or hint.conclusion.excluded != (supposed,):
        return False
    if not excluded_are_live(live, hint) or hint.fact("steps", int) != len(hint.chain) - 1:
        return False
    world = _world_after(live, supposed)
    for step in hint.chain[:-1]:
        if step.technique is None or not DIRECT_TECHNIQUES[step.technique].check(world, step):
            return False
        world = _world_after_step(world, step)
    return _impossible(world, hint.chain[-1])


def dead_ends(live: RectsByClue, hint: Hint) -> frozenset[Cell]:
    """Return the clues and cells that have no rectangle left at the end of a what-if's chain."""
    if hint.supposed is None:
        return frozenset()
    world = reduce(_world_after_step, hint.chain[:-1], _world_after(live, hint.supposed))
    clues = {cell for cell, mine in world.items() if not mine}
    return frozenset(clues | _covered(live) - _covered(world))


def _covered(live: RectsByClue) -> set[Cell]:
    return {cell for mine in live.values() for rect in mine for cell in rect.cells()}


def _world_after_step(world: RectsByClue, step: Hint) -> RectsByClue:
    out = set(step.conclusion.excluded)
    left = {cell: tuple(rect for rect in mine if rect not in out) for cell, mine in world.items()}
    return left if step.conclusion.place is None else _world_after(left, step.conclusion.place)


def _world_after(live: RectsByClue, drawn: Rect) -> RectsByClue:
    return {
        cell: (drawn,) if drawn in mine else tuple(r for r in mine if not r.overlaps(drawn))
        for cell, mine in live.items()
    }


def _impossible(live: RectsByClue, end: Hint) -> bool:
    (cell,) = end.conclusion.cells
    if end.phrase is Phrase.CLUE_EMPTY:
        return not live[cell]
    return not any(rect.covers(cell) for mine in live.values() for rect in mine)


RECORD = TechniqueRecord(
    technique=Technique.WHAT_IF,
    level=Difficulty.EXPERT,
    weight=50,
    find=find,
    find_all=find_all,
    describe=describe,
    check=check,
    core_share=2,
    # On boards where only an assumption helps, most wrong rectangles can be refuted by one.
    drills=DrillDesign(square_puzzles(Difficulty.EXPERT, 7), DrillLimits(excluded=30, crosses=4)),
)

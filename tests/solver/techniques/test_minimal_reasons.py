"""What a hint names is enough for its conclusion, and none of it can be left out."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from shikaku_gui import formats, resources
from shikaku_gui.model import Board, Cell, Rect
from shikaku_gui.solver import Drill, drill_position
from shikaku_gui.solver.position_path import described_steps
from shikaku_gui.solver.step_hints import board_after
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.finding import RectsByClue, rects_by_clue
from shikaku_gui.solver.techniques.hint_records import Clue, FactValue, Hint, Phrase, Technique
from shikaku_gui.solver.techniques.mark_role import MarkRole
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from tests.solver.brute import random_puzzle

T = TypeVar("T")


def spared(live: RectsByClue, hint: Hint) -> Iterator[Hint]:
    """Yield the hint with one less of what it names, each with its figures made right again."""
    match hint.technique:
        case Technique.ONLY_RECTANGLE:
            for mark in hint.marks:
                if mark.role is MarkRole.REASON:
                    yield replace(hint, marks=tuple(one for one in hint.marks if one != mark))
        case Technique.SHARED_CELLS:
            for cells in one_less(hint.fact("cells", tuple)):
                yield changed(hint, cells=cells)
        case Technique.PAIR:
            yield from _spared_of_pair(live, hint)
        case Technique.COUNTING:
            yield from _spared_of_counting(live, hint)
        case Technique.POCKET:
            pass  # What is cut off is seen as one, and counted whole.
        case Technique.WHAT_IF:
            for at in range(len(hint.chain) - 1):
                chain = (*hint.chain[:at], *hint.chain[at + 1 :])
                yield replace(changed(hint, steps=len(chain) - 1), chain=chain)
        case _:  # It names one cell, or two that are compared, or one clue.
            named = [mark for mark in hint.marks if mark.role is MarkRole.REASON]
            assert len(named) == (2 if hint.technique is Technique.SUBSET else 1)


def _spared_of_pair(live: RectsByClue, hint: Hint) -> Iterator[Hint]:
    two = [live[clue.cell] for clue in hint.subjects]
    cells = hint.fact("cells", tuple)
    alone = hint.phrase is Phrase.PARTNERLESS
    for need in one_less(hint.fact("need", tuple)):
        if alone and not need:
            continue  # Without any, it would be another technique: no room for a neighbour.
        ways = sum(
            not mine.overlaps(yours) and all(mine.covers(c) or yours.covers(c) for c in need)
            for mine in two[0]
            for yours in two[1]
        )
        yield changed(hint, need=need, ways=ways, cells=need if alone else cells)
    if not alone:
        yield from (changed(hint, cells=fewer) for fewer in one_less(cells))


def _spared_of_counting(live: RectsByClue, hint: Hint) -> Iterator[Hint]:
    few = hint.phrase is Phrase.TOO_FEW
    for group in one_less(hint.fact("group", tuple)):
        if len(group) < 2 or (few and hint.fact("victim", Clue) not in group):
            continue
        inside = {clue.cell for clue in group}
        mine = cells_of(rect for cell in inside for rect in live[cell])
        others = cells_of(rect for cell in live if cell not in inside for rect in live[cell])
        region = tuple(sorted(mine - others if few else mine))
        pick = max if few else min
        areas = sum(pick(rect.area for rect in live[clue.cell]) for clue in group)
        spare = areas - len(region) if few else len(region) - areas
        yield changed(
            hint, group=group, region_cells=region, size=len(region), areas=areas, spare=spare
        )


def cells_of(rects: Iterable[Rect]) -> set[Cell]:
    return {cell for rect in rects for cell in rect.cells()}


def one_less(some: tuple[T, ...]) -> Iterator[tuple[T, ...]]:
    for at in range(len(some)):
        yield (*some[:at], *some[at + 1 :])


def changed(hint: Hint, **values: FactValue) -> Hint:
    facts = dict(hint.facts) | values
    return replace(hint, facts=tuple(facts.items()))


def check_position(position: PlacementSets, seen: Counter[Technique]) -> None:
    """Check that each hint in a position names nothing that it does not need."""
    live = rects_by_clue(position)
    for record in TECHNIQUES.values():
        for finding in record.find(position):
            check_hint(live, record.describe(position, finding.with_placement(position)))
            seen[record.technique] += 1


def check_hint(live: RectsByClue, hint: Hint) -> None:
    """Check that a hint is true, and no longer with one less of what it names."""
    assert hint.technique is not None
    check = TECHNIQUES[hint.technique].check
    assert check(live, hint), hint
    for fewer in spared(live, hint):
        assert not check(live, fewer), (hint, fewer)


EVERY_DRILL = [
    Drill.parse(line)
    for technique in Technique
    for line in (resources.drills() / f"{technique.value}.txt").read_text().splitlines()
]


@pytest.mark.parametrize("each", [10, pytest.param(1, marks=pytest.mark.slow)])
def test_in_drills(each: int) -> None:
    seen = Counter[Technique]()
    for drill in EVERY_DRILL[::each]:
        check_position(PlacementSets.of(drill_position(drill)), seen)
    assert set(seen) == set(Technique)


def test_on_random_boards() -> None:
    rng, seen = Random(7), Counter[Technique]()
    for _ in range(60):
        puzzle = random_puzzle(rng, rng.randint(2, 6), rng.randint(2, 6), most=8, unknown=0.1)
        check_position(PlacementSets.of(Board(puzzle)), seen)
    assert set(seen) == set(Technique)


@pytest.mark.parametrize("each", [40, pytest.param(1, marks=pytest.mark.slow)])
def test_on_the_way_through_the_corpus(corpus: Path, each: int) -> None:
    for game in list(json.loads(corpus.read_text()).values())[::each]:
        board = Board(formats.loads(game["problem"]).puzzle)
        for hint in described_steps(PlacementSets.of(board)):
            check_hint(rects_by_clue(PlacementSets.of(board)), hint)
            board = board_after(board, [hint])

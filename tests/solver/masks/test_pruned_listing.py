import random
from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import given

from shikaku_gui.model import Puzzle, Rect, Shape, sizes_of
from shikaku_gui.solver.candidates import largest_unknown
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.masks import pruned_listing
from shikaku_gui.solver.masks.cell_sets import PaddedFrame
from shikaku_gui.solver.masks.full_listing import clue_masks
from shikaku_gui.solver.masks.propagation import ContradictionError, PlacementMasks
from shikaku_gui.solver.masks.pruned_listing import ClueBit, ListedClue, PrunedListing
from tests.solver.brute import any_clues, any_puzzle, any_shaped_puzzle, random_puzzle

Masks = list[set[int]]


def _settled(position: PlacementMasks) -> Masks:
    position.settle()
    return list(map(set, position.remaining))


def _from_all(puzzle: Puzzle) -> Masks | None:
    """Return what the basic deductions leave of all placements, None for a contradiction."""
    frame = PaddedFrame(puzzle.grid)
    live = clue_masks(puzzle, frame, largest_unknown(puzzle), Control())
    try:
        return _settled(PlacementMasks(frame, range(len(live)), live, frame.mask(puzzle.grid)))
    except ContradictionError:
        return None


def _from_pruned_listing(puzzle: Puzzle) -> Masks | None:
    try:
        return _settled(PrunedListing.of(puzzle, largest_unknown(puzzle)).position(Control()))
    except ContradictionError:
        return None


@pytest.mark.parametrize("largest", [0, 3, 48])
def test_the_fixpoint_is_that_of_all_placements(
    largest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pruned_listing, "LARGEST_PRECOMPUTED", largest)
    rng = random.Random(largest)
    seen: Counter[bool] = Counter()
    for number in range(200):
        make = any_shaped_puzzle if number >= 150 else any_puzzle
        puzzle = make(rng, rng.randint(1, 9), rng.randint(1, 9))
        left = _from_pruned_listing(puzzle)
        assert left == _from_all(puzzle)
        seen[left is None] += 1
    assert min(seen.values()) > 10


def test_what_was_listed_for_earlier_puzzles_makes_no_difference() -> None:
    rng = random.Random(3)
    frame = PaddedFrame(Rect(0, 0, 8, 9))
    bits = [row * frame.stride + col for row in range(8) for col in range(9)]

    def clue(bit: int) -> ClueBit:
        area = rng.randint(1, 9)
        shape = Shape.of(*rng.choice(sizes_of(area, 8, 9)))
        return bit, area, rng.choice([None, None, shape])

    clues = {bit: clue(bit) for bit in rng.sample(bits, 9)}
    kept: dict[ClueBit, ListedClue] = {}
    again = compared = 0
    for _ in range(400):
        before = dict(kept)
        anew = PrunedListing(frame, frame.whole, list(clues.values()))
        with_kept = PrunedListing(frame, frame.whole, list(clues.values()), listed=kept)
        with suppress(ContradictionError):
            right = anew.position(Control())
            position = with_kept.position(Control())
            assert position.remaining == right.remaining
            assert (position.reach, position.shared) == (right.reach, right.shared)
            assert position.owned == right.owned
            again += sum(kept[clue] is before.get(clue) for clue in clues.values())
            compared += 1
        del clues[rng.choice(list(clues))]
        bit = rng.choice([bit for bit in bits if bit not in clues])
        clues[bit] = clue(bit)
    assert compared > 50
    assert again > compared


@given(any_clues(most=6))
def test_so_it_is_for_any_clues(puzzle: Puzzle) -> None:
    assert _from_pruned_listing(puzzle) == _from_all(puzzle)


def test_what_others_own_is_not_listed() -> None:
    puzzle = random_puzzle(random.Random(1), 8, 8)
    position = PrunedListing.of(puzzle, 0).position(Control())
    full = clue_masks(puzzle, PaddedFrame(puzzle.grid), 0, Control())
    listed = list(map(set, position.remaining))
    assert all(mine <= set(all_) for mine, all_ in zip(listed, full, strict=True))
    assert sum(map(len, listed)) < sum(map(len, full))


@pytest.mark.parametrize("calls", [0, 1, 3])
def test_listing_can_be_stopped(calls: int) -> None:
    answers = iter([False] * calls + [True] * 100)
    puzzle = random_puzzle(random.Random(calls), 40, 40)
    with pytest.raises(CutShortError):
        PrunedListing.of(puzzle, 0).position(Control(stop=lambda: next(answers)))

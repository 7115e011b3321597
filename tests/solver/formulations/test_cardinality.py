"""The global cardinality constraint against every assignment."""

import random
from itertools import product

import pytest

from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.cardinality import Bounds, impossible_owners
from shikaku_gui.solver.masks.propagation import ContradictionError


def by_trying_all(reaching: list[list[int]], bounds: list[Bounds]) -> set[tuple[int, int]] | None:
    """Return the pairs that no assignment has; None where there is no assignment."""
    possible: set[tuple[int, int]] = set()
    for owners in product(*reaching):
        if all(least <= owners.count(clue) <= most for clue, (least, most) in enumerate(bounds)):
            possible.update(enumerate(owners))
    if not possible:
        return None
    return {(cell, clue) for cell, clues in enumerate(reaching) for clue in clues} - possible


def test_exactly_what_no_assignment_has_is_removed() -> None:
    removed = contradictions = 0
    for number in range(400):
        rng = random.Random(number)
        clues = rng.randint(1, 4)
        reaching = [
            rng.sample(range(clues), rng.randint(1, clues)) for _ in range(rng.randint(1, 7))
        ]
        bounds = []
        for _ in range(clues):
            least = rng.randint(0, 3)
            bounds.append((least, least + rng.choice([0, 0, 1, 2])))
        known = by_trying_all(reaching, bounds)
        if known is None:
            contradictions += 1
            with pytest.raises(ContradictionError):
                impossible_owners(reaching, bounds, Control())
        else:
            assert set(impossible_owners(reaching, bounds, Control())) == known
            removed += len(known)
    assert removed > 50
    assert contradictions > 50

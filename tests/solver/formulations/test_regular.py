"""The automata of the formulation ``regular``: what they spell, and that none is smaller."""

import pytest

from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver.candidates import placements
from shikaku_gui.solver.formulations.regular import _automaton

PUZZLE = Puzzle(
    6, 7, {Cell(0, 1): 4, Cell(1, 5): 6, Cell(3, 3): None, Cell(5, 0): 5, Cell(4, 6): 12}
)


@pytest.mark.parametrize("number", range(len(PUZZLE.clues)))
def test_the_automaton_spells_the_placements_and_is_minimal(number: int) -> None:
    mine = placements(PUZZLE)[number]
    cells = sorted({cell for rect in mine for cell in rect.cells()})
    transitions, finals = _automaton(mine, cells)

    following: dict[int, dict[int, int]] = {}
    for state, letter, successor in transitions:
        assert letter not in following.setdefault(state, {}), "two successors by one letter"
        following[state][letter] = successor

    def words(state: int) -> frozenset[str]:
        if state in finals:
            return frozenset([""])
        return frozenset(
            f"{letter}{rest}"
            for letter, successor in following[state].items()
            for rest in words(successor)
        )

    assert words(0) == {"".join(str(int(rect.covers(cell))) for cell in cells) for rect in mine}
    states = {0} | {successor for _, _, successor in transitions}
    assert len({words(state) for state in states}) == len(states), "two states with one future"

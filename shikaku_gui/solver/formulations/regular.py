"""Automata: the cells that a clue may own, row by row, spell one of its placements."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver.candidates import Placements
from shikaku_gui.solver.control import Control
from shikaku_gui.solver.formulations.cp_sat_base import CpSatModel, cp_sat_formulation, new_model
from shikaku_gui.solver.formulations.formulation import SIMONIS_SLIDES
from shikaku_gui.solver.result import Solution
from shikaku_gui.texts import as_message

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

_Transitions: TypeAlias = list[tuple[int, int, int]]
"""State, letter (1 where the clue owns the cell), next state."""


def _build(puzzle: Puzzle, placements: Placements, control: Control) -> CpSatModel:
    model = new_model(control)
    owners: dict[Cell, list[cp_model.IntVar]] = {cell: [] for cell in puzzle.grid.cells()}
    words: list[dict[Cell, cp_model.IntVar]] = []
    for mine in placements:
        control.check()
        cells = sorted({cell for rect in mine for cell in rect.cells()})
        words.append({cell: model.new_bool_var("") for cell in cells})
        for cell, literal in words[-1].items():
            owners[cell].append(literal)
        transitions, finals = _automaton(mine, cells)
        model.add_automaton(list(words[-1].values()), 0, finals, transitions)
    for over in owners.values():
        model.add_exactly_one(over)

    def read(solver: cp_model.CpSolver) -> Solution:
        owned = [[cell for cell in word if solver.boolean_value(word[cell])] for word in words]
        return tuple(Rect.between(cells[0], cells[-1]) for cells in owned)

    def forbid(solution: Solution) -> None:
        model.add_bool_or(
            ~literal if rect.covers(cell) else literal
            for word, rect in zip(words, solution, strict=True)
            for cell, literal in word.items()
        )

    return CpSatModel(model, read, forbid)


def _automaton(rects: tuple[Rect, ...], cells: list[Cell]) -> tuple[_Transitions, list[int]]:
    """Return the transitions and the final states of the minimal automaton of the rectangles.

    A rectangle is a word with a letter for each cell, kept as the bits of a number. A state
    stands for what may follow, so words that differ only in what was read share it (Myhill and
    Nerode). It begins in state 0.
    """
    bits = {cell: 1 << index for index, cell in enumerate(cells)}
    words = frozenset(sum(bits[cell] for cell in rect.cells()) for rect in rects)
    transitions: _Transitions = []
    states = {words: 0}
    known = 1
    for _ in cells:
        following: dict[frozenset[int], int] = {}
        for left, state in states.items():
            for letter in (0, 1):
                rest = frozenset(word >> 1 for word in left if word & 1 == letter)
                if rest:
                    successor = following.setdefault(rest, known + len(following))
                    transitions.append((state, letter, successor))
        known += len(following)
        states = following
    return transitions, list(states.values())


FORMULATIONS = (
    cp_sat_formulation(
        "regular",
        as_message(f"{SIMONIS_SLIDES}; Pesant, A regular language membership constraint (CP 2004)"),
        _build,
    ),
)

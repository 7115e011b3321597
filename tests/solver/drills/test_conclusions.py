"""All conclusions of a technique, compared with what its own search finds."""

import pytest

from shikaku_gui.model import Board, Rect, apply
from shikaku_gui.solver import CutShortError, Technique, generate, verify
from shikaku_gui.solver.drills.conclusions import technique_conclusions
from shikaku_gui.solver.position_path import described_steps
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.placement_sets import PlacementSets

EXPERT = generate(7, 7, grade="expert", seed=1)


def path(start: Board) -> list[Board]:
    """Return the boards on the solve path."""
    boards = [start]
    for step in described_steps(PlacementSets.of(start)):
        assert step.move is not None
        boards.append(apply(boards[-1], step.move))
    return boards


POSITIONS = path(Board(EXPERT))[4::2]


def excluded(board: Board, technique: Technique) -> set[Rect]:
    """Return the rectangles that all conclusions of a technique exclude."""
    hints = technique_conclusions(board, technique)
    return {rect for hint in hints for rect in hint.conclusion.excluded}


@pytest.mark.parametrize("technique", Technique)
def test_nothing_that_the_search_of_a_technique_finds_is_missing(technique: Technique) -> None:
    found = 0
    for board in POSITIONS:
        position = PlacementSets.of(board)
        findings = list(TECHNIQUES[technique].find(position))
        removed = {r for one in findings for r in position.table.rect_list(one.removed)}
        assert removed <= excluded(board, technique)
        if technique is Technique.ONLY_RECTANGLE:
            places = {hint.conclusion.place for hint in technique_conclusions(board, technique)}
            assert places == {position.table.rects[one.place or 0] for one in findings}
        found += len(findings)
    assert found


def test_conclusions_hold_and_the_simplest_come_first() -> None:
    board = Board(EXPERT)
    for technique in Technique:
        hints = technique_conclusions(board, technique)
        assert all(verify(hint, board) for hint in hints)
        lengths = [(len(hint.chain), len(hint.subjects)) for hint in hints]
        assert lengths == sorted(lengths)


def test_nothing_is_concluded_from_a_contradiction() -> None:
    solution = next(iter(Board(EXPERT).puzzle.clues))
    board = Board(EXPERT).with_rects([Rect(*solution, 1, 1)])
    assert PlacementSets.of(board).broken
    assert technique_conclusions(board, Technique.STRANDED_CELL) == ()


@pytest.mark.parametrize("technique", [Technique.WHAT_IF, Technique.ONLY_CLUE])
def test_the_search_can_be_stopped(technique: Technique) -> None:
    with pytest.raises(CutShortError):
        technique_conclusions(Board(EXPERT), technique, stop=lambda: True)

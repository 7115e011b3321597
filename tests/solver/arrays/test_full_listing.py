import pytest

from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.solver import Phase, Status, solve
from shikaku_gui.solver.arrays import full_listing
from shikaku_gui.solver.arrays.full_listing import list_placements
from shikaku_gui.solver.control import Control, CutShortError


def test_a_giant_clue_on_an_empty_grid_has_all_its_placements() -> None:
    puzzle = Puzzle(1000, 1000, {Cell(500, 500): 50_000})
    shapes = [(h, 50_000 // h) for h in range(50, 1001) if 50_000 % h == 0]
    tops = {
        h: min(500, 1000 - h) - max(0, 501 - h) + 1 for h in {n for pair in shapes for n in pair}
    }
    found = list_placements(puzzle, 0, Control())
    assert len(found) == sum(tops[height] * tops[width] for height, width in shapes)


def test_more_placements_than_memory_holds_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(full_listing, "MAX_PLACEMENTS", 10)
    puzzle = Puzzle(90, 90, {Cell(45, 45): 6300, Cell(89, 89): 1800})
    with pytest.raises(CutShortError):
        list_placements(puzzle, 0, Control())
    assert solve(puzzle).status is Status.LIMIT


def test_question_marks_with_much_room_end_at_the_limit() -> None:
    puzzle = Puzzle(400, 400, {Cell(100, 100): None, Cell(300, 300): None})
    result = solve(puzzle, max_solutions=3)
    assert (result.status, result.solutions) == (Status.LIMIT, ())
    assert solve(puzzle).status is Status.MULTIPLE  # By a straight cut.


def test_progress_rises() -> None:
    told: list[float] = []
    control = Control(on_progress=lambda _, done: told.append(done or 0.0))
    control.enter(Phase.PLACEMENTS)
    list_placements(Puzzle(300, 300, dict.fromkeys(_every_other(300), 4)), 0, control)
    assert told == sorted(told)
    assert len(told) > 2


def _every_other(size: int) -> list[Cell]:
    return [Cell(row, col) for row in range(0, size, 2) for col in range(0, size, 2)]

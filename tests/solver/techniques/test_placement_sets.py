"""Positions as bit sets say the same as plain sets of rectangles."""

from random import Random

import pytest

from shikaku_gui import formats
from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.solver.candidates import placements_left
from shikaku_gui.solver.control import CutShortError
from shikaku_gui.solver.masks.cell_sets import bits
from shikaku_gui.solver.techniques import placement_sets as position_module
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from tests.known import known
from tests.solver.brute import all_solutions, any_puzzle, random_puzzle


def covered(rects: tuple[Rect, ...]) -> set[Cell]:
    return {cell for rect in rects for cell in rect.cells()}


def hold_cells(position: PlacementSets) -> None:
    """Hold what a position knows of its cells against its rectangles."""
    table = position.table
    of = [position.rects_of(clue) for clue in range(len(table.clues))]
    for clue, mine in enumerate(of):
        assert set(table.cell_list(position.reach[clue])) == covered(mine)
        shared = set.intersection(*(set(r.cells()) for r in mine)) if mine else set()
        assert set(table.cell_list(position.shared[clue])) == shared
    reach = [covered(mine) for mine in of]
    for least, cells in enumerate(position.counts, 1):
        reached = {c for c in table.puzzle.grid.cells() if sum(c in r for r in reach) >= least}
        assert set(table.cell_list(cells)) == reached
    assert position.broken is not (
        all(of) and covered(sum(of, ())) == set(table.puzzle.grid.cells())
    )


def test_cells_are_right_also_after_changes() -> None:
    rng = Random(1)
    for _ in range(60):
        puzzle = random_puzzle(rng, rng.randint(1, 6), rng.randint(1, 6))
        position = PlacementSets.of(Board(puzzle))
        for _ in range(4):
            hold_cells(position)
            for _ in range(rng.randint(1, 2)):  # of the second one the position before is not known
                live = list(bits(position.live))
                position = position.after(1 << rng.choice(live) if live else 0)
        live = list(bits(position.live))
        if live:
            hold_cells(position.after(1 << live[0], live[-1:]))


@pytest.mark.parametrize("length", [1, 64, 1024, 1025, 5000])
def test_bits_are_those_that_are_set(length: int) -> None:
    rng = Random(length)
    for density in (0.0, 0.001, 0.3, 1.0):
        numbers = [number for number in range(length) if rng.random() < density]
        assert list(bits(sum(1 << number for number in numbers))) == numbers


def test_many_placements_are_found_by_their_cells() -> None:
    puzzle = Puzzle(20, 20, {Cell(8, 9): None, Cell(19, 0): None})
    table = PlacementSets.of(Board(puzzle)).table
    assert len(table.rects) > 5000
    for cell in (Cell(0, 0), Cell(8, 9), Cell(19, 3)):
        (bit,) = bits(table.frame.bit(cell))
        covers = [number for number, rect in enumerate(table.rects) if rect.covers(cell)]
        assert list(bits(table.at_cell[bit])) == covers


def test_a_stop_ends_the_listing() -> None:
    board = Board(random_puzzle(Random(1), 6, 6))
    known = placements_left(board)
    with pytest.raises(CutShortError):
        PlacementSets.of(board, stop=lambda: True)
    with pytest.raises(CutShortError):
        PlacementSets.of(board, known, lambda: True)
    with pytest.raises(CutShortError):
        PlacementSets.within(board, board.puzzle.grid, lambda: True)


def test_more_than_fits_into_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    board = Board(random_puzzle(Random(1), 6, 6))
    size = len(PlacementSets.of(board).table.rects) * board.puzzle.area
    monkeypatch.setattr(position_module, "MAX_BITS", size)
    PlacementSets.of(board)
    monkeypatch.setattr(position_module, "MAX_BITS", size - 1)
    with pytest.raises(CutShortError):
        PlacementSets.of(board)


def test_areas_are_those_of_the_live_placements() -> None:
    position = PlacementSets.of(Board(formats.loads(". 2\n? .\n. ?").puzzle))
    assert position.areas == [(2, 2), (1, 3), (1, 2)]
    largest = [n for n, rect in enumerate(position.table.rects) if rect.area == 3]
    assert position.after(sum(1 << n for n in largest)).areas == [(2, 2), (1, 2), (1, 2)]
    assert position.after(position.table.of_clue[1]).areas == [(2, 2), (0, 0), (1, 2)]


def test_overlaps_and_rivals() -> None:
    rng = Random(2)
    for _ in range(40):
        table = PlacementSets.of(Board(any_puzzle(rng, rng.randint(1, 6), rng.randint(1, 6)))).table
        for number, rect in enumerate(table.rects):
            others = {
                other
                for other, owner in zip(table.rects, table.owner, strict=True)
                if owner != table.owner[number] and other.overlaps(rect)
            }
            assert set(table.rect_list(table.overlaps(number))) == others
            own = set(table.rect_list(table.of_clue[table.owner[number]])) - {rect}
            assert set(table.rect_list(table.rivals(number))) == others | own


def test_a_board_is_seen_as_it_is_drawn() -> None:
    rng = Random(3)
    for _ in range(60):
        puzzle = random_puzzle(rng, rng.randint(1, 6), rng.randint(1, 6))
        solution = sorted(known(all_solutions(puzzle, 10**6)))[0]
        drawn = [rect for rect in solution if rng.random() < 0.5]
        board = Board(puzzle, drawn)
        position = PlacementSets.of(board)
        some = Rect(0, 0, rng.randint(1, puzzle.rows), rng.randint(1, puzzle.cols)).with_margin(1)
        assert sorted(position.drawn_over([puzzle.grid])) == sorted(drawn)
        assert sorted(position.drawn_over([some])) == sorted(filter(some.overlaps, drawn))
        assert set(position.table.cell_list(position.uncovered)) == set(board.uncovered())
        assert position.solved is (len(drawn) == len(solution))
        for clue in position.open:
            assert not any(map(board.touching, position.rects_of(clue)))


def test_drawing_excludes_what_it_touches() -> None:
    position = PlacementSets.of(Board(formats.loads("2 .\n. 2").puzzle))
    number = position.table.numbers[Rect(0, 0, 1, 2)]
    after = position.after(draw=(number,))
    assert after.drawn_over([Rect(0, 0, 2, 2)]) == (Rect(0, 0, 1, 2),)
    assert after.rects_of(1) == (Rect(1, 0, 1, 2),)
    assert position.live != after.live
    assert not after.broken

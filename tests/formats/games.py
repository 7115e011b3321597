"""Games of all sizes for the round trips, made from few drawn numbers."""

import random

from hypothesis import strategies as st

from shikaku_gui.formats import HintDegree, HintsUsed, HintTaken, SavedGame, UndoneMoves
from shikaku_gui.model import (
    BeginTrial,
    Board,
    Cell,
    Clear,
    CrossOut,
    Erase,
    Fill,
    KeepTrial,
    Move,
    Pencil,
    Place,
    Puzzle,
    Rect,
    RejectTrial,
    Restore,
    Shape,
    apply,
)

SIDES = st.integers(1, 15) | st.integers(1, 99)
TEXT = st.text(st.characters(codec="utf-8"), max_size=30)


def partition(rect: Rect, rng: random.Random) -> list[Rect]:
    """Cut a rectangle into rectangles at random."""
    cuts = rect.height - 1 + rect.width - 1
    if not cuts or (rect.area < 12 and rng.random() < 0.5):
        return [rect]
    cut = rng.randrange(cuts)
    row, col, height, width = rect
    if cut < height - 1:
        one = Rect(row, col, cut + 1, width)
        other = Rect(one.bottom, col, height - cut - 1, width)
    else:
        cut -= height - 1
        one = Rect(row, col, height, cut + 1)
        other = Rect(row, one.right, height, width - cut - 1)
    return partition(one, rng) + partition(other, rng)


def random_clues(rows: int, cols: int, rng: random.Random, unknown: bool) -> dict[Cell, int | None]:
    """Put areas up to 9,999 into some cells, into all of them at times."""
    density = rng.choice((0.0, 0.02, 0.2, 0.9, 1.0))
    cells = rng.sample(range(rows * cols), round(density * rows * cols))
    areas: list[int | None] = [*range(1, 10), *rng.sample(range(1, 10_000), 10)]
    if unknown:
        areas += [None] * 5
    drawn = rng.choices(areas, k=len(cells))
    return {Cell(*divmod(cell, cols)): area for cell, area in zip(cells, drawn, strict=True)}


@st.composite
def any_puzzles(draw: st.DrawFn, *, unknown: bool = True, shapes: bool = False) -> Puzzle:
    """Puzzles, mostly without a solution: every size, any clues, any words."""
    rows, cols = draw(SIDES), draw(SIDES)
    rng = random.Random(draw(st.integers(0, 2**32)))
    said = [draw(TEXT) for _ in range(4)]
    clues = random_clues(rows, cols, rng, unknown)
    share = rng.choice((0.0, 0.5, 1.0)) if shapes else 0.0
    given = {cell: rng.choice(list(Shape)) for cell in clues if rng.random() < share}
    return Puzzle(rows, cols, clues, *said, shapes=given)


@st.composite
def solved_games(draw: st.DrawFn) -> SavedGame:
    """Puzzles with a solution and with all, some or none of its rectangles drawn."""
    rows, cols = draw(st.integers(1, 30)), draw(st.integers(1, 30))
    rng = random.Random(draw(st.integers(0, 2**32)))
    rects = sorted(partition(Rect(0, 0, rows, cols), rng))
    clues = {rng.choice(list(rect.cells())): rect.area for rect in rects}
    share = rng.choice((0, 0.5, 1))
    shown = tuple(rect for rect in rects if rng.random() < share)
    moves = (Fill(shown),) if shown else ()
    return SavedGame(Puzzle(rows, cols, clues), moves, len(moves), solution=tuple(rects))


@st.composite
def played_games(draw: st.DrawFn) -> SavedGame:
    """Games with all kinds of moves, undone in part."""
    puzzle = draw(any_puzzles(shapes=True))
    moves = draw(_games_moves(puzzle))
    times = draw(st.just(()) | _times(len(moves)))
    return SavedGame(
        puzzle,
        moves,
        draw(st.integers(0, len(moves))),
        draw(st.floats(0, 1e9)),
        HintsUsed(*(draw(st.integers(0, 10**9)) for _ in range(4))),
        draw(st.sampled_from((None, (puzzle.grid,)))),
        times=times,
        undone=tuple(draw(st.lists(_undone(puzzle), max_size=2))),
        hints_taken=tuple(draw(st.lists(_HINTS_TAKEN, max_size=3))),
    )


_TIMES = st.integers(0, 10**12)
_HINTS_TAKEN = st.builds(HintTaken, _TIMES, st.integers(0, 9), st.sampled_from(HintDegree))


def _times(count: int) -> st.SearchStrategy[tuple[int | None, ...]]:
    return st.tuples(*[st.none() | _TIMES] * count)


@st.composite
def _undone(draw: st.DrawFn, puzzle: Puzzle) -> UndoneMoves:
    moves = draw(_games_moves(puzzle))
    position, at = draw(st.integers(0, 9)), draw(_TIMES)
    return UndoneMoves(position, moves, draw(_times(len(moves))), at)


@st.composite
def _games_moves(draw: st.DrawFn, puzzle: Puzzle) -> tuple[Move, ...]:
    board = Board(puzzle)
    moves: list[Move] = []
    for _ in range(draw(st.integers(0, 12))):
        move = draw(_moves(board))
        board = apply(board, move)
        moves.append(move)
    return tuple(moves)


@st.composite
def _moves(draw: st.DrawFn, board: Board) -> Move:
    kinds = (Place, Place, Place, Erase, Fill, Clear, Pencil, CrossOut, BeginTrial, RejectTrial)
    kind = draw(st.sampled_from(kinds))
    if kind in (Pencil, CrossOut):
        rects = tuple(draw(st.lists(_rects(board.puzzle), max_size=4)))
        hinted = draw(st.booleans())
        return Pencil(rects, hinted) if kind is Pencil else CrossOut(rects, hinted)
    if kind is BeginTrial or (kind is RejectTrial and not board.trials):
        return BeginTrial()
    if kind is RejectTrial:
        ends: tuple[Move, ...] = (RejectTrial(), KeepTrial(), Restore(board))
        return draw(st.sampled_from(ends))
    if kind is Erase and board.rects:
        return Erase(draw(st.sampled_from(board.rects)))
    if kind is Fill:
        return Fill(tuple(draw(st.lists(_rects(board.puzzle), max_size=4))))
    return (
        Clear() if kind is Clear else Place(draw(_rects(board.puzzle)), hinted=draw(st.booleans()))
    )


@st.composite
def _rects(draw: st.DrawFn, puzzle: Puzzle) -> Rect:
    row, col = draw(st.integers(0, puzzle.rows - 1)), draw(st.integers(0, puzzle.cols - 1))
    height = draw(st.integers(1, puzzle.rows - row))
    return Rect(row, col, height, draw(st.integers(1, puzzle.cols - col)))

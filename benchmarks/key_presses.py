"""How many keys a player presses for a rectangle, who plays by keyboard alone.

    python benchmarks/key_presses.py [--size 15x15] [--corpus FILE] [PUZZLE...]

Without puzzles it takes those of that size that come with the program. They are played with the
session of the window, in the order in which a person finds the rectangles (``explain``). For each
rectangle the player chooses the shortest sequence of keys; a modifier that is held is not counted.
There are three players. One walks with the arrow keys from corner to corner. One also goes to open
clues with Tab and Shift+Tab. One also knows the keys for the next clue in a direction, and draws
with S where that is shorter. The corpus is a JSON object whose values have a "problem" each.
"""

import argparse
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from statistics import mean

from benchmark_tools import corpus

from shikaku_gui import formats, resources
from shikaku_gui.formats import SavedGame
from shikaku_gui.model import Board, Cell, Place, Puzzle, Rect
from shikaku_gui.play import Session
from shikaku_gui.solver import explain

STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))
Key = Callable[[Session], object]


def _arrow(rows: int, cols: int) -> Key:
    return lambda play: play.step(rows, cols)


def _to_clue(rows: int, cols: int) -> Key:
    return lambda play: play.jump_to_clue(rows, cols)


ARROWS = tuple(_arrow(*way) for way in STEPS)
TABS: tuple[Key, ...] = (
    lambda play: play.next_clue(),
    lambda play: play.next_clue(backward=True),
)
TO_CLUES = tuple(_to_clue(*way) for way in STEPS)
TO_ENDS: tuple[Key, ...] = (
    lambda play: play.jump(Cell(play.cursor.row, 0)),
    lambda play: play.jump(Cell(play.cursor.row, play.puzzle.cols - 1)),
    lambda play: play.jump(play.puzzle.grid.first),
    lambda play: play.jump(play.puzzle.grid.last),
)
PLAYERS: Mapping[str, tuple[tuple[Key, ...], bool]] = {
    "arrows": (ARROWS, False),
    "and Tab": ((*ARROWS, *TABS), False),
    "and Ctrl+arrows, S": ((*ARROWS, *TABS, *TO_CLUES, *TO_ENDS), True),
}
"""The keys by which each moves the cursor, and whether S is used."""


def presses_to(play: Session, keys: Iterable[Key]) -> dict[Cell, int]:
    """Return with how many presses each cell is reached from the cursor."""
    start, found = play.cursor, {play.cursor: 0}
    new = [play.cursor]
    for at in new:
        for key in keys:
            play.cursor = at
            key(play)
            if play.cursor not in found:
                found[play.cursor] = found[at] + 1
                new.append(play.cursor)
    play.cursor = start
    return found


def presses_around(play: Session, rect: Rect) -> int:
    """Return with how many arrows, or Shift and arrows, S on the clue here leads to a rectangle."""
    play.size()
    assert play.around is not None
    found = {play.around.rect: 0}
    new = [play.around]
    for around in new:
        for key in (play.step, play.stretch):
            for way in STEPS:
                play.around = around
                key(*way)
                if play.around.rect not in found:
                    found[play.around.rect] = found[around.rect] + 1
                    new.append(play.around)
    play.cancel()
    return found[rect]


def draw(play: Session, rect: Rect, keys: Iterable[Key], *, sized: bool) -> int:
    """Draw a rectangle in the shortest way; return the presses."""
    reached = presses_to(play, keys)
    (clue,) = play.puzzle.clues_in(rect)
    if rect.area == 1:
        play.jump(clue)
        play.confirm()
        return reached[clue] + 1
    rows, cols = (rect.row, rect.bottom - 1), (rect.col, rect.right - 1)
    # With Shift held, a corner needs no press of its own.
    size = rect.height + rect.width - 1
    ways = [(reached[Cell(row, col)] + size, row, col) for row in rows for col in cols]
    presses, row, col = min(ways)
    if sized and play.puzzle.clues[clue] is not None:
        play.jump(clue)
        with_s = reached[clue] + 1 + presses_around(play, rect) + 1
        if with_s < presses:
            play.play(Place(rect))
            return with_s
    play.jump(Cell(sum(rows) - row, sum(cols) - col))  # the corner where the drawing ends
    play.play(Place(rect))
    return presses


def play_through(puzzle: Puzzle) -> dict[str, list[int]]:
    """Return the presses of each player for each rectangle."""
    moves = (hint.move for hint in explain(Board(puzzle)))
    rects = [move.rect for move in moves if isinstance(move, Place)]
    counts = {}
    for name, (keys, sized) in PLAYERS.items():
        play = Session(SavedGame(puzzle))
        play.cursor_shown = True
        counts[name] = [draw(play, rect, keys, sized=sized) for rect in rects]
        assert play.game.solved, f"{puzzle.title} is not solved"
    return counts


def puzzles_of_size(size: str, corpus_file: Path | None) -> Iterable[Puzzle]:
    """Return the puzzles of a size that come with the program, and those of a corpus."""
    rows, cols = map(int, size.split("x"))
    found = [formats.load(path).puzzle for path in resources.bundled()]
    if corpus_file is not None:
        found += corpus(corpus_file).values()
    return [puzzle for puzzle in found if (puzzle.rows, puzzle.cols) == (rows, cols)]


def main() -> None:
    """Play all puzzles and print the means."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("puzzles", nargs="*", type=Path)
    parser.add_argument("--size", default="15x15")
    parser.add_argument("--corpus", type=Path)
    options = parser.parse_args()
    puzzles = [formats.load(path).puzzle for path in options.puzzles]
    puzzles = puzzles or list(puzzles_of_size(options.size, options.corpus))
    total: dict[str, list[int]] = {name: [] for name in PLAYERS}
    for puzzle in puzzles:
        for name, counts in play_through(puzzle).items():
            total[name] += counts
    rects = len(next(iter(total.values())))
    print(f"{len(puzzles)} puzzles, {rects} rectangles; presses for a rectangle:")
    for name, counts in total.items():
        print(f"{name:20} {mean(counts):5.2f}, at most {max(counts)}")


if __name__ == "__main__":
    main()

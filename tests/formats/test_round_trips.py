"""Puzzle to text to puzzle, for every format that is written and every size."""

import pytest
from hypothesis import assume, given, settings, strategies as st

from shikaku_gui.formats import (
    FORMATS,
    SAVE_FORMAT,
    WRITABLE_FORMATS,
    Format,
    GamePart,
    Loss,
    SavedGame,
    UnwritableError,
    dumps,
    loads,
    recognise,
)
from shikaku_gui.formats.text_parsing import single_line
from shikaku_gui.model import Cell, Puzzle, Shape
from tests.examples import share_of_examples
from tests.formats.games import any_puzzles, played_games, solved_games

WRITTEN = [known for known in FORMATS if known.dumps is not None]
LINES_ONLY = {"pzprv3", "pzprv3-link", "sgt-save", "penpa"}
each_written = pytest.mark.parametrize("known", WRITTEN, ids=lambda known: known.name)


def said(known: Format, puzzle: Puzzle) -> tuple[str, ...]:
    """The words a format keeps, in one line but for the formats in JSON."""
    words = {
        GamePart.TITLE: puzzle.title,
        GamePart.AUTHOR: puzzle.author,
        GamePart.SOURCE: puzzle.source,
    }
    kept = [text if part in known.carries else "" for part, text in words.items()]
    return tuple(kept if known is SAVE_FORMAT or known.name == "json" else map(single_line, kept))


def hold_a_puzzle(known: Format, data: st.DataObject) -> None:
    """Draw a puzzle; hold what a format gives back of it against what was written."""
    unknown, shapes = (part in known.carries for part in (GamePart.UNKNOWN_CLUES, GamePart.SHAPES))
    puzzle = data.draw(any_puzzles(unknown=unknown, shapes=shapes))
    assume(not any(loss.fatal for loss in known.loses(SavedGame(puzzle))))
    text = dumps(SavedGame(puzzle), known)
    assert recognise(text) is known
    again = loads(text).puzzle
    assert (again.rows, again.cols, again.clues) == (puzzle.rows, puzzle.cols, puzzle.clues)
    assert again.shapes == puzzle.shapes
    assert (again.title, again.author, again.source) == said(known, puzzle)


SHAPED = Puzzle(
    2, 3, {Cell(0, 1): 4, Cell(0, 2): 1, Cell(1, 2): 1}, shapes={Cell(0, 2): Shape.SQUARE}
)


@pytest.mark.parametrize("known", WRITABLE_FORMATS.values(), ids=lambda known: known.name)
def test_shapes_are_kept_or_refused(known: Format) -> None:
    game = SavedGame(SHAPED)
    if GamePart.SHAPES in known.carries:
        assert loads(dumps(game, known)).puzzle == SHAPED
        return
    assert known.loses(game)[0] == Loss(GamePart.SHAPES, fatal=True, clue=Cell(0, 2))
    with pytest.raises(UnwritableError) as caught:
        dumps(game, known)
    assert str(caught.value) == (
        f"{known.title}: cannot store the shapes of clues (the first is in row 1, column 3)"
    )


@each_written
@share_of_examples(0.2)
@given(data=st.data())
def test_any_puzzle(known: Format, data: st.DataObject) -> None:
    hold_a_puzzle(known, data)


@pytest.mark.slow
@each_written
@settings(max_examples=300)
@given(data=st.data())
def test_many_puzzles(known: Format, data: st.DataObject) -> None:
    hold_a_puzzle(known, data)


@each_written
@share_of_examples(0.2)
@given(game=solved_games())
def test_progress_and_solution(known: Format, game: SavedGame) -> None:
    losses = known.loses(game)
    assume(not any(loss.fatal for loss in losses))
    again = loads(dumps(game, known))
    lost = {loss.part for loss in losses}
    assert again.solution == (None if GamePart.SOLUTION in lost else game.solution)
    if GamePart.PROGRESS in lost:
        assert again.rects == ()
    elif known.name in LINES_ONLY:
        # What is left over may look like one more rectangle.
        more = set(again.rects) - set(game.rects)
        assert set(again.rects) >= set(game.rects) - {game.puzzle.grid}
        assert all(len(game.puzzle.clues_in(rect)) <= 1 for rect in more)
        assert all(not rect.overlaps(drawn) for rect in more for drawn in game.rects)
        assert (GamePart.EMPTY_SPACE in lost) == bool(more)
    else:
        assert again.rects == game.rects


@share_of_examples(0.2)
@given(game=played_games())
def test_our_own_file_keeps_all_of_a_game(game: SavedGame) -> None:
    assert SAVE_FORMAT.loses(game) == ()
    assert loads(dumps(game)) == game
    assert loads(dumps(game).encode("utf-8")) == game

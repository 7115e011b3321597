"""Changes of a saved game, one per line: whatever was changed, the reader has it again."""

import random
from dataclasses import replace
from itertools import pairwise
from types import ModuleType

import pytest

from shikaku_gui.formats import (
    ChangedGame,
    FormatError,
    HintDegree,
    HintsUsed,
    HintTaken,
    SavedGame,
    UndoneMoves,
    dump_change,
    loads,
    move_json,
    move_limits,
    play_log,
    within_limits,
)
from shikaku_gui.formats.save_writer import dumps
from shikaku_gui.model import (
    Board,
    Cell,
    Clear,
    CrossOut,
    Erase,
    Fill,
    Move,
    Pencil,
    Place,
    Puzzle,
    Rect,
    Restore,
    Shape,
    apply,
)

PUZZLE = Puzzle(3, 3, {Cell(0, 0): 3, Cell(1, 1): 6}, grade="easy")
ONE, TWO, WIDE = Place(Rect(0, 0, 1, 3)), Place(Rect(1, 0, 1, 2), hinted=True), Rect(1, 0, 2, 3)
GAME = SavedGame(PUZZLE, (ONE, TWO), 2, 5.0)

BRANCH = UndoneMoves(1, (Clear(), Place(WIDE)), (None, 7000), 9000)
TIMED = replace(
    GAME,
    times=(None, 900),
    undone=(BRANCH,),
    hints_taken=(HintTaken(4000, 1, HintDegree.NUDGE),),
)

CHANGES = [
    SavedGame(PUZZLE),
    GAME,
    replace(GAME, moves=(*GAME.moves, Place(WIDE)), position=3, seconds=6.5),
    replace(GAME, position=1),
    replace(GAME, moves=(ONE, Erase(Rect(0, 0, 1, 3))), position=2),
    replace(GAME, moves=(*GAME.moves, Clear(), Fill((WIDE,))), position=3),
    replace(GAME, hints=HintsUsed(1, 2, 3, 4)),
    replace(GAME, puzzle=replace(PUZZLE, grade="hard"), seconds=1e6),
    TIMED,
    replace(TIMED, moves=(ONE,), times=(5,), position=1),
    replace(TIMED, times=(None, 901), undone=(*TIMED.undone, BRANCH, BRANCH)),
    replace(TIMED, hints_taken=(HintTaken(4000, 1, HintDegree.WHY),)),
    replace(TIMED, hints_taken=(*TIMED.hints_taken, HintTaken(5000, 2, HintDegree.WHERE))),
    replace(TIMED, hints_taken=()),
]


def changed(before: SavedGame, *texts: str | None) -> SavedGame:
    game = ChangedGame(before)
    for text in texts:
        assert text is not None
        assert "\n" not in text
        game.apply(text)
    return game.saved


@pytest.mark.parametrize("after", CHANGES, ids=range(len(CHANGES)))
def test_each_change_is_read_back(after: SavedGame) -> None:
    assert changed(GAME, dump_change(GAME, after)) == after


@pytest.mark.parametrize("after", CHANGES, ids=range(len(CHANGES)))
def test_each_change_of_a_game_with_times_is_read_back(after: SavedGame) -> None:
    change = dump_change(TIMED, after)
    if after.undone:
        assert changed(TIMED, change) == after
    else:
        assert change is None


def test_the_changes_of_a_game_with_shapes_are_read_back() -> None:
    shaped = replace(PUZZLE, shapes={Cell(0, 0): Shape.WIDE, Cell(1, 1): Shape.SQUARE})
    before, after = (replace(game, puzzle=shaped) for game in (GAME, CHANGES[2]))
    assert changed(before, dump_change(before, after)) == after


def test_changes_follow_each_other() -> None:
    order = [at for at, after in enumerate(CHANGES) if not after.undone]
    order += [at for at, after in enumerate(CHANGES) if after.undone == TIMED.undone]
    games = [GAME, *(CHANGES[at] for at in order)]
    texts = [dump_change(*pair) for pair in pairwise(games)]
    assert changed(GAME, *texts) == games[-1]


@pytest.mark.parametrize(
    "after",
    [
        replace(GAME, puzzle=replace(PUZZLE, title="Another")),
        replace(GAME, puzzle=replace(PUZZLE, clues={Cell(0, 0): 9})),
        replace(GAME, puzzle=replace(PUZZLE, shapes={Cell(0, 0): Shape.WIDE})),
        replace(GAME, solution=(Rect(0, 0, 3, 3),)),
    ],
)
def test_another_puzzle_is_no_change(after: SavedGame) -> None:
    assert dump_change(GAME, after) is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"keep": 0}',
        '{"keep": 3, "position": 0}',
        '{"keep": 2, "position": 3}',
        '{"keep": 2, "position": 2, "moves": [["place", [0, 0, 4, 1]]]}',
        '{"keep": 2, "position": 2, "moves": [["clear"], ["erase", [0, 0, 1, 3]]]}',
        '{"keep": 2, "position": 2, "seconds": -1}',
        '{"keep": 2, "position": 2, "hints": {"more": 1}}',
        '{"keep": 2, "position": 2, "grade": 7}',
        '{"keep": 2, "position": 2, "title": ""}',
        '{"keep": 2, "position": 2, "undone": [[0, [["place", [0, 0, 4, 1]]], 5]]}',
        '{"keep": 2, "position": 2, "hints taken": [[5, 0, "why"]]}',
    ],
)
def test_what_is_no_change_is_refused_and_changes_nothing(text: str) -> None:
    game = ChangedGame(GAME)
    with pytest.raises(FormatError):
        game.apply(text)
    assert game.saved == GAME


def random_moves(count: int, seed: int) -> tuple[Move, ...]:
    chance = random.Random(seed)
    cells = [Cell(row, col) for row in range(3) for col in range(3)]
    rects = (Rect.between(*chance.choices(cells, k=2)) for _ in range(count))
    return tuple(chance.choice((Place(rect), Clear(), Fill((WIDE,)))) for rect in rects)


@pytest.mark.parametrize(
    ("module", "limit"), [(move_json, "MAX_WORK"), (move_limits, "MAX_MOVE_BYTES")]
)
@pytest.mark.parametrize("position", [0, 3, 60])
def test_what_is_written_can_be_read_and_changed_further(
    module: ModuleType, limit: str, position: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, limit, 500 if limit == "MAX_WORK" else 2500)
    game = SavedGame(PUZZLE, random_moves(60, position), position, 7.0)
    kept = within_limits(game)
    assert len(kept.moves) < 60
    assert (kept.rects, kept.seconds) == (game.rects, 7.0)
    assert loads(dumps(game)) == kept == within_limits(kept)
    if position == 60:
        later = replace(game, moves=(*game.moves, Clear()), position=60)
        shift = len(game.moves) - len(kept.moves)
        read = changed(kept, dump_change(game, later, shift))
        assert read.rects == game.rects
        assert read.moves == (*kept.moves, Clear())
        assert dump_change(game, replace(game, moves=game.moves[:2], position=2), shift) is None
        assert dump_change(game, replace(game, position=1), shift) is None


def test_the_newest_of_undone_moves_and_hints_are_written(monkeypatch: pytest.MonkeyPatch) -> None:
    fill = Fill((WIDE, Rect(0, 0, 1, 3)))
    undone = tuple(UndoneMoves(0, (ONE, fill), (at, None), at) for at in range(9))
    hints = tuple(HintTaken(at, 0, HintDegree.WHY) for at in range(9))
    game = replace(TIMED, undone=undone, hints_taken=hints)
    for name, limit, moves, taken in (
        ("MAX_UNDONE_MOVES", 5, 2, 9),
        ("MAX_UNDONE_RECTS", 9, 3, 9),
        ("MAX_HINTS_TAKEN", 4, 9, 4),
    ):
        with monkeypatch.context() as patched:
            for module in (play_log, move_limits):
                patched.setattr(module, name, limit, raising=False)
            again = loads(dumps(game))
            assert again == within_limits(game)
            assert again.undone == undone[-moves:]
            assert again.hints_taken == hints[-taken:]
            later = replace(game, hints_taken=(*hints[:-1], HintTaken(20, 2, HintDegree.DRAW)))
            read = changed(again, dump_change(game, later))
            assert read.hints_taken == (*hints[-taken:-1], later.hints_taken[-1])


def test_moves_left_out_take_along_what_was_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = random_moves(60, 1)
    game = SavedGame(PUZZLE, moves, 60, 7.0, times=tuple(range(60)), undone=(BRANCH,))
    monkeypatch.setattr(move_json, "MAX_WORK", 500)
    kept = within_limits(game)
    assert loads(dumps(game)) == kept
    assert kept.times == (None, *range(61 - len(kept.moves), 60))
    assert not kept.undone
    shift = len(game.moves) - len(kept.moves)
    later = replace(game, moves=(*moves, Clear()), position=61, times=(*range(60), 99))
    later = replace(later, undone=(BRANCH, BRANCH))
    read = changed(kept, dump_change(game, later, shift))
    assert (read.times[-1], read.undone) == (99, ())


def test_few_moves_are_all_written() -> None:
    assert within_limits(GAME) is GAME


@pytest.mark.slow
def test_a_long_game_on_a_large_grid_can_be_read_back() -> None:
    place, erase = Place(Rect(0, 0, 1, 1)), Erase(Rect(0, 0, 1, 1))
    game = SavedGame(Puzzle(1_000, 1, {}), (place, erase) * 16_000, 20_000)
    again = loads(dumps(game))
    assert again.board == game.board
    assert again.moves[again.position :] == game.moves[game.position :]


SINGLE_CELLS = tuple(Place(Rect(row, col, 1, 1)) for row in range(3) for col in range(3))


@pytest.mark.parametrize(("position", "kept"), [(9, SINGLE_CELLS[5:]), (0, SINGLE_CELLS[:4])])
def test_half_of_the_limit_is_left(
    position: int, kept: tuple[Move, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    bytes_of_one = move_limits._BYTES_OF_MOVE + move_limits._BYTES_OF_RECT
    monkeypatch.setattr(move_limits, "MAX_MOVE_BYTES", 8 * bytes_of_one)
    first, *others = within_limits(SavedGame(PUZZLE, SINGLE_CELLS, position)).moves
    assert first == Fill(tuple(move.rect for move in SINGLE_CELLS[: 5 if position else 0]))
    assert tuple(others) == kept


@pytest.mark.parametrize("spare", [0, -1])
def test_marks_are_brought_back_within_the_limit(
    spare: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = apply(Board(PUZZLE), Pencil((WIDE,)))
    restore = Restore(board)
    work = move_json.work_of(restore, board)
    monkeypatch.setattr(move_json, "MAX_WORK", 2 * (work + spare))
    assert move_limits._restoring_move(board) == (restore if spare == 0 else Fill(()))
    assert move_json.count_rects(restore) == 4 + 1


def test_the_marks_there_count_even_at_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    pencil = Pencil(tuple(Rect(0, 0, 1, width) for width in (1, 2, 3)))
    monkeypatch.setattr(move_json, "MAX_WORK", move_json._work_of_all(pencil.rects))
    assert move_json.work_of(pencil, Board(PUZZLE)) > move_json.MAX_WORK


def test_marks_take_the_more_work_the_more_marks_are_in_their_rows() -> None:
    rects = tuple(Rect(0, 0, 1, width) for width in (1, 2, 3))
    bare = Board(PUZZLE)
    marked = apply(bare, CrossOut(rects))
    assert move_json.work_of(Pencil(rects), marked) > move_json.work_of(Pencil(rects), bare)


@pytest.mark.parametrize(("position", "kept"), [(9, SINGLE_CELLS[5:]), (0, SINGLE_CELLS[:4])])
def test_half_of_the_work_is_left(
    position: int, kept: tuple[Move, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        move_json, "MAX_WORK", 8 * move_json.work_of(SINGLE_CELLS[0], Board(PUZZLE))
    )
    assert within_limits(SavedGame(PUZZLE, SINGLE_CELLS, position)).moves[1:] == kept


def test_a_board_is_as_long_as_its_rectangles_and_marks() -> None:
    board = Board(PUZZLE)
    for move in (ONE, TWO, Pencil(tuple(Rect(2, col, 1, 1) for col in range(3)))):
        board = apply(board, move)
    assert move_json.count_rects(Restore(board)) == 4 + 2 + 3

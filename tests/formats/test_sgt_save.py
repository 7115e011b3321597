"""Save files of Rectangles: records, and moves made of lines."""

import pytest

from shikaku_gui.formats import FormatError, SavedGame, format_named, loads, sgt_save
from shikaku_gui.formats.base import quoted
from shikaku_gui.formats.borders import borders_around
from shikaku_gui.formats.sgt_obfuscation import hide
from shikaku_gui.formats.sgt_save import LineReplay, move_between
from shikaku_gui.model import Board, Cell, Clear, Erase, Fill, Move, Place, Puzzle, Rect, apply
from tests.formats.samples import DRAWN, PUZZLE, SGT_HEAD, SGT_SAVE, SOLUTION, records

A, B, C, D = SOLUTION
FULL = "S" + "010010000" + "00111111"


def played(*steps: tuple[str, str], position: int | None = None) -> SavedGame:
    states = len(steps) + 1
    at = states if position is None else position + 1
    head = (("NSTATES", str(states)), ("STATEPOS", str(at)))
    return loads(records(*SGT_HEAD, *head, *steps))


def move(value: str) -> tuple[str, str]:
    return ("MOVE", value)


REPLAYED: list[tuple[tuple[tuple[str, str], ...], list[Move], int]] = [
    ((), [], 0),
    ((move("R0,0,2,2"),), [Place(A)], 1),
    ((move("R0,0,2,2"), move("R0,2,4,1")), [Place(A), Place(D)], 2),
    ((move("R0,0,2,2"), ("RESTART", "a4a2b2b4b")), [Place(A), Clear()], 2),
    # What a drawn rectangle leaves over is a rectangle, too: with one clue it counts.
    (
        (move("R0,2,4,1"), move("R0,0,2,2"), move("R2,0,2,1")),
        [Place(D), Place(A), Fill(SOLUTION)],
        3,
    ),
    ((("SOLVE", FULL),), [Fill(SOLUTION)], 1),
    ((move(FULL),), [Fill(SOLUTION)], 1),
    # A side alone closes nothing, so it is no move here.
    ((move("H2,2"), move("R0,0,2,2")), [Place(A)], 1),
    ((move("V2,0"), move("V2,1"), move("H0,2"), move("H1,2")), [Place(A)], 1),
    ((move("R0,0,2,2"), move("V2,0")), [Place(A), Clear()], 2),
    ((move("R0,0,2,2"), move("E0,0,4,3")), [Place(A), Clear()], 2),
    ((move("R0,0,0,3"), move("E1,1,0,0")), [], 0),
    ((("SOLVE", "S"),), [], 0),
]


@pytest.mark.parametrize(("steps", "moves", "position"), REPLAYED)
def test_replay(steps: tuple[tuple[str, str], ...], moves: list[Move], position: int) -> None:
    game = played(*steps)
    assert list(game.moves) == moves
    assert game.position == position


def test_moves_beyond_the_position_can_be_redone() -> None:
    game = played(move("R0,2,4,1"), move("V3,0"), move("R0,0,2,2"), position=2)
    assert game.moves == (Place(D), Place(A))
    assert game.position == 1
    assert game.rects == (D,)


def test_the_hidden_solution() -> None:
    text = SGT_SAVE.replace("NSTATES", records(("AUXINFO", hide(FULL))) + "NSTATES")
    assert loads(text).solution == SOLUTION
    for hidden in ("zz", hide("S01"), hide("nothing")):
        broken = SGT_SAVE.replace("NSTATES", records(("AUXINFO", hidden)) + "NSTATES")
        assert loads(broken).solution is None


def test_other_records_and_blank_lines_do_not_matter() -> None:
    text = SGT_SAVE.replace("NSTATES", records(("UI", "x:y"), ("TIME", "7.5")) + "\r\n\nNSTATES")
    assert loads(text + " \n\n") == loads(SGT_SAVE)
    assert loads(SGT_SAVE.replace("\n", "\r\n")) == loads(SGT_SAVE)


def test_of_two_numbers_of_states_the_first_counts() -> None:
    states = ("NSTATES", "1"), ("NSTATES", "2"), ("STATEPOS", "1")
    assert loads(records(*SGT_HEAD, *states)).moves == ()


@pytest.mark.parametrize(
    "key", ["VERSION", "GAME", "PARAMS", "CPARAMS", "DESC", "NSTATES", "STATEPOS"]
)
def test_missing_records(key: str) -> None:
    lines = [line for line in SGT_SAVE.splitlines(keepends=True) if not line.startswith(key)]
    with pytest.raises(FormatError):
        loads("".join(lines))


@pytest.mark.parametrize("value", ["H0,0", "H4,1", "H0,3", "V0,0", "V1,3", "R0,0,5,1", "E0,3,1,1"])
@pytest.mark.parametrize("position", [0, 1])
def test_impossible_moves_are_refused_wherever_they_stand(value: str, position: int) -> None:
    with pytest.raises(FormatError):
        played(move(value), position=position)


def test_written() -> None:
    game = SavedGame(PUZZLE, (Fill(DRAWN), Place(Rect(0, 2, 1, 2))), 1, solution=SOLUTION)
    text = format_named("sgt-save").to_text(game)
    states = ("NSTATES", "3"), ("STATEPOS", "3"), move("R0,0,2,2"), move("R0,2,4,1")
    head = [(key, "4x3" if key == "PARAMS" else value) for key, value in SGT_HEAD]
    assert text == records(*head, ("AUXINFO", hide(FULL)), *states)


GRID = Puzzle(3, 4, dict.fromkeys((Cell(0, 0), Cell(0, 1), Cell(2, 2), Cell(2, 3)), 1))
ONE, TWO, BOTH = Rect(0, 0, 1, 2), Rect(1, 0, 1, 2), Rect(0, 0, 2, 2)

STEPS_BETWEEN: list[tuple[tuple[Rect, ...], tuple[Rect, ...], Move]] = [
    ((), (ONE,), Place(ONE)),
    ((ONE,), (), Clear()),
    ((ONE, TWO), (ONE,), Erase(TWO)),
    ((ONE, TWO), (BOTH,), Place(BOTH)),
    ((BOTH,), (ONE, TWO), Fill((ONE, TWO))),
    ((), (ONE, TWO), Fill((ONE, TWO))),
    ((ONE, Rect(2, 0, 1, 1)), (TWO,), Fill((TWO,))),
]


@pytest.mark.parametrize(("before", "after", "move"), STEPS_BETWEEN)
def test_the_move_between_two_boards(
    before: tuple[Rect, ...], after: tuple[Rect, ...], move: Move
) -> None:
    board = Board(GRID, before)
    assert move_between(board, frozenset(before), frozenset(after)) == move
    assert apply(board, move).rects == after


DRAWN_STATES = [(), (Rect(0, 0, 1, 1),), (Rect(0, 0, 1, 1),), (Rect(0, 0, 1, 1), Rect(2, 3, 1, 1))]


@pytest.mark.parametrize("wanted", range(4))
@pytest.mark.parametrize("limit", [2_000_000, 0])
def test_a_series_of_drawings_as_moves(
    wanted: int, limit: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sgt_save, "MAX_SEARCHED", limit)
    replay = LineReplay(GRID, len(DRAWN_STATES), wanted)
    for rects in DRAWN_STATES:
        replay.add(borders_around(GRID, rects))
    game = replay.game(None)
    assert game.rects == DRAWN_STATES[wanted]
    assert len(game.moves) == (2 if limit else len(set(DRAWN_STATES[: wanted + 1])) > 1)


@pytest.mark.parametrize("rest", ["x", "\nMOVE    :4:H1,1\n", "\n\nSent from my phone\n"])
def test_what_follows_the_last_move_is_ignored_as_in_that_program(rest: str) -> None:
    game = loads(SGT_SAVE.rstrip("\n") + rest)
    assert game == loads(SGT_SAVE)
    assert game.ignored == quoted(rest.strip())
    assert not loads(SGT_SAVE).ignored

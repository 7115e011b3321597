"""Save files of Rectangles: records, and moves made of lines."""

import pytest

from shikaku_gui.formats import FormatError, SavedGame, format_named, loads
from shikaku_gui.formats.sgt_obfuscation import hide
from shikaku_gui.model import Clear, Fill, Move, Place, Rect
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

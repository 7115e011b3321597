"""Long texts of one kind: none may take time that grows with the square of the length."""

import json

import pytest

from shikaku_gui.formats import FORMATS, MAX_TEXT_BYTES, FormatError, loads, move_json, sgt_save
from tests.formats.samples import SAMPLES, SGT_HEAD, penpa, records

LENGTHS = [20_000, pytest.param(100_000, marks=pytest.mark.slow)]
XML = '<puzzle type="shikaku">'
SAVE = '{"format": "shikaku", "version": 1, "puzzle": '
PZPRV3 = "pzprv3\nshikaku\n1\n1\n1 \n"

PATTERNS = [
    *("\n", " ", "\t", " \n", "1", "1 ", "1\n", "?", ". ", "-", "x", "a", "_", "#", ":", "\ufeff"),
    *("[", "{", "{}", '"', '{"a":', "[[],", "1x", "x1", "1_", "http:", "?a=", "?a=b&", "%41", "/"),
    *("m=edit&p=", "#m=edit&p=", "<", "<a>", "application/x-janko", "begin\n", "puzzle a\n"),
    *("+-", "+-+\n", "pzprv3/", "v:/", "SAVEFILE:1:a", "rect.html#", "é", "\x00", "\u2028"),
]
STARTS = [
    *("", "https://puzz.link/p?", "https://puzz.link/p?shikaku/9/9/", "?pzprv3/shikaku/9/9/"),
    *(
        "2000x2000:",
        "9x9:",
        "2000 2000\n",
        "3\n3\n",
        "3 x 3\n",
        XML,
        SAVE,
        PZPRV3,
        PZPRV3 + "\ninfo:",
    ),
    *(records(*SGT_HEAD), "+--+\n", '{"nRows":', '{"a": {"problem": "', "begin\npuzzle sikaku\n"),
    *("http://www.kanpen.net/shikaku.html?problem=", "https://a/#m=edit&p=", "<!--", "\n" * 9),
]


def answer(text: str) -> str:
    try:
        return repr(loads(text).board)
    except FormatError as error:
        return str(error)


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("start", STARTS, ids=range(len(STARTS)))
def test_long_texts_are_refused_or_read(start: str, length: int) -> None:
    for pattern in PATTERNS:
        text = start + pattern * (length // len(pattern))
        for known in FORMATS:
            known.sniff(text)
        assert len(answer(text)) < 500


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("name", SAMPLES)
def test_long_tails(name: str, length: int) -> None:
    for pattern in ("\n", " ", "/", "a", "1 ", "-- ", "<a/>"):
        assert len(answer(SAMPLES[name] + pattern * (length // len(pattern)))) < 500


DECLARED = [
    "2001 2\n. .\n",
    "99999 99999\n. .\n",
    "https://puzz.link/p?shikaku/2001/2/i",
    "https://puzz.link/p?shikaku/999999999/999999999/i",
    "pzprv3\nshikaku\n2001\n1\n",
    "2001\n1\n. \n",
    "http://www.kanpen.net/shikaku.html?problem=2001/1/.",
    XML + '<size row="2001" col="1"/></puzzle>',
    "2001x1:a",
    "65536x65536:a",
    SAMPLES["sgt-save"].replace(":3:4x3", ":6:9999x3"),
    penpa("square,2001,3,\n[0,0,0,0]\n\n{}"),
    "begin\npuzzle sikaku\nsize 2001\nproblem\n",
    '{"nRows": 2001, "nCols": 1, "rooms": []}',
    "2001 x 1\n0\n",
    SAVE + '{"rows": 2001, "cols": 1, "clues": []}}',
    ". " * 2001,
    ".\n" * 2001,
]


@pytest.mark.parametrize("text", DECLARED, ids=range(len(DECLARED)))
def test_too_large_a_grid_is_refused(text: str) -> None:
    with pytest.raises(FormatError) as caught:
        loads(text)
    assert caught.value.line is not None


def test_too_long_a_text_is_refused() -> None:
    with pytest.raises(FormatError, match="at most 33554432 bytes"):
        loads(b" " * (MAX_TEXT_BYTES + 1))


def test_a_packed_text_that_unpacks_to_too_much_is_refused() -> None:
    with pytest.raises(FormatError, match="a text of at most 8388608 bytes"):
        loads(penpa("a" * (MAX_TEXT_BYTES // 4 + 1)))


def test_moves_that_take_too_long_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_json, "MAX_WORK", 20_000)
    monkeypatch.setattr(sgt_save, "MAX_WORK", 20_000)
    place = '["place", [0, 0, 2000, 2000]]'
    moves = ", ".join([place] * 11)
    text = SAVE + f'{{"rows": 2000, "cols": 2000, "clues": []}}, "moves": [{moves}]}}'
    with pytest.raises(FormatError, match="fewer or smaller moves") as caught:
        loads(text)
    assert caught.value.line == 1
    steps = records(
        *SGT_HEAD[:4],
        ("CPARAMS", "2000x2000"),
        ("DESC", "z" * 153846 + "d"),
        ("NSTATES", "12"),
        ("STATEPOS", "1"),
        *[("MOVE", "R0,0,2000,2000")] * 11,
    )
    with pytest.raises(FormatError, match="fewer or smaller moves"):
        loads(steps)


@pytest.mark.parametrize("most", [20_000, pytest.param(move_json.MAX_WORK, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    "move", ['["place", [0, 0, 1, 1]]', '["fill", []]', '["clear"]'], ids=["place", "fill", "clear"]
)
def test_very_many_small_moves_are_refused(
    move: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(move_json, "MAX_WORK", most)
    moves = ", ".join([move] * (most // 20 + 1))
    with pytest.raises(FormatError, match="fewer or smaller moves"):
        loads(f'{SAVE}{{"rows": 1, "cols": 1, "clues": []}}, "moves": [{moves}]}}')


@pytest.mark.slow
def test_a_grid_as_large_as_can_be_is_filled_at_once() -> None:
    """The answer to a puzzle of 1,000 x 1,000, in the save file of who has just looked at it."""
    rects = [[row, col, 2, 2] for row in range(0, 1000, 2) for col in range(0, 1000, 2)]
    moves = json.dumps([["fill", rects]])
    game = loads(f'{SAVE}{{"rows": 1000, "cols": 1000, "clues": []}}, "moves": {moves}}}')
    assert game.board.covered == 1_000_000

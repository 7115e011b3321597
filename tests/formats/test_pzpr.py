"""Links of puzz.link: addresses, numbers, runs."""

import pytest

from shikaku_gui.formats import FormatError, SavedGame, format_named, loads, pzpr
from shikaku_gui.model import Cell, Puzzle
from tests.formats.samples import CLUES, PUZZLE

BODY = "4/3/g4g2h2h4h"
ADDRESSES = [
    f"https://puzz.link/p?shikaku/{BODY}",
    f"http://pzv.jp/p.html?shikaku/{BODY}/",
    f"puzz.link/p?shikaku/{BODY}",
    f"?shikaku/{BODY}",
    f"shikaku/{BODY}",
    f"https://puzz.link/p?shikaku_edit/{BODY}",
    f"https://puzz.link/p?shikaku_play/{BODY}",
    f"https://puzz.link/p?type=editor&a=b&shikaku/{BODY}",
    f"https://puzz.link/p?shikaku/v:/{BODY}",
    f"https://puzz.link/p?shikaku/v:x/c/{BODY}",
    f"https://puzz.link/p?shikaku/cd/{BODY}",
    f"http://indi.s58.xrea.com/shikaku/sa/q.html?/{BODY}",
    f"http://www.kanpen.net/shikaku.html?pzpr={BODY}",
    f"http://www.kanpen.net/shikaku.html?pzpr=/{BODY}",
    f"http://www.kanpen.net/shikaku.html?pzpr=c/{BODY}",
    f"http://indi.s58.xrea.com/shikaku/sa/q.html?c/{BODY}",
    f"  https://puzz.link/p?shi\nkaku/{BODY}\r\n",
    f"https://puzz.link/p?shikaku/{BODY}#note",
    f"https://puzz.link/p?shikaku/{BODY}99&x=1",
    "https://puzz.link/p?shikaku/04/003/g4ggg".replace("ggg", "g2h2h4"),
]


@pytest.mark.parametrize("link", ADDRESSES)
def test_addresses(link: str) -> None:
    puzzle = loads(link).puzzle
    assert (puzzle.rows, puzzle.cols, puzzle.clues) == (3, 4, CLUES)


# The least and the largest area of each way to write one.
NUMBERS = [
    *((1, "1"), (15, "f"), (16, "-10"), (255, "-ff"), (256, "+100"), (4_095, "+fff")),
    *((4_096, "=000"), (8_191, "=fff"), (8_192, "@000"), (12_239, "@fcf"), (12_240, "*0000")),
    *((77_775, "*ffff"), (77_776, "$00000"), (1_126_351, "$fffff"), (None, ".")),
]


def written_body(puzzle: Puzzle) -> str:
    return format_named("pzpr").to_text(SavedGame(puzzle)).split("/")[6]


@pytest.mark.parametrize(("area", "text"), NUMBERS)
def test_numbers(area: int | None, text: str) -> None:
    puzzle = Puzzle(1, 2, {Cell(0, 0): area})
    assert written_body(puzzle) == text + "g"
    assert loads(f"shikaku/2/1/{text}g").puzzle == puzzle


@pytest.mark.parametrize(
    ("body", "clues"),
    [
        ("0", {0: None}),
        ("-0F+0fF", {0: 15, 1: 255}),
        ("%000", {0: 8192}),
        ("@fff", {0: 12287}),
        ("", {}),
        ("z9", {}),
        ("6/9", {0: 6}),
    ],
)
def test_bodies_that_are_not_written(body: str, clues: dict[int, int | None]) -> None:
    found = loads(f"shikaku/3/2/{body}").puzzle.clues
    assert found == {Cell(*divmod(at, 3)): area for at, area in clues.items()}


@pytest.mark.parametrize(
    ("length", "body"),
    [(1, "g"), (19, "y"), (20, "z"), (21, "zg"), (40, "zz"), (59, "zzy"), (60, "zzz")],
)
def test_runs(length: int, body: str) -> None:
    puzzle = Puzzle(1, length + 1, {Cell(0, length): 5})
    assert written_body(puzzle) == body + "5"
    assert written_body(Puzzle(1, length, {})) == body


def test_a_slash_protects_a_final_sign() -> None:
    game = loads("shikaku/2/1/g.")
    assert format_named("pzpr").to_text(game) == "https://puzz.link/p?shikaku/2/1/g./"


@pytest.mark.parametrize(
    ("body", "area"),
    [("%2D10h", 16), ("%2B100h", 256), ("%2b100h", 256), ("%40000h", 8192), ("%2E", None)],
)
def test_percent_signs_of_mail_programs_are_resolved(body: str, area: int | None) -> None:
    assert loads(f"https://puzz.link/p?shikaku/2/2/{body}").puzzle.clues == {Cell(0, 0): area}


@pytest.mark.parametrize(("longest", "clues"), [(6, [16]), (5, [8192 + 0x2D1, None])])
def test_a_body_too_long_for_a_mail_is_taken_as_it_stands(
    longest: int, clues: list[int | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pzpr, "_LONGEST_ENCODED", longest)
    found = loads("https://puzz.link/p?shikaku/2/2/%2D10h").puzzle.clues
    assert list(found.values()) == clues


def test_percent_signs_are_resolved_only_where_areas_get_smaller() -> None:
    found = loads("https://puzz.link/p?shikaku/2/2/*0000%2D10g").puzzle.clues
    assert list(found.values()) == [12_240, 8192 + 0x2D1, None]


@pytest.mark.parametrize("body", ["-1", "+10", "=ff", "*123", "$1234", "-0g", "G", "F", "_", "~"])
def test_broken_numbers(body: str) -> None:
    with pytest.raises(FormatError) as caught:
        loads(f"shikaku/2/2/{body}")
    assert (caught.value.line, caught.value.column) == (1, 13)


def test_written() -> None:
    assert written_body(PUZZLE) == "g4g2h2h4h"

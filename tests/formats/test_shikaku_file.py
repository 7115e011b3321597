"""Our own save file, as docs/file-format.md describes it."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from shikaku_gui.formats import (
    FormatError,
    HintDegree,
    HintsUsed,
    HintTaken,
    SavedGame,
    UndoneMoves,
    dumps,
    loads,
)
from shikaku_gui.formats.move_json import plain_board, plain_move
from shikaku_gui.model import (
    BeginTrial,
    Board,
    Cell,
    Clear,
    ClearMarks,
    CrossOut,
    Erase,
    Fill,
    KeepTrial,
    Pencil,
    Place,
    Puzzle,
    Rect,
    RejectTrial,
    Restore,
    Shape,
    Unmark,
)
from tests.formats.samples import DRAWN, SAVE, SOLUTION

DOCUMENT = Path(__file__).parents[2] / "docs" / "file-format.md"

GAME = SavedGame(
    Puzzle(2, 3, {Cell(0, 0): 4, Cell(1, 2): None}, "Ä\n'T'", "A", "S", "easy", "One\nTwo"),
    (Place(Rect(0, 0, 2, 2)), Place(Rect(0, 2, 2, 1), hinted=True), Clear()),
    2,
    61.25,
    HintsUsed(1, 2, 3, 4),
    (Rect(0, 0, 2, 2), Rect(0, 2, 2, 1)),
)


def test_written() -> None:
    assert json.loads(dumps(GAME)) == {
        "format": "shikaku",
        "version": 1,
        "puzzle": {
            "title": "Ä\n'T'",
            "author": "A",
            "source": "S",
            "grade": "easy",
            "rules": "One\nTwo",
            "rows": 2,
            "cols": 3,
            "clues": [[0, 0, 4], [1, 2, None]],
        },
        "moves": [["place", [0, 0, 2, 2]], ["place", [0, 2, 2, 1], "hinted"], ["clear"]],
        "position": 2,
        "seconds": 61.25,
        "hints": {"nudge": 1, "where": 2, "why": 3, "draw": 4},
        "solution": [[0, 0, 2, 2], [0, 2, 2, 1]],
    }
    assert '\n["place", [0, 0, 2, 2]],\n' in dumps(GAME)
    assert "Ä" in dumps(GAME)
    assert loads(dumps(GAME)) == GAME


def test_read() -> None:
    game = loads(SAVE)
    place, over, erase = Place(DRAWN[0]), Place(Rect(0, 0, 3, 3)), Erase(Rect(0, 0, 3, 3))
    assert game.moves == (place, over, erase, Fill(DRAWN), Clear())
    assert (game.position, game.seconds, game.hints) == (4, 61.5, HintsUsed(1, 2, 3, 4))
    assert game.solution == SOLUTION


def test_what_may_be_left_out() -> None:
    text = '{"format": "shikaku", "version": 1, "puzzle": {"rows": 1, "cols": 2}}'
    assert loads(text) == SavedGame(Puzzle(1, 2, {}))
    moves = ', "moves": [["place", [0, 0, 1, 1]]]}'
    assert loads(text[:-1] + moves).position == 1


def test_half_characters_are_not_written() -> None:
    text = dumps(SavedGame(Puzzle(1, 1, {}, title="a\ud800b")))
    assert loads(text.encode("utf-8")).puzzle.title == "a?b"


TOP, BOTTOM, CORNER = Rect(0, 0, 1, 3), Rect(1, 0, 1, 3), Rect(0, 0, 1, 1)
INSIDE = Board(GAME.puzzle, [TOP]).with_marks([CORNER]).in_trial().with_rects([BOTTOM])
MARKED = SavedGame(
    GAME.puzzle,
    (
        Pencil((CORNER, TOP)),
        CrossOut((TOP, BOTTOM), hinted=True),
        Unmark((TOP,), (BOTTOM,)),
        BeginTrial(),
        Place(TOP),
        BeginTrial(),
        Pencil((BOTTOM,), hinted=True),
        KeepTrial(),
        RejectTrial(),
        ClearMarks(),
        Restore(INSIDE.in_trial().with_rects([CORNER, Rect(0, 1, 1, 2)])),
    ),
    11,
    possible_shown=3,
)


def test_marks_and_trials_are_read_as_they_were_written() -> None:
    text = dumps(MARKED)
    again = loads(text)
    assert json.loads(text)["version"] == 2
    assert again == MARKED
    assert again.board == MARKED.board
    assert [trial.supposed for trial in again.board.trials] == [BOTTOM, None]


def test_a_game_without_marks_stays_readable_for_older_programs() -> None:
    assert json.loads(dumps(GAME))["version"] == 1
    assert json.loads(dumps(replace(GAME, possible_shown=1)))["version"] == 2


TIMED = replace(
    GAME,
    times=(None, 900, 1500),
    undone=(UndoneMoves(1, (Clear(), Place(TOP)), (950, None), 1200),),
    hints_taken=(HintTaken(1300, 1, HintDegree.WHY),),
)


def test_times_are_written_beside_the_moves() -> None:
    written = json.loads(dumps(TIMED))
    assert written["version"] == 4
    assert written["moves"] == [
        ["place", [0, 0, 2, 2]],
        ["place", [0, 2, 2, 1], "hinted", 900],
        ["clear", 1500],
    ]
    assert written["undone"] == [[1, [["clear", 950], ["place", [0, 0, 1, 3]]], 1200]]
    assert written["hints taken"] == [[1300, 1, "why"]]
    assert loads(dumps(TIMED)) == TIMED


@pytest.mark.parametrize(
    "part", ["times", "undone", "hints_taken"], ids=["times", "undone", "hints taken"]
)
def test_what_tells_of_the_course_needs_version_4(part: str) -> None:
    game = replace(GAME, **{part: getattr(TIMED, part)})
    assert json.loads(dumps(game))["version"] == 4


PUZZLE_4 = '{"format": "shikaku", "version": 4, "puzzle": {"rows": 2, "cols": 3}, '


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ('"moves": [["clear", -1]]}', "milliseconds from 0 to 1000000000000, found '-1'"),
        ('"moves": [["clear", 1.5]]}', "another move"),
        ('"moves": [["clear", true]]}', "another move"),
        ('"moves": [["clear", 5, 6]]}', "another move"),
        ('"undone": [[0, [["keep"]], 5]]}', "another move"),
        ('"undone": [[-1, [], 5]]}', "undone moves [position"),
        ('"undone": [[true, [], 5]]}', "undone moves [position"),
        ('"undone": [[0, [], -5]]}', "undone moves [position"),
        ('"undone": [[0, 7, 5]]}', "undone moves [position"),
        (f'"undone": [[0, [{", ".join(["[]"] * 20_001)}], 5]]}}', "at most 20000 undone"),
        ('"hints taken": [[5, 0, "all"]]}', "a hint [milliseconds"),
        ('"hints taken": [[5, -1, "why"]]}', "a hint [milliseconds"),
        ('"hints taken": [7]}', "a hint [milliseconds"),
        (f'"hints taken": [{", ".join(["[]"] * 20_001)}]}}', "at most 20000 hints"),
    ],
    ids=range(14),
)
def test_what_cannot_be_the_course_of_a_game(rest: str, expected: str) -> None:
    with pytest.raises(FormatError, match=re.escape(expected)):
        loads(PUZZLE_4 + rest)


SHAPED = replace(
    GAME,
    puzzle=replace(
        GAME.puzzle,
        clues={Cell(0, 0): 4, Cell(0, 2): 1, Cell(1, 1): None, Cell(1, 2): None},
        shapes={Cell(0, 0): Shape.WIDE, Cell(0, 2): Shape.WIDE, Cell(1, 2): Shape.SQUARE},
    ),
)


def test_shapes_are_written_by_rows() -> None:
    text = dumps(SHAPED)
    assert json.loads(text)["version"] == 5
    assert json.loads(text)["puzzle"]["shapes"] == {"square": [[1, 2]], "wide": [[0, 0, 2]]}
    assert '"wide": [\n[0, 0, 2]\n]\n}},\n"moves"' in text
    assert loads(text) == SHAPED


def test_a_game_in_rows_keeps_its_shapes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shikaku_gui.formats.save_writer.MAX_MEMORY", 1)
    text = dumps(SHAPED)
    assert json.loads(text)["version"] == 5
    assert "clue rows" in text
    assert loads(text).puzzle == SHAPED.puzzle


PUZZLE_5 = (
    '{"format": "shikaku", "version": 5, "puzzle":\n'
    '{"rows": 2, "cols": 3, "clues": [[0, 0, 4], [1, 2, null]], "shapes":\n'
)


@pytest.mark.parametrize(
    ("shapes", "column", "expected"),
    [
        ('{"round": [[0, 0]]}', 2, "no key besides square, tall, wide, found 'round'"),
        ('{"wide": [[0, 1]]}', 15, "a clue there, found '1'"),
        ('{"wide": [[0, 0]], "tall": [[1, 2], [0, 0]]}', 41, "one shape for each clue, found '0'"),
        ('{"wide": [[0, 0, 0]]}', 18, "one shape for each clue, found '0'"),
        ('{"wide": [[0]]}', 11, "a row [row, col, ...] of clues"),
        ('{"wide": [[0, true]]}', 11, "a row [row, col, ...] of clues"),
        ('{"wide": [7]}', 11, "a row [row, col, ...] of clues"),
        ('{"wide": 7}', 10, "a list, found '7'"),
        ("[[0, 0]]", 1, "an object, found a list"),
    ],
    ids=range(9),
)
def test_wrong_shapes(shapes: str, column: int, expected: str) -> None:
    with pytest.raises(FormatError, match=re.escape(expected)) as caught:
        loads(PUZZLE_5 + shapes + "}}")
    assert (caught.value.line, caught.value.column) == (3, column)


def test_a_game_has_no_more_large_numbers_than_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shikaku_gui.formats.save_writer.MAX_NUMBERS", 10_005)
    assert loads(dumps(TIMED)) == replace(TIMED, times=(), undone=(), hints_taken=())
    monkeypatch.setattr("shikaku_gui.formats.save_writer.MAX_NUMBERS", 10_006)
    assert loads(dumps(TIMED)) == TIMED


@pytest.mark.parametrize("version", [1, 2, 3, 4])
def test_a_file_of_an_old_version_is_written_as_it_was(version: int) -> None:
    text = (Path(__file__).parents[1] / "data" / f"version-{version}.shikaku").read_text("utf-8")
    game = loads(text)
    assert json.loads(text)["version"] == version
    assert bool(game.times) == (version == 4)
    if version != 3:
        assert dumps(game) == text
    else:
        assert loads(dumps(game)) == game


def test_a_file_of_version_1_opens() -> None:
    text = (Path(__file__).parents[1] / "data" / "version-1.shikaku").read_text("utf-8")
    game = loads(text)
    assert (len(game.moves), game.position, game.hints.draw) == (14, 13, 1)
    assert len(game.rects) == 5
    assert dumps(game) == text


BEFORE = '{"format":"shikaku","version":2,"puzzle":{"rows":2000,"cols":2000,"clues":[]},"moves":['


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        ('["pencil", [[0, 0, 3, 2001]]]', "a rectangle"),
        ('["pencil", [], "drawn"]', '["place", rectangle]'),
        ('["unmark", [[0, 0, 1, 1]], []]', "there is no pencil rectangle R1C1"),
        ('["keep trial"]', "no trial is open"),
        ('["restore", {"rects": [], "more": []}]', "no key besides"),
        ('["restore", {"supposed": 1, "trial": {}}]', "a rectangle"),
        ('["restore", ' + '{"trial": ' * 21 + "{}" + "}" * 21 + "]", "at most 20 open trials"),
        (f'["restore", {{"rects": {[[0, 0, 2000, 1]] * 3000}}}]', "fewer or smaller rectangles"),
        (f'["restore", {{"pencilled": {[[0, 0, 2000, 1]] * 900}}}]', "fewer or smaller rectangles"),
        (f'["cross out", {[[0, 0, 1, 1]] * 5000}]', "fewer or smaller moves"),
    ],
    ids=range(10),
)
def test_impossible_marks_and_trials_are_refused(move: str, expected: str) -> None:
    with pytest.raises(FormatError, match=re.escape(expected)):
        loads(f"{BEFORE}{move}]}}")


EXAMPLES = re.findall(r"```json\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("text", EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_of_the_document(text: str) -> None:
    game = loads(text)
    assert loads(dumps(game)) == game


def test_the_document_names_every_key() -> None:
    text = DOCUMENT.read_text("utf-8")
    puzzle = json.loads(dumps(SHAPED))["puzzle"]
    keys = [*json.loads(dumps(TIMED)), *puzzle, *HintsUsed._fields]
    assert EXAMPLES
    words = {word for move in MARKED.moves for word in plain_move(move) if isinstance(word, str)}
    words |= {"place", "erase", "fill", "clear", "hinted", "possible"}
    for key in (*keys, *words, *plain_board(MARKED.board)):
        assert f"`{key}`" in text or f'"{key}"' in text


SOLVED = (Rect(0, 0, 2, 2), Rect(0, 2, 2, 1))
IN_ROWS = SavedGame(
    GAME.puzzle,
    (Fill(SOLVED), Clear(), Place(SOLVED[1]), Fill((Rect(1, 0, 1, 1), Rect(1, 2, 1, 1)))),
    3,
    solution=SOLVED,
)


def test_rows_with_times(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shikaku_gui.formats.save_writer.MAX_MEMORY", 0)
    game = replace(IN_ROWS, times=(5, 6, None, 8), undone=TIMED.undone)
    written = json.loads(dumps(game))
    assert written["version"] == 4
    assert written["moves"][0] == ["fill solution", 5]
    assert written["moves"][3] == ["fill rows", [[1, 0, 1, 1, 2, 1, 1]], 8]
    assert loads(dumps(game)) == replace(game, undone=())


@pytest.mark.parametrize("game", [GAME, IN_ROWS, SavedGame(Puzzle(1, 1, {}))])
def test_a_game_too_large_for_a_line_each_is_written_in_rows(
    game: SavedGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shikaku_gui.formats.save_writer.MAX_MEMORY", 0)
    text = dumps(game)
    assert json.loads(text)["version"] == 3
    assert loads(text) == game


def test_rows_as_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shikaku_gui.formats.save_writer.MAX_TEXT_BYTES", 0)
    written = json.loads(dumps(IN_ROWS))
    assert written["puzzle"]["clue rows"] == [[0, 0, 4], [1, 2, None]]
    assert written["solution rows"] == [[0, 0, 2, 2, 2, 2, 1]]
    assert written["moves"] == [
        ["fill solution"],
        ["clear"],
        ["place", [0, 2, 2, 1]],
        ["fill rows", [[1, 0, 1, 1, 2, 1, 1]]],
    ]


def test_the_place_of_a_wrong_clue_among_thousands() -> None:
    clues = ", ".join(f"[{at // 50}, {at % 50}, 2]" for at in range(2_400))
    text = '{"format": "shikaku", "version": 1, "puzzle": {"rows": 50, "cols": 50, "clues": '
    with pytest.raises(FormatError, match="a clue") as caught:
        loads(f"{text}[{clues}, [0], [1]]}}}}")
    assert caught.value.column == len(text) + len(clues) + 4
    assert len(loads(f"{text}[{clues}]}}}}").puzzle.clues) == 2_400


PUZZLE_3 = '{"format": "shikaku", "version": 3, "puzzle": {"rows": 2, "cols": 3'


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        (', "clue rows": [[0, 0, 4], [0, 0, 2]]}}', "one clue per cell"),
        (', "clue rows": [[0, 0]]}}', "2 items for each value"),
        (', "clue rows": [7]}}', "2 items for each value"),
        (', "clue rows": [[2, 0, 4]]}}', "a clue [row, col, area] on the grid"),
        (', "clue rows": [[0, 0, 0]]}}', "an area of 1 or more"),
        (', "clues": [[0, 0, 1], [0, 1, true]]}}', "a clue [row, col, area] on the grid"),
        (', "clues": [[0, 0, 1], [0, 1, []]]}}', "a clue [row, col, area] on the grid"),
        (', "clues": [[0, 0, 1], [0, 1, 1.0]]}}', "a clue [row, col, area] on the grid"),
        (', "clues": [[0, 0, 1], [0, true, 1]]}}', "a clue [row, col, area] on the grid"),
        (', "clues": [[0, 0, 1], [0, 1]]}}', "a clue [row, col, area] on the grid"),
        (', "clues": [[0, 0, 1], [0, 0, 1]]}}', "one clue per cell"),
        (', "clues": [[0, 0, 1]], "clue rows": [[0, 0, 1]]}}', "one clue per cell"),
        ('}, "moves": [["fill", [[0, 0, 1, true]]]]}', "a rectangle [row, col, height, width]"),
        ('}, "moves": [["fill", [[0, 0, 1, 1], [0, 0, 1]]]]}', "a rectangle [row, col, "),
        ('}, "moves": [["fill", [[0, 0, 1, 1], [-1, 0, 1, 1]]]]}', "a rectangle [row, col, "),
        ('}, "moves": [["fill", [[0, 0, 1, 1], [0, 0, 0, 1]]]]}', "a rectangle [row, col, "),
        ('}, "moves": [["fill", [[0, 0, 1, 1], [1, 0, 2, 1]]]]}', "a rectangle [row, col, "),
        ('}, "solution": [[0, 0, 2, 3], [0, 0, 1, 1]]}', "cover each cell once"),
        ('}, "solution": [[0, 0, 2, 2], [0, 1, 2, 1]]}', "cover each cell once"),
        ('}, "moves": [["fill solution"]]}', "another move"),
        ('}, "moves": [["fill rows", [[0, 0, 1]]]]}', "3 items for each value"),
        ('}, "moves": [["fill rows", [[0, 0, 1, 4]]]]}', "of rectangles on the grid"),
        ('}, "solution rows": [[0, 0, 1, 3]]}', "cover each cell once"),
    ],
)
def test_wrong_rows(rest: str, expected: str) -> None:
    with pytest.raises(FormatError, match=re.escape(expected)):
        loads(PUZZLE_3 + rest)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (PUZZLE_3 + ', "clues": [[0, 0, 1], [0, 1, 1], [0, 2, 1]]}}', "at most 2 clues"),
        (PUZZLE_3 + ', "clue rows": [[0, 0, 1, 1, 1, 2, 1]]}}', "at most 2 clues"),
        (
            PUZZLE_3 + '}, "moves": [["fill rows", [[0, 0, 1, 1, 1, 1, 1, 2, 1, 1]]]]}',
            "at most 2 rectangles",
        ),
        (
            PUZZLE_3 + '}, "moves": [["fill rows", [[0, 0, 1, 1, 1, 1, 1]]]'
            ', ["fill rows", [[0, 0, 1, 1, 1, 1, 1]]]]}',
            "fewer rectangles in all moves",
        ),
    ],
)
def test_too_many(text: str, expected: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for home in ("shikaku_file", "rect_json", "move_json"):
        monkeypatch.setattr(f"shikaku_gui.formats.{home}.MAX_CLUES", 2)
    with pytest.raises(FormatError, match=expected):
        loads(text)


@pytest.mark.parametrize(
    "clues", ['"clues": [[0, 0, 1], [0, 1, 2]]', '"clue rows": [[0, 0, 1, 1, 2]]']
)
def test_as_many_clues_as_there_may_be(clues: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shikaku_gui.formats.shikaku_file.MAX_CLUES", 2)
    assert len(loads(PUZZLE_3 + f", {clues}}}}}").puzzle.clues) == 2

"""Errors, losses and what the records of formats promise."""

from multiprocessing.reduction import ForkingPickler

import pytest

from shikaku_gui.formats import (
    FORMATS,
    SAVE_FORMAT,
    WRITABLE_FORMATS,
    Format,
    FormatError,
    GamePart,
    HintsUsed,
    Loss,
    SavedGame,
    SeveralPuzzlesError,
    UnwritableError,
    dumps,
    format_named,
    loads,
    loads_all,
)
from shikaku_gui.formats.base import quoted
from shikaku_gui.model import Cell, Clear, CrossOut, Fill, Place, Puzzle, Rect

FULL = SavedGame(
    Puzzle(1, 2, {Cell(0, 0): 2}, "T", "A", "S", "easy", "R"),
    (Clear(), Place(Rect(0, 0, 1, 2)), CrossOut((Rect(0, 0, 1, 1),))),
    3,
    1.0,
    HintsUsed(1),
    (Rect(0, 0, 1, 2),),
)
ALL = {
    *(GamePart.PROGRESS, GamePart.MARKS, GamePart.MOVES, GamePart.CLOCK, GamePart.SOLUTION),
    *(GamePart.TITLE, GamePart.AUTHOR, GamePart.SOURCE, GamePart.GRADE, GamePart.RULES),
}


@pytest.mark.parametrize("known", FORMATS, ids=lambda known: known.name)
def test_losses_are_what_is_there_and_not_carried(known: Format) -> None:
    assert {loss.part for loss in known.loses(FULL)} == ALL - known.carries
    assert known.loses(SavedGame(Puzzle(1, 2, {Cell(0, 0): 2}))) == ()


def test_our_own_format_loses_nothing() -> None:
    assert SAVE_FORMAT.loses(FULL) == ()
    assert SAVE_FORMAT.carries == set(GamePart)


def test_a_single_filling_move_is_no_history() -> None:
    game = SavedGame(Puzzle(1, 2, {}), (Fill((Rect(0, 0, 1, 1),)),), 1)
    assert Loss(GamePart.MOVES) not in format_named("pzprv3").loses(game)
    undone = SavedGame(game.puzzle, game.moves, 0)
    assert Loss(GamePart.MOVES) in format_named("pzprv3").loses(undone)


UNKNOWN = Puzzle(1, 2, {Cell(0, 1): None})
FATAL = [
    ("sgt", UNKNOWN, GamePart.UNKNOWN_CLUES),
    ("sgt-save", UNKNOWN, GamePart.UNKNOWN_CLUES),
    ("janko", UNKNOWN, GamePart.UNKNOWN_CLUES),
    ("pycsp3", UNKNOWN, GamePart.UNKNOWN_CLUES),
    ("sgt", Puzzle(1, 1, {}), GamePart.ONE_CELL),
    ("sgt-save", Puzzle(1, 1, {}), GamePart.ONE_CELL),
    ("pzpr", Puzzle(1, 1, {Cell(0, 0): 1_126_352}), GamePart.LARGE_AREAS),
]


@pytest.mark.parametrize(("name", "puzzle", "part"), FATAL)
def test_what_would_be_another_puzzle_is_not_written(
    name: str, puzzle: Puzzle, part: GamePart
) -> None:
    known = format_named(name)
    assert known.loses(SavedGame(puzzle)) == (Loss(part, fatal=True),)
    with pytest.raises(UnwritableError) as caught:
        dumps(SavedGame(puzzle), known)
    assert caught.value.losses == (Loss(part, fatal=True),)
    assert part.value in str(caught.value)
    assert known.title in str(caught.value)


IN_LINES = ("sgt-save", "pzprv3", "pzprv3-link", "penpa")
TWO = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 0): 2})


@pytest.mark.parametrize("known", WRITABLE_FORMATS.values(), ids=lambda known: known.name)
@pytest.mark.parametrize(
    ("rects", "parts"),
    [
        ([], set()),
        ([Rect(0, 0, 1, 2), Rect(1, 0, 1, 2)], set()),
        ([Rect(0, 0, 1, 1)], set()),
        ([Rect(0, 0, 1, 2)], {GamePart.EMPTY_SPACE}),
        ([Rect(0, 0, 2, 1)], {GamePart.EMPTY_SPACE, GamePart.WIDE_RECTS}),
        ([Rect(0, 0, 2, 2)], {GamePart.WIDE_RECTS}),
    ],
)
def test_lines_that_do_not_say_which_rectangles_are_drawn(
    known: Format, rects: list[Rect], parts: set[GamePart]
) -> None:
    game = SavedGame(TWO, (Fill(tuple(rects)),), 1)
    losses = {loss.part for loss in known.loses(game)}
    blurred = losses & {GamePart.EMPTY_SPACE, GamePart.WIDE_RECTS}
    listed = {"kanpen", "kanpen-xml"} if rects == [TWO.grid] else set()
    assert blurred == (parts if known.name in {*IN_LINES, *listed} else set())
    if GamePart.PROGRESS not in losses:
        assert (set(loads(dumps(game, known)).rects) == set(rects)) == (not blurred)


def test_lines_around_too_many_rooms_are_left_to_the_writer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("shikaku_gui.formats.borders.MAX_FOREIGN_CLUES", 2)
    puzzle = Puzzle(1, 5, {})
    game = SavedGame(puzzle, (Fill((Rect(0, 1, 1, 1), Rect(0, 3, 1, 1))),), 1)
    assert format_named("pzprv3").loses(game) == ()


@pytest.mark.parametrize("name", ["kanpen", "kanpen-link"])
def test_clues_that_other_programs_leave_out_are_told(name: str) -> None:
    assert format_named(name).loses(SavedGame(UNKNOWN)) == (Loss(GamePart.UNKNOWN_ELSEWHERE),)


def test_a_format_that_is_only_read_is_not_written() -> None:
    with pytest.raises(UnwritableError, match="cannot store this puzzle"):
        dumps(FULL, format_named("collection"))


def test_error_without_a_place_says_the_rest() -> None:
    error = FormatError("a puzzle", "nothing")
    assert (error.line, error.column) == (None, None)
    assert str(error) == "expected a puzzle, found nothing"
    assert isinstance(error, ValueError)


@pytest.mark.parametrize(
    "error", [FormatError("a clue", "'x'", 3, 7), SeveralPuzzlesError(("one", "other"))]
)
def test_errors_come_back_whole_from_another_process(error: FormatError) -> None:
    again = ForkingPickler.loads(ForkingPickler.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)


PLACES = [
    ("ab", 0, 1, 1, "'ab'"),
    ("ab", 2, 1, 3, "the end of the text"),
    ("a\nb", 1, 1, 2, "the end of the line"),
    ("a\r\nb c", 5, 2, 3, "'c'"),
    ("a\rb", 2, 2, 1, "'b'"),
    ("a\n\r\n\nb", 5, 4, 1, "'b'"),
    ("a  b", 1, 1, 2, "'  b'"),
    ("\u00e9", 0, 1, 1, "'\\xe9'"),
    ("x" * 60, 0, 1, 1, "'" + "x" * 24 + "'..."),
]


@pytest.mark.parametrize(("text", "offset", "line", "column", "found"), PLACES)
def test_place(text: str, offset: int, line: int, column: int, found: str) -> None:
    error = FormatError.at(text, offset, "a")
    assert (error.line, error.column, error.found) == (line, column, found)


def test_quoted_text_stays_in_one_line() -> None:
    assert quoted("a\nb") == "'a\\nb'"


def test_a_long_text_that_cannot_be_read_back_is_not_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, target = SavedGame(Puzzle(1, 2, {Cell(0, 0): 2})), format_named("grid")
    monkeypatch.setattr("shikaku_gui.formats.base._SURELY_READ", 0)
    assert target.to_text(game) == "1\n2\n2 -\n"

    def refuse(_text: str) -> SavedGame:
        raise FormatError("less", "more")

    with pytest.raises(UnwritableError, match="a puzzle of this size"):
        target._replace(loads=refuse).to_text(game)


def test_only_our_own_format_writes_more_clues_than_others_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("shikaku_gui.formats.base.MAX_FOREIGN_CLUES", 1)
    one, two = (SavedGame(Puzzle(1, n, {Cell(0, at): 1 for at in range(n)})) for n in (1, 2))
    assert format_named("grid").loses(one) == ()
    for known in WRITABLE_FORMATS.values():
        expected = () if known is SAVE_FORMAT else (Loss(GamePart.SIZE, fatal=True),)
        assert known.loses(two) == expected


@pytest.mark.parametrize(
    "name",
    [
        "grid",
        "kanpen",
        "kanpen-link",
        "kanpen-xml",
        "janko",
        "pzprv3",
        "sgt",
        "pzpr",
        "pycsp3",
        "csv",
    ],
)
def test_too_many_clues(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = format_named(name)
    text = known.to_text(SavedGame(Puzzle(2, 2, dict.fromkeys(map(Cell, (0, 0, 1), (0, 1, 0)), 2))))
    monkeypatch.setattr("shikaku_gui.formats.base.MAX_FOREIGN_CLUES", 3)
    known.loads(text)
    monkeypatch.setattr("shikaku_gui.formats.base.MAX_FOREIGN_CLUES", 2)
    with pytest.raises(FormatError, match="at most 2"):
        known.loads(text)


DRAWN = SavedGame(
    Puzzle(2, 2, {}), (Fill((Rect(0, 0, 1, 2), Rect(1, 0, 1, 1), Rect(1, 1, 1, 1))),), 1
)


@pytest.mark.parametrize("name", ["kanpen", "kanpen-xml", "pzprv3", "penpa"])
def test_too_many_rectangles(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = format_named(name)
    text = known.to_text(DRAWN)
    monkeypatch.setattr("shikaku_gui.formats.borders.MAX_FOREIGN_CLUES", 3)
    assert len(known.loads(text).rects) == 3
    monkeypatch.setattr("shikaku_gui.formats.borders.MAX_FOREIGN_CLUES", 2)
    with pytest.raises(FormatError, match="rectangles"):
        known.loads(text)
    monkeypatch.setattr("shikaku_gui.formats.base.MAX_FOREIGN_CLUES", 2)
    assert Loss(GamePart.SIZE, fatal=True) in known.loses(DRAWN)


def test_too_many_stretches_between_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    text = format_named("pzprv3").to_text(DRAWN)
    monkeypatch.setattr("shikaku_gui.formats.borders.MAX_RUNS", 2)
    with pytest.raises(FormatError, match="at most 2 stretches"):
        loads(text)


def test_one_puzzle_has_a_limit_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    link = "https://puzz.link/p?shikaku/2/2/4i"
    monkeypatch.setattr("shikaku_gui.formats.base.MAX_FOREIGN_LENGTH", len(link))
    assert len(loads_all(f"{link}\n{link}\n")) == 2
    assert loads(SAVE_FORMAT.to_text(DRAWN)) == DRAWN
    with pytest.raises(FormatError, match="at most 34 characters"):
        loads(link + "/")


@pytest.mark.parametrize(
    ("name", "text"),
    [("characters", "22\n2.\n"), ("sgt-art", "+--+--+\n| 2| 2|\n+--+--+\n| 2   |\n+--+--+\n")],
)
def test_too_many_clues_in_what_is_only_read(
    name: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = format_named(name)
    assert len(known.loads(text).puzzle.clues) == 3
    monkeypatch.setattr("shikaku_gui.formats.base.MAX_FOREIGN_CLUES", 2)
    with pytest.raises(FormatError, match="at most 2"):
        known.loads(text)

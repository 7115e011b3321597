"""Files of pzprjs: lines, empty lines, metadata, links."""

from dataclasses import replace

import pytest

from shikaku_gui.formats import FormatError, GamePart, SavedGame, format_named, loads
from shikaku_gui.model import MAX_TRIALS, Cell, Rect
from tests.formats.samples import DRAWN, GRID, PLAYED, PZPRV3

HEAD = f"pzprv3\nshikaku\n3\n4\n{GRID}"
SIDES = "0 1 0 \n0 1 0 \n0 0 0 \n0 0 0 0 \n1 1 1 1 \n"
TRIAL = f"TrialData(1)\n{GRID}{SIDES}"

FILES = [
    HEAD + SIDES,
    "pzprv3.1\nshikaku\n3\n4\n" + GRID + SIDES,
    "v:x\n" + HEAD + SIDES,
    (HEAD + SIDES).replace("\n", "\r\n"),
    (HEAD + SIDES).replace(" \n", "\n"),
    (HEAD + SIDES).replace(" ", "  "),
    (HEAD + SIDES).replace("\n", "/"),
    HEAD + SIDES.replace("1 0", "2 -1"),
    HEAD + SIDES + "\n" + TRIAL,
    HEAD + SIDES + '\nhistory:{"type":"pzpl","version":1700000000000}\n',
    HEAD + SIDES + "http://pzv.jp/p.html?shikaku/4/3/g4g2h2h4h\n",
    HEAD + SIDES + "\n" + TRIAL + '\ninfo:{"metadata":{}}',
]


@pytest.mark.parametrize("text", FILES, ids=range(len(FILES)))
def test_files(text: str) -> None:
    assert loads(text).puzzle == PLAYED.puzzle
    assert set(loads(text).rects) >= set(DRAWN)


def test_without_lines_nothing_is_drawn() -> None:
    assert loads(HEAD).rects == ()
    assert loads(HEAD + "\n\ninfo:{}").rects == ()


# One-column boards have empty lines where the sides between columns stand.
NARROW = [
    ("3\n1\n3 \n. \n. \n\n\n\n1 \n0 \n", (Rect(0, 0, 1, 1), Rect(1, 0, 2, 1))),
    ("1\n3\n3 . . \n1 0 \n", (Rect(0, 0, 1, 1), Rect(0, 1, 1, 2))),
    ("1\n1\n1 \n\n", (Rect(0, 0, 1, 1),)),
    ("1\n1\n1", (Rect(0, 0, 1, 1),)),
    ("2\n1\n- \n. \n\n\n0 \n", (Rect(0, 0, 2, 1),)),
]


@pytest.mark.parametrize(("text", "rects"), NARROW)
@pytest.mark.parametrize("separator", ["\n", "/"])
def test_narrow_boards(text: str, rects: tuple[Rect, ...], separator: str) -> None:
    whole = ("pzprv3\nshikaku\n" + text).replace("\n", separator)
    assert loads(whole).rects == rects
    again = format_named("pzprv3").to_text(loads(whole))
    assert loads(again).rects == rects


def test_signs_of_clues() -> None:
    clues = loads("pzprv3\nshikaku\n1\n4\n- 0 . 12 \n").puzzle.clues
    assert clues == {Cell(0, 0): None, Cell(0, 1): None, Cell(0, 3): 12}


def test_metadata_keeps_its_slashes() -> None:
    text = format_named("pzprv3").to_text(loads(PZPRV3))
    assert "A/B" not in text
    assert loads(text).puzzle.author == "A/B"
    slashed = loads(text.replace("\n", "/"))
    assert slashed.puzzle == loads(PZPRV3).puzzle
    link = format_named("pzprv3-link").to_text(loads(PZPRV3))
    assert loads(link) == loads(PZPRV3)


def test_metadata_is_written_as_that_program_writes_it() -> None:
    game = SavedGame(replace(PLAYED.puzzle, author="Zoë", source="A book"))
    text = format_named("pzprv3").to_text(game)
    metadata = '{\n "metadata": {\n  "author": "Zoë",\n  "source": "A book"\n }\n}'
    assert text.partition("\ninfo:")[2] == f"{metadata}\n"


def test_difficulty_and_comment_are_kept() -> None:
    puzzle = replace(PLAYED.puzzle, grade="3", rules="Two\n<lines> & / more")
    for name in ("pzprv3", "pzprv3-link", "kanpen-xml"):
        known = format_named(name)
        game = replace(PLAYED, puzzle=puzzle)
        assert not {GamePart.GRADE, GamePart.RULES} & {loss.part for loss in known.loses(game)}
        assert loads(known.to_text(game)).puzzle == puzzle
    odd = '\ninfo:{"metadata": {"hard": 3, "comment": null}}\n'
    assert loads(HEAD + SIDES + odd).puzzle == PLAYED.puzzle


def test_written_as_that_program_writes_it() -> None:
    lined = GRID.replace("\n", " \n")
    assert format_named("pzprv3").to_text(PLAYED) == f"pzprv3\nshikaku\n3\n4\n{lined}{SIDES}"


@pytest.mark.parametrize(
    ("tail", "ignored"),
    [
        ("hello\nworld\n", "'hello'"),
        (TRIAL + "hello\n", "'hello'"),
        ('history:{"a": 1}\nhello\n', "'hello'"),
        ('info:{"metadata": {"author": "A"}}\nhello\n', "'hello'"),
        ('info:{"metadata": {"author": "A}"}} hello\n', "'hello'"),
        ('hello\ninfo:{"metadata": {"author": "A"}}\nworld\n', "'hello'"),
        ("http://puzz.link/p?x\nhello\n", "'hello'"),
        ("information: none\n", "'information: none'"),
        ("history: none\n", "'history: none'"),
        ("x" * 50, "'xxxxxxxxxxxxxxxxxxxxxxxx'..."),
        ("__HISTORY__\n1,2\n", ""),
        ('info:{"metadata": {}}\n \n\n', ""),
        ("http://puzz.link/p?x\n\n", ""),
        (" \n\n", ""),
    ],
)
def test_what_follows_is_ignored_and_told_as_that_program_ignores_it(
    tail: str, ignored: str
) -> None:
    for text in (HEAD + SIDES + tail, HEAD + SIDES + "\n" + tail):
        game = loads(text)
        assert replace(game.puzzle, author="") == PLAYED.puzzle
        assert set(game.rects) >= set(DRAWN)
        assert game.puzzle.author[:1] == ("A" if "author" in tail else "")
        assert game.ignored == ignored


@pytest.mark.parametrize("tail", ["hello/", "info:{}%20hello/", "http:%2F%2Fa/hello"])
def test_what_follows_in_a_link_is_an_error(tail: str) -> None:
    link = format_named("pzprv3-link").to_text(PLAYED)
    with pytest.raises(FormatError, match="the end, or a block of metadata"):
        loads(link + tail)


@pytest.mark.parametrize("tail", ["history:{\n", 'info:{"metadata": {"author": 1}}\nhello\n'])
def test_metadata_that_cannot_be_read_is_an_error(tail: str) -> None:
    with pytest.raises(FormatError, match="in the metadata"):
        loads(HEAD + SIDES + tail)


@pytest.mark.parametrize(
    "tail", [TRIAL, TRIAL + '\ninfo:{"metadata":{"author":"A"}}\n', "TrialData(9)\n"]
)
def test_what_follows_trials_is_read(tail: str) -> None:
    assert loads(HEAD + SIDES + tail).puzzle.author == ("A" if "author" in tail else "")


ROW = "pzprv3\nshikaku\n1\n4\n"
CELLS = "1 1 1 1 \n"


@pytest.mark.parametrize("separator", ["\n", "/"])
def test_states_before_trials_become_trials(separator: str) -> None:
    states = ["0 0 0 ", "1 0 0 ", "1 1 0 ", "1 1 1 "]
    trials = "".join(f"TrialData({at})\n{CELLS}{states[at - 1]}\n" for at in (3, 2, 1))
    text = f"{ROW}{CELLS}{states[3]}\n{trials}\n".replace("\n", separator)
    game = loads(text)
    board = game.board
    assert board.rects == tuple(Rect(0, col, 1, 1) for col in range(4))
    assert [len(trial.start.rects) for trial in board.trials] == [0, 1, 2]
    assert [trial.supposed for trial in board.trials] == [
        *(Rect(0, 0, 1, 1), Rect(0, 1, 1, 1), None)
    ]
    assert game.dropped_trials == 0
    assert loads(format_named("shikaku").to_text(game)).board == board


def test_trials_whose_beginning_is_missing_are_counted() -> None:
    game = loads(f"{ROW}{CELLS}1 1 1 \nTrialData(3)\n{CELLS}1 0 0 \nTrialData(2)")
    assert len(game.board.trials) == 1
    assert len(game.rects) == 4
    assert game.dropped_trials == 2


def test_more_trials_than_can_be_open_are_counted() -> None:
    trials = f"TrialData(1)\n{CELLS}0 0 0 \n" * (MAX_TRIALS + 2)
    game = loads(f"{ROW}{CELLS}1 1 1 \n{trials}")
    assert len(game.board.trials) == MAX_TRIALS
    assert game.dropped_trials == 2


def test_trials_of_too_many_rectangles_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shikaku_gui.formats.borders.MAX_FOREIGN_CLUES", 6)
    trials = f"TrialData(2)\n{CELLS}1 0 0 \nTrialData(1)\n{CELLS}0 0 0 \n"
    game = loads(f"{ROW}{CELLS}1 1 1 \n{trials}")
    assert len(game.board.trials) == 2
    monkeypatch.setattr("shikaku_gui.formats.borders.MAX_FOREIGN_CLUES", 4)
    game = loads(f"{ROW}{CELLS}1 1 1 \n{trials}")
    assert (len(game.board.trials), len(game.rects), game.dropped_trials) == (0, 4, 2)


@pytest.mark.parametrize("blanks", [1, 3, 100_000])
def test_empty_lines_before_metadata_are_skipped(blanks: int) -> None:
    text = HEAD + SIDES + TRIAL + "\n" * blanks + 'info:{"metadata":{"author":"A"}}\n'
    assert loads(text).puzzle.author == "A"

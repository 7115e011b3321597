"""Long texts are read in blocks; every puzzle is found, and errors have their lines."""

import gzip
import io
from collections.abc import Callable

import pytest

from shikaku_gui.formats import (
    WRITABLE_FORMATS,
    FormatError,
    SavedGame,
    StreamedPuzzle,
    UnreadPuzzle,
    loads,
    puzzle_stream,
    stream_puzzles,
)
from shikaku_gui.model import Cell, Puzzle

COUNT = 60
Damage = Callable[[bytes], bytes]


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzle_stream, "BLOCK", 300)


def read(data: bytes) -> list[StreamedPuzzle]:
    return list(stream_puzzles(io.BytesIO(data)))


def game(puzzle: StreamedPuzzle) -> SavedGame:
    if isinstance(puzzle, SavedGame):
        return puzzle
    assert isinstance(puzzle, UnreadPuzzle)
    return puzzle.game()


def written(name: str, between: str) -> bytes:
    puzzles = [Puzzle(2, at, {Cell(1, 0): 2 * at}) for at in range(1, COUNT + 1)]
    texts = [WRITABLE_FORMATS[name].to_text(SavedGame(puzzle)) for puzzle in puzzles]
    return between.join(text.rstrip("\n") + "\n" for text in texts).encode()


@pytest.mark.parametrize("name", WRITABLE_FORMATS)
def test_blocks_divide_no_puzzle(name: str) -> None:
    data = written(name, "\n")
    assert len(data) > 600
    assert [game(puzzle).puzzle.cols for puzzle in read(data)] == [*range(1, COUNT + 1)]
    assert len(read(gzip.compress(data))) == COUNT
    half = data.index(b"\n", len(data) // 2)
    assert len(read(gzip.compress(data[:half]) + gzip.compress(data[half:]) + b"\0\0")) == COUNT


def test_an_error_has_the_line_of_the_whole_text() -> None:
    lines = written("pzpr", "").decode().splitlines()
    lines[40:40] = ["", "# a comment", "2x2:zz"]
    puzzles = read("\n".join(lines).encode())
    assert len(puzzles) == COUNT + 1
    with pytest.raises(FormatError) as caught:
        game(puzzles[40])
    assert (caught.value.line, caught.value.column) == (43, 5)


def test_one_long_puzzle_is_read_whole() -> None:
    text = WRITABLE_FORMATS["grid"].to_text(SavedGame(Puzzle(60, 60, {Cell(0, 0): 3600})))
    assert game(*read(text.encode())).puzzle == loads(text).puzzle
    assert game(*read(text.encode("utf-16"))).puzzle == loads(text).puzzle


def test_values_that_hold_several_puzzles_are_read_too() -> None:
    good, bad = '{"a": {"problem": "1 1\\n1"}, "b": {"problem": "1 2\\n2 -"}}', '{"problem": {}}'
    found = read(f"{good}\n{good}\n{bad}\n".encode())
    assert [type(puzzle) for puzzle in found] == [*[SavedGame] * 4, FormatError]
    assert isinstance(found[-1], FormatError)
    assert found[-1].line == 3


ROWS = '"rows": 1, "cols": 1'
LINES_OF_ONE = (
    f'{{{ROWS}, "grid": [[1]]}}',
    f'{{{ROWS}, "title": "The letter A", "clues": [[0, 0, 1]]}}',
    '{"link": "1x1:1"}',
    '{"nRows": 1, "nCols": 1, "rooms": [{"row": 0, "col": 0, "value": 1}]}',
    f"{{{ROWS}, 'grid': [[1]], }}",
)
OTHER_LINES = (
    ('{"puzzles": [[[1]], [[1]]]}', 2),
    ('{"puz\\u007ales": [[[1]], [[1]]]}', 2),
    ("{\"rows\": 1, 'boards': [[[1]], [[1]]], }", 2),
    (f'[{{{ROWS}, "grid": [[1]]}}, {{{ROWS}, "grid": [[1]]}}]', 2),
    ('{"1x1:1", "1x1:1"}', 2),
    ('{"data": [[1]]}', 1),
    ('{"a": {"problem": "1 1\\n1"}, "b": {"problem": "1 1\\n1"}}', 2),
)


@pytest.mark.parametrize("line", LINES_OF_ONE)
def test_a_line_of_json_with_one_puzzle_is_left_to_be_read(line: str) -> None:
    first, second = read(f"{line}\n{line}\n".encode())
    assert isinstance(first, UnreadPuzzle)
    assert isinstance(second, UnreadPuzzle)
    assert first.game().puzzle.clues == second.game().puzzle.clues == {Cell(0, 0): 1}


@pytest.mark.parametrize(("line", "count"), OTHER_LINES)
def test_the_puzzles_of_other_lines_of_json_are_counted(line: str, count: int) -> None:
    found = read(f"{line}\n{line}\n".encode())
    assert len(found) == 2 * count
    assert all(game(puzzle).puzzle.clues == {Cell(0, 0): 1} for puzzle in found)


def test_an_error_in_a_line_of_json_has_the_line_of_the_whole_text() -> None:
    found = read(f'{LINES_OF_ONE[0]}\n{{{ROWS}, "clues": [[0, 5, 1]]}}\n'.encode())
    with pytest.raises(FormatError, match="line 2, column 38: expected a column from 0 to 0"):
        game(found[1])


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda data: data[:-9], "cut short"),
        (lambda data: data[:20] + b"\xff\xff\xff" + data[23:], "damaged data"),
    ],
)
def test_damaged_packed_data_is_refused(damage: Damage, said: str) -> None:
    with pytest.raises(FormatError, match=said):
        read(damage(gzip.compress(written("pzpr", ""))))
    with pytest.raises(FormatError, match=said):
        loads(damage(gzip.compress(written("pzpr", ""))))


def test_packed_text_is_read_everywhere() -> None:
    assert loads(gzip.compress(b"2x2:4c\n")).puzzle == Puzzle(2, 2, {Cell(0, 0): 4})


def test_a_long_message_stays_one() -> None:
    message = "[20:14] A: https://puzz.link/p?shikaku/2/2/4i\n[20:15] B: thanks\n" * 20
    assert all(game(puzzle).puzzle.area == 4 for puzzle in read(message.encode()))
    assert len(read(message.encode())) == 20

"""Moves as values of JSON, as our save file has them; see docs/file-format.md."""

from collections import Counter
from collections.abc import Collection, Iterable
from itertools import chain
from operator import itemgetter
from typing import TypeAlias

from shikaku_gui.formats.base import MAX_CLUES
from shikaku_gui.formats.json_reader import JsonDocument, Path
from shikaku_gui.formats.rect_json import read_rect, read_rect_rows, read_rects
from shikaku_gui.i18n import N_
from shikaku_gui.model import (
    MAX_TRIALS,
    NO_MARKS,
    BeginTrial,
    Board,
    Clear,
    ClearMarks,
    CrossOut,
    Erase,
    Fill,
    KeepTrial,
    Marks,
    Move,
    Pencil,
    Place,
    Puzzle,
    Rect,
    RejectTrial,
    Restore,
    Unmark,
    apply,
)
from shikaku_gui.texts import error_message, make_message

_Plain: TypeAlias = list[object]

MAX_WORK = 5_000_000
"""The limit on the work of all moves, in rows changed: far more than any game has."""

MAX_TIME = 10**12
"""The latest time of a move, in milliseconds of playing time."""

# The fixed costs of a move and of each rectangle of several, in rows, how many rows of the grid
# that a move leaves unchanged cost as much as a changed one (each board lists all of its rows,
# and a game in progress keeps all boards), and how many comparisons of marks do.
_WORK_OF_MOVE = 50
_WORK_OF_RECT = 4
_UNCHANGED_IN_A_ROW = 6
_COMPARED_IN_A_ROW = 4

_MOVE = make_message(
    N_(
        '["place", rectangle], ["place", rectangle, "hinted"], ["erase", rectangle], '
        '["fill", rectangles], ["clear"] or another move of docs/file-format.md'
    )
)
_BARE: dict[str, Move] = {
    "clear": Clear(),
    "clear marks": ClearMarks(),
    "begin trial": BeginTrial(),
    "keep trial": KeepTrial(),
    "reject trial": RejectTrial(),
}
_NAMES = {type(move): name for name, move in _BARE.items()}


def read_moves(
    data: JsonDocument, puzzle: Puzzle, solved: Board | None = None, solution: tuple[Rect, ...] = ()
) -> tuple[tuple[Move, ...], tuple[int | None, ...]]:
    """Return the moves of a saved game and the time of each, in milliseconds.

    Each move is applied once, to check that it is possible.

    ``solution`` is what a move may fill in without naming its rectangles, and ``solved`` the
    board that has them and no marks.

    Raises:
        FormatError: one is no move or not possible, or all together are too much work.
    """
    moves: list[Move] = []
    times: list[int | None] = []
    board = Board(puzzle)
    work = 0

    def leads(move: Move) -> bool:
        """Tell whether a move leads to the solved board, which takes long to draw again."""
        fills = isinstance(move, Fill) and move.rects is solution
        return fills and board.marks.empty and not board.trials

    if _count_in_rows(data.items("moves")) > MAX_CLUES + MAX_CLUES // 2:
        raise data.error(("moves",), make_message(N_("fewer rectangles in all moves")))
    for index, timed_item in enumerate(data.taken("moves")):
        item, time = split_time(data, ("moves", index), timed_item)
        match item:
            case ["fill solution"] if solved is not None:
                move: Move = Fill(solution)
            case ["fill rows", list()]:
                move = Fill(read_rect_rows(data, ("moves", index, 1), puzzle))
            case _:
                move = read_move(data, ("moves", index), item, puzzle)
        work += work_of(move, board)
        if work > MAX_WORK:
            raise data.error(
                ("moves", index), make_message(N_("fewer or smaller moves: all take too long"))
            )
        try:
            board = solved if solved is not None and leads(move) else apply(board, move)
        except ValueError as error:
            expected = make_message(N_("a possible move ({reason})"), reason=error_message(error))
            raise data.error(("moves", index), expected) from error
        moves.append(move)
        times.append(time)
    return tuple(moves), tuple(times)


def _count_in_rows(items: Iterable[object]) -> int:
    """Return how many rectangles the rows of all moves have, before any of them is read."""
    lists = (
        item[1]
        for item in items
        if isinstance(item, list) and item[:1] == ["fill rows"] and item[1:]
    )
    rows = chain.from_iterable(listed for listed in lists if isinstance(listed, list))
    return sum(len(row) // 3 for row in rows if isinstance(row, list))


def read_move(data: JsonDocument, path: Path, item: object, puzzle: Puzzle) -> Move:
    """Return the move that the item at that path is.

    Raises:
        FormatError: it is none.
    """
    match item:
        case ["place", rect]:
            return Place(read_rect(data, (*path, 1), rect, puzzle))
        case ["place", rect, "hinted"]:
            return Place(read_rect(data, (*path, 1), rect, puzzle), hinted=True)
        case ["erase", rect]:
            return Erase(read_rect(data, (*path, 1), rect, puzzle))
        case ["fill", list()]:
            return Fill(read_rects(data, (*path, 1), puzzle))
        case ["pencil" | "cross out" as name, list(), *rest] if rest in ([], ["hinted"]):
            kind = Pencil if name == "pencil" else CrossOut
            return kind(read_rects(data, (*path, 1), puzzle), hinted=bool(rest))
        case ["unmark", list(), list()]:
            return Unmark(*(read_rects(data, (*path, part), puzzle) for part in (1, 2)))
        case ["restore", dict()]:
            return Restore(_board(data, (*path, 1), puzzle, MAX_TRIALS))
        case [str(name)] if name in _BARE:
            return _BARE[name]
    raise data.error(path, _MOVE)


def split_time(data: JsonDocument, path: Path, item: object) -> tuple[object, int | None]:
    """Return the value of a move without its time, and the time, None if it has none.

    Raises:
        FormatError: the time is out of range.
    """
    if not isinstance(item, list) or len(item) < 2 or type(item[-1]) is not int:
        return item, None
    if not 0 <= item[-1] <= MAX_TIME:
        raise data.error(
            (*path, len(item) - 1), make_message(N_("milliseconds from 0 to {most}"), most=MAX_TIME)
        )
    return item[:-1], item[-1]


def _board(data: JsonDocument, path: Path, puzzle: Puzzle, trials_left: int) -> Board:
    """Read a board; its "trial" is the board at the beginning of the innermost trial."""
    data.check_keys(path, {"rects", "pencilled", "crossed out", "trial", "supposed"})
    rects, pencilled, crossed_out = (
        read_rects(data, (*path, key), puzzle) for key in ("rects", "pencilled", "crossed out")
    )
    if _work_of_all(rects) + _work_of_marks((*pencilled, *crossed_out), NO_MARKS) > MAX_WORK:
        raise data.error(path, make_message(N_("fewer or smaller rectangles: all take too long")))
    board = Board(puzzle)
    if data.has(*path, "trial"):
        if not trials_left:
            raise data.error(
                (*path, "trial"), make_message(N_("at most {most} open trials"), most=MAX_TRIALS)
            )
        start = _board(data, (*path, "trial"), puzzle, trials_left - 1)
        supposed = data.members(*path).get("supposed")
        board = start.in_trial(
            None if supposed is None else read_rect(data, (*path, "supposed"), supposed, puzzle)
        ).unmarked()
    return board.filled(rects).with_marks(pencilled, crossed_out)


def plain_move(move: Move) -> _Plain:
    """Return the move as a value of JSON."""
    match move:
        case Place(rect, hinted):
            plain: _Plain = ["place", rect, *(["hinted"] if hinted else [])]
        case Erase(rect):
            plain = ["erase", rect]
        case Fill(rects):
            plain = ["fill", rects]
        case Pencil(rects, hinted):
            plain = ["pencil", rects, *(["hinted"] if hinted else [])]
        case CrossOut(rects, hinted):
            plain = ["cross out", rects, *(["hinted"] if hinted else [])]
        case Unmark(pencilled, crossed_out):
            plain = ["unmark", pencilled, crossed_out]
        case Restore(board):
            plain = ["restore", plain_board(board)]
        case Clear() | ClearMarks() | BeginTrial() | KeepTrial() | RejectTrial():
            plain = [_NAMES[type(move)]]
    return plain


def plain_timed_move(move: Move, time: int | None) -> _Plain:
    """Return the move with its time, if it has one, as a value of JSON."""
    return plain_move(move) if time is None else [*plain_move(move), time]


def plain_board(board: Board) -> dict[str, object]:
    """Return a board as a value of JSON."""
    plain: dict[str, object] = {
        "rects": board.rects,
        "pencilled": list(board.marks.pencilled),
        "crossed out": list(board.marks.crossed_out),
    }
    if board.trials:
        plain["trial"] = plain_board(board.trials[-1].start)
        plain["supposed"] = board.trials[-1].supposed
    return plain


def needs_version_2(move: Move) -> bool:
    """Tell whether programs that know version 1 of the save file do not know the move."""
    return not isinstance(move, Place | Erase | Fill | Clear)


def work_of(move: Move, board: Board) -> int:
    """Return the work that applying a move to a board takes, in rows of the grid changed."""
    fixed = max(_WORK_OF_MOVE, board.puzzle.rows // _UNCHANGED_IN_A_ROW)
    match move:
        case Place(rect) | Erase(rect):
            work = fixed + rect.height
        case Fill(rects):
            work = fixed + sum(map(itemgetter(2), rects))  # their heights
        case Pencil(rects) | CrossOut(rects):
            work = _work_of_marks(rects, board.marks)
        case Unmark(pencilled, crossed_out):
            work = _work_of_marks((*pencilled, *crossed_out), board.marks)
        case Restore(earlier):
            boards = (earlier, *(trial.start for trial in earlier.trials))
            work = sum(_work_of_all((*each.rects, *chain(*each.marks))) for each in boards)
        case _:
            work = fixed
    return max(work, fixed)


def _work_of_all(rects: Iterable[Rect]) -> int:
    return _WORK_OF_MOVE + sum(_WORK_OF_RECT + rect.height for rect in rects)


def _work_of_marks(rects: Collection[Rect], marks: Marks) -> int:
    """Return the work of marking rectangles: each is compared with all marks in its rows."""
    work = _work_of_all(rects)
    if work > MAX_WORK:
        return work
    new = Counter(row for rect in rects for row in range(rect.row, rect.bottom))
    for row, count in new.items():
        old = sum(len(each.by_row[row]) for each in marks if row < len(each.by_row))
        work += count * (count + old) // _COMPARED_IN_A_ROW
    return work


def count_rects(move: Move) -> int:
    """Return how many rectangles and marks the text of a move has."""
    match move:
        case Fill(rects) | Pencil(rects) | CrossOut(rects):
            return len(rects)
        case Unmark(pencilled, crossed_out):
            return len(pencilled) + len(crossed_out)
        case Restore(board):
            boards = (board, *(trial.start for trial in board.trials))
            return sum(
                4 + len(each.rects) + sum(1 for marks in each.marks for _ in marks)
                for each in boards
            )
    return 1

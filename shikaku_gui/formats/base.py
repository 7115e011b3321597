"""What a format is, what it may refuse, and what it can lose."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from shikaku_gui.formats.saved_game import NO_HINTS, SavedGame
from shikaku_gui.model import Puzzle

MAX_SIDE = 2_000
"""The most rows, and the most columns, that are read."""

MAX_TEXT_BYTES = 64 * 2**20
"""The longest text that is read; longer ones are refused before they are looked at."""

_SHOWN = 24


class FormatError(ValueError):
    """A text cannot be read: where, what was expected there, and what was found.

    ``line`` and ``column`` count from 1 in the text as it was given; both are None where
    no place makes sense. ``str()`` says all of it in one line.

    >>> str(FormatError("a clue or a dot", "'x'", 3, 7))
    "line 3, column 7: expected a clue or a dot, found 'x'"
    """

    def __init__(
        self, expected: str, found: str, line: int | None = None, column: int | None = None
    ) -> None:
        self.expected = expected
        self.found = found
        self.line = line
        self.column = column
        place = "" if line is None else f"line {line}, column {column}: "
        super().__init__(f"{place}expected {expected}, found {found}")

    def __reduce__(self) -> tuple[type["FormatError"], tuple[object, ...]]:
        """Let the error come back from another process, where a pool breaks if it cannot."""
        return FormatError, (self.expected, self.found, self.line, self.column)

    @classmethod
    def at(cls, text: str, offset: int, expected: str, found: str | None = None) -> "FormatError":
        """Return the error for a place in a text; by itself it finds the word that stands there.

        >>> str(FormatError.at("1 2\\n3 x", 6, "a number"))
        "line 2, column 3: expected a number, found 'x'"
        """
        breaks = text.count("\n", 0, offset) + text.count("\r", 0, offset)
        breaks -= text.count("\r\n", 0, offset)
        start = max(text.rfind("\n", 0, offset), text.rfind("\r", 0, offset)) + 1
        return cls(expected, found or _word_at(text, offset), breaks + 1, offset - start + 1)


class SeveralPuzzlesError(FormatError):
    """The text holds several puzzles and none was chosen; ``names`` are theirs, in order."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__("the choice of one puzzle", f"{len(names)} puzzles")
        self.names = names

    def __reduce__(self) -> tuple[type[FormatError], tuple[object, ...]]:
        return SeveralPuzzlesError, (self.names,)


def _word_at(text: str, offset: int) -> str:
    rest = text[offset : offset + 4 * _SHOWN]
    if not rest:
        return "the end of the text"
    if rest[0] in "\r\n":
        return "the end of the line"
    word = rest if rest[0].isspace() else rest.split(maxsplit=1)[0]
    return quoted(word)


def quoted(text: str) -> str:
    """Return the beginning of a text in quotes, fit to be shown in one line."""
    return ascii(text) if len(text) <= _SHOWN else ascii(text[:_SHOWN]) + "..."


class GamePart(Enum):
    """What a saved game can hold, and so what a format carries or loses."""

    UNKNOWN_CLUES = "clues without an area"
    LARGE_AREAS = "areas of this size"
    ONE_CELL = "a grid of one cell"
    PROGRESS = "the rectangles drawn"
    MOVES = "the moves to undo and redo"
    CLOCK = "the time played and the hints used"
    SOLUTION = "the solution"
    TITLE = "the title"
    AUTHOR = "the author"
    SOURCE = "the source"
    GRADE = "the grade"
    RULES = "the text of the rules"


class Loss(NamedTuple):
    """A part of a game that a format cannot carry.

    Where it is ``fatal`` the text would be another puzzle, and writing is refused;
    otherwise the text is written without that part.
    """

    part: GamePart
    fatal: bool = False


class UnwritableError(ValueError):
    """A format cannot write this puzzle at all; ``losses`` tells why."""

    def __init__(self, title: str, losses: tuple[Loss, ...]) -> None:
        self.losses = losses
        parts = ", ".join(loss.part.value for loss in losses)
        super().__init__(f"{title} cannot " + (f"carry {parts}" if parts else "be written"))


class PuzzleSet(NamedTuple):
    """The puzzles of one text: their names, and each by its index from 0.

    ``game`` raises :class:`FormatError` for a puzzle that cannot be read, and for an
    index that is none.
    """

    names: tuple[str, ...]
    game: Callable[[int], SavedGame]


def _nothing(_puzzle: Puzzle) -> tuple[GamePart, ...]:
    return ()


@dataclass(frozen=True)
class Format:
    """One format, in both directions.

    ``name`` is short and stable, ``title`` is for people. ``suffixes`` begin with the one
    to suggest. ``sniff`` tells from the text alone, quickly, whether it is this format:
    the first of the list that says so reads it. ``loads`` raises :class:`FormatError`, for
    any text, and nothing else; ``loads_set`` does so where a text can hold more than one
    puzzle. ``dumps`` is None where the format is only read. ``refuses`` lists what makes
    a puzzle impossible to write.
    """

    name: str
    title: str
    suffixes: tuple[str, ...]
    sniff: Callable[[str], bool]
    loads: Callable[[str], SavedGame]
    dumps: Callable[[SavedGame], str] | None = None
    carries: frozenset[GamePart] = frozenset()
    loads_set: Callable[[str], PuzzleSet] | None = None
    refuses: Callable[[Puzzle], tuple[GamePart, ...]] = _nothing

    def losses(self, game: SavedGame) -> tuple[Loss, ...]:
        """Return what of this game the format cannot carry, the fatal losses first."""
        fatal = tuple(Loss(part, fatal=True) for part in self.refuses(game.puzzle))
        present = [part for part, test in _PRESENT.items() if test(game)]
        return fatal + tuple(Loss(part) for part in present if part not in self.carries)

    def to_text(self, game: SavedGame) -> str:
        """Return the text of the game.

        Raises:
            UnwritableError: a loss is fatal, or the format is only read.
        """
        fatal = tuple(loss for loss in self.losses(game) if loss.fatal)
        if fatal or self.dumps is None:
            raise UnwritableError(self.title, fatal)
        return self.dumps(game)


_PRESENT: dict[GamePart, Callable[[SavedGame], bool]] = {
    GamePart.PROGRESS: lambda game: bool(game.rects),
    GamePart.MOVES: lambda game: len(game.moves) > bool(game.rects),
    GamePart.CLOCK: lambda game: game.seconds > 0 or game.hints != NO_HINTS,
    GamePart.SOLUTION: lambda game: game.solution is not None,
    GamePart.TITLE: lambda game: bool(game.puzzle.title),
    GamePart.AUTHOR: lambda game: bool(game.puzzle.author),
    GamePart.SOURCE: lambda game: bool(game.puzzle.source),
    GamePart.GRADE: lambda game: bool(game.puzzle.grade),
    GamePart.RULES: lambda game: bool(game.puzzle.rules),
}


def without_unknown(puzzle: Puzzle) -> tuple[GamePart, ...]:
    """Refuse a puzzle that has clues without an area: for formats that have no sign for them."""
    return (GamePart.UNKNOWN_CLUES,) if None in puzzle.clues.values() else ()

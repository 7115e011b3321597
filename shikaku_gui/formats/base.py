"""Formats, what they may refuse, and what they can lose."""

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from itertools import islice
from typing import NamedTuple, TypeAlias

from shikaku_gui.formats.line_places import line_and_column
from shikaku_gui.formats.saved_game import NO_HINTS, SavedGame
from shikaku_gui.i18n import N_
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.texts import (
    ExplainedValueError,
    Message,
    Words,
    comma_message,
    make_message,
)

MAX_SIDE = 2_000
"""The largest number of rows, and of columns, that is read."""

MAX_CLUES = 1_000_000
"""The largest number of clues that is read; a million take half of the memory allowed."""

MAX_FOREIGN_CLUES = 200_000
"""The limit on clues, and on rectangles, of all formats but our own: five cells for each clue
of 1000x1000."""

MAX_TEXT_BYTES = 32 * 2**20
"""The longest text that is read; longer ones are refused unparsed."""

BEGINNING = 2**16
"""How many bytes of a large file show whether it may be a puzzle."""

MAX_FOREIGN_LENGTH = 16 * 2**20
"""The longest text of one puzzle, in characters, in all formats but our own and JSON."""

MAX_PUZZLES = 100_000
"""How many puzzles of a text are read, one after the other."""

_SHOWN = 24
_SURELY_READ = 1_000_000
"""A shorter text, in characters, is within the limits of its reader."""


class FormatError(ExplainedValueError):
    """A text cannot be read: where, what was expected there, and what was found.

    ``line`` and ``column`` count from 1 in the text as it was given; both are None for an
    error without a place. ``expected`` and ``found`` are English; ``parts`` are both as they
    were given. ``str()`` returns all of it in one line.

    >>> str(FormatError("a clue or a dot", "'x'", 3, 7))
    "line 3, column 7: expected a clue or a dot, found 'x'"
    """

    def __init__(
        self, expected: Words, found: Words, line: int | None = None, column: int | None = None
    ) -> None:
        self.expected = str(expected)
        self.found = str(found)
        self.parts = expected, found
        self.line = line
        self.column = column
        error = make_message(
            N_("expected {expected}, found {found}"),
            expected=expected,
            found=found,
        )
        if line is not None and column is not None:
            error = make_message(
                N_("line {line}, column {column}: {error}"), line=line, column=column, error=error
            )
        super().__init__(error)

    def __reduce__(self) -> "tuple[type[FormatError], tuple[object, ...]]":
        """Let the error be pickled; a process pool breaks if that fails."""
        return FormatError, (*self.parts, self.line, self.column)

    @classmethod
    def at(
        cls, text: str, offset: int, expected: Words, found: Words | None = None
    ) -> "FormatError":
        """Return the error for a place in a text; ``found`` is by default the word there.

        >>> str(FormatError.at("1 2\\n3 x", 6, "a number"))
        "line 2, column 3: expected a number, found 'x'"
        """
        return cls(expected, found or _word_at(text, offset), *line_and_column(text, offset))

    @classmethod
    def at_end(cls, text: str, expected: Words) -> "FormatError":
        """Return the error for the end of a text, before its last white space."""
        return cls.at(text, len(text.rstrip()), expected)

    def moved(self, line: int, column: int) -> "FormatError":
        """Return the error for a text that begins at a line and a column (from 1) of another.

        >>> str(FormatError("a number", "'x'", 1, 2).moved(5, 3))
        "line 5, column 4: expected a number, found 'x'"
        """
        if self.line is None or self.column is None:
            return self
        own = self.column + (column - 1 if self.line == 1 else 0)
        return FormatError(*self.parts, self.line + line - 1, own)


class SeveralPuzzlesError(FormatError):
    """The text holds several puzzles and none was chosen; ``names`` are theirs, in order."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(
            make_message(N_("the choice of one puzzle")),
            make_message(N_("{count} puzzles"), count=len(names)),
        )
        self.names = names

    def __reduce__(self) -> tuple[type[FormatError], tuple[object, ...]]:
        return SeveralPuzzlesError, (self.names,)


def _word_at(text: str, offset: int) -> Words:
    rest = text[offset : offset + 4 * _SHOWN]
    if not rest:
        return END_OF_TEXT
    if rest[0] in "\r\n":
        return END_OF_LINE
    word = rest if rest[0].isspace() else rest.split(maxsplit=1)[0]
    return quoted(word)


def quoted(text: str) -> str:
    """Return the beginning of a text in quotes and escaped, to be shown in one line."""
    return ascii(text) if len(text) <= _SHOWN else ascii(text[:_SHOWN]) + "..."


def found_word(text: str) -> Words:
    """Return the beginning of a text in quotes, or the word for an empty one."""
    return quoted(text) if text else NOTHING


END_OF_TEXT = make_message(N_("the end of the text"))
END_OF_LINE = make_message(N_("the end of the line"))
NOTHING = make_message(N_("nothing"))
#: Found: more than the limit, which was expected.
MORE = make_message(N_("more"))
ONE_CLUE_PER_CELL = make_message(N_("one clue per cell"))
AT_MOST_ROWS = make_message(N_("at most {most} rows"), most=MAX_SIDE)
AT_MOST_COLUMNS = make_message(N_("at most {most} columns"), most=MAX_SIDE)
AT_MOST_RECTS = make_message(N_("at most {most} rectangles"), most=MAX_FOREIGN_CLUES)
AT_MOST_CLUES = make_message(N_("at most {most} clues"), most=MAX_FOREIGN_CLUES)

# What is expected and what is found, for an error.
TOO_MANY_CLUES = AT_MOST_CLUES, MORE
TOO_MANY_RECTS = AT_MOST_RECTS, MORE
TOO_MANY_PUZZLES = make_message(N_("at most {most} puzzles in a text"), most=MAX_PUZZLES), MORE
TOO_LONG = (
    make_message(N_("a text of at most {most} bytes"), most=MAX_TEXT_BYTES),
    make_message(N_("a longer one")),
)


class GamePart(Enum):
    """A part of a saved game that a format may or may not be able to store."""

    SHAPES = N_("the shapes of clues")
    UNKNOWN_CLUES = N_("clues without an area")
    LARGE_AREAS = N_("areas of this size")
    ONE_CELL = N_("a grid of one cell")
    SIZE = N_("a puzzle of this size")
    UNKNOWN_ELSEWHERE = N_("clues without an area as other programs read them")
    PROGRESS = N_("the rectangles drawn")
    EMPTY_SPACE = N_("that an empty space is not drawn: it will look like a rectangle")
    WIDE_RECTS = N_("rectangles around several clues or around the whole grid")
    MARKS = N_("the marks and trials")
    MOVES = N_("the moves to undo and redo")
    CLOCK = N_("the time played and the hints used")
    SOLUTION = N_("the solution")
    TITLE = N_("the title")
    AUTHOR = N_("the author")
    SOURCE = N_("the source")
    GRADE = N_("the grade")
    RULES = N_("the text of the rules")

    @property
    def message(self) -> Message:
        """The name of the part."""
        return make_message(self.value)


class Loss(NamedTuple):
    """A part of a game that a format cannot store.

    A ``fatal`` loss would change the puzzle, so writing is refused; otherwise the text is
    written without that part. ``clue`` is the first clue concerned, where it is named.
    """

    part: GamePart
    fatal: bool = False
    clue: Cell | None = None

    @property
    def message(self) -> Message:
        """The name of the part, with the place of its clue."""
        if self.clue is None:
            return self.part.message
        return make_message(
            N_("{part} (the first is in row {row}, column {col})"),
            part=self.part.message,
            row=self.clue.row + 1,
            col=self.clue.col + 1,
        )


class UnwritableError(ExplainedValueError):
    """A format cannot write this puzzle at all; ``losses`` are the reasons."""

    def __init__(self, title: str, losses: tuple[Loss, ...]) -> None:
        self.title = title
        self.losses = losses
        parts = [loss.message for loss in losses] or [make_message(N_("this puzzle"))]
        error = make_message(
            N_("{format}: cannot store {parts}"),
            format=make_message(title),
            parts=comma_message(parts),
        )
        super().__init__(error)

    def __reduce__(self) -> "tuple[type[UnwritableError], tuple[object, ...]]":
        return UnwritableError, (self.title, self.losses)


class PuzzleSet(NamedTuple):
    """The puzzles of one text: their names, and a function that reads one by its index from 0."""

    names: tuple[str, ...]
    read: Callable[[int], SavedGame]

    def game(self, index: int) -> SavedGame:
        """Read a puzzle.

        Raises:
            FormatError: it cannot be read, or the index is out of range.
        """
        count = len(self.names)
        if not 0 <= index < count:
            if count == 1:
                raise FormatError("puzzle 0, the only one here", f"the index {index}")
            raise FormatError(f"an index from 0 to {count - 1}", f"{index}")
        return self.read(index)

    def only_game(self) -> SavedGame:
        """Read the only puzzle.

        Raises:
            SeveralPuzzlesError: there are several.
            FormatError: it cannot be read.
        """
        if len(self.names) > 1:
            raise SeveralPuzzlesError(self.names)
        return self.game(0)


Span: TypeAlias = tuple[int, int]
"""The offsets in a text where a puzzle begins and ends."""

Divide: TypeAlias = Callable[[str], Sequence[Span]]


def undivided(text: str) -> Sequence[Span]:
    """Return the text as the span of one puzzle."""
    return ((0, len(text)),)


def spans_between(text: str, found: Iterable[int]) -> Sequence[Span]:
    """Return the spans from each start to the next; what comes before the first belongs to it.

    Raises:
        FormatError: there are too many.
    """
    starts = list(islice(found, MAX_PUZZLES + 1))
    if len(starts) > MAX_PUZZLES:
        raise FormatError.at(text, starts[-1], *TOO_MANY_PUZZLES)
    if len(starts) < 2:
        return undivided(text)
    return list(zip((0, *starts[1:]), (*starts[1:], len(text)), strict=True))


def _refuse_nothing(_puzzle: Puzzle) -> tuple[GamePart, ...]:
    return ()


def _blur_nothing(_game: SavedGame) -> tuple[GamePart, ...]:
    return ()


def _unknown(_text: str) -> bool:
    return False


class Format(NamedTuple):
    """One format, in both directions.

    ``name`` is short and stable, ``title`` is shown to people. The first of ``suffixes`` is
    the suggested one. ``sniff`` tells quickly, from the text alone, whether it is in this
    format; the first format of the list for which it returns True reads the text. ``loads``
    raises :class:`FormatError` and nothing else, for any text. ``divide`` returns where each
    puzzle lies in a text of several, and ``loads_set`` is given where one value of the format
    can hold several; ``holds_one`` tells quickly of most values with one that they have no more.
    ``dumps`` is None where the format is only read.
    ``carries`` are the parts of a game it can store, and ``refuses`` returns what makes a
    puzzle impossible to write, besides shapes where it does not carry them. ``blurs`` returns
    what of a game is written, but not read as it is meant, by this program or another.
    ``a_line_each`` says that puzzles of this format can stand on a line each, and ``in_array``
    that several are an array of JSON; there must be empty lines between others.
    ``takes_any_text`` tells that a text is recognised by its shape alone, so that many are in no
    format. ``check_beginning`` looks at the beginning of a large file that is taken for this
    format because of no word of its own, and raises :class:`FormatError` where it cannot be one.
    ``keeps_limits`` tells that what ``dumps`` writes can always be read; what the others write
    is tried if it is long.
    """

    name: str
    title: str
    suffixes: tuple[str, ...]
    sniff: Callable[[str], bool]
    loads: Callable[[str], SavedGame]
    dumps: Callable[[SavedGame], str] | None = None
    carries: frozenset[GamePart] = frozenset()
    loads_set: Callable[[str], PuzzleSet] | None = None
    holds_one: Callable[[str], bool] = _unknown
    refuses: Callable[[Puzzle], tuple[GamePart, ...]] = _refuse_nothing
    blurs: Callable[[SavedGame], tuple[GamePart, ...]] = _blur_nothing
    divide: Divide = undivided
    a_line_each: bool = False
    in_array: bool = False
    takes_any_text: bool = False
    check_beginning: Callable[[str], object] | None = None
    keeps_limits: bool = False

    def loses(self, game: SavedGame) -> tuple[Loss, ...]:
        """Return the parts of this game that the format cannot store, fatal losses first."""
        fatal = tuple(Loss(part, fatal=True) for part in self.refuses(game.puzzle))
        if game.puzzle.shapes and GamePart.SHAPES not in self.carries:
            fatal = (Loss(GamePart.SHAPES, True, next(iter(game.puzzle.shapes))), *fatal)
        drawn = len(game.rects) if GamePart.PROGRESS in self.carries else 0
        if max(len(game.puzzle.clues), drawn) > MAX_FOREIGN_CLUES and not self.keeps_limits:
            fatal += (Loss(GamePart.SIZE, fatal=True),)
        blurred = () if fatal else tuple(map(Loss, self.blurs(game)))
        others = [part for part in _PRESENT if part not in self.carries]  # some tests take long
        return fatal + blurred + tuple(Loss(part) for part in others if _PRESENT[part](game))

    def to_text(self, game: SavedGame) -> str:
        """Return the text of the game; it can be read back.

        Raises:
            UnwritableError: a loss is fatal, the text could not be read back because it is too
                long, or the format is only read.
        """
        fatal = tuple(loss for loss in self.loses(game) if loss.fatal)
        if fatal or self.dumps is None:
            raise UnwritableError(self.title, fatal)
        text = self.dumps(game)
        if len(text) > _SURELY_READ and not self.keeps_limits and not self._can_be_read(text):
            raise UnwritableError(self.title, (Loss(GamePart.SIZE, fatal=True),))
        return text

    def _can_be_read(self, text: str) -> bool:
        try:
            self.loads(text)
        except FormatError:
            return False
        return len(text.encode()) <= MAX_TEXT_BYTES


_PRESENT: dict[GamePart, Callable[[SavedGame], bool]] = {
    GamePart.PROGRESS: lambda game: bool(game.rects),
    GamePart.MARKS: lambda game: not game.board.marks.empty or bool(game.board.trials),
    GamePart.MOVES: lambda game: len(game.moves) > bool(game.rects),
    GamePart.CLOCK: lambda game: (
        game.seconds > 0
        or game.hints != NO_HINTS
        or game.possible_shown > 0
        or bool(game.times or game.undone or game.hints_taken)
    ),
    GamePart.SOLUTION: lambda game: game.solution is not None,
    GamePart.TITLE: lambda game: bool(game.puzzle.title),
    GamePart.AUTHOR: lambda game: bool(game.puzzle.author),
    GamePart.SOURCE: lambda game: bool(game.puzzle.source),
    GamePart.GRADE: lambda game: bool(game.puzzle.grade),
    GamePart.RULES: lambda game: bool(game.puzzle.rules),
}


def refuse_unknown_areas(puzzle: Puzzle) -> tuple[GamePart, ...]:
    """Refuse clues without an area, in formats that cannot write them."""
    return (GamePart.UNKNOWN_CLUES,) if None in puzzle.clues.values() else ()

"""The contents of a book: chapters of puzzles with their solutions and nudges."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain, count
from typing import NamedTuple

from shikaku_gui import solver
from shikaku_gui.formats import HintDegree, SavedGame
from shikaku_gui.model import Puzzle, Rect
from shikaku_gui.play.book_options import BookOptions, BookPlace
from shikaku_gui.play.hint_words import hint_message
from shikaku_gui.play.unique_solution import UniqueSolution, find_unique_solution
from shikaku_gui.texts import Message

_TECHNIQUES = tuple(solver.Technique)


class NamedGame(NamedTuple):
    """A game for a book, and what messages call it, such as its file."""

    name: str
    game: SavedGame


@dataclass(frozen=True)
class BookPuzzle:
    """A puzzle of a book; ``number`` counts from 1 through the whole book.

    ``answer`` is None where it was not needed. ``nudges`` are for the first step and for the
    hardest one, only one where these are the same. ``name`` is what messages call the puzzle.
    """

    game: SavedGame
    number: int = 1
    answer: UniqueSolution | None = None
    nudges: tuple[Message, ...] = ()
    name: str = ""

    @property
    def solution(self) -> tuple[Rect, ...] | None:
        """The only solution, None where there is none or it was not needed."""
        return None if self.answer is None else self.answer.rects


@dataclass(frozen=True)
class BookChapter:
    """Some puzzles under a title; ``level`` is set where a chapter is one of the grades.

    A book without chapters is one with neither title nor level.
    """

    puzzles: tuple[BookPuzzle, ...]
    title: str = ""
    level: solver.Difficulty | None = None


@dataclass(frozen=True)
class Book:
    """Chapters of puzzles, and how they are printed."""

    chapters: tuple[BookChapter, ...]
    options: BookOptions = field(default_factory=BookOptions)

    @property
    def puzzles(self) -> tuple[BookPuzzle, ...]:
        """All puzzles in their order."""
        return tuple(chain.from_iterable(chapter.puzzles for chapter in self.chapters))

    @property
    def title(self) -> str:
        """The title of the book or of its only puzzle, else the name of the game."""
        titles = [puzzle.game.puzzle.title for puzzle in self.puzzles]
        return self.options.title or (titles[0] if len(titles) == 1 else "") or "Shikaku"


class BookMaker:
    """Finds what a book needs of its puzzles, and remembers it for the next book.

    ``time_limit`` is in seconds for each puzzle.
    """

    def __init__(self, time_limit: float | None = None) -> None:
        self._time_limit = time_limit
        self._answers: dict[Puzzle, UniqueSolution] = {}
        self._levels: dict[Puzzle, solver.Difficulty | None] = {}
        self._nudges: dict[Puzzle, tuple[Message, ...]] = {}

    def make(
        self,
        parts: Sequence[tuple[str, Sequence[NamedGame]]],
        options: BookOptions,
        *,
        stop: solver.Stop | None = None,
        on_done: Callable[[int], None] | None = None,
    ) -> Book:
        """Make a book of chapters, each a title and its games.

        ``on_done`` is called with the number of puzzles done so far.

        Raises:
            CutShortError: it was stopped.
        """
        done = count(1)
        chapters: list[BookChapter] = []
        for title, games in parts:
            puzzles = []
            for each in games:
                puzzles.append(self._prepare(each, options, stop))
                if on_done is not None:
                    on_done(next(done))
            chapters.append(BookChapter(tuple(puzzles), title))
        if options.by_grade:
            chapters = self._chapters_by_level(Book(tuple(chapters)).puzzles)
        number = count(1)
        return Book(
            tuple(
                replace(
                    chapter,
                    puzzles=tuple(replace(each, number=next(number)) for each in chapter.puzzles),
                )
                for chapter in chapters
            ),
            options,
        )

    def _prepare(
        self, named: NamedGame, options: BookOptions, stop: solver.Stop | None
    ) -> BookPuzzle:
        """Return a puzzle with what the options need, and find its level if they need that."""
        _raise_if_stopped(stop)
        puzzle = named.game.puzzle
        hinted = options.hints is not BookPlace.NONE
        solved = hinted or options.solutions is not BookPlace.NONE
        if solved and puzzle not in self._answers:
            found = find_unique_solution(puzzle, time_limit=self._time_limit, stop=stop)
            _raise_if_stopped(stop)
            self._answers[puzzle] = found
        if hinted and puzzle not in self._nudges:
            unique = self._answers[puzzle].rects is not None
            self._nudges[puzzle] = self._find_nudges(puzzle, stop) if unique else ()
        if options.by_grade and puzzle not in self._levels:
            self._levels[puzzle] = self._find_level(puzzle, stop)
        return BookPuzzle(
            named.game,
            answer=self._answers[puzzle] if solved else None,
            nudges=self._nudges[puzzle] if hinted else (),
            name=named.name,
        )

    def _chapters_by_level(self, puzzles: Sequence[BookPuzzle]) -> list[BookChapter]:
        """Divide puzzles by their levels: the easiest first, those without a level last."""
        levels = [self._levels[each.game.puzzle] for each in puzzles]
        return [
            BookChapter(
                tuple(each for each, of in zip(puzzles, levels, strict=True) if of is level),
                level=level,
            )
            for level in (*solver.Difficulty, None)
            if level in levels
        ]

    def _find_level(self, puzzle: Puzzle, stop: solver.Stop | None) -> solver.Difficulty | None:
        """Return the level that the file says, else the one found, None where there is none."""
        stated = puzzle.grade.lower()
        for level in solver.Difficulty:
            if stated == level.value:
                return level
        control = solver.Control(self._time_limit, stop)
        try:
            graded = solver.grade(puzzle, stop=control.is_over)
        except solver.CutShortError:
            _raise_if_stopped(stop)
            return None
        return solver.Difficulty(graded.grade) if graded.human_solvable else None

    def _find_nudges(self, puzzle: Puzzle, stop: solver.Stop | None) -> tuple[Message, ...]:
        """Return nudges for the first step and for the first of the hardest ones."""
        control = solver.Control(self._time_limit, stop)
        try:
            steps = solver.explain(puzzle, stop=control.is_over)
        except solver.CutShortError:
            _raise_if_stopped(stop)
            return ()
        ranked = [(_TECHNIQUES.index(step.technique), step) for step in steps if step.technique]
        if not ranked:
            return ()
        _rank, hardest = max(ranked, key=lambda each: each[0])
        first = ranked[0][1]
        chosen = [first] if hardest is first else [first, hardest]
        return tuple(hint_message(step, HintDegree.NUDGE) for step in chosen)


def _raise_if_stopped(stop: solver.Stop | None) -> None:
    """Tell a stop from a time limit, which only leaves something out.

    Raises:
        CutShortError: it was stopped.
    """
    if stop is not None and stop():
        raise solver.CutShortError

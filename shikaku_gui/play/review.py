"""The review of a game: the moments worth another look, and what could have been seen there."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise
from math import inf
from statistics import median
from typing import TypeAlias

from shikaku_gui.formats import HintDegree, SavedGame
from shikaku_gui.model import Board, Cell, Fill, Rect, Restore, check_rect, is_solved
from shikaku_gui.play.course_of_game import PlayedMove, ShownHint, game_course
from shikaku_gui.solver import HINT_SEARCH_SECONDS, Answer, CutShortError, Hint, Stop, next_hint

LONG_PAUSE_MEDIANS = 3
"""A pause is long if it takes more than this many times the player's median in the game."""

LEAST_LONG_PAUSE = 10_000
"""The shortest pause that counts as long, in milliseconds."""

LEAST_PAUSES = 5
"""With fewer pauses than this, none counts as long."""

MAX_MOMENTS = 100
"""The most moments of a review: those that took longest."""

_Pause: TypeAlias = tuple[int, int, PlayedMove | ShownHint]
"""When a pause began and ended, and the act that ended it."""


class MomentKind(Enum):
    """Why a moment of a game is worth another look."""

    WRONG = "a wrong rectangle"
    HINT = "a hint"
    PAUSE = "a long pause"


@dataclass(frozen=True)
class Moment:
    """A moment of a game, and the board as it was before the player acted.

    ``at`` is when it began and ``milliseconds`` how long it took, in playing time: for a wrong
    rectangle, how long it was on the board; for a hint or a pause, how long no move was made
    before. ``rect`` is what was drawn then, if anything. ``degree`` is the most that was shown
    of a hint. ``board`` has no wrong rectangle and nothing that was only supposed.
    """

    kind: MomentKind
    at: int
    milliseconds: int
    board: Board
    rect: Rect | None = None
    degree: HintDegree | None = None


@dataclass(frozen=True)
class GameReview:
    """The findings of a review.

    ``answer`` is what is known of the puzzle's solutions. ``median_pause`` is the median time
    between two moves, None if there were too few, and ``wrong_milliseconds`` the time during
    which a wrong rectangle was on the board. ``timed`` is whether any move has a time.
    """

    answer: Answer
    moments: tuple[Moment, ...]
    median_pause: float | None
    wrong_milliseconds: int
    timed: bool


def review_game(game: SavedGame, stop: Stop | None = None) -> GameReview:
    """Find the moments of a game that are worth another look, in the order of time.

    These are rectangles that are not in the solution, hints, and pauses of more than three
    times the player's median. A rectangle that breaks a rule counts only if it stayed for as
    long as a long pause, since the board shows what is wrong with it.

    Raises:
        CutShortError: it was stopped.
    """
    answer = Answer.for_hints(game.puzzle, stop=stop, time_limit=HINT_SEARCH_SECONDS)
    return _Reviewer(game, answer, stop).review()


def long_pause(typical: float) -> float:
    """Return from how many milliseconds on a pause is long, for a median of that length."""
    return max(LONG_PAUSE_MEDIANS * typical, LEAST_LONG_PAUSE)


def moment_hint(moment: Moment, answer: Answer, stop: Stop | None = None) -> Hint | None:
    """Return the easiest hint there was in a moment, near what the player drew then.

    Raises:
        CutShortError: it was stopped.
    """
    rect = moment.rect
    near = None
    if rect is not None:
        near = Cell(rect.row + rect.height // 2, rect.col + rect.width // 2)
    return next_hint(moment.board, near=near, answer=answer, stop=stop)


class _Reviewer:
    """Goes through a game once."""

    def __init__(self, game: SavedGame, answer: Answer, stop: Stop | None) -> None:
        self._game = game
        self._answer = answer
        self._stop = stop
        self._solution = None if answer.solution is None else frozenset(answer.solution)
        if answer.solution is None and answer.unique is None and is_solved(game.board):
            self._solution = frozenset(game.board.rects)  # not known to be the only one
        self._judged: dict[Rect, bool] = {}

    def review(self) -> GameReview:
        moves, shown = self._moves_and_hints()
        timed = any(move.at is not None for move in moves)
        pauses = [*_pauses(moves, shown)] if timed else []
        lengths = [end - start for start, end, _ in pauses]
        typical = median(lengths) if len(lengths) >= LEAST_PAUSES else None
        wrong = [*self._wrong_moments(moves)]
        moments = [
            *self._noticed_late(wrong, typical),
            *self._hint_and_pause_moments(pauses, typical, wrong),
        ]
        longest = sorted(moments, key=lambda moment: -moment.milliseconds)[:MAX_MOMENTS]
        once = _each_once(map(self._without_mistakes, longest))
        return GameReview(
            self._answer,
            tuple(sorted(once, key=lambda moment: moment.at)),
            typical,
            _total_length((moment.at, moment.at + moment.milliseconds) for moment in wrong),
            timed,
        )

    def _moves_and_hints(self) -> tuple[list[PlayedMove], list[ShownHint]]:
        """Return the moves that were made and the hints that were shown."""
        moves: list[PlayedMove] = []
        shown: list[ShownHint] = []
        for event in game_course(self._game):
            if self._stop is not None and self._stop():
                raise CutShortError
            if isinstance(event, PlayedMove):
                moves.append(event)
            else:
                shown.append(event)
        return moves, shown

    def _noticed_late(self, wrong: Iterable[Moment], typical: float | None) -> Iterator[Moment]:
        """Yield the wrong rectangles that the board did not show, or that stayed for long."""
        limit = long_pause(typical or 0)
        for moment in wrong:
            rect = moment.rect
            legal = rect is not None and check_rect(self._game.puzzle, rect) is None
            if legal or moment.milliseconds > limit:
                yield moment

    def _hint_and_pause_moments(
        self, pauses: Iterable[_Pause], typical: float | None, wrong: Sequence[Moment]
    ) -> Iterator[Moment]:
        """Yield a moment for each hint, and for each long pause where a typical one is known.

        A hint that only named a technique to find ends a pause, but is no moment of its own.
        The pause before a move that draws or removes something wrong is part of that moment.
        """
        limit = inf if typical is None else long_pause(typical)
        for start, end, event in pauses:
            if isinstance(event, ShownHint):
                hint = event.hint
                at = hint.at - (end - start)
                if hint.degree is not HintDegree.FIND:
                    yield Moment(MomentKind.HINT, at, end - start, event.board, degree=hint.degree)
                elif end - start > limit:
                    yield Moment(MomentKind.PAUSE, at, end - start, event.board)
                continue
            gone, new = event.after.changes(event.before)
            if end - start > limit and not any(one.rect in gone | new for one in wrong):
                rect = next(iter(new)) if len(new) == 1 else None
                yield Moment(MomentKind.PAUSE, start, end - start, event.before, rect)

    def _wrong_moments(self, moves: Iterable[PlayedMove]) -> Iterator[Moment]:
        """Yield a moment for each wrong rectangle that the player drew at a known time."""
        on_board: dict[Rect, PlayedMove] = {}
        for move in moves:
            gone, new = move.after.outside_trials().changes(move.before.outside_trials())
            for rect in gone & on_board.keys():
                yield from _wrong_moment(on_board.pop(rect), rect, move.at)
            if move.move is not None and not isinstance(move.move, Fill | Restore):
                on_board |= {rect: move for rect in new if self._is_wrong(rect)}
        end = round(self._game.seconds * 1000)
        for rect, move in on_board.items():
            yield from _wrong_moment(move, rect, end)

    def _is_wrong(self, rect: Rect) -> bool:
        if rect not in self._judged:
            if self._solution is not None:
                wrong = rect not in self._solution
            else:
                broken = check_rect(self._game.puzzle, rect) is not None
                wrong = broken or bool(self._answer.wrong((rect,), self._stop))
            self._judged[rect] = wrong
        return self._judged[rect]

    def _without_mistakes(self, moment: Moment) -> Moment:
        """Return the moment with a board that has nothing wrong and nothing supposed."""
        board = moment.board.outside_trials()
        wrong = [rect for rect in board.rects if self._is_wrong(rect)]
        right = Board(board.puzzle, set(board.rects) - set(wrong), board.marks) if wrong else board
        for mark in self._answer.wrong_marks(right, right.rects, self._stop):
            right = right.without_marks(mark.pencilled, mark.crossed_out)
        return replace(moment, board=right)


def _each_once(moments: Iterable[Moment]) -> list[Moment]:
    """Return the moments, of those that show the same only one: a mistake, or else the longest.

    Those on one board show the same, unless the player drew different wrong rectangles.
    """
    kept: list[Moment] = []
    for moment in sorted(moments, key=lambda moment: moment.kind is not MomentKind.WRONG):
        mistake = moment.rect if moment.kind is MomentKind.WRONG else None
        if not any(
            one.board == moment.board and (mistake is None or one.rect == mistake) for one in kept
        ):
            kept.append(moment)
    return kept


def _wrong_moment(drawn: PlayedMove, rect: Rect, end: int | None) -> Iterator[Moment]:
    """Yield the moment in which a wrong rectangle was drawn, if it is known when that was."""
    if drawn.at is not None:
        length = max((drawn.at if end is None else end) - drawn.at, 0)
        yield Moment(MomentKind.WRONG, drawn.at, length, drawn.before, rect)


def _pauses(moves: Iterable[PlayedMove], shown: Iterable[ShownHint]) -> Iterator[_Pause]:
    """Yield the times between two acts, and the act that ended each.

    The first act has no pause before it: that is when the player looks at the puzzle. Of hints
    on one board in a row, the first counts, with the most that was shown. From a hint to the next
    move on its board there is none either: the player reads the hint.
    """
    timed: list[tuple[int, PlayedMove | ShownHint]] = [
        (move.at, move) for move in moves if move.at is not None and move.move is not None
    ]
    timed += [(each.hint.at, each) for each in shown]
    timed.sort(key=lambda each: each[0])
    acts: list[tuple[int, PlayedMove | ShownHint]] = []
    for at, event in timed:
        last = acts[-1][1] if acts else None
        match last, event:
            case ShownHint(), ShownHint() if last.board == event.board:
                acts[-1] = (acts[-1][0], _furthest(last, event))
            case _:
                acts.append((at, event))
    if acts and isinstance(acts[0][1], ShownHint):
        yield acts[0][0], acts[0][0], acts[0][1]
    for (start, before), (end, event) in pairwise(acts):
        match before, event:
            case ShownHint(), PlayedMove() if before.board == event.before:
                pass
            case _:
                yield start, end, event


def _furthest(one: ShownHint, other: ShownHint) -> ShownHint:
    """Return the first of two hints, with the higher of their degrees."""
    degree = max(one.hint.degree, other.hint.degree, key=lambda degree: degree.rank)
    return ShownHint(one.hint._replace(degree=degree), one.board)


def _total_length(spans: Iterable[tuple[int, int]]) -> int:
    """Return how long spans of time are together, without counting overlaps twice."""
    total = reached = 0
    for start, end in sorted(spans):
        total += max(end - max(start, reached), 0)
        reached = max(reached, end)
    return total

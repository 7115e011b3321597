"""One function over many items, on any executor; the results come in the order of the items.

Only a few items are under way at a time, so memory stays the same for a million. Nothing
here knows what the work is, nor where it is done: in this process, in several
(:mod:`shikaku_gui.cli.processes`), or on a cluster (:mod:`shikaku_gui.cli.cluster`).
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, wait
from functools import partial
from time import monotonic
from typing import Any, Generic, ParamSpec, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")
_Args = ParamSpec("_Args")

_POLL_SECONDS = 0.1
_MOST_BREAKS = 5

LITTLE = 4_000
"""What small items weigh together at most, to be handed over in a group: handing over takes
about 1 ms of processor time, the work on so many cells of puzzles some 50 ms."""
_LARGEST_GROUP = 16

SOON = 0.2
"""Seconds. When the work on a group has taken so long, what is done of it is not kept waiting
for the rest."""


def _never() -> bool:
    return False


def _alone(_item: object) -> int:
    return LITTLE


class Inline(Executor):
    """Does the work at once, in this thread."""

    def submit(
        self, fn: Callable[_Args, Result], /, *args: _Args.args, **kwargs: _Args.kwargs
    ) -> Future[Result]:
        """Call the function and return its result as a future; what it raises is raised here."""
        future: Future[Result] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class Batch(Generic[Item, Result]):
    """Work on items that is done by an executor, at most ``in_flight`` groups at a time.

    ``weigh`` says what an item costs, with :data:`LITTLE` for one that is worth to be handed
    over alone, as all are by default; small ones that follow one another go in groups. Once
    ``stopping`` says so, nothing is begun any more; what is under way is finished, and handed
    out up to the first item that was not begun. ``reopen`` returns a new executor in the
    place of one that broke, as a pool does when one of its processes is killed: what was
    under way is done again.
    """

    def __init__(
        self,
        executor: Executor,
        work: Callable[[Item], Result],
        *,
        in_flight: int,
        weigh: Callable[[Item], int] = _alone,
        stopping: Callable[[], bool] = _never,
        reopen: Callable[[], Executor] | None = None,
    ) -> None:
        self._executor = executor
        self._work = partial(_done_soon, work)
        self._in_flight = in_flight
        self._weigh = weigh
        self._stopping = stopping
        self._reopen = reopen
        self._waiting: deque[tuple[tuple[Item, ...], Future[list[Result]] | None]] = deque()
        self._breaks = 0

    def results(self, items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        """Yield each item with its result, in their order; each just once.

        Raises:
            BrokenExecutor: the executor broke, or dropped what it was given; again and again
                where it can be reopened.
            Exception: whatever the work raised.
        """
        rest = _grouped(items, self._weigh)
        while True:
            self._fill(rest)
            if not self._waiting:
                return
            try:
                done = self._first_done()
            except BrokenExecutor as error:
                self._mend(error)
                continue
            if done is None:
                return
            self._breaks = 0
            yield from self._taken(done.result())

    def finished(self) -> Iterator[tuple[Item, Result]]:
        """Yield what is done behind an item which the executor was lost for."""
        while self._waiting:
            group, future = self._waiting.popleft()
            if future is not None and not (future.cancelled() or _lost(future)):
                yield from zip(group, future.result(), strict=False)

    def _taken(self, results: list[Result]) -> Iterator[tuple[Item, Result]]:
        """Yield the first group with its results; what is not done of it waits item by item."""
        group, _ = self._waiting.popleft()
        self._waiting.extendleft(((item,), None) for item in reversed(group[len(results) :]))
        yield from zip(group, results, strict=False)

    def _fill(self, rest: Iterator[tuple[Item, ...]]) -> None:
        """Give the executor work; what it has not, or would not take, is given to it first."""
        if self._stopping():
            return
        for at, (group, future) in enumerate(self._waiting):
            if future is None:
                self._waiting[at] = (group, self._submit(group))
        while len(self._waiting) < self._in_flight and not self._stopping():
            try:
                group = next(rest)
            except StopIteration:
                return
            self._waiting.append((group, self._submit(group)))

    def _submit(self, group: tuple[Item, ...]) -> "Future[list[Result]] | None":
        try:
            return self._executor.submit(self._work, group)
        except BrokenExecutor:
            return None

    def _first_done(self) -> "Future[list[Result]] | None":
        """Wait for the first group; return None where it was not begun before the stop.

        Raises:
            BrokenExecutor: the executor broke, or dropped the group though nobody asked it to.
        """
        future = self._waiting[0][1]
        if future is None:
            if self._stopping():
                return None
            raise BrokenExecutor("what does the work takes on no more")
        while not future.done():
            wait([future], timeout=_POLL_SECONDS)
            if self._stopping():
                self._cancel()
        if future.cancelled():
            if not self._stopping():
                raise BrokenExecutor("what does the work was lost before it was done")
            return None
        error = future.exception()
        if isinstance(error, BrokenExecutor):
            raise error
        return future

    def _cancel(self) -> None:
        """Drop what was not begun, the last first: it would be begun last."""
        for _, future in reversed(self._waiting):
            if future is not None:
                future.cancel()

    def _mend(self, error: BrokenExecutor) -> None:
        """Put a new executor in the place of a broken one.

        What was lost is given to it item by item, so that one which ends its process each
        time is alone with that.

        Raises:
            BrokenExecutor: there is none, or it has broken too often.
        """
        if self._reopen is None:
            raise error
        self._breaks += 1
        if self._breaks > _MOST_BREAKS:
            raise BrokenExecutor(
                "the processes that do the work end before it is done, again and again; "
                "perhaps there is too little memory, and fewer of them (--jobs) will do"
            )
        self._executor = self._reopen()
        before, self._waiting = self._waiting, deque()
        for group, future in before:
            if future is None or _lost(future):
                self._waiting.extend(((item,), None) for item in group)
            else:
                self._waiting.append((group, future))


def _lost(future: "Future[Any]") -> bool:
    """Tell whether a future has no result because its executor broke."""
    if future.cancelled():
        return False
    return not future.done() or isinstance(future.exception(), BrokenExecutor)


def _grouped(items: Iterable[Item], weigh: Callable[[Item], int]) -> Iterator[tuple[Item, ...]]:
    """Yield the items in groups of small ones."""
    group: list[Item] = []
    total = 0
    for item in items:
        weight = weigh(item)
        if group and (total + weight > LITTLE or len(group) == _LARGEST_GROUP):
            yield tuple(group)
            group, total = [], 0
        group.append(item)
        total += weight
    if group:
        yield tuple(group)


def _done_soon(work: Callable[[Item], Result], group: tuple[Item, ...]) -> list[Result]:
    """Do the work on the first item, and on those after it for which there is time."""
    ends = monotonic() + SOON
    results = [work(group[0])]
    for item in group[1:]:
        if monotonic() > ends:
            break
        results.append(work(item))
    return results

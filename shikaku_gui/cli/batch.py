"""One function over many items, on any executor; the results come in the order of the items.

Only a few items are under way at a time, so memory stays the same for a million. Nothing
here knows what the work is, nor where it is done: in this process, in several
(:mod:`shikaku_gui.cli.processes`), or on a cluster (:mod:`shikaku_gui.cli.dask_cluster`).
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from functools import partial
from time import monotonic
from typing import Any, Generic, ParamSpec, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")
_Args = ParamSpec("_Args")

_POLL_SECONDS = 0.1
_MOST_BREAKS = 5
# While the first of so many groups for each under way takes long, those behind it are begun.
_WINDOW = 2

LITTLE = 4_000
"""What small items weigh together at most, to be handed over in a group: handing over takes
about 1 ms of processor time, the work on so many cells of puzzles some 50 ms."""
_LARGEST_GROUP = 16

SOON = 0.2
"""Seconds. When the work on a group has taken so long, what is done of it is not kept waiting
for the rest."""

_LOST = "what does the work was lost before it was done"


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
    out up to the first item that was not begun. ``lost`` says that the executor will do no
    more of what is under way, where that is not told by it. ``reopen`` returns a new executor
    in the place of one that broke, as a pool does when one of its processes is killed: what
    was under way is done again.
    """

    def __init__(
        self,
        executor: Executor,
        work: Callable[[Item], Result],
        *,
        in_flight: int,
        weigh: Callable[[Item], int] = _alone,
        stopping: Callable[[], bool] = _never,
        lost: Callable[[], bool] = _never,
        reopen: Callable[[], Executor] | None = None,
    ) -> None:
        self._executor = executor
        self._work = partial(_done_soon, work)
        self._in_flight = in_flight
        self._weigh = weigh
        self._stopping = stopping
        self._lost = lost
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
            first = self._waiting[0][1]
            if first is None and self._stopping():
                return
            if first is None or not first.done():
                under_way = self._under_way()
                ended, _ = wait(under_way, timeout=_POLL_SECONDS, return_when=FIRST_COMPLETED)
                if not ended and self._lost():
                    raise BrokenExecutor(_LOST)
            elif (broken := _broken(first)) is not None:
                self._mend(broken)
            else:
                self._breaks = 0
                yield from self._taken(first.result())

    def finished(self) -> Iterator[tuple[Item, Result]]:
        """Yield what is done behind an item which the executor was lost for, however that ended."""
        while self._waiting:
            group, future = self._waiting.popleft()
            if future is not None and _is_answered(future):
                yield from zip(group, future.result(), strict=False)

    def _taken(self, results: list[Result]) -> Iterator[tuple[Item, Result]]:
        """Yield the first group with its results; what is not done of it waits item by item."""
        group, _ = self._waiting.popleft()
        self._waiting.extendleft(((item,), None) for item in reversed(group[len(results) :]))
        yield from zip(group, results, strict=False)

    def _under_way(self) -> list["Future[list[Result]]"]:
        """Return what the executor was given and has not done."""
        given = (future for _, future in self._waiting if future is not None)
        return [future for future in given if not future.done()]

    def _fill(self, rest: Iterator[tuple[Item, ...]]) -> None:
        """Give the executor work, unless there is something to be handed out before."""
        room = self._in_flight - len(self._under_way())
        for at in range(max(_WINDOW * self._in_flight, len(self._waiting))):
            if room == 0 or self._stopping() or self._is_first_done():
                return
            if at == len(self._waiting):
                following = next(rest, None)
                if following is None:
                    return
                self._waiting.append((following, None))
            group, future = self._waiting[at]
            if future is None:
                future = self._submit(group)
                self._waiting[at] = (group, future)
                room -= not future.done()

    def _is_first_done(self) -> bool:
        future = self._waiting[0][1] if self._waiting else None
        return future is not None and future.done()

    def _submit(self, group: tuple[Item, ...]) -> "Future[list[Result]]":
        try:
            return self._executor.submit(self._work, group)
        except BrokenExecutor as error:
            refused: Future[list[Result]] = Future()
            refused.set_exception(error)
            return refused

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
            if error.__cause__ is not None:  # it says why
                raise error
            raise BrokenExecutor(
                "the processes that do the work end before it is done, again and again; "
                "perhaps there is too little memory, and fewer of them (--jobs) will do"
            )
        self._executor = self._reopen()
        before, self._waiting = self._waiting, deque()
        for group, future in before:
            if future is None or not future.done() or _broken(future) is not None:
                self._waiting.extend(((item,), None) for item in group)
            else:
                self._waiting.append((group, future))


def _broken(future: "Future[Any]") -> BrokenExecutor | None:
    """Return why the executor has lost work that is no longer under way; None if it has not."""
    if future.cancelled():  # nobody here does that
        return BrokenExecutor(_LOST)
    error = future.exception()
    return error if isinstance(error, BrokenExecutor) else None


def _is_answered(future: "Future[Any]") -> bool:
    return future.done() and not future.cancelled() and future.exception() is None


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

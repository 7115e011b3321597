"""One function over many items, on any executor; the results come in the order of the items.

Only a few items are in flight at a time, so memory use does not depend on their number. The
executor may run the work in this process, in several
(:mod:`shikaku_gui.cli.process_pool`), or on a cluster (:mod:`shikaku_gui.cli.dask_cluster`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from functools import partial
from time import monotonic
from typing import Any, Generic, ParamSpec

from shikaku_gui.cli.work_groups import GROUP_SECONDS, GROUP_WEIGHT, Item, Result
from shikaku_gui.i18n import N_, _

_Args = ParamSpec("_Args")

_POLL_SECONDS = 0.1
_MAX_BREAKS = 5
# Groups that may be waiting for the first one to finish, per group in flight.
_WINDOW = 2

_LARGEST_GROUP = 16

_WORKER_LOST = N_("a worker died before finishing")


def _never() -> bool:
    return False


class InlineExecutor(Executor):
    """Runs the work at once, in this thread."""

    def submit(
        self, fn: Callable[_Args, Result], /, *args: _Args.args, **kwargs: _Args.kwargs
    ) -> Future[Result]:
        """Call the function and return its result as a future; what it raises is raised here."""
        future: Future[Result] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class Batch(Generic[Item, Result]):
    """Work on items that an executor does, at most ``in_flight`` groups of items at a time.

    ``in_flight`` may be a function, for a number that changes.
    ``weigh`` returns the cost of an item. Consecutive items are grouped up to a total of
    :data:`GROUP_WEIGHT`, which by default is the weight of each. Once ``stopping`` returns
    True nothing new is submitted; work in flight is finished, and results are yielded up to
    the first item that was not submitted. ``disconnected`` tells whether futures in flight
    will never complete, where the executor itself does not report that; ``stranded``, whether
    at present nobody works on them: then ``stopping`` does not wait for them. ``reopen`` returns a
    new executor in place of a broken one, such as a pool with a killed process; the lost work
    is submitted again.
    """

    def __init__(
        self,
        executor: Executor,
        work: Callable[[Item], Result],
        *,
        in_flight: int | Callable[[], int],
        weigh: Callable[[Item], int] = lambda _item: GROUP_WEIGHT,
        stopping: Callable[[], bool] = _never,
        disconnected: Callable[[], bool] = _never,
        stranded: Callable[[], bool] = _never,
        reopen: Callable[[], Executor] | None = None,
    ) -> None:
        self._executor = executor
        self._work = partial(_work_on_group, work)
        self._in_flight = in_flight if callable(in_flight) else lambda: in_flight
        self._weigh = weigh
        self._stopping = stopping
        self._disconnected = disconnected
        self._stranded = stranded
        self._reopen = reopen
        self._waiting: deque[tuple[tuple[Item, ...], Future[list[Result]] | None]] = deque()
        self._breaks = 0

    def results(self, items: Iterable[Item]) -> Iterator[tuple[Item, Result]]:
        """Yield each item with its result, in order, once.

        Raises:
            BrokenExecutor: the executor broke, or broke repeatedly where it can be reopened.
            Exception: whatever the work raised.
        """
        groups = _groups(items, self._weigh)
        while True:
            self._fill(groups)
            if not self._waiting:
                return
            first = self._waiting[0][1]
            if first is None and self._stopping():
                return
            if first is None or not first.done():
                in_flight = self._in_flight_futures()
                ended, _pending = wait(
                    in_flight, timeout=_POLL_SECONDS, return_when=FIRST_COMPLETED
                )
                if not ended and self._disconnected():
                    raise BrokenExecutor(_(_WORKER_LOST))
                if not ended and self._stranded() and self._stopping():
                    return
            elif (broken := _broken(first)) is not None:
                self._replace_executor(broken)
            else:
                self._breaks = 0
                yield from self._take_first(first.result())

    def finished(self) -> Iterator[tuple[Item, Result]]:
        """Yield the results that are complete after the executor was lost, in order."""
        while self._waiting:
            group, future = self._waiting.popleft()
            if future is None or not future.done() or future.cancelled():
                continue
            if future.exception() is None:
                yield from zip(group, future.result(), strict=False)

    def _take_first(self, results: list[Result]) -> Iterator[tuple[Item, Result]]:
        """Yield the first group with its results; its unfinished items wait one by one."""
        group, _future = self._waiting.popleft()
        self._waiting.extendleft(((item,), None) for item in reversed(group[len(results) :]))
        yield from zip(group, results, strict=False)

    def _in_flight_futures(self) -> list[Future[list[Result]]]:
        submitted = (future for _, future in self._waiting if future is not None)
        return [future for future in submitted if not future.done()]

    def _fill(self, groups: Iterator[tuple[Item, ...]]) -> None:
        """Submit work, unless there is a result to yield first."""
        limit = self._in_flight()
        room = limit - len(self._in_flight_futures())
        for at in range(max(_WINDOW * limit, len(self._waiting))):
            if room <= 0 or self._stopping() or self._is_first_done():
                return
            if at == len(self._waiting):
                following = next(groups, None)
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

    def _submit(self, group: tuple[Item, ...]) -> Future[list[Result]]:
        try:
            return self._executor.submit(self._work, group)
        except BrokenExecutor as error:
            refused: Future[list[Result]] = Future()
            refused.set_exception(error)
            return refused

    def _replace_executor(self, error: BrokenExecutor) -> None:
        """Replace a broken executor.

        Lost items are submitted one by one, so that an item that kills its process takes
        no others with it.

        Raises:
            BrokenExecutor: it cannot be replaced, or has broken too often.
        """
        if self._reopen is None:
            raise error
        self._breaks += 1
        if self._breaks > _MAX_BREAKS:
            if error.__cause__ is not None:  # which says why
                raise error
            raise BrokenExecutor(
                _("worker processes keep crashing; if memory is short, use fewer of them (--jobs)")
            )
        self._executor = self._reopen()
        before, self._waiting = self._waiting, deque()
        for group, future in before:
            if future is None or not future.done() or _broken(future) is not None:
                self._waiting.extend(((item,), None) for item in group)
            else:
                self._waiting.append((group, future))


def _broken(future: Future[Any]) -> BrokenExecutor | None:
    """Return the error of an executor that lost this work; None where it did not."""
    if future.cancelled():  # only by the executor
        return BrokenExecutor(_(_WORKER_LOST))
    error = future.exception()
    return error if isinstance(error, BrokenExecutor) else None


def _groups(items: Iterable[Item], weigh: Callable[[Item], int]) -> Iterator[tuple[Item, ...]]:
    """Yield the items in groups, by weight and number."""
    group: list[Item] = []
    total = 0
    for item in items:
        weight = weigh(item)
        if group and (total + weight > GROUP_WEIGHT or len(group) == _LARGEST_GROUP):
            yield tuple(group)
            group, total = [], 0
        group.append(item)
        total += weight
    if group:
        yield tuple(group)


def _work_on_group(work: Callable[[Item], Result], group: tuple[Item, ...]) -> list[Result]:
    """Return the results for the first item and for those after it that the time allows."""
    ends = monotonic() + GROUP_SECONDS
    results = [work(group[0])]
    for item in group[1:]:
        if monotonic() > ends:
            break
        results.append(work(item))
    return results

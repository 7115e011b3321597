"""Runs a search task in a worker process, which can be killed at any moment.

The worker is another Python interpreter; the two exchange lines of JSON. The worker reads
the task and the placements, one clue per line; it writes ``null`` when it is ready, each
list that the task yields, and ``[]`` at the end. It exits when its input is closed, and so
whenever its parent process ends.
"""

import json
import os
import sys
from collections.abc import Generator, Sequence
from contextlib import closing, suppress
from functools import partial
from importlib import import_module
from itertools import chain
from subprocess import PIPE, Popen
from threading import Event, Thread
from typing import IO, Any, NoReturn, cast

from shikaku_gui.model import Rect
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.search.background_thread import Emit, run_in_thread
from shikaku_gui.solver.search.cp_sat import load
from shikaku_gui.solver.search.task import LivePlacements, Numbers, SearchTask

# The worker gets the module search path of this process.
_START = """\
import sys
sys.path[:] = sys.argv[1:]
from shikaku_gui.solver.search.subprocess_worker import serve
serve()
"""


class UnavailableError(Exception):
    """No worker process could be started."""


def run_in_subprocess(
    task: SearchTask, live: LivePlacements, control: Control, limits: Sequence[int]
) -> Generator[Numbers, None, None]:
    """Yield what a task yields in a worker process, which has ended when this ends.

    Raises:
        CutShortError: a limit was reached, or the process failed.
        UnavailableError: the process could not be started, or could not import a module.
    """
    try:
        process = _started()
    except (OSError, ValueError):
        raise UnavailableError from None
    ready = Event()
    talk = partial(_exchange, process, task, live, limits, ready)
    with process, closing(run_in_thread(talk, process.kill, control)) as received:
        try:
            yield from received
        except CutShortError:
            if ready.is_set() or control.over:
                raise
            raise UnavailableError from None


def _started() -> Popen[bytes]:
    """Start the process in a group of its own, so that Ctrl+C does not reach it.

    Raises:
        OSError: it could not be started.
        ValueError: an argument cannot be passed to a process.
    """
    command = [sys.executable, "-P", "-c", _START, *sys.path]
    if sys.platform == "win32":
        from subprocess import CREATE_NEW_PROCESS_GROUP, CREATE_NO_WINDOW

        flags = CREATE_NEW_PROCESS_GROUP | CREATE_NO_WINDOW
        return Popen(command, stdin=PIPE, stdout=PIPE, creationflags=flags)
    return Popen(command, stdin=PIPE, stdout=PIPE, start_new_session=True)


def _exchange(
    process: Popen[bytes],
    task: SearchTask,
    live: LivePlacements,
    limits: Sequence[int],
    ready: Event,
    emit: Emit[Numbers],
) -> None:
    """Send the process its task and emit what it yields.

    Raises:
        CutShortError: the process ended before its task, or wrote something else.
    """
    sink, source = cast(IO[bytes], process.stdin), cast(IO[bytes], process.stdout)
    try:
        for line in ([task.__module__, task.__name__, limits, len(live)], *live):
            _write(line, sink)
        sink.flush()
        _read(source)
        ready.set()
        while (numbers := _read(source)) != []:
            if not isinstance(numbers, list):
                raise ValueError
            emit(numbers)
    except (EOFError, OSError, ValueError):
        raise CutShortError from None
    finally:
        with suppress(OSError):  # Unsent data is no longer needed.
            sink.close()


def serve() -> NoReturn:
    """Run the worker process: read a task from standard input and write what it yields."""
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    try:
        module, name, limits, count = _read(source)
        live = [[Rect(*sides) for sides in _read(source)] for _ in range(count)]
    except EOFError:  # The task is no longer wanted.
        os._exit(1)
    Thread(target=_end_with_input, daemon=True).start()
    load(Control())
    task: SearchTask = getattr(import_module(module), name)
    for line in chain([None], task(live, Control(), *limits), [[]]):
        try:
            _write(line, sink)
            sink.flush()
        except OSError:  # The parent has ended.
            os._exit(1)
    os._exit(0)


def _end_with_input() -> None:
    os.read(sys.stdin.fileno(), 1)
    os._exit(1)


def _write(item: object, sink: IO[bytes]) -> None:
    sink.write(json.dumps(item).encode() + b"\n")


def _read(source: IO[bytes]) -> Any:
    """Return what a line says.

    Raises:
        EOFError: the writer has ended, perhaps in the middle of a line.
        ValueError: the line is not JSON; an imported module may have printed it.
    """
    line = source.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    return json.loads(line)

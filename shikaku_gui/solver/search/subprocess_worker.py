"""Runs a task in a worker process, which can be killed at any moment.

The worker is another Python interpreter; the two exchange lines of JSON. The worker reads
the task and the placements, one clue per line; it writes ``null`` when it is ready, each
list that the task yields, and ``[]`` at the end. It exits when its input is closed, and so
whenever its parent process ends. What a library prints goes to standard error.
"""

import json
import os
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import closing, suppress
from functools import partial
from importlib import import_module
from itertools import chain
from subprocess import PIPE, Popen
from threading import Event, Thread
from typing import IO, Any, NoReturn, TypeAlias, cast

from shikaku_gui.child_processes import is_bundle, module_command
from shikaku_gui.model import Rect
from shikaku_gui.solver.control import Control, CutShortError
from shikaku_gui.solver.search.background_thread import Emit, run_in_thread
from shikaku_gui.solver.search.cp_sat import load
from shikaku_gui.solver.search.task import LivePlacements

WorkerTask: TypeAlias = Callable[..., Generator[list[Any], None, None]]
"""A module-level function that takes placements, a control and values that JSON can hold, and
yields non-empty lists of such values; :data:`.SearchTask` is a case."""

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
    task: WorkerTask,
    live: LivePlacements,
    control: Control,
    arguments: Sequence[object],
    *,
    needs_cp_sat: bool = True,
    on_start: Callable[[int], None] | None = None,
) -> Generator[list[Any], None, None]:
    """Yield what a task yields in a worker process, which has ended when this ends.

    Unless CP-SAT is needed, it is not loaded before the task begins. ``on_start`` is called with
    the id of the process.

    Raises:
        CutShortError: a limit was reached, or the process failed.
        UnavailableError: the process could not be started, or could not import a module.
    """
    try:
        process = _start_process()
    except (OSError, ValueError):
        raise UnavailableError from None
    if on_start is not None:
        on_start(process.pid)
    ready = Event()
    header = [task.__module__, task.__name__, arguments, len(live), needs_cp_sat]
    talk = partial(_exchange, process, header, live, ready)
    with process, closing(run_in_thread(talk, process.kill, control)) as received:
        try:
            yield from received
        except CutShortError:
            if ready.is_set() or control.is_over():
                raise
            raise UnavailableError from None


def _start_process() -> Popen[bytes]:
    """Start the process in a group of its own, so that Ctrl+C does not reach it.

    Raises:
        OSError: it could not be started.
        ValueError: an argument cannot be passed to a process.
    """
    command = [sys.executable, "-P", "-c", _START, *sys.path]
    if is_bundle():
        command = module_command(__name__)
    if sys.platform == "win32":
        from subprocess import CREATE_NEW_PROCESS_GROUP, CREATE_NO_WINDOW

        flags = CREATE_NEW_PROCESS_GROUP | CREATE_NO_WINDOW
        return Popen(command, stdin=PIPE, stdout=PIPE, creationflags=flags)
    return Popen(command, stdin=PIPE, stdout=PIPE, start_new_session=True)


def _exchange(
    process: Popen[bytes],
    header: list[object],
    live: LivePlacements,
    ready: Event,
    emit: Emit[list[Any]],
) -> None:
    """Send the process its task and emit what it yields.

    Raises:
        CutShortError: the process ended before its task, or wrote something else.
    """
    sink, source = cast(IO[bytes], process.stdin), cast(IO[bytes], process.stdout)
    try:
        for line in (header, *live):
            _write(line, sink)
        sink.flush()
        _read(source)
        ready.set()
        while (item := _read(source)) != []:
            if not isinstance(item, list):
                raise ValueError
            emit(item)
    except (EOFError, OSError, ValueError):
        raise CutShortError from None
    finally:
        with suppress(OSError):  # Unsent data is no longer needed.
            sink.close()


def serve() -> NoReturn:
    """Run the worker process: read a task from standard input and write what it yields."""
    source, sink = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        module, name, arguments, count, needs_cp_sat = _read(source)
        live = [[Rect(*sides) for sides in _read(source)] for _ in range(count)]
    except EOFError:  # The task is no longer wanted.
        os._exit(1)
    Thread(target=_end_with_input, daemon=True).start()
    if needs_cp_sat:
        load(Control())
    task: WorkerTask = getattr(import_module(module), name)
    for line in chain([None], task(live, Control(), *arguments), [[]]):
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


if __name__ == "__main__":
    serve()

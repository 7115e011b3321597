"""Work on placements in a process of its own, which can be ended at any moment.

It is another Python, and both talk in lines of JSON. It reads the work and the placements,
a clue a line; it writes ``null`` when it is ready, what the work yields, and ``[]`` when
that is all. It ends when its input does, and so with the process that began it, however
that ends.
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
from shikaku_gui.solver.search.background_thread import Tell, watched
from shikaku_gui.solver.search.cp_sat import load
from shikaku_gui.solver.search.worker_task import LivePlacements, Numbers, Work

# It looks for modules where this one does.
_BEGIN = """\
import sys
sys.path[:] = sys.argv[1:]
from shikaku_gui.solver.search.subprocess_worker import serve
serve()
"""


class UnavailableError(Exception):
    """There is no process that would begin with the work."""


def yielded_apart(
    work: Work, live: LivePlacements, control: Control, limits: Sequence[int]
) -> Generator[Numbers, None, None]:
    """Yield what the work yields in a process of its own, which has ended when this ends.

    Raises:
        CutShortError: a limit was reached, or the process failed.
        UnavailableError: the process could not be started, or not import what it needs.
    """
    try:
        process = _started()
    except (OSError, ValueError):
        raise UnavailableError from None
    ready = Event()
    talk = partial(_talk, process, work, live, limits, ready)
    with process, closing(watched(talk, process.kill, control)) as told:
        try:
            yield from told
        except CutShortError:
            if ready.is_set() or control.over:
                raise
            raise UnavailableError from None


def _started() -> Popen[bytes]:
    """Start the process; Ctrl+C is left to this one.

    Raises:
        OSError: that was not possible.
        ValueError: an argument cannot be handed to a process.
    """
    command = [sys.executable, "-P", "-c", _BEGIN, *sys.path]
    if sys.platform == "win32":
        from subprocess import CREATE_NEW_PROCESS_GROUP, CREATE_NO_WINDOW

        flags = CREATE_NEW_PROCESS_GROUP | CREATE_NO_WINDOW
        return Popen(command, stdin=PIPE, stdout=PIPE, creationflags=flags)
    return Popen(command, stdin=PIPE, stdout=PIPE, start_new_session=True)


def _talk(
    process: Popen[bytes],
    work: Work,
    live: LivePlacements,
    limits: Sequence[int],
    ready: Event,
    tell: Tell[Numbers],
) -> None:
    """Give the process its work and tell what it yields.

    Raises:
        CutShortError: the process ended before its work, or said something else.
    """
    sink, source = cast(IO[bytes], process.stdin), cast(IO[bytes], process.stdout)
    try:
        for line in ([work.__module__, work.__name__, limits, len(live)], *live):
            _write(line, sink)
        sink.flush()
        _read(source)
        ready.set()
        while (numbers := _read(source)) != []:
            if not isinstance(numbers, list):
                raise ValueError
            tell(numbers)
    except (EOFError, OSError, ValueError):
        raise CutShortError from None
    finally:
        with suppress(OSError):  # of what nobody will read
            sink.close()


def serve() -> NoReturn:
    """Be the process: do the work that comes from standard input."""
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    try:
        module, name, limits, count = _read(source)
        live = [[Rect(*sides) for sides in _read(source)] for _ in range(count)]
    except EOFError:  # the work is no longer wanted
        os._exit(1)
    Thread(target=_end_with_input, daemon=True).start()
    load(Control())
    work: Work = getattr(import_module(module), name)
    for line in chain([None], work(live, Control(), *limits), [[]]):
        try:
            _write(line, sink)
            sink.flush()
        except OSError:  # nobody reads it; the input will end too, perhaps later
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
        EOFError: the writer has ended, perhaps amid a line.
        ValueError: the line is of somebody else, such as a module that prints where it is loaded.
    """
    line = source.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    return json.loads(line)

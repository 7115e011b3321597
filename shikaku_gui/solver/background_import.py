"""Imports large libraries on a background thread, so that a limit need not wait for them."""

from collections.abc import Callable
from importlib import import_module
from threading import Event, Thread

from shikaku_gui.solver.control import Control

_POLL_SECONDS = 0.01


class BackgroundImport:
    """Modules that are imported on a thread, for callers that then import from them.

    An import cannot be stopped, and Ctrl+C during it becomes an ImportError. At a limit it is
    left to finish. ``before`` is called on the thread first.
    """

    def __init__(self, *names: str, before: Callable[[], None] | None = None) -> None:
        self._names = names
        self._before = before
        self._ended = Event()

    def load(self, control: Control) -> None:
        """Import the modules, unless that was done.

        Raises:
            CutShortError: a limit was reached.
        """
        if self._ended.is_set():
            return
        Thread(target=self._import, name=f"import of {self._names[-1]}").start()
        while not self._ended.wait(_POLL_SECONDS):
            control.check()

    def _import(self) -> None:
        try:
            if self._before is not None:
                self._before()
            for name in self._names:
                import_module(name)
        except (ImportError, RuntimeError):
            pass  # The first is raised again in the caller; the second means that Python exits.
        finally:
            self._ended.set()


_arrays = BackgroundImport("shikaku_gui.solver.arrays.array_engine")


def load_arrays(control: Control) -> None:
    """Import the engine for large grids, and NumPy, for callers that then import from it.

    Raises:
        CutShortError: a limit was reached.
    """
    _arrays.load(control)

"""Collects garbage on the GUI thread only, and when that has nothing else to do.

Python's collector runs on whichever thread makes one object too many, in the middle of what it
does, and destroys the objects of Qt that it finds. Qt allows that only on the thread which they
belong to. PySide hands over to the GUI thread the widgets of Qt's own classes, but neither those of
a class written in Python nor any other object (PySide 6.11): what is left of a closed window would
be destroyed by a job while the GUI thread draws.
"""

import gc
import sys
from time import thread_time

from PySide6.QtCore import QObject, Qt, QTimer

from shikaku_gui.collector_pause import is_collector_paused

_EVERY_MILLISECONDS = 2000
_CALM_SECONDS = 0.1
"""The processor time of the GUI thread between two looks at which it counts as calm."""

_FEW, _QUICK, _MANY = 1_000, 50_000, 500_000
"""Numbers of new objects with references.

Below the first, a collection is not worth it; below the second, it takes a few milliseconds; above
the third, the objects have some 50 MB.
"""

_GROWTH = 1.25
"""By what factor the memory in use grows from one collection of all objects to the next."""


class GarbageCollector(QObject):
    """Turns automatic collection off in this process, and collects now and then instead.

    To be created on the GUI thread before any other thread begins.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._blocks = sys.getallocatedblocks()
        self._used = thread_time()
        self._expected = False
        self._timer = QTimer(self, interval=_EVERY_MILLISECONDS)
        self._timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Collect garbage; while the GUI thread is busy, only if that is quick or must be."""
        before, self._used = self._used, thread_time()
        made = gc.get_count()[0]
        calm = self._used - before < _CALM_SECONDS
        if is_collector_paused():
            return
        if calm and (made >= _FEW or self._expected):
            self.collect()
        elif _FEW <= made < _QUICK or made > _MANY:
            gc.collect(1)
        self._used = thread_time()

    def expect_garbage(self) -> None:
        """Let all objects be gone through once the GUI thread is calm: a window has closed."""
        self._expected = True

    def collect(self) -> None:
        """Collect the garbage among new objects; among all if some is expected or memory has grown.

        A collection stops all threads for as long as it takes to go through the objects: a few
        milliseconds for the new ones, a tenth of a second or more for all of a giant puzzle.
        """
        blocks = sys.getallocatedblocks()
        if self._expected or blocks > _GROWTH * self._blocks:
            gc.collect()
            self._expected = False
            self._blocks = sys.getallocatedblocks()
        else:
            gc.collect(1)
            self._blocks = min(self._blocks, blocks)

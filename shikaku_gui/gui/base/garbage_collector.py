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

from shikaku_gui.collector_pause import are_put_off

_EVERY_MILLISECONDS = 2000
_CALM_SECONDS = 0.1
"""The processor time of the GUI thread between two looks at which it counts as calm."""

_FEW, _MANY = 10_000, 500_000
"""How many new containers, some 1 and 50 MB, to collect for: on a calm thread, on a busy one."""

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
        self._timer = QTimer(self, interval=_EVERY_MILLISECONDS)
        self._timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._timer.timeout.connect(self.look)
        self._timer.start()

    def look(self) -> None:
        """Collect garbage if there may be some and the GUI thread is calm, or there may be much."""
        before, self._used = self._used, thread_time()
        made = gc.get_count()[0]
        if are_put_off() or made < _FEW:
            return
        if self._used - before < _CALM_SECONDS:
            self.collect()
        elif made > _MANY:
            gc.collect(1)
        self._used = thread_time()

    def collect(self) -> None:
        """Collect the garbage among new objects, and among all once memory has grown.

        A collection stops all threads for as long as it takes to go through the objects: a few
        milliseconds for the new ones, a tenth of a second or more for all of a giant puzzle.
        """
        gc.collect(1)
        blocks = sys.getallocatedblocks()
        if blocks > _GROWTH * self._blocks:
            gc.collect()
            blocks = self._blocks = sys.getallocatedblocks()
        self._blocks = min(self._blocks, blocks)

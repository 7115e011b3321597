"""Jobs that are done at once, on the thread that submits them."""

from shikaku_gui.gui.base.jobs import Jobs, _answer, _Job


class AtOnce(Jobs):
    """Does each job at once; what may wait until nothing else is to be done still waits."""

    def _start(self, job: _Job) -> None:
        self._deliver(*_answer(job))

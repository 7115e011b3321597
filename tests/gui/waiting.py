"""Jobs that are done only when a test says so."""

from shikaku_gui.gui.base.jobs import Jobs, _answer, _Job


class Waiting(Jobs):
    """Keeps work until it is told to go on."""

    def __init__(self, name: str = "waiting") -> None:
        super().__init__(name)
        self.kept: list[_Job] = []

    def _start(self, job: _Job) -> None:
        self.kept.append(job)

    def wait(self) -> None:
        """Do all the work that was kept."""
        self.go_on()

    def go_on(self) -> None:
        """Do all the work that was kept; what was dropped leads to nothing."""
        kept, self.kept = self.kept, []
        for job in kept:
            self._deliver(*_answer(job))

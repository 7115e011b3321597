"""What ``shikaku check --summary`` says of all puzzles together."""

import json
from collections import Counter
from dataclasses import dataclass

from shikaku_gui.cli.report_runner import Report
from shikaku_gui.i18n import _
from shikaku_gui.solver import Status


@dataclass(frozen=True)
class CheckReport(Report):
    """A report with what is counted: the verdict, and which puzzle it is."""

    verdict: Status = Status.LIMIT
    identity: str = ""
    differs: bool = False


class CheckSummary:
    """Counts the puzzles read and refused, the duplicates, and those without a single solution."""

    def __init__(self) -> None:
        self._verdicts: Counter[Status] = Counter()
        self._identities: Counter[str] = Counter()
        self._refused: Counter[str] = Counter()
        self._differing = 0

    def add(self, report: Report) -> None:
        """Count a puzzle, or a text that could not be read."""
        if isinstance(report, CheckReport):
            self._verdicts[report.verdict] += 1
            self._identities[report.identity] += 1
            self._differing += report.differs
        else:
            self._refused[report.cause or report.error] += 1

    def text(self, *, as_json: bool) -> str:
        """Return all counts: a line for each that is not 0, or one object of JSON."""
        read = self._verdicts.total()
        duplicates = read - len(self._identities)
        if as_json:
            counts = {
                "read": read,
                "refused": dict(self._refused.most_common()),
                "duplicates": duplicates,
                "statuses": {status.value: self._verdicts[status] for status in Status},
                "differing": self._differing,
            }
            return json.dumps(counts) + "\n"
        lines = [
            (_("read: {count}"), read),
            (_("refused: {count}"), self._refused.total()),
            *((f"  {cause}: {{count}}", count) for cause, count in self._refused.most_common()),
            (_("duplicates: {count}"), duplicates),
            (_("several solutions: {count}"), self._verdicts[Status.MULTIPLE]),
            (_("no solution: {count}"), self._verdicts[Status.INFEASIBLE]),
            (_("unknown, at the time limit: {count}"), self._verdicts[Status.LIMIT]),
            (_("other than the solution stored: {count}"), self._differing),
        ]
        shown = [(text, count) for at, (text, count) in enumerate(lines) if count or at == 0]
        return "".join(text.replace("{count}", str(count)) + "\n" for text, count in shown)

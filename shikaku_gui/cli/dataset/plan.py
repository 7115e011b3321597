"""The estimate of what a dataset costs, from a sample of its puzzles."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, variance

from shikaku_gui.cli.dataset.records import MadeRecord
from shikaku_gui.cli.dataset.spec import DatasetSpec, PuzzleSeries
from shikaku_gui.cli.lab_summary import aligned_lines
from shikaku_gui.cli.terminal_texts import decimal_text
from shikaku_gui.i18n import N_, _

_DEVIATIONS_OF_95_PERCENT = 1.96
_SECONDS_PER_HOUR = 3600
_MEGABYTE = 10**6
_HEADINGS = (
    N_("series"),
    N_("puzzles"),
    #: A heading: what the puzzles of a dataset cost.
    N_("measured"),
    #: A heading: what the puzzles of a dataset cost.
    N_("ms each"),
    #: A heading: what the puzzles of a dataset cost.
    N_("longest"),
    N_("core-hours"),
    N_("95%"),
    N_("MB"),
)


class SeriesMeasurement:
    """The times and sizes of the measured records of a series."""

    def __init__(self, series: PuzzleSeries) -> None:
        self.series = series
        self._seconds: list[float] = []
        self._bytes = 0

    @property
    def known(self) -> bool:
        """Whether something was measured."""
        return bool(self._seconds)

    def note(self, made: MadeRecord) -> None:
        """Take a record into account."""
        self._seconds.append(made.seconds)
        self._bytes += len(made.line)

    @property
    def seconds(self) -> float:
        """The estimated seconds of processor time for the whole series."""
        return self.series.number * fmean(self._seconds)

    @property
    def variance(self) -> float:
        """The variance of :attr:`seconds`; infinite where one record was measured."""
        measured = len(self._seconds)
        if measured == 1:
            return inf
        # What was measured is known; only the rest is estimated.
        rest = self.series.number - measured
        return rest**2 * variance(self._seconds) / measured

    @property
    def megabytes(self) -> float:
        """The estimated size of the JSONL files."""
        return self.series.number * self._bytes / len(self._seconds) / _MEGABYTE

    def row(self) -> list[str]:
        """Return the row of the table."""
        recipe, number = self.series.recipe(0), self.series.number
        name = str(recipe).removesuffix(f"/{recipe.seed}").partition("/")[2]
        if not self.known:
            return [name, str(number), "0", *("-" for _ in _HEADINGS[3:])]
        return [
            name,
            str(number),
            str(len(self._seconds)),
            decimal_text(f"{1000 * fmean(self._seconds):.1f}"),
            decimal_text(f"{1000 * max(self._seconds):.1f}"),
            *_hours(self.seconds, self.variance),
            decimal_text(f"{self.megabytes:.1f}"),
        ]


def plan_text(spec: DatasetSpec, measured: Sequence[SeriesMeasurement]) -> str:
    """Return the table of all series, and their sum."""
    known = [each for each in measured if each.known]
    total = [
        _("all"),
        str(spec.number),
        "",
        "",
        "",
        *_hours(sum(each.seconds for each in known), sum(each.variance for each in known)),
        decimal_text(f"{sum(each.megabytes for each in known):.1f}"),
    ]
    lines = aligned_lines([[*map(_, _HEADINGS)], *(each.row() for each in measured), total])
    if len(known) < len(measured):
        lines.append(
            _("A series whose puzzles exist already was not measured; the sum does not include it.")
        )
    return "\n".join(lines) + "\n"


def _hours(seconds: float, spread: float) -> tuple[str, str]:
    """Return the hours, and the interval that holds the true number in 95 of 100 cases."""
    away = _DEVIATIONS_OF_95_PERCENT * sqrt(spread)
    if away == inf:
        return decimal_text(f"{seconds / _SECONDS_PER_HOUR:.3g}"), _("unknown")
    low, high = max(0.0, seconds - away), seconds + away
    return (
        decimal_text(f"{seconds / _SECONDS_PER_HOUR:.3g}"),
        decimal_text(f"{low / _SECONDS_PER_HOUR:.3g}-{high / _SECONDS_PER_HOUR:.3g}"),
    )

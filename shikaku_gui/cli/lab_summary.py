"""The summary of ``shikaku lab``: times by the size of the puzzles, and which was fastest."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import median
from typing import NamedTuple

from shikaku_gui.cli.terminal_texts import decimal_text
from shikaku_gui.i18n import _
from shikaku_gui.solver import SETTLED, LabRecord

SIZE_CLASSES = (100, 225, 400, 900, 2500, 10_000)
"""The largest number of cells in each class; a last class has the larger ones."""


class SizedTime(NamedTuple):
    """The time of a formulation on a puzzle of a size class; None where it settled nothing.

    It is the typical time, and the time of listing the placements where the formulation needs them.
    ``size_class`` is the index in :data:`SIZE_CLASSES`.
    """

    formulation: str
    size_class: int
    seconds: float | None


def sized_times(record: LabRecord) -> tuple[SizedTime, ...]:
    """Return the times of the runs on a puzzle; a false claim settles nothing."""
    laboratory = record.laboratory
    size_class = sum(laboratory.puzzle.area > most for most in SIZE_CLASSES)
    times: list[SizedTime] = []
    for run in record.runs:
        listing = laboratory.seconds_listing if run.formulation.needs_listing else 0.0
        settled = run.outcome.verdict in SETTLED and not record.contradicts(run)
        times.append(
            SizedTime(run.formulation.name, size_class, run.typical + listing if settled else None)
        )
    return tuple(times)


def summary(times: Iterable[SizedTime], formulations: Sequence[str]) -> str:
    """Return the table of median milliseconds, one column a class, and the fastest of each.

    Where some puzzles were not settled, the number of those that were follows.
    """
    taken: defaultdict[tuple[str, int], list[float | None]] = defaultdict(list)
    for name, size_class, seconds in times:
        taken[name, size_class].append(seconds)
    classes = sorted({size_class for _, size_class in taken})
    rows = [
        [_("cells"), *map(_class_name, classes)],
        *([name, *(_cell(taken[name, each]) for each in classes)] for name in formulations),
        [_("fastest"), *(_fastest(taken, each, formulations) for each in classes)],
    ]
    heading = _("Median milliseconds of the puzzles of a size, with the listing of placements:")
    return "\n".join([heading, *aligned_lines(rows)]) + "\n"


def _class_name(size_class: int) -> str:
    if size_class == len(SIZE_CLASSES):
        return _("over {cells}").format(cells=SIZE_CLASSES[-1])
    return _("to {cells}").format(cells=SIZE_CLASSES[size_class])


def _cell(seconds: Sequence[float | None]) -> str:
    settled = [each for each in seconds if each is not None]
    if not settled:
        return _("none")
    typical = decimal_text(f"{median(settled) * 1000:.2f}")
    return typical if len(settled) == len(seconds) else f"{typical} ({len(settled)}/{len(seconds)})"


def _fastest(
    taken: Mapping[tuple[str, int], Sequence[float | None]],
    size_class: int,
    formulations: Sequence[str],
) -> str:
    return min(formulations, key=lambda name: _rank(taken[name, size_class]))


def _rank(seconds: Sequence[float | None]) -> tuple[int, float]:
    """Return what orders formulations: how many puzzles were not settled, then the time."""
    settled = [each for each in seconds if each is not None]
    return len(seconds) - len(settled), median(settled) if settled else 0.0


def aligned_lines(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return the rows of a table as lines; only the first column is aligned to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.rjust(width) if number else cell.ljust(width)
            for number, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]

"""The records made so far, in files of a fixed number of recipes each.

Work that was ended at any moment goes on from these files; they do not depend on the number of
processes or shards that wrote them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import IO, NamedTuple

from shikaku_gui.cli.dataset.records import record_start
from shikaku_gui.cli.dataset.spec import DatasetSpec, PuzzleSeries
from shikaku_gui.cli.exit_status import CommandError
from shikaku_gui.cli.streams import append_line
from shikaku_gui.cli.terminal_texts import named
from shikaku_gui.i18n import _
from shikaku_gui.solver import Recipe

RECIPES_PER_PART = 200
"""How many recipes a file has the records of; the last file of a series may have fewer."""


class Shard(NamedTuple):
    """The ``number``-th (from 1) of ``total`` shares of the parts."""

    number: int
    total: int


ALL_PARTS = Shard(1, 1)
"""The only shard, where the work is not divided."""


class MissingRecord(NamedTuple):
    """A record to be made, its part, and its number (from 1) among those of the shard."""

    part: DatasetPart
    recipe: Recipe
    number: int


class DatasetPart(NamedTuple):
    """A file for the records of ``number`` consecutive recipes of a series, in order.

    ``place`` is the index of the series in the SPEC, and ``first`` the index of the first recipe
    in the series, both from 0.
    """

    path: Path
    place: int
    series: PuzzleSeries
    first: int
    number: int

    def recipes(self, done: int = 0) -> Iterator[Recipe]:
        """Yield the recipes, skipping the first ``done``."""
        return (self.series.recipe(self.first + at) for at in range(done, self.number))

    def lines(self) -> Iterator[bytes]:
        """Yield the complete records of the file, up to the first that is not whole.

        Raises:
            CommandError: a record is of another recipe.
            OSError: the file cannot be read.
        """
        if not self.path.exists():
            return
        with self.path.open("rb") as file:
            for number, (recipe, line) in enumerate(zip(self.recipes(), file, strict=False), 1):
                if not line.endswith(b"}\n"):
                    return
                if not line.startswith(record_start(recipe)):
                    reason = _(
                        "the folder contains the puzzles of another SPEC; choose another folder"
                    )
                    text = _("line {line} is not of {recipe}: {reason}").format(
                        line=number, recipe=recipe, reason=reason
                    )
                    raise CommandError(named(str(self.path), text))
                yield line


class DatasetParts:
    """All parts of a dataset, in the order of its recipes, in a folder."""

    def __init__(self, folder: Path, spec: DatasetSpec, shard: Shard = ALL_PARTS) -> None:
        self._folder = folder
        self.spec = spec
        self._shard = shard
        self._ends: dict[Path, int] = {}
        self._open: tuple[DatasetPart, IO[bytes]] | None = None

    def __iter__(self) -> Iterator[DatasetPart]:
        """Yield the parts of the shard."""
        at = 0
        for place, series in enumerate(self.spec.series):
            for number, first in enumerate(range(0, series.number, RECIPES_PER_PART)):
                if at % self._shard.total == self._shard.number - 1:
                    path = self._folder / f"{place + 1:03}" / f"{number:06}.jsonl"
                    length = min(RECIPES_PER_PART, series.number - first)
                    yield DatasetPart(path, place, series, first, length)
                at += 1

    @property
    def number(self) -> int:
        """The number of recipes of the shard."""
        return sum(part.number for part in self)

    def missing(self) -> Iterator[MissingRecord]:
        """Yield the records that the parts lack, in order; they must be put in this order.

        Raises:
            CommandError: a part is of another dataset.
            OSError: a part cannot be read or repaired.
        """
        before = 0
        for part in self:
            done = end = 0
            for line in part.lines():
                done += 1
                end += len(line)
            numbers = count(before + done + 1)
            before += part.number
            if done == part.number:
                continue
            if part.path.exists():
                os.truncate(part.path, end)
            self._ends[part.path] = end
            for recipe in part.recipes(done):
                yield MissingRecord(part, recipe, next(numbers))

    def put(self, missing: MissingRecord, line: bytes) -> None:
        """Append a record to its part.

        Raises:
            CommandError: another program writes to the part, too.
            OSError: it cannot be written.
        """
        part, path = missing.part, missing.part.path
        if self._open is None or self._open[0] != part:
            self.close()
            path.parent.mkdir(parents=True, exist_ok=True)
            self._open = part, path.open("ab")
        self._ends[path] = append_line(self._open[1], self._ends[path], line)

    def close(self) -> None:
        """Flush the part that was written last to the disk, and close it.

        Raises:
            OSError: it cannot be written.
        """
        if self._open is None:
            return
        part, file = self._open
        self._open = None
        del self._ends[part.path]
        with file:
            os.fsync(file.fileno())

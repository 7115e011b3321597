"""The SPEC of a dataset: a TOML file, read strictly."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from math import ceil
from pathlib import Path
from typing import Any, NoReturn

from shikaku_gui.cli.arguments import MAX_COUNT
from shikaku_gui.cli.language import why
from shikaku_gui.formats import MAX_SIDE
from shikaku_gui.i18n import _
from shikaku_gui.play import parse_toml
from shikaku_gui.solver import (
    Character,
    Difficulty,
    Recipe,
    Symmetry,
    Technique,
)

MAX_SPEC_BYTES = 100_000
"""The length of the longest SPEC that is read."""

_MAX_SPLITS = 16
_MAX_QUOTED = 60
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,95}", re.ASCII)
_SPLIT_NAME = re.compile(r"[a-z][a-z0-9_]{0,31}", re.ASCII)
_SIZE = re.compile(r"(\d{1,4})x(\d{1,4})", re.ASCII)
_DEFAULT_SPLITS = {"train": 0.8, "validation": 0.1, "test": 0.1}

_Path = tuple[str | int, ...]


class SpecError(Exception):
    """A SPEC makes no sense; the message says where and why."""


class DataFormat(Enum):
    """The formats in which a dataset is written."""

    JSONL = "jsonl"
    PARQUET = "parquet"


@dataclass(frozen=True)
class PuzzleSeries:
    """Puzzles of one kind: the recipe of the first, and how many seeds are tried from there."""

    first: Recipe
    number: int

    def recipe(self, at: int) -> Recipe:
        """Return the recipe of a puzzle, counted from 0."""
        return replace(self.first, seed=self.first.seed + at)


@dataclass(frozen=True)
class DatasetSpec:
    """The contents of a dataset, and how it is divided.

    ``splits`` has the weight of each split. ``license`` is an identifier, empty where the SPEC
    gives none.
    """

    name: str
    title: str
    description: str
    license: str
    formats: tuple[DataFormat, ...]
    splits: Mapping[str, float]
    series: tuple[PuzzleSeries, ...]

    @property
    def number(self) -> int:
        """The number of recipes."""
        return sum(each.number for each in self.series)

    def sample(self, number: int) -> DatasetSpec:
        """Return the SPEC with the first recipes of each series, in all about so many."""
        share = min(1.0, number / self.number)
        series = (replace(each, number=ceil(share * each.number)) for each in self.series)
        return replace(self, series=tuple(series))

    def split_of(self, canonical_id: str) -> str:
        """Return the split of all puzzles with this canonical id.

        Its first 52 bits, as a number from 0 to 1, are compared with the splits' shares.
        """
        point = int(canonical_id[:13], 16) / 16**13 * sum(self.splits.values())
        *others, last = self.splits
        for split in others:
            point -= self.splits[split]
            if point < 0:
                return split
        return last


def load_spec(path: Path) -> DatasetSpec:
    """Read a SPEC.

    Raises:
        SpecError: it is not TOML, or it has a wrong or unknown key.
        OSError: the file cannot be read.
    """
    with path.open("rb") as file:
        data = file.read(MAX_SPEC_BYTES + 1)
    if len(data) > MAX_SPEC_BYTES:
        raise SpecError(_("it is longer than {most} bytes").format(most=MAX_SPEC_BYTES))
    try:
        root = parse_toml(data)
    except ValueError as error:
        raise SpecError(why(error)) from None
    return _SpecReader(data.decode("utf-8"), root).spec()


class _SpecReader:
    """Reads the tables of a SPEC and names the line of what is wrong."""

    def __init__(self, text: str, root: dict[str, Any]) -> None:
        self._text = text
        self._root = root

    def spec(self) -> DatasetSpec:
        """Return the SPEC.

        Raises:
            SpecError: a key is missing, wrong or unknown.
        """
        root = self._root
        keys = ("name", "title", "description", "license", "formats", "splits", "puzzles")
        self._refuse_unknown((), root, keys)
        name = self._string((), root, "name")
        if not _NAME.fullmatch(name):
            self._refuse(
                ("name",),
                _("{key} must have letters, digits and any of ._- only, at most 96 of them"),
            )
        series = self._list((), root, "puzzles")
        if not series:
            self._refuse(("puzzles",), _("{key} must have one table or more: [[puzzles]]"))
        title = self._string((), root, "title", name)
        if not title.strip() or len(title.splitlines()) > 1:
            self._refuse(("title",), _("{key} must be one line"))
        return DatasetSpec(
            name,
            title,
            self._string((), root, "description", ""),
            self._string((), root, "license", ""),
            self._formats(),
            self._splits(),
            tuple(self._series(("puzzles", at), each) for at, each in enumerate(series)),
        )

    def _series(self, path: _Path, table: object) -> PuzzleSeries:
        if not isinstance(table, dict):
            self._refuse(path, _("must be a table: [[puzzles]]"))
        keys = ("size", "number", "grade", "character", "symmetry", "needs", "seed")
        self._refuse_unknown(path, table, keys)
        rows, cols = self._size(path, table)
        number = self._whole(path, table, "number", least=1, most=MAX_COUNT)
        grade = self._choice(path, table, "grade", [each.value for each in Difficulty])
        symmetry = self._choice(path, table, "symmetry", [each.value for each in Symmetry])
        character = Character()
        if "character" in table:
            try:
                character = Character.parse(self._string(path, table, "character"))
            except ValueError as error:
                self._refuse(
                    (*path, "character"),
                    _("{key} is wrong: {reason}"),
                    reason=why(error),
                )
        needed = self._choice(path, table, "needs", [each.value for each in Technique])
        try:
            first = Recipe(
                rows,
                cols,
                self._whole(path, table, "seed", default=1),
                Difficulty(grade) if grade else None,
                character,
                Symmetry(symmetry or "none"),
                Technique(needed) if needed else None,
            )
        except ValueError as error:
            text = _("these settings do not go together: {reason}")
            self._refuse(path, text, reason=why(error))
        return PuzzleSeries(first, number)

    def _size(self, path: _Path, table: Mapping[str, Any]) -> tuple[int, int]:
        text = self._string(path, table, "size")
        found = _SIZE.fullmatch(text)
        rows, cols = (int(found[1]), int(found[2])) if found else (0, 0)
        if not (1 <= rows <= MAX_SIDE and 1 <= cols <= MAX_SIDE):
            self._refuse(
                (*path, "size"),
                _("{key} must be a size such as 10x15 with sides up to {most}, not {found}"),
                most=MAX_SIDE,
                found=_short(text),
            )
        return rows, cols

    def _formats(self) -> tuple[DataFormat, ...]:
        if "formats" not in self._root:
            return tuple(DataFormat)
        names = self._list((), self._root, "formats")
        known = [each.value for each in DataFormat]
        if not names or any(name not in known for name in names):
            self._refuse(
                ("formats",),
                _("{key} must list one or more of {names}"),
                names=", ".join(known),
            )
        return tuple(each for each in DataFormat if each.value in names)

    def _splits(self) -> dict[str, float]:
        if "splits" not in self._root:
            return _DEFAULT_SPLITS
        table = self._root["splits"]
        if not isinstance(table, dict) or not 1 <= len(table) <= _MAX_SPLITS:
            self._refuse(
                ("splits",),
                _("{key} must be a table of 1 to {most} splits"),
                most=_MAX_SPLITS,
            )
        for name, share in table.items():
            path = ("splits", name)
            if not _SPLIT_NAME.fullmatch(name) or name == "all":
                self._refuse(
                    path,
                    _(
                        "{key} is no name of a split: small letters, digits and _ only, and not "
                        "'all'"
                    ),
                )
            if isinstance(share, bool) or not isinstance(share, int | float):
                self._refuse(path, _("{key} must be a number, not {found}"), found=_short(share))
            if not 0 < share <= MAX_COUNT:
                self._refuse(path, _("{key} must be above 0 and at most {most}"), most=MAX_COUNT)
        return {name: float(share) for name, share in table.items()}

    # The values of keys

    def _string(
        self, path: _Path, table: Mapping[str, Any], key: str, default: str | None = None
    ) -> str:
        value = table.get(key, default)
        if value is None:
            self._refuse(path, _("the key {name} is missing"), name=key)
        if not isinstance(value, str):
            self._refuse(
                (*path, key),
                _("{key} must be a string, not {found}"),
                found=_short(value),
            )
        return value

    def _choice(self, path: _Path, table: Mapping[str, Any], key: str, known: Sequence[str]) -> str:
        value = self._string(path, table, key, "")
        if key in table and value not in known:
            self._refuse(
                (*path, key),
                _("{key} must be one of {names}, not {found}"),
                names=", ".join(known),
                found=_short(value),
            )
        return value

    def _whole(
        self,
        path: _Path,
        table: Mapping[str, Any],
        key: str,
        *,
        default: int | None = None,
        least: int = -(10**18),
        most: int = 10**18,
    ) -> int:
        value = table.get(key, default)
        if value is None:
            self._refuse(path, _("the key {name} is missing"), name=key)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self._refuse(
                (*path, key),
                _("{key} must be a whole number from {low} to {most}, not {found}"),
                low=least,
                most=most,
                found=_short(value),
            )
        return value

    def _list(self, path: _Path, table: Mapping[str, Any], key: str) -> list[object]:
        value = table.get(key, [])
        if not isinstance(value, list):
            self._refuse(
                (*path, key),
                _("{key} must be a list, not {found}"),
                found=_short(value),
            )
        return value

    def _refuse_unknown(self, path: _Path, table: Mapping[str, Any], known: Sequence[str]) -> None:
        for key in table:
            if key not in known:
                self._refuse(
                    (*path, key),
                    _("{key} is not known here; the keys are {names}"),
                    names=", ".join(known),
                )

    def _refuse(self, path: _Path, text: str, **values: object) -> NoReturn:
        """Say what is wrong; ``{key}`` in the text stands for the last key of the path."""
        key = path[-1] if path else ""
        raise SpecError(_at_line(self._line(path), text.format(key=key, **values)))

    def _line(self, path: _Path) -> int:
        """Return the line (from 1) of a key or table; 1 for the whole text.

        The parser of the standard library does not say it. It is the first line with the key's
        name in it after which the text so far has the key.
        """
        name = next((part for part in reversed(path) if isinstance(part, str)), "")
        lines = self._text.splitlines(keepends=True)
        for number, line in enumerate(lines, 1):
            if name in line and _has(_beginning(lines, number), path):
                return number
        return 1


def _at_line(line: int, reason: str) -> str:
    return _("line {line}: {reason}").format(line=line, reason=reason)


def _beginning(lines: Sequence[str], number: int) -> dict[str, Any]:
    """Return the shortest beginning of a text that is TOML, of so many lines or more."""
    for end in range(number, len(lines)):
        with suppress(tomllib.TOMLDecodeError):
            return tomllib.loads("".join(lines[:end]))
    return tomllib.loads("".join(lines))


def _has(value: Any, path: _Path) -> bool:
    for part in path:
        if isinstance(value, dict):
            if part not in value:
                return False
        elif not isinstance(value, list) or not isinstance(part, int) or part >= len(value):
            return False
        value = value[part]
    return True


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= _MAX_QUOTED else text[: _MAX_QUOTED - 4] + " ..."

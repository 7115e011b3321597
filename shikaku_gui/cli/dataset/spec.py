"""The SPEC of a dataset: a TOML file, read strictly."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from math import ceil
from pathlib import Path

from shikaku_gui.cli.arguments import MAX_COUNT
from shikaku_gui.cli.streams import escape_controls
from shikaku_gui.formats import MAX_SIDE
from shikaku_gui.i18n import N_
from shikaku_gui.play import TomlTable, read_toml
from shikaku_gui.solver import Character, ClueShare, Difficulty, Recipe, Symmetry, Technique
from shikaku_gui.texts import error_message

MAX_SPEC_BYTES = 100_000
"""The length of the longest SPEC that is read."""

_MAX_SPLITS = 16
_KEYS = ("name", "title", "description", "license", "formats", "splits", "steps", "puzzles")
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,95}", re.ASCII)
_SPLIT_NAME = re.compile(r"[a-z][a-z0-9_]{0,31}", re.ASCII)
_SIZE = re.compile(r"(\d{1,4})x(\d{1,4})", re.ASCII)
_DEFAULT_SPLITS = {"train": 0.8, "validation": 0.1, "test": 0.1}


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
    gives none. With ``steps`` each record has the path to the solution.
    """

    name: str
    title: str
    description: str
    license: str
    formats: tuple[DataFormat, ...]
    splits: Mapping[str, float]
    series: tuple[PuzzleSeries, ...]
    steps: bool = False

    @property
    def number(self) -> int:
        """The number of recipes."""
        return sum(each.number for each in self.series)

    def sample(self, number: int) -> DatasetSpec:
        """Return the SPEC with the first recipes of each series, in all about ``number``."""
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
        TomlError: it is not TOML, or a key is missing, wrong or unknown.
        OSError: the file cannot be read.
    """
    root = read_toml(path, MAX_SPEC_BYTES)
    root.check_keys(_KEYS)
    name = root.string("name")
    if not _NAME.fullmatch(name):
        wrong = N_("{key} must have letters, digits and any of ._- only, at most 96 of them")
        raise root.error("name", wrong)
    series = root.tables("puzzles", N_("must be a table: [[puzzles]]"))
    if not series:
        raise root.error("puzzles", N_("{key} must have one table or more: [[puzzles]]"))
    title = root.string("title", name)
    if not title.strip() or len(title.splitlines()) > 1:
        raise root.error("title", N_("{key} must be one line"))
    description, license_ = root.string("description", ""), root.string("license", "")
    for key, text in (("title", title), ("description", description), ("license", license_)):
        if any(escape_controls(line) != line for line in text.replace("\t", " ").split("\n")):
            raise root.error(key, N_("{key} has a control character: {found}"))
    return DatasetSpec(
        name,
        title,
        description,
        license_,
        _formats(root),
        _splits(root),
        tuple(map(_series, series)),
        root.flag("steps"),
    )


def _series(table: TomlTable) -> PuzzleSeries:
    keys = (
        "size",
        "number",
        "grade",
        "character",
        "symmetry",
        "needs",
        "shapes",
        "hide-areas",
        "seed",
    )
    table.check_keys(keys)
    rows, cols = _size(table)
    number = table.whole("number", least=1, most=MAX_COUNT)
    grade = table.choice("grade", Difficulty)
    symmetry = table.choice("symmetry", Symmetry) or Symmetry.NONE
    character = _character(table)
    needed = table.choice("needs", Technique)
    shapes, hidden = (
        table.choice(key, ClueShare) or ClueShare.NONE for key in ("shapes", "hide-areas")
    )
    seed = table.whole("seed", default=1)
    try:
        first = Recipe(rows, cols, seed, grade, character, symmetry, needed, shapes, hidden)
    except ValueError as error:
        wrong = N_("these settings do not go together: {reason}")
        raise table.error("", wrong, reason=error_message(error)) from None
    return PuzzleSeries(first, number)


def _size(table: TomlTable) -> tuple[int, int]:
    text = table.string("size")
    found = _SIZE.fullmatch(text)
    rows, cols = (int(found[1]), int(found[2])) if found else (0, 0)
    if not (1 <= rows <= MAX_SIDE and 1 <= cols <= MAX_SIDE):
        raise table.error(
            "size",
            N_("{key} must be a size such as 10x15 with sides up to {most}, not {found}"),
            most=MAX_SIDE,
        )
    return rows, cols


def _character(table: TomlTable) -> Character:
    if "character" not in table.values:
        return Character()
    try:
        return Character.parse(table.string("character"))
    except ValueError as error:
        wrong = N_("{key} is wrong: {reason}")
        raise table.error("character", wrong, reason=error_message(error)) from None


def _formats(root: TomlTable) -> tuple[DataFormat, ...]:
    if "formats" not in root.values:
        return tuple(DataFormat)
    names = root.items("formats")
    known = [each.value for each in DataFormat]
    if not names or any(name not in known for name in names):
        wrong = N_("{key} must list one or more of {names}")
        raise root.error("formats", wrong, names=", ".join(known))
    return tuple(each for each in DataFormat if each.value in names)


def _splits(root: TomlTable) -> dict[str, float]:
    if "splits" not in root.values:
        return _DEFAULT_SPLITS
    splits = root.table("splits")
    if splits is None or not 1 <= len(splits.values) <= _MAX_SPLITS:
        wrong = N_("{key} must be a table of 1 to {most} splits")
        raise root.error("splits", wrong, most=_MAX_SPLITS)
    for name, share in splits.values.items():
        if not _SPLIT_NAME.fullmatch(name) or name == "all":
            raise splits.error(
                name,
                N_("{key} is no name of a split: small letters, digits and _ only, and not 'all'"),
            )
        if isinstance(share, bool) or not isinstance(share, int | float):
            wrong = N_("{key} must be a number, not {found}")
            raise splits.error(name, wrong)
        if not 0 < share <= MAX_COUNT:
            wrong = N_("{key} must be above 0 and at most {most}")
            raise splits.error(name, wrong, most=MAX_COUNT)
    return {name: float(share) for name, share in splits.values.items()}

"""Makes the files of a dataset from its parts: without duplicates, divided into splits.

The files depend on nothing but the SPEC and the parts. They are made in a folder for drafts, and
``dataset.json`` is written when all others are in place: a dataset with this file is complete.
"""

import hashlib
import json
import os
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import closing
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from shikaku_gui import __version__, formats
from shikaku_gui.cli.dataset.card import dataset_card
from shikaku_gui.cli.dataset.parts import DatasetPart
from shikaku_gui.cli.dataset.records import puzzle_of
from shikaku_gui.cli.dataset.spec import DataFormat, DatasetSpec
from shikaku_gui.cli.dataset.summary import DataFile, DatasetSummary, OverlapAudit
from shikaku_gui.cli.dataset.writers import DatasetWriter, data_file, read_grids
from shikaku_gui.solver import RECIPE_VERSION, Difficulty
from shikaku_gui.store import CANONICAL_FORM_VERSION, DATASET_SUMMARY, canonical_id

_CARD_NAME = "README.md"
_DRAFT_NAME = ".draft"
_CACHE_KIB = 32 * 1024

OnRecord = Callable[[int], None]
"""Called with the number of records done so far."""


class _Tally(NamedTuple):
    """The fate of the records of the parts."""

    not_found: int
    distinct: int
    kept: Counter[tuple[str, str]]


def is_complete(folder: Path, spec: DatasetSpec) -> bool:
    """Tell whether a folder has the whole dataset of a SPEC, with files of the right size."""
    try:
        summary = json.loads((folder / DATASET_SUMMARY).read_bytes())
        return summary["spec_sha256"] == _fingerprint(spec) and all(
            (folder / each["path"]).stat().st_size == each["bytes"] for each in summary["files"]
        )
    except (OSError, ValueError, KeyError, TypeError):
        return False


def remove_draft(folder: Path) -> None:
    """Remove what a command that was killed has left.

    Raises:
        OSError: it cannot be removed.
    """
    draft = folder / _DRAFT_NAME
    if draft.exists():
        shutil.rmtree(draft)


def assemble(
    folder: Path, spec: DatasetSpec, parts: Iterable[DatasetPart], on_record: OnRecord
) -> DatasetSummary:
    """Make the files of a dataset in a folder, in place of those that it has.

    Raises:
        CommandError: a part is of another dataset.
        OSError: a file cannot be read or written.
    """
    remove_draft(folder)
    draft = folder / _DRAFT_NAME
    draft.mkdir()
    tally = _write_records(draft, spec, parts, on_record)
    audit = _audit(draft, spec, tally)
    files = tuple(
        _describe_file(draft, file_format, grade, split, number)
        for file_format in spec.formats
        for (grade, split), number in sorted(tally.kept.items())
    )
    summary = DatasetSummary(
        spec.name,
        _fingerprint(spec),
        __version__,
        RECIPE_VERSION,
        CANONICAL_FORM_VERSION,
        spec.number,
        tally.not_found,
        tally.distinct,
        tally.kept.total(),
        audit,
        files,
    )
    _replace_files(folder, draft, spec, summary)
    return summary


def _write_records(
    draft: Path, spec: DatasetSpec, parts: Iterable[DatasetPart], on_record: OnRecord
) -> _Tally:
    """Write the first record of each canonical form, in the order of the recipes."""
    done = not_found = distinct = 0
    kept: Counter[tuple[str, str]] = Counter()
    with (
        closing(_DigestTable(draft / "puzzles.sqlite")) as puzzles,
        closing(_DigestTable(draft / "forms.sqlite")) as forms,
        DatasetWriter(draft, spec.formats) as writer,
    ):
        for part in parts:
            for line in part.lines():
                record = json.loads(line)
                done += 1
                on_record(done)
                if "error" in record:
                    not_found += 1
                    continue
                distinct += puzzles.add(record["puzzle_id"])
                if forms.add(record["canonical_id"]):
                    grade, split = record["grade"], spec.split_of(record["canonical_id"])
                    writer.put(line, grade, split)
                    kept[grade, split] += 1
    return _Tally(not_found, distinct, kept)


def _audit(draft: Path, spec: DatasetSpec, tally: _Tally) -> OverlapAudit:
    """Read the files again, and look for canonical forms that occur twice.

    The forms are derived from the clues again, so that the audit relies on no other column.
    """
    file_format = spec.formats[-1]
    splits = list(spec.splits)
    repeated = 0
    with closing(_DigestTable(draft / "audit.sqlite")) as forms:
        for grade, split in tally.kept:
            for grid in read_grids(data_file(draft, file_format, grade, split)):
                new = forms.add(canonical_id(puzzle_of(grid)), splits.index(split))
                repeated += not new
        shared = forms.shared()
    return OverlapAudit(
        file_format.value,
        repeated,
        {
            f"{splits[one]} and {splits[other]}": shared.get((one, other), 0)
            for one, other in combinations(range(len(splits)), 2)
        },
    )


def _describe_file(
    draft: Path, file_format: DataFormat, grade: str, split: str, records: int
) -> DataFile:
    """Describe a file, and flush it to the disk."""
    path = data_file(draft, file_format, grade, split)
    with path.open("rb+") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()
        os.fsync(file.fileno())
    name = path.relative_to(draft).as_posix()
    return DataFile(name, grade, split, records, path.stat().st_size, digest)


def _replace_files(folder: Path, draft: Path, spec: DatasetSpec, summary: DatasetSummary) -> None:
    """Put the files in place; whenever this is ended, ``dataset.json`` tells of complete ones."""
    (folder / DATASET_SUMMARY).unlink(missing_ok=True)
    for file_format in DataFormat:
        old, new = folder / file_format.value, draft / file_format.value
        if old.exists():
            shutil.rmtree(old)
        if new.exists():
            new.rename(old)
    grades = [each.value for each in Difficulty]
    texts = {
        _CARD_NAME: dataset_card(spec, summary, grades),
        DATASET_SUMMARY: json.dumps(asdict(summary), indent=2) + "\n",
    }
    for name, text in texts.items():
        formats.write_text_atomically(draft / name, text)
        (draft / name).replace(folder / name)
    remove_draft(folder)


def _fingerprint(spec: DatasetSpec) -> str:
    text = repr((spec, __version__, RECIPE_VERSION, CANONICAL_FORM_VERSION))
    return hashlib.sha256(text.encode("utf-8", "backslashreplace")).hexdigest()


class _DigestTable:
    """Pairs of a puzzle's identifier and a small number on disk, which take no memory."""

    def __init__(self, path: Path) -> None:
        self._database = sqlite3.connect(path, isolation_level=None)
        # After a crash the file is made again, so that it needs no journal.
        self._database.executescript(
            f"PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA cache_size=-{_CACHE_KIB};"
            "CREATE TABLE pairs (digest BLOB NOT NULL, number INTEGER NOT NULL, "
            "PRIMARY KEY (digest, number)) STRICT, WITHOUT ROWID; BEGIN"
        )

    def add(self, identifier: str, number: int = 0) -> bool:
        """Add a pair, where the identifier is hexadecimal; tell whether it is new."""
        values = (bytes.fromhex(identifier), number)
        done = self._database.execute("INSERT OR IGNORE INTO pairs VALUES (?, ?)", values)
        return done.rowcount == 1

    def shared(self) -> dict[tuple[int, int], int]:
        """Return how many identifiers two numbers share, by the two numbers, smaller first."""
        rows = self._database.execute(
            "SELECT one.number, other.number, count(*) FROM pairs AS one JOIN pairs AS other "
            "ON other.digest = one.digest AND other.number > one.number GROUP BY 1, 2"
        )
        return {(one, other): count for one, other, count in rows}

    def close(self) -> None:
        """Close the file."""
        self._database.close()

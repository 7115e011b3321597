"""The files of a dataset: for each grade and split, one in each format."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import IO, Any

from shikaku_gui.cli.dataset.records import Grid
from shikaku_gui.cli.dataset.spec import DataFormat
from shikaku_gui.cli.exit_status import CommandError
from shikaku_gui.cli.interrupts import defer_interrupt
from shikaku_gui.extras import how_to_install
from shikaku_gui.i18n import _
from shikaku_gui.solver import Technique

_ROWS_PER_GROUP = 1_000
_BYTES_PER_GROUP = 4_000_000


class RecordWriter(ABC):
    """Writes records into one file."""

    @abstractmethod
    def put(self, line: bytes) -> None:
        """Add a record, given as its line."""

    @abstractmethod
    def close(self) -> None:
        """Write what is left, and close the file."""

    def discard(self) -> None:
        """Close the file, which nobody will read, without what is left."""
        self.close()


class _JsonlWriter(RecordWriter):
    def __init__(self, path: Path) -> None:
        self._file: IO[bytes] = path.open("xb")

    def put(self, line: bytes) -> None:
        self._file.write(line)

    def close(self) -> None:
        self._file.close()


class _ParquetWriter(RecordWriter):
    """Groups depend on the records alone, so that the same records make the same file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._arrow, self._parquet = _pyarrow()
        self._writer: Any = None
        self._lines: list[bytes] = []
        self._bytes = 0

    def put(self, line: bytes) -> None:
        self._lines.append(line)
        self._bytes += len(line)
        if len(self._lines) == _ROWS_PER_GROUP or self._bytes > _BYTES_PER_GROUP:
            self._write_group()

    def close(self) -> None:
        if self._lines:
            self._write_group()
        if self._writer is not None:
            self._writer.close()

    def discard(self) -> None:
        """Close the file, which nobody will read, without what is left."""
        self._lines.clear()
        self.close()

    def _write_group(self) -> None:
        rows = list(map(json.loads, self._lines))
        if self._writer is None:  # All records of a dataset have a path, or none.
            schema = _schema(self._arrow, steps="path" in rows[0])
            self._writer = self._parquet.ParquetWriter(self._path, schema, compression="zstd")
        self._writer.write_table(self._arrow.Table.from_pylist(rows, self._writer.schema))
        self._lines.clear()
        self._bytes = 0


_WRITERS: Mapping[DataFormat, Callable[[Path], RecordWriter]] = {
    DataFormat.JSONL: _JsonlWriter,
    DataFormat.PARQUET: _ParquetWriter,
}


class DatasetWriter:
    """Writes records to ``FORMAT/GRADE/SPLIT.FORMAT`` in a folder; each file once it is needed."""

    def __init__(self, folder: Path, formats: tuple[DataFormat, ...]) -> None:
        self._folder = folder
        self._formats = formats
        self._writers: dict[tuple[DataFormat, str, str], RecordWriter] = {}

    def __enter__(self) -> DatasetWriter:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for writer in self._writers.values():
            if kind is None:
                writer.close()
            else:  # such as Ctrl+C, which is not to wait for all the files
                writer.discard()

    def put(self, line: bytes, grade: str, split: str) -> None:
        """Add a record, given as its line."""
        for file_format in self._formats:
            key = (file_format, grade, split)
            if key not in self._writers:
                path = data_file(self._folder, *key)
                path.parent.mkdir(parents=True, exist_ok=True)
                self._writers[key] = _WRITERS[file_format](path)
            self._writers[key].put(line)


def data_file(folder: Path, file_format: DataFormat, grade: str, split: str) -> Path:
    """Return the path of the file with the records of a grade and a split."""
    return folder / file_format.value / grade / f"{split}.{file_format.value}"


def read_grids(path: Path) -> Iterator[Grid]:
    """Yield the clues of the records in a file that was written here."""
    for record in read_records(path, Grid._fields):
        yield Grid(**record)


def read_records(path: Path, fields: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Yield these fields of the records in a file of a dataset, JSON Lines or Parquet.

    Raises:
        OSError: the file cannot be read.
        ValueError: it is no such file, or a record lacks a field.
    """
    if path.suffix == ".jsonl":
        with path.open("rb") as file:
            for line in file:
                try:
                    record = json.loads(line)
                    fields_read = {name: record[name] for name in fields}
                except (KeyError, TypeError, RecursionError) as error:
                    raise ValueError(f"the record lacks a field: {error}") from error
                yield fields_read
        return
    with _pyarrow()[1].ParquetFile(path) as file:
        lacking = set(fields) - set(file.schema_arrow.names)
        if lacking:
            raise ValueError(f"the record lacks a field: {min(lacking)!r}")
        for batch in file.iter_batches(_ROWS_PER_GROUP, columns=list(fields)):
            yield from batch.to_pylist()


def check_parquet() -> None:
    """Check that Parquet can be written, without importing PyArrow: that would delay Ctrl+C.

    Raises:
        CommandError: PyArrow is not installed.
    """
    if find_spec("pyarrow") is None:
        raise CommandError(
            _("Parquet needs PyArrow ({advice}); or write {setting} in the SPEC").format(
                advice=how_to_install("dataset").say(), setting='formats = ["jsonl"]'
            )
        )


def _pyarrow() -> tuple[Any, Any]:
    """Return PyArrow and its module for Parquet."""
    with defer_interrupt():
        import pyarrow as pa
        from pyarrow import parquet
    return pa, parquet


def _schema(arrow: Any, *, steps: bool) -> Any:
    whole, text = arrow.int32(), arrow.string()
    numbers = arrow.list_(arrow.list_(whole))
    types = {
        "recipe": text,
        "generator_version": whole,
        "rows": whole,
        "cols": whole,
        "clues": numbers,
        "shapes": arrow.list_(arrow.list_(text)),
        "solution": numbers,
        "grade": text,
        "score": whole,
        "hardest": text,
        "steps": whole,
        "techniques": arrow.struct([(each.value, whole) for each in Technique]),
        "human_solvable": arrow.bool_(),
        "puzzle_id": text,
        "canonical_id": text,
        "canonical_form": text,
    }
    if steps:
        parts = [
            ("technique", text),
            ("place", arrow.list_(whole)),
            *((name, numbers) for name in ("exclude", "clues", "cells")),
        ]
        chain = arrow.list_(arrow.struct(parts))
        types["path"] = arrow.list_(arrow.struct([*parts, ("chain", chain)]))
    return arrow.schema(list(types.items()))

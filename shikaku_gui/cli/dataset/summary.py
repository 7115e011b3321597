"""The facts about a finished dataset: the content of ``dataset.json``."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class DataFile:
    """A file of records, with its path below the folder of the dataset."""

    path: str
    grade: str
    split: str
    records: int
    bytes: int
    sha256: str


@dataclass(frozen=True)
class OverlapAudit:
    """The findings when the written files were read again.

    ``repeated`` counts the records whose canonical form occurs before in the same split;
    ``shared``, for each two splits, the canonical forms that occur in both.
    """

    file_format: str
    repeated: int
    shared: Mapping[str, int]

    @property
    def clean(self) -> bool:
        """Whether no canonical form occurs twice."""
        return not self.repeated and not any(self.shared.values())


@dataclass(frozen=True)
class DatasetSummary:
    """The figures of a dataset.

    ``recipes`` is the number of recipes, of which ``not_found`` led to no puzzle. ``distinct``
    is the number of different puzzles, and ``kept`` the number that differ under rotation and
    reflection, too. ``spec_sha256`` identifies the SPEC with what the files depend
    on besides.
    """

    name: str
    spec_sha256: str
    program_version: str
    generator_version: int
    canonical_form_version: int
    recipes: int
    not_found: int
    distinct: int
    kept: int
    audit: OverlapAudit
    files: tuple[DataFile, ...]

    def records(self, grade: str, split: str) -> int:
        """Return the number of records of a grade and a split."""
        wanted = (each for each in self.files if (each.grade, each.split) == (grade, split))
        return next((each.records for each in wanted), 0)  # each format has as many

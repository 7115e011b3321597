"""A small bundled collection, so that a library is read in no time."""

import shutil
from pathlib import Path

import pytest

from shikaku_gui import resources


@pytest.fixture(autouse=True)
def few_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be only the samples, and no collections beside them."""
    folder = tmp_path / "bundled"
    folder.mkdir()
    copies = tuple(Path(shutil.copy(path, folder)) for path in resources.samples())
    monkeypatch.setattr(resources, "samples", lambda: copies)

"""A small bundled collection, so that a library is read in no time."""

import shutil
from pathlib import Path

import pytest

from shikaku_gui import resources


@pytest.fixture(autouse=True)
def few_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let there be only the published puzzles, and no collections beside them."""
    folder = tmp_path / "bundled" / "literature"
    folder.mkdir(parents=True)
    for path in resources.literature():
        shutil.copy(path, folder)
    monkeypatch.setattr(resources, "puzzles", lambda: folder.parent)

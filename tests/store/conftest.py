"""Shared by the tests of the store: a database in a folder of its own."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from shikaku_gui.store.database import Database, open_database
from tests.store.samples import TODAY


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    """Open a new database; it must have nothing to tell."""
    opened = open_database(tmp_path / "data" / "player.sqlite", TODAY)
    assert opened.notices == ()
    yield opened
    opened.close()


@pytest.fixture
def folder_for_all() -> Iterator[Path]:
    """Give a folder in which every user of the machine may look around."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)

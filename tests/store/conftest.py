"""What the tests of the store share: a database in a folder of its own."""

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
    yield opened.database
    opened.database.close()

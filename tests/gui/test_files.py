"""Names of files made of titles."""

import pytest

from shikaku_gui.gui.files import file_name


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Plain", "Plain"),
        ('a\\b/c:d*e?f"g<h>i|j\n', "abcdefghij"),
        ("  ", "Puzzle"),
        ("", "Puzzle"),
    ],
)
def test_a_title_becomes_a_name_that_every_system_takes(title: str, name: str) -> None:
    assert file_name(title) == name

"""Folders that a command made, by the summary that it wrote."""

import json
from pathlib import Path

import pytest

from shikaku_gui.cli.made_folder import known_files


def test_the_files_that_the_summary_lists_are_known(tmp_path: Path) -> None:
    summary = tmp_path / "made.json"
    summary.write_text(json.dumps({"format": "shikaku test", "files": ["a.txt", "b/c.txt"]}))
    assert known_files(summary, "shikaku test") == {"made.json", "a.txt", "b/c.txt"}
    assert known_files(summary, "shikaku other") == frozenset()


@pytest.mark.parametrize(
    "text",
    [None, "", "[]", "{", '{"format": "shikaku test"}', '{"format": 1, "files": 2}', "[" * 9999],
)
def test_nothing_is_known_without_such_a_summary(text: str | None, tmp_path: Path) -> None:
    summary = tmp_path / "made.json"
    if text is not None:
        summary.write_text(text)
    assert known_files(summary, "shikaku test") == frozenset()

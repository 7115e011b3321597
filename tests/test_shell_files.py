"""The manual page and the completion scripts are those that the parsers make now."""

import pytest
from make_shell_files import shell_files

from shikaku_gui import resources

FILES = shell_files()


@pytest.mark.parametrize("name", FILES)
def test_a_file_is_up_to_date(name: str) -> None:
    kept = resources.shell_file(name).read_text(encoding="utf-8")
    assert kept == FILES[name], "run .venv/bin/python script/make_shell_files.py"


def test_no_other_file_is_kept() -> None:
    folder = resources.shell_file("shikaku.1").parent
    assert {path.name for path in folder.iterdir()} == set(FILES)

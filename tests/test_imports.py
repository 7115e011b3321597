"""The modules that each package loads when it is imported, seen in a fresh Python."""

import subprocess
import sys

import pytest

from shikaku_gui import resources

QT = {"PySide6", "shiboken6"}
HEAVY = {"ortools", "numpy", "pandas"}


def loaded_by(statement: str) -> set[str]:
    """Return the modules that a fresh Python has loaded after a statement."""
    code = f"import sys; {statement}\nprint(*sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    return set(answer.stdout.splitlines()[-1].split())


@pytest.mark.parametrize(
    ("room", "never"),
    [
        ("model", QT | HEAVY | {"defusedxml"}),
        ("formats", QT | HEAVY),
        ("solver", QT | HEAVY),
        ("play", QT | HEAVY),
        ("store", QT | HEAVY),
        ("cli", QT | HEAVY),
        ("resources", QT | HEAVY),
    ],
)
def test_a_room_loads_no_more_than_it_may(room: str, never: set[str]) -> None:
    loaded = loaded_by(f"import shikaku_gui.{room}")
    assert f"shikaku_gui.{room}" in loaded
    assert not loaded & never


def test_a_window_that_opens_loads_nothing_that_searches_prints_or_exports() -> None:
    loaded = loaded_by("import shikaku_gui.gui.app")
    late = {
        "PySide6.QtPrintSupport",
        "segno",
        "shikaku_gui.gui.paper.book_pages",
        "shikaku_gui.gui.paper.picture_file",
    }
    assert "shikaku_gui.gui.paper.sharing" in loaded
    assert not loaded & {"ortools", "pandas", *late}


def test_solving_in_the_terminal_loads_no_qt() -> None:
    sample = str(resources.samples()[0])
    loaded = loaded_by(f"import shikaku_gui.cli as cli; cli.main(['solve', {sample!r}])")
    assert "shikaku_gui" in loaded
    assert not loaded & QT


def test_a_command_for_one_puzzle_loads_only_what_it_needs() -> None:
    sample = str(resources.samples()[0])
    loaded = loaded_by(
        "import sys; from shikaku_gui.__main__ import main; "
        f"sys.argv[1:] = ['solve', {sample!r}]; main()"
    )
    slow = {"concurrent.futures", "logging", "pathlib", "shutil", "threading"}
    if sys.version_info < (3, 12):  # from then on, data classes use it
        slow.add("inspect")
    assert "shikaku_gui.solver.solving" in loaded
    assert not loaded & (slow | {"shikaku_gui.model.moves", "shikaku_gui.play.messages"})


def test_the_version_is_printed_before_the_command_is_loaded() -> None:
    loaded = loaded_by(
        "import sys; from shikaku_gui.__main__ import main; sys.argv[1:] = ['--version']; main()"
    )
    assert "shikaku_gui" in loaded
    assert not loaded & {"shikaku_gui.cli", "argparse", "dataclasses", "typing"}


def test_a_module_imported_later_is_imported_when_it_is_used() -> None:
    loaded = loaded_by(
        "import sys; from shikaku_gui.lazy_exports import import_later\n"
        "with import_later('colorsys'):\n    import colorsys as later\n"
        "assert 'colorsys' not in sys.modules\n"
        "assert later.rgb_to_hsv(0, 0, 0) == (0, 0, 0)"
    )
    assert "colorsys" in loaded

"""That Qt's files are found whatever the folder of the program is called."""

import os
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
import shiboken6

START = """
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QGuiApplication
from shikaku_gui.gui.base import qt_files
qt_files.add_plugins()
app = QGuiApplication(["shikaku", "-platform", "offscreen"])
print(QTranslator().load("qtbase_de", str(qt_files.folder(qt_files.Kind.TranslationsPath))))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs links to folders")
@pytest.mark.parametrize(
    "name", ["plain", "Games, puzzles; é 日本", 'a "quoted" name', "back\\slash"]
)
def test_qt_starts_from_any_folder(name: str, tmp_path: Path) -> None:
    packages = tmp_path / name
    for package in (PySide6, shiboken6):
        copied = packages / package.__name__
        copied.mkdir(parents=True)
        for path in Path(package.__path__[0]).iterdir():
            (copied / path.name).symlink_to(path)
    search = os.pathsep.join([str(packages), str(Path(__file__).parents[3])])
    done = subprocess.run(
        [sys.executable, "-c", START],
        env={**os.environ, "PYTHONPATH": search},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout, done.stderr, done.returncode) == ("True\n", "", 0)

"""The wheel: built, installed in a clean environment elsewhere, and used from there.

No network is needed: the builder is installed with the tests, pip takes nothing but the
wheel, and what the program needs at run time is lent to the clean environment by a path
file. Path files of lent folders are not read, so the checkout is not lent with them.
"""

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from shikaku_gui import __version__, resources
from shikaku_gui.languages import ENGLISH, LANGUAGES

TOP = Path(__file__).resolve().parents[1]

OPEN_ICON = """
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from shikaku_gui import resources

app = QGuiApplication([])
renderer = QSvgRenderer(str(resources.icon()))
assert renderer.isValid()
image = QImage(32, 32, QImage.Format.Format_ARGB32)
image.fill(0)
painter = QPainter(image)
renderer.render(painter)
painter.end()
assert image.pixelColor(16, 30).alpha() == 255
print(resources.icon())
"""

OPEN_PUZZLE = """
from shikaku_gui import formats, resources

for path in resources.samples():
    print(path, formats.load(path).puzzle.area)
assert resources.bundled()[0] == resources.samples()[0]
assert not resources.literature()
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel as pipx does, where scripts do not find the modules beside them."""
    folder = tmp_path_factory.mktemp("wheel")
    builder = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    safe = {**os.environ, "PYTHONSAFEPATH": "1"}
    subprocess.run(builder, cwd=TOP, check=True, capture_output=True, env=safe)
    (built,) = folder.iterdir()
    return built


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install it in a clean environment; give that environment's folder."""
    folder = tmp_path_factory.mktemp("elsewhere") / "environment"
    venv.create(folder, with_pip=False)
    pip = [sys.executable, "-m", "pip", "--python", str(folder), "install"]
    alone = ["--no-deps", "--no-index", "--no-cache-dir", "--quiet", str(wheel)]
    subprocess.run([*pip, *alone], check=True, capture_output=True)
    packages = sysconfig.get_path("purelib", vars={"base": str(folder)})
    Path(packages, "lent.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return folder


def run(environment: Path, program: str, *arguments: str) -> list[str]:
    """Run a program of the environment outside the checkout; give what it printed."""
    scripts = sysconfig.get_path("scripts", vars={"base": str(environment)})
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    answer = subprocess.run(
        [str(Path(scripts, program)), *arguments],
        cwd=environment,
        env={**clean, "QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.splitlines()


def test_the_wheel_holds_the_package_and_its_files_and_no_more(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {name.split("/")[0] for name in names} == {
        "shikaku_gui",
        f"shikaku_gui-{__version__}.dist-info",
    }
    for folder in ("assets", "docs/guide", "puzzles"):
        paths = {path for path in (TOP / folder).rglob("*") if path.is_file()}
        files = paths - set((TOP / "puzzles/literature").iterdir())
        expected = {f"shikaku_gui/{path.relative_to(TOP).as_posix()}" for path in files}
        assert expected
        assert expected == {name for name in names if name.startswith(f"shikaku_gui/{folder}/")}
    assert "shikaku_gui/py.typed" in names
    for language in LANGUAGES.keys() - {ENGLISH}:
        assert f"shikaku_gui/assets/translations/{language}/LC_MESSAGES/shikaku.mo" in names


@pytest.mark.slow
def test_installed_it_opens_its_files_and_solves_a_bundled_puzzle(environment: Path) -> None:
    """All in one test: two workers would install two environments."""
    opened = run(environment, "python", "-c", OPEN_PUZZLE)
    assert len(opened) == len(resources.collections())
    assert all(line.startswith(str(environment)) for line in opened)
    assert opened[0].endswith("01.shikaku 25")
    (icon,) = run(environment, "python", "-c", OPEN_ICON)
    assert Path(icon).is_relative_to(environment)
    assert run(environment, "shikaku", "--version") == [f"shikaku {__version__}"]
    path = opened[0].rsplit(" ", 1)[0]
    assert run(environment, "shikaku", "solve", path)[-1] == "This is the only solution."

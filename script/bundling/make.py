"""Makes a bundle: a folder with the program and everything it needs, Python included."""

import argparse
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

from bundling import icu_data

TOP = Path(__file__).resolve().parents[2]
ENVIRONMENT = TOP / ".venv-bundle"
WORK = TOP / "build" / "bundle"


def main() -> int:
    """Make the bundle, and say how large it is."""
    parser = argparse.ArgumentParser(
        prog="script/bundle",
        description="Make a bundle of the program for this system: the folder DIR/shikaku, which "
        "runs without Python. The first run makes an environment in .venv-bundle.",
    )
    parser.add_argument(
        "--output", type=Path, metavar="DIR", default=TOP / "dist", help="by default dist"
    )
    output = parser.parse_args().output.absolute()
    python = _environment()
    _install(python)
    shutil.rmtree(output / "shikaku", ignore_errors=True)
    recipe = TOP / "script" / "bundling" / "shikaku.spec"
    places = ["--distpath", str(output), "--workpath", str(WORK)]
    WORK.mkdir(parents=True, exist_ok=True)
    # Started there, and not in the checkout, it takes the program from the environment.
    pyinstaller = [str(python), "-P", "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    subprocess.run([*pyinstaller, *places, str(recipe)], cwd=WORK, check=True)
    folder = output / "shikaku"
    if sys.platform == "linux":
        _strip(folder / "_internal")
        icu_data.make_smaller(folder / "_internal/PySide6/Qt/lib")
    print(f"{folder}: {_size(folder) / 1_000_000:.0f} MB")
    return 0


def _environment() -> Path:
    """Return the Python of the environment, which is made first where there is none."""
    if not ENVIRONMENT.is_dir():
        venv.create(ENVIRONMENT, with_pip=True)
    return ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _install(python: Path) -> None:
    """Install what the recipe needs, and the program as it is now."""
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    pins = ["--constraint", str(TOP / "constraints.txt")]
    subprocess.run([*pip, *pins, f"{TOP}[bundle]"], check=True)
    again = ["--no-deps", "--force-reinstall"]  # the version may be the same, and the files others
    subprocess.run([*pip, *pins, *again, str(TOP)], check=True)


def _strip(folder: Path) -> None:
    """Remove the symbols for debuggers from the libraries that some builds have them in."""
    if shutil.which("strip") is None:
        return
    for path in _with_symbols(folder):
        subprocess.run(["strip", "--strip-unneeded", str(path)], check=True)


def _with_symbols(folder: Path) -> Iterator[Path]:
    yield from folder.glob("libpython3*.so*")
    yield from folder.glob("python3*/lib-dynload/*.so")
    yield from folder.glob("ortools/.libs/*.so*")
    yield from folder.glob("numpy/_core/*.so")
    # Not NumPy's OpenBLAS: strip leaves it in a state that the loader refuses.
    yield from folder.glob("PySide6/Qt/lib/libicu*.so*")


def _size(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_dir())

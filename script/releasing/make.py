"""Makes what a release consists of, twice, checks it, and writes checksums, notes and recipes."""

import argparse
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from releasing import flatpak
from shikaku_gui import APPLICATION_ID, HOMEPAGE, __version__

TOP = Path(__file__).resolve().parents[2]
RECIPES = Path(__file__).with_name("recipes")

_TOOLS = {
    "appstreamcli": "appstream",
    "desktop-file-validate": "desktop-file-utils",
    "lintian": "lintian",
    "xz": "xz-utils",
}


def main() -> int:
    """Make the release, and print what it consists of."""
    parser = argparse.ArgumentParser(
        prog="script/release",
        description="Make wheel, source distribution, bundle and Debian package of the tagged "
        "version, each twice with the same bytes, check them, and write checksums, notes and "
        "recipes for stores. Nothing is published.",
    )
    parser.add_argument("--output", type=Path, metavar="DIR", default=TOP / "dist" / "release")
    parser.add_argument(
        "--untagged", action="store_true", help="a rehearsal: without a tag, with local changes"
    )
    parser.add_argument(
        "--only-python", action="store_true", help="neither bundle nor Debian package"
    )
    parser.add_argument(
        "--architecture",
        action="append",
        metavar="NAME",
        help="for Flatpak, if not x86_64 and aarch64; may be repeated",
    )
    options = parser.parse_args()
    missing = {package for tool, package in _TOOLS.items() if shutil.which(tool) is None}
    if missing:
        parser.error(f"this needs the packages {' '.join(sorted(missing))}")
    if importlib.util.find_spec("twine") is None:
        parser.error("this needs: .venv/bin/pip install -c constraints.txt '.[release]'")
    if not options.untagged and (problem := _not_the_tagged_version()):
        parser.error(problem)
    _run("sh", str(TOP / "script" / "release-check"))
    os.environ["SOURCE_DATE_EPOCH"] = _output("git", "log", "-1", "--format=%ct").strip()
    os.environ["PYTHONHASHSEED"] = "0"
    output: Path = options.output.absolute()
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    made = [*_made_twice(_distributions, output)]
    if not options.only_python:
        made += _made_twice(_bundle_and_package, output)
    _check(made)
    _write_texts(output, made, options.architecture or flatpak.ARCHITECTURES)
    for path in sorted(output.rglob("*")):
        if path.is_file():
            print(path)
    return 0


def release_notes(changelog: str, version: str) -> str:
    """Return the section of a version in the changelog, without its heading.

    Links to files lead to the repository: the notes are read on a page of their own.

    Raises:
        ValueError: there is none.
    """
    heading = rf"^## \[{re.escape(version)}\][^\n]*\n"
    found = re.search(heading + r"(.*?)(?=^## |^\[|\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None:
        raise ValueError(f"CHANGELOG.md has no section for {version}")
    files = f"]({HOMEPAGE}/blob/v{version}/"
    return re.sub(r"\]\((?!https:)", files, found[1].strip()) + "\n"


def fill_recipe(recipe: str, values: dict[str, str]) -> str:
    """Return a recipe with its ``@NAMES@`` filled in; a name without a value is a KeyError."""
    return re.sub(r"@([A-Z0-9_]+)@", lambda found: values[found[1]], recipe)


def _not_the_tagged_version() -> str:
    """Return what keeps the checkout from being a release, "" if nothing does."""
    tag = f"v{__version__}"
    if tag not in _output("git", "tag", "--points-at", "HEAD").split():
        return f"the commit has no tag {tag}"
    return "there are local changes" if _output("git", "status", "--porcelain") else ""


def _made_twice(make: Callable[[Path], Iterator[Path]], output: Path) -> Iterator[Path]:
    """Make files in a folder, and yield them if a second time gives the same bytes."""
    with tempfile.TemporaryDirectory() as folder:
        again = {path.name: _checksum(path) for path in make(Path(folder))}
    for path in make(output):
        if again[path.name] != _checksum(path):
            raise SystemExit(f"script/release: {path.name} has other bytes each time it is made")
        yield path


def _distributions(folder: Path) -> Iterator[Path]:
    """Make the wheel and the source distribution."""
    _run(sys.executable, "-m", "build", "--outdir", str(folder), str(TOP))
    yield from sorted(folder.glob("*.whl"))
    yield from sorted(folder.glob("*.tar.gz"))


def _bundle_and_package(folder: Path) -> Iterator[Path]:
    """Make the bundle, packed, and the Debian package of it."""
    with tempfile.TemporaryDirectory() as work:
        _run(sys.executable, str(TOP / "script" / "bundle"), "--output", work)
        bundle = Path(work, "shikaku")
        system = f"{sys.platform}-{os.uname().machine}"
        packed = folder / f"shikaku-{__version__}-{system}.tar.xz"
        with tarfile.open(packed, "w:xz") as archive:
            for path in sorted([bundle, *bundle.rglob("*")]):
                name = path.relative_to(bundle.parent)
                archive.add(path, str(name), recursive=False, filter=_without_owner)
        yield packed
        _run(sys.executable, str(TOP / "script" / "deb"), str(bundle), "--output", str(folder))
    yield from folder.glob("*.deb")


def _without_owner(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mtime = int(os.environ["SOURCE_DATE_EPOCH"])
    return member


def _check(made: list[Path]) -> None:
    """Have the usual tools look at what was made; the first that finds fault ends the release."""
    distributions = [str(path) for path in made if path.suffix in {".whl", ".gz"}]
    _run(sys.executable, "-m", "twine", "check", "--strict", *distributions)
    for package in (str(path) for path in made if path.suffix == ".deb"):
        _run("lintian", "--fail-on", "error,warning", package)
    with tempfile.TemporaryDirectory() as prefix:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
        install = [sys.executable, "-m", "shikaku_gui", "install-desktop", "--prefix", prefix]
        subprocess.run(install, cwd=TOP, env=environment, check=True, stdout=subprocess.DEVNULL)
        share = Path(prefix, "share")
        _run("desktop-file-validate", str(share / f"applications/{APPLICATION_ID}.desktop"))
        metainfo = share / f"metainfo/{APPLICATION_ID}.metainfo.xml"
        _run("appstreamcli", "validate", "--no-net", str(metainfo))


def _write_texts(output: Path, made: list[Path], architectures: Iterable[str]) -> None:
    """Write the checksums, the notes, and the recipes for stores."""
    checksums = {path.name: _checksum(path) for path in made}
    lines = (f"{checksum}  {name}\n" for name, checksum in checksums.items())
    (output / "SHA256SUMS").write_text("".join(lines), "ascii")
    notes = release_notes((TOP / "CHANGELOG.md").read_text("utf-8"), __version__)
    (output / "NOTES.md").write_text(notes, "utf-8")
    wheel = next(name for name in checksums if name.endswith(".whl"))
    values = {
        "APPLICATION_ID": APPLICATION_ID,
        "HOMEPAGE": HOMEPAGE,
        "VERSION": __version__,
        "WHEEL": wheel,
        "WHEEL_SHA256": checksums[wheel],
    }
    for recipe in sorted(path for path in RECIPES.rglob("*") if path.is_file()):
        name = fill_recipe(str(recipe.relative_to(RECIPES)), values)
        path = output / "recipes" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(fill_recipe(recipe.read_text("utf-8"), values), "utf-8")
    packages = flatpak.wheel_sources(output / wheel, TOP / "constraints.txt", architectures)
    (output / "recipes" / "flatpak" / "python-packages.json").write_text(packages, "utf-8")


def _checksum(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _output(*command: str) -> str:
    return subprocess.run(command, cwd=TOP, check=True, capture_output=True, text=True).stdout


def _run(*command: str) -> None:
    """Run a command; one that fails, having said why, ends the release."""
    if subprocess.run(command, cwd=TOP, check=False).returncode:
        raise SystemExit(f"script/release: this failed: {' '.join(command)}")

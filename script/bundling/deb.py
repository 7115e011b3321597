"""Makes a Debian package of a bundle, with Debian's own tools.

The package takes from Debian what Debian has: libraries that a bundle brings along for other
systems are left out, and dpkg-shlibdeps finds the packages they are in.
"""

import argparse
import gzip
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterable
from email.utils import formatdate
from hashlib import md5
from pathlib import Path

from shikaku_gui import HOMEPAGE, __version__

TOP = Path(__file__).resolve().parents[2]
PACKAGE = "shikaku"
REVISION = "1"
"""Counts the packages of one version of the program."""

MAINTAINER = "The shikaku_gui maintainers <maintainers@shikaku-gui.invalid>"

_PROGRAM = Path("usr/lib") / PACKAGE
_DOCUMENTS = Path("usr/share/doc") / PACKAGE
_TOOLS = {"dpkg-shlibdeps": "dpkg-dev", "dpkg-deb": "dpkg", "ldconfig": "libc-bin"}

_OPTIONAL_PLUGINS = ("platformthemes/libqgtk3.so", "printsupport/libcupsprintersupport.so")
"""Qt's plugins whose libraries need not be there: for the look of GTK and for printers."""

_OVERRIDES = """\
# The libraries are as their projects publish them for Python: each finds the others by a path from
# its own place, some hold a copy of zlib, bzip2 or Expat, and none is stripped here.
shikaku: custom-library-search-path
shikaku: embedded-library
shikaku: unstripped-binary-or-object
# The same holds for the program that starts it all, which is PyInstaller's.
shikaku: hardening-no-pie [usr/lib/shikaku/shikaku]
# Some modules of Python need no other library, not even that of C, and ICU's data need none.
shikaku: library-not-linked-against-libc *_statistics*
shikaku: shared-library-lacks-prerequisites *
# No report asks Debian for this package, which is made outside of Debian.
shikaku: initial-upload-closes-no-bugs *
"""
"""Warnings of lintian about every bundle, and why they stay."""

_DESCRIPTION = """\
puzzle game Shikaku, with hints, a solver and a generator
 In Shikaku you divide a grid into rectangles. Each must contain exactly one
 number: the number of cells it covers.
 .
 The window has hints that explain the next step, lessons, drills, an editor,
 a library of puzzles, and printed books. The command shikaku solves, grades,
 generates and converts puzzles in the terminal. New puzzles have exactly one
 solution.
"""


def main() -> int:
    """Make the package, and print its name."""
    parser = argparse.ArgumentParser(
        prog="script/deb", description="Make a Debian package of a bundle, by default dist/shikaku."
    )
    parser.add_argument("bundle", type=Path, nargs="?", default=TOP / "dist" / "shikaku")
    parser.add_argument(
        "--output", type=Path, metavar="DIR", default=TOP / "dist", help="by default dist"
    )
    options = parser.parse_args()
    missing = {package for tool, package in _TOOLS.items() if shutil.which(tool) is None}
    if missing:
        parser.error(f"this needs the packages {' '.join(sorted(missing))}")
    if not (options.bundle / "shikaku").is_file():
        parser.error(f"there is no bundle in {options.bundle}; script/bundle makes one")
    options.output.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        made = _make(options.bundle, Path(work), options.output)
    print(f"{made}: {made.stat().st_size / 1_000_000:.0f} MB")
    return 0


def _make(bundle: Path, work: Path, output: Path) -> Path:
    root = work / "debian" / PACKAGE
    control = root / "DEBIAN"
    control.mkdir(parents=True)  # dpkg-shlibdeps knows the top of the package by it
    _put_program(root, bundle)
    _put_desktop_files(root)
    _put_documents(root)
    architecture = _output("dpkg", "--print-architecture").strip()
    fields = {
        "Package": PACKAGE,
        "Version": f"{__version__}-{REVISION}",
        "Architecture": architecture,
        "Maintainer": MAINTAINER,
        "Installed-Size": str(sum(path.lstat().st_size for path in _files(root)) // 1024),
        **_dependencies(root, work),
        "Suggests": "fonts-noto-cjk",
        "Section": "misc",
        "Priority": "optional",
        "Homepage": HOMEPAGE,
        "Description": _DESCRIPTION,
    }
    text = "".join(f"{name}: {value.rstrip()}\n" for name, value in fields.items() if value)
    (control / "control").write_text(text, encoding="utf-8")
    _set_modes(root)
    made = output / f"{PACKAGE}_{fields['Version']}_{architecture}.deb"
    _output("dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(made))
    return made


def _put_program(root: Path, bundle: Path) -> None:
    """Put the bundle in its folder, without the libraries that Debian has."""
    folder = root / _PROGRAM
    shutil.copytree(bundle, folder, symlinks=True)
    ours = folder / "_internal"
    debians = _libraries_of_the_system()
    for path in ours.glob("lib*.so*"):
        if not path.is_symlink() and path.name in debians and "python3" not in path.name:
            path.unlink()
    shutil.rmtree(ours / "licences/Debian", ignore_errors=True)
    command = root / "usr/bin/shikaku"
    command.parent.mkdir(parents=True)
    command.symlink_to(Path("../lib") / PACKAGE / "shikaku")


def _libraries_of_the_system() -> set[str]:
    """Return the names of all libraries that programs find without a path."""
    return set(re.findall(r"^\s+(\S+) \(", _output("ldconfig", "-p"), re.MULTILINE))


def _put_desktop_files(root: Path) -> None:
    """Have the program install what desktops and shells need, and put it where Debian has it."""
    command = [str(root / _PROGRAM / "shikaku"), "install-desktop", "--prefix", str(root / "usr")]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)
    share = root / "usr/share"
    # Debian makes these when the package is installed.
    (share / "applications/mimeinfo.cache").unlink(missing_ok=True)
    for made in set((share / "mime").glob("*")) - {share / "mime/packages"}:
        if made.is_dir():
            shutil.rmtree(made)
        else:
            made.unlink()
    (share / "zsh/site-functions").rename(share / "zsh/vendor-completions")
    _compress(share / "man/man1/shikaku.1")


def _put_documents(root: Path) -> None:
    folder = root / _DOCUMENTS
    folder.mkdir(parents=True)
    shutil.copy(TOP / "script/bundling/licences/copyright", folder)
    shutil.copy(TOP / "CHANGELOG.md", folder / "changelog")
    _compress(folder / "changelog")
    overrides = root / "usr/share/lintian/overrides" / PACKAGE
    overrides.parent.mkdir(parents=True)
    overrides.write_text(_OVERRIDES, encoding="utf-8")
    date = formatdate(float(os.environ.get("SOURCE_DATE_EPOCH", time.time())))
    entry = f"{PACKAGE} ({__version__}-{REVISION}) unstable; urgency=medium\n\n"
    entry += f"  * A bundle of version {__version__}.\n\n -- {MAINTAINER}  {date}\n"
    (folder / "changelog.Debian").write_text(entry, encoding="utf-8")
    _compress(folder / "changelog.Debian")


def _dependencies(root: Path, work: Path) -> dict[str, str]:
    """Return the fields with the packages whose libraries the program is linked with."""
    internal = root / _PROGRAM / "_internal"
    plugins = internal / "PySide6/Qt/plugins"
    optional = [plugins / name for name in _OPTIONAL_PLUGINS if (plugins / name).exists()]
    libraries = [path for path in _files(root) if ".so" in path.name and not path.is_symlink()]
    needed = [root / _PROGRAM / "shikaku", *(set(libraries) - set(optional))]
    stanza = f"Source: {PACKAGE}\n\nPackage: {PACKAGE}\nArchitecture: any\n"
    (work / "debian/control").write_text(stanza, encoding="utf-8")
    own = sorted({f"-l{path.parent}" for path in libraries})
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0", *own]
    arguments = [*map(str, sorted(needed)), "-dRecommends", *map(str, optional)]
    found = _output(*command, *arguments, folder=work)
    named = dict(line.removeprefix("shlibs:").split("=", 1) for line in found.splitlines())
    # hicolor-icon-theme has the folders for icons, and the others read what is installed.
    others = ["hicolor-icon-theme", "shared-mime-info", "desktop-file-utils"]
    recommended = [named.get("Recommends", ""), *others]
    return {
        "Depends": named["Depends"],
        "Recommends": ", ".join(filter(None, recommended)),
    }


def _set_modes(root: Path) -> None:
    """Give files and folders the modes that Debian has them with, and note the sums of files."""
    executable = root / _PROGRAM / "shikaku"
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == executable else 0o644)
    root.chmod(0o755)
    sums = [
        f"{md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n"
        for path in _files(root)
        if not path.is_symlink() and "DEBIAN" not in path.parts
    ]
    listed = root / "DEBIAN/md5sums"
    listed.write_text("".join(sorted(sums)), encoding="utf-8")
    listed.chmod(0o644)


def _files(folder: Path) -> Iterable[Path]:
    return [path for path in folder.rglob("*") if path.is_symlink() or path.is_file()]


def _compress(path: Path) -> None:
    """Compress a file as Debian wants it: always to the same bytes."""
    path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
    path.unlink()


def _output(*command: str, folder: Path | None = None) -> str:
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{command[0]} failed, see above")
    return done.stdout

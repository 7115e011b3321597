"""The Debian package: installed on its own, looked at by Debian's tools, and removed."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from shikaku_gui import APPLICATION_ID, __version__, resources

pytestmark = pytest.mark.slow

PACKAGE = "shikaku"


@pytest.fixture(scope="module")
def deb(bundle: Path) -> Path:
    """Give the package, which lies beside the bundle."""
    found = sorted(bundle.parent.glob(f"{PACKAGE}_{__version__}-*.deb"))
    if not found or shutil.which("dpkg") is None:
        pytest.skip("script/deb makes the package, on Debian")
    return found[-1]


@pytest.fixture(scope="module")
def root(deb: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the package into a system that has nothing else."""
    if os.geteuid() != 0:
        pytest.skip("dpkg installs only for root")
    root = tmp_path_factory.mktemp("root")
    for folder in ("info", "updates"):
        (root / "var/lib/dpkg" / folder).mkdir(parents=True)
    (root / "var/lib/dpkg/status").touch()
    dpkg(root, "--force-depends", "--install", str(deb))
    return root


def dpkg(root: Path, *arguments: str) -> None:
    """Run dpkg on another system, whose programs it does not run."""
    options = ["--root", str(root), "--force-not-root", "--force-script-chrootless"]
    options += ["--log=/dev/null", "--path-exclude=/nothing"]
    subprocess.run(["dpkg", *options, *arguments], check=True, capture_output=True, timeout=300)


def output(*command: str | Path, **variables: str) -> str:
    """Run a program and give what it printed."""
    environment = {**os.environ, **variables}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


def installed(root: Path) -> set[Path]:
    """Return what there is besides dpkg's own files."""
    everything = (path.relative_to(root) for path in root.rglob("*") if not path.is_dir())
    return {path for path in everything if path.parts[:3] != ("var", "lib", "dpkg")}


def test_installed_it_solves_and_is_removed_again(root: Path) -> None:
    """All in one test, because the last step is that nothing is left."""
    command = root / "usr/bin/shikaku"
    share = root / "usr/share"
    assert output(command, "--version") == f"shikaku {__version__}"
    puzzle = resources.samples()[0]
    assert output(command, "solve", puzzle).endswith("This is the only solution.")
    for name in (
        f"applications/{APPLICATION_ID}.desktop",
        f"metainfo/{APPLICATION_ID}.metainfo.xml",
    ):
        assert (share / name).is_file()
    for name in (
        "man/man1/shikaku.1.gz",
        "zsh/vendor-completions/_shikaku",
        "doc/shikaku/copyright",
    ):
        assert (share / name).is_file()
    assert not list(root.rglob("mime.cache"))  # Debian's triggers make it

    # What a double click does, once Debian has read what was installed.
    output("update-mime-database", share / "mime")
    output("update-desktop-database", share / "applications")
    folders = {"XDG_DATA_DIRS": f"{share}:/usr/share", "XDG_DATA_HOME": str(root / "home")}
    kind = output("xdg-mime", "query", "filetype", puzzle, **folders)
    assert kind == "application/x-shikaku+json"
    assert output("xdg-mime", "query", "default", kind, **folders) == f"{APPLICATION_ID}.desktop"
    for cache in {*(share / "mime").glob("*"), *(share / "applications").glob("*.cache")}:
        if cache.is_file():
            cache.unlink()

    dpkg(root, "--purge", PACKAGE)
    left = {path for path in installed(root) if path.parts[:3] != ("usr", "share", "mime")}
    assert left == set()


def test_lintian_finds_nothing_wrong(deb: Path) -> None:
    if shutil.which("lintian") is None:
        pytest.skip("lintian is not installed")
    output("lintian", "--allow-root", "--fail-on", "error,warning", deb)

"""Sample mutants and list those that the tests do not notice: python -m tests.mutants.run.

Each mutant is written into a copy of the project. The tests of its package are run until the first
failure, beginning with those of the module and those that import it.
"""

import argparse
import math
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from tests.mutants.mutants import Mutant, mutants, mutated

TOP = Path(__file__).resolve().parents[2]
PACKAGE = "shikaku_gui"
ROOMS = ("model", "formats", "play", "store", "solver", "cli")
COPIED = (PACKAGE, "assets", "docs", "puzzles", "script", "tests", "pyproject.toml", "README.md")
PATIENCE = 240
"""Seconds after which the tests count as having noticed: the change made an endless loop."""
SETTINGS = """
[pytest]
pythonpath = .
addopts = --import-mode=importlib -p no:cacheprovider -p _hypothesis_pytestplugin {plugins}
filterwarnings = error
markers =
    slow: not run
    screen: not run
"""
PLUGINS = {"cli": "-p pytestqt.plugin"}
"""What the tests of a package need beside hypothesis; the others start faster without Qt."""
MEMORY = 8_000_000
"""Kilobytes of address space for the tests; a mutant may ask for any amount."""


class Copy:
    """A copy of the project, in which one module at a time is changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._time = 0
        self._checked: set[str] = set()
        ignored = shutil.ignore_patterns("__pycache__")
        for name in COPIED:
            if (TOP / name).is_dir():
                shutil.copytree(TOP / name, folder / name, ignore=ignored)
            else:
                shutil.copy2(TOP / name, folder)

    def put(self, module: Path, source: str) -> None:
        """Replace the source of a module, with a time of its own, as Python caches by time."""
        path = self.folder / PACKAGE / module
        path.write_text(source, encoding="utf-8")
        self._time += 10
        os.utime(path, (self._time, self._time))

    def check(self, module: Path) -> None:
        """Check once for each package that its tests pass as long as nothing is changed.

        Raises:
            SystemExit: they fail.
        """
        room = module.parts[0]
        if room not in self._checked and self.notices(module):
            raise SystemExit(f"the tests of {room} fail without any change")
        self._checked.add(room)

    def notices(self, module: Path) -> bool:
        """Tell whether the tests fail, or take so long that they seem to hang."""
        room = module.parts[0]
        settings = SETTINGS.format(plugins=PLUGINS.get(room, ""))
        (self.folder / "pytest.ini").write_text(settings, encoding="utf-8")
        tests = [*own_tests(module), Path("tests", room)]
        pytest = [sys.executable, "-m", "pytest", "-q", "-x", "-m", "not slow and not screen"]
        pytest += map(str, tests)
        limited = ["sh", "-c", f'ulimit -v {MEMORY}; exec "$@"', "sh", *pytest]
        # In a session of its own, so that processes that the tests started end with them.
        with subprocess.Popen(
            limited,
            cwd=self.folder,
            env=os.environ | {"PYTHONPATH": str(self.folder)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        ) as process:
            try:
                status = process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                status = 1
            finally:
                kill_session(process.pid)
        return status != 0


def kill_session(leader: int) -> None:
    """End what is left of the processes of a session."""
    with suppress(ProcessLookupError):
        os.killpg(leader, signal.SIGKILL)


def own_tests(module: Path) -> list[Path]:
    """Return the tests of a module, by their name and by what they import."""
    room = Path("tests", *module.parts[:1])
    name = ".".join((PACKAGE, *module.with_suffix("").parts))
    parent, _, last = name.rpartition(".")
    found: list[Path] = []
    for path in sorted((TOP / room).rglob("test_*.py")):
        text = path.read_text(encoding="utf-8")
        if path.name == f"test_{module.name}":
            found.insert(0, path)
        elif f"{name} import" in text or f"from {parent} import {last}" in text:
            found.append(path)
    return [path.relative_to(TOP) for path in found]


def sample(rooms: Sequence[str], count: int, seed: int) -> list[tuple[Path, Mutant]]:
    """Return so many mutants of these packages, fewer where there are fewer."""
    every = [
        (path.relative_to(TOP / PACKAGE), mutant)
        for room in rooms
        for path in sorted((TOP / PACKAGE / room).rglob("*.py"))
        for mutant in mutants(path.read_text(encoding="utf-8"))
    ]
    return random.Random(seed).sample(every, min(count, len(every)))


def main() -> int:
    parser = argparse.ArgumentParser(description="List mutants that the tests do not notice.")
    parser.add_argument("--count", type=int, default=300, help="mutants in all")
    parser.add_argument("--skip", type=int, default=0, help="go on after so many of them")
    parser.add_argument("--seconds", type=float, default=math.inf, help="begin none after that")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at", action="append", help="only those at a place, FILE or FILE:LINE")
    parser.add_argument("rooms", nargs="*", help="packages; all but gui if none is named")
    options = parser.parse_args()
    rooms = options.rooms or ROOMS
    if options.at:
        chosen = [
            (module, mutant)
            for module, mutant in sample(ROOMS, sys.maxsize, 0)
            if str(module) in options.at or f"{module}:{mutant.line}" in options.at
        ]
    else:
        chosen = sample(rooms, options.count, options.seed)
    chosen.sort(key=lambda item: (item[0], item[1].line))
    ends = time.monotonic() + options.seconds
    tried, noticed = Counter[str](), Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        for module, mutant in chosen[options.skip :]:
            if time.monotonic() > ends:
                break
            room = module.parts[0]
            copy.check(module)
            source = (TOP / PACKAGE / module).read_text(encoding="utf-8")
            copy.put(module, mutated(source, mutant))
            found = copy.notices(module)
            copy.put(module, source)
            tried[room] += 1
            noticed[room] += found
            if not found:
                print(f"{module}:{mutant.line}: {mutant.change}", flush=True)
    for room in tried:
        share = noticed[room] / tried[room]
        print(f"{room}: {noticed[room]} of {tried[room]} noticed ({share:.0%})")
    done = options.skip + tried.total()
    if done < len(chosen):
        print(f"go on with --skip {done}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Sample mutants and list those that the tests do not notice: python -m tests.mutants.run.

Each mutant is written into a copy of the project. The tests of its package are run until the first
failure, beginning with those that reach the changed line, the quickest first. Which do is measured
once for each package. A mutant inside a function is tried in a fork of a process that has imported
everything; one whose line runs when its module is imported needs a process of its own.
"""

import argparse
import ast
import json
import math
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Collection, Sequence
from contextlib import suppress
from pathlib import Path

from coverage import CoverageData

from tests.mutants.mutants import Mutant, mutants, mutated

TOP = Path(__file__).resolve().parents[2]
PACKAGE = "shikaku_gui"
ROOMS = ("model", "formats", "play", "store", "solver", "cli")
COPIED = (PACKAGE, "assets", "docs", "puzzles", "script", "tests", "pyproject.toml", "README.md")
SETTINGS = """
[pytest]
pythonpath = .
addopts = --import-mode=importlib -p no:cacheprovider -p no:faulthandler
    -p _hypothesis_pytestplugin -p tests.mutants.plugin {plugins}
filterwarnings = error
markers =
    slow: not run
    screen: not run
"""
PLUGINS = {"cli": "-p pytestqt.plugin"}
"""What the tests of a package need beside hypothesis; the others start faster without Qt."""


class Copy:
    """A copy of the project, in which one module at a time is changed."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._time = 0
        folder.chmod(0o755)  # some tests read it as another user
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

    def pytest(
        self, room: str, *options: str, fds: Collection[int] = ()
    ) -> subprocess.Popen[bytes]:
        """Start pytest for the everyday tests of a package."""
        settings = SETTINGS.format(plugins=PLUGINS.get(room, ""))
        (self.folder / "pytest.ini").write_text(settings, encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-m", "not slow and not screen"]
        command += [f"--basetemp={self.folder / 'temporary'}", *options, f"tests/{room}"]
        return subprocess.Popen(
            command,
            cwd=self.folder,
            env=os.environ
            | {"PYTHONPATH": str(self.folder), "PYTHONPYCACHEPREFIX": str(self.folder / "pycache")},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=fds,
        )


class Room:
    """The tests of a package, which pass as long as nothing is changed.

    Raises:
        SystemExit: they do not.
    """

    def __init__(self, copy: Copy, name: str) -> None:
        self._copy, self._name = copy, name
        measures = copy.folder / name
        measures.mkdir()
        if copy.pytest(name, f"--measures-to={measures}").wait() != 0:
            raise SystemExit(f"the tests of {name} fail without any change")
        self._durations: dict[str, float] = json.loads((measures / "seconds").read_text("utf-8"))
        self._lines = CoverageData(str(measures / "lines"))
        self._lines.read()
        self._tests = Server(copy, name)
        if self._tests.fail(durations=self._ordered([])):
            raise SystemExit(f"the tests of {name} fail in another order, without any change")

    def notices(self, module: Path, mutant: Mutant) -> bool:
        """Tell whether a test fails."""
        source = (TOP / PACKAGE / module).read_text("utf-8")
        path = str(self._copy.folder / PACKAGE / module)
        reaching = self._reaching(path, function_lines(source, mutant.line), mutant.line)
        self._copy.put(module, ast.unparse(mutated(source, mutant.number)))
        if "" in reaching:
            tests = Server(self._copy, self._name)
            found = tests.fail(durations=self._ordered([*own_tests(module), *reaching]))
            tests.close()
        else:
            found = self._tests.fail(
                durations=self._ordered(reaching), path=path, source=source, number=mutant.number
            )
        self._copy.put(module, source)
        return found

    def close(self) -> None:
        self._tests.close()

    def _reaching(self, path: str, function: range | None, line: int) -> set[str]:
        """Return the tests that run a line, and "" if it also runs before any test."""
        contexts = self._lines.contexts_by_lineno(path)
        near = [line] if line in contexts else function or []
        found = {name for at in near for name in contexts.get(at, [])}
        return found if function else found | {""}

    def _ordered(self, first: Collection[str]) -> dict[str, float]:
        """Return the tests and their seconds: certain tests or files first, then the quickest."""
        chosen = set(first)

        def rank(test: tuple[str, float]) -> tuple[bool, float]:
            name, seconds = test
            return chosen.isdisjoint((name, name.partition("::")[0])), seconds

        return dict(sorted(self._durations.items(), key=rank))


class Server:
    """A process that has collected the tests of a package and tries mutants."""

    def __init__(self, copy: Copy, room: str) -> None:
        mutants_from, mutants_to = os.pipe()
        verdicts_from, verdicts_to = os.pipe()
        options = [f"--mutants-from={mutants_from}", f"--verdicts-to={verdicts_to}"]
        self._process = copy.pytest(room, *options, fds=(mutants_from, verdicts_to))
        os.close(mutants_from)
        os.close(verdicts_to)
        self._mutants = os.fdopen(mutants_to, "w", encoding="utf-8")
        self._verdicts = os.fdopen(verdicts_from, encoding="utf-8")

    def fail(self, **mutant: object) -> bool:
        """Tell whether a test fails, or the process did before it had collected them."""
        with suppress(BrokenPipeError):
            print(json.dumps(mutant), file=self._mutants, flush=True)
        return self._verdicts.readline() != "0\n"

    def close(self) -> None:
        with suppress(BrokenPipeError):
            self._mutants.close()
        self._verdicts.close()
        self._process.wait()


def function_lines(source: str, line: int) -> range | None:
    """Return the lines of the innermost function with a line in its body, if there is one."""
    found = [
        range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
    ]
    return min((lines for lines in found if line in lines), key=len, default=None)


def own_tests(module: Path) -> list[str]:
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
    return [str(path.relative_to(TOP)) for path in found]


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
    if options.at:
        chosen = [
            (module, mutant)
            for module, mutant in sample(ROOMS, sys.maxsize, 0)
            if str(module) in options.at or f"{module}:{mutant.line}" in options.at
        ]
    else:
        chosen = sample(options.rooms or ROOMS, options.count, options.seed)
    chosen.sort(key=lambda item: (item[0], item[1].line))
    ends = time.monotonic() + options.seconds
    tried, noticed = Counter[str](), Counter[str]()
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        rooms: dict[str, Room] = {}
        for module, mutant in chosen[options.skip :]:
            if time.monotonic() > ends:
                break
            name = module.parts[0]
            if name not in rooms:
                rooms[name] = Room(copy, name)
            found = rooms[name].notices(module, mutant)
            tried[name] += 1
            noticed[name] += found
            if not found:
                print(f"{module}:{mutant.line}: {mutant.change}", flush=True)
        for room in rooms.values():
            room.close()
    for name in tried:
        share = noticed[name] / tried[name]
        print(f"{name}: {noticed[name]} of {tried[name]} noticed ({share:.0%})")
    done = options.skip + tried.total()
    if done < len(chosen):
        print(f"go on with --skip {done}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A pytest plugin that tries mutants one after another, after collecting the tests only once.

``--measures-to FOLDER`` writes the seconds of each test and the lines that it runs.
``--mutants-from N --verdicts-to N`` name two file descriptors: each line of the first is a mutant,
and each is answered by a line, 1 if a test failed and 0 if none did. Each is tried in a fork of
this process.
"""

import faulthandler
import gc
import json
import os
import resource
import signal
from collections import defaultdict
from collections.abc import Generator, Sequence
from contextlib import suppress
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from coverage import Coverage

from tests.mutants.mutants import mutated

SECONDS = 60
"""How long starting and a test of no length may take, on a busy machine."""
TIMES = 10
"""How much longer than usual a test may take."""
MEMORY = 8_000_000_000
"""Bytes of address space for the tests; a mutant may ask for any amount."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--measures-to", type=Path)
    parser.addoption("--mutants-from", type=int)
    parser.addoption("--verdicts-to", type=int)


def pytest_configure(config: pytest.Config) -> None:
    folder: Path | None = config.getoption("--measures-to")
    if folder is not None:
        config.pluginmanager.register(_Measures(folder))


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Answer mutants instead of running the tests, if there is somebody who asks."""
    asked = session.config.getoption("--mutants-from")
    if asked is None:
        return None
    with (
        os.fdopen(asked, encoding="utf-8") as mutants,
        os.fdopen(session.config.getoption("--verdicts-to"), "w", encoding="utf-8") as verdicts,
    ):
        for line in mutants:
            print(int(_noticed(session, **json.loads(line))), file=verdicts, flush=True)
    return True


class _Measures:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._lines = Coverage(folder / "lines", source_pkgs=["shikaku_gui"], config_file=False)
        self._lines.set_option("run:disable_warnings", ["module-not-measured"])
        self._lines.start()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._lines.switch_context(item.nodeid)
        return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration

    def pytest_sessionfinish(self) -> None:
        self._lines.stop()
        self._lines.save()
        (self._folder / "seconds").write_text(json.dumps(self._seconds), encoding="utf-8")


def _noticed(
    session: pytest.Session,
    durations: dict[str, float],
    path: str = "",
    source: str = "",
    number: int = 0,
) -> bool:
    """Run tests in a fork until one fails; a test that takes far longer than usual does.

    Args:
        durations: the tests in their order, and the seconds that each takes usually.
        path: the module to change.
        source: its source before the change.
        number: that of the mutant.
    """
    child = os.fork()
    if child == 0:
        status = 1
        with suppress(BaseException):
            os.setsid()
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            if path:
                _change(path, source, number)
            status = int(_fails(session, durations))
        os._exit(status)
    _, ended = os.waitpid(child, 0)
    with suppress(ProcessLookupError):  # what the tests started
        os.killpg(child, signal.SIGKILL)
    return ended != 0


def _fails(session: pytest.Session, durations: dict[str, float]) -> bool:
    items = {item.nodeid: item for item in session.items}
    order: Sequence[Any] = [items[name] for name in durations]
    for item, following in zip(order, [*order[1:], None], strict=True):
        limit = SECONDS + TIMES * durations[item.nodeid]
        faulthandler.dump_traceback_later(limit, exit=True, file=2)
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return True
    return False


def _change(path: str, source: str, number: int) -> None:
    """Give all functions of a module that are loaded the code of a mutant."""
    before = _codes(compile(source, path, "exec", dont_inherit=True))
    after = _codes(compile(mutated(source, number), path, "exec", dont_inherit=True))
    changed = {_content(code): after[place] for place, code in before.items() if place in after}
    gc.unfreeze()  # conftest.py froze the objects, which are then not found
    for function in gc.get_objects():
        if type(function) is FunctionType and function.__code__.co_filename == path:
            code = function.__code__
            function.__code__ = changed.get(_content(code), code)
    gc.freeze()


def _codes(module: CodeType) -> dict[tuple[str, int, int], CodeType]:
    """Return the codes of a module's functions by name, line, and number among those there."""
    found: dict[tuple[str, int, int], CodeType] = {}
    inside = [module]
    for code in inside:
        for part in code.co_consts:
            if isinstance(part, CodeType):
                place = (part.co_qualname, part.co_firstlineno)
                number = sum(other[:2] == place for other in found)
                found[*place, number] = part
                inside.append(part)
    return found


def _content(code: CodeType) -> tuple[object, ...]:
    """Return what is equal for the same code; codes themselves differ once they have run."""
    constants = tuple(each for each in code.co_consts if not isinstance(each, CodeType))
    return code.co_qualname, code.co_firstlineno, code.co_code, code.co_names, constants

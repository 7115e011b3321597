"""ICU in a bundle: its data have what Qt asks it for."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from shikaku_gui.languages import LANGUAGES

pytestmark = pytest.mark.slow

ASKED_FOR = {b"ucal", b"ucnv", b"ucol"}
"""How the names of functions of ICU begin: time zones, encodings, sort orders. The program uses the
last only, see test_icu_data.py."""

ASK = """
import ctypes, sys
library, version, *languages = sys.argv[1:]
icu = ctypes.CDLL(library)
for language in languages:
    status = ctypes.c_int(0)
    getattr(icu, "ucol_open_" + version)(language.encode(), ctypes.byref(status))
    print("ucol", language, status.value)
"""


@pytest.fixture
def library(bundle: Path) -> Path:
    """Give the library of ICU that knows languages, where the bundle has one."""
    found = list((bundle / "_internal/PySide6/Qt/lib").glob("libicui18n.so.*"))
    if not found:
        pytest.skip("Qt uses the system's on Windows and macOS")
    return found[0]


def test_qt_has_no_other_questions(library: Path) -> None:
    pattern = re.compile(rb"\0(u[a-z]+)_\w+%s\0" % library.suffix.replace(".", "_").encode())
    parts = [
        path for path in library.parents[2].rglob("*.so*") if not path.name.startswith("libicu")
    ]
    called = {name for path in parts for name in pattern.findall(path.read_bytes())}
    assert {name.split(b"_")[0].lower() for name in called} == ASKED_FOR


def test_it_has_the_sort_orders_of_all_languages(library: Path) -> None:
    command = [sys.executable, "-c", ASK, str(library), library.suffix[1:], *LANGUAGES]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    answers = [line.split() for line in done.stdout.splitlines()]
    assert len(answers) == len(LANGUAGES)
    errors = [answer for answer in answers if int(answer[-1]) > 0]
    assert not errors

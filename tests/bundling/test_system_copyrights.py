"""The copyright of libraries that come from Debian."""

import shutil
from pathlib import Path

import pytest
from bundling.system_copyrights import copyright_files

LIBRARIES = sorted(Path("/usr/lib").glob("*-linux-gnu/libc.so.6"))
WHEELS = ("numpy.libs/libz.so.1", "/venv/site-packages/numpy.libs/libz.so.1", "BINARY")


def test_the_package_of_a_library_tells_of_it() -> None:
    if shutil.which("dpkg-query") is None or not LIBRARIES:
        pytest.skip("needs Debian")
    found = copyright_files([("libc.so.6", str(LIBRARIES[0]), "BINARY"), WHEELS])
    assert found == [("licences/Debian/libc6", "/usr/share/doc/libc6/copyright", "DATA")]


def test_other_libraries_have_no_copyright_files() -> None:
    assert copyright_files([WHEELS]) == []


def test_there_are_no_copyright_files_outside_of_debian(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert copyright_files([("libc.so.6", "/usr/lib/libc.so.6", "BINARY")]) == []

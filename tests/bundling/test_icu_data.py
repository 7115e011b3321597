"""The data of ICU without what Qt does not ask for."""

import ctypes
import re
import shutil
import struct
import subprocess
from pathlib import Path

import pytest
from bundling import icu_data

import shikaku_gui

HEADER = struct.pack("<HBB", 32, 0xDA, 0x27).ljust(32, b".")
KEPT = {f"icudt7l/{name}": b"c" * 48 for name in ("coll/de.res", "coll/de_AT.res", "nfkc.nrm")}
KEPT |= {"icudt7l/pool.res": b"ab" * 8, "icudt7l/root.res": b"z"}
NAMES = ("de.res", "de_AT.res", "yue_Hant.res", "gb18030.cnv", "ibm-37_P100-1995,swaplfnl.cnv")
LEFT_OUT = {
    f"icudt7l/{name}": b"left out" * 4
    for name in (*NAMES, "unames.icu", *(f"{folder}/de.res" for folder in icu_data.LEFT_OUT))
}


def archive(files: dict[str, bytes]) -> bytes:
    """Return files as ICU has them."""
    names, contents, places = b"", b"", []
    after_names = -(-(4 + sum(8 + len(name) + 1 for name in files)) // 16) * 16
    for name, content in sorted(files.items()):
        places.append((4 + 8 * len(files) + len(names), after_names + len(contents)))
        names += name.encode() + b"\0"
        contents += content.ljust(-(-len(content) // 16) * 16, b"\0")
    table = struct.pack("<I", len(files)) + b"".join(struct.pack("<II", *each) for each in places)
    return HEADER + (table + names).ljust(after_names, b"\0") + contents


def test_the_other_files_stay_as_they_are() -> None:
    assert icu_data.without_folders(archive(KEPT | LEFT_OUT)) == archive(KEPT)
    assert icu_data.without_folders(archive(KEPT)) == archive(KEPT)


def test_the_program_asks_qt_for_nothing_that_needs_the_rest() -> None:
    asked = re.compile(r"Q(TimeZone|String(Converter|Decoder|Encoder)|Text(Stream|BoundaryFinder))")
    modules = Path(shikaku_gui.__file__).parent.rglob("*.py")
    assert [path for path in modules if asked.search(path.read_text("utf-8"))] == []


def test_the_library_keeps_its_symbol(tmp_path: Path) -> None:
    if shutil.which("ld") is None or shutil.which("objcopy") is None:
        pytest.skip("needs the binutils")

    def run(*command: str) -> None:
        subprocess.run(command, cwd=tmp_path, check=True)

    (tmp_path / "data").write_bytes(archive(KEPT | LEFT_OUT))
    library = tmp_path / "libicudata.so.73"
    run("ld", "-r", "-b", "binary", "-o", "data.o", "data")
    rename = "--rename-section=.data=.rodata,alloc,load,readonly,data,contents"
    run("objcopy", rename, "--redefine-sym=_binary_data_start=icudt73_dat", "data.o")
    run("ld", "-shared", "-z", "noexecstack", "-soname", library.name, "-o", library.name, "data.o")
    icu_data.make_smaller(tmp_path)
    made = archive(KEPT)
    loaded = (ctypes.c_char * len(made)).in_dll(ctypes.CDLL(str(library)), "icudt73_dat")
    assert ctypes.addressof(loaded) % 16 == 0
    assert loaded.raw == made

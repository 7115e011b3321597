"""Leaves out of the data of ICU what is never asked for: 27 of 32 MB.

Qt calls ICU to compare texts in the order of a language, for the names of time zones, and to
convert other encodings, and the program asks Qt only for the first. Tests check both.
"""

import re
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path

LEFT_OUT = frozenset({"brkitr", "curr", "lang", "rbnf", "region", "translit", "unit", "zone"})
"""The folders for line breaks, names of currencies, languages, regions, units and time zones,
numbers in words, and transliteration."""

_FILES_LEFT_OUT = re.compile(r".*\.(cnv|spp|cfu)|[a-z]{2,3}(_\w+)?\.res|unames\.icu")
"""Files beside the folders: encodings, rules for names of computers, look-alikes, calendars and
numbers of languages, and names of characters."""

_TOOLS = ("ld", "objcopy")
_ALIGNMENT = 16
"""Files begin in the data at multiples of this number of bytes."""


def make_smaller(folder: Path) -> None:
    """Make the library in a folder smaller that holds ICU's data; not without GNU's tools."""
    if any(shutil.which(tool) is None for tool in _TOOLS):
        return
    for library in folder.glob("libicudata.so.*"):
        with tempfile.TemporaryDirectory() as work:
            _replace_library(library.absolute(), Path(work))


def _replace_library(library: Path, work: Path) -> None:
    """Replace a library by one with the same symbol, the only one that it has."""

    def run(*command: str | Path) -> None:
        subprocess.run(command, cwd=work, check=True)

    version = re.sub(r"\D", "", library.name)
    data = work / "data"
    run("objcopy", "-O", "binary", "--only-section=.rodata", library, data)
    data.write_bytes(without_folders(data.read_bytes()))
    run("ld", "-r", "-b", "binary", "-o", "data.o", data.name)
    symbols = [
        f"--redefine-sym=_binary_data_start=icudt{version}_dat",
        *("--strip-symbol=_binary_data_end", "--strip-symbol=_binary_data_size"),
    ]
    read_only = [
        f"--set-section-alignment=.data={_ALIGNMENT}",
        "--rename-section=.data=.rodata,alloc,load,readonly,data,contents",
    ]
    run("objcopy", *symbols, *read_only, "data.o")
    linked = work / library.name
    run("ld", "-shared", "-s", "-z", "noexecstack", "-soname", library.name, "-o", linked, "data.o")
    library.write_bytes(linked.read_bytes())


def without_folders(data: bytes) -> bytes:
    """Return the data of ICU without the folders and files that are left out.

    A header begins with its own length. A table follows: the number of files, and for each, in the
    order of their names, where its name and its contents begin, counted from the table.
    """
    (start,) = struct.unpack_from("<H", data)
    (count,) = struct.unpack_from("<I", data, start)
    table = data[start:]
    places = list(struct.iter_unpack("<II", table[4 : 4 + 8 * count]))
    ends = [begin for _, begin in places[1:]] + [len(table)]
    files: dict[bytes, bytes] = {}
    for (at, begin), end in zip(places, ends, strict=True):
        name = table[at : table.index(b"\0", at)]
        _, *folders, file = name.decode("ascii").split("/")
        if not LEFT_OUT.intersection(folders) and (folders or not _FILES_LEFT_OUT.fullmatch(file)):
            files[name] = table[begin:end]
    return data[:start] + _table(files)


def _table(files: dict[bytes, bytes]) -> bytes:
    """Return the table of files, their names, and their contents."""
    name_at = 4 + 8 * len(files)
    names = b"".join(name + b"\0" for name in files)
    begin = name_at + len(names)
    gap = -begin % _ALIGNMENT
    begin += gap
    table = [struct.pack("<I", len(files))]
    for name, contents in files.items():
        table.append(struct.pack("<II", name_at, begin))
        name_at += len(name) + 1
        begin += len(contents)
    return b"".join([*table, names, bytes(gap), *files.values()])

"""Makes what the program reads: a .qm for Qt and a .mo for the terminal of each language."""

import importlib.util
import os
import struct
import subprocess
from pathlib import Path

from catalogues import ts_file
from catalogues.extraction import TOP
from catalogues.languages import LANGUAGES
from catalogues.ts_file import Catalogue, Entry

FOLDER = TOP / "assets" / "translations"
_ROOMS = ("cli", "formats", "model", "play", "solver", "store", "texts.py")
QT_FREE = tuple(f"shikaku_gui/{room}" for room in _ROOMS)
"""Where the texts of the terminal are."""

_MAGIC = 0x950412DE
_SEPARATOR = "\x04"


def release(folder: Path = FOLDER, source: Path = ts_file.FOLDER) -> None:
    """Make the files of all languages."""
    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        _make_qm(ts_file.path_of(language, source), folder / f"shikaku_{language}.qm")
        messages = folder / language / "LC_MESSAGES"
        messages.mkdir(parents=True, exist_ok=True)
        (messages / "shikaku.mo").write_bytes(mo_bytes(ts_file.read(language, source)))


def _make_qm(source: Path, target: Path) -> None:
    subprocess.run(
        [_lrelease(), "-silent", "-nounfinished", source, "-qm", target],
        check=True,
    )


def _lrelease() -> Path:
    """Return the program that comes with PySide6."""
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise FileNotFoundError("PySide6, which brings lrelease, is not installed")
    name = "lrelease.exe" if os.name == "nt" else "lrelease"
    return Path(spec.submodule_search_locations[0]) / name


def mo_bytes(catalogue: Catalogue) -> bytes:
    """Return the terminal's part of a catalogue in the format of gettext."""
    header = (
        "Content-Type: text/plain; charset=UTF-8\n"
        f"Plural-Forms: {LANGUAGES[catalogue.language].rule}\n"
    )
    messages = {"": header}
    messages.update(
        (_msgid(entry), "\0".join(entry.forms))
        for entry in catalogue.entries.values()
        if entry.finished and _is_for_terminal(entry)
    )
    pairs = sorted((key.encode(), value.encode()) for key, value in messages.items())
    keys = b"\0".join(key for key, _ in pairs) + b"\0"
    values = b"\0".join(value for _, value in pairs) + b"\0"
    table = 7 * 4
    offset = table + 16 * len(pairs)
    places: list[int] = []
    for column, start in ((0, offset), (1, offset + len(keys))):
        for pair in pairs:
            places += (len(pair[column]), start)
            start += len(pair[column]) + 1
    head = struct.pack("<7I", _MAGIC, 0, len(pairs), table, table + 8 * len(pairs), 0, 0)
    return head + struct.pack(f"<{len(places)}I", *places) + keys + values


def _is_for_terminal(entry: Entry) -> bool:
    return any(place.startswith(QT_FREE) for place in entry.text.places)


def _msgid(entry: Entry) -> str:
    """Return what gettext finds an entry by: context, text, and its plural as a second text."""
    text = entry.text
    if text.context == "argparse":
        return text.source  # Python looks for it without a context
    context = text.context if not text.comment else f"{text.context}|{text.comment}"
    # gettext finds a plural by its first text alone; both are the one that the source has last.
    ids = f"{text.source}\0{text.source}" if text.plural else text.source
    return f"{context}{_SEPARATOR}{ids}"

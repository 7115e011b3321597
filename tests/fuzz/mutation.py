"""Broken texts from good ones, and the promise that holds for every one of them.

A reader given any text answers with a game that holds together, or with a FormatError.
"""

import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from shikaku_gui.formats import (
    MAX_SIDE,
    WRITABLE_FORMATS,
    Format,
    FormatError,
    SavedGame,
    dumps,
    format_named,
    loads,
)
from shikaku_gui.formats.sgt_obfuscation import hide
from tests.formats.samples import PENPA_LINES, PENPA_SOLUTION, SAMPLES, SGT_HEAD, penpa, records
from tests.reference_data import vectors

LONGEST_SEED = 3_000
WORDS = (
    *("0", "1", "-1", "-2", "7", "2001", "99999", "999999999", "9999999999", "9" * 5000),
    *(".", "-", "?", "_", "x", "/", "//", ":", "#", "%", "%2F", "%zz", "&", "=", "+", "@", "$"),
    *("\n", "\r\n", "\r", "\t", " ", "  ", "\x00", "\x0b", "\u2028", "\u0664", "é", "\U0001f600"),
    *("null", "true", "NaN", "1e999", "1.5", "[", "]", "{", "}", '"', "\\", "[[", '"\\ud800"'),
    *("<", ">", "</puzzle>", "<!DOCTYPE a>", "&amp;", "&x;", "problem", "solution", "end", "size"),
    *("4s", "6w", "?t", "shapes", '"wide"', '"shape"', "H_rect"),
    *("info:", "TrialData(1)", "pzprv3", "shikaku", "SAVEFILE", "MOVE", "R0,0,2,2", "S11"),
)
"""Pieces to put into a text: signs of all the formats, and numbers at the limits."""


def _same(text: str) -> str:
    return text


@dataclass(frozen=True)
class Target:
    """A reader, texts to begin with, and how a mutated text is wrapped for it.

    Where a format packs its text, the mutation happens inside: a broken wrapping would
    be refused at once and the reader behind it never seen.
    """

    known: Format
    seeds: tuple[str, ...]
    wrap: Callable[[str], str] = field(default=_same)


def _pack_penpa(text: str) -> str:
    lines, _, solution = text.partition("\x1c")
    return penpa(lines, solution)


def _pack_records(text: str) -> str:
    pairs = (line.partition(" ")[::2] for line in text.split("\n") if line)
    return records(
        *((key, hide_ascii(value) if key == "AUXINFO" else value) for key, value in pairs)
    )


def hide_ascii(text: str) -> str:
    return hide(text.encode("ascii", "replace").decode())


def _pack_object(text: str) -> str:
    """Return the JSON of ``name=1|name=1,2;3,4``: numbers, texts and rows of them, by name."""
    members = (member.partition("=")[::2] for member in text.split("|"))
    return json.dumps({name: _rows_or_value(value) for name, value in members})


def _rows_or_value(text: str) -> object:
    rows = [[_number_or_text(word) for word in row.split(",")] for row in text.split(";")]
    return rows[0][0] if len(rows) == len(rows[0]) == 1 else rows


def _number_or_text(word: str) -> int | str:
    return int(word) if re.fullmatch("-?[0-9]{1,15}", word) else word


def _pack_lines(text: str) -> str:
    return "https://puzz.link/p?" + "/".join(quote(line, safe="") for line in text.split("\n"))


_MOVES = "MOVE R0,0,2,2\nMOVE E0,0,1,1\nMOVE H2,1\nMOVE V1,1\nSOLVE S0101\nRESTART a4a2b2b4b\n"
_SAV = "".join(f"{key} {value}\n" for key, value in SGT_HEAD)
_INNER = {
    "penpa": (_pack_penpa, "\n".join(PENPA_LINES) + "\x1c" + PENPA_SOLUTION),
    "sgt-save": (_pack_records, f"{_SAV}AUXINFO S01010\nNSTATES 7\nSTATEPOS 4\n{_MOVES}"),
    "pzprv3-link": (_pack_lines, SAMPLES["pzprv3"]),
    "json": (
        _pack_object,
        "rows=4|cols=3|size=4|clues=1,0,4;3,0,2;2,1,2;1,2,4|squares=0,1,2,2;2,0,2,1;2,1,2,1;0,2,4,1",
    ),
}
_MORE = {
    "json": (
        '{"clues": [[1, 0, 4], [3, 0, 2], [2, 1, 2], [1, 2, 4]], "squares": [[0, 1, 2, 2],'
        " [2, 0, 2, 1], [2, 1, 2, 1], [0, 2, 4, 1]]}",
        '{"levels": [{"gridRows": 1, "gridCols": 2, "clues": [{"row": 0, "col": 1, "value": 2}]}]}',
        '{"tablero": [[0, 2], [2, 0]]}',
        '[[0, 4, 0, 2], [-1, -1, 2, 0], [0, 4, "?", null]]',
        '{"clues": [[-1, 2, 0], [0, 0, "3s"]], "shapes": [["tall", "wide", ""], ["", "", ""]]}',
        '{"size": 2, "clues": [{"row": 0, "col": 1, "value": null, "shape": "tall"}]}',
    ),
    "shikaku": (
        '{"format": "shikaku", "version": 5, "puzzle": {"rows": 2, "cols": 3, "clues": [[0, 0, 4],'
        ' [0, 2, null], [1, 1, null]], "shapes": {"square": [[0, 0]], "wide": [[0, 2], [1, 1]]}}}',
    ),
    "shape-puzzles": (
        '{"grid_size": [2, 2], "clues": [{"x": 0, "y": 1, "type": "H_rect", "size": null}]}',
        '{"grid": {"rows": 1, "cols": 2, "regions": [{"clueNumber": null, "clueShape": "SQUARE",'
        ' "clueCellIndex": 0, "cells": [{"index": 0}]}]}}',
    ),
    "grid": ("3 4 4\n1 0 4\n3 0 2\n2 1 2\n1 2 4\n", "2 3\n4s . ?t\n. 6w ."),
    "drawing": ("┌────┬────┐\n│ 4s │ ?t │\n└────┴────┘\n",),
    "csv": (
        "4s,,?t\n,6w,\n",
        "Title;;\n;1;2\n1;;4\n2;;\n",
        "| a | b |\n|---|---|\n| 2 | |\n| | 2 |\n",
    ),
}
"""More texts of the readers that take what other people write."""
_TAGS = {
    "pzpr": {"pzpr-url"},
    "pzprv3": {"pzprv3-file"},
    "sgt": {"sgt-id"},
    "sgt-art": {"sgt-text"},
    "kanpen": {"kanpen-text"},
    "kanpen-xml": {"kanpen-xml"},
    "janko": {"janko"},
    "pycsp3": {"pycsp3-json"},
    "grid": {"puzzlekit-text", "twoline-dash-text"},
}


def targets() -> list[Target]:
    """Return every reader with its texts."""
    rows = vectors()
    found = []
    for name, sample in SAMPLES.items():
        known = format_named(name)
        seeds = (sample, *_MORE.get(name, ()), *_short_texts(rows, name))
        found.append(Target(known, seeds))
        if name in _INNER:
            wrap, seed = _INNER[name]
            found.append(Target(known, (seed,), wrap))
    return found


def _short_texts(rows: list[dict[str, Any]], name: str) -> Iterator[str]:
    for row in rows:
        if row["format"] in _TAGS.get(name, ()) and len(row["text"]) <= LONGEST_SEED:
            yield row["text"]


def mutated(text: str, others: tuple[str, ...], rng: random.Random) -> str:
    """Return the text after one to four changes."""
    for _ in range(rng.randint(1, 4)):
        text = rng.choice(_CHANGES)(text, others, rng)
    return text[: 4 * LONGEST_SEED]


def _slice(text: str, rng: random.Random) -> tuple[int, int]:
    start = rng.randint(0, len(text))
    return start, min(len(text), start + rng.choice((1, 1, 2, 3, 8, 40)))


def _delete(text: str, _others: tuple[str, ...], rng: random.Random) -> str:
    start, stop = _slice(text, rng)
    return text[:start] + text[stop:]


def _repeat(text: str, _others: tuple[str, ...], rng: random.Random) -> str:
    start, stop = _slice(text, rng)
    return text[:start] + text[start:stop] * rng.choice((2, 3, 30)) + text[stop:]


def _insert(text: str, _others: tuple[str, ...], rng: random.Random) -> str:
    start, _ = _slice(text, rng)
    return text[:start] + rng.choice(WORDS) + text[start:]


def _replace(text: str, _others: tuple[str, ...], rng: random.Random) -> str:
    start, stop = _slice(text, rng)
    word = rng.choice((rng.choice(WORDS), chr(rng.randint(32, 126)), str(rng.randint(0, 12))))
    return text[:start] + word + text[stop:]


def _swap(text: str, _others: tuple[str, ...], rng: random.Random) -> str:
    a, b = sorted((_slice(text, rng), _slice(text, rng)))
    if b[0] < a[1]:
        return text
    return text[: a[0]] + text[b[0] : b[1]] + text[a[1] : b[0]] + text[a[0] : a[1]] + text[b[1] :]


def _cut(text: str, _others: tuple[str, ...], rng: random.Random) -> str:
    return text[: rng.randint(0, len(text))]


def _splice(text: str, others: tuple[str, ...], rng: random.Random) -> str:
    other = rng.choice(others)
    return text[: rng.randint(0, len(text))] + other[rng.randint(0, len(other)) :]


_CHANGES = (_delete, _repeat, _insert, _insert, _replace, _replace, _replace, _swap, _cut, _splice)


def inputs(target: Target, count: int, seed: int) -> Iterator[str]:
    """Yield ``count`` broken texts, the same ones for the same seed."""
    rng = random.Random(f"{target.known.name} {seed}")
    for _ in range(count):
        yield target.wrap(mutated(rng.choice(target.seeds), target.seeds, rng))


def check(target: Target, text: str) -> bool:
    """Hold the promise against one text; return whether it was read as a game."""
    checked: SavedGame | None = None
    for read in (target.known.loads, loads):
        found = _outcome(read, text)
        if isinstance(found, FormatError):
            assert "\n" not in str(found)
            assert (found.line is None) == (found.column is None)
        elif found != checked:  # the same game again would only take time
            checked = found
            assert max(found.puzzle.rows, found.puzzle.cols) <= MAX_SIDE
            assert found.board.covered == sum(rect.area for rect in found.rects)
            assert loads(dumps(found).encode("utf-8")) == found
            check_writers(found)
    return not isinstance(found, FormatError)


def check_writers(game: SavedGame) -> None:
    """Write the game in every format that can hold its puzzle; each must be read as the same."""
    for known in WRITABLE_FORMATS.values():
        if not any(loss.fatal for loss in known.loses(game)):
            again = loads(known.to_text(game)).puzzle
            assert (again.rows, again.cols) == (game.puzzle.rows, game.puzzle.cols), known.name
            assert again.clues == game.puzzle.clues, known.name
            assert again.shapes == game.puzzle.shapes, known.name


def _outcome(read: Callable[[str], SavedGame], text: str) -> SavedGame | FormatError:
    try:
        return read(text)
    except FormatError as error:
        return error

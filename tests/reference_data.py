"""The data that tests hold the program to: published puzzles, and texts in others' formats."""

import csv
import json
from pathlib import Path
from typing import Any

from shikaku_gui import formats
from shikaku_gui.model import Puzzle

DATA = Path(__file__).parent / "data"

LITERATURE = ("gams-6x6", "janko-011", "janko-050", "kuleuven-7x7", "nikoli-web-1", "nikoli-web-6")
"""The names of the published puzzles."""


def published(name: str) -> Puzzle:
    """Return a published puzzle by its name."""
    return formats.load(DATA / "literature" / f"{name}.txt").puzzle


def published_figures(name: str) -> dict[str, int]:
    """Return what was published of a puzzle: its size, and counts of clues and placements."""
    figures: dict[str, dict[str, int]] = _json("literature/figures.json")
    return figures[name]


def simonis_table() -> dict[str, dict[str, str]]:
    """Return the rows of Simonis' table of 28 puzzles by set and number."""
    text = (DATA / "literature" / "simonis-table.csv").read_text("utf-8")
    return {f"{row['set']}-{row['nr']}": row for row in csv.DictReader(text.splitlines())}


def vectors() -> list[dict[str, Any]]:
    """Return good texts, each with what the program that owns its format reads in it."""
    rows: list[dict[str, Any]] = _json("formats/vectors.json")
    return rows


def malformed() -> list[dict[str, Any]]:
    """Return bad texts, each with what a reader should do."""
    rows: list[dict[str, Any]] = _json("formats/malformed.json")
    return rows


def judged_boards() -> list[dict[str, Any]]:
    """Return boards, each with the rules it breaks."""
    boards: list[dict[str, Any]] = _json("formats/failcheck.json")["boards"]
    return boards


def _json(name: str) -> Any:
    return json.loads((DATA / name).read_text("utf-8"))

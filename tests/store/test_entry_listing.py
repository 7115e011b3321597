"""Searching, filtering and sorting entries, as tables."""

from pathlib import Path

import pytest

from shikaku_gui.store.entry_listing import (
    EntryFilter,
    EntryOrder,
    group_duplicates,
    natural_sort_key,
    sort_entries,
)
from shikaku_gui.store.library_entry import EntryOrigin, EntryState, LibraryEntry, PuzzleSummary
from shikaku_gui.store.puzzle_identity import SizeClass

ENTRIES = (
    LibraryEntry(
        EntryOrigin.BUNDLED,
        Path("/b/one.shikaku"),
        PuzzleSummary(title="Puzzle 10", author="Ann Ölsner", grade="hard", rows=10, cols=12),
        EntryState.NEW,
    ),
    LibraryEntry(
        EntryOrigin.FOLDER,
        Path("/f/two.shikaku"),
        PuzzleSummary(title="puzzle 9", source="A Book", grade="gentle", rows=31, cols=45),
        EntryState.STARTED,
        progress=0.5,
        opened=2,
    ),
    LibraryEntry(
        EntryOrigin.FOLDER,
        Path("/f/three.shikaku"),
        PuzzleSummary(title="Puzzle 9 again", grade="unheard of", rows=5, cols=5),
        EntryState.SOLVED,
        progress=1.0,
        best=20.0,
        opened=1,
    ),
    LibraryEntry(
        EntryOrigin.UNFINISHED,
        Path("/u/four.shikaku"),
        PuzzleSummary(title="Another", grade="easy", rows=12, cols=10),
        EntryState.SOLVED,
        best=10.0,
    ),
    LibraryEntry(
        EntryOrigin.RECENT, Path("/r/Broken.txt"), PuzzleSummary(error="no"), EntryState.DAMAGED
    ),
)


def _in_german(entry: LibraryEntry) -> str:
    return {"gentle": "Sanft", "hard": "Schwer"}.get(entry.summary.grade, "")


@pytest.mark.parametrize(
    ("wanted", "titles"),
    [
        (EntryFilter(), ["Puzzle 10", "puzzle 9", "Puzzle 9 again", "Another", "Broken"]),
        (EntryFilter("PUZZLE 9"), ["puzzle 9", "Puzzle 9 again"]),
        (EntryFilter("  "), ["Puzzle 10", "puzzle 9", "Puzzle 9 again", "Another", "Broken"]),
        (EntryFilter("ölsner"), ["Puzzle 10"]),
        (EntryFilter("ÖLS 10x12"), ["Puzzle 10"]),
        (EntryFilter("book"), ["puzzle 9"]),
        (EntryFilter("10x12"), ["Puzzle 10"]),
        (EntryFilter("10 x 12"), ["Puzzle 10"]),
        (EntryFilter("10 \N{MULTIPLICATION SIGN} 12"), ["Puzzle 10"]),
        (
            EntryFilter("10\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}12"),
            ["Puzzle 10"],
        ),
        (EntryFilter("10X12"), ["Puzzle 10"]),
        (EntryFilter("10 x"), ["Puzzle 10"]),
        (EntryFilter("0x1"), []),
        (EntryFilter("5 x 5 puzzle"), ["Puzzle 9 again"]),
        (EntryFilter("sanft 9", described=_in_german), ["puzzle 9"]),
        (EntryFilter("GENTLE", described=_in_german), ["puzzle 9"]),
        (EntryFilter("sanft"), []),
        (EntryFilter(".txt"), ["Broken"]),
        (EntryFilter("hard"), ["Puzzle 10"]),
        (EntryFilter("nowhere"), []),
        (EntryFilter("%"), []),
        (EntryFilter(states=frozenset({EntryState.SOLVED})), ["Puzzle 9 again", "Another"]),
        (EntryFilter(sizes=frozenset({SizeClass.MEDIUM})), ["Puzzle 10", "Another"]),
        (EntryFilter(grades=frozenset({"easy", "gentle"})), ["puzzle 9", "Another"]),
        (
            EntryFilter("a", states=frozenset({EntryState.SOLVED}), grades=frozenset({"easy"})),
            ["Another"],
        ),
    ],
)
def test_filters(wanted: EntryFilter, titles: list[str]) -> None:
    assert [entry.title for entry in filter(wanted.accepts, ENTRIES)] == titles


@pytest.mark.parametrize(
    ("by", "titles", "reversed_"),
    [
        (
            EntryOrder.TITLE,
            ["Another", "Broken", "puzzle 9", "Puzzle 9 again", "Puzzle 10"],
            ["Puzzle 10", "Puzzle 9 again", "puzzle 9", "Broken", "Another"],
        ),
        (
            EntryOrder.SIZE,
            ["Puzzle 9 again", "Puzzle 10", "Another", "puzzle 9", "Broken"],
            ["puzzle 9", "Another", "Puzzle 10", "Puzzle 9 again", "Broken"],
        ),
        (
            EntryOrder.GRADE,
            ["puzzle 9", "Another", "Puzzle 10", "Broken", "Puzzle 9 again"],
            ["Puzzle 10", "Another", "puzzle 9", "Broken", "Puzzle 9 again"],
        ),
        (
            EntryOrder.PROGRESS,
            ["puzzle 9", "Puzzle 9 again", "Another", "Broken", "Puzzle 10"],
            ["Puzzle 9 again", "puzzle 9", "Another", "Broken", "Puzzle 10"],
        ),
        (
            EntryOrder.BEST,
            ["Another", "Puzzle 9 again", "Broken", "puzzle 9", "Puzzle 10"],
            ["Puzzle 9 again", "Another", "Broken", "puzzle 9", "Puzzle 10"],
        ),
        (
            EntryOrder.OPENED,
            ["Puzzle 9 again", "puzzle 9", "Another", "Broken", "Puzzle 10"],
            ["puzzle 9", "Puzzle 9 again", "Another", "Broken", "Puzzle 10"],
        ),
    ],
)
def test_orders(by: EntryOrder, titles: list[str], reversed_: list[str]) -> None:
    for entries in (ENTRIES, ENTRIES[::-1]):
        assert [entry.title for entry in sort_entries(entries, by)] == titles
        back = sort_entries(entries, by, reverse=True)
        assert [entry.title for entry in back] == reversed_


def test_the_collection_comes_as_arranged_and_before_all_else() -> None:
    files = {
        "/p/1-first/02.shikaku": "First 2",
        "/p/1-first/10.shikaku": "First 10",
        "/p/2-gentle/01.shikaku": "A gentle one",
        "/p/sample.shikaku": "A sample",
    }
    bundled = [
        LibraryEntry(EntryOrigin.BUNDLED, Path(path), PuzzleSummary(title=title), EntryState.NEW)
        for path, title in files.items()
    ]
    arranged = [*files.values(), "Another", "Broken", "puzzle 9", "Puzzle 9 again"]
    mixed = [*ENTRIES[1:], *reversed(bundled)]
    assert [entry.title for entry in sort_entries(mixed, EntryOrder.COLLECTION)] == arranged
    back = sort_entries(mixed, EntryOrder.COLLECTION, reverse=True)
    assert [entry.title for entry in back] == arranged[::-1]


@pytest.mark.parametrize(
    "texts",
    [
        ["a", "B", "c"],
        ["", "1", "2", "10", "a"],
        ["a1", "a1b", "a2", "a10", "a10b2", "a10b10"],
        ["7", "٨", "9"],
        ["x", "²"],
    ],
)
def test_natural_order(texts: list[str]) -> None:
    backwards = texts[::-1]
    assert sorted(backwards, key=natural_sort_key) == texts


def test_no_number_is_too_long_to_be_sorted() -> None:
    assert natural_sort_key("9" * 10_000) == "9" * 18


@pytest.mark.parametrize(
    ("wanted", "groups"),
    [
        (EntryFilter(), [("c", 1), ("e", 1), ("b", 2), ("d", 2), ("f", 2)]),
        (EntryFilter("f"), [("b", 1), ("d", 1), ("f", 1)]),
        (EntryFilter("a"), []),
    ],
)
def test_duplicates_follow_each_other_in_groups(
    wanted: EntryFilter, groups: list[tuple[str, int]]
) -> None:
    forms = {"a": "1", "c": "2", "b": "3", "d": "3", "e": "2", "g": "", "h": "", "f": "3"}
    entries = [
        LibraryEntry(
            EntryOrigin.FOLDER,
            Path("x"),
            PuzzleSummary(title=title, canonical=form),
            EntryState.NEW,
        )
        for title, form in forms.items()
    ]
    found = group_duplicates(entries, wanted)
    assert [(entry.title, entry.group) for entry in found] == groups

"""Searching, filtering and sorting entries, as tables."""

from pathlib import Path

import pytest

from shikaku_gui.store.entry_filter import Filter, Order, filtered, natural, ordered
from shikaku_gui.store.library_entry import Collection, LibraryEntry, Sheet, State
from shikaku_gui.store.puzzle_identity import SizeClass

GRADES = ("gentle", "easy", "medium", "hard", "expert")

ENTRIES = (
    LibraryEntry(
        Collection.BUNDLED,
        Path("/b/one.shikaku"),
        Sheet(title="Puzzle 10", author="Ann Ölsner", grade="hard", rows=10, cols=12),
        State.NEW,
    ),
    LibraryEntry(
        Collection.FOLDER,
        Path("/f/two.shikaku"),
        Sheet(title="puzzle 9", source="A Book", grade="gentle", rows=31, cols=45),
        State.STARTED,
        progress=0.5,
        opened=2,
    ),
    LibraryEntry(
        Collection.FOLDER,
        Path("/f/three.shikaku"),
        Sheet(title="Puzzle 9 again", grade="unheard of", rows=5, cols=5),
        State.SOLVED,
        progress=1.0,
        best=20.0,
        opened=1,
    ),
    LibraryEntry(
        Collection.FINISHED,
        None,
        Sheet(title="Another", grade="easy", rows=12, cols=10),
        State.SOLVED,
        best=10.0,
        game=3,
    ),
    LibraryEntry(Collection.RECENT, Path("/r/Broken.txt"), Sheet(error="no"), State.DAMAGED),
)


@pytest.mark.parametrize(
    ("wanted", "titles"),
    [
        (Filter(), ["Puzzle 10", "puzzle 9", "Puzzle 9 again", "Another", "Broken"]),
        (Filter("PUZZLE 9"), ["puzzle 9", "Puzzle 9 again"]),
        (Filter("  "), ["Puzzle 10", "puzzle 9", "Puzzle 9 again", "Another", "Broken"]),
        (Filter("ölsner"), ["Puzzle 10"]),
        (Filter("ÖLS 10x12"), ["Puzzle 10"]),
        (Filter("book"), ["puzzle 9"]),
        (Filter("10x12"), ["Puzzle 10"]),
        (Filter(".txt"), ["Broken"]),
        (Filter("hard"), ["Puzzle 10"]),
        (Filter("nowhere"), []),
        (Filter("%"), []),
        (Filter(states=frozenset({State.SOLVED})), ["Puzzle 9 again", "Another"]),
        (Filter(sizes=frozenset({SizeClass.MEDIUM})), ["Puzzle 10", "Another"]),
        (Filter(grades=frozenset({"easy", "gentle"})), ["puzzle 9", "Another"]),
        (Filter(collections=frozenset({Collection.RECENT})), ["Broken"]),
        (Filter("a", states=frozenset({State.SOLVED}), grades=frozenset({"easy"})), ["Another"]),
    ],
)
def test_filters(wanted: Filter, titles: list[str]) -> None:
    assert [entry.title for entry in filtered(ENTRIES, wanted)] == titles


@pytest.mark.parametrize(
    ("by", "titles", "reversed_"),
    [
        (
            Order.TITLE,
            ["Another", "Broken", "puzzle 9", "Puzzle 9 again", "Puzzle 10"],
            ["Puzzle 10", "Puzzle 9 again", "puzzle 9", "Broken", "Another"],
        ),
        (
            Order.SIZE,
            ["Puzzle 9 again", "Puzzle 10", "Another", "puzzle 9", "Broken"],
            ["puzzle 9", "Another", "Puzzle 10", "Puzzle 9 again", "Broken"],
        ),
        (
            Order.GRADE,
            ["puzzle 9", "Another", "Puzzle 10", "Broken", "Puzzle 9 again"],
            ["Puzzle 10", "Another", "puzzle 9", "Broken", "Puzzle 9 again"],
        ),
        (
            Order.PROGRESS,
            ["puzzle 9", "Puzzle 9 again", "Another", "Broken", "Puzzle 10"],
            ["Puzzle 9 again", "puzzle 9", "Another", "Broken", "Puzzle 10"],
        ),
        (
            Order.BEST,
            ["Another", "Puzzle 9 again", "Broken", "puzzle 9", "Puzzle 10"],
            ["Puzzle 9 again", "Another", "Broken", "puzzle 9", "Puzzle 10"],
        ),
        (
            Order.OPENED,
            ["Puzzle 9 again", "puzzle 9", "Another", "Broken", "Puzzle 10"],
            ["puzzle 9", "Puzzle 9 again", "Another", "Broken", "Puzzle 10"],
        ),
    ],
)
def test_orders(by: Order, titles: list[str], reversed_: list[str]) -> None:
    for entries in (ENTRIES, ENTRIES[::-1]):
        assert [entry.title for entry in ordered(entries, by, grades=GRADES)] == titles
        back = ordered(entries, by, reverse=True, grades=GRADES)
        assert [entry.title for entry in back] == reversed_


def test_the_collection_comes_as_arranged_and_before_all_else() -> None:
    files = {
        "/p/1-first/02.shikaku": "First 2",
        "/p/1-first/10.shikaku": "First 10",
        "/p/2-gentle/01.shikaku": "A gentle one",
        "/p/sample.shikaku": "A sample",
    }
    bundled = [
        LibraryEntry(Collection.BUNDLED, Path(path), Sheet(title=title), State.NEW)
        for path, title in files.items()
    ]
    arranged = [*files.values(), "Another", "Broken", "puzzle 9", "Puzzle 9 again"]
    mixed = [*ENTRIES[1:], *reversed(bundled)]
    assert [entry.title for entry in ordered(mixed, Order.COLLECTION)] == arranged
    back = ordered(mixed, Order.COLLECTION, reverse=True)
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
    assert sorted(backwards, key=natural) == texts


def test_no_number_is_too_long_to_be_sorted() -> None:
    assert natural("9" * 10_000) == "9" * 18

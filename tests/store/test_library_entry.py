"""The summaries of the puzzles in a file."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from shikaku_gui.formats import HintsUsed, SavedGame, save
from shikaku_gui.model import Pencil, Rect
from shikaku_gui.store.library_entry import (
    EntryOrigin,
    EntryState,
    LibraryEntry,
    PuzzleSummary,
    read_summaries,
    with_title_of_file,
)
from shikaku_gui.store.puzzle_identity import SizeClass, canonical_id, puzzle_id
from shikaku_gui.store.puzzle_records import PuzzleRecords, make_entry
from shikaku_gui.texts import message_from_json
from tests.store.samples import TWO, half_played, solved


def test_a_save_tells_puzzle_and_progress(tmp_path: Path) -> None:
    save(half_played(), tmp_path / "a.shikaku")
    assert read_summaries(tmp_path / "a.shikaku") == (
        PuzzleSummary(
            0,
            puzzle_id(TWO),
            "Two by two",
            grade="gentle",
            rows=2,
            cols=2,
            progress=0.5,
            canonical=canonical_id(TWO),
        ),
    )
    save(solved(), tmp_path / "b.shikaku")
    (summary,) = read_summaries(tmp_path / "b.shikaku")
    assert (summary.progress, summary.solved) == (1.0, True)


@pytest.mark.parametrize(
    ("game", "begun"),
    [
        (SavedGame(TWO, (Pencil((Rect(0, 0, 1, 2),)),), 1), True),
        (replace(half_played(), position=0), True),
        (SavedGame(TWO, hints=HintsUsed(nudge=1)), True),
        (SavedGame(TWO, seconds=9.0), False),
    ],
    ids=["marks", "undone", "hint", "time"],
)
def test_a_game_without_rectangles_may_have_begun(
    tmp_path: Path, game: SavedGame, begun: bool
) -> None:
    save(game, tmp_path / "a.shikaku")
    (summary,) = read_summaries(tmp_path / "a.shikaku")
    assert (0 < summary.progress < 1 / TWO.area) is begun
    entry = make_entry(EntryOrigin.BUNDLED, Path("a"), summary, PuzzleRecords())
    assert entry.state is (EntryState.STARTED if begun else EntryState.NEW)


def test_a_file_of_several_puzzles_has_as_many_summaries(tmp_path: Path) -> None:
    problems = {"one": "2 -\n- 2", "two": "x", "three": "1 -\n- 3"}
    text = json.dumps({name: {"problem": problem} for name, problem in problems.items()})
    (tmp_path / "all.json").write_text(text)
    summaries = read_summaries(tmp_path / "all.json")
    assert [(summary.number, summary.title, bool(summary.error)) for summary in summaries] == [
        (0, "one", False),
        (1, "two", True),
        (2, "three", False),
    ]


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"{", b"hello", b'{"format": "shikaku"}'])
def test_a_bad_file_is_an_entry_with_its_error(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "bad.shikaku"
    path.write_bytes(data)
    (summary,) = read_summaries(path)
    assert summary.error
    assert summary == PuzzleSummary(error=summary.error)


def test_a_missing_file_is_one_too(tmp_path: Path) -> None:
    (summary,) = read_summaries(tmp_path / "none.shikaku")
    assert str(message_from_json(summary.error)) == "No such file or directory"


@pytest.mark.parametrize(
    ("path", "summary", "title"),
    [
        (Path("a/Name.shikaku"), PuzzleSummary(title="Title"), "Title"),
        (Path("a/Name.shikaku"), PuzzleSummary(), "Name"),
        (Path("a/n\udcffe.shikaku"), PuzzleSummary(), "n?e"),
    ],
)
def test_an_entry_is_titled_by_its_puzzle_or_file(
    path: Path, summary: PuzzleSummary, title: str
) -> None:
    assert LibraryEntry(EntryOrigin.FOLDER, path, summary, EntryState.NEW).title == title
    unfinished = LibraryEntry(EntryOrigin.UNFINISHED, Path("2x2-0"), summary, EntryState.STARTED)
    assert unfinished.title == summary.title
    assert replace(unfinished, own_file=path).title == title


@pytest.mark.parametrize(
    ("title", "path", "titled"),
    [
        ("Two", Path("a/Name.shikaku"), "Two"),
        ("", Path("a/Name.shikaku"), "Name"),
        ("", None, ""),
    ],
)
def test_a_game_is_titled_by_its_file(title: str, path: Path | None, titled: str) -> None:
    game = SavedGame(replace(TWO, title=title))
    assert with_title_of_file(game, path) == SavedGame(replace(TWO, title=titled))


def test_a_size_there_is_where_there_is_a_puzzle() -> None:
    assert (
        LibraryEntry(
            EntryOrigin.FOLDER, Path("a"), PuzzleSummary(rows=2, cols=2), EntryState.NEW
        ).size
        is SizeClass.TINY
    )
    assert (
        LibraryEntry(EntryOrigin.FOLDER, Path("a"), PuzzleSummary(), EntryState.DAMAGED).size
        is None
    )

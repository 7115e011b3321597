"""Which entries the library lists, in which order, and which game an entry leads to."""

import json
import os
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from shikaku_gui import formats, resources
from shikaku_gui.formats import FormatError, SavedGame
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.solver import Difficulty
from shikaku_gui.store.database import Database
from shikaku_gui.store.entry_listing import EntryFilter, EntryOrder
from shikaku_gui.store.folder_scan import FolderContents, scan_folder
from shikaku_gui.store.game_history import GameResult, record_game
from shikaku_gui.store.game_store import GameStore
from shikaku_gui.store.library_entry import GRADE_NAMES, EntryState
from shikaku_gui.store.library_index import (
    LibraryIndex,
    LibraryListing,
    LibraryQuery,
    LibrarySection,
    LibrarySources,
)
from shikaku_gui.store.session_metadata import SessionMetadata
from tests.store.samples import NOON, THREE, TWO, half_played, solved


def never() -> bool:
    return False


@pytest.fixture
def bundled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let there be one folder with two bundled puzzles; return their titles."""
    folder = tmp_path / "bundled" / "2-gentle"
    folder.mkdir(parents=True)
    paths = tuple(Path(shutil.copy(path, folder)) for path in resources.samples()[:2])
    monkeypatch.setattr(resources, "puzzles", lambda: folder.parent)
    return [formats.load(path).puzzle.title for path in paths]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return the player's folder, which has two puzzles."""
    folder = tmp_path / "mine"
    folder.mkdir()
    for puzzle in (TWO, THREE):
        formats.save(SavedGame(puzzle), folder / f"{puzzle.title}.shikaku")
    return folder


@pytest.fixture
def index(database: Database, tmp_path: Path, bundled: list[str]) -> LibraryIndex:
    assert bundled
    return LibraryIndex(lambda: database, tmp_path / "games")


def read_all(index: LibraryIndex) -> None:
    while index.read((), 10, never).entries:
        pass


def titles(listing: LibraryListing) -> list[str]:
    return [entry.title for entry in listing.entries]


def contents(
    folder: Path, look_at: Callable[[Path], FolderContents | None] = scan_folder
) -> FolderContents:
    found = look_at(folder)
    assert found is not None
    return found


def store_half_played(tmp_path: Path) -> None:
    store = GameStore(tmp_path / "games")
    store.save(store.reserve_name(TWO), half_played(), SessionMetadata())
    store.close()


def test_the_grades_are_the_solvers() -> None:
    assert tuple(grade.value for grade in Difficulty) == GRADE_NAMES


def test_the_players_folder_comes_when_it_was_scanned(
    index: LibraryIndex, own: Path, bundled: list[str]
) -> None:
    found = index.scan(LibrarySources(own), never)
    assert found.changed
    read_all(index)
    listing = index.listing(LibraryQuery())
    assert (titles(listing), listing.waiting) == (bundled, True)
    assert index.update_folder(own, contents(own)).unread == 2
    read_all(index)
    listing = index.listing(LibraryQuery())
    assert (titles(listing), listing.waiting) == ([*bundled, "Three", "Two by two"], False)
    assert [listing.rows[own / f"{name}.shikaku"] for name in ("Three", "Two by two")] == [2, 3]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        (LibraryQuery(LibrarySection.FOLDER), ["Three", "Two by two"]),
        (LibraryQuery(LibrarySection.FOLDER, order=EntryOrder.SIZE), ["Two by two", "Three"]),
        (
            LibraryQuery(LibrarySection.FOLDER, order=EntryOrder.GRADE, reverse=True),
            ["Three", "Two by two"],
        ),
        (LibraryQuery(LibrarySection.FOLDER, filter=EntryFilter("three")), ["Three"]),
        (LibraryQuery(LibrarySection.BUNDLED, "3-easy"), []),
        (LibraryQuery(LibrarySection.UNFINISHED), ["Two by two"]),
        (LibraryQuery(LibrarySection.RECENT, order=EntryOrder.OPENED), ["Three", "Two by two"]),
        (
            LibraryQuery(LibrarySection.RECENT, order=EntryOrder.OPENED, reverse=True),
            ["Two by two", "Three"],
        ),
    ],
)
def test_queries(
    index: LibraryIndex, own: Path, tmp_path: Path, query: LibraryQuery, found: list[str]
) -> None:
    store_half_played(tmp_path)
    recent = (own / "Three.shikaku", own / "Two by two.shikaku")
    index.scan(LibrarySources(own, recent), never)
    index.update_folder(own, contents(own))
    read_all(index)
    assert titles(index.listing(query)) == found


def test_duplicates_are_found_when_rotated_and_across_files(
    index: LibraryIndex, own: Path, tmp_path: Path
) -> None:
    mirrored = Puzzle(2, 2, {Cell(0, 1): 2, Cell(1, 0): 2}, title="Mirrored")
    formats.save(SavedGame(mirrored), own / "other.shikaku")
    index.scan(LibrarySources(own), never)
    index.update_folder(own, contents(own))
    read_all(index)
    listing = index.listing(LibraryQuery(duplicates=True))
    assert titles(listing) == ["Mirrored", "Two by two"]
    assert [entry.group for entry in listing.entries] == [1, 1]
    assert listing.groups == 1
    turned = index.listing(LibraryQuery(filter=EntryFilter("mirr"), reverse=True, duplicates=True))
    assert titles(turned) == ["Two by two", "Mirrored"]
    assert index.listing(LibraryQuery(LibrarySection.BUNDLED, duplicates=True)).groups == 0


def test_a_collection_is_listed_by_itself(index: LibraryIndex, bundled: list[str]) -> None:
    index.scan(LibrarySources(), never)
    read_all(index)
    assert titles(index.listing(LibraryQuery(LibrarySection.BUNDLED, "2-gentle"))) == bundled


def test_a_second_scan_reports_changes(index: LibraryIndex, own: Path, tmp_path: Path) -> None:
    index.scan(LibrarySources(own), never)
    index.update_folder(own, contents(own))
    read_all(index)
    assert not index.scan(LibrarySources(own), never).changed
    assert not index.update_folder(own, contents(own)).changed
    store_half_played(tmp_path)
    assert index.scan(LibrarySources(own), never).changed
    (entry,) = index.listing(LibraryQuery(LibrarySection.FOLDER, filter=EntryFilter("two"))).entries
    assert (entry.state, entry.progress) == (EntryState.STARTED, 0.5)


@pytest.mark.parametrize("seconds", [-(10**9), 0, 10_413_792_000])  # the last is in 2300
def test_files_of_any_time_are_read(index: LibraryIndex, own: Path, seconds: int) -> None:
    for path in own.iterdir():
        os.utime(path, (seconds, seconds))
    index.scan(LibrarySources(own), never)
    index.update_folder(own, contents(own))
    read_all(index)
    listed = index.listing(LibraryQuery(LibrarySection.FOLDER)).entries
    assert {entry.state for entry in listed} == {EntryState.NEW}


def test_files_first_wanted_are_read_first(index: LibraryIndex, own: Path) -> None:
    index.scan(LibrarySources(own), never)
    read_all(index)
    index.update_folder(own, contents(own))
    wanted = own / "Two by two.shikaku"
    read = index.read([wanted], 1, never)
    assert (list(read.entries), read.unread) == ([wanted], 1)


def test_the_listing_tells_that_files_were_left_out(index: LibraryIndex, own: Path) -> None:
    index.scan(LibrarySources(own), never)
    index.update_folder(own, contents(own, lambda folder: scan_folder(folder, max_files=1)))
    assert index.listing(LibraryQuery()).truncated
    assert not index.listing(LibraryQuery(LibrarySection.BUNDLED)).truncated


def test_an_entry_leads_to_the_game_in_progress(
    index: LibraryIndex, own: Path, tmp_path: Path
) -> None:
    store_half_played(tmp_path)
    index.scan(LibrarySources(own), never)
    index.update_folder(own, contents(own))
    read_all(index)
    three, two = index.listing(LibraryQuery(LibrarySection.FOLDER)).entries
    assert index.load(two).game.moves == (Place(Rect(0, 0, 1, 2)),)
    assert index.load(three) == (SavedGame(THREE), three.path)
    two.path.write_text("damaged")
    assert index.load(two).game.moves == (Place(Rect(0, 0, 1, 2)),)
    assert index.load(two).path is None
    three.path.write_text("damaged")
    with pytest.raises(FormatError):
        index.load(three)


@pytest.mark.parametrize("path", ["", "/folder/mine.shikaku"])
def test_an_unfinished_game_has_the_file_of_the_player_and_not_its_identity(
    index: LibraryIndex, tmp_path: Path, path: str
) -> None:
    store = GameStore(tmp_path / "games")
    game = replace(half_played(), puzzle=replace(TWO, title=""))
    name = store.reserve_name(TWO)
    store.save(name, game, SessionMetadata(path=path))
    store.close()
    index.scan(LibrarySources(), never)
    unfinished = LibraryQuery(LibrarySection.UNFINISHED)
    (entry,) = index.listing(unfinished).entries
    assert (entry.file, entry.title) == ((Path(path), "mine") if path else (None, ""))
    found = [
        len(index.listing(replace(unfinished, filter=EntryFilter(text=text))).entries)
        for text in (name, "2x2", "mine")
    ]
    assert found == [0, 1, bool(path)]
    (tmp_path / "games" / f"{name}.sitting").write_bytes(b"\xff")
    index.scan(LibrarySources(), never)
    (entry,) = index.listing(unfinished).entries
    assert entry.file is None


def test_a_solved_puzzle_is_pictured_solved_but_opened_anew(
    index: LibraryIndex, own: Path, database: Database
) -> None:
    record_game(database, solved(), SessionMetadata(), GameResult.SOLVED, NOON)
    index.scan(LibrarySources(own), never)
    index.update_folder(own, contents(own))
    read_all(index)
    three, two = index.listing(LibraryQuery(LibrarySection.FOLDER)).entries
    assert index.load_pictured(two).rects == solved().rects
    assert index.load(two).game.rects == ()
    assert index.load_pictured(three).rects == ()
    database.change("UPDATE saves SET text = '{'")  # as of a newer program
    assert index.load_pictured(two).rects == ()


def test_an_entry_leads_to_its_puzzle_of_several(index: LibraryIndex, own: Path) -> None:
    texts = {"one": "2 -\n- 2", "two": "1 -\n- 3"}
    problems = {name: {"problem": text} for name, text in texts.items()}
    (own / "all.json").write_text(json.dumps(problems))
    index.scan(LibrarySources(own), never)
    index.update_folder(own, contents(own))
    read_all(index)
    entries = {
        entry.title: entry for entry in index.listing(LibraryQuery(LibrarySection.FOLDER)).entries
    }
    clues = {name: tuple(index.load(entries[name]).game.puzzle.clues.values()) for name in texts}
    assert clues == {"one": (2, 2), "two": (1, 3)}
    assert {index.load(entries[name]).path for name in texts} == {None}  # no place to save one

"""The game being played: when it is stored, recorded and removed again."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from shikaku_gui.formats import HintDegree, HintsUsed, HintTaken, SavedGame
from shikaku_gui.model import Cell, Erase, Move
from shikaku_gui.store.current_game import (
    Agreement,
    CurrentGame,
    DueWrite,
    SaveSlot,
    agreement,
)
from shikaku_gui.store.database import StoreError
from shikaku_gui.store.game_history import GameResult, past_games
from shikaku_gui.store.game_store import GameStore, StoredGame
from shikaku_gui.store.library_entry import FileStamp
from shikaku_gui.store.player_history import PlayerHistory
from shikaku_gui.store.session_metadata import SessionMetadata
from tests.store.samples import NOON, SOLVED_TWO, THREE, TWO, half_played, solved


class Played:
    """A current game with its store and its history."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = GameStore(folder / "games")
        self.history = PlayerHistory(folder / "player.sqlite", lambda: NOON)
        self.game = CurrentGame(self.store)

    def enter(self, source: StoredGame | SaveSlot | None = None, *, moves: bool = True) -> DueWrite:
        return self.game.enter(source, "", begun=moves, solved=False)

    def save(self, game: SavedGame) -> None:
        self.game.save(game, "", None)()

    def results(self) -> list[GameResult]:
        return [game.result for game in past_games(self.history.database)]


@pytest.fixture
def played(tmp_path: Path) -> Iterator[Played]:
    made = Played(tmp_path)
    yield made
    made.store.close()
    made.history.close()


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
def test_a_late_snapshot_never_replaces_a_newer_one(tmp_path: Path, order: tuple[int, int]) -> None:
    store, slot = GameStore(tmp_path), SaveSlot()
    games = {1: half_played(), 2: solved()}
    for number in order:
        slot.write(store, games[number], slot.metadata, number)
    store.close()
    found = GameStore(tmp_path).open_last().stored
    assert found is not None
    assert found.game.position == 2


def test_a_late_removal_leaves_a_newer_snapshot(tmp_path: Path) -> None:
    store, slot = GameStore(tmp_path), SaveSlot()
    slot.write(store, half_played(), slot.metadata, 2)
    slot.remove(store, 1)
    assert store.names() == (slot.name,)
    slot.remove(store, 2)
    assert store.names() == ()
    assert slot.name is None
    store.close()


def test_a_save_has_the_metadata_of_its_moment(played: Played) -> None:
    write = played.game.save(half_played(), "mine.shikaku", Cell(1, 0))
    played.game.slot.metadata = SessionMetadata()
    write()
    name = played.game.slot.name
    assert name is not None
    played.store.release(name)
    stored = played.store.open(name).stored
    assert stored is not None
    assert (stored.metadata.path, stored.metadata.cell) == ("mine.shikaku", (1, 0))


@pytest.mark.parametrize(("touched", "left"), [(False, 0), (True, 1)])
def test_only_a_game_with_moves_stays_when_it_is_left(
    played: Played, touched: bool, left: int
) -> None:
    played.enter(moves=touched)
    played.save(half_played())
    remove = played.game.leave()
    assert (remove is None) is touched
    if remove is not None:
        remove()
    assert len(played.store.names()) == left


@pytest.mark.parametrize(
    ("source", "is_solved", "due", "recorded"),
    [
        (None, False, DueWrite.SAVE, False),
        (None, True, DueWrite.NOTHING, True),  # a solved file is no game of the player
        (StoredGame("x", half_played(), SessionMetadata()), False, DueWrite.SAVE, False),
        (StoredGame("x", solved(), SessionMetadata()), True, DueWrite.RECORD, False),
        (SaveSlot("x"), False, DueWrite.SAVE, False),
        (SaveSlot("x"), True, DueWrite.NOTHING, True),
    ],
)
def test_what_is_due_for_a_game_that_was_opened(
    played: Played,
    source: StoredGame | SaveSlot | None,
    is_solved: bool,
    due: DueWrite,
    recorded: bool,
) -> None:
    assert played.game.enter(source, "a", begun=True, solved=is_solved) is due
    slot = played.game.slot
    assert slot.recorded is recorded
    assert slot.touched
    assert slot.name == (None if source is None else "x")
    assert slot.metadata.path == ("a" if source is None else "")


@pytest.mark.parametrize(
    ("game", "result"), [(solved(), GameResult.SOLVED), (half_played(), GameResult.ABANDONED)]
)
def test_a_recorded_game_is_stored_no_longer(
    played: Played, game: SavedGame, result: GameResult
) -> None:
    ended = played.game.end(game, "", None, NOON)
    ended.save(played.store)
    assert len(played.store.names()) == 1
    assert ended.record(played.history)
    ended.remove(played.store)
    assert played.results() == [result]
    assert played.game.slot.recorded
    assert played.store.names() == ()


def test_a_game_that_goes_on_is_neither_recorded_nor_removed(played: Played) -> None:
    ended = played.game.end(half_played(), "", None, NOON)
    ended.save(played.store)
    played.enter(ended.slot)
    assert not ended.record(played.history)
    ended.remove(played.store)
    assert played.results() == []
    assert len(played.store.names()) == 1


def test_a_game_recorded_in_memory_only_stays(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(played.history.database, "persistent", False)
    ended = played.game.end(solved(), "", None, NOON)
    ended.save(played.store)
    assert not ended.record(played.history)
    assert not ended.slot.recorded


def left_by_another_start(played: Played, *games: SavedGame) -> None:
    """Store games that have ended, as a program leaves them that could not record them."""
    for game in games:
        played.enter()
        played.game.end(game, "", None, NOON).save(played.store)
    played.store.close()
    played.game.slot = SaveSlot()


def test_games_that_ended_in_an_earlier_start_are_recorded(played: Played) -> None:
    left_by_another_start(played, half_played(), solved(), SavedGame(THREE))
    played.enter()
    played.save(half_played(1.0))
    played.game.file_ended(played.history)
    assert sorted(result.value for result in played.results()) == [
        "abandoned",
        "abandoned",
        "solved",
    ]
    assert {game.finished for game in past_games(played.history.database)} == {NOON}
    assert played.store.names() == (played.game.slot.name,)


def test_what_cannot_be_recorded_waits_for_the_next_start(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    left_by_another_start(played, half_played(), solved())
    before = played.store.ended_names()

    def locked(*_: object, **__: object) -> bool:
        raise StoreError("database is locked")

    with monkeypatch.context() as patch:
        patch.setattr(played.history, "record", locked)
        with pytest.raises(StoreError):
            played.game.file_ended(played.history)
    assert played.store.ended_names() == before
    monkeypatch.setattr(played.history, "record", lambda *_, **__: False)  # in memory only
    played.game.file_ended(played.history)
    assert played.store.ended_names() == before


def test_an_ended_game_in_use_elsewhere_is_left_alone(played: Played) -> None:
    left_by_another_start(played, half_played())
    (name,) = played.store.ended_names()
    other = GameStore(played.folder / "games")
    assert other.open(name).stored is not None
    played.game.file_ended(played.history)
    assert played.results() == []
    other.close()


def test_another_stored_game_on_the_puzzle_is_found(played: Played) -> None:
    played.save(half_played())
    assert played.game.stored_game_on(TWO) is None  # it is the current one
    first = played.game.slot.name
    played.enter()
    played.save(SavedGame(TWO))
    assert first is not None
    played.store.release(first)
    found = played.game.stored_game_on(TWO)
    assert found is not None
    assert (found.name, found.game.moves) == (first, SOLVED_TWO[:1])
    assert played.game.stored_game_on(THREE) is None


@pytest.mark.parametrize(
    ("game", "offered"),
    [
        (SavedGame(TWO, seconds=9.0), False),
        (SavedGame(TWO, hints=HintsUsed(nudge=1)), True),
        (SavedGame(TWO, hints_taken=(HintTaken(0, 0, HintDegree.FIND),)), True),
        (SavedGame(TWO, possible_shown=1), True),
        (SavedGame(TWO, SOLVED_TWO[:1], 0), True),
    ],
)
def test_a_stored_game_is_offered_if_it_has_begun(
    played: Played, game: SavedGame, offered: bool
) -> None:
    played.save(game)
    name = played.game.slot.name
    assert name is not None
    played.store.release(name)
    played.enter()
    found = played.game.stored_game_on(TWO)
    assert (found is not None) is offered
    assert game.begun is offered
    assert played.store.open(name).stored is not None  # it is not held any more


ONE, OTHER = SOLVED_TWO[:1], SOLVED_TWO[1:]
STAMP = FileStamp(1, 2)


@pytest.mark.parametrize(
    ("kept", "kept_stamp", "read", "stamp", "expected"),
    [
        (ONE, None, ONE, None, Agreement.EQUAL),
        (ONE, None, ONE, STAMP, Agreement.EQUAL),
        (ONE, None, (), STAMP, Agreement.AHEAD),
        (SOLVED_TWO, None, ONE, None, Agreement.AHEAD),
        (OTHER, STAMP, ONE, STAMP, Agreement.AHEAD),
        (OTHER, None, ONE, None, Agreement.APART),
        (OTHER, STAMP, ONE, FileStamp(2, 2), Agreement.APART),
        (ONE, None, (*ONE, Erase(ONE[0].rect)), None, Agreement.BEHIND),
        (ONE, None, SOLVED_TWO, None, Agreement.APART),
    ],
)
def test_a_kept_game_agrees_with_one_that_was_read(
    kept: tuple[Move, ...],
    kept_stamp: FileStamp | None,
    read: tuple[Move, ...],
    stamp: FileStamp | None,
    expected: Agreement,
) -> None:
    mine, theirs = (SavedGame(TWO, moves, len(moves)) for moves in (kept, read))
    assert agreement(mine, kept_stamp, theirs, stamp) is expected


@pytest.mark.parametrize(
    ("stored", "chosen"),
    [
        ((), None),
        ((OTHER,), OTHER),
        ((OTHER, ONE), ONE),
        ((ONE, OTHER), ONE),
        ((ONE, SOLVED_TWO), SOLVED_TWO),
    ],
)
def test_the_stored_game_that_agrees_best_is_found(
    played: Played, stored: tuple[tuple[Move, ...], ...], chosen: tuple[Move, ...] | None
) -> None:
    for seconds, moves in enumerate(stored):
        played.enter()
        played.save(SavedGame(TWO, moves, len(moves)))
        name = played.game.slot.name
        assert name is not None
        played.store.release(name)
        os.utime(played.folder / "games" / f"{name}.shikaku", (seconds, seconds))
    played.enter()
    found = played.game.stored_game_like(SavedGame(TWO, ONE, 1), None)
    assert (None if found is None else found.game.moves) == chosen
    other = GameStore(played.folder / "games")
    free = [name for name in other.names() if other.open(name).stored is not None]
    assert len(free) == len(stored) - (found is not None)  # the others are not held
    other.close()


@pytest.mark.parametrize("game", [half_played(), solved(), SavedGame(TWO)])
def test_a_stored_solution_counts_as_solved(played: Played, game: SavedGame) -> None:
    played.save(game)
    name = played.game.slot.name
    assert name is not None
    played.store.release(name)
    played.enter()
    assert played.game.has_stored_solution(TWO) is (game == solved())
    assert played.store.open(name).stored is not None  # it is not held any more


@pytest.mark.parametrize(
    ("game", "result"), [(half_played(), GameResult.ABANDONED), (solved(), GameResult.SOLVED)]
)
def test_a_game_given_up_moves_into_the_history(
    played: Played, game: SavedGame, result: GameResult
) -> None:
    played.save(game)
    name = played.game.slot.name
    assert name is not None
    played.store.release(name)
    played.enter()
    played.game.give_up(name, NOON)
    assert played.store.ended_names() == (name,)
    played.game.file_ended(played.history)
    assert played.results() == [result]
    assert played.store.names() == ()

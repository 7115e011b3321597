"""The disk fails in every operation of a session in turn: nothing that was saved is lost.

After each of fifty actions either everything is on disk, or the player has been told. When the
disk works again, everything is written. SQLite writes past this disk; what the program does
when the database cannot be written is attacked in test_locked_database.py.
"""

import random
from collections import defaultdict
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from shikaku_gui.formats import SavedGame, loads
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.board.viewport import Viewport
from shikaku_gui.gui.game.autosave_controller import AutosaveController
from shikaku_gui.gui.game.history_service import HistoryService
from shikaku_gui.model import Cell, Clear, Fill, Pencil, Place, Puzzle, Rect
from shikaku_gui.store import GameStore, StoreNotice
from shikaku_gui.store.save_files import SaveFiles
from shikaku_gui.store.store_notices import local_today
from tests.attacks.failing_disk import FailingDisk, Fault
from tests.attacks.killed_player import digest
from tests.attacks.rounds import AttackCount
from tests.gui.at_once import AtOnce

ACTIONS = 50
SIDE = 4
SOLUTION = tuple(Rect(row, 0, 1, SIDE) for row in range(SIDE))


class Session:
    """A game with all that saves it, without a window; work is done at once."""

    def __init__(self, folder: Path, seed: int = 7) -> None:
        self.folder = folder
        self.controller = GameController(SavedGame(puzzle("first")))
        self.history = HistoryService(folder / "player.sqlite", AtOnce())
        self.autosave = AutosaveController(
            self.controller, GameStore(folder / "games"), AtOnce(), self.history
        )
        self.told: list[str] = []
        self.autosave.writer.trouble.connect(self.told.append)
        self.history.trouble.connect(self.told.append)
        self.states: dict[str, list[str]] = defaultdict(list)
        self.saved: dict[str, int] = {}
        self._random = random.Random(seed)
        self._games = 0

    def act(self) -> None:
        """Do something at random, and note the positions that result."""
        chosen = self._random.choices(
            (
                self._place,
                self._undo,
                self._redo,
                self._back,
                self._new,
                self._other,
                self._solve,
                self._pencil,
                self._clear,
                self._look,
                self._hint,
                self.autosave.write_soon,
            ),
            (20, 6, 4, 2, 3, 3, 1, 3, 1, 2, 2, 2),
        )
        chosen[0]()
        game = self.controller.session.game
        if game.moves:
            self.states[game.puzzle.title].append(digest(game.saved()))

    def _place(self) -> None:
        cells = [Cell(self._random.randrange(SIDE), self._random.randrange(SIDE)) for _ in "ab"]
        self._play(Place(Rect.between(*cells)))

    def _pencil(self) -> None:
        self._play(Pencil((Rect(0, 0, 1, 1 + self._random.randrange(SIDE)),)))

    def _clear(self) -> None:
        self._play(Clear())

    def _solve(self) -> None:
        self._play(Fill(SOLUTION))

    def _play(self, move: Place | Pencil | Clear | Fill) -> None:
        self.controller.notify(self.controller.session.play(move))

    def _undo(self) -> None:
        self.controller.notify(self.controller.session.undo())

    def _redo(self) -> None:
        self.controller.notify(self.controller.session.redo())

    def _back(self) -> None:
        if self.controller.session.game.position > 1:
            self.controller.notify(self.controller.session.back_to(1))

    def _new(self) -> None:
        self.autosave.abandon()
        self._other()

    def _other(self) -> None:
        self.autosave.write_now()
        self._games += 1
        self.controller.open(SavedGame(puzzle(f"game {self._games}")))

    def _look(self) -> None:
        self.controller.set_viewport(Viewport(20.0, 1.0, 1.0))
        self.autosave.write_soon()

    def _hint(self) -> None:
        hints = self.controller.session.game.hints
        self.controller.session.game.hints = hints._replace(why=hints.why + 1)
        self.autosave.note_change()
        self.autosave.write_soon()

    def on_disk(self) -> dict[str, set[str]]:
        """Return the positions of each game that the next start would find."""
        found: dict[str, set[str]] = defaultdict(set)
        folder = self.folder / "games"
        for name in GameStore(folder).names():
            notices: list[StoreNotice] = []
            game = SaveFiles(folder, name, local_today).read(notices)
            assert not notices
            assert game is not None
            found[game.puzzle.title].add(digest(game))
        for (text,) in self.history.database().read("SELECT text FROM saves"):
            game = loads(text)
            found[game.puzzle.title].add(digest(game))
        return found

    def lost(self) -> list[str]:
        """Return the games of which something is lost that the player takes for saved."""
        if not self.autosave.writer._failed:  # the program takes everything for saved
            self.saved = {title: len(states) - 1 for title, states in self.states.items()}
        here = self.on_disk()
        return [
            title
            for title, first in self.saved.items()
            if here[title].isdisjoint(self.states[title][first:])
        ]


def puzzle(title: str) -> Puzzle:
    """Return a puzzle, of a size and clues of its own for each title."""
    number = sum(map(ord, title))
    extra: dict[Cell, int | None] = {Cell(0, 1 + number % 3): None} if number % 4 else {}
    return Puzzle(SIDE, SIDE, {Cell(row, 0): SIDE for row in range(SIDE)} | extra, title=title)


def one_session(folder: Path, disk: FailingDisk) -> list[str]:
    """Play a session on that disk; return what went wrong."""
    wrong: list[str] = []
    first = disk.first
    with pytest.MonkeyPatch.context() as patch:
        session = Session(folder)
        session.history.begin()
        disk.install(patch)
        for action in range(ACTIONS):
            before, failing = len(session.told), disk.count
            session.act()
            gone = session.lost()
            wrong += [f"action {action}: {title} is lost" for title in gone]
            fails = disk.fault is not Fault.SLOW and failing < disk.first <= disk.count
            if fails and session.autosave.writer._failed and len(session.told) == before:
                wrong.append(f"action {action}: nobody was told")
        disk.repair()
        if session.autosave.finish():
            wrong.append("at the end: not written although the disk works")
        wrong += [f"at the end: {title} is lost" for title in session.lost()]
        session.history.close()
        session.autosave.close()
    again = GameStore(folder / "games")
    if again.open_last().notices:
        wrong.append("the next start finds damage")
    again.close()
    return [f"{disk.fault.name} in operation {first}: {each}" for each in wrong]


def test_whatever_write_fails_nothing_saved_is_lost(
    qapp: QApplication, tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    counting = FailingDisk()
    assert one_session(tmp_path / "count", counting) == []
    operations = counting.count
    assert operations > 3 * ACTIONS
    rounds = attack_count("faults of the disk", len(Fault) * operations, 40)
    step = max(1, len(Fault) * operations // rounds)
    for number in range(0, len(Fault) * operations, step):
        fault = tuple(Fault)[number % len(Fault)]
        first = 1 + number // len(Fault)
        attack_failures += one_session(tmp_path / str(number), FailingDisk(fault, first))

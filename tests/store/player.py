"""A player without a window, to be killed: run as ``python player.py FOLDER``.

Each line on standard input is the seed of a new life, a process of its own: it says its
number, plays until it is killed, and then ``dead`` is said. Time is counted in moves, ten
to the second, so that nothing depends on the machine. Each position is told on standard
output before it can be saved: its time, the game's name and a digest; a game that is begun
before it is kept, a finished one once it is in the history.
"""

import hashlib
import os
import random
import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from shikaku_gui.formats import SavedGame, dumps
from shikaku_gui.model import Cell, Erase, Place, Puzzle, Rect
from shikaku_gui.play import Session
from shikaku_gui.store.daily_results import finish_game
from shikaku_gui.store.database import open_database
from shikaku_gui.store.game_history import GameResult
from shikaku_gui.store.game_store import GameStore
from shikaku_gui.store.session_metadata import SessionMetadata

MOVES_PER_GAME = 30
SECONDS_PER_MOVE = 0.1
MOVES_PER_SAVE = 4
SIDE = 6


def digest(name: str, game: SavedGame) -> str:
    """Return what tells one position of a game from all others."""
    return hashlib.sha256((name + dumps(replace(game, seconds=0.0))).encode()).hexdigest()[:16]


def tell(*words: object) -> None:
    """Write a line at once."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


class Player:
    """Plays at random on games that follow each other."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.random = random.Random(seed)
        self.time = 0.0
        self.store = GameStore(folder / "games")
        self.database = open_database(folder / "player.sqlite", datetime.now(UTC).date())
        self.unsaved = 0
        found = self.store.open_last()
        if found.notices:
            tell("trouble", found.notices)
        stored = found.stored
        if stored is None:
            self.begin()
        else:
            self.name, self.metadata = stored.name, stored.metadata
            self.take_up(stored.game)

    def begin(self) -> None:
        """Begin another puzzle; it is kept from its first moment."""
        number = self.random.randrange(1, 10)
        puzzle = Puzzle(SIDE, SIDE, {Cell(0, 0): number, Cell(5, 5): SIDE * SIDE - number})
        self.name, self.metadata = self.store.reserve_name(puzzle), SessionMetadata()
        tell("begun", self.name)
        self.take_up(SavedGame(puzzle))
        self.store.save(self.name, self.session.game.saved(), self.metadata)

    def take_up(self, game: SavedGame) -> None:
        """Go on with a game."""
        self.session = Session(game, lambda: self.time)
        self.session.set_board_visible(True)
        self.tell_position()

    def tell_position(self) -> None:
        """Say where the game stands."""
        tell(f"{self.time:.1f}", self.name, digest(self.name, self.session.game.saved()))

    def play(self) -> None:
        """Make one move, save when it is time, and finish a game after some moves."""
        self.move()
        self.time += SECONDS_PER_MOVE
        self.unsaved += 1
        self.tell_position()
        if self.unsaved == MOVES_PER_SAVE:
            self.unsaved = 0
            self.metadata = replace(self.metadata, checks=self.metadata.checks + 1)
            self.store.save(self.name, self.session.game.saved(), self.metadata)
        if len(self.session.game.moves) >= MOVES_PER_GAME:
            self.finish()

    def move(self) -> None:
        """Draw, erase, undo or redo."""
        kind = self.random.randrange(10)
        rects = self.session.board.rects
        if kind == 0:
            self.session.undo()
        elif kind == 1:
            self.session.redo()
        elif kind == 2 and rects:
            self.session.play(Erase(self.random.choice(rects)))
        else:
            self.session.play(Place(self.rect()))

    def rect(self) -> Rect:
        """Return any rectangle on the grid."""
        corners = [Cell(self.random.randrange(SIDE), self.random.randrange(SIDE)) for _ in "ab"]
        return Rect.between(*corners)

    def finish(self) -> None:
        """Put the game into the history and begin another."""
        game = self.session.game.saved()
        finish_game(self.database, game, self.metadata, GameResult.ABANDONED, datetime.now(UTC))
        tell("finished", self.name, self.metadata.token)
        self.store.remove(self.name)
        self.begin()


def live(folder: Path, seed: int) -> None:
    """Play until killed."""
    tell(os.getpid())
    player = Player(folder, seed)
    while True:
        player.play()


if __name__ == "__main__":
    for line in sys.stdin:
        child = os.fork()
        if not child:
            live(Path(sys.argv[1]), int(line))
        os.waitpid(child, 0)
        tell("dead")

"""The real program, played at random until it is killed: run as ``python killed_player.py FOLDER``.

Each line on standard input, a seed, a number of milliseconds and ``start`` or ``play``, is a life:
a process of its own that starts the program without a screen, plays, saves, opens files, asks for
new puzzles and solutions, uses the editor and the library, and is killed that long after its start,
or after it can be played. Then ``dead`` and the instant of the kill are said. Each position of a
game is written to ``FOLDER/told`` before anything can be saved: its time, the puzzle's title, a
digest, the number of moves, and whether the game was solved once, by the player or not.
``FOLDER/saves`` tells when the writing of each save began and ended, and how much of that its
thread waited for a processor.
"""

import faulthandler
import hashlib
import os
import random
import signal
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

from PySide6.QtCore import QTimer

from shikaku_gui.formats import SavedGame, dumps, save
from shikaku_gui.gui import app
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.theme import Theme
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.board.viewport import Viewport
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.play import Outcome
from shikaku_gui.store import GameStore, SessionMetadata

FILES = 4
SIDES = (3, 6, 12, 40)


def digest(game: SavedGame) -> str:
    """Return what tells one position of a game from all others; its grade is found on the way."""
    plain = SavedGame(replace(game.puzzle, grade=""), game.moves, game.position)
    return hashlib.sha256(dumps(plain).encode()).hexdigest()[:16]


def random_puzzle(chance: random.Random, title: str, side: int) -> Puzzle:
    """Return a puzzle that can be solved: stripes of random widths."""
    clues: dict[Cell, int | None] = {}
    for row in range(side):
        cut = chance.randrange(1, side)
        clues |= {Cell(row, 0): cut, Cell(row, cut): side - cut}
    return Puzzle(side, side, clues, title=title)


class Player:
    """Plays at random in a window, and writes down each position.

    ``begun`` is called once the window can be played in.
    """

    def __init__(
        self, window: MainWindow, folder: Path, seed: int, begun: Callable[[], None]
    ) -> None:
        self._window = window
        self._folder = folder
        self._random = random.Random(seed)
        self._seed = seed
        self._count = 0
        self._told = os.open(folder / "told", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        window.documents.ask_save = lambda *_: str(folder / "files" / f"save-{seed}.shikaku")
        window.controller.game_changed.connect(self._tell)
        self._tell_before_notify(window.controller)
        self._begun: Callable[[], None] | None = begun
        self._timer = QTimer(window)
        self._timer.timeout.connect(self._act)
        self._timer.start(30)

    def _tell(self) -> None:
        playing = self._window.controller.session.game
        metadata = self._window.autosave.slot.metadata
        finished = playing.solved or metadata.finished or metadata.shown
        game = playing.saved()
        words = (game.puzzle.title or "-", digest(game), str(len(game.moves)), str(int(finished)))
        os.write(self._told, ("\t".join((repr(monotonic()), *words)) + "\n").encode())

    def _tell_before_notify(self, controller: GameController) -> None:
        """Tell each position before the program learns of it: one that is saved has been told."""
        notify = controller.notify

        def tell_and_notify(outcome: Outcome) -> None:
            if outcome is Outcome.MOVE:
                self._tell()
            notify(outcome)

        controller.notify = tell_and_notify  # type: ignore[method-assign]

    def _act(self) -> None:
        if not self._window.isEnabled():
            return  # no game has been read yet
        if self._begun is not None:
            self._begun()
            self._begun = None
        actions = (
            (self._play, 60),
            (self._window.commands.undo, 8),
            (self._window.commands.redo, 4),
            (self._window.new_puzzle.go_back, 3),
            (self._window.new_puzzle.go_forward, 2),
            (self._new, 4),
            (self._window.commands.solve, 2),
            (self._open, 3),
            (self._window.documents.save, 2),
            (self._look, 2),
            (self._edit, 2),
            (self._library, 2),
            (self._window.autosave.write_soon, 1),
        )
        calls, weights = zip(*actions, strict=True)
        self._random.choices(calls, weights)[0]()

    def _play(self) -> None:
        session = self._window.controller.session
        rows, cols = session.puzzle.rows, session.puzzle.cols
        corners = [Cell(self._random.randrange(rows), self._random.randrange(cols)) for _ in "ab"]
        self._window.controller.notify(session.play(Place(Rect.between(*corners))))

    def _new(self) -> None:
        self._count += 1
        title = f"new {self._seed} {self._count}"
        puzzle = random_puzzle(self._random, title, self._random.choice(SIDES))
        self._window.new_puzzle._show(puzzle)

    def _open(self) -> None:
        number = self._random.randrange(FILES)
        self._window.documents.open_path(self._folder / "files" / f"{number}.shikaku")

    def _look(self) -> None:
        self._window.controller.set_viewport(Viewport(20.0 + self._random.randrange(9), 1.0, 1.0))

    def _edit(self) -> None:
        self._window.acts["edit"].trigger()

    def _library(self) -> None:
        if self._window.pages.on_board:
            self._window.pages.show_library()
        else:
            self._window.pages.show_board()


def write_files(folder: Path) -> None:
    """Write the puzzles that are opened."""
    (folder / "files").mkdir(exist_ok=True)
    for number in range(FILES):
        puzzle = random_puzzle(random.Random(number), f"file {number}", SIDES[number])
        save(SavedGame(puzzle), folder / "files" / f"{number}.shikaku")


def kill_after(seconds: float) -> None:
    """Kill this process after that time; the instant is written first."""
    sleep(seconds)
    os.write(1, f"dead {monotonic()!r}\n".encode())
    os.kill(os.getpid(), signal.SIGKILL)


def trace_saves(path: Path) -> None:
    """Write a line for each save: when it began and ended, its wait, the game, its moves."""
    save = GameStore.save
    trace = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def traced(store: GameStore, name: str, game: SavedGame, metadata: SessionMetadata) -> None:
        begin, waited = monotonic(), seconds_waited()
        try:
            save(store, name, game, metadata)
        finally:
            times = (begin, monotonic(), seconds_waited() - waited)
            words = (*(f"{time:.3f}" for time in times), game.puzzle.title, str(len(game.moves)))
            os.write(trace, ("\t".join(words) + "\n").encode())

    GameStore.save = traced  # type: ignore[method-assign, assignment]


def seconds_waited() -> float:
    """Return how long this thread could have run, but had no processor; 0 if not known."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text("ascii").split()[1]) / 1e9
    except OSError:
        return 0.0


def live(home: Path, seed: int, seconds: float, *, from_start: bool) -> None:
    """Run the program until it is killed."""
    killer = Thread(target=kill_after, args=(seconds,), daemon=True)
    make = app.make_window
    players: list[Player] = []

    def begun() -> None:
        if not from_start:
            killer.start()

    def make_window(settings: Settings, theme: Theme, folder: Path) -> MainWindow:
        window = make(settings, theme, folder)
        players.append(Player(window, home, seed, begun))
        return window

    if from_start:
        killer.start()
    faulthandler.enable()
    trace_saves(home / "saves")
    app.make_window = make_window
    os._exit(app.main([]))


if __name__ == "__main__":
    home = Path(sys.argv[1])
    write_files(home)
    for line in sys.stdin:
        given_seed, milliseconds, moment = line.split()
        child = os.fork()
        if not child:
            from_start = moment == "start"
            live(home, int(given_seed), int(milliseconds) / 1000, from_start=from_start)
        _, status = os.waitpid(child, 0)
        os.write(1, f"ended {status}\n".encode())

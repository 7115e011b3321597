"""How quickly a folder of many puzzles is scanned and read, and how quickly games are saved.

    python benchmarks/bench_store.py [FILES]

Times are medians over several runs in milliseconds; the first scan of a folder is timed
once, with the files in the cache of the system.
"""

import sys
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from shikaku_gui.formats import SavedGame, dumps
from shikaku_gui.gui.library.entry_texts import search_text_of
from shikaku_gui.model import Cell, Place, Puzzle, Rect
from shikaku_gui.store import (
    EntryFilter,
    EntryOrder,
    EntryOrigin,
    GameResult,
    GameStore,
    SessionMetadata,
)
from shikaku_gui.store.database import open_database
from shikaku_gui.store.entry_listing import sort_entries
from shikaku_gui.store.folder_source import FolderSource
from shikaku_gui.store.game_history import past_games, record_game
from shikaku_gui.store.puzzle_records import load_puzzle_records
from shikaku_gui.store.statistics import statistics_lines, year_figures

FILES = 10_000
PER_FOLDER = 500
GAMES = 5_000
RUNS = 7


def puzzle(chance: Random, number: int, side: int = 10) -> Puzzle:
    """Return a puzzle of rows of dominoes with random places of the clues and its own title."""
    clues = {
        Cell(row, 2 * pair + chance.randrange(2)): 2
        for row in range(side)
        for pair in range(side // 2)
    }
    return Puzzle(side, side, clues, title=f"Puzzle {number}", grade="easy")


def timed(name: str, work: Callable[[], object], runs: int = RUNS) -> None:
    """Do the work several times and print the median time."""
    times = []
    for _ in range(runs):
        begin = perf_counter()
        work()
        times.append(1000 * (perf_counter() - begin))
    print(f"{name:52} {median(times):9.1f} ms")


def fill(root: Path, count: int) -> None:
    """Write that many puzzle files, in folders."""
    chance = Random(1)
    for number in range(count):
        folder = root / f"{number // PER_FOLDER:03}"
        folder.mkdir(parents=True, exist_ok=True)
        text = dumps(SavedGame(puzzle(chance, number)))
        (folder / f"{number:05}.shikaku").write_text(text, encoding="utf-8")


def bench_library(folder: Path, count: int) -> None:
    """Time scans of a folder of that many files, and work with its entries."""
    fill(folder / "puzzles", count)
    database = open_database(folder / "player.sqlite", datetime.now(UTC).date())

    def source() -> FolderSource:
        made = FolderSource(EntryOrigin.FOLDER, folder / "puzzles", database)
        made.scan()
        return made

    def read_all() -> None:
        made = source()
        while made.read(200):
            pass

    print(f"{count} files")
    timed("first scan: names of all", source, 1)
    timed("first page of 60 read", lambda: source().read(60), 1)
    timed("the rest read and cached", read_all, 1)
    timed("scan at the next start: all cached", source)
    known, made = load_puzzle_records(database), source()
    timed("another scan, nothing changed", made.scan)
    timed("entries of all", lambda: made.entries(known))
    entries = made.entries(known)
    timed("sorted by title", lambda: sort_entries(entries, EntryOrder.TITLE))
    timed("searched", lambda: tuple(filter(EntryFilter("puzzle 77").accepts, entries)))
    shown = EntryFilter("puzzle 77", described=search_text_of)
    timed("searched in what is shown, too", lambda: tuple(filter(shown.accepts, entries)))
    database.close()


def bench_history(folder: Path, count: int) -> None:
    """Time statistics of that many games."""
    path = folder / "history.sqlite"
    today = datetime.now(UTC).date()
    database = open_database(path, today)
    chance = Random(2)
    games = [SavedGame(puzzle(chance, number), seconds=number) for number in range(count)]
    at = iter(games)
    now = datetime.now(UTC)
    print(f"{count} games")
    timed(
        "recorded, each",
        lambda: record_game(database, next(at), SessionMetadata(), GameResult.SOLVED, now),
        count,
    )
    timed("all read", lambda: past_games(database)[::-1])
    past = past_games(database)[::-1]
    timed("figures by size and grade", lambda: statistics_lines(past))
    timed("a year's calendar", lambda: year_figures(past, now.year))
    database.close()
    timed("opened and checked", lambda: open_database(path, today).close())


def bench_game_store(folder: Path) -> None:
    """Time saves of a small game and of a long one on a large board."""
    store = GameStore(folder / "games")
    for side, count in ((10, 50), (100, 5_000)):
        made = puzzle(Random(3), 0, side)
        moves = tuple(
            Place(Rect(row, 2 * pair, 1, 2)) for row in range(side) for pair in range(side // 2)
        )[:count]
        game, name, metadata = (
            SavedGame(made, moves, len(moves)),
            store.reserve_name(made),
            SessionMetadata(),
        )
        save = partial(store.save, name, game, metadata)
        timed(f"a game of {side} x {side} and {len(moves)} moves saved", save)
    store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        bench_library(Path(name), int(sys.argv[1]) if len(sys.argv) > 1 else FILES)
        bench_history(Path(name), GAMES)
        bench_game_store(Path(name))

"""The reference programs read what we write; script/install-reference-programs gets them."""

import json
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from shikaku_gui.formats import SavedGame, dumps, format_named, loads
from shikaku_gui.model import Fill, Puzzle, Rect, is_solved
from tests.formats.games import partition, random_clues

pytestmark = pytest.mark.slow

MODULES = Path(sys.prefix) / "reference" / "node_modules"
NODE = shutil.which("node")
RECT = shutil.which("sgt-rect") or shutil.which("sgt-rect", path="/usr/games")
XVFB = shutil.which("xvfb-run")

needs_pzpr = pytest.mark.skipif(
    NODE is None or not (MODULES / "pzpr").exists(), reason="pzpr is not installed"
)
needs_rect = pytest.mark.skipif(RECT is None, reason="sgt-rect is not installed")

# Opens each text of a list and tells what that program sees in it.
SCRIPT = """
const pzpr = require("pzpr");
const texts = JSON.parse(require("fs").readFileSync(0, "utf8"));
const seen = [];
function next(at) {
  if (at === texts.length) { console.log(JSON.stringify(seen)); return; }
  const puzzle = new pzpr.Puzzle();
  puzzle.open(texts[at], function () {
    const board = puzzle.board, clues = [];
    for (let id = 0; id < board.cell.length; id++) {
      const cell = board.cell[id];
      if (cell.qnum !== -1) clues.push([(cell.by - 1) / 2, (cell.bx - 1) / 2, cell.qnum]);
    }
    seen.push({
      pid: puzzle.pid, rows: board.rows, cols: board.cols, clues: clues,
      complete: puzzle.check(true).complete,
      url: puzzle.getURL(), file: puzzle.getFileData(),
      kanpen: puzzle.getFileData(pzpr.parser.FILE_PBOX),
    });
    next(at + 1);
  });
}
next(0);
"""


def games(count: int, *, unknown: bool) -> list[SavedGame]:
    """Games of many shapes: any clues, or a real solution drawn in full, in part or not."""
    made = []
    for number in range(count):
        rng = random.Random(number)
        rows, cols = rng.choice(
            ((1, 1), (1, 17), (17, 1), (rng.randint(2, 40), rng.randint(2, 40)))
        )
        if number % 2:
            clues = random_clues(rows, cols, rng, unknown)
            # The program at hand does not know the longer numbers of today.
            small = {cell: area and min(area, 4095) for cell, area in clues.items()}
            made.append(SavedGame(Puzzle(rows, cols, small)))
        else:
            rects = partition(Rect(0, 0, rows, cols), rng)
            places = {rng.choice(list(rect.cells())): rect.area for rect in rects}
            shown = tuple(rects) if number % 4 else tuple(rects[::2])
            made.append(SavedGame(Puzzle(rows, cols, places), (Fill(shown),), 1))
    return made


def seen_by_pzpr(texts: list[str]) -> list[dict[str, Any]]:
    assert NODE is not None
    run = subprocess.run(
        [NODE, "-e", SCRIPT],
        input=json.dumps(texts),
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
        env={"NODE_PATH": str(MODULES)},
    )
    answers: list[dict[str, Any]] = json.loads(run.stdout)
    return answers


@needs_pzpr
@pytest.mark.parametrize("name", ["pzpr", "pzprv3"])
def test_pzpr_sees_the_same(name: str) -> None:
    made = games(120, unknown=True)
    seen = seen_by_pzpr([dumps(game, format_named(name)) for game in made])
    for game, found in zip(made, seen, strict=True):
        puzzle = game.puzzle
        clues = {(r, c): None if area == -2 else area for r, c, area in found["clues"]}
        assert (found["pid"], found["rows"], found["cols"]) == ("shikaku", puzzle.rows, puzzle.cols)
        assert clues == puzzle.clues
        if name == "pzprv3":
            assert found["complete"] == is_solved(loads(found["file"]).board)
            assert set(game.rects) - {puzzle.grid} <= set(loads(found["file"]).rects)


@needs_pzpr
def test_pzpr_writes_what_we_write() -> None:
    made = games(120, unknown=True)
    link, file = format_named("pzpr"), format_named("pzprv3")
    for game, found in zip(made, seen_by_pzpr([dumps(game, file) for game in made]), strict=True):
        assert found["file"] == dumps(game, file)
        assert found["url"].split("?")[1] == dumps(game, link).split("?")[1]
        # What is unfinished, that program writes as boxes that may overlap.
        if is_solved(game.board):
            assert found["kanpen"] == dumps(game, format_named("kanpen"))


@needs_rect
def test_rectangles_reads_our_ids() -> None:
    assert RECT is not None
    for game in games(60, unknown=False):
        if format_named("sgt").refuses(game.puzzle):
            continue
        text = dumps(game, format_named("sgt"))
        run = subprocess.run(
            [RECT, "--generate", "1", text], capture_output=True, text=True, check=True, timeout=60
        )
        assert run.stdout.strip() == text


@needs_rect
def test_we_read_the_saves_of_rectangles(tmp_path: Path) -> None:
    assert RECT is not None
    for size in ("7x7", "12x5", "30x20"):
        command = [RECT, "--generate", "3", f"{size}#1", "--save", str(tmp_path / size)]
        subprocess.run([*command, "--save-suffix", ".sav", "--with-solutions"], check=True)
    saves = sorted(tmp_path.glob("*.sav"))
    assert len(saves) == 9
    for path in saves:
        game = loads(path.read_bytes())
        assert is_solved(game.board)
        assert set(game.solution or ()) == set(game.rects)


@needs_rect
@pytest.mark.skipif(XVFB is None, reason="xvfb is not installed")
def test_rectangles_opens_our_saves(tmp_path: Path) -> None:
    assert RECT is not None
    assert XVFB is not None
    made = [game for game in games(12, unknown=False) if game.puzzle.area > 1]
    solved = [SavedGame(g.puzzle, g.moves, g.position, solution=g.rects) for g in made if g.rects]
    for number, game in enumerate(made + solved):
        path = tmp_path / f"{number}.sav"
        path.write_text(dumps(game, format_named("sgt-save")), "ascii")
        picture = path.with_suffix(".png")
        opened = [XVFB, "-a", RECT, "--screenshot", str(picture), "--load", str(path)]
        subprocess.run(opened, check=True, timeout=60)
        assert picture.exists()

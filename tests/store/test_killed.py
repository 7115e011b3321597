"""The program is killed at random moments of play, again and again: nothing is lost."""

import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from shikaku_gui.store.database import open_database
from shikaku_gui.store.game_history import past_games
from shikaku_gui.store.game_store import GameStore
from tests.store.player import digest
from tests.store.samples import TODAY

ROOT = Path(__file__).parents[2]
LONGEST_LIFE = 50
LOST_AT_MOST = 1.0


@pytest.fixture
def nursery(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """Run the process whose children play."""
    command = [sys.executable, str(ROOT / "tests" / "store" / "player.py"), str(tmp_path)]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment) as process:
        yield process


def one_life(nursery: subprocess.Popen[bytes], seed: int, lines: int) -> list[list[str]]:
    """Let the player print ``lines`` lines, kill it, and return everything it printed."""
    assert nursery.stdin is not None
    nursery.stdin.write(f"{seed}\n".encode())
    nursery.stdin.flush()
    life = int(heard(nursery)[0])
    said = [heard(nursery) for _ in range(lines)]
    os.kill(life, signal.SIGKILL)
    while said[-1] != ["dead"]:
        said.append(heard(nursery))
    return said[:-1]


def heard(nursery: subprocess.Popen[bytes]) -> list[str]:
    """Return the words of the next line that is said."""
    assert nursery.stdout is not None
    words = nursery.stdout.readline().decode().split()
    assert words, "the player is gone"
    return words


def allowed(said: list[list[str]]) -> set[str | None]:
    """Return the digests of the positions that may be found after such a life.

    No game at all may be found between the end of one and the first save of the next.
    """
    positions = [words for words in said if words[0] not in ("finished", "begun")]
    end = float(positions[-1][0]) if positions else 0.0
    found = {words[2] for words in positions if float(words[0]) >= end - LOST_AT_MOST - 1e-6}
    between = {"finished", "begun"} & {words[0] for words in said[-2:]}
    return found | {None} if between else {*found}


def found_after(folder: Path) -> str | None:
    """Start as the next run of the program would; return the position that it finds."""
    store = GameStore(folder / "games")
    found = store.open_last()
    assert found.notices == ()
    store.close()
    return None if found.stored is None else digest(found.stored.name, found.stored.game)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a life is forked")
@pytest.mark.parametrize("lives", [15, pytest.param(100, marks=pytest.mark.slow)])
def test_at_most_the_last_second_is_lost(
    lives: int, nursery: subprocess.Popen[bytes], tmp_path: Path
) -> None:
    chance = random.Random(20261121)
    finished: list[str] = []
    for life in range(lives):
        said = one_life(nursery, life, chance.randrange(1, LONGEST_LIFE))
        assert "trouble" not in {words[0] for words in said}
        finished += [words[2] for words in said if words[0] == "finished"]
        found = found_after(tmp_path)
        assert found in allowed(said), (life, said[-12:])
    opened = open_database(tmp_path / "player.sqlite", TODAY)
    assert opened.notices == ()
    tokens = Counter(game.token for game in past_games(opened))
    opened.close()
    assert len(finished) > lives // 5
    assert set(finished) <= set(tokens)
    assert set(tokens.values()) == {1}

"""A command that is killed while it writes leaves the old file or the new one, whole."""

import random
import subprocess
import sys
import time
from pathlib import Path

from shikaku_gui import formats
from tests.attacks.rounds import AttackCount

COMMAND = [sys.executable, "-m", "shikaku_gui", "convert"]


def test_a_killed_conversion_leaves_a_whole_file(
    tmp_path: Path, attack_count: AttackCount, attack_failures: list[str]
) -> None:
    rounds = attack_count("conversions killed", 1000, 15)
    moments = random.Random(4)
    before, after = tmp_path / "before.txt", tmp_path / "after.txt"
    before.write_text(grid(200, 150), encoding="utf-8")
    after.write_text(grid(150, 200), encoding="utf-8")
    target = tmp_path / "puzzle.shikaku"
    started = time.monotonic()
    subprocess.run([*COMMAND, str(before), str(target)], check=True)
    needed = time.monotonic() - started
    whole = {formats.load(before).board.puzzle, formats.load(after).board.puzzle}
    for number in range(rounds):
        source = (after, before)[number % 2]
        moment = moments.uniform(0, 1.1 * needed)
        with subprocess.Popen([*COMMAND, str(source), str(target)]) as process:
            try:
                process.wait(moment)
            except subprocess.TimeoutExpired:
                process.kill()
        try:
            if formats.load(target).board.puzzle not in whole:
                attack_failures.append(f"killed after {moment:.3f} s: another puzzle")
        except (formats.FormatError, OSError) as error:
            attack_failures.append(f"killed after {moment:.3f} s: {error}")


def grid(rows: int, cols: int) -> str:
    """Give a plain grid with a clue for each row, at its end."""
    return "\n".join(" ".join(["."] * (cols - 1) + [str(cols)]) for _ in range(rows))

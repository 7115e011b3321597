"""A program that makes one drill for the stock.

``python -m shikaku_gui.store.make_drill FOLDER TECHNIQUE`` runs at the lowest priority, and ends
when the program that started it has ended.
"""

import secrets
import sys
from pathlib import Path

from shikaku_gui import solver
from shikaku_gui.store.drill_stock import DrillStock
from shikaku_gui.store.pregenerate import begin_behind_parent


def main(arguments: list[str]) -> int:
    """Make a drill and add it to the stock; return 0, or 1 if that failed."""
    folder, name = arguments
    stop = begin_behind_parent()
    try:
        DrillStock(Path(folder)).add(_find_drill(solver.Technique(name), stop))
    except (solver.CutShortError, OSError):
        return 1
    return 0


def _find_drill(technique: solver.Technique, stop: solver.Stop) -> solver.Drill:
    """Try one puzzle after the other until one has a good position."""
    while True:
        if stop():
            raise solver.CutShortError
        kind = secrets.choice(solver.TECHNIQUES[technique].drills.kinds)
        drill = solver.make_drill(
            technique, kind, secrets.randbelow(solver.RANDOM_SEED_LIMIT), stop=stop
        )
        if drill is not None:
            return drill


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The figures of a solve, as a table and as JSON."""

from shikaku_gui.model import Puzzle
from shikaku_gui.solver import Figures, Phase, SolveResult

_MEBIBYTE = 2**20


def as_json(result: SolveResult) -> dict[str, object]:
    """Return the figures as values of JSON; keys are the names in the program."""
    figures = result.figures
    return {
        "rooms": figures.rooms,
        "fixed": figures.fixed,
        "alternatives": figures.alternatives,
        "cover": figures.cover,
        "left": {level.value: left for level, left in figures.left.items()},
        "components": list(figures.components),
        "searched": figures.searched,
        "searches": figures.searches,
        "peak_memory": {phase.value: size for phase, size in figures.peak_memory.items()},
    }


def table(puzzle: Puzzle, result: SolveResult) -> str:
    """Return the figures as lines of a name and a value."""
    figures = result.figures
    rows = [
        ("size", f"{puzzle.rows} x {puzzle.cols}"),
        ("rooms", str(figures.rooms)),
        ("fixed", str(figures.fixed)),
        ("alternatives", str(figures.alternatives)),
        ("cover", str(figures.cover)),
        *((f"left after {level.value}", str(left)) for level, left in figures.left.items()),
        *_search_rows(figures),
        *((phase.value, _cost(figures, phase)) for phase in figures.seconds),
    ]
    width = max(len(name) for name, _ in rows)
    return "".join(f"{name:<{width}}  {value}\n" for name, value in rows)


def _search_rows(figures: Figures) -> list[tuple[str, str]]:
    if not figures.components:
        return []
    largest = ", ".join(map(str, figures.components[:5]))
    more = ", ..." if len(figures.components) > 5 else ""
    return [
        ("components", f"{len(figures.components)} (clues: {largest}{more})"),
        ("searched", f"{figures.searched} placements, {figures.searches} CP-SAT calls"),
    ]


def _cost(figures: Figures, phase: Phase) -> str:
    peak = figures.peak_memory.get(phase, 0)
    memory = f", peak {peak / _MEBIBYTE:.0f} MiB" if peak else ""
    return f"{figures.seconds[phase]:.6f} s{memory}"

"""The settings of new puzzles: their choices, the ones used last, and their texts."""

from __future__ import annotations

import re
import secrets
from dataclasses import replace

from shikaku_gui import solver
from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.base.translation import message_text
from shikaku_gui.gui.game.puzzle_head import RECIPE_PREFIX
from shikaku_gui.i18n import N_, _
from shikaku_gui.play import expected_time_message
from shikaku_gui.store import Strength

MAX_PRESETS = 3
"""How many settings are remembered, and have puzzles generated in advance."""

DEFAULT_PRESET = solver.Recipe(10, 10, 0, solver.Difficulty.EASY, symmetry=solver.Symmetry.ROTATION)
"""The choices of the dialog before any puzzle was generated."""

GRADES = {
    None: N_("Any"),
    solver.Difficulty.GENTLE: N_("Gentle"),
    solver.Difficulty.EASY: N_("Easy"),
    solver.Difficulty.MEDIUM: N_("Medium"),
    solver.Difficulty.HARD: N_("Hard"),
    solver.Difficulty.EXPERT: N_("Expert"),
}
SYMMETRIES = {
    solver.Symmetry.ROTATION: N_("Half turn"),
    solver.Symmetry.MIRROR: N_("Mirror"),
    solver.Symmetry.NONE: N_("None"),
}
"""Half a turn comes first: two thirds of published puzzles have it."""

AREAS = (
    (solver.CHARACTER_SIZES["few-large"], N_("Few large rectangles")),
    (solver.CHARACTER_SIZES["large"], N_("Rather large rectangles")),
    (solver.CHARACTER_SIZES["balanced"], N_("Some large, some small")),
    (solver.CHARACTER_SIZES["small"], N_("Rather small rectangles")),
    (solver.CHARACTER_SIZES["many-small"], N_("Many small rectangles")),
)
"""The positions of the slider from left to right: mean area of rectangles, and text."""

SHAPES = (
    (solver.CHARACTER_LENGTHS["square"], N_("Square")),
    (solver.CHARACTER_LENGTHS["mixed"], N_("Mixed")),
    (solver.CHARACTER_LENGTHS["long"], N_("Long")),
)

SHARES = {
    solver.ClueShare.NONE: N_("None"),
    solver.ClueShare.SOME: N_("Some"),
    solver.ClueShare.MANY: N_("Many"),
    solver.ClueShare.ALL: N_("All"),
}
"""How many clues tell a shape, or hide their area."""


_LINE = re.compile(r"shikaku:v?\d+/\S*")
_MAX_LINES = 3


def recent_presets(settings: Settings) -> list[solver.Recipe]:
    """Return the settings used last, the latest first, without invalid ones."""
    return [preset for text in settings.recent_presets if (preset := _from_text(text)) is not None]


def remember_preset(preset: solver.Recipe, settings: Settings) -> None:
    """Remember the settings used last."""
    text = _to_text(preset)
    others = [other for other in settings.recent_presets if other != text]
    settings.recent_presets = (text, *others)[:MAX_PRESETS]


def with_new_seed(preset: solver.Recipe) -> solver.Recipe:
    """Return the settings with a random seed."""
    return replace(preset, seed=secrets.randbelow(solver.RANDOM_SEED_LIMIT))


def recipe_line(text: str) -> str | None:
    """Return the line with the recipe in a shared text; None for any other text.

    A link that begins as recipes do is returned as well, though it may be none.
    """
    lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if len(lines) == 1 and lines[0].startswith(RECIPE_PREFIX):
        return lines[0]
    found = [line for line in lines if _LINE.fullmatch(line)]
    return found[0] if len(found) == 1 and len(lines) <= _MAX_LINES else None


def level_needing(technique: solver.Technique) -> solver.Difficulty | None:
    """Return the level of puzzles whose hardest technique is this one."""
    return solver.Recipe(1, 1, 0, needs=technique).grade


def can_need(grade: solver.Difficulty | None, technique: solver.Technique | None) -> bool:
    """Tell whether puzzles of a grade can need a technique."""
    try:
        solver.Recipe(1, 1, 0, grade, needs=technique)
    except ValueError:
        return False
    return True


def grade_text(grade: solver.Difficulty | None) -> str:
    """Return the name of a grade."""
    return _(GRADES[grade])


def share_text(recipe: solver.Recipe) -> str:
    """Return the text to share: the title, and below it the recipe."""
    return f"{recipe.title}\n{recipe}\n"


def expected_time_text(preset: solver.Recipe, strength: Strength) -> str:
    """Return how long puzzles with these settings usually take, or that it is not known."""
    level = "" if preset.grade is None else preset.grade.value
    seconds = solver.typical_seconds(preset.rows * preset.cols, level)
    if seconds is not None:
        usual = strength.usual_time(seconds, preset.rows, preset.cols, level)
        return message_text(expected_time_message(seconds, usual))
    if preset.grade is None:
        return _("depends on the difficulty")
    return _("not known for this size")


def _to_text(preset: solver.Recipe) -> str:
    return replace(preset, seed=0).settings


def _from_text(text: str) -> solver.Recipe | None:
    try:
        return solver.Recipe.with_settings(text)
    except ValueError:
        return None

"""Settings of new puzzles: remembered, said, and shared as text."""

from math import log

import pytest

from shikaku_gui.gui.base.settings import Settings
from shikaku_gui.gui.new_puzzle import presets
from shikaku_gui.solver import Character, ClueShare, Difficulty, Recipe, Symmetry, Technique
from shikaku_gui.store import SizeClass, Strength

HARD = Recipe(10, 15, 4711, Difficulty.HARD, Character(16.0, 1.0), Symmetry.ROTATION)


def test_every_grade_and_symmetry_has_words() -> None:
    assert set(presets.GRADES) == {None, *Difficulty}
    assert set(presets.SYMMETRIES) == set(Symmetry)


def test_the_slider_goes_from_few_large_to_many_small() -> None:
    areas = [area for area, _words in presets.AREAS]
    assert areas == sorted(areas, reverse=True)
    assert Character().area == areas[len(areas) // 2]


def test_recent_presets_are_remembered_without_their_seeds(settings: Settings) -> None:
    assert presets.recent_presets(settings) == []
    for side in (5, 6, 7, 8, 6):
        presets.remember_preset(Recipe(side, side, 99), settings)
    assert presets.recent_presets(settings) == [Recipe(side, side, 0) for side in (6, 8, 7)]
    presets.remember_preset(HARD, settings)
    kept = presets.recent_presets(settings)[0]
    assert (kept.grade, kept.character, kept.symmetry) == (
        HARD.grade,
        HARD.character,
        HARD.symmetry,
    )


def test_what_makes_no_sense_is_not_remembered(settings: Settings) -> None:
    settings.recent_presets = ("nonsense", "5x5/any/balanced/none/0", "0x5/any/balanced/none/0")
    assert presets.recent_presets(settings) == [Recipe(5, 5, 0)]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (str(HARD), str(HARD)),
        (presets.share_text(HARD), str(HARD)),
        (f"  \n {HARD}  \n\n", str(HARD)),
        (f"Look at this one:\nHard 10 x 15\n{HARD}", str(HARD)),
        ("shikaku:v3/what", "shikaku:v3/what"),
        ("shikaku://what\n", "shikaku://what"),
        ("shikaku:v3/5x5/any and more", "shikaku:v3/5x5/any and more"),
        ("shikaku: a puzzle\n2 .\n. 2", None),
        (f'{{"source": "{HARD}"}}', None),
        (f"{HARD}\n{HARD}", None),
        (f"a\nb\nc\n{HARD}", None),
        ("https://puzz.link/p?shikaku/3/3/g", None),
        ("", None),
    ],
)
def test_a_shared_text_is_found(text: str, line: str | None) -> None:
    assert presets.recipe_line(text) == line


def test_a_technique_is_remembered(settings: Settings) -> None:
    preset = Recipe(10, 10, 0, Difficulty.EXPERT, needs=Technique.PAIR)
    presets.remember_preset(preset, settings)
    assert presets.recent_presets(settings) == [preset]


def test_shapes_and_hidden_areas_are_remembered(settings: Settings) -> None:
    preset = Recipe(6, 6, 0, shapes=ClueShare.MANY, hidden=ClueShare.SOME)
    presets.remember_preset(preset, settings)
    assert presets.recent_presets(settings) == [preset]


def test_settings_of_earlier_versions_are_read(settings: Settings) -> None:
    settings.recent_presets = ("10x10/hard/balanced/none/0", "60x60/easy/balanced/rotation/0")
    first, second = presets.recent_presets(settings)
    assert first == Recipe(10, 10, 0, Difficulty.HARD)
    assert second == Recipe(60, 60, 0, Difficulty.EASY, symmetry=Symmetry.ROTATION)


def test_seeds_differ() -> None:
    assert len({presets.with_new_seed(HARD).seed for _ in range(20)}) > 1


@pytest.mark.parametrize(
    ("preset", "said"),
    [
        (Recipe(10, 10, 0, Difficulty.HARD), "about 6 minutes"),
        (Recipe(5, 5, 0, Difficulty.GENTLE), "under a minute"),
        (Recipe(10, 10, 0, Difficulty.EXPERT), "about 40 minutes"),
        (Recipe(10, 10, 0), "depends on the difficulty"),
        (Recipe(40, 40, 0, Difficulty.EASY), "not known for this size"),
    ],
)
def test_the_expected_time_is_said(preset: Recipe, said: str) -> None:
    assert presets.expected_time_text(preset, Strength()) == said


def test_the_expected_time_is_that_of_the_player() -> None:
    strength = Strength({(SizeClass.SMALL, "hard"): (log(0.4), log(0.8))})
    said = presets.expected_time_text(Recipe(10, 10, 0, Difficulty.HARD), strength)
    assert said == "2 to 5 minutes"

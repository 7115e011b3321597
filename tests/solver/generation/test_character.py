"""Characters: what they say, read and draw."""

import hashlib
from itertools import product
from random import Random

import pytest

from shikaku_gui.solver.control import Control
from shikaku_gui.solver.generation.character import (
    CHARACTER_LENGTHS,
    CHARACTER_SIZES,
    Character,
    shapes,
)
from shikaku_gui.solver.generation.generation_context import GenerationContext
from shikaku_gui.solver.generation.symmetry import Symmetry


@pytest.mark.parametrize(
    ("text", "area", "length"),
    [
        ("balanced", 6.5, 0),
        ("many-small", 3.5, 0),
        ("few-large:long", 16, 1),
        ("small:square", 5, -1),
        ("12.5:0.25", 12.5, 0.25),
    ],
)
def test_a_character_is_read_and_written(text: str, area: float, length: float) -> None:
    read = Character.parse(text)
    assert read == Character(area, length)
    assert str(read) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("huge", "expected a size .*, not 'huge'"),
        ("", "a size"),
        ("large:round", "expected a shape .*square.*, not 'round'"),
        ("1", "rectangles of 1.0 cells"),
        ("nan", "rectangles of nan"),
        ("200", "rectangles of 200"),
        ("5:2", "the length 2.0"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Character.parse(text)


def cut(character: Character, seed: int = 1) -> list[tuple[int, int]]:
    context = GenerationContext(60, 60, character, Symmetry.NONE, Random(seed), Control())
    return [(rect.height, rect.width) for rect in context.new_layout().rects.values()]


@pytest.mark.parametrize("area", CHARACTER_SIZES.values())
@pytest.mark.parametrize("length", CHARACTER_LENGTHS.values())
def test_the_mean_area_is_reached(area: float, length: float) -> None:
    sizes = [size for seed in range(3) for size in cut(Character(area, length), seed)]
    assert 3 * 3600 / len(sizes) == pytest.approx(area, rel=0.15)


def test_long_and_square_differ() -> None:
    def stretch(length: float) -> float:
        sizes = cut(Character(8, length))
        return sum(max(size) / min(size) for size in sizes) / len(sizes)

    assert stretch(-1) < 0.8 * stretch(0) < 0.64 * stretch(1)


def test_areas_and_shapes_vary() -> None:
    sizes = cut(Character())
    assert len({height * width for height, width in sizes}) >= 12
    assert len(set(sizes)) >= 25


def test_shapes_of_a_tiny_grid_fit_on_it() -> None:
    assert shapes(Character(), 1, 1).sizes == ((1, 1),)
    assert set(shapes(Character(), 1, 3).sizes) == {(1, 2), (1, 3)}


def test_characters_mean_the_same_in_every_release() -> None:
    """A change here means that recipes give other puzzles: then their version must count up."""
    areas = (2.6, 3.5, 4.5, 5.8, 7, 8.2, 9.5, 11, 14, 18, 23, 30, 43, 58, 85, 99)
    characters = [Character(*each) for each in product(areas, (-1, -0.5, 0, 0.5, 1))]
    text = repr([shapes(character, 40, 30) for character in characters])
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "d405b53c7ac2df44"

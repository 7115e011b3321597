"""Recipes: text that gives the same puzzle again."""

import pytest
from hypothesis import given, strategies as st

from shikaku_gui.model import Puzzle
from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.generation.character import CHARACTER_LENGTHS, CHARACTER_SIZES, Character
from shikaku_gui.solver.generation.clue_share import ClueShare
from shikaku_gui.solver.generation.recipe import Approach, Recipe
from shikaku_gui.solver.generation.symmetry import Symmetry
from shikaku_gui.solver.techniques.catalogue import TECHNIQUES
from shikaku_gui.solver.techniques.hint_records import Technique

RECIPES = st.builds(
    Recipe,
    st.integers(1, 2000),
    st.integers(1, 2000),
    st.integers(),
    st.none() | st.sampled_from(Difficulty),
    st.builds(
        Character,
        st.sampled_from([*CHARACTER_SIZES.values(), 7.25, 7.1234567]),
        st.sampled_from([*CHARACTER_LENGTHS.values(), 0.5, 1e-9 / 3]),
    ),
    st.sampled_from(Symmetry),
) | st.builds(
    Recipe,
    st.just(10),
    st.just(10),
    st.integers(),
    st.none() | st.just(Difficulty.EXPERT),
    needs=st.sampled_from([key for key, each in TECHNIQUES.items() if not each.easier_twin]),
)


@given(RECIPES)
def test_a_recipe_is_read_as_it_was_written(recipe: Recipe) -> None:
    assert Recipe.parse(str(recipe)) == recipe


@given(RECIPES, RECIPES)
def test_different_recipes_have_different_file_names(one: Recipe, other: Recipe) -> None:
    assert (one.slug == other.slug) == (one == other)
    assert not set(one.slug) & set('/\\:*?"<>| ')


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "expected "),
        ("10x10", "expected shikaku:v3/ROWSxCOLS"),
        ("shikaku:v2/10x10/any/balanced/none/1", "of another version: it begins with shikaku:v2/"),
        ("shikaku:v3/10x10/any/balanced/none/some/", "expected shikaku:v3/ROWSxCOLS.*HIDDEN"),
        ("shikaku:v3/10x10/any/balanced/none/most/1", "how many clues .*'most'"),
        ("shikaku:v3/10x10/any/balanced/none/some:most/1", "how many clues .*'most'"),
        ("shikaku:v3/10x10/any:guess/balanced/none/1", "a technique .*'guess'"),
        ("shikaku:v3/10x10/any:/balanced/none/1", "a technique .*''"),
        ("shikaku:v3/10x10/easy:pair/balanced/none/1", "pair is for hard puzzles, not for easy"),
        ("shikaku:v3/10x10/any:subset/balanced/none/1", "stranded-cell is easier and excludes"),
        *(
            (
                f"shikaku:{old}/10x10/any/balanced/none/1",
                f"with shikaku:{old}/, not with shikaku:v3/",
            )
            for old in (0, 1, 2, 3, 4)
        ),
        ("shikaku:1/x", "of another version"),
        ("shikaku:v3/0x10/any/balanced/none/1", "0 x 10 has no cells"),
        ("shikaku:v3/10x10/tough/balanced/none/1", "a grade .*'tough'"),
        ("shikaku:v3/10x10/any/huge/none/1", "a size .*'huge'"),
        ("shikaku:v3/10x10/any/balanced/odd/1", "a symmetry .*'odd'"),
        (
            "shikaku:v3/10x10/any/balanced/none/" + "9" * 5_000,
            "^SEED has .*100 digits.*, not 5000$",
        ),
        ("shikaku:v3/10x10/any/balanced/none/-" + "9" * 101, "^SEED has .*100 digits.*, not 101$"),
        (f"shikaku:v3/{'9' * 5_000}x10/any/balanced/none/1", "^ROWS has .*100 digits"),
        (f"shikaku:v3/10x{'9' * 5_000}/any/balanced/none/1", "^COLS has .*100 digits"),
        (f"shikaku:{'9' * 5_000}/10x10/any/balanced/none/1", "of another version"),
        ("9" * 5_000, "expected .*, not '9{100}'$"),
        ("shikaku:v3/\uff15x5/any/balanced/none/1", "expected .*, not"),
    ],
)
def test_what_is_no_recipe_is_refused(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Recipe.parse(text)


@pytest.mark.parametrize("seed", [10**100, -(10**100), 10**5_000], ids=["", "-", "long"])
def test_a_seed_of_more_digits_than_a_file_name_holds_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match=r"^a seed has at most 100 digits$"):
        Recipe(10, 10, seed)


def test_a_puzzle_knows_its_recipe() -> None:
    recipe = Recipe(10, 15, 4711, Difficulty.HARD)
    assert Recipe.of(Puzzle(1, 1, {}, source=str(recipe))) == recipe
    assert Recipe.of(Puzzle(1, 1, {}, source="a magazine")) is None
    assert recipe.title == "Hard 10 x 15, no. 4711"
    assert Recipe(2, 3, 5).title == "2 x 3, no. 5"


@pytest.mark.parametrize("start", ["shikaku:1/", "shikaku:4/", "shikaku:v2/", "shikaku:v3/"])
def test_settings_are_those_of_any_version(start: str) -> None:
    recipe = Recipe(10, 15, 4711, Difficulty.HARD)
    puzzle = Puzzle(1, 1, {}, source=start + recipe.settings)
    assert Recipe.recorded_in(puzzle) == recipe
    assert (Recipe.of(puzzle) == recipe) is (start == "shikaku:v3/")
    assert Recipe.recorded_in(Puzzle(1, 1, {}, source="a magazine")) is None


def test_a_technique_implies_its_level() -> None:
    assert Recipe(10, 10, 1, needs=Technique.POCKET).grade is Difficulty.HARD
    recipe = Recipe(10, 10, 1, Difficulty.EXPERT, needs=Technique.POCKET)
    assert str(recipe) == "shikaku:v3/10x10/expert:sealed-pocket/balanced/none/1"
    assert recipe.slug == "10x10-expert-needs-sealed-pocket-1"


@pytest.mark.parametrize(
    ("recipe", "approach"),
    [
        (Recipe(10, 10, 1), Approach.PLAIN),
        (Recipe(10, 10, 1, Difficulty.MEDIUM, symmetry=Symmetry.MIRROR), Approach.PLAIN),
        (Recipe(60, 60, 1), Approach.PLAIN),
        (Recipe(60, 60, 1, symmetry=Symmetry.MIRROR), Approach.PLAIN),
        (Recipe(60, 60, 1, Difficulty.HARD, symmetry=Symmetry.MIRROR), Approach.AROUND_CORES),
        (Recipe(10, 10, 1, Difficulty.EXPERT), Approach.AROUND_CORES),
        (Recipe(10, 10, 1, needs=Technique.SHARED_CELLS), Approach.AROUND_CORES),
        (Recipe(10, 10, 1, Difficulty.GENTLE), Approach.BY_MOVES),
        (Recipe(10, 10, 1, Difficulty.GENTLE, needs=Technique.ONLY_CLUE), Approach.BY_MOVES),
    ],
    ids=str,
)
def test_the_settings_tell_how_a_puzzle_is_made(recipe: Recipe, approach: Approach) -> None:
    assert recipe.approach is approach


@pytest.mark.parametrize(
    ("shares", "text", "slug"),
    [
        ((ClueShare.SOME, ClueShare.NONE), "some", "6x6-some-shapes-1"),
        ((ClueShare.MANY, ClueShare.ALL), "many:all", "6x6-many-shapes-all-hidden-1"),
        ((ClueShare.NONE, ClueShare.SOME), "none:some", "6x6-some-hidden-1"),
    ],
)
def test_shapes_and_hidden_areas_make_another_version(
    shares: tuple[ClueShare, ClueShare], text: str, slug: str
) -> None:
    recipe = Recipe(6, 6, 1, shapes=shares[0], hidden=shares[1])
    assert str(recipe) == f"shikaku:v3/6x6/any/balanced/none/{text}/1"
    assert recipe.slug == slug
    assert Recipe.parse(str(recipe)) == recipe
    assert Recipe.recorded_in(Puzzle(1, 1, {}, source=str(recipe))) == recipe

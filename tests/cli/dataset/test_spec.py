"""The SPEC of a dataset: what is read, and what is refused with its line."""

from pathlib import Path

import pytest

from shikaku_gui.cli.dataset.spec import (
    MAX_SPEC_BYTES,
    DataFormat,
    DatasetSpec,
    PuzzleSeries,
    load_spec,
)
from shikaku_gui.play import TomlError
from shikaku_gui.solver import Character, ClueShare, Difficulty, Recipe, Symmetry, Technique

WHOLE = """\
name = "two-kinds"  # not the title
title = "Two kinds"
description = '''
Of two
kinds'''
license = "cc0-1.0"
formats = ["parquet"]

[splits]
train = 3
test = 1

[[puzzles]]
size = "5x6"
number = 20

[[puzzles]]
size = "10x10"
number = 1_000
grade = "hard"
character = "large:long"
symmetry = "rotation"
seed = -7
"""


def load(text: str, folder: Path) -> DatasetSpec:
    path = folder / "spec.toml"
    path.write_text(text, encoding="utf-8")
    return load_spec(path)


def test_every_key_is_read(tmp_path: Path) -> None:
    character = Character.parse("large:long")
    hard = Recipe(10, 10, -7, Difficulty.HARD, character, Symmetry("rotation"))
    series = (PuzzleSeries(Recipe(5, 6, 1), 20), PuzzleSeries(hard, 1000))
    splits = {"train": 3.0, "test": 1.0}
    assert load(WHOLE, tmp_path) == DatasetSpec(
        "two-kinds",
        "Two kinds",
        "Of two\nkinds",
        "cc0-1.0",
        (DataFormat.PARQUET,),
        splits,
        series,
    )


def test_what_is_not_said_has_a_default(tmp_path: Path) -> None:
    spec = load('name = "n"\n[[puzzles]]\nsize = "5x5"\nnumber = 3', tmp_path)
    assert (spec.title, spec.description, spec.license) == ("n", "", "")
    assert spec.formats == (DataFormat.JSONL, DataFormat.PARQUET)
    assert spec.splits == {"train": 0.8, "validation": 0.1, "test": 0.1}
    assert [spec.series[0].recipe(at).seed for at in range(3)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[splits]", "[splits", "line 9, column .*this is not TOML"),
        ('name = "two-kinds"', "", "line 1: the key name is missing"),
        ("two-kinds", "two kinds", "line 1: name must have letters, digits"),
        ('"Two kinds"', "3", "line 2: title must be a string, not 3"),
        ("Two kinds", r"Two\nkinds", "line 2: title must be one line"),
        ("Two kinds", r"\u001b[31mTwo", r"line 2: title has a control character: '\\x1b\[31mTwo'"),
        ("Two kinds", r"\u009b31mTwo", r"line 2: title has a control character: '\\x9b31mTwo'"),
        ("Two kinds", r"Two \u202ekinds", "line 2: title has a control character:"),
        ("license", "licence", "line 6: licence is not known here; the keys are name, title"),
        ('["parquet"]', "[]", "line 7: formats must list one or more of jsonl, parquet"),
        ('["parquet"]', '["parquet", 3]', "line 7: formats must list"),
        ('["parquet"]', '"parquet"', "line 7: formats must be a list, not 'parquet'"),
        ("train = 3", "Train = 3", "line 10: Train is no name of a split"),
        ("train = 3", "all = 3", "line 10: all is no name of a split"),
        ("train = 3", "train = true", "line 10: train must be a number, not True"),
        ("train = 3", "train = 0", "line 10: train must be above 0"),
        ("train = 3", "train = nan", "line 10: train must be above 0"),
        ("train = 3\ntest = 1", "", "line 9: splits must be a table of 1 to 16 splits"),
        ("[[puzzles]]", "[[puzzle]]", "line 13: puzzle is not known here"),
        ("5x6", "5x", "line 14: size must be a size such as 10x15 .* not '5x'"),
        ("5x6", "0x6", "line 14: size must be a size"),
        ("10x10", "10x2001", "line 18: size must be a size .* up to 2000"),
        ('size = "10x10"', "", "line 17: the key size is missing"),
        ("number = 20", "", "line 13: the key number is missing"),
        ('grade = "hard"', 'needs = "subset"', "do not go together: no puzzle needs subset"),
        ('grade = "hard"', 'needs = "magic"', "needs must be one of"),
        ("number = 20", "number = 0", "line 15: number must be a whole number from 1 to"),
        ("number = 20", "number = true", "line 15: number must be a whole number"),
        ("1_000", "1.5", "line 19: number must be a whole number"),
        ('"hard"', '"tough"', "line 20: grade must be one of gentle, .* not 'tough'"),
        ("large:long", "huge", "line 21: character is wrong: .*huge"),
        ("rotation", "", "line 22: symmetry must be one of none, .* not ''"),
        ("-7", "1e3", "line 23: seed must be a whole number"),
        ("seed", "number2", "line 23: number2 is not known here; the keys are size, number"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    old: str, new: str, reason: str, tmp_path: Path
) -> None:
    assert old in WHOLE
    with pytest.raises(TomlError, match=reason):
        load(WHOLE.replace(old, new, 1), tmp_path)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('name = "n"', r"line 1: puzzles must have one table or more: \[\[puzzles\]\]"),
        ('name = "n"\npuzzles = [3]', "line 2: must be a table"),
        ('name = "n"\n\n[puzzles]\nsize = "5x5"', "line 3: puzzles must be a list, not {'size'"),
        ("x = " + "[" * 5000, "nested too deeply|not TOML"),
        ("#" * (MAX_SPEC_BYTES + 1), "longer than 100000 bytes"),
    ],
)
def test_other_texts_are_refused(text: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(TomlError, match=reason):
        load(text, tmp_path)


def test_a_text_in_another_encoding_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "spec.toml"
    path.write_bytes(b'name = "n"\ntitle = "\xe9"\n')
    with pytest.raises(TomlError, match="line 2: this is not UTF-8"):
        load_spec(path)


def test_splits_get_their_shares_by_the_canonical_id_alone(tmp_path: Path) -> None:
    spec = load(WHOLE, tmp_path)  # three quarters, one quarter
    ids = [f"{at:02x}" + 30 * "f" for at in range(256)]
    assert [spec.split_of(each) for each in ids] == 192 * ["train"] + 64 * ["test"]


def test_a_sample_has_the_first_puzzles_of_each_series(tmp_path: Path) -> None:
    spec = load(WHOLE, tmp_path)
    assert [each.number for each in spec.sample(102).series] == [2, 100]
    assert [each.first for each in spec.sample(1).series] == [each.first for each in spec.series]
    assert spec.sample(5000) == spec


def test_the_example_of_the_documentation_is_read() -> None:
    spec = load_spec(Path(__file__).parents[3] / "docs" / "shikaku-10x10.toml")
    assert spec.number == 1_000_000
    assert [each.first.grade for each in spec.series] == list(Difficulty)


def test_a_series_can_need_a_technique(tmp_path: Path) -> None:
    text = WHOLE.replace('grade = "hard"', 'needs = "stranded-cell"').replace(
        "version = 2", "version = 3"
    )
    series = load(text, tmp_path).series[1]
    assert series.first.needs is Technique.STRANDED_CELL
    assert series.first.grade is Difficulty.HARD
    assert series.recipe(2).needs is Technique.STRANDED_CELL


def test_shapes_and_hidden_areas_are_settings_of_each_puzzle(tmp_path: Path) -> None:
    text = WHOLE.replace('grade = "hard"', 'grade = "easy"\nshapes = "many"\nhide-areas = "some"')
    series = load(text, tmp_path).series[1]
    assert (series.recipe(1).shapes, series.recipe(1).hidden) == (ClueShare.MANY, ClueShare.SOME)

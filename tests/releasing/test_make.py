"""What a release says of itself, and the recipes for stores."""

from pathlib import Path

import pytest
from releasing import make

from shikaku_gui import HOMEPAGE, __version__

TOP = Path(__file__).resolve().parents[2]
CHANGELOG = """\
# Changelog

## [2.0.0] - 2027-01-01

### Play
- Newer, see [the guide](docs/guide.md) and [elsewhere](https://example.org).

## [1.0.0] - 2026-12-01

Older.

[2.0.0]: https://example.org
"""
VALUES = dict.fromkeys(["APPLICATION_ID", "HOMEPAGE", "VERSION", "WHEEL", "WHEEL_SHA256"], "x.y")


@pytest.mark.parametrize(
    ("version", "notes"),
    [
        (
            "2.0.0",
            f"### Play\n- Newer, see [the guide]({HOMEPAGE}/blob/v2.0.0/docs/guide.md)"
            " and [elsewhere](https://example.org).\n",
        ),
        ("1.0.0", "Older.\n"),
    ],
)
def test_the_notes_are_the_section_of_the_version(version: str, notes: str) -> None:
    assert make.release_notes(CHANGELOG, version) == notes


@pytest.mark.parametrize("version", ["3.0.0", "1.0", "1x0.0"])
def test_a_version_without_a_section_has_no_notes(version: str) -> None:
    with pytest.raises(ValueError, match="no section"):
        make.release_notes(CHANGELOG, version)


def test_this_version_has_notes() -> None:
    assert make.release_notes((TOP / "CHANGELOG.md").read_text("utf-8"), __version__)


@pytest.mark.parametrize(
    "recipe",
    [path for path in make.RECIPES.rglob("*") if path.is_file()],
    ids=lambda path: path.name,
)
def test_a_recipe_has_only_names_that_are_filled_in(recipe: Path) -> None:
    text = make.fill_recipe(recipe.read_text("utf-8"), VALUES)
    assert "x.y" in text
    assert "@" not in text.replace("python@3.13", "")


def test_a_name_without_a_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        make.fill_recipe("@MISSING@", VALUES)

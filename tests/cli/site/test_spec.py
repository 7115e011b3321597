"""The SPEC of a site: what is read, and what is refused with its line."""

from datetime import date
from pathlib import Path

import pytest

from shikaku_gui import resources
from shikaku_gui.cli.site.spec import SiteCollection, SiteSpec, load_spec
from shikaku_gui.languages import LANGUAGES
from shikaku_gui.play import TomlError
from shikaku_gui.store import Daily, DailyKind

WHOLE = """\
title = "Our puzzles"
languages = ["de", "en"]
collections = ["2-gentle"]

[daily]
first = 2027-12-30
last = 2028-01-01
kinds = ["large", "small"]

[[collection]]
title = "Mine"
puzzles = ["b.txt", "1*.txt"]
"""


def load(text: str, folder: Path) -> SiteSpec:
    path = folder / "spec.toml"
    path.write_text(text, encoding="utf-8")
    return load_spec(path)


def test_every_key_is_read(tmp_path: Path) -> None:
    for name in ("10.txt", "1.txt", "2.txt"):
        (tmp_path / name).touch()
    spec = load(WHOLE, tmp_path)
    assert (spec.title, spec.languages) == ("Our puzzles", ("de", "en"))
    days = date(2027, 12, 30), date(2027, 12, 31), date(2028, 1, 1)
    sizes = DailyKind.SMALL, DailyKind.LARGE
    assert list(spec.dailies()) == [Daily(day, size) for day in days for size in sizes]
    gentle = tuple(map(str, resources.collections()["2-gentle"]))
    mine = tuple(str(tmp_path / name) for name in ("b.txt", "1.txt", "10.txt"))
    assert spec.collections == (
        SiteCollection("Gentle", gentle, bundled=True),
        SiteCollection("Mine", mine),
    )


def test_what_is_not_said_has_a_default(tmp_path: Path) -> None:
    spec = load("", tmp_path)
    assert (spec.title, spec.languages) == ("Shikaku", tuple(LANGUAGES))
    assert not spec.days
    assert len(spec.collections) == len(resources.collections())
    spec = load("collections = []\n[daily]\nfirst = 2027-01-01\nlast = 2027-01-01", tmp_path)
    assert spec.kinds == tuple(DailyKind)
    assert not spec.collections


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[daily]", "[daily", "line 5, column .*this is not TOML"),
        ('"Our puzzles"', "7", "line 1: title must be a string"),
        ("Our puzzles", r"Our\npuzzles", "line 1: title must be one line"),
        ("Our puzzles", " ", "line 1: title must be one line"),
        ("Our puzzles", r"\u202epuzzles", "line 1: title has a control character"),
        ('"de", "en"', "", "line 2: languages must list one or more of en, de"),
        ('"de", "en"', '"de", "tlh"', "line 2: languages must list one or more of en, de"),
        ('"de", "en"', '"de", "de"', "line 2: languages must list .* each once"),
        ('"de", "en"', "7", "line 2: languages must list"),
        ("2-gentle", "gentle", "line 3: collections must list one or more of 1-first-steps"),
        ("languages", "language", "line 2: language is not known here; the keys are title"),
        ("[daily]\n", "daily = 3\n[other]\n", "other is not known here|daily must be a table"),
        ("2027-12-30", '"2027-12-30"', "line 6: first must be a date such as 2027-01-31"),
        ("2027-12-30", "2027-12-30T10:00:00", "line 6: first must be a date"),
        ("2027-12-30", "2027-13-30", "line 6, column .*this is not TOML"),
        ("2027-12-30", "2024-12-30", "line 6: first must be 2025-01-01 or later"),
        ("first = 2027-12-30", "", "line 5: the key first is missing"),
        ("2028-01-01", "2027-12-29", "line 7: last must be at most 1097 days after the first"),
        ("2028-01-01", "2031-01-01", "line 7: last must be at most 1097 days after the first"),
        ('"large", "small"', '"huge"', "line 8: kinds must list one or more of small, medium"),
        ("kinds", "sizes", "line 8: sizes is not known here; the keys are first, last, kinds"),
        ("[[collection]]", "[collection]", "line 10: collection must be a list"),
        ('title = "Mine"', "", "line 10: the key title is missing"),
        ('["b.txt", "1*.txt"]', "[]", "line 12: puzzles: expected a list of files"),
        ("1*.txt", "3*.txt", r"line 12: puzzles: no file is called 3\*.txt"),
        ("puzzles = [", "files = [", "line 12: files is not known here; the keys are title"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    old: str, new: str, reason: str, tmp_path: Path
) -> None:
    (tmp_path / "1.txt").touch()
    assert old in WHOLE
    with pytest.raises(TomlError, match=reason):
        load(WHOLE.replace(old, new, 1), tmp_path)


def test_a_site_needs_puzzles(tmp_path: Path) -> None:
    with pytest.raises(TomlError, match="line 1: there are no puzzles"):
        load("collections = []", tmp_path)

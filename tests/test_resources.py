"""The bundled files: they are there, they load, they say where they come from."""

import shutil
from pathlib import Path

import pytest
from defusedxml import ElementTree

from shikaku_gui import formats, resources
from tests.known import known
from tests.reference_data import LITERATURE, published


def test_the_samples_are_the_puzzles_of_the_literature() -> None:
    assert tuple(path.stem for path in resources.samples()) == LITERATURE


def test_without_the_literature_the_samples_are_of_all_collections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in resources.collections():
        shutil.copytree(resources.puzzles() / name, tmp_path / name)
    monkeypatch.setattr(resources, "puzzles", lambda: tmp_path)
    assert resources.literature() == ()
    assert [path.parent.name for path in resources.samples()] == list(resources.collections())
    assert len(resources.bundled()) == sum(map(len, resources.collections().values()))
    assert resources.bundled()[0] == resources.samples()[0]


def test_the_literature_is_no_collection_and_bundled_last() -> None:
    assert "literature" not in resources.collections()
    assert resources.bundled()[-len(LITERATURE) :] == resources.literature()
    assert all(map(resources.is_bundled, resources.bundled()))


def test_a_note_names_the_sources_of_the_literature() -> None:
    note = (resources.puzzles() / "literature" / "README.md").read_text("utf-8")
    assert all(f"`{path.name}`" in note for path in resources.literature())


@pytest.mark.parametrize("path", resources.samples(), ids=lambda path: path.stem)
def test_a_sample_loads_and_names_its_source(path: Path) -> None:
    game = formats.load(path)
    assert game.puzzle.title
    assert game.puzzle.source
    assert not game.moves


@pytest.mark.parametrize("name", LITERATURE)
def test_a_sample_is_the_published_puzzle(name: str) -> None:
    theirs = published(name)
    ours = formats.load(resources.samples()[LITERATURE.index(name)]).puzzle
    assert (ours.rows, ours.cols) == (theirs.rows, theirs.cols)
    assert ours.clues == theirs.clues


def test_no_two_samples_have_the_same_title() -> None:
    titles = [formats.load(path).puzzle.title for path in resources.samples()]
    assert len(set(titles)) == len(titles)


def test_the_icon_is_a_square_svg() -> None:
    root = known(ElementTree.parse(resources.icon()).getroot())
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.get("width") == root.get("height")

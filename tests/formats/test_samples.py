"""The same game in every format."""

import pytest

from shikaku_gui.formats import FORMATS, GamePart, format_named, loads, recognise
from tests.formats.samples import CLUES, DRAWN, SAMPLES, SOLUTION

HAVE_PROGRESS = {"shikaku", "pzprv3", "pzprv3-link", "kanpen", "kanpen-xml", "sgt-save"}
HAVE_PROGRESS |= {"sgt-art", "penpa", "drawing"}
HAVE_SOLUTION = {"shikaku", "janko", "penpa", "collection", "json", "shape-puzzles"}
SAID = {  # title, author, source
    "shikaku": ("T", "A", "S"),
    "pzprv3": ("", "A/B", "S"),
    "kanpen-xml": ("", "A & B", "S"),
    "penpa": ("T,2", "A", "S"),
    "janko": ("T", "A", "S"),
    "collection": ("1_3x4", "", "S"),
    "json": ("T", "", ""),
}


def test_every_format_has_a_sample() -> None:
    assert set(SAMPLES) == {known.name for known in FORMATS}


@pytest.mark.parametrize("name", SAMPLES)
def test_sample(name: str) -> None:
    game = loads(SAMPLES[name])
    assert recognise(SAMPLES[name]).name == name
    assert (game.puzzle.rows, game.puzzle.cols, game.puzzle.clues) == (3, 4, CLUES)
    assert game.rects == (DRAWN if name in HAVE_PROGRESS else ())
    assert game.solution == (SOLUTION if name in HAVE_SOLUTION else None)
    puzzle = game.puzzle
    assert (puzzle.title, puzzle.author, puzzle.source) == SAID.get(name, ("", "", ""))


@pytest.mark.parametrize("name", SAMPLES)
def test_sample_survives_white_space_around_it(name: str) -> None:
    text = SAMPLES[name]
    assert loads(f"\n{text}\n") == loads(text)
    assert loads(text.replace("\n", "\r\n")) == loads(text)


@pytest.mark.parametrize(
    "name", [known.name for known in FORMATS if known.dumps is not None and known.name != "grid"]
)
def test_what_is_written_is_what_was_read(name: str) -> None:
    known = format_named(name)
    text = known.to_text(loads(SAMPLES[name]))
    assert recognise(text) is known
    game = loads(text)
    lost = {loss.part for loss in known.loses(loads(SAMPLES[name]))}
    assert lost <= {GamePart.MOVES}
    if name == "shikaku":
        assert game == loads(SAMPLES[name])
    assert (game.puzzle, game.rects) == (loads(SAMPLES[name]).puzzle, loads(SAMPLES[name]).rects)
    assert game.solution == loads(SAMPLES[name]).solution

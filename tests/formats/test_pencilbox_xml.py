"""XML of PencilBox: order, leniency, and attacks on the parser."""

import pytest

from shikaku_gui.formats import (
    FormatError,
    SavedGame,
    format_named,
    loads,
    pencilbox_xml_parser,
)
from shikaku_gui.model import Cell, Puzzle
from tests.formats.samples import DRAWN, PUZZLE, XML

BARE = (
    '<puzzle type="shikaku"><answer><area r0="1" c0="1" r1="1" c1="2"/></answer><board>'
    '<number r="1" c="2" n="-1"/><number r="1" c="1" n="0"/></board>'
    '<size row="1" col="3"/></puzzle>'
)


def test_any_order_and_no_declaration() -> None:
    game = loads(BARE)
    assert game.puzzle == Puzzle(1, 3, {Cell(0, 1): None})
    assert len(game.rects) == 1


def test_a_comment_in_front_and_unknown_elements() -> None:
    text = XML.replace("<board>", "<more x='1'/><board>")
    assert loads("<!-- a -->" + text.partition("?>")[2]).rects == DRAWN


def test_a_declared_encoding_does_not_matter() -> None:
    game = loads(XML.replace("UTF-8", "Shift_JIS").replace("A &amp; B", "作者"))
    assert game.puzzle.author == "作者"


ENTITY = '<?xml version="1.0"?><!DOCTYPE p [<!ENTITY a "{}">]><puzzle type="shikaku">&a;</puzzle>'
ATTACKS = [
    ENTITY.format("x" * 10),
    '<!DOCTYPE p [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><puzzle>&b;</puzzle>',
    '<!DOCTYPE p SYSTEM "file:///etc/passwd"><puzzle type="shikaku"/>',
    '<!DOCTYPE p [<!ENTITY x SYSTEM "file:///etc/passwd">]><puzzle>&x;</puzzle>',
    '<puzzle type="shikaku">&lol;</puzzle>',
    '<puzzle type="shikaku">' + "<a>" * 100_000,
    '<puzzle type="shikaku"' + ' a="1"' * 2 + "/>",
    '<?xml version="1.0" encoding="none"?><!DOCTYPE x><puzzle/>',
]


@pytest.mark.parametrize("text", ATTACKS, ids=range(len(ATTACKS)))
def test_attacks_are_refused(text: str) -> None:
    with pytest.raises(FormatError) as caught:
        loads(text)
    assert caught.value.line == 1


def test_signs_of_xml_in_a_name() -> None:
    puzzle = Puzzle(3, 4, PUZZLE.clues, author="\"<A>\" & 'B'\n\tC\x00", source="\U0001f600")
    text = format_named("kanpen-xml").to_text(SavedGame(puzzle))
    again = loads(text).puzzle
    assert (again.author, again.source) == ("\"<A>\" & 'B' C", "\U0001f600")


def test_a_tag_without_end_is_refused() -> None:
    attributes = "".join(f' a{number}=""' for number in range(200_000))
    with pytest.raises(FormatError, match="a tag of at most 1048576 bytes"):
        loads(BARE.replace("<board>", f"<board{attributes}>"))


def test_too_many_elements_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pencilbox_xml_parser, "MAX_ELEMENTS", 6)
    with pytest.raises(FormatError, match="at most 6 elements"):
        loads(BARE)

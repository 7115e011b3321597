"""The words for what is marked on the board beside them."""

import re

import pytest

from shikaku_gui.model import Cell, Rect
from shikaku_gui.play.board_words import words_beside_board
from shikaku_gui.play.messages import IN_PART, clue_message, list_message
from shikaku_gui.texts import Argument, make_message

THREE, FOUR, UNKNOWN = (
    clue_message(3, Cell(2, 2)),
    clue_message(4, Cell(0, 3)),
    clue_message(None, Cell(3, 0)),
)
CASES: list[tuple[str, dict[str, Argument], str]] = [
    ("Look at [subject]{clue}[/subject].", {"clue": THREE}, "Look at this 3 @R3C3."),
    (
        "[subject]{clue}[/subject] leaves [reason]{other}[/reason] no room.",
        {"other": FOUR, "clue": THREE},
        "this 3 @R3C3 leaves the 4 above @R1C4 no room.",
    ),
    (
        "[subject]{clue}[/subject] leaves [reason]{other}[/reason] no room.",
        {"clue": THREE, "other": UNKNOWN},
        'this 3 @R3C3 leaves the "?" to the left @R4C1 no room.',
    ),
    ("Nothing fits [reason]{clue}[/reason].", {"clue": FOUR}, "Nothing fits this 4 @R1C4."),
    (
        "Look at [subject]{clues}[/subject].",
        {"clues": list_message([THREE, FOUR])},
        "Look at the 3 @R3C3 and the 4 @R1C4.",
    ),
    (
        "[reason]{cell}[/reason] goes with [reason]{beside}[/reason].",
        {"cell": Cell(1, 1), "beside": Cell(2, 1)},
        "this cell @R2C2 goes with the cell below @R3C2.",
    ),
    (
        "Draw [result]{place}[/result] for {clue}, not [ruled_out]{out}[/ruled_out].",
        {"place": Rect(0, 0, 1, 1), "clue": THREE, "out": Rect(0, 0, 2, 1)},
        "Draw this cell @R1C1 for the 3 in R3C3, not this rectangle @R1C1-R2C1.",
    ),
    (
        "It contains [result]{pencil}[/result].",
        {"pencil": Rect(0, 0, 2, 1)},
        "It contains these cells @R1C1-R2C1.",
    ),
    (
        "A clue {region} can be drawn.",
        {"region": make_message(IN_PART, part=Rect(0, 0, 2, 1))},
        "A clue in the bright part can be drawn.",
    ),
]


@pytest.mark.parametrize(("template", "arguments", "words"), CASES)
def test_names(template: str, arguments: dict[str, Argument], words: str) -> None:
    message = make_message(template, **arguments)
    said = words_beside_board(message).say(tagged=True)
    placed = re.sub(r"\[at\](.*?)\[/at\]", r" @\1", said)
    assert re.sub(r"\[/?\w+\]", "", placed) == words

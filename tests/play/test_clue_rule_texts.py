"""What question marks and outlines mean, said where a puzzle has them."""

import pytest

from shikaku_gui.formats import loads
from shikaku_gui.play.clue_rule_texts import (
    SHAPE_RULE,
    UNKNOWN_AREA_RULE,
    clue_rules,
    clue_rules_in_short,
)


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ((), ""),
        (("4 .\n. .\n",), ""),
        (("? .\n. 2\n",), UNKNOWN_AREA_RULE),
        (("4s .\n. .\n",), SHAPE_RULE),
        (("?s .\n. .\n",), f"{UNKNOWN_AREA_RULE} {SHAPE_RULE}"),
        (("4s .\n. .\n", "? .\n. 2\n"), f"{UNKNOWN_AREA_RULE} {SHAPE_RULE}"),
    ],
)
def test_the_rules_of_the_clues_that_occur_are_said(texts: tuple[str, ...], said: str) -> None:
    assert clue_rules(loads(text).puzzle for text in texts) == said


@pytest.mark.parametrize(
    ("text", "unknown", "shaped"),
    [
        ("4 .\n. .\n", False, False),
        ("4s .\n. .\n", False, True),
        ("? .\n. 2\n", True, False),
        ("?s .\n. .\n", True, True),
    ],
)
def test_the_rules_in_short_name_only_what_occurs(text: str, unknown: bool, shaped: bool) -> None:
    said = clue_rules_in_short([loads(text).puzzle])
    assert ("?" in said, "outline" in said) == (unknown, shaped)

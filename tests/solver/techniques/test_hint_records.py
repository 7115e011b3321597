"""What a hint is made of: moves, views, regions."""

from dataclasses import replace

import pytest

from shikaku_gui.model import Cell, Erase, Move, Place, Puzzle, Rect
from shikaku_gui.solver.techniques.hint_records import (
    Conclusion,
    GridRegion,
    Hint,
    HintKind,
    Mark,
    Phrase,
    Technique,
    facts,
    ninth,
    quarter,
)
from shikaku_gui.solver.techniques.mark_role import MarkRole

RECT = Rect(0, 0, 1, 2)
GRID = Puzzle(9, 6, {})
NOTHING = Conclusion()


def hint(
    technique: Technique | None = Technique.ONLY_CLUE, conclusion: Conclusion = NOTHING
) -> Hint:
    marks = (Mark(MarkRole.RESULT, RECT),)
    return Hint(HintKind.PLACE, Phrase.ONLY_CLUE, technique, facts(count=1), (), conclusion, marks)


@pytest.mark.parametrize(
    ("conclusion", "move"),
    [
        (Conclusion(place=RECT), Place(RECT, hinted=True)),
        (Conclusion(remove=RECT), Erase(RECT)),
        (Conclusion(excluded=(RECT,)), None),
    ],
)
def test_moves(conclusion: Conclusion, move: Move | None) -> None:
    assert hint(conclusion=conclusion).move == move


def test_the_hardest_technique_counts_steps_before_and_reasons() -> None:
    easy, hard = hint(), hint(Technique.PAIR)
    assert easy.hardest is Technique.ONLY_CLUE
    assert replace(easy, before=(hard,)).hardest is Technique.PAIR
    assert replace(hint(None), reason=hard).hardest is Technique.PAIR
    assert hint(None).hardest is None


def test_views_are_those_of_the_steps_before_then_the_chain_then_its_own() -> None:
    drawn = hint(conclusion=Conclusion(place=RECT))
    chained = replace(hint(Technique.WHAT_IF), supposed=RECT, chain=(drawn, drawn))
    views = replace(hint(), before=(chained,)).views
    assert [view.phrase for view in views] == [Phrase.SUPPOSE, *[Phrase.ONLY_CLUE] * 4]
    assert [view.ghosts for view in views] == [(RECT,), (RECT,), (RECT, RECT), (), ()]
    assert all(view.marks for view in views)


@pytest.mark.parametrize(
    ("cell", "region"),
    [
        (Cell(0, 0), GridRegion.TOP_LEFT),
        (Cell(2, 2), GridRegion.TOP),
        (Cell(3, 5), GridRegion.RIGHT),
        (Cell(4, 3), GridRegion.MIDDLE),
        (Cell(8, 5), GridRegion.BOTTOM_RIGHT),
    ],
)
def test_ninths(cell: Cell, region: GridRegion) -> None:
    assert ninth(GRID, cell) is region


@pytest.mark.parametrize(
    ("rect", "region"),
    [
        (Rect(0, 0, 9, 3), GridRegion.UPPER_LEFT_QUARTER),
        (Rect(0, 3, 2, 3), GridRegion.UPPER_RIGHT_QUARTER),
        (Rect(5, 0, 2, 2), GridRegion.LOWER_LEFT_QUARTER),
        (Rect(4, 2, 2, 4), GridRegion.LOWER_RIGHT_QUARTER),
    ],
)
def test_quarters(rect: Rect, region: GridRegion) -> None:
    assert quarter(GRID, rect) is region

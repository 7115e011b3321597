"""The parts of a hint: moves, views."""

from dataclasses import replace

import pytest

from shikaku_gui.model import CrossOut, Erase, Move, Pencil, Place, Puzzle, Rect, Unmark
from shikaku_gui.solver.techniques.hint_records import (
    Clue,
    Conclusion,
    Hint,
    HintKind,
    Mark,
    Phrase,
    Technique,
    facts,
)
from shikaku_gui.solver.techniques.mark_role import MarkRole
from tests.known import known

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
        (Conclusion(excluded=(RECT,)), CrossOut((RECT,), hinted=True)),
        (Conclusion(excluded=(RECT,), pencil=RECT), Pencil((RECT,), hinted=True)),
        (Conclusion(unmark=Unmark((RECT,))), Unmark((RECT,))),
    ],
)
def test_moves(conclusion: Conclusion, move: Move) -> None:
    kind = HintKind.EXCLUDE if conclusion.place is None else HintKind.PLACE
    assert replace(hint(conclusion=conclusion), kind=kind).move == move


def test_what_concludes_nothing_has_no_move() -> None:
    assert replace(hint(), kind=HintKind.STUCK).move is None


def test_the_hardest_technique_counts_steps_before_and_reasons() -> None:
    easy, hard = hint(), hint(Technique.PAIR)
    assert easy.hardest is Technique.ONLY_CLUE
    assert replace(easy, before=(hard,)).hardest is Technique.PAIR
    assert replace(hint(None), reason=hard).hardest is Technique.PAIR
    assert hint(None).hardest is None


def chain_step(place: Rect, technique: Technique = Technique.ONLY_CLUE) -> Hint:
    """Return a step of a chain that draws a rectangle around its clue."""
    made = hint(technique, Conclusion(place=place))
    return replace(made, subjects=(Clue(place.area, place.first),))


def test_views_are_of_what_is_wrong_then_of_the_steps_and_chains_that_show_it() -> None:
    steps = tuple(chain_step(Rect(row, 0, 1, 2)) for row in range(1, 5))
    chained = replace(
        hint(Technique.WHAT_IF), supposed=RECT, chain=(*steps, hint()), together=(1, 3)
    )
    one, *others = [known(step.conclusion.place) for step in steps]
    after = [(RECT,), (RECT, one), (RECT, one, *others)]
    chain = [Phrase.ONLY_CLUE, Phrase.IN_TURN, Phrase.ONLY_CLUE]
    assert [view.phrase for view in chained.views] == [Phrase.SUPPOSE, *chain]
    assert [view.ghosts for view in chained.views] == [(), *after]
    wrong = replace(hint(None), phrase=Phrase.WRONG, reason=chained)
    named = replace(chained, marks=(Mark(MarkRole.REASON, one), *chained.marks))
    assert Mark(MarkRole.REASON, one) in replace(wrong, reason=named).views[0].marks
    assert [view.phrase for view in wrong.views] == [Phrase.WRONG, *chain]
    assert [view.ghosts for view in wrong.views] == [(), *after]
    assert all(view.marks for view in wrong.views)
    longer = replace(wrong, before=(hint(), hint()))
    assert [view.phrase for view in longer.views] == [
        Phrase.WRONG,
        Phrase.ONLY_CLUE,
        Phrase.ONLY_CLUE,
        *chain,
    ]


def test_a_single_reason_shares_the_picture_of_what_is_wrong() -> None:
    wrong = replace(hint(None), phrase=Phrase.WRONG, marks=(Mark(MarkRole.RULED_OUT, RECT),))
    (view,) = replace(wrong, reason=hint()).views
    assert view.phrase is Phrase.WRONG
    assert set(view.marks) == {*wrong.marks, *hint().marks}


def test_one_picture_shows_several_steps_with_their_clues_and_what_follows() -> None:
    steps = tuple(chain_step(Rect(row, 0, 1, 2)) for row in range(1, 4))
    end = hint(conclusion=NOTHING)
    alike = replace(hint(Technique.WHAT_IF), supposed=RECT, chain=(*steps, end), together=(3,))
    marks = alike.views[1].marks
    for step in steps:
        assert Mark(MarkRole.RESULT, known(step.conclusion.place)) in marks
        assert Mark(MarkRole.SUBJECT, step.subjects[0].rect) in marks
    mixed = (*steps[:2], chain_step(Rect(3, 0, 1, 2), Technique.PAIR), end)
    assert alike.views[1].technique is Technique.ONLY_CLUE
    assert replace(alike, chain=mixed).views[1].technique is None


def test_what_earlier_steps_concluded_stays_visible() -> None:
    pencil = replace(
        hint(conclusion=Conclusion(excluded=(RECT,), pencil=RECT)), kind=HintKind.EXCLUDE
    )
    crossed = replace(hint(conclusion=Conclusion(excluded=(RECT,))), kind=HintKind.EXCLUDE)
    views = replace(hint(None), before=(pencil, crossed), reason=hint()).views
    assert [view.pencilled for view in views] == [(), (), (RECT,), (RECT,)]
    assert [view.crossed_out for view in views] == [(), (), (), (RECT,)]

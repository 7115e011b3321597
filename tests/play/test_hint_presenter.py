"""A hint shown by degrees: its words, its marks, what comes next."""

from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from typing import get_args

import pytest
from hypothesis import given, strategies as st

from shikaku_gui import resources
from shikaku_gui.formats import HintDegree, SavedGame, load, loads
from shikaku_gui.model import (
    BeginTrial,
    Board,
    Cell,
    Clear,
    ClearMarks,
    CrossOut,
    Erase,
    Fill,
    KeepTrial,
    Move,
    Pencil,
    Place,
    Puzzle,
    Rect,
    RejectTrial,
    Restore,
    Unmark,
    apply,
)
from shikaku_gui.play.game import Game
from shikaku_gui.play.hint_presenter import (
    HintPresenter,
    first_degree,
    hint_is_met,
    part_with_mistake,
    region_rect,
)
from shikaku_gui.solver import (
    GridRegion,
    Hint,
    HintKind,
    MarkRole,
    Phrase,
    explain,
    mistakes,
    next_hint,
)
from shikaku_gui.solver.techniques import what_if
from shikaku_gui.solver.techniques.grid_region import quarter
from shikaku_gui.solver.techniques.hint_records import Conclusion
from shikaku_gui.solver.techniques.placement_sets import PlacementSets
from tests.known import known
from tests.solver.boards import UNIQUE, board_of

# One solution: a row of 3 on top, 2 and 4 below it.
PUZZLE = Puzzle(3, 3, {Cell(0, 0): 3, Cell(1, 0): 2, Cell(1, 2): 4})
WRONG = Rect(1, 0, 1, 2)


def hint_on(*rects: Rect) -> Hint:
    hint = next_hint(Board(PUZZLE, rects))
    assert hint is not None
    return hint


def test_each_degree_says_more() -> None:
    presenter = HintPresenter(hint_on(), Board(PUZZLE))
    said = [
        str(presenter.at_degree(degree).picture.words)
        for degree in HintDegree
        if degree != HintDegree.DRAW
    ]
    assert len(set(said)) == 4
    assert "R" not in "".join(said[:2]).replace("Rect", "")  # no cell is named yet
    assert [
        presenter.at_degree(degree).next_degree
        for degree in (HintDegree.FIND, HintDegree.NUDGE, HintDegree.WHERE, HintDegree.WHY)
    ] == [
        HintDegree.WHERE,  # a nudge would point at the whole board
        HintDegree.WHERE,
        HintDegree.WHY,
        HintDegree.DRAW,
    ]


@pytest.mark.parametrize("name", ["5-hard", "6-expert"])
def test_a_nudge_points_at_what_the_next_degree_names(name: str) -> None:
    for path in resources.collections()[name][::4]:
        puzzle = load(path).puzzle
        board = Board(puzzle)
        for hint in explain(board):
            presenter = HintPresenter(hint, board)
            (nudge,) = presenter.pictures_of(HintDegree.NUDGE)
            (where,) = presenter.pictures_of(HintDegree.WHERE)
            part = nudge.focus
            assert part is None or all(mark.rect.overlaps(part) for mark in where.named), hint


def test_a_nudge_points_at_a_part_and_where_only_at_what_it_names() -> None:
    board = board_of(UNIQUE)
    presenter = HintPresenter(known(next_hint(board)), board)
    focus = known(presenter.picture.focus)
    assert presenter.picture.marks == ()
    assert presenter.at_degree(HintDegree.FIND).next_degree is HintDegree.NUDGE
    assert str(presenter.picture.words) == f"Only one rectangle is possible for a clue in {focus}."
    where = presenter.at_degree(HintDegree.WHERE).picture
    assert {mark.role for mark in where.marks} == {MarkRole.SUBJECT}
    assert where.focus is None
    why = presenter.at_degree(HintDegree.WHY).picture
    assert set(where.marks) < set(why.marks)
    assert MarkRole.RESULT in {mark.role for mark in why.marks}


def test_a_mistake_gives_its_quarter_away_only_when_asked_where() -> None:
    hint = hint_on(WRONG)
    assert hint.kind is HintKind.WRONG
    presenter = HintPresenter(hint, Board(PUZZLE))
    assert (presenter.picture.marks, presenter.picture.focus) == ((), None)
    assert presenter.at_degree(HintDegree.WHERE).picture.focus is not None
    why = presenter.at_degree(HintDegree.WHY).pictures[0]
    assert (MarkRole.RULED_OUT, WRONG) in [(mark.role, mark.rect) for mark in why.marks]
    assert str(WRONG) in str(why.words)


def test_what_has_nothing_to_draw_ends_with_why() -> None:
    ambiguous = Puzzle(2, 2, {Cell(0, 0): 2, Cell(1, 1): 2})
    hint = next_hint(Board(ambiguous))
    assert hint is not None
    assert hint.move is None
    assert HintPresenter(hint, Board(ambiguous), HintDegree.WHY).next_degree is None


def test_a_step_can_be_found_and_a_mistake_is_told() -> None:
    assert first_degree(hint_on()) is HintDegree.FIND
    assert first_degree(hint_on(WRONG)) is HintDegree.NUDGE
    found = HintPresenter(hint_on(), Board(PUZZLE), HintDegree.FIND).picture
    assert (found.marks, found.focus) == ((), None)  # the technique, not where it is


def test_a_learning_player_draws_alone() -> None:
    learning = HintPresenter(hint_on(), Board(PUZZLE), HintDegree.WHY, learning=True)
    assert (learning.next_degree, learning.can_draw) == (None, False)


def test_an_explanation_of_what_is_drawn_offers_no_drawing() -> None:
    hint = hint_on()
    assert HintPresenter(hint, Board(PUZZLE), HintDegree.WHY, done=True).next_degree is None


def test_turning_stays_in_range() -> None:
    presenter = HintPresenter(hint_on(), Board(PUZZLE), HintDegree.WHY)
    last = len(presenter.pictures) - 1
    assert presenter.at_offset(-1).at == 0
    assert presenter.at_offset(last + 5).at == last


def test_the_next_press_turns_the_pictures_before_it_draws() -> None:
    wrong = hint_on(WRONG)
    hint = replace(wrong, before=(hint_on(),))
    presenter = HintPresenter(hint, Board(PUZZLE), HintDegree.WHY)
    assert presenter.has_next_picture
    assert not presenter.at_offset(len(presenter.pictures)).has_next_picture
    assert not HintPresenter(hint, Board(PUZZLE)).has_next_picture


def test_a_chain_is_shown_picture_by_picture_with_ghosts() -> None:
    puzzle = loads(". 3 . 1\n3 . . 2\n. . 3 .").puzzle
    position = PlacementSets.of(Board(puzzle))
    hint = what_if.describe(position, what_if.find(position)[0])
    pictures = HintPresenter(hint, Board(puzzle), HintDegree.WHY).pictures
    assert len(pictures) == len(hint.together) + 2 == len(hint.chain) + 1
    assert pictures[0].ghosts == ()
    assert all(picture.ghosts[0] == hint.supposed for picture in pictures[1:])
    for before, picture in pairwise(pictures[1:]):
        assert picture.ghosts[: len(before.ghosts)] == before.ghosts
        assert len(picture.ghosts) > len(before.ghosts)


def test_a_mistake_seen_in_several_steps_begins_with_what_it_is() -> None:
    hint = hint_on(WRONG)
    assert hint.reason is not None
    longer = replace(hint, before=(hint.reason,))
    pictures = HintPresenter(longer, Board(PUZZLE), HintDegree.WHY).pictures
    assert len(pictures) == 1 + 2 * len(hint.reason.views)
    roles = {mark.role for mark in pictures[0].marks}
    assert roles == {MarkRole.SUBJECT, MarkRole.RULED_OUT, MarkRole.REASON}
    assert pictures[-1].ghosts or pictures[-1].pencilled or pictures[-1].crossed_out


def test_what_follows_is_not_marked_as_possible_as_well() -> None:
    for hint in explain(PUZZLE):
        for picture in HintPresenter(hint, Board(PUZZLE), HintDegree.WHY).pictures:
            results = {mark.rect for mark in picture.marks if mark.role is MarkRole.RESULT}
            assert not results & {m.rect for m in picture.marks if m.role is MarkRole.ALLOWED}


def test_the_matching_move_meets_a_hint() -> None:
    hint = hint_on()
    assert isinstance(hint.move, Place)
    assert not hint_is_met(hint, Board(PUZZLE))
    assert hint_is_met(hint, Board(PUZZLE, [hint.move.rect]))
    mistake = hint_on(WRONG)
    assert mistake.move == Erase(WRONG)
    assert not hint_is_met(mistake, Board(PUZZLE, [WRONG]))
    assert hint_is_met(mistake, Board(PUZZLE))


FEW = (Rect(0, 0, 1, 3), WRONG, Rect(1, 0, 1, 1), Rect(1, 1, 2, 2))
one = st.sampled_from(FEW)
some = st.lists(one, min_size=1, max_size=2, unique=True).map(tuple)
unmark = st.builds(Unmark, some) | st.builds(Unmark, st.just(()), some)

MOVES: dict[type[Move], st.SearchStrategy[Move]] = {
    Place: st.builds(Place, one),
    Erase: st.builds(Erase, one),
    Fill: st.builds(Fill, some),
    Clear: st.just(Clear()),
    Pencil: st.builds(Pencil, some),
    CrossOut: st.builds(CrossOut, some),
    Unmark: unmark,
    ClearMarks: st.just(ClearMarks()),
    BeginTrial: st.just(BeginTrial()),
    KeepTrial: st.just(KeepTrial()),
    RejectTrial: st.just(RejectTrial()),
    Restore: st.builds(Restore, st.builds(Board, st.just(PUZZLE), some)),
}
CONCLUSIONS = {
    Place: st.builds(Conclusion, place=one),
    Erase: st.builds(Conclusion, remove=one),
    Pencil: st.builds(Conclusion, pencil=one),
    CrossOut: st.builds(Conclusion, excluded=some),
    Unmark: st.builds(Conclusion, unmark=unmark),
    RejectTrial: st.just(Conclusion(reject_trial=True)),
}


def asks_for(conclusion: Conclusion) -> Hint:
    return Hint(HintKind.EXCLUDE, Phrase.NO_ROOM, conclusion=conclusion)


def has(board: Board, conclusion: Conclusion) -> bool:
    """Tell whether what a hint concludes is on a board, or off it."""
    pencilled, crossed_out = set(board.marks.pencilled), set(board.marks.crossed_out)
    match conclusion:
        case Conclusion(place=Rect() as rect):
            return rect in board.rects
        case Conclusion(remove=Rect() as rect):
            return rect not in board.rects
        case Conclusion(pencil=Rect() as rect):
            return any(other.contains(rect) for other in pencilled)
        case Conclusion(unmark=Unmark(pencils, crosses)):
            return not (pencilled.issuperset(pencils) and crossed_out.issuperset(crosses))
        case Conclusion(reject_trial=True):
            return not board.trials
    return crossed_out.issuperset(conclusion.excluded)


@pytest.mark.parametrize("kind", CONCLUSIONS)
@given(st.data())
def test_a_hint_is_met_once_the_board_has_it_whatever_moves_led_there(
    kind: type[Move], data: st.DataObject
) -> None:
    hint = asks_for(data.draw(CONCLUSIONS[kind]))
    assert type(hint.move) is kind
    game = Game(SavedGame(PUZZLE))
    for move in data.draw(st.lists(st.one_of(st.just(hint.move), *MOVES.values()), max_size=12)):
        before = game.board
        with suppress(ValueError):  # what is not there cannot be removed
            game.play(move)
            assert move != hint.move or before.trials[1:] or hint_is_met(hint, game.board)
        assert hint_is_met(hint, game.board) == has(game.board, hint.conclusion)
    while game.undo():
        assert hint_is_met(hint, game.board) == has(game.board, hint.conclusion)


def test_every_kind_of_move_is_tried() -> None:
    assert set(MOVES) == set(get_args(Move))


@pytest.mark.parametrize(("rows", "cols"), [(1, 1), (2, 7), (7, 7), (9, 4), (31, 45)])
def test_every_region_is_a_part_of_the_grid(rows: int, cols: int) -> None:
    puzzle = Puzzle(rows, cols, {})
    for region in GridRegion:
        rect = region_rect(puzzle, region)
        assert rect.area >= 1
        if min(rows, cols) >= 3:
            assert rect.within(rows, cols)


def test_the_ninths_cover_the_grid_once() -> None:
    puzzle = Puzzle(7, 8, {})
    cells = [
        cell for region in tuple(GridRegion)[:9] for cell in region_rect(puzzle, region).cells()
    ]
    assert sorted(cells) == sorted(puzzle.grid.cells())


def test_a_step_has_no_part_with_a_mistake() -> None:
    assert part_with_mistake(PUZZLE, explain(PUZZLE)[0]) is None


@pytest.mark.parametrize(
    ("move", "rect", "phrase"),
    [
        (Place(Rect(3, 1, 2, 3)), Rect(3, 1, 2, 3), Phrase.BROKEN_RULE),
        (Place(Rect(3, 4, 3, 1)), Rect(3, 4, 3, 1), Phrase.WRONG),
        (Pencil((Rect(3, 1, 2, 1),)), Rect(3, 1, 2, 1), Phrase.WRONG_PENCIL),
        (CrossOut((Rect(2, 4, 3, 1),)), Rect(2, 4, 3, 1), Phrase.WRONG_CROSS),
    ],
)
def test_the_part_with_a_mistake_has_all_of_its_rectangle(
    move: Move, rect: Rect, phrase: Phrase
) -> None:
    board = apply(board_of(UNIQUE), move)
    hint = mistakes(board)[0]
    assert hint.phrase is phrase
    (where,) = HintPresenter(hint, board).pictures_of(HintDegree.WHERE)
    assert where.focus is not None
    assert where.focus.contains(rect)
    assert not region_rect(board.puzzle, quarter(board.puzzle, rect)).contains(rect)

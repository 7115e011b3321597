"""Every kind of move in any order, with undo and redo: what reads moves agrees with the game."""

from contextlib import suppress
from itertools import pairwise

from hypothesis import given, strategies as st

from shikaku_gui import formats
from shikaku_gui.formats import HintDegree, SavedGame
from shikaku_gui.model import Board, Move
from shikaku_gui.play.board_description import spoken_change, spoken_step
from shikaku_gui.play.board_judging import (
    Attempt,
    find_wrong,
    hint_is_valid,
    judge_attempt,
    last_good_position,
)
from shikaku_gui.play.course_of_game import PlayedMove, ShownHint, game_course
from shikaku_gui.play.hint_presenter import HintPresenter, first_degree, hint_is_met
from shikaku_gui.play.hint_words import hint_message
from shikaku_gui.play.rectangle_tints import RectangleTints, neighbours
from shikaku_gui.play.review import review_game
from shikaku_gui.play.session import Session
from shikaku_gui.solver import Answer, next_hint
from tests.play.test_hint_presenter import MOVES, PUZZLE

ANSWER = Answer.of(PUZZLE)
Step = Move | str | int
STEPS: st.SearchStrategy[Step] = st.one_of(
    *MOVES.values(),
    st.sampled_from(["undo", "redo", "hint"]),
    st.integers(min_value=0, max_value=4),
)


def never() -> bool:
    return False


class Played:
    """A game after some steps, with its saves and its boards after each of them."""

    def __init__(self, steps: list[Step]) -> None:
        self._now = 0.0
        self.session = Session(SavedGame(PUZZLE), lambda: self._now)
        self.session.set_board_visible(True)
        self.saves = [self.session.game.saved()]
        self.boards = [self.session.board]
        for step in steps:
            with suppress(ValueError):  # not every move is possible on every board
                self._do(step)
            self.saves.append(self.session.game.saved())
            self.boards.append(self.session.board)

    def _do(self, step: Step) -> None:
        self._now += 1
        match step:
            case "undo":
                self.session.undo()
            case "redo":
                self.session.redo()
            case "hint":
                self.session.game.count_hint(HintDegree.WHY)
            case int():
                self.session.back_to(step)
            case str():
                raise AssertionError(step)
            case _:
                self.session.play(step)


games = st.lists(STEPS, max_size=14).map(Played)


@given(games)
def test_saves_and_journals_hold_every_game(played: Played) -> None:
    for save, board in zip(played.saves, played.boards, strict=True):
        assert save.board == board
        assert formats.loads(formats.dumps(save)) == save
    journal = formats.ChangedGame(played.saves[0])
    for before, after in pairwise(played.saves):
        change = formats.dump_change(before, after)
        assert change is not None
        journal.apply(change)
        assert journal.saved == after
    whole = formats.dump_change(played.saves[0], played.saves[-1])
    assert whole is not None
    at_once = formats.ChangedGame(played.saves[0])
    at_once.apply(whole)
    assert at_once.saved == played.saves[-1]


@given(games)
def test_the_course_of_a_game_leads_to_its_board(played: Played) -> None:
    save, board, hints = played.saves[-1], Board(PUZZLE), 0
    for event in game_course(save):
        match event:
            case PlayedMove(before=before, after=after):
                assert before == board
                board = after
            case ShownHint(board=shown_on):
                hints += 1
                assert shown_on in played.boards
    assert board == played.boards[-1]
    assert hints == len(save.hints_taken)
    review = review_game(save)
    assert all(moment.milliseconds >= 0 for moment in review.moments)


@given(games)
def test_tints_follow_every_move(played: Played) -> None:
    tints = RectangleTints(played.boards[0])
    for board in played.boards:
        tints.follow(board)
        for rect in board.rects:
            assert all(tints[other] != tints[rect] for other in neighbours(board, rect))
    for rect in played.session.board.rects:
        assert played.session.tints[rect] >= 0


@given(games)
def test_what_a_move_draws_is_said(played: Played) -> None:
    for before, after in pairwise(played.boards):
        said = [part.say() for part in spoken_step(after, before)]
        if before.rects != after.rects or before.marks != after.marks:
            assert said
        if before == after:
            assert not said
    assert all(part.say() for part in spoken_change(played.session, played.boards[0]))


@given(games)
def test_hints_are_judged_on_every_later_board(played: Played) -> None:
    hints = [next_hint(board, answer=ANSWER) for board in played.boards[-3:]]
    for hint in filter(None, hints):
        presenter = HintPresenter(hint, Board(PUZZLE), first_degree(hint))
        assert hint_message(hint, presenter.degree).say()
        for before, after in pairwise(played.boards):
            if hint_is_met(hint, after):
                assert not hint_is_valid(hint, after, ANSWER, never)
            attempt = judge_attempt(hint, before, after, ANSWER)
            drawn = after.changes(before)[1]
            assert attempt is not Attempt.FOUND or not ANSWER.wrong(tuple(drawn), never)
    wrong, _marks = find_wrong(played.boards[-1], ANSWER, never)
    assert wrong <= set(played.boards[-1].rects)
    last = last_good_position(played.session.game.boards, ANSWER, never)
    assert last is None or last <= played.session.game.position


@given(games)
def test_every_format_writes_a_game_with_any_moves(played: Played) -> None:
    save = played.saves[-1]
    for form in formats.FORMATS:
        if form.dumps is not None and not any(loss.fatal for loss in form.loses(save)):
            assert formats.loads(form.to_text(save)).puzzle.clues == PUZZLE.clues, form.name

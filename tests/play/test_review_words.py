"""A review in words."""

from dataclasses import replace

import pytest

from shikaku_gui.formats import HintDegree
from shikaku_gui.model import Board, Cell, Puzzle, Rect
from shikaku_gui.play.review import GameReview, Moment, MomentKind
from shikaku_gui.play.review_words import (
    could_see_message,
    duration_message,
    moment_message,
    moment_title,
    review_messages,
)
from shikaku_gui.solver import Answer, next_hint

PUZZLE = Puzzle(3, 3, {Cell(0, 0): 3, Cell(1, 0): 2, Cell(1, 2): 4})
BOARD = Board(PUZZLE)
WRONG = Moment(MomentKind.WRONG, 5000, 65_000, BOARD, Rect(1, 0, 1, 2))
HINT = Moment(MomentKind.HINT, 5000, 4000, BOARD, degree=HintDegree.WHY)
PAUSE = Moment(MomentKind.PAUSE, 5000, 120_000, BOARD, Rect(0, 0, 1, 3))
REVIEW = GameReview(Answer.unsolved(PUZZLE), (WRONG,), 5000.0, 65_000, timed=True)


@pytest.mark.parametrize(
    ("moment", "title", "said"),
    [
        (
            WRONG,
            "Wrong rectangle",
            "You drew R2C1-R2C2 (1 x 2), which is wrong. It stayed on the board for 1 min 5 s.",
        ),
        (
            replace(WRONG, rect=Rect(1, 0, 1, 1)),
            "Wrong rectangle",
            "This rectangle has one cell, but its clue is 2: 1 too few. It stayed on the board for "
            "1 min 5 s.",
        ),
        (HINT, "Hint", "After 4 s without a move, you asked for a hint: an explanation."),
        (replace(HINT, milliseconds=0), "Hint", "You asked for a hint: an explanation."),
        (PAUSE, "Long pause", "You made no move for 2 min."),
    ],
)
def test_moments(moment: Moment, title: str, said: str) -> None:
    assert str(moment_title(moment)) == title
    assert str(moment_message(moment)) == said


@pytest.mark.parametrize("degree", [each for each in HintDegree if each is not HintDegree.FIND])
def test_every_degree_of_a_hint_has_words(degree: HintDegree) -> None:
    assert str(moment_message(replace(HINT, degree=degree))).endswith(".")


@pytest.mark.parametrize(
    ("review", "said"),
    [
        (
            REVIEW,
            [
                "A wrong rectangle was on the board for 1 min 5 s in total.",
                "You usually moved within 5 s. Pauses longer than 15 s are worth a look.",
            ],
        ),
        (
            replace(REVIEW, moments=(), median_pause=None, wrong_milliseconds=0),
            ["Nothing to review: no wrong rectangle, no hint and no long pause."],
        ),
        (
            replace(REVIEW, timed=False),
            ["This game is from an older version, which did not record when moves were made."],
        ),
    ],
)
def test_what_a_review_found(review: GameReview, said: list[str]) -> None:
    assert list(map(str, review_messages(review))) == said


def test_what_could_be_seen_is_to_be_found() -> None:
    words = str(could_see_message(next_hint(BOARD)))
    assert words.startswith("Here you could have seen this: ")
    assert words.endswith("Find it.")
    assert "None of the techniques" in str(could_see_message(None))
    broken = Board(PUZZLE, [Rect(1, 0, 1, 1)])
    assert "None of the techniques" in str(could_see_message(next_hint(broken)))


@pytest.mark.parametrize(
    ("milliseconds", "said"),
    [
        (0, "less than 1 s"),
        (1499, "1 s"),
        (59_499, "59 s"),
        (59_500, "1 min"),
        (61_000, "1 min 1 s"),
    ],
)
def test_durations(milliseconds: int, said: str) -> None:
    assert str(duration_message(milliseconds)) == said

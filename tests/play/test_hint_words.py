"""Hints in words: every template, its degrees, its tags, and how long it may be."""

import re
from dataclasses import replace
from random import Random
from string import Formatter

import pytest

from shikaku_gui.model import Board, Cell, Rect
from shikaku_gui.play.hint_degree import HintDegree
from shikaku_gui.play.hint_sentences import HINT_SENTENCES, ONLY_RECTANGLE_WHY
from shikaku_gui.play.hint_words import (
    _REGIONS,
    _TECHNIQUES,
    grade_name,
    hint_message,
    hint_solution_note,
    hint_step_messages,
    hint_view_message,
    technique_name,
)
from shikaku_gui.solver import (
    Answer,
    GridRegion,
    Hint,
    HintKind,
    MarkRole,
    Phrase,
    Technique,
    all_hints,
    explain,
    grade,
    mistakes,
    next_hint,
    why_wrong,
)
from shikaku_gui.solver.hints import _search_hint
from tests.known import known
from tests.solver.boards import UNIQUE, board_of
from tests.solver.brute import any_puzzle

ODD = re.compile(r"[{}\[\]]|Cell\(|Rect\(|None(?! of)| (red|green|blue) ")


def degrees(hint: Hint) -> list[str]:
    return [str(hint_message(hint, degree)) for degree in HintDegree]


def hint_for(board: Board, *, answer: Answer | None = None, near: Cell | None = None) -> Hint:
    """Return the next hint, where there is one."""
    return known(next_hint(board, answer=answer, near=near))


WRONG = board_of(UNIQUE, (2, 6, 2, 1))
CASES = [
    (
        hint_for(board_of(UNIQUE), near=Cell(0, 0)),
        [
            "A clue at the top left can be drawn in only one way.",
            "Look at the 3 in R1C1: which rectangles fit it?",
            "Every other rectangle for the 3 in R1C1 leaves the grid or takes in another clue, "
            "such as the 2 in R1C2. It is R1C1-R3C1.",
            "Draw R1C1-R3C1.",
        ],
    ),
    (
        known(why_wrong(WRONG, Rect(2, 6, 2, 1))),
        [
            "One of your rectangles breaks no rule, but it blocks the solution.",
            "The wrong rectangle has its middle in the upper right quarter.",
            "It is R3C7-R4C7. Beside R3C7-R4C7 no clue can cover R7C7. "
            "So the 2 in R3C7 must be drawn another way.",
            "Remove R3C7-R4C7.",
        ],
    ),
    (
        hint_for(board_of(UNIQUE, (6, 0, 1, 4))),
        [
            "One of the rectangles breaks a rule.",
            "The rectangle that breaks a rule has its middle in the lower left quarter.",
            "This rectangle has 4 cells (1 x 4), but its clue is 5: 1 too few.",
            "Remove R7C1-R7C4.",
        ],
    ),
    (
        hint_for(board_of("2 .\n. 2")),
        [
            "From here on the puzzle has several solutions.",
            "Look at the 2 in R1C1.",
            "For the 2 in R1C1 one solution has R1C1-R1C2, another R1C1-R2C1. "
            "Take either: every solution counts.",
            "There is nothing to draw.",
        ],
    ),
    (
        hint_for(board_of("2 1\n1 .")),
        [
            "This puzzle has no solution.",
            "No partition of the grid gives every clue its rectangle.",
            "This puzzle has no solution. "
            "Every rectangle of 2 cells for the clue in R1C1 takes another clue.",
            "There is nothing to draw.",
        ],
    ),
    (
        hint_for(board_of("2 .\n. 2\n2 .", (0, 0, 2, 1), (1, 1, 2, 1))),
        [
            "Some of your rectangles do not go together.",
            "One of those that do not go together has its middle in the upper left quarter.",
            "This is one of several solutions, but none has all of R1C1-R2C1 and R2C2-R3C2. "
            "Each by itself is right.",
            "Remove R1C1-R2C1.",
        ],
    ),
]


@pytest.mark.parametrize(("hint", "said"), CASES, ids=[hint.phrase.name for hint, _ in CASES])
def test_the_degrees(hint: Hint, said: list[str]) -> None:
    assert degrees(hint) == said


def test_the_reason_why_there_is_no_solution_takes_unknown_areas_into_account() -> None:
    hint = hint_for(board_of("? 3\n4 9"))
    assert str(hint_message(hint, HintDegree.WHY)) == (
        "This puzzle has no solution. The clues need at least 17 cells, but the grid has 4."
    )


def test_steps_before_are_said_one_by_one() -> None:
    hint = hint_for(board_of(". . .\n6 . .\n. . 6\n. . ."), near=Cell(0, 0))
    assert hint.before
    lines = list(map(str, hint_step_messages(hint)))
    assert len(lines) == len(hint.views)
    why = str(hint_message(hint, HintDegree.WHY))
    assert why == f"It takes {len(hint.before) + 1} steps to see. This is the last: {lines[-1]}"
    first = str(hint_message(hint, HintDegree.NUDGE))
    assert first == str(hint_message(hint.before[0], HintDegree.NUDGE))


def test_a_what_if_is_said_view_by_view() -> None:
    (hint,) = [
        step
        for step in explain(board_of(". 3 . 1\n3 . . 2\n. . 3 ."))
        if step.technique is Technique.WHAT_IF
    ]
    assert list(map(str, hint_step_messages(hint))) == [
        "Suppose that the 2 in R2C4 is R2C3-R2C4.",
        "Every other rectangle for the 3 in R2C1 leaves the grid or overlaps what is drawn, "
        "such as R2C3-R2C4. It is R1C1-R3C1.",
        "Now no clue can cover R1C3: a contradiction.",
        "If the 2 in R2C4 is R2C3-R2C4, the cell R1C3 has no rectangle left in the end "
        "(steps to follow: 1). That leaves R2C4-R3C4.",
    ]
    assert [view.ghosts for view in hint.views] == [
        (Rect(1, 2, 1, 2),),
        (Rect(1, 2, 1, 2),),
        (Rect(1, 2, 1, 2), Rect(0, 0, 3, 1)),
        (),
    ]


def some_hints() -> list[Hint]:
    """Return hints of all kinds, from random boards."""
    rng = Random(5)
    found: list[Hint] = [hint for hint, _ in CASES]
    for _ in range(40):
        puzzle = any_puzzle(rng, rng.randint(2, 6), rng.randint(2, 6))
        answer = Answer.of(puzzle)
        found += explain(puzzle, answer=answer)
        rects = [rect for mine in answer.placements for rect in mine]
        board = Board(puzzle, rng.sample(rects, min(2, len(rects))))
        found += mistakes(board, answer=answer)
        found += all_hints(Board(puzzle), answer=answer)
        hint = next_hint(Board(puzzle), answer=answer)
        found += [] if hint is None else [hint]
    for grid in (". 3 .\n3 . .\n. . 3\n2 2 .\n. 1 1", ". . 3 .\n3 . . 4\n. 6 . .\n. . . ."):
        found += explain(board_of(grid))
    unique = board_of(UNIQUE)
    found.append(_search_hint(unique, known(Answer.of(unique.puzzle).solution)))
    open_end = board_of("2 .\n. 2")
    cut_short = Answer.of(open_end.puzzle, time_limit=1e-9)
    found.append(hint_for(open_end, answer=cut_short))
    wrong = next(hint for hint in found if hint.kind is HintKind.WRONG and hint.reason)
    found.append(replace(wrong, before=(known(wrong.reason),)))
    found.append(replace(wrong, phrase=Phrase.WRONG_UNEXPLAINED, reason=None, before=()))
    return found


def test_everything_is_said_shortly_plainly_and_in_every_degree() -> None:
    seen: set[Phrase] = set()
    for hint in some_hints():
        for message in (
            *(hint_message(hint, degree) for degree in HintDegree),
            *hint_step_messages(hint),
        ):
            said, tagged = str(message), message.say(tagged=True)
            assert 0 < len(re.findall(r"[.?](?= |$)", said)) <= 3, said
            assert said[-1] in ".?"
            assert said[0].isupper() or said[0] == '"'
            assert not ODD.search(said), said
            assert re.sub(r"\[/?[a-z_]+\]", "", tagged) == said
            assert re.findall(r"\[([a-z_]+)\]", tagged) == re.findall(r"\[/([a-z_]+)\]", tagged)
        seen.update(view.phrase for view in hint.views)
    assert seen == set(Phrase)


def test_the_tags_of_templates_are_roles_and_closed() -> None:
    templates = [
        text
        for sentences in HINT_SENTENCES.values()
        for text in (sentences.nudge, sentences.where, sentences.why, sentences.excludes)
        if text
    ]
    for template in [*templates, *ONLY_RECTANGLE_WHY.values()]:
        opened = re.findall(r"\[([a-z_]+)\]", template)
        assert opened == re.findall(r"\[/([a-z_]+)\]", template)
        assert set(opened) <= {role.value for role in MarkRole}, template
        assert [name for _, name, _, _ in Formatter().parse(template) if name == ""] == [], template


def test_there_are_words_for_every_phrase_technique_and_region() -> None:
    assert set(HINT_SENTENCES) == set(Phrase)
    assert set(_TECHNIQUES) == set(Technique)
    assert set(_REGIONS) == set(GridRegion)
    names = [str(technique_name(technique)) for technique in Technique]
    assert len(set(names)) == len(names)
    assert str(grade_name(grade(board_of(UNIQUE).puzzle))) == "Gentle"


def test_every_view_of_a_hint_has_words_and_marks() -> None:
    for hint in all_hints(board_of(UNIQUE)):
        for view in hint.views:
            assert str(hint_view_message(view))
            assert view.marks


def test_the_words_are_translated_in_every_part() -> None:
    hint = hint_for(board_of(UNIQUE), near=Cell(0, 0))
    asked: list[str] = []

    def translate(text: str) -> str:
        asked.append(text)
        return text.upper() if "{" not in text else text

    said = hint_message(hint, HintDegree.NUDGE).say(translate)
    assert said == "A clue AT THE TOP LEFT can be drawn in only one way."
    assert "at the top left" in asked


def test_a_note_says_where_the_puzzle_has_not_one_solution() -> None:
    (hint,) = (hint_for(board_of("2 .\n. 2", (0, 0, 1, 2))),)
    assert str(hint_solution_note(hint)) == (
        "The puzzle has several solutions. This holds in all those that have your rectangles."
    )
    board = board_of(UNIQUE)
    assert hint_solution_note(hint_for(board)) is None
    unsure = hint_for(board, answer=Answer.of(board.puzzle, time_limit=1e-9))
    assert "not known" in str(hint_solution_note(unsure))

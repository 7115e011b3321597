"""Hints in words: every template, its degrees, its tags, and how long it may be."""

import re
from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from random import Random
from statistics import median
from string import Formatter

import pytest

from shikaku_gui.formats import HintDegree
from shikaku_gui.model import BeginTrial, Board, Cell, CrossOut, Pencil, Place, Puzzle, Rect, apply
from shikaku_gui.play.hint_presenter import HintPresenter
from shikaku_gui.play.hint_words import (
    _REGIONS,
    grade_name,
    hint_message,
    hint_uniqueness_note,
    hint_view_message,
    technique_name,
)
from shikaku_gui.play.technique_words.catalogue import SENTENCES, TECHNIQUE_TEXTS
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
from shikaku_gui.solver.stuck_hints import _search_hint
from tests.known import known
from tests.made_up_language import speaking
from tests.solver.boards import UNIQUE, board_of
from tests.solver.brute import any_puzzle

PLACE = re.compile(r"R(\d+)C(\d+)(?:-R(\d+)C(\d+))?")
TAGGED = re.compile(r"\[([a-z_]+)\](.*?)\[/\1\]")
EMPTY = Puzzle(9, 9, {})
ODD = re.compile(r"[{}\[\]]|Cell\(|Rect\(|None(?! of)| (red|green|blue) ")


def degrees(hint: Hint) -> list[str]:
    return [
        str(hint_message(hint, degree)) for degree in HintDegree if degree is not HintDegree.FIND
    ]


def hint_for(board: Board, *, answer: Answer | None = None, near: Cell | None = None) -> Hint:
    """Return the next hint, where there is one."""
    return known(next_hint(board, answer=answer, near=near))


WRONG = board_of(UNIQUE, (2, 6, 2, 1))
CASES = [
    (
        hint_for(board_of(UNIQUE), near=Cell(0, 0)),
        [
            "Only one rectangle is possible for a clue at the top left.",
            "Look at the 3 in R1C1: which rectangles fit it?",
            "Only R1C1-R3C1 fits the 3 in R1C1. Every other rectangle hits the edge or "
            "the 2 in R1C2.",
            "Draw R1C1-R3C1.",
        ],
    ),
    (
        known(why_wrong(WRONG, Rect(2, 6, 2, 1))),
        [
            "One of your rectangles fits its clue but is not part of the solution.",
            "The wrong rectangle is in the upper-right quarter.",
            "R3C7-R4C7 is wrong: with it in place, nothing could cover R7C7.",
            "Remove R3C7-R4C7.",
        ],
    ),
    (
        hint_for(board_of(UNIQUE, (6, 0, 1, 4))),
        [
            "At least one rectangle breaks a rule (hatched).",
            "A rectangle in the lower-left quarter breaks a rule.",
            "This rectangle has 4 cells (1 x 4), but its clue is 5: 1 too few.",
            "Remove R7C1-R7C4.",
        ],
    ),
    (
        hint_for(board_of("2 .\n. 2")),
        [
            "From here, the puzzle has several solutions.",
            "Look at the 2 in R1C1.",
            "In one solution the 2 in R1C1 is R1C1-R1C2, in another R1C1-R2C1. "
            "Take either: every solution counts.",
            "There is nothing to draw.",
        ],
    ),
    (
        hint_for(board_of("2 1\n1 .")),
        [
            "This puzzle has no solution.",
            "There is no way to divide this grid.",
            "This puzzle has no solution. "
            "Every rectangle of 2 cells for the clue in R1C1 includes another clue.",
            "There is nothing to draw.",
        ],
    ),
    (
        hint_for(board_of("2 .\n. 2\n2 .", (0, 0, 2, 1), (1, 1, 2, 1))),
        [
            "Some of your rectangles cannot all be right.",
            "One of them is in the upper-left quarter.",
            "Each of R1C1-R2C1 and R2C2-R3C2 is in some solution, but no solution contains them "
            "all.",
            "Remove R1C1-R2C1.",
        ],
    ),
]


@pytest.mark.parametrize(("hint", "said"), CASES, ids=[hint.phrase.name for hint, _ in CASES])
def test_the_degrees(hint: Hint, said: list[str]) -> None:
    assert degrees(hint) == said


def test_each_technique_can_be_looked_for(some_hints: list[Hint]) -> None:
    found = {
        hint.technique: str(hint_message(hint, HintDegree.FIND))
        for hint in some_hints
        if hint.kind in (HintKind.PLACE, HintKind.EXCLUDE) and hint.technique is not None
    }
    assert found.keys() == set(Technique) == set(TECHNIQUE_TEXTS)
    for words in found.values():
        assert re.search(r"Find (it|them|out how|out what follows)\.$", words)
        assert not PLACE.search(words)
    assert len(set(found.values())) == len(Technique)


def test_the_reason_why_there_is_no_solution_takes_unknown_areas_into_account() -> None:
    hint = hint_for(board_of("? 3\n4 9"))
    assert str(hint_message(hint, HintDegree.WHY)) == (
        "This puzzle has no solution. The clues need at least 17 cells, but the grid has 4."
    )


def marked(grid: str, *marks: Pencil | CrossOut) -> Board:
    """Return the board of a puzzle with marks on it."""
    return reduce(apply, marks, board_of(grid))


MARK_CASES = [
    (
        hint_for(marked(UNIQUE, Pencil((Rect(0, 0, 1, 2),)))),
        [
            "One of your pencil marks is wrong.",
            "The wrong mark is in the upper-left quarter.",
            "The cells of R1C1-R1C2, pencilled together, do not all belong to one rectangle "
            "of the solution.",
            "Remove the mark on R1C1-R1C2.",
        ],
    ),
    (
        hint_for(marked(UNIQUE, CrossOut((Rect(0, 0, 3, 1),)))),
        [
            "One of your crossed-out rectangles is right.",
            "The wrong mark is in the upper-left quarter.",
            "R1C1-R3C1 is crossed out, but it is part of the solution.",
            "Remove the mark on R1C1-R3C1.",
        ],
    ),
    (
        hint_for(marked("2 .\n. 2", CrossOut((Rect(0, 0, 1, 2),)), CrossOut((Rect(0, 0, 2, 1),)))),
        [
            "Some of your marks cannot all be right.",
            "One of them is in the upper-left quarter.",
            "No solution agrees with these 2 marks and your rectangles together.",
            "Remove these 2 marks.",
        ],
    ),
    (
        hint_for(board_of(". . .\n6 . .\n. . 6\n. . .")),
        [
            "Only one clue can reach a certain cell at the bottom right.",
            "Which clues can reach R4C3?",
            "Only the 6 in R3C3 can reach R4C3, so its rectangle contains R3C3-R4C3.",
            "Pencil R3C3-R4C3.",
        ],
    ),
]


@pytest.mark.parametrize(("hint", "said"), MARK_CASES, ids=[h.phrase.name for h, _ in MARK_CASES])
def test_the_degrees_of_hints_on_marks(hint: Hint, said: list[str]) -> None:
    assert degrees(hint) == said


def test_a_wrong_rectangle_that_takes_several_steps_says_how_many() -> None:
    hint, _ = CASES[1]
    longer = replace(hint, before=(known(hint.reason),))
    why = str(hint_message(hint, HintDegree.WHY))
    assert str(hint_message(longer, HintDegree.WHY)) == f"{why} It takes 2 steps to see this."
    assert len(longer.views) == 3


def test_a_what_if_is_said_view_by_view() -> None:
    (hint,) = [
        step
        for step in explain(board_of(". 3 . 1\n3 . . 2\n. . 3 ."))
        if step.technique is Technique.WHAT_IF
    ]
    assert [str(hint_view_message(view)) for view in hint.views] == [
        "Suppose that the 2 in R2C4 is R2C3-R2C4.",
        "Only R1C1-R3C1 fits the 3 in R2C1. Every other rectangle hits the edge or a drawn "
        "rectangle.",
        "With R2C3-R2C4, one step later nothing can cover R1C3. So only R2C4-R3C4 is left.",
    ]
    assert [view.ghosts for view in hint.views] == [
        (),
        (Rect(1, 2, 1, 2),),
        (Rect(1, 2, 1, 2), Rect(0, 0, 3, 1)),
    ]


@pytest.fixture(scope="module")
def some_hints() -> list[Hint]:
    """Return hints of all kinds, from random boards."""
    rng = Random(5)
    found: list[Hint] = [hint for hint, _ in (*CASES, *MARK_CASES)]
    for _ in range(40):
        puzzle = any_puzzle(rng, rng.randint(2, 6), rng.randint(2, 6))
        answer = Answer.of(puzzle)
        found += explain(puzzle, answer=answer)
        rects = [rect for mine in answer.all_placements() for rect in mine]
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
    found.append(hint_for(apply(open_end, BeginTrial())))
    wrong = next(hint for hint in found if hint.kind is HintKind.WRONG and hint.reason)
    found.append(replace(wrong, before=(known(wrong.reason),)))
    found.append(replace(wrong, phrase=Phrase.WRONG_UNEXPLAINED, reason=None, before=()))
    emptied = reduce(
        apply,
        [CrossOut((Rect(0, 0, 1, 2),)), CrossOut((Rect(0, 0, 2, 1),))],
        open_end,
    )
    found.append(hint_for(emptied, answer=cut_short))
    trial = apply(apply(unique, BeginTrial()), Place(Rect(0, 1, 2, 1)))
    found.append(hint_for(trial))
    what_if = next(hint for hint in found if hint.together)
    pair = next(hint for hint in found if hint.phrase is Phrase.FILLED_TOGETHER)
    need = {"need": pair.fact("cells", tuple)}
    found.append(
        replace(pair, phrase=Phrase.FILLED_TO_COVER, facts=tuple((dict(pair.facts) | need).items()))
    )
    for technique in (
        Technique.ONLY_RECTANGLE,
        Technique.ONLY_CLUE,
        Technique.SHARED_CELLS,
        Technique.PAIR,
    ):
        step = replace(what_if.chain[0], technique=technique)
        found.append(replace(what_if, chain=(step, step, what_if.chain[-1]), together=(2,)))
    return found


def test_everything_is_said_shortly_plainly_and_in_every_degree(some_hints: list[Hint]) -> None:
    seen: set[Phrase] = set()
    for hint in some_hints:
        for message in (
            *(hint_message(hint, degree) for degree in HintDegree),
            *map(hint_view_message, hint.views),
        ):
            said, tagged = str(message), message.say(tagged=True)
            assert 0 < len(re.findall(r"[.?](?= |$)", said)) <= 3, said
            assert said[-1] in ".?"
            assert said[0].isupper() or said[0] == '"'
            assert not ODD.search(said), said
            assert re.sub(r"\[/?[a-z_]+\]", "", tagged) == said
            assert re.findall(r"\[([a-z_]+)\]", tagged) == re.findall(r"\[/([a-z_]+)\]", tagged)
        seen.update(view.phrase for view in hint.views)
    at_the_end_of_chains = {Phrase.CLUE_EMPTY, Phrase.CELL_EMPTY}
    assert seen == set(Phrase) - at_the_end_of_chains


def covered(rects: Iterable[Rect]) -> set[Cell]:
    return {cell for rect in rects for cell in rect.cells()}


def places_in(text: str) -> list[Rect]:
    """Return the cells and rectangles that a text names."""
    numbers = (
        map(int, (row, col, bottom or row, right or col))
        for row, col, bottom, right in PLACE.findall(text)
    )
    return [
        Rect.between(Cell(row - 1, col - 1), Cell(bottom - 1, right - 1))
        for row, col, bottom, right in numbers
    ]


def test_what_is_named_is_marked_and_what_is_tagged_has_a_mark(some_hints: list[Hint]) -> None:
    techniques = set()
    for hint in some_hints:
        if hint.kind in (HintKind.BROKEN_RULE, HintKind.NO_SOLUTION):
            continue  # these speak of the rules, in the words of other messages
        techniques.add(hint.technique)
        for picture in HintPresenter(hint, Board(EMPTY), HintDegree.WHY).pictures:
            tagged = picture.words.say(tagged=True)
            assert not places_in(TAGGED.sub("", tagged)), tagged
            for role, text in TAGGED.findall(tagged):
                marks = [mark.rect for mark in picture.marks if mark.role is MarkRole(role)]
                assert marks, (role, tagged)
                assert covered(places_in(text)) <= covered(marks), (role, tagged)
    assert set(Technique) <= techniques


def test_a_why_names_three_things_and_has_few_words(some_hints: list[Hint]) -> None:
    lengths = []
    for hint in some_hints:
        if hint.kind in (HintKind.BROKEN_RULE, HintKind.NO_SOLUTION):
            continue
        for picture in HintPresenter(hint, Board(EMPTY), HintDegree.WHY).pictures:
            lengths.append(len(str(picture.words).split()))
            assert len(set(places_in(str(picture.words)))) <= 3, str(picture.words)
    assert max(lengths) <= 40
    assert median(lengths) <= 25


def test_the_tags_of_templates_are_roles_and_closed() -> None:
    templates = [
        text
        for sentences in SENTENCES.values()
        for text in (
            sentences.nudge,
            sentences.where,
            sentences.why,
            sentences.excludes,
            sentences.wrong,
        )
        if text
    ]
    for template in templates:
        opened = re.findall(r"\[([a-z_]+)\]", template)
        assert opened == re.findall(r"\[/([a-z_]+)\]", template)
        assert set(opened) <= {role.value for role in MarkRole}, template
        assert [name for _, name, _, _ in Formatter().parse(template) if name == ""] == [], template


def test_there_are_words_for_every_phrase_technique_and_region() -> None:
    assert set(SENTENCES) == set(Phrase)
    assert set(TECHNIQUE_TEXTS) == set(Technique)
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

    with speaking(translate):
        said = hint_message(hint, HintDegree.NUDGE).say()
    assert said == "Only one rectangle is possible for a clue AT THE TOP LEFT."
    assert "at the top left" in asked


def test_a_note_says_where_the_puzzle_has_not_one_solution() -> None:
    (hint,) = (hint_for(board_of("2 .\n. 2", (0, 0, 1, 2))),)
    assert str(hint_uniqueness_note(hint)) == (
        "The puzzle has several solutions. This is true in all of those with your rectangles."
    )
    board = board_of(UNIQUE)
    assert hint_uniqueness_note(hint_for(board)) is None
    unsure = hint_for(board, answer=Answer.of(board.puzzle, time_limit=1e-9))
    assert "not known" in str(hint_uniqueness_note(unsure))

"""The hints of web pages as data."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from shikaku_gui import formats
from shikaku_gui.formats import HintDegree
from shikaku_gui.i18n import catalogue, use_translations
from shikaku_gui.languages import ENGLISH, LANGUAGES
from shikaku_gui.model import Board, CrossOut, Pencil, Place, Rect, apply, is_solved
from shikaku_gui.play import HintPresenter, hint_message, words_beside_board
from shikaku_gui.play.web_hints import CROSS, INSTEAD, PENCIL, Json, MessageTable, web_steps
from shikaku_gui.solver import Answer, DependentStep, MarkRole, Technique, dependent_steps
from shikaku_gui.texts import count_message, make_message
from tests.page_scripts import evaluate

pytestmark = pytest.mark.usefixtures("qapp")  # scripts run in Qt's engine

HARD = formats.loads("""\
. 4 . . . . . 4
2 . . 3 . . 4 .
. 2 . . . . 4 .
2 . 6 . . . . .
. . . . 6 . . 4
. . 3 . . . . .
. 8 . . . . 6 .
. . . 6 . . . .
""").puzzle


@pytest.fixture(scope="module")
def path() -> tuple[DependentStep, ...]:
    """Give the steps of a hard puzzle."""
    steps = dependent_steps(Answer.of(HARD))
    assert len({step.hint.technique for step in steps}) > 6
    return steps


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Speak each language."""
    use_translations(catalogue(request.param))
    yield request.param
    use_translations(catalogue(ENGLISH))


def ask(expression: str, **values: object) -> Any:
    """Return the value of an expression about ``hints``."""
    return evaluate(("rules.js", "hints.js"), expression, **values)


def said(messages: Sequence[Json], templates: list[Json]) -> Any:
    """Say messages as the page does."""
    return ask(
        "messages.map((each) => hints.say(each, templates))",
        messages=messages,
        templates=templates,
    )


def test_each_step_is_told_in_the_words_of_the_program(
    path: tuple[DependentStep, ...], language: str
) -> None:
    table = MessageTable()
    data: Any = web_steps(HARD, path, table)
    templates = table.texts()
    finds = [hint_message(step.hint, HintDegree.FIND).say() for step in path]
    assert said([find for _, _, _, find, _ in data], templates) == finds, language
    shown = [
        words_beside_board(picture.words).say(tagged=True)
        for step in path
        for picture in HintPresenter(step.hint, Board(HARD)).pictures_of(HintDegree.WHY)
    ]
    pictures = [
        picture[0] for *_, pictures in data for picture in pictures if picture[-1] != [INSTEAD]
    ]
    assert said(pictures, templates) == shown


def test_a_step_says_what_it_does_and_relies_on(path: tuple[DependentStep, ...]) -> None:
    data: Any = web_steps(HARD, path, MessageTable())
    for (ease, needs, move, _, _), step in zip(data, path, strict=True):
        match step.hint.move:
            case Place(rect):
                assert move == [[*rect]]
            case Pencil((rect,)):
                assert move == [[*rect, PENCIL]]
            case CrossOut(rects):
                assert move == [[*rect, CROSS] for rect in rects]
        assert needs == [*step.needs]
        easy = step.hint.technique in (Technique.ONLY_RECTANGLE, Technique.ONLY_CLUE)
        assert (ease == 1) is easy


def test_marks_are_in_the_words_or_beside_them(path: tuple[DependentStep, ...]) -> None:
    data: Any = web_steps(HARD, path, MessageTable())
    roles = tuple(MarkRole)
    beside = 0
    for (_, _, _, _, pictures), step in zip(data, path, strict=True):
        shown = HintPresenter(step.hint, Board(HARD)).pictures_of(HintDegree.WHY)
        usual = [picture for picture in pictures if picture[-1] != [INSTEAD]]
        for (_, *groups), picture in zip(usual, shown, strict=True):
            found = {
                (kind, Rect(*figures[at : at + 4]))
                for kind, *figures in groups
                for at in range(0, len(figures), 4)
            }
            named = {(roles.index(mark.role), mark.rect) for mark in picture.named}
            assert found | named >= {(roles.index(mark.role), mark.rect) for mark in picture.marks}
            assert {rect for kind, rect in found if kind == len(roles)} == {*picture.ghosts}
            assert found.isdisjoint(named)
            beside += len(found)
    assert beside


def test_a_template_stands_in_the_table_once() -> None:
    table = MessageTable()
    for count in (1, 3):
        message = count_message("one of {name}", "{count} of {name}", count, name="it")
        assert table.encode(make_message("{b} and {a}", a=message, b=count)) == [
            0,
            count,
            [1, count, "it"],
        ]
    assert table.texts() == ["{0} and {1}", ["one of {1}", "{0} of {1}"]]


WALK = """
(() => {
  const puzzle = Object.assign({}, given, { clues: rules.cluesOf(given) });
  const solved = solution.map(rules.fromArray);
  let state = begin.map(rules.fromArray);
  const shown = [];
  while (!rules.isSolved(puzzle, state) && shown.length <= steps.length) {
    const step = hints.next(steps, state);
    if (!step) return { shown, error: "no step" };
    if (hints.mistake(puzzle, solved, state)) return { shown, error: "a mistake" };
    shown.push(steps.indexOf(step));
    state = hints.moveOf(step).reduce(rules.placed, state);
  }
  return { shown, error: null };
})()
"""
"""Draws what hints say until the puzzle is solved."""


@pytest.fixture(scope="module")
def answer() -> Answer:
    """Give the solution of the hard puzzle."""
    return Answer.of(HARD)


def walk(path: tuple[DependentStep, ...], answer: Answer, begin: list[list[int]]) -> list[int]:
    """Follow the hints of a page from a board, and return the numbers of their steps."""
    found = ask(
        WALK,
        given={"rows": 8, "cols": 8, "clues": [[*cell, area] for cell, area in HARD.clues.items()]},
        solution=answer.solution,
        begin=begin,
        steps=web_steps(HARD, path, MessageTable()),
    )
    assert found["error"] is None
    numbers: list[int] = found["shown"]
    return numbers


def test_hints_lead_to_the_end_in_the_order_of_the_program(
    path: tuple[DependentStep, ...], answer: Answer
) -> None:
    numbers = walk(path, answer, [])
    assert sorted(numbers) == [*range(len(path))]
    eased: Any = web_steps(HARD, path, MessageTable())
    for at, number in enumerate(numbers):
        assert set(path[number].needs) <= set(numbers[:at])
        ready = [
            eased[other][0]
            for other in range(len(path))
            if other not in numbers[:at] and set(path[other].needs) <= set(numbers[:at])
        ]
        assert eased[number][0] == min(ready)


@pytest.mark.parametrize("seed", range(8))
def test_hints_go_on_wherever_the_player_has_drawn(
    seed: int, path: tuple[DependentStep, ...], answer: Answer
) -> None:
    rng = Random(seed)
    assert answer.solution is not None
    drawn = rng.sample(answer.solution, rng.randrange(1, len(answer.solution)))
    numbers = walk(path, answer, [[*rect] for rect in drawn])
    board = Board(HARD, drawn)
    for number in numbers:  # each rests on what is on the board, and does something new
        hint = path[number].hint
        for need in path[number].needs:
            place = path[need].hint.conclusion.place
            assert place is None or place in board
        assert hint.move is not None
        if isinstance(hint.move, Pencil):  # what is drawn says more than a mark
            assert not any(rect.contains(hint.move.rects[0]) for rect in board.rects)
        before, board = board, apply(board, hint.move)
        assert board != before
    assert is_solved(board)


@pytest.mark.parametrize(
    ("state", "kind", "wrong"),
    [
        ([], None, []),
        ([[0, 0, 1, 2]], "broken", [[0, 0, 1, 2]]),
        ([[0, 0, 1, 1], [0, 1, 2, 2]], "broken", [[0, 0, 1, 1]]),
        ([[0, 0, 1, 3]], "missed", [[0, 0, 1, 3]]),
        ([[0, 1, 2, 2], [1, 0, 1, 2, 1]], "wrongPencil", [[1, 0, 1, 2, 1]]),
        ([[1, 0, 1, 2, 1], [2, 0, 1, 2, 1]], "wrongPencil", [[1, 0, 1, 2, 1]]),
        ([[0, 1, 2, 2, 1], [0, 0, 3, 1, 2]], "wrongCross", [[0, 0, 3, 1, 2]]),
        ([[0, 0, 3, 1], [1, 1, 1, 2, 1], [0, 1, 2, 1, 2]], None, []),
    ],
)
def test_what_is_wrong_is_found_by_the_solution(
    state: list[list[int]], kind: str | None, wrong: list[list[int]]
) -> None:
    found = ask(
        "(() => { const found = hints.mistake(Object.assign({}, given, {clues:"
        " rules.cluesOf(given)}), solution.map(rules.fromArray), state.map(rules.fromArray));"
        " return found && [found.kind, found.rects.map(rules.toArray)]; })()",
        given={"rows": 3, "cols": 3, "clues": [[0, 0, 3], [2, 1, 2], [1, 2, 4]]},
        solution=[[0, 0, 3, 1], [0, 1, 2, 2], [2, 1, 1, 2]],
        state=state,
    )
    assert found == (kind and [kind, wrong])


def test_words_speak_of_marks_only_where_these_are(path: tuple[DependentStep, ...]) -> None:
    table = MessageTable()
    data: Any = web_steps(HARD, path, table)
    (at, *_) = [at for at, step in enumerate(data) if step[4][-1][-1] == [INSTEAD]]
    needed: list[Any] = [rect for need in path[at].needs for rect in data[need][2]]
    marks = [rect for rect in needed if len(rect) == 5]
    assert marks
    for state, says in ((needed, True), ([rect for rect in needed if rect not in marks], False)):
        words = ask(
            "hints.pictures(steps, steps[at], state.map(rules.fromArray), templates)"
            ".map(({ parts }) => parts.map(({ text }) => text).join(''))",
            steps=data,
            at=at,
            state=state,
            templates=table.texts(),
        )
        assert ("a mark" in words[0]) is says
        assert "this rectangle" in words[0]


def test_words_fall_into_parts_with_their_roles_and_places() -> None:
    words = "Only [subject]this 3[at]R1C2[/at][/subject] fits[reason], or [/reason]."
    assert ask("hints.partsOf(words)", words=words) == [
        {"text": "Only ", "role": None, "place": None},
        {"text": "this 3", "role": "subject", "place": "R1C2"},
        {"text": " fits", "role": None, "place": None},
        {"text": ", or ", "role": "reason", "place": None},
        {"text": ".", "role": None, "place": None},
    ]
    places = {"R1C2": [0, 1, 1, 1], "R10C2-R12C13": [9, 1, 3, 12]}
    assert ask("names.map(hints.rectOf).map(rules.toArray)", names=[*places]) == [*places.values()]

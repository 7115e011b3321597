"""The lessons of the program: every position is what its lesson says."""

from collections import Counter

import pytest

from shikaku_gui.model import Board, Erase, Place, Rect, apply, check_rect, is_solved, violations
from shikaku_gui.play import (
    Advice,
    Lesson,
    LessonTask,
    TaskKind,
    TaskVerdict,
    all_lessons,
    hint_to_show,
    judge_task,
    lesson_summary,
    lesson_title,
    ruler_message,
    task_stage,
    task_texts,
)
from shikaku_gui.play.lesson import parse_lessons
from shikaku_gui.solver import (
    DrillJudge,
    DrillResult,
    Technique,
    explain,
    solve,
    technique_conclusions,
)
from tests.known import known

LESSONS = all_lessons()
LOOKING = next(lesson for lesson in LESSONS if lesson.name == "where-to-look")
SHAPES = LESSONS[-1]
RULES, *TECHNIQUES = (lesson for lesson in LESSONS if lesson not in (LOOKING, SHAPES))
BASICS = (Technique.ONLY_RECTANGLE, Technique.ONLY_CLUE)
PLAN = [TaskKind.EXAMPLE, *[TaskKind.GUIDED] * 3, *[TaskKind.ALONE] * 5, TaskKind.SOLVE]
FOUND = [
    pytest.param(task, id=f"{lesson.name}-{number}", marks=() if number == 4 else pytest.mark.slow)
    for lesson in TECHNIQUES
    for number, task in enumerate(lesson.tasks[:-1])
]


def test_there_is_a_lesson_for_the_rules_and_for_each_technique() -> None:
    assert [lesson.technique for lesson in (RULES, *TECHNIQUES)] == [None, *Technique]
    assert [lesson.number for lesson in LESSONS] == list(range(13))


@pytest.mark.parametrize("task", LOOKING.tasks[:-1])
def test_what_a_task_advises_is_true_of_all_that_can_be_found(task: LessonTask) -> None:
    board = task.start
    assert task.technique is not None
    assert len(solve(board.puzzle).solutions) == 1
    assert set(board.rects) < set(solve(board.puzzle).solutions[0])
    hints = technique_conclusions(board, task.technique)
    cells = {cell for hint in hints for cell in hint.conclusion.cells}
    clues = {hint.subjects[0] for hint in hints}
    assert hints
    match task.advice:
        case Advice.LAST:
            last = known(task.target)
            before = Board(board.puzzle, set(board.rects) - {last})
            earlier = technique_conclusions(before, task.technique)
            assert clues.isdisjoint(hint.subjects[0] for hint in earlier)
            places = [known(hint.conclusion.place) for hint in hints]
            assert all(last.with_margin(1).overlaps(place) for place in places)
        case Advice.EDGES:
            inner = board.puzzle.grid.with_margin(-1)
            assert not any(map(inner.covers, cells))
            assert not technique_conclusions(board, Technique.ONLY_RECTANGLE)
        case Advice.SHAPES:
            assert {clue.area for clue in clues} <= {5, 7, 11, 13}


def test_each_advice_has_two_tasks() -> None:
    assert Counter(task.advice for task in LOOKING.tasks[:-1]) == dict.fromkeys(Advice, 2)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: str(lesson.name))
def test_everything_has_its_words(lesson: Lesson) -> None:
    assert str(lesson_title(lesson))
    assert str(lesson_summary(lesson))
    for task in lesson.tasks:
        texts = task_texts(task)
        assert texts.know or texts.do
        assert (task_stage(task) is None) == (lesson in (RULES, SHAPES))


@pytest.mark.parametrize("lesson", TECHNIQUES, ids=lambda lesson: str(lesson.name))
def test_an_example_three_guided_tasks_five_alone_and_a_puzzle(lesson: Lesson) -> None:
    assert [task.kind for task in lesson.tasks] == PLAN
    assert len({task.start.puzzle for task in lesson.tasks}) == len(PLAN)
    assert all(5 <= task.start.puzzle.cols <= 8 for task in lesson.tasks)


@pytest.mark.parametrize("task", FOUND)
def test_the_technique_applies_in_the_position_and_all_that_is_drawn_is_right(
    task: LessonTask,
) -> None:
    board = task.start
    result = solve(board.puzzle)
    assert task.technique is not None
    assert len(result.solutions) == 1
    assert set(board.rects) < set(result.solutions[0])
    judge = DrillJudge(board, task.technique)
    assert judge.hints
    assert not judge.excluded & set(result.solutions[0])
    for hint in judge.hints:
        assert hint.move is not None
        assert judge.judge(apply(board, hint.move)).result is DrillResult.RIGHT
    possible = {rect for rects in judge.live.values() for rect in rects}
    for wrong in sorted(possible - set(result.solutions[0]))[:1]:
        assert judge.judge(apply(board, Place(wrong))).result is DrillResult.WRONG


@pytest.mark.parametrize("lesson", TECHNIQUES[2:-1], ids=lambda lesson: str(lesson.name))
def test_the_puzzle_needs_just_this_technique_besides_the_basic_ones(lesson: Lesson) -> None:
    start = lesson.tasks[-1].start
    assert lesson.technique is not None
    assert not start.covered
    assert not is_solved(as_far_as(start, BASICS))
    assert is_solved(as_far_as(start, (*BASICS, lesson.technique)))


def test_the_first_puzzle_needs_no_technique_of_a_later_lesson() -> None:
    lesson = TECHNIQUES[0]
    assert lesson.technique is Technique.ONLY_RECTANGLE
    assert is_solved(as_far_as(lesson.tasks[-1].start, (lesson.technique,)))


@pytest.mark.parametrize("number", [2, 10])
def test_the_second_and_the_last_puzzle_need_no_technique_of_a_later_lesson(number: int) -> None:
    lesson = (RULES, *TECHNIQUES)[number]
    steps = explain(lesson.tasks[-1].start.puzzle)
    used = {step.technique for step in steps}
    assert lesson.technique in used
    assert used <= {earlier.technique for earlier in TECHNIQUES[:number]}
    assert all(len(step.chain) <= 3 for step in steps)


def as_far_as(board: Board, techniques: tuple[Technique, ...]) -> Board:
    """Return the board after all that some techniques find on it."""
    while True:
        found = (hint for each in techniques for hint in technique_conclusions(board, each))
        move = next((hint.move for hint in found if hint.move is not None), None)
        if move is None:
            return board
        board = apply(board, move)


@pytest.mark.parametrize("number", range(9))
def test_what_is_supposed_leads_on_for_one_to_three_steps(number: int) -> None:
    task = TECHNIQUES[-1].tasks[number]
    shown = hint_to_show(technique_conclusions(task.start, Technique.WHAT_IF))
    assert 1 <= shown.fact("steps", int) <= 3


# The lesson on the rules


def test_the_faults_that_are_shown_are_faults() -> None:
    _, remove, resize, solved = RULES.tasks
    assert [broken.rect for broken in violations(remove.start)] == [remove.target]
    assert [broken.rect for broken in violations(resize.start)] == [Rect(0, 1, 2, 2)]
    assert len(solve(solved.start.puzzle).solutions) == 1


@pytest.mark.parametrize(
    ("number", "rect", "verdict", "words"),
    [
        (0, Rect(2, 0, 2, 2), TaskVerdict.RIGHT, ""),
        (0, Rect(2, 0, 1, 3), TaskVerdict.WRONG, "1 too few"),
        (0, Rect(2, 1, 1, 4), TaskVerdict.WRONG, "contains 2 clues"),
        (1, Rect(0, 2, 2, 3), TaskVerdict.WRONG, "contains 3 clues"),  # it replaces the wrong one
        (1, Rect(4, 0, 1, 2), TaskVerdict.OPEN, ""),
        (2, Rect(0, 0, 2, 3), TaskVerdict.RIGHT, ""),
        (2, Rect(0, 0, 1, 3), TaskVerdict.WRONG, "3 too few"),
        (3, Rect(0, 0, 2, 2), TaskVerdict.OPEN, ""),
    ],
)
def test_acts_are_judged_by_the_rules(
    number: int, rect: Rect, verdict: TaskVerdict, words: str
) -> None:
    task = RULES.tasks[number]
    answer = judge_task(task, task.start, apply(task.start, Place(rect)))
    assert answer.verdict is verdict
    assert words in str(answer.words or "")


def test_no_task_is_done_while_another_rectangle_breaks_a_rule() -> None:
    remove = RULES.tasks[1]
    assert remove.target is not None
    broken = Rect(4, 0, 1, 1)
    before = apply(remove.start, Place(broken))
    after = apply(before, Erase(remove.target))
    answer = judge_task(remove, before, after)
    assert answer.verdict is TaskVerdict.WRONG
    assert "another rectangle is hatched" in str(answer.words)
    assert judge_task(remove, after, apply(after, Erase(broken))).verdict is TaskVerdict.RIGHT


def test_the_last_task_is_done_when_the_puzzle_is_solved() -> None:
    task = RULES.tasks[3]
    *first, last = solve(task.start.puzzle).solutions[0]
    before = task.start.with_rects(first)
    assert judge_task(task, before, before.with_rects([last])).verdict is TaskVerdict.RIGHT
    assert check_rect(task.start.puzzle, last) is None


def test_the_ruler_counts_cells_and_adds_up_numbers() -> None:
    said = str(ruler_message(RULES.tasks[0].start.puzzle, Rect(0, 2, 2, 3)))
    assert said == "2 x 3 = 6 cells; the clues in them: 11"


@pytest.mark.parametrize(
    "text",
    [
        "[[lesson]]\nname = 'rules'",
        "lesson = 3",
        "[[lesson]",
        "[[lesson]]\nname = 'rules'\n[[lesson.task]]\nkind = 'draw'\ngrid = '4'\ntarget = 'B2'",
        "[[lesson]]\nname = 'rules'\n[[lesson.task]]\nkind = 'jump'\ngrid = '4'",
    ],
)
def test_a_file_that_holds_no_lessons_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the messages are of the TOML reader too
        parse_lessons(text)


def test_the_tasks_on_shape_clues_are_solved_by_a_rectangle_of_the_shape() -> None:
    assert SHAPES.name == "shape-clues"
    for task in SHAPES.tasks[:-1]:
        clue = known(task.target).first
        assert clue in task.start.puzzle.shapes
        (right,) = (rect for rect in solve(task.start.puzzle).solutions[0] if rect.covers(clue))
        done = apply(task.start, Place(right))
        assert judge_task(task, task.start, done).verdict is TaskVerdict.RIGHT
        assert all(check_rect(task.start.puzzle, rect) is not None for rect in task.start.rects)


def test_the_puzzle_with_shape_clues_has_all_four_kinds() -> None:
    puzzle = SHAPES.tasks[-1].start.puzzle
    kinds = {(area is None, cell in puzzle.shapes) for cell, area in puzzle.clues.items()}
    assert len(kinds) == 4
    assert len(solve(puzzle).solutions) == 1

"""Every lesson played to its end in the real window, with the gestures of a player."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from shikaku_gui.gui.learn.lesson_page import LessonPage
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import CrossOut, Pencil, Place, Rect, check_rect
from shikaku_gui.play import (
    Advice,
    Lesson,
    TaskKind,
    Tone,
    Tool,
    all_lessons,
    asks_for_dead_end,
    hint_to_show,
)
from shikaku_gui.solver import MarkRole, Technique, solve
from shikaku_gui.store import load_lesson_progress
from tests.gui.learn.lesson_playing import choose, click, cross_out, drag, pencil, point
from tests.known import known

ALL_LESSONS = all_lessons()
LESSONS = [lesson for lesson in ALL_LESSONS if lesson.name != "where-to-look"]


def answer(page: LessonPage) -> None:
    """Do what the technique of the present task concludes first, or point at the dead end."""
    judge = page.judge
    assert judge is not None
    if page.task.kind is TaskKind.LOOK:
        hint = judge.hints[0]
        point(page, (hint.conclusion.cells or (hint.subjects[0].cell,))[0])
        return
    if asks_for_dead_end(page.task):
        point(page, min(judge.dead_ends(hint_to_show(judge.hints))))
        return
    match hint_to_show(judge.hints).move:
        case Place(rect):
            if page.tool_strip.isVisible():
                choose(page, Tool.DRAW)
            drag(page, rect)
        case Pencil((rect,)):
            pencil(page, rect)
        case CrossOut(rects):
            cross_out(page, rects[0])


def play(page: LessonPage) -> None:
    """Do the present task, and go on to the next one."""
    task = page.task
    if task.kind is TaskKind.EXAMPLE:
        assert page.panel.feedback is not None
        while page.task is task:
            click(page.panel.next_button)
        return
    assert not page.done
    if task.kind is TaskKind.SOLVE:
        for rect in solve(task.start.puzzle).solutions[0]:
            drag(page, rect)
    elif task.kind is TaskKind.RESIZE:
        clue = known(task.target).first
        drag(page, next(r for r in solve(task.start.puzzle).solutions[0] if r.covers(clue)))
    else:
        answer(page)
    assert page.done
    assert page.panel.feedback is not None
    assert page.panel.feedback.tone is Tone.GOOD


@pytest.mark.slow
@pytest.mark.parametrize("lesson", ALL_LESSONS[1:], ids=lambda lesson: str(lesson.name))
def test_a_lesson_is_played_to_its_end(window: MainWindow, lesson: Lesson) -> None:
    window.learn.open_lesson(lesson)
    page = window.learn.lesson_page.made
    assert page is not None
    for task in lesson.tasks:
        assert page.task is task
        play(page)
        if page.task is task and task is not lesson.tasks[-1]:
            click(page.panel.next_button)
    progress = load_lesson_progress(window.history_service.database())
    assert progress[lesson.name].finished
    click(page.panel.next_button)
    following = ALL_LESSONS[(lesson.number + 1) % len(ALL_LESSONS)]
    assert page.lesson is (lesson if following is LESSONS[0] else following)
    assert page.isVisible() == (following is not LESSONS[0])


def test_a_drag_that_breaks_a_rule_is_taken_back_with_its_reason(window: MainWindow) -> None:
    page = opened(window, Technique.ONLY_RECTANGLE, 1)
    start = page.task.start
    free = next(
        rect
        for row in range(start.puzzle.rows)
        for col in range(start.puzzle.cols - 1)
        if check_rect(start.puzzle, rect := Rect(row, col, 1, 2)) is not None
        and not start.touching(rect)
    )
    drag(page, free)
    feedback = known(page.panel.feedback)
    assert feedback.tone is Tone.WRONG
    assert page.controller.board == start
    assert not page.done


def test_given_rectangles_stay_and_it_is_said(window: MainWindow) -> None:
    page = opened(window, Technique.ONLY_RECTANGLE, 1)
    one, other, *_ = page.task.start.rects
    drag(page, Rect.between(one.first, other.last))
    assert page.controller.board == page.task.start
    feedback = known(page.panel.feedback)
    assert "stay" in feedback.text.plain
    assert feedback.tone is Tone.WRONG


def test_nothing_can_be_drawn_on_an_example_and_enter_goes_on(window: MainWindow) -> None:
    page = opened(window, Technique.ONLY_RECTANGLE, 0)
    drag(page, Rect(0, 0, 1, 2))
    pencil(page, Rect(0, 0, 1, 2))
    assert page.controller.board == page.task.start
    assert page.board.hasFocus()
    QTest.keyClick(page.board, Qt.Key.Key_Return)
    assert page.at == 1


def test_where_to_look_marks_what_was_drawn_last_and_asks_for_a_clue(window: MainWindow) -> None:
    lesson = next(one for one in ALL_LESSONS if one not in LESSONS)
    window.learn.open_lesson(lesson)
    page = known(window.learn.lesson_page.made)
    assert page.task.advice is Advice.LAST
    (mark,) = page.controller.board_marks.marks
    assert mark.rect == page.task.target
    right = {hint.subjects[0].cell for hint in known(page.judge).hints}
    point(page, next(cell for cell in page.task.start.puzzle.clues if cell not in right))
    assert not page.done
    point(page, min(right))
    assert page.done


def test_what_if_asks_for_the_dead_end_without_showing_the_answer(window: MainWindow) -> None:
    page = opened(window, Technique.WHAT_IF, 1)
    judge = known(page.judge)
    hint = hint_to_show(judge.hints)
    marks = page.controller.board_marks
    assert list(marks.ghosts) == [hint.supposed]
    assert MarkRole.RULED_OUT not in {mark.role for mark in marks.marks}
    assert not page.tool_strip.isVisible()
    ends = judge.dead_ends(hint)
    fine = next(cell for cell in page.task.start.puzzle.grid.cells() if cell not in ends)
    point(page, fine)
    assert not page.done
    assert known(page.panel.feedback).tone is Tone.WRONG
    click(page.panel.help_button)
    assert not page.done
    point(page, min(ends))
    assert page.done
    assert known(page.panel.feedback).tone is Tone.GOOD


def opened(window: MainWindow, technique: Technique, at: int) -> LessonPage:
    """Open a task of the lesson on a technique."""
    window.learn.open_lesson(next(one for one in LESSONS if one.technique is technique), at)
    return known(window.learn.lesson_page.made)


def test_a_wrong_rectangle_is_taken_back_with_its_reason(window: MainWindow) -> None:
    window.learn.open_lesson(LESSONS[3], 4)
    page = window.learn.lesson_page.made
    assert page is not None
    judge = page.judge
    assert judge is not None
    solution = solve(page.task.start.puzzle).solutions[0]
    possible = {rect for rects in judge.live.values() for rect in rects}
    choose(page, Tool.DRAW)
    drag(page, min(possible - set(solution)))
    feedback = page.panel.feedback
    assert feedback is not None
    assert feedback.tone is Tone.WRONG
    assert feedback.text.plain
    assert page.controller.board == page.task.start
    assert page.controller.board_marks.marks
    assert not page.done


def test_a_conclusion_of_another_technique_is_no_answer(window: MainWindow) -> None:
    window.learn.open_lesson(LESSONS[5], 4)
    page = window.learn.lesson_page.made
    assert page is not None
    judge = page.judge
    assert judge is not None
    solution = set(solve(page.task.start.puzzle).solutions[0])
    possible = {rect for rects in judge.live.values() for rect in rects}
    cross_out(page, min(possible - solution - judge.excluded))
    feedback = page.panel.feedback
    assert feedback is not None
    assert (feedback.tone, feedback.title) == (Tone.PLAIN, "True, but not this")
    assert page.controller.board.marks.crossed_out
    answer(page)
    assert page.done


@pytest.mark.parametrize("number", [4, 10])
def test_a_rectangle_is_crossed_out_by_mouse_alone(window: MainWindow, number: int) -> None:
    window.learn.open_lesson(LESSONS[number], 4)
    page = window.learn.lesson_page.made
    assert page is not None
    judge = page.judge
    assert judge is not None
    wanted = hint_to_show(judge.hints).conclusion.excluded[0]
    drag(page, wanted)
    assert wanted in page.controller.board.marks.crossed_out
    assert page.done
    assert not page.tool_strip.isEnabled()
    click(page.panel.next_button)
    assert page.tool_strip.isEnabled()


@pytest.mark.parametrize("tool", [Tool.PENCIL, Tool.DRAW])
def test_a_tool_is_chosen_with_the_mouse(window: MainWindow, tool: Tool) -> None:
    window.learn.open_lesson(LESSONS[4], 4)
    page = window.learn.lesson_page.made
    assert page is not None
    choose(page, tool)
    rect = min(set(solve(page.task.start.puzzle).solutions[0]) - set(page.task.start.rects))
    drag(page, rect)
    board = page.controller.board
    assert (rect in board, rect in board.marks.pencilled) == (
        tool is Tool.DRAW,
        tool is Tool.PENCIL,
    )


@pytest.mark.parametrize(("number", "at"), [(0, 0), (1, 4), (4, 0)])
def test_there_are_no_tools_where_nothing_is_marked(
    window: MainWindow, number: int, at: int
) -> None:
    window.learn.open_lesson(LESSONS[number], at)
    page = window.learn.lesson_page.made
    assert page is not None
    assert not page.tool_strip.isVisible()


@pytest.mark.parametrize(("number", "text"), [(10, "Next Lesson"), (11, "Done")])
def test_the_last_button_says_what_follows(window: MainWindow, number: int, text: str) -> None:
    lesson = LESSONS[number]
    window.learn.open_lesson(lesson, len(lesson.tasks) - 1)
    page = window.learn.lesson_page.made
    assert page is not None
    play(page)
    assert page.panel.next_button.text() == text


def test_a_guided_task_shows_where_to_look(window: MainWindow) -> None:
    window.learn.open_lesson(LESSONS[2], 1)
    page = window.learn.lesson_page.made
    assert page is not None
    assert page.panel.feedback is not None
    assert page.controller.board_marks.marks
    assert not page.done


def test_the_lesson_on_counting_measures_while_dragging(window: MainWindow) -> None:
    window.learn.open_lesson(LESSONS[9], 4)
    page = window.learn.lesson_page.made
    assert page is not None
    session = page.controller.session
    for _ in range(2):
        QTest.keyClick(page.board, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert session.preview is not None
    assert f"= {session.preview.rect.area} cells" in page.panel.ruler.text()
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert not page.panel.ruler.isVisible()
    assert page.isVisible()


def test_a_rejected_trial_is_an_answer(window: MainWindow) -> None:
    window.learn.open_lesson(LESSONS[10], 4)
    page = window.learn.lesson_page.made
    assert page is not None
    judge = page.judge
    assert judge is not None
    supposed: Rect = judge.hints[0].conclusion.excluded[0]
    QTest.keyClick(page.board, Qt.Key.Key_T)
    drag(page, supposed)
    assert not page.done
    QTest.keyClick(page.board, Qt.Key.Key_J)
    assert supposed in page.controller.board.marks.crossed_out
    assert page.done

"""Every lesson played to its end in the real window, with the gestures of a player."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from shikaku_gui.gui.learn.lesson_page import LessonPage
from shikaku_gui.gui.main_window import MainWindow
from shikaku_gui.model import CrossOut, Pencil, Place, Rect
from shikaku_gui.play import Lesson, TaskKind, Tone, Tool, all_lessons, hint_to_show
from shikaku_gui.solver import solve
from shikaku_gui.store import load_lesson_progress
from tests.gui.learn.lesson_playing import choose, click, cross_out, drag, pencil

LESSONS = all_lessons()


def answer(page: LessonPage) -> None:
    """Do what the technique of the present task concludes first."""
    judge = page.judge
    assert judge is not None
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
    else:
        answer(page)
    assert page.done
    assert page.panel.feedback is not None
    assert page.panel.feedback.tone is Tone.GOOD


@pytest.mark.slow
@pytest.mark.parametrize("lesson", LESSONS[1:], ids=lambda lesson: str(lesson.name))
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
    following = LESSONS[(lesson.number + 1) % len(LESSONS)]
    assert page.lesson is (lesson if following is LESSONS[0] else following)
    assert page.isVisible() == (following is not LESSONS[0])


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


@pytest.mark.parametrize(("number", "text"), [(9, "Next Lesson"), (10, "Done")])
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

"""Solutions found beside the window and kept."""

from pytestqt.qtbot import QtBot

from shikaku_gui.gui.paper.solution_cache import SolutionCache
from tests.gui.boards import PUZZLE, SEVERAL, SOLUTION
from tests.gui.waiting import Waiting


def test_what_is_missing_is_found_once(qtbot: QtBot) -> None:
    runner = Waiting()
    answers = SolutionCache(runner)
    assert answers[PUZZLE] is None
    answers.find([PUZZLE, SEVERAL])
    assert answers.busy
    with qtbot.waitSignal(answers.found):
        runner.go_on()
    one, several = answers[PUZZLE], answers[SEVERAL]
    assert one is not None
    assert one.rects == SOLUTION
    assert several is not None
    assert several.rects is None
    with qtbot.waitSignal(answers.found):
        answers.find([SEVERAL, PUZZLE])
    assert not runner.kept
    assert not answers.busy


def test_work_that_was_dropped_leads_to_nothing(qtbot: QtBot) -> None:
    runner = Waiting()
    answers = SolutionCache(runner)
    answers.find([PUZZLE])
    answers.cancel()
    with qtbot.assertNotEmitted(answers.found):
        runner.go_on()
    assert answers[PUZZLE] is None


def test_dropping_nothing_leaves_the_work_of_others(qtbot: QtBot) -> None:
    runner = Waiting()
    runner.submit(lambda _stop: 1, lambda _: None)
    SolutionCache(runner).cancel()
    assert runner.busy

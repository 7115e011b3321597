"""Late loading waits for a pause of the player and for the jobs that run."""

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.formats import SavedGame
from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.board.game_controller import GameController
from shikaku_gui.gui.game.warm_up import PAUSE_MILLISECONDS, WarmUp
from shikaku_gui.model import Place
from tests.gui.boards import PUZZLE, SOLUTION


class Busy(Jobs):
    """A runner that is busy when it is told to be."""

    at_work = False

    @property
    def busy(self) -> bool:
        return self.at_work


class Scene:
    """A game, a runner, a clock, and two steps that note that they were taken."""

    def __init__(self) -> None:
        self.now = 100.0
        self.taken: list[str] = []
        self.controller = GameController(SavedGame(PUZZLE))
        self.runner = Busy()
        steps = [lambda: self.taken.append("one"), lambda: self.taken.append("two")]
        self.warm_up = WarmUp(self.controller, self.runner, steps, clock=lambda: self.now)


@pytest.fixture
def scene(qtbot: QtBot) -> Scene:
    return Scene()


def test_the_steps_are_taken_one_at_a_time(scene: Scene) -> None:
    scene.warm_up.step_if_idle()
    assert scene.taken == ["one"]
    scene.warm_up.step_if_idle()
    assert scene.taken == ["one", "two"]


def test_no_step_is_taken_while_something_is_drawn(scene: Scene) -> None:
    session = scene.controller.session
    session.enter()
    assert session.busy
    scene.warm_up.step_if_idle()
    assert scene.taken == []
    session.cancel()
    scene.warm_up.step_if_idle()
    assert scene.taken == ["one"]


def test_no_step_is_taken_soon_after_a_move(scene: Scene) -> None:
    scene.controller.notify(scene.controller.session.play(Place(SOLUTION[0])))
    scene.now += PAUSE_MILLISECONDS / 1000 - 0.01
    scene.warm_up.step_if_idle()
    assert scene.taken == []
    scene.now += 0.02
    scene.warm_up.step_if_idle()
    assert scene.taken == ["one"]


def test_no_step_is_taken_while_a_job_runs(scene: Scene) -> None:
    scene.runner.at_work = True
    scene.warm_up.step_if_idle()
    assert scene.taken == []
    scene.runner.at_work = False
    scene.warm_up.step_if_idle()
    assert scene.taken == ["one"]


def test_the_steps_follow_by_themselves(scene: Scene, qtbot: QtBot) -> None:
    scene.warm_up.step_if_idle()
    qtbot.waitUntil(lambda: scene.taken == ["one", "two"])

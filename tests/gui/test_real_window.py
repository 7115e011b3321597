"""The program on a real screen, driven by real pointer and key events of the X server."""

import time

from shikaku_gui import formats, resources
from shikaku_gui.model import Cell, Clear, Fill, Place
from shikaku_gui.solver import solve
from tests.gui.conftest import Start
from tests.gui.real_screen import on_screen, wait_until

pytestmark = on_screen

SAMPLE = next(path for path in resources.samples() if path.stem == "kuleuven-7x7")
PUZZLE = formats.load(SAMPLE).puzzle
SOLUTION = solve(PUZZLE).solutions[0]


def test_a_whole_game(start: Start) -> None:
    player = start(str(SAMPLE))
    for rect in SOLUTION:
        player.drag(rect)
    played = player.save()
    assert sorted(played.rects) == sorted(SOLUTION)
    assert played.seconds > 0

    count = len(SOLUTION)
    player.press(*["ctrl+z"] * count)
    assert player.save().rects == ()
    player.press(*["ctrl+shift+z"] * count)
    assert sorted(player.save().rects) == sorted(SOLUTION)

    player.press("ctrl+BackSpace")
    player.press("h", "h", "h", "h", "h")
    wait_until(lambda: len(player.save().rects) == 1)
    hinted = player.save()
    assert hinted.hints == (0, 0, 0, 0), "help after the finish is not counted"
    assert isinstance(hinted.moves[-2], Clear)
    assert isinstance(hinted.moves[-1], Place)
    assert hinted.moves[-1].hinted
    assert hinted.rects[0] in SOLUTION

    player.press("ctrl+Return")
    wait_until(lambda: len(player.save().rects) == count)
    solved = player.save()
    assert isinstance(solved.moves[-1], Fill)
    assert sorted(solved.rects) == sorted(SOLUTION)
    player.press("ctrl+z")
    before = player.save()
    assert before.rects == hinted.rects
    player.quit()

    again = start(str(player.saved))
    assert again.save().rects == before.rects
    again.press("ctrl+shift+z")
    assert sorted(again.save().rects) == sorted(SOLUTION)
    again.quit()


def test_marks_and_a_trial(start: Start) -> None:
    player = start(str(SAMPLE))
    one, other = sorted(SOLUTION, key=lambda rect: rect.area)[-2:]
    player.drag(one, button=3)
    assert list(player.save().board.marks.pencilled) == [one]
    player.drag(other, before_release="x")
    assert list(player.save().board.marks.crossed_out) == [other]
    player.press("ctrl+shift+BackSpace")
    assert player.save().board.marks.empty

    player.press("t")
    player.drag(one)
    trial = player.save().board.trials[-1]
    assert trial.supposed == one
    player.press("j")
    rejected = player.save()
    assert (rejected.rects, list(rejected.board.marks.crossed_out)) == ((), [one])
    player.press("ctrl+z", "k")
    kept = player.save()
    assert (kept.rects, kept.board.trials) == ((one,), ())
    player.quit()

    again = start(str(player.saved))
    assert again.save().board == kept.board
    again.quit()


def test_nothing_is_lost_when_the_program_is_killed(start: Start) -> None:
    player = start(str(SAMPLE))
    big = max(SOLUTION, key=lambda rect: rect.area)
    player.drag(big)
    time.sleep(2)
    player.kill()
    again = start()
    assert again.save().rects == (big,)
    again.quit()


def test_zoom_pan_and_play_on_a_part_of_the_board(start: Start) -> None:
    player = start(str(SAMPLE))
    fitted = player.view
    player.zoom(Cell(3, 3), 3)
    player.turn_to()
    left, top, cell = player.view
    assert cell > 1.5 * fitted[2]
    player.zoom(Cell(3, 3), 1)
    player.turn_to()
    zoomed = player.view
    assert zoomed[2] > cell
    for before, after in ((left, zoomed[0]), (top, zoomed[1])):
        # What is under the pointer has stayed there.
        assert abs((before + 3.5 * cell) - (after + 3.5 * zoomed[2])) <= 2
    player.drag_board(-60, -40, Cell(3, 3))
    player.turn_to()
    assert player.view == (zoomed[0] - 60, zoomed[1] - 40, zoomed[2])

    rect = next(rect for rect in SOLUTION if rect.covers(Cell(2, 3)))
    player.drag(rect)
    assert player.save().rects == (rect,)
    view = player.view
    player.quit()
    again = start()
    assert again.save().rects == (rect,)
    found = again.view
    again.press("ctrl+0")
    again.turn_to()
    assert again.view[2] == fitted[2]
    # Without a window manager the window itself may come back a little beside its place.
    assert [a - b for a, b in zip(found, again.view, strict=True)] == [
        a - b for a, b in zip(view, fitted, strict=True)
    ]
    again.quit()

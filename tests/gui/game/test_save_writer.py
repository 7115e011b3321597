"""The writer of games: what fails is kept and tried again, and nothing else is waited for."""

from collections.abc import Iterator
from functools import partial
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from shikaku_gui.gui.base.jobs import Jobs
from shikaku_gui.gui.game import save_writer
from shikaku_gui.gui.game.save_writer import SaveWriter
from tests.gui.at_once import AtOnce


class Disk:
    """Fails as often as it is told to, then notes what is written."""

    def __init__(self, failures: int = 0) -> None:
        self.failures = failures
        self.written: list[str] = []

    def write(self, text: str) -> None:
        if self.failures:
            self.failures -= 1
            raise OSError(28, "No space left on device")
        self.written.append(text)


@pytest.fixture(params=[AtOnce, Jobs])
def writer(
    qtbot: QtBot, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[SaveWriter]:
    monkeypatch.setattr(save_writer, "RETRY_MILLISECONDS", 1)
    made = SaveWriter(request.param())
    yield made
    made.close()


def test_a_write_that_fails_is_reported_and_tried_again(qtbot: QtBot, writer: SaveWriter) -> None:
    disk, told, done = Disk(3), list[str](), list[str]()
    writer.trouble.connect(told.append)
    writer.write(lambda: disk.write("one"), lambda: done.append("done"))
    qtbot.waitUntil(lambda: disk.written == ["one"])
    qtbot.waitUntil(lambda: not writer.busy)
    assert told == ["No space left on device"] * 3
    assert done == ["done"]


def test_finishing_tells_why_something_is_not_written(writer: SaveWriter) -> None:
    disk = Disk(2)
    writer.write(lambda: disk.write("one"))
    assert writer.finish() == "No space left on device"
    assert writer.finish() == ""
    assert disk.written == ["one"]
    assert writer.finish() == ""


def test_errors_that_are_no_trouble_with_the_disk_are_raised(qtbot: QtBot) -> None:
    def wrong() -> None:
        raise KeyError

    writer = SaveWriter(AtOnce())
    with pytest.raises(KeyError):
        writer.write(wrong)


def test_what_is_written_now_comes_after_everything_before(qtbot: QtBot) -> None:
    writer, disk, begun = SaveWriter(Jobs()), Disk(), Event()

    def slow() -> None:
        begun.wait(5)
        disk.write("slow")

    writer.write(slow)
    writer.write(lambda: disk.write("next"))
    assert writer.busy
    begun.set()
    writer.write_now(lambda: disk.write("now"), "a")
    assert disk.written == ["slow", "next", "now"]
    assert not writer.busy
    writer.close()
    writer.write(lambda: disk.write("late"))
    assert disk.written == ["slow", "next", "now"]


def test_of_writes_of_the_same_thing_that_wait_only_the_latest_is_made(qtbot: QtBot) -> None:
    writer, disk, begun = SaveWriter(Jobs()), Disk(1), Event()
    writer.write(lambda: disk.written.append(str(begun.wait(5))))
    for text in ("1", "2", "3"):
        for what in ("a", "b"):
            writer.write_latest(what, partial(disk.write, what + text))
    begun.set()
    assert writer.finish() == ""
    assert disk.written == ["True", "b3", "a3"]  # the first try of a3 failed
    writer.write_latest("a", partial(disk.write, "a4"))
    writer.close()
    assert disk.written[-1] == "a4"


def test_a_write_that_failed_does_not_replace_a_later_one(writer: SaveWriter) -> None:
    disk = Disk(1)
    writer.write_latest("a", lambda: disk.write("old"))
    writer.write_latest("a", lambda: disk.write("new"))
    assert writer.finish() == ""
    assert disk.written == ["new"]


def test_what_is_forgotten_is_not_tried_again(writer: SaveWriter) -> None:
    disk = Disk(1)
    writer.write_now(lambda: disk.write("a"), "a")
    writer.forget("a")
    assert writer.finish() == ""
    assert disk.written == []


def test_a_write_now_that_fails_is_reported(writer: SaveWriter) -> None:
    disk, told = Disk(1), list[str]()
    writer.trouble.connect(told.append)
    writer.write_now(lambda: disk.write("now"), "a")
    assert told == ["No space left on device"]

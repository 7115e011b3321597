"""Where the work of the commands is done, and what of it is seen when."""

import argparse
from collections.abc import Iterator

import pytest

from shikaku_gui import cli
from shikaku_gui.cli import working
from shikaku_gui.cli.batch import MOST_JOBS


def options(*given: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    working.add_options(parser)
    return parser.parse_args(given)


def test_each_answer_comes_before_the_items_after_the_next_are_taken() -> None:
    taken: list[int] = []

    def items() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    answers = working.each(options("--jobs", "1"), str, items())
    assert [next(answers) for _ in range(3)] == ["0", "1", "2"]
    assert taken == [0, 1, 2]


@pytest.mark.parametrize("count", [0, 1])
def test_so_little_needs_no_processes(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(working, "opened", None)
    assert len(list(working.each(options("--jobs", "2"), str, range(count)))) == count


@pytest.mark.parametrize("jobs", ["0", "-1", "1.5", "many", str(MOST_JOBS + 1), "9" * 5_000])
def test_a_number_of_processes_that_makes_no_sense_is_refused(
    jobs: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        cli.main(["check", "none.txt", f"--jobs={jobs}"])
    assert "argument --jobs: " in capsys.readouterr().err


def test_the_most_processes_are_taken() -> None:
    assert options("--jobs", str(MOST_JOBS)).jobs == MOST_JOBS

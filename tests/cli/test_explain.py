"""``shikaku explain``: one line for each step, and JSON."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from shikaku_gui import cli
from shikaku_gui.solver.techniques import placement_sets

WHAT_IF = ". . . 4 . 2\n. . 2 . 3 .\n4 . . 3 . .\n. 4 . . . .\n4 . . . 1 3"
FIRST = (
    "1. Only one rectangle fits: Only R1C1-R3C1 fits the 3 in R1C1. Every other rectangle "
    "hits the edge or the 2 in R1C2."
)


def test_a_line_a_step(write: Callable[[str], str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["explain", write("3 2 .\n. . .\n. . 4")]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == FIRST
    assert [line.split(". ")[0] for line in lines] == ["1", "2", "3"]
    assert all(": " in line and line.endswith(".") for line in lines)


def test_json(write: Callable[[str], str], capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        cli.main(
            [
                "explain",
                write(WHAT_IF),
                "--json",
            ]
        )
        == 0
    )
    answer = json.loads(capsys.readouterr().out)
    assert answer["solved"] is True
    what_if = next(step for step in answer["steps"] if step["technique"] == "what-if")
    assert what_if["excluded"] == [what_if["supposed"]]
    assert what_if["chain"][-1]["kind"] == "contradiction"
    assert len(what_if["views"]) <= len(what_if["chain"]) + 1
    assert what_if["views"][-1]["ghosts"][0] == what_if["supposed"]


@pytest.mark.parametrize(
    ("grid", "status", "end"),
    [
        ("2 .\n. 2", 0, "every solution counts."),
        ("2 1\n1 .", 3, "includes another clue."),
    ],
)
def test_the_last_line_says_why_it_goes_no_further(
    write: Callable[[str], str],
    capsys: pytest.CaptureFixture[str],
    grid: str,
    status: int,
    end: str,
) -> None:
    assert cli.main(["explain", write(grid)]) == status
    assert capsys.readouterr().out.rstrip().endswith(end)
    assert cli.main(["explain", write(grid), "--json"]) == status
    assert json.loads(capsys.readouterr().out)["solved"] is False


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert cli.main(["explain", str(tmp_path / "none.txt")]) == 2
    assert "none.txt" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("limit", "max_bits", "why"),
    [
        (["--time-limit", "1e-9"], placement_sets.MAX_BITS, "reached its time limit of 1e-09 s"),
        ([], 0, "too many rectangles are possible"),
    ],
)
def test_a_limit_is_reported(
    write: Callable[[str], str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    limit: list[str],
    max_bits: int,
    why: str,
) -> None:
    monkeypatch.setattr(placement_sets, "MAX_BITS", max_bits)
    path = write("3 2 .\n. . .\n. . 4")
    assert cli.main(["explain", path, *limit]) == 4
    assert capsys.readouterr() == ("", f"shikaku: {path}: {why}\n")

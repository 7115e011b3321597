"""``shikaku grade``: a line or an object for each puzzle."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from shikaku_gui import cli, solver
from shikaku_gui.solver import easy_steps

SAID = [
    (
        "3 2 .\n. . .\n. . 4",
        "Gentle; score 6, 2.0 per clue; 3 steps; hardest: Only one rectangle fits; "
        "estimated time: under a minute",
    ),
    (
        ". . . 4 . 2\n. . 2 . 3 .\n4 . . 3 . .\n. 4 . . . .\n4 . . . 1 3",
        "Expert; score 610, 61.0 per clue; 15 steps; hardest: What if; needs what-if 2 times; "
        "estimated time: about 8 minutes",
    ),
    ("2 .\n. 2", "no grade; has several solutions"),
    ("2 1\n1 .", "no grade; has no solution"),
]


@pytest.mark.parametrize(("grid", "said"), SAID)
def test_a_line_says_it_all(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], grid: str, said: str
) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text(grid, encoding="utf-8")
    assert cli.main(["grade", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: {said}\n"


def test_json_has_a_line_a_puzzle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = []
    for number, (grid, _) in enumerate(SAID):
        paths.append(tmp_path / f"{number}.txt")
        paths[-1].write_text(grid, encoding="utf-8")
    assert cli.main(["grade", "--json", *map(str, paths)]) == 0
    first, *_, last = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {
        "file": str(paths[0]),
        "grade": "gentle",
        "score": 6,
        "score_per_clue": 2.0,
        "hardest": "only-rectangle",
        "one_hard_moment": False,
        "steps": 3,
        "techniques": {"only-rectangle": 3},
        "human_solvable": True,
        "expected_minutes": 0.2,
    }
    assert last["human_solvable"] is False
    assert last["expected_minutes"] is None


def test_what_has_several_solutions_is_not_gone_through(
    write: Callable[[str], str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solver, "grade", None)
    assert cli.main(["grade", write("2 .\n. 2")]) == 0
    assert "has several solutions" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("limit", "most_cells", "why"),
    [
        (["--time-limit", "1e-9"], easy_steps.MOST_CELLS, "reached its time limit of 1e-09 s"),
        ([], 0, "too many rectangles are possible"),
    ],
)
def test_a_limit_is_no_grade(
    write: Callable[[str], str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    limit: list[str],
    most_cells: int,
    why: str,
) -> None:
    monkeypatch.setattr(easy_steps, "MOST_CELLS", most_cells)
    path = write(SAID[0][0])
    assert cli.main(["grade", path, path, *limit, "--jobs", "1"]) == 4
    assert capsys.readouterr().out == f"{path}: {why}\n" * 2
    assert cli.main(["grade", path, "--json", *limit]) == 4
    answer = json.loads(capsys.readouterr().out)
    assert answer.pop("file") == path
    assert answer["grade"] is None
    assert set(answer.values()) == {None}
    assert "human_solvable" in answer


def test_a_bad_file_does_not_hide_the_good(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = tmp_path / "good.txt"
    good.write_text(SAID[0][0], encoding="utf-8")
    assert cli.main(["grade", str(tmp_path / "none.txt"), str(good)]) == 2
    captured = capsys.readouterr()
    assert "Gentle" in captured.out
    assert "none.txt" in captured.err

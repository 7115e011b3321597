"""``shikaku check``: one line for each puzzle, and the worst exit status."""

import json
from pathlib import Path
from typing import Any

import pytest

from shikaku_gui import cli, proof_checker, solver
from shikaku_gui.model import Puzzle
from shikaku_gui.solver import CutShortError, SolveResult, solve as plain_solve

ONE, SEVERAL, NONE = "2 .\n. .\n. 4\n", "2 .\n. 2\n", "2 .\n. .\n"
BAD_MIDDLE = (
    '{"one": {"problem": "1 2\\n2 -"}, "bad": {"problem": "1 x\\n3"}, '
    '"other": {"problem": "1 1\\n3"}, "last": {"problem": "1"}}'
)
TWO = '{"one": {"problem": "1 2\\n2 -"}, "other": {"problem": "1 1\\n3"}}'


def check(folder: Path, texts: list[str], *options: str) -> int:
    """Write the texts into files and check these."""
    files = []
    for number, text in enumerate(texts):
        files.append(folder / f"{number}.txt")
        files[-1].write_text(text)
    return cli.main(["check", *map(str, files), *options])


def test_a_line_says_the_verdict_and_the_figures(
    sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["check", str(sample)]) == 0
    assert capsys.readouterr().out == (
        f"{sample}: one solution; 6 x 6, clues: 11, fixed: 1, alternatives: 31, cover: 3\n"
    )


@pytest.mark.parametrize(
    ("texts", "status", "verdicts"),
    [
        ([ONE, SEVERAL], 0, ["one solution", "several solutions"]),
        ([ONE, NONE, ONE], 3, ["one solution", "no solution", "one solution"]),
        ([TWO], 3, ["one solution", "no solution"]),
        (["2 x", ONE], 2, ["one solution"]),
        (["2 x", NONE], 2, ["no solution"]),
        ([BAD_MIDDLE, NONE], 2, ["one solution", "no solution", "one solution", "no solution"]),
    ],
)
def test_the_worst_tells_the_exit_status(
    texts: list[str],
    status: int,
    verdicts: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert check(tmp_path, texts) == status
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(verdicts)
    assert all(f": {verdict};" in line for line, verdict in zip(lines, verdicts, strict=True))


def test_a_puzzle_of_several_is_named_by_its_number(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    check(tmp_path, [TWO])
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{tmp_path / '0.txt'} #1: one solution")
    assert second.startswith(f"{tmp_path / '0.txt'} #2: no solution")
    assert "; The clues add up to 3, but the grid has only one cell." in second


def test_a_bad_one_of_several_is_named_and_the_others_are_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(tmp_path, [BAD_MIDDLE]) == 2
    said = capsys.readouterr()
    file = tmp_path / "0.txt"
    assert [line.split(":")[0] for line in said.out.splitlines()] == [
        f"{file} #{number}" for number in (1, 3, 4)
    ]
    assert said.err.startswith(f"shikaku: {file} #2: line 1, column 53: expected a grid with ")
    assert len(said.err.splitlines()) == 1


def test_several_processes_share_the_puzzles_of_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(tmp_path, [BAD_MIDDLE], "--jobs", "1") == 2
    alone = capsys.readouterr()
    assert check(tmp_path, [BAD_MIDDLE], "--jobs", "2") == 2
    assert capsys.readouterr() == alone


def test_ctrl_c_amid_a_file_leaves_what_is_done(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(puzzle: Puzzle, **options: Any) -> SolveResult:
        if puzzle.title == "last":
            raise KeyboardInterrupt
        return plain_solve(puzzle, **options)

    monkeypatch.setattr(solver, "solve", interrupted)
    assert check(tmp_path, [BAD_MIDDLE], "--jobs", "1") == 130
    said = capsys.readouterr()
    assert [": one solution" in line for line in said.out.splitlines()] == [True, False]
    assert "#2: line 1, column 53" in said.err


def test_json_says_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    check(tmp_path, [ONE, NONE], "--json")
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {
        "file": str(tmp_path / "0.txt"),
        "title": "",
        "rows": 3,
        "cols": 2,
        "rooms": 2,
        "fixed": 1,
        "alternatives": 3,
        "cover": 4,
        "status": "unique",
        "problems": [],
    }
    assert second["status"] == "infeasible"
    assert second["problems"] == ["The clues add up to 2, but the grid has 4 cells."]


def test_a_limit_that_is_reached_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(tmp_path, [ONE], "--time-limit", "1e-9") == 4
    assert "unknown: reached its time limit" in capsys.readouterr().out


@pytest.mark.parametrize("limit", ["0", "-1", "nan", "inf", "soon"])
def test_a_limit_that_makes_no_sense_is_refused(
    limit: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        check(tmp_path, [ONE], f"--time-limit={limit}")
    assert "expected a number above 0" in capsys.readouterr().err


def test_proofs_are_written_each_into_a_folder_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    proofs = tmp_path / "new" / "proofs"
    assert check(tmp_path, [ONE, TWO, SEVERAL], "--prove", str(proofs)) == 3
    lines = capsys.readouterr().out.splitlines()
    folders = [Path(line.rpartition("; proof in ")[2]) for line in lines]
    assert [proof_checker.verify(folder).solutions for folder in folders] == [1, 1, 0, 2]
    assert {folder.parent for folder in folders} == {proofs}
    assert len(set(folders)) == 4


def test_json_names_the_proof_only_if_one_is_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    proofs = tmp_path / "proofs"
    assert check(tmp_path, [ONE], "--json", "--prove", str(proofs)) == 0
    proof = Path(json.loads(capsys.readouterr().out)["proof"])
    assert proof_checker.verify(proof).solutions == 1

    def cut_short(*_: object) -> None:
        raise CutShortError

    monkeypatch.setattr(solver, "prove", cut_short)
    assert check(tmp_path, [ONE], "--json", "--prove", str(proofs)) == 4
    assert json.loads(capsys.readouterr().out)["proof"] is None
    assert check(tmp_path, [ONE], "--prove", str(proofs)) == 4
    assert "; too many rectangles are possible\n" in capsys.readouterr().out


def test_proofs_that_cannot_be_written_are_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert check(tmp_path, [ONE], "--prove", str(file)) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"shikaku: {file}: ")


def test_a_summary_counts_all_puzzles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stored = '{"clues": [[2, 0, 1]], "solution": [["a", "b", "b"]]}'
    texts = [ONE, ONE, SEVERAL, NONE, "2 x", ". y", stored]
    assert check(tmp_path, texts, "--summary") == 2
    said = capsys.readouterr()
    assert said.out == (
        "read: 5\nrefused: 2\n"
        "  expected a clue's area or '?', with s, w or t behind it for a shape, or '.': 2\n"
        "duplicates: 1\n"
        "several solutions: 1\nno solution: 1\nother than the solution stored: 1\n"
    )
    assert not said.err
    check(tmp_path, texts, "--summary", "--json")
    counts = json.loads(capsys.readouterr().out)
    assert (counts["read"], counts["duplicates"], counts["differing"]) == (5, 1, 1)
    assert counts["statuses"] == {"unique": 3, "multiple": 1, "infeasible": 1, "limit": 0}

"""``shikaku solve``: what it prints, where, and with which exit status."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from shikaku_gui import cli, formats
from shikaku_gui.model import Cell, Problem, ProblemKind, Rect, is_solved
from shikaku_gui.solver import Figures, Phase, SolveResult, Status

SOLVED = """\
┌───┬───┬───────┬───┬───┐
│ 2 │   │       │   │ 3 │
│   │   │       │   │   │
│   │   │     6 │ 3 │   │
├───┤   │       │   │   │
│   │ 5 │       │   │   │
│   │   ├───────┼───┴───┤
│ 3 │   │ 2     │ 2     │
│   │   ├───────┴───────┤
│   │   │         4     │
├───┴───┴───────┬───────┤
│         4     │     2 │
└───────────────┴───────┘
This is the only solution.
"""
PHASES = (Phase.CHECK, Phase.PLACEMENTS, Phase.DEDUCTION)
# Almost everything goes: far more partitions than can be listed.
ENDLESS = "\n".join(["? . . ? . . ? . . ?", ". . ? . . ? . . ? .", ". ? . . ? . . ? . ."] * 4)

FILES = [
    ("2 .\n. 2", 0, "There are several solutions; this is one of the 2 found."),
    ("? . 1", 0, "This is the only solution."),
    ("3 .\n. .", 3, "There is no solution.\nThe clues add up to 3, but the grid has 4 cells."),
    (". .\n. .", 3, "There is no solution.\nThe puzzle has no clues."),
    ("? 5\n. .", 3, "There is no solution.\nThe clues need at least 6 cells, but the grid has 4."),
    (". 1\n? .", 3, "There is no solution.\nNo clue can reach R1C1, R2C1, R2C2."),
]


def solve(*arguments: str | Path) -> int:
    return cli.main(["solve", *map(str, arguments)])


def test_the_solved_board_is_drawn(sample: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert solve(sample) == 0
    assert capsys.readouterr().out == SOLVED


@pytest.mark.parametrize(("text", "status", "said"), FILES)
def test_the_status_is_printed_and_sets_the_exit_status(
    text: str, status: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzle.txt"
    file.write_text(text)
    assert solve(file) == status
    out, err = capsys.readouterr()
    assert said in out
    assert out.startswith("There is no solution." if status == 3 else "┌")
    assert not err


def result(
    status: Status, solutions: int, complete: bool = False, problems: tuple[Problem, ...] = ()
) -> SolveResult:
    found = ((Rect(0, 0, 1, 2), Rect(1, 0, 1, 2)), (Rect(0, 0, 2, 1), Rect(0, 1, 2, 1)))
    return SolveResult(status, found[:solutions], complete, problems, Figures(2))


CLAIMS = [
    (result(Status.UNIQUE, 1, True), "2", 0, "This is the only solution."),
    (result(Status.MULTIPLE, 2, True), "9", 0, "There are 2 solutions; this is one of them."),
    (
        result(Status.MULTIPLE, 2),
        "2",
        0,
        "There are several solutions; this is one of the 2 found.",
    ),
    (
        result(Status.INFEASIBLE, 0, True, (Problem(ProblemKind.UNREACHED, (Cell(0, 1),)),)),
        "2",
        3,
        "There is no solution.\nNo clue can reach R1C2.",
    ),
    (
        result(Status.LIMIT, 1),
        "1",
        0,
        "This is a solution; there may be others.",
    ),
    (
        result(Status.LIMIT, 1),
        "2",
        4,
        "This is a solution; there may be others.",
    ),
    (
        result(Status.LIMIT, 0),
        "2",
        4,
        "Reached the limit without finding a solution; there may be one.",
    ),
]


@pytest.mark.parametrize(("answer", "at_most", "status", "said"), CLAIMS)
def test_no_more_is_claimed_than_is_known(
    answer: SolveResult,
    at_most: str,
    status: int,
    said: str,
    sample: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("shikaku_gui.cli.solve.solve", lambda *_, **__: answer)
    assert solve(sample, "--max-solutions", at_most) == status
    assert capsys.readouterr().out.endswith(said + "\n")


def test_the_verdict_of_every_status_is_tested() -> None:
    assert {answer.status for answer, *_ in CLAIMS} == set(Status)


def test_json_holds_the_whole_answer(sample: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert solve(sample, "--json") == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    answer = json.loads(out)
    seconds = answer.pop("seconds")
    assert seconds
    assert all(isinstance(spent, float) for spent in seconds.values())
    assert set(answer.pop("peak_memory")) == set(seconds)
    origin = answer.pop("provenance")
    assert {"program", "commit", "python", "ortools", "processor", "date"} <= origin.keys()
    assert (origin["max_solutions"], origin["time_limit"], origin["threads"]) == (2, None, 1)
    (solution,) = answer.pop("solutions")
    assert solution[0] == [0, 0, 2, 1]
    assert len(solution) == 11
    assert answer == {
        "rows": 6,
        "cols": 6,
        "rooms": 11,
        "fixed": 1,
        "alternatives": 31,
        "cover": 3,
        "left": {"basic": 0},
        "components": [],
        "searched": 0,
        "searches": 0,
        "status": "unique",
        "problems": [],
    }


def test_json_without_measurements_is_the_same_each_time(
    sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):
        assert solve(sample, "--json", "--no-measurements") == 0
    one, other = capsys.readouterr().out.splitlines()
    assert one == other
    assert not {"seconds", "peak_memory", "provenance"} & json.loads(one).keys()
    assert "solutions" in one


def test_json_lists_as_many_solutions_as_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzle.txt"
    file.write_text("2 .\n. 2")
    assert solve(file, "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["status"] == "multiple"
    assert sorted(answer["solutions"]) == [
        [[0, 0, 1, 2], [1, 0, 1, 2]],
        [[0, 0, 2, 1], [0, 1, 2, 1]],
    ]


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("nikoli-web-1", (14, 2, 81, 5)),
        ("nikoli-web-6", (36, 1, 210, 3)),
    ],
)
def test_the_published_figures_come_out(
    name: str, figures: tuple[int, ...], sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert solve(sample.with_stem(name), "--json") == 0
    answer = json.loads(capsys.readouterr().out)
    keys = ("rooms", "fixed", "alternatives", "cover")
    assert tuple(answer[key] for key in keys) == figures
    assert answer["status"] == "unique"


def test_stats_add_the_figures_and_the_seconds(
    sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert solve(sample, "--stats") == 0
    lines = capsys.readouterr().out.removeprefix(SOLVED).splitlines()
    table = dict(re.split("  +", line) for line in lines)
    assert [table.pop(phase.value).split()[1] for phase in PHASES] == ["s,", "s,", "s,"]
    assert table == {
        "size": "6 x 6",
        "rooms": "11",
        "fixed": "1",
        "alternatives": "31",
        "cover": "3",
        "left after basic": "0",
    }


def test_stats_tell_what_was_left_to_search(
    sample: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    figures = Figures(9, components=(3, 2, 2, 2, 2, 2), searched=40, searches=1)
    answer = result(Status.LIMIT, 0)._replace(figures=figures)
    monkeypatch.setattr("shikaku_gui.cli.solve.solve", lambda *_, **__: answer)
    solve(sample, "--stats")
    out = capsys.readouterr().out
    assert "components    6 (clues: 3, 2, 2, 2, 2, ...)\n" in out
    assert "searched      placements: 40; calls of CP-SAT: 1\n" in out


@pytest.mark.parametrize("jobs", [["--jobs", "1"], ["--jobs", "2"]])
def test_many_files_are_answered_in_their_order(
    jobs: list[str], sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("3 . .\n. . .")
    files = [sample, bad, sample.with_stem("nikoli-web-1"), tmp_path / "missing.txt"]
    assert solve(*files, *jobs) == 2
    out, err = capsys.readouterr()
    headings = [line for line in out.splitlines() if line.endswith(":")]
    assert headings == [f"{file}:" for file in files[:3]]
    assert err == f"shikaku: {files[3]}: No such file or directory\n"
    assert solve(*files[:3], "--json", *jobs) == 3
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["file"] for answer in answers] == list(map(str, files[:3]))
    assert [answer["status"] for answer in answers] == ["unique", "infeasible", "unique"]
    assert answers[1]["problems"] == ["The clues add up to 3, but the grid has 6 cells."]


def test_limits_are_handed_to_the_solver(sample: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[dict[str, object]] = []

    def note(_puzzle: object, **limits: object) -> SolveResult:
        given.append(limits)
        return result(Status.LIMIT, 0)

    monkeypatch.setattr("shikaku_gui.cli.solve.solve", note)
    solve(sample)
    solve(sample, "--max-solutions", "7", "--time-limit", "2.5")
    assert given == [
        {"max_solutions": 2, "time_limit": None},
        {"max_solutions": 7, "time_limit": 2.5},
    ]


def test_a_time_limit_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "puzzle.txt"
    file.write_text(ENDLESS)
    assert solve(file, "--time-limit", "1e-9") == 4
    assert (
        capsys.readouterr().out
        == "Reached the limit without finding a solution; there may be one.\n"
    )


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"1 2\n3 x\n", "line 2, column 3: expected"),
        (b"", "line 1, column 1: expected"),
        (b"4 . \xff", "line 1, column 5: expected"),
    ],
)
def test_bad_input_is_refused_with_its_place(
    content: bytes,
    reason: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "bad.txt"
    file.write_bytes(content)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content)))
    for argument, name in ((file, str(file)), ("-", "standard input")):
        assert solve(argument) == 2
        out, err = capsys.readouterr()
        assert not out
        assert err.startswith(f"shikaku: {name}: {reason}")
        assert err.count("\n") == 1


def test_a_file_that_cannot_be_read_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "missing.txt"
    assert solve(missing) == 2
    assert capsys.readouterr().err == f"shikaku: {missing}: No such file or directory\n"
    assert solve(tmp_path) == 2
    assert str(tmp_path) in capsys.readouterr().err
    assert solve("") == 2
    assert capsys.readouterr().err == "shikaku: '': No such file or directory\n"


def test_standard_input_is_read(
    sample: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(sample.read_bytes())))
    assert solve("-") == 0
    assert capsys.readouterr().out == SOLVED


def test_one_of_several_puzzles_is_chosen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "several.json"
    file.write_text(r'{"one": {"problem": "1 1\n1"}, "two": {"problem": "1 2\n2 -"}}')
    assert solve(file) == 0
    out = capsys.readouterr().out
    assert f"{file} #1:" in out
    assert f"{file} #2:" in out
    assert solve(file, "--index", "2") == 0
    assert "│ 2     │" in capsys.readouterr().out
    assert solve(file, "--index", "3") == 2
    err = capsys.readouterr().err
    assert err == f"shikaku: {file}: expected an index from 1 to 2, found 3\n"


def test_the_only_puzzle_has_the_number_1(sample: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert solve(sample, "--index", "1") == 0
    assert capsys.readouterr().out == SOLVED
    assert solve(sample, "--index", "2") == 2
    assert capsys.readouterr().err.endswith("expected an index from 1 to 1, found 2\n")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["a.txt", "--index", "0"],
        ["a.txt", "--max-solutions", "0"],
        ["a.txt", "--max-solutions", "two"],
        ["a.txt", "--max-solutions", "9" * 20],
        ["a.txt", "--max-solutions", "²"],
        ["a.txt", "--time-limit", "0"],
        ["a.txt", "--time-limit", "-1"],
        ["a.txt", "--time-limit", "nan"],
        ["a.txt", "--time-limit", "inf"],
        ["a.txt", "--time-limit", "soon"],
        ["a.txt", "--unknown"],
    ],
)
def test_bad_usage_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        solve(*arguments)
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith("usage: shikaku solve")


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "shikaku_gui", "solve", *map(str, arguments)]


@pytest.mark.parametrize(("encoding", "corner"), [("utf-8", "┌"), ("ascii", "+"), ("cp437", "┌")])
def test_frames_are_drawn_with_what_the_terminal_can_show(
    encoding: str, corner: str, sample: Path
) -> None:
    answer = subprocess.run(
        command(sample),
        capture_output=True,
        check=True,
        env={**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"},
    )
    assert answer.stdout.decode(encoding).startswith(corner)
    assert not answer.stderr


def test_a_reader_that_leaves_is_no_error(sample: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        answer = subprocess.run(
            command(sample), stdout=writing, stderr=subprocess.PIPE, check=False
        )
    finally:
        os.close(writing)
    assert answer.returncode == 141
    assert not answer.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is full")
def test_an_answer_that_cannot_be_written_is_an_error(sample: Path) -> None:
    with Path("/dev/full").open("w") as full:
        answer = subprocess.run(
            command(sample), stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert answer.returncode == 1
    assert answer.stderr.startswith("shikaku: could not write the answer: ")
    assert answer.stderr.count("\n") == 1


# Is interrupted, as by Ctrl+C, so long after the search or an import begins.
INTERRUPTED = """
import signal, sys
from shikaku_gui import cli, solver
from shikaku_gui.cli import solve as command

def solve(puzzle, **limits):
    return solver.solve(puzzle, on_progress=lambda phase, done: begin(phase.value), **limits)

def begin(moment):
    if moment == sys.argv[2]:
        sys.argv[2] = ""
        signal.setitimer(signal.ITIMER_REAL, float(sys.argv[3]))

signal.signal(signal.SIGALRM, signal.default_int_handler)
sys.addaudithook(lambda event, args: begin(args[0]) if event == "import" else None)
command.solve = solve
sys.exit(cli.main(["solve", sys.argv[1], "--max-solutions", "100000000"]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is sent another way there")
@pytest.mark.parametrize(
    ("moment", "seconds"),
    [
        ("search", "0.000001"),
        ("ortools.sat.python.cp_model_helper", "0.01"),
        *(
            pytest.param(*moment, marks=pytest.mark.slow)
            for moment in (
                ("numpy", "0.03"),
                ("ortools.util.python.sorted_interval_list", "0.01"),
                ("ortools.sat.python.cp_model_helper", "0.5"),
            )
        ),
    ],
)
def test_ctrl_c_ends_a_search_without_a_traceback(
    moment: str, seconds: str, tmp_path: Path
) -> None:
    file = tmp_path / "endless.txt"
    file.write_text(ENDLESS)
    search = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, str(file), moment, seconds],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert search.returncode == 130
    assert not search.stderr
    assert not search.stdout


def test_what_is_printed_can_be_read(
    sample: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["solve", str(sample), str(sample), "--stats"]) == 0
    printed = tmp_path / "printed.txt"
    printed.write_text(capsys.readouterr().out, "utf-8")
    found = formats.load_all(printed)
    puzzle = formats.load(sample).puzzle
    assert [game.puzzle.clues for game in found] == [puzzle.clues] * 2
    assert all(is_solved(game.board) for game in found)

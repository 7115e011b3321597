"""``shikaku lab``: tables, CSV, claims, summaries and exit statuses."""

import csv
import io
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from shikaku_gui import cli
from shikaku_gui.cli import lab
from shikaku_gui.cli.lab_summary import SizedTime, summary
from shikaku_gui.model import Cell, Puzzle, Rect
from shikaku_gui.solver import (
    FORMULATIONS,
    FormulationRun,
    Laboratory,
    ReasoningLevel,
    RunLimits,
    RunOutcome,
    Verdict,
)
from shikaku_gui.solver.process_memory import resident_size
from tests.cli.conftest import Cluster

QUICK = ["--formulations", "deduction,exact-cover", "--repeat", "2"]
GRID = "3 2 .\n. . .\n. . 4"


@pytest.fixture
def one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run formulations in this process, as where no other can be started."""
    monkeypatch.setattr(sys, "executable", "")


@pytest.mark.usefixtures("one_process")
def test_a_table_for_a_puzzle(
    write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    name = write(GRID)
    assert cli.main(["lab", name, *QUICK, "--levels"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{name}: 3 x 3, clues: 3, ")
    assert lines[1].split()[:2] == ["formulation", "verdict"]
    assert [line.split()[:2] for line in lines[2:4]] == [
        ["deduction", "unique"],
        ["exact-cover", "unique"],
    ]
    at = next(number for number, line in enumerate(lines) if line.startswith("level"))
    levels = [line.split() for line in lines[at + 1 : at + 7]]
    assert [each[0] for each in levels] == [level.value for level in ReasoningLevel]
    assert levels[-1][1] == "0"
    assert lines[-1].split()[0] == "fastest"
    assert lines[-1].split()[1] in ("deduction", "exact-cover")


def test_the_table_shows_the_spread_of_several_runs(
    write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    name = write(GRID)
    given = ["--formulations", "exact-cover"]
    heads = ["cold", "ms", "spread", "warm", "ms", "spread"]
    numbers = {}
    for processes, repeat in ((1, 1), (2, 1), (2, 2)):
        options = ["--processes", str(processes), "--repeat", str(repeat)]
        assert cli.main(["lab", name, *given, *options]) == 0
        _, head, row, *_ = capsys.readouterr().out.splitlines()
        assert head.split()[2:8] == heads
        numbers[processes, repeat] = len(row.split()) - 2
    assert numbers == {(1, 1): 8, (2, 1): 9, (2, 2): 11}


def test_csv_has_a_row_for_each_run(
    write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    name = write(GRID)
    assert cli.main(["lab", name, *QUICK, "--csv", "--levels", "--processes", "2"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["formulation"] for row in rows] == ["deduction", "exact-cover"]
    for row in rows:
        assert (row["file"], row["verdict"], row["proved"]) == (name, "unique", "True")
        assert float(row["seconds_cold"]) > 0
        assert float(row["cold_spread"]) > 0
        assert row["processes"] == "2"
        assert float(row["seconds_warm"]) > 0
        assert row["SAC"] == "0"


@pytest.mark.usefixtures("one_process")
def test_json_has_solutions_and_no_levels_unless_asked(
    write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["lab", write("2 .\n. 2"), *QUICK, "--json"]) == 0
    (answer,) = map(json.loads, capsys.readouterr().out.splitlines())
    assert (answer["proved"], answer["agree"], answer["levels"]) == ("multiple", True, None)
    assert all(len(run["solutions"]) == 2 for run in answer["runs"])
    assert all(len(run["seconds"]["warm"]) == 1 for run in answer["runs"])


def test_the_list_names_all_with_their_sources(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", "--list"]) == 0
    shown = capsys.readouterr().out
    assert shown.count("  source: ") == shown.count("  proves: ") == len(FORMULATIONS)
    assert all(f"\n{each.name}\n" in f"\n{shown}" for each in FORMULATIONS)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "a FILE is needed"),
        (["x", "--formulations", "deduction,magic"], "no formulation 'magic'; there are: ded"),
        (["x", "--csv", "--json"], "not allowed with"),
        (["x", "--memory-limit", "0"], "a whole number from 1"),
    ],
)
def test_bad_usage(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["lab", *arguments])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_all_are_run_by_default() -> None:
    options = lab.make_parser().parse_args(["x"])
    names = tuple(each.name for each in FORMULATIONS)
    assert options.formulations == lab._formulations("all") == names
    assert options.jobs == 1


@pytest.mark.usefixtures("one_process")
@pytest.mark.parametrize(
    ("grid", "options", "status"),
    [
        ("2 1\n1 .", [], 3),
        (GRID, ["--time-limit", "1e-9"], 4),
        ("neither a puzzle", [], 2),
    ],
)
def test_exit_statuses(
    grid: str,
    options: list[str],
    status: int,
    write: Callable[[str], str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["lab", write(grid), *QUICK, *options]) == status
    shown = capsys.readouterr()
    assert shown.out or shown.err


def test_the_order_differs_by_puzzle() -> None:
    orders = {tuple(lab._rotation(FORMULATIONS, f"{number}.txt")) for number in range(200)}
    assert len(orders) == len(FORMULATIONS)
    assert {frozenset(order) for order in orders} == {frozenset(FORMULATIONS)}


UNIQUE = Puzzle(1, 2, {Cell(0, 0): 2})
SOLUTION = (Rect(0, 0, 1, 2),)
ONE = RunOutcome(Verdict.UNIQUE, (SOLUTION,), proved=True)


@pytest.fixture
def outcomes(monkeypatch: pytest.MonkeyPatch) -> list[RunOutcome]:
    """Give a list of what the formulations return, in the order of their names."""
    given: list[RunOutcome] = []

    def runs(
        self: Laboratory, order: Sequence[object], limits: RunLimits
    ) -> Iterator[FormulationRun]:
        assert len(order) == len(given)
        yield from (
            FormulationRun(each, outcome)
            for each, outcome in zip(FORMULATIONS, given, strict=False)
        )

    monkeypatch.setattr(Laboratory, "runs", runs)
    return given


@pytest.mark.parametrize(
    ("claim", "status", "said"),
    [
        (RunOutcome(Verdict.UNIQUE, (SOLUTION,)), 0, "unique (claim)"),
        (RunOutcome(Verdict.INFEASIBLE), 0, "infeasible (false claim)"),
        (RunOutcome(Verdict.INFEASIBLE, proved=True), 4, "a bug in Shikaku"),
        (RunOutcome(Verdict.WRONG, note="it breaks the rules"), 4, "exact-cover: it breaks"),
        (RunOutcome(Verdict.UNDECIDED), 0, "undecided"),
    ],
)
def test_claims_are_shown_as_claims(
    claim: RunOutcome,
    status: int,
    said: str,
    outcomes: list[RunOutcome],
    write: Callable[[str], str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    outcomes += [ONE, claim]
    assert cli.main(["lab", write("2 ."), *QUICK]) == status
    assert said in capsys.readouterr().out


def test_a_false_claim_settles_nothing(
    outcomes: list[RunOutcome],
    write: Callable[[str], str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    outcomes += [ONE, RunOutcome(Verdict.INFEASIBLE)]
    assert cli.main(["lab", write("2 ."), *QUICK]) == 0
    summed = capsys.readouterr().out.splitlines()[-3:]
    assert [line.split()[0] for line in summed] == ["deduction", "exact-cover", "fastest"]
    assert [line.split()[1] for line in summed[1:]] == ["none", "deduction"]


def test_a_puzzle_with_too_many_rectangles_is_reported(
    write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    grid = "\n".join([". " * 99 + "?"] + [". " * 100] * 98 + ["? " + ". " * 99])
    assert cli.main(["lab", write(grid), *QUICK, "--time-limit", "1e-6"]) == 4
    assert "took too long" in capsys.readouterr().err


def test_the_summary_names_the_fastest_of_each_size() -> None:
    times = [
        SizedTime("one", 0, 0.001),
        SizedTime("one", 0, 0.003),
        SizedTime("other", 0, 0.0001),
        SizedTime("other", 0, None),
        SizedTime("one", 6, None),
        SizedTime("other", 6, 2.0),
    ]
    lines = summary(times, ["one", "other"]).splitlines()
    assert [line.split() for line in lines[1:]] == [
        ["cells", "to", "100", "over", "10000"],
        ["one", "2.00", "none"],
        ["other", "0.10", "(1/2)", "2000.00"],
        ["fastest", "one", "other"],
    ]


def test_several_processes_give_the_same(sample: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = [str(sample), str(sample)]
    assert cli.main(["lab", *names, *QUICK[:1], "exact-cover", "--json", "--jobs", "2"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["file"] for answer in answers] == names
    assert {answer["proved"] for answer in answers} == {"unique"}


@pytest.mark.slow
def test_a_cluster_gives_the_same(
    cluster: Cluster, sample: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    address, _ = cluster
    names = [str(sample)] * 5
    options = ["--formulations", "deduction,partition,highs", "--repeat", "2", "--json"]
    assert cli.main(["lab", *names, *options, "--scheduler", address]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["file"] for answer in answers] == names
    for answer in answers:
        assert (answer["proved"], answer["agree"]) == ("unique", True)
        verdicts = {(run["formulation"], run["verdict"], run["proved"]) for run in answer["runs"]}
        assert verdicts == {
            ("deduction", "unique", True),
            ("partition", "unique", True),
            ("highs", "unique", False),
        }
        if resident_size(1):  # that of a process of the worker
            assert all(run["peak_memory"] > 2**20 for run in answer["runs"])

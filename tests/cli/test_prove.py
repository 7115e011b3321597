"""``shikaku prove``: a folder with a proof, and what is said of it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from shikaku_gui import cli, proof_checker

ONE, SEVERAL, NONE = "2 .\n. .\n. 4\n", "2 .\n. 2\n", "2 1\n1 .\n"
WHAT_IF = ". . . 4 . 2\n. . 2 . 3 .\n4 . . 3 . .\n. 4 . . . .\n4 . . . 1 3"
COMMON = {"puzzle.txt", "puzzle.cnf"}


@pytest.mark.parametrize(
    ("text", "status", "said", "files"),
    [
        (
            ONE,
            0,
            "one solution; that there is no other is proved in 3 steps",
            {"solution.txt", "proof.lrat"},
        ),
        (
            WHAT_IF,
            0,
            "one solution; that there is no other is proved in 18 steps, 1 of them by supposition",
            {"solution.txt", "proof.lrat"},
        ),
        (SEVERAL, 0, "several solutions; two are written", {"solution.txt", "solution-2.txt"}),
        (NONE, 3, "no solution, proved in 1 step", {"proof.lrat"}),
    ],
)
def test_it_writes_a_proof_and_says_what_it_proves(
    text: str,
    status: int,
    said: str,
    files: set[str],
    tmp_path: Path,
    write: Callable[[str], str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    file, folder = write(text), tmp_path / "proof"
    assert cli.main(["prove", file, "-o", str(folder)]) == status
    assert capsys.readouterr().out == f"{file}: {said}\n"
    assert {path.name for path in folder.iterdir()} == files | COMMON
    proof_checker.verify(folder)


def test_deeper_suppositions_are_reported() -> None:
    from shikaku_gui.cli.prove import _steps
    from shikaku_gui.solver import ProofFigures

    figures = ProofFigures(variables=1, clauses=1, lemmas=9, suppositions=2, depth=2)
    assert _steps(figures) == "9 steps, 2 of them by supposition, nested up to 2 deep"


def test_an_older_proof_is_replaced_and_other_files_are_kept(
    tmp_path: Path, write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "proof"
    cli.main(["prove", write(SEVERAL), "-o", str(folder)])
    assert cli.main(["prove", write(ONE), "-o", str(folder)]) == 0
    assert not (folder / "solution-2.txt").exists()
    (folder / "letter.txt").write_text("dear")
    before = {path.name: path.read_text() for path in folder.iterdir()}
    assert cli.main(["prove", write(SEVERAL), "-o", str(folder)]) == 1
    assert capsys.readouterr().err == f"shikaku: {folder}: the folder holds other files\n"
    assert {path.name: path.read_text() for path in folder.iterdir()} == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["proof", "puzzle.txt"]


def test_a_limit_that_is_reached_is_reported(
    tmp_path: Path, write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "proof"
    assert cli.main(["prove", write(ONE), "-o", str(folder), "--time-limit", "1e-9"]) == 4
    assert "reached its time limit of 1e-09 s" in capsys.readouterr().out
    assert not folder.exists()


def test_a_folder_must_be_named(
    write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match=r"^2$"):
        cli.main(["prove", write(ONE)])
    assert "-o" in capsys.readouterr().err


def test_several_puzzles_are_refused_with_the_command_that_takes_them(
    tmp_path: Path, write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    file, folder = write(f"{ONE}\n{SEVERAL}"), str(tmp_path / "proof")
    assert cli.main(["prove", file, "-o", folder]) == 2
    said = capsys.readouterr().err
    assert "it contains 2 puzzles" in said
    assert "shikaku check --prove DIR FILE" in said
    assert cli.main(["prove", file, "-o", folder, "--index", "2"]) == 0

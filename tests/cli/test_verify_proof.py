"""``shikaku verify-proof``: what a proof shows, or why it is refused."""

import ast
import inspect
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from shikaku_gui import cli, proof_checker
from shikaku_gui.cli.verify_proof import _REFUSALS, _why_refused


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("2 .\n. .\n. 4\n", "exactly one solution"),
        ("2 .\n. 2\n", "several solutions"),
        ("2 1\n1 .\n", "no solution"),
    ],
)
def test_it_says_what_is_proved(
    text: str,
    said: str,
    tmp_path: Path,
    write: Callable[[str], str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "proof"
    cli.main(["prove", write(text), "-o", str(folder)])
    capsys.readouterr()
    assert cli.main(["verify-proof", str(folder)]) == 0
    first, *grid, hashed = capsys.readouterr().out.splitlines(keepends=True)
    assert first == f"{folder}: the proof is correct: {said}\n"
    assert "".join(grid) == text
    digest = sha256((folder / "puzzle.txt").read_bytes()).hexdigest()
    assert hashed == f"SHA-256 of puzzle.txt: {digest}\n"


def test_the_grid_is_printed_with_its_columns_aligned(
    tmp_path: Path, write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    cli.main(["prove", write("10 . ? . . .\n. . . . . .\n"), "-o", str(tmp_path / "proof")])
    capsys.readouterr()
    assert cli.main(["verify-proof", str(tmp_path / "proof")]) == 0
    rows = capsys.readouterr().out.splitlines()[1:3]
    assert rows == ["10  .  ?  .  .  .", " .  .  .  .  .  ."]


def test_a_certificate_without_a_hash_is_said_to_have_none(
    tmp_path: Path, write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "proof"
    cli.main(["prove", write("2 .\n. 2\n"), "-o", str(folder)])
    cnf = folder / "puzzle.cnf"
    cnf.write_text("".join(cnf.read_text().splitlines(keepends=True)[1:]))
    capsys.readouterr()
    assert cli.main(["verify-proof", str(folder)]) == 0
    said = capsys.readouterr().out
    assert "the proof is correct: several solutions" in said
    assert said.endswith("; puzzle.cnf is older and does not name it\n")


@pytest.mark.parametrize(
    ("other", "difference"),
    [
        ("2 .\n. .\n. 4\n", ""),
        ("3 2\n2 .\n. .\n. 4\n", ""),
        ("2 .\n. .\n4 .\n", "R3C1 is . there, and 4 in {name}"),
        ("2 .\n. .\n. ?\n", "R3C2 is 4 there, and ? in {name}"),
        ("2 . .\n. . 4\n", "its grid is 3 x 2, that of {name} 2 x 3"),
    ],
)
def test_a_puzzle_that_is_named_must_be_the_one_proved(
    other: str,
    difference: str,
    tmp_path: Path,
    write: Callable[[str], str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = str(tmp_path / "proof")
    cli.main(["prove", write("2 .\n. .\n. 4\n"), "-o", folder])
    capsys.readouterr()
    name = write(other)
    assert cli.main(["verify-proof", folder, name]) == (2 if difference else 0)
    said = capsys.readouterr()
    if difference:
        wrong = f"refused: it is the proof of another puzzle: {difference.format(name=name)}"
        assert said == ("", f"shikaku: {folder}: {wrong}\n")
    else:
        assert "exactly one solution" in said.out


def test_one_of_several_puzzles_must_be_chosen(
    tmp_path: Path, write: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(tmp_path / "proof")
    cli.main(["prove", write("2 .\n. 2\n"), "-o", folder])
    name = write("2 .\n. .\n. 4\n\n2 .\n. 2\n")
    assert cli.main(["verify-proof", folder, name]) == 2
    assert "it contains 2 puzzles; choose one with --index" in capsys.readouterr().err
    assert cli.main(["verify-proof", folder, name, "--index", "1"]) == 2
    assert cli.main(["verify-proof", folder, name, "--index", "2"]) == 0


def test_a_puzzle_that_is_too_large_has_a_status_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "puzzle.txt").write_text("9999 9999\n")
    assert cli.main(["verify-proof", str(tmp_path)]) == 4
    assert capsys.readouterr().err == f"shikaku: {tmp_path}: refused: the puzzle is too large\n"


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("proof.lrat", "99 0 1 0\n", "refused: step 99 does not follow from its hints"),
        ("proof.lrat", "99 0 77 0\n", "refused: there is no clause 77"),
        ("solution.txt", "R1C1-R3C2\n", "refused: solution.txt is not a solution"),
        ("proof.lrat", "10 +1 0\n", "refused: proof.lrat, line 1: expected a step or a deletion"),
        ("solution.txt", "R1C1-R1C2\n", "refused: solution.txt is not a solution"),
    ],
)
def test_a_wrong_proof_is_refused_with_a_reason(
    file: str,
    text: str,
    reason: str,
    tmp_path: Path,
    write: Callable[[str], str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "proof"
    cli.main(["prove", write("2 .\n. .\n. 4\n"), "-o", str(folder)])
    (folder / file).write_text(text)
    assert cli.main(["verify-proof", str(folder)]) == 2
    assert capsys.readouterr().err == f"shikaku: {folder}: {reason}\n"


def test_every_refusal_of_the_checker_is_translated() -> None:
    raised = [
        node.exc.args[0]
        for node in ast.walk(ast.parse(inspect.getsource(proof_checker)))
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)
    ]
    assert len(raised) == len(_REFUSALS)
    for refusal in raised:
        said = ast.literal_eval(ast.unparse(refusal).removeprefix("f"))
        assert _why_refused(re.sub(r"\{.*?\}", "99", said)) == re.sub(r"\{.*?\}", "99", said)


def test_a_folder_without_a_proof_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["verify-proof", str(tmp_path)]) == 2
    file = tmp_path / "puzzle.txt"
    assert capsys.readouterr().err == f"shikaku: {file}: No such file or directory\n"

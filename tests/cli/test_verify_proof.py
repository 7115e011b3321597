"""``shikaku verify-proof``: what a proof shows, or why it is refused."""

import ast
import inspect
import re
from collections.abc import Callable
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
    assert capsys.readouterr().out == f"{folder}: the proof is correct: {said}\n"


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("proof.lrat", "99 0 1 0\n", "refused: step 99 does not follow from its hints"),
        ("proof.lrat", "99 0 77 0\n", "refused: there is no clause 77"),
        (
            "solution.txt",
            "R1C1-R3C2\n",
            "refused: a file of the proof is damaged ('R1C1-R3C2' is not in list)",
        ),
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

"""``shikaku verify-proof``: what a proof shows, or why it is refused."""

from collections.abc import Callable
from pathlib import Path

import pytest

from shikaku_gui import cli


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
        ("proof.lrat", "99 0 1 0\n", "refused: step 99 does not follow by its hints"),
        ("proof.lrat", "99 0 77 0\n", "refused: there is no clause 77"),
        ("solution.txt", "R1C1-R3C2\n", "refused: 'R1C1-R3C2' is not in list"),
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


def test_a_folder_without_a_proof_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["verify-proof", str(tmp_path)]) == 2
    file = tmp_path / "puzzle.txt"
    assert capsys.readouterr().err == f"shikaku: {file}: No such file or directory\n"

"""What a start hands to the program that is running, and what it opens itself."""

import builtins
from collections.abc import Sequence
from pathlib import Path

import pytest

from shikaku_gui.gui import start
from shikaku_gui.gui.base.single_instance import Start

LINK = "https://puzz.link/p?shikaku/2/2/4i"


@pytest.mark.parametrize(
    ("given", "offered", "taken", "opened"),
    [
        ([], [None], 0, []),
        ([], [None], 1, None),
        (["a.txt"], ["HERE/a.txt"], 0, ["HERE/a.txt"]),
        (["a.txt", LINK, "2x2:4c"], ["HERE/a.txt", LINK, "2x2:4c"], 3, None),
        (["a.txt", LINK, "2x2:4c"], ["HERE/a.txt", LINK, "2x2:4c"], 1, [LINK, "2x2:4c"]),
    ],
)
def test_what_the_running_program_does_not_take_is_opened(
    given: list[str],
    offered: list[str | None],
    taken: int,
    opened: list[str] | None,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    def hand_over(_self: Start, _folder: Path, arguments: Sequence[str | None]) -> list[str | None]:
        assert list(arguments) == [here(argument) for argument in offered]
        return list(arguments[taken:])

    def here(argument: str | None) -> str | None:
        return argument and argument.replace("HERE", str(tmp_path))

    def main(argv: list[str], _start: Start) -> int:
        seen.append(argv)
        return 7

    seen: list[list[str]] = []
    monkeypatch.chdir(tmp_path)
    Path("a.txt").write_text("2 .\n. 2\n", "ascii")
    monkeypatch.setattr("shikaku_gui.gui.base.identity.cache_folder", lambda: tmp_path / "cache")
    monkeypatch.setattr(Start, "hand_over", hand_over)
    monkeypatch.setattr("shikaku_gui.gui.app.main", main)
    assert start.main(given) == (0 if opened is None else 7)
    assert seen == ([] if opened is None else [[here(argument) for argument in opened]])


def test_imports_no_longer_search_modules_for_features_of_pyside6(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plain = vars(builtins)["__orig_import__"]  # PySide6 sets it; if it has a new name, see start.py
    monkeypatch.setattr(builtins, "__import__", lambda *given, **named: plain(*given, **named))
    monkeypatch.setattr(Start, "hand_over", lambda *_given: [])
    assert start.main([]) == 0
    assert builtins.__import__ is plain

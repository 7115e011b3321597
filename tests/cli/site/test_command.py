"""``shikaku site``: files, replacing, refusing, and what is left where something is wrong."""

import hashlib
import json
import re
import zlib
from base64 import b64decode
from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from shikaku_gui import cli
from shikaku_gui.cli.site import command
from shikaku_gui.cli.site.puzzles import SitePuzzle
from shikaku_gui.model import Cell, Puzzle
from shikaku_gui.store import Daily, DailyKind, make_daily_puzzle, puzzle_id
from tests.play.test_web_page import Reader
from tests.play.web_games import HOSTILE

SPEC = """\
title = "Ours <b>"
languages = ["en", "pt_BR"]
collections = []

[daily]
first = 2027-01-31
last = 2027-02-01
kinds = ["small"]

[[collection]]
title = "Mine"
puzzles = ["mine.shikaku"]
"""
MINE = {
    "format": "shikaku",
    "version": 1,
    "puzzle": {"title": HOSTILE, "author": HOSTILE, "rows": 1, "cols": 2, "clues": [[0, 0, 2]]},
}


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    """Give a SPEC of two daily puzzles and a puzzle with a hostile title."""
    (tmp_path / "mine.shikaku").write_text(json.dumps(MINE), encoding="utf-8")
    path = tmp_path / "spec.toml"
    path.write_text(SPEC, encoding="utf-8")
    return path


def run(spec: Path, folder: Path, jobs: int = 1) -> int:
    return cli.main(["site", str(spec), "-o", str(folder), "--jobs", str(jobs)])


def contents(folder: Path) -> dict[str, bytes]:
    """Return all files of a folder by name."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def puzzles_in(folder: Path, name: str) -> dict[str, Any]:
    """Return the puzzles of a data file."""
    text = (folder / "data" / f"{name}.js").read_text(encoding="utf-8")
    packed = re.fullmatch(r'puzzles\.add\("([A-Za-z0-9+/=]+)"\);\n', text)
    assert packed is not None
    found: dict[str, Any] = json.loads(zlib.decompress(b64decode(packed[1])))
    return found


def test_the_daily_puzzles_are_those_of_the_program(spec: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    assert run(spec, folder) == 0
    for day in (date(2027, 1, 31), date(2027, 2, 1)):
        puzzle = make_daily_puzzle(Daily(day, DailyKind.SMALL))
        found = puzzles_in(folder, day.isoformat()[:7])[f"{day}-small"]
        assert found["id"] == puzzle_id(puzzle)
        clues = {Cell(row, col): area for row, col, area in found["clues"]}
        assert Puzzle(found["rows"], found["cols"], clues).clues == puzzle.clues
        assert (found["title"], found["grade"]) == (puzzle.title, puzzle.grade)
        assert len(found["solution"]) == len(puzzle.clues)
        assert found["steps"]


def test_hints_have_their_words_in_each_language(spec: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    run(spec, folder)
    texts = [site_data(folder / tag / "play.html")["templates"] for tag in ("en", "pt-BR")]
    found = [puzzles_in(folder, name) for name in ("2027-01", "2027-02", "c1")]
    numbers = {step[3][0] for each in found for puzzle in each.values() for step in puzzle["steps"]}
    assert numbers <= set(range(len(texts[0])))
    assert len(texts[0]) == len(texts[1])
    assert texts[0] != texts[1]


def site_data(page: Path) -> Any:
    """Return the data of a page's own scripts."""
    blocks = Reader(page.read_text(encoding="utf-8")).of("script")
    (text,) = (text for attributes, text in blocks if attributes.get("id") == "site")
    return json.loads(text)


def test_foreign_texts_stay_texts_and_pages_load_only_their_own_files(
    spec: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    run(spec, folder)
    pages = sorted(folder.rglob("*.html"))
    assert len(pages) == 5
    for page in pages:
        text = page.read_text(encoding="utf-8")
        reader = Reader(text)
        assert "b" not in {tag for tag, _ in reader.elements}
        assert "{{" not in text.replace("{{script}}", "")  # which the hostile title has
        for tag, attributes in reader.elements:
            assert "style" not in attributes
            assert not [name for name in attributes if name.startswith("on")]
            if tag == "script" and "type" not in attributes:
                assert attributes.get("src")
            for address in (attributes.get("src"), attributes.get("href")):
                assert address is None or (page.parent / address).exists()
        (policy,) = (
            each["content"] or ""
            for each, _ in reader.of("meta")
            if each.get("http-equiv") == "Content-Security-Policy"
        )
        assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
        assert "unsafe" not in policy
    assert site_data(folder / "en" / "index.html")["collections"] == [
        {"name": "c1", "title": "Mine", "puzzles": [[HOSTILE, 1, 2]]}
    ]
    assert puzzles_in(folder, "c1")["c1-1"]["author"] == HOSTILE


def test_the_service_worker_knows_all_other_files_by_their_digests(
    spec: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    run(spec, folder)
    script = (folder / "sw.js").read_text(encoding="utf-8")
    listed = re.search(r"const FILES = (\{.*?\});", script, re.DOTALL)
    assert listed is not None
    assert json.loads(listed[1]) == {
        name: hashlib.sha256(content).hexdigest()[:16]
        for name, content in contents(folder).items()
        if name not in ("sw.js", command.SUMMARY)
    }


def test_it_can_be_installed(spec: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    run(spec, folder)
    manifest = json.loads((folder / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert (manifest["name"], manifest["display"]) == ("Ours <b>", "standalone")
    assert (folder / manifest["start_url"]).exists()
    for icon in manifest["icons"][:2]:
        data = (folder / icon["src"]).read_bytes()
        side = int.from_bytes(data[16:20])
        assert data.startswith(b"\x89PNG")
        assert icon["sizes"] == f"{side}x{side}"


def test_several_processes_make_the_same_bytes(spec: Path, tmp_path: Path) -> None:
    run(spec, tmp_path / "one")
    run(spec, tmp_path / "two", jobs=2)
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_a_site_is_replaced_and_another_folder_is_not(
    spec: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    assert run(spec, folder) == 0
    spec.write_text(SPEC.replace("pt_BR", "de"), encoding="utf-8")
    assert run(spec, folder) == 0
    assert (folder / "de" / "index.html").exists()
    assert not (folder / "pt-BR").exists()
    (folder / "CNAME").write_text("example.org")
    before = contents(folder)
    assert run(spec, folder) == 1
    assert "the folder holds other files" in capsys.readouterr().err
    assert contents(folder) == before


@pytest.mark.parametrize(
    "mark", ["", "{", "[]", '{"format": "other", "files": []}', '{"format": "shikaku site"}']
)
def test_a_folder_without_the_mark_of_a_site_is_not_touched(
    mark: str, spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "_make_files", unreachable)
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / command.SUMMARY).write_text(mark)
    assert run(spec, folder) == 1
    assert (folder / command.SUMMARY).read_text() == mark


def unreachable(*_: object) -> SitePuzzle:
    raise AssertionError("this must not be reached")


@pytest.mark.parametrize(
    ("old", "new", "status", "reason"),
    [
        ("first =", "fist =", 2, "spec.toml: line 6: fist is not known here"),
        ("mine.shikaku", "gone.shikaku", 2, "gone.shikaku: No such file"),
        ("mine.shikaku", "spec.toml", 2, "spec.toml: "),
        ("mine.shikaku", "large.txt", 2, "large.txt: a web page has at most 10000 cells"),
    ],
)
def test_nothing_is_written_where_something_is_wrong(
    old: str,
    new: str,
    status: int,
    reason: str,
    spec: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "large.txt").write_text("\n".join([". " * 101] * 100), encoding="utf-8")
    spec.write_text(SPEC.replace(old, new), encoding="utf-8")
    before = contents(tmp_path)
    assert run(spec, tmp_path / "site") == status
    assert reason in capsys.readouterr().err
    assert contents(tmp_path) == before


def test_ctrl_c_leaves_the_site_as_it_was(
    spec: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "site"
    run(spec, folder)
    before = contents(tmp_path)

    def interrupted(items: Iterable[object]) -> SitePuzzle:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "make_site_puzzle", interrupted)
    assert run(spec, folder) == 130
    assert contents(tmp_path) == before


def test_an_impossible_folder_is_an_error(
    spec: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(spec, tmp_path / "mine.shikaku") == 1
    assert "mine.shikaku" in capsys.readouterr().err

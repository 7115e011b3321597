"""``--json`` prints documents that ``docs/schemas`` describes."""

import json
import re
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from shikaku_gui import cli, formats, resources
from shikaku_gui.cli import commands
from shikaku_gui.cli.dataset.records import make_record
from shikaku_gui.model import Fill, Rect
from shikaku_gui.solver import (
    ClueShare,
    Difficulty,
    HintKind,
    Level,
    MarkRole,
    Phase,
    ReasoningLevel,
    Recipe,
    RejectionReason,
    Status,
    Technique,
    Verdict,
)

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "schemas"
SCHEMAS: dict[str, Any] = {
    path.name: json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))
}
REGISTRY: Registry[Any] = Registry().with_resources(
    (name, Resource.from_contents(schema)) for name, schema in SCHEMAS.items()
)
COMMANDS = {"solve", "check", "grade", "hint", "explain", "lab"}
QUICK = {"lab": ["--formulations", "deduction,exact-cover", "--levels"]}
"""Options of a command that takes long without them."""

PUZZLES = {
    "unique": "3 2 .\n. . .\n. . 4",
    "unknown area": "? .\n. 2",
    "several solutions": "1 1 1\n2 . 1\n. 2 1",
    "no solution": "2 1\n1 .",
    "what-if": ". . . 4 . 2\n. . 2 . 3 .\n4 . . 3 . .\n. 4 . . . .\n4 . . . 1 3",
    "no clues": ". .\n. .",
    "shapes": ". 5t . . ? .\n. . 3 . . 6t\n. . . . . .\n5t . 9s . . .\n. . . . . .\n2w . . ?w . .",
}
DRAWN = {
    "solved": ((0, 0, 3, 1), (0, 1, 1, 2), (1, 1, 2, 2)),
    "wrong": ((0, 0, 3, 1), (0, 1, 2, 1)),
    "broken rule": ((0, 0, 3, 3),),
}


def validator(command: str) -> Draft202012Validator:
    return Draft202012Validator(SCHEMAS[f"{command}.json"], registry=REGISTRY)


def check_output(command: str, output: str) -> list[Any]:
    """Validate each line that a command has printed."""
    values = [json.loads(line) for line in output.splitlines()]
    for value in values:
        validator(command).validate(value)
    return values


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_schema_is_valid_and_named_after_its_file(name: str) -> None:
    Draft202012Validator.check_schema(SCHEMAS[name])
    assert SCHEMAS[name]["$id"] == name


def test_every_command_with_json_has_a_schema(capsys: pytest.CaptureFixture[str]) -> None:
    printing = set()
    for command in commands.COMMANDS:
        with pytest.raises(SystemExit):
            cli.main([command, "--help"])
        if re.search(r"^ +--json\b", capsys.readouterr().out, re.MULTILINE):
            printing.add(command)
    assert printing == COMMANDS
    others = {"common.json", "dataset.json", "puzzle.json"}
    assert {f"{command}.json" for command in printing} | others == set(SCHEMAS)


@pytest.mark.parametrize("text", PUZZLES.values(), ids=PUZZLES)
@pytest.mark.parametrize("command", sorted(COMMANDS))
def test_output_for_a_puzzle(
    command: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text(text, "utf-8")
    cli.main([command, str(path), "--json", *QUICK.get(command, [])])
    assert len(check_output(command, capsys.readouterr().out)) == 1


@pytest.mark.parametrize("rects", DRAWN.values(), ids=DRAWN)
@pytest.mark.parametrize("command", ["hint", "explain"])
def test_output_for_a_game(
    command: str,
    rects: tuple[tuple[int, int, int, int], ...],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    puzzle = formats.loads(PUZZLES["unique"]).puzzle
    path = tmp_path / "game.shikaku"
    moves = (Fill(tuple(Rect(*rect) for rect in rects)),)
    formats.save(formats.SavedGame(puzzle, moves, 1), path)
    cli.main([command, str(path), "--json"])
    assert len(check_output(command, capsys.readouterr().out)) == 1


LIMIT = ["--time-limit", "1e-9"]


@pytest.mark.parametrize(
    ("command", "options"),
    [
        *((command, []) for command in ("solve", "check", "grade", "hint", "explain")),
        *((command, LIMIT) for command in ("solve", "check", "grade")),
    ],
)
def test_output_for_many_files(
    command: str, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    files = [str(path) for path in resources.samples()[:3]]
    cli.main([command, *files, "--json", "--jobs", "1", *options])
    values = check_output(command, capsys.readouterr().out)
    assert [value["file"] for value in values] == files


@pytest.mark.parametrize(
    "recipe",
    [
        Recipe(6, 5, 1),
        Recipe(6, 5, 1, Difficulty.EASY),
        Recipe(6, 6, 1, shapes=ClueShare.MANY, hidden=ClueShare.SOME),
    ],
    ids=str,
)
def test_records_of_datasets(recipe: Recipe) -> None:
    (record,) = check_output("dataset", make_record(recipe).line.decode())
    (stepped,) = check_output("dataset", make_record(recipe, steps=True).line.decode())
    assert len(stepped["path"]) == stepped["steps"]
    broken = [*stepped["path"], {**stepped["path"][0], "extra": 1}]
    assert not validator("dataset").is_valid({**stepped, "path": broken})
    assert not validator("dataset").is_valid({**record, "extra": 1})


def test_what_is_missing_or_unknown_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "puzzle.txt"
    path.write_text(PUZZLES["unique"], "utf-8")
    cli.main(["hint", str(path), "--json"])
    (value,) = check_output("hint", capsys.readouterr().out)
    for broken in (
        {**value, "extra": 1},
        {key: value[key] for key in value if key != "kind"},
        {**value, "kind": "unknown"},
        {**value, "place": [0, 0, 1]},
    ):
        assert not validator("hint").is_valid(broken)


def enum_at(*path: str) -> set[Any]:
    value = SCHEMAS
    for key in path:
        value = value[key]
    members: Any = value
    return set(members)


@pytest.mark.parametrize(
    ("path", "members"),
    [
        (("common.json", "$defs", "status", "enum"), Status),
        (("common.json", "$defs", "technique", "enum"), Technique),
        (("dataset.json", "properties", "grade", "enum"), Difficulty),
        (("dataset.json", "properties", "techniques", "properties"), Technique),
        (("solve.json", "properties", "left", "properties"), Level),
        (("solve.json", "properties", "seconds", "properties"), Phase),
        (("solve.json", "properties", "peak_memory", "properties"), Phase),
        (("hint.json", "$defs", "step", "properties", "kind", "enum"), HintKind),
        (("hint.json", "$defs", "hint", "properties", "kind", "enum"), HintKind),
        (("hint.json", "$defs", "rejected", "properties", "why", "enum"), RejectionReason),
        (("lab.json", "$defs", "run", "properties", "verdict", "enum"), Verdict),
        (("lab.json", "$defs", "level", "properties", "level", "enum"), ReasoningLevel),
    ],
)
def test_a_closed_set_has_the_members_of_its_enum(
    path: tuple[str, ...], members: type[Enum]
) -> None:
    assert enum_at(*path) == {member.value for member in members}


def test_grades_and_roles_are_those_of_the_program() -> None:
    grades = enum_at("grade.json", "properties", "grade", "enum")
    assert grades - {None} == {level.value for level in Difficulty}
    hardest = enum_at("grade.json", "properties", "hardest", "enum")
    assert hardest - {None, ""} == {technique.value for technique in Technique}
    marks = SCHEMAS["hint.json"]["$defs"]["view"]["properties"]["marks"]["items"]
    assert set(marks["properties"]["role"]["enum"]) == {role.value for role in MarkRole}

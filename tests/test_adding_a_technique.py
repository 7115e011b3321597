"""The recipe *Adding a technique* of CONTRIBUTING.md, done with a made-up technique."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "shikaku_gui"

RECORD = '''
"""Made up: as *cells in every rectangle*, but found before it."""

from dataclasses import replace

from shikaku_gui.solver.difficulty import Difficulty
from shikaku_gui.solver.techniques import shared_cells
from shikaku_gui.solver.techniques.drill_design import DrillDesign, square_puzzles
from shikaku_gui.solver.techniques.hint_records import Phrase, Technique
from shikaku_gui.solver.techniques.technique_record import TechniqueRecord


def find(position, stop=None):
    for finding in shared_cells.find(position, stop):
        yield finding._replace(technique=Technique.MADE_UP)


def describe(position, finding):
    return replace(shared_cells.describe(position, finding), phrase=Phrase.MADE_UP)


RECORD = TechniqueRecord(
    technique=Technique.MADE_UP,
    level=Difficulty.MEDIUM,
    weight=1000,
    find=find,
    describe=describe,
    check=shared_cells.check,
    drills=DrillDesign(square_puzzles(Difficulty.MEDIUM, 6)),
)
'''

TEXTS = '''
"""The words for the made-up technique."""

from shikaku_gui.play.technique_words.text_records import Sentences, TechniqueTexts
from shikaku_gui.play.tool import Tool
from shikaku_gui.solver import Phrase, Technique

TEXTS = TechniqueTexts(
    technique=Technique.MADE_UP,
    name="Made up",
    find="Find what is made up {region}.",
    sentences=(
        Sentences(Phrase.MADE_UP, nudge="It is made up.", why="Made up: {place}.",
                  excludes="Made up: {cell}."),
    ),
    summary="The made-up summary",
    know="The made-up lesson",
    task="The made-up task",
    drill="The made-up drill",
    drill_tool=Tool.POINT,
)
'''

LOOK = """
import json
from PySide6.QtWidgets import QApplication
from shikaku_gui.gui.learn.lesson_path import LessonPath
from shikaku_gui.gui.hints.hint_labels import hint_title
from shikaku_gui.gui.new_puzzle.new_puzzle_dialog import TechniqueChoice
from shikaku_gui.model import Board
from shikaku_gui.play import (
    HintDegree, all_lessons, drill_task, drill_tools, hint_message, lesson_summary, lesson_title,
    task_texts, technique_name,
)
from shikaku_gui.solver import (
    TECHNIQUES, Technique, drill_position, explain, generate, grade, make_drill,
    technique_conclusions, verify,
)
from shikaku_gui.store import progress_by_technique

application = QApplication([])
technique = Technique("made-up")
puzzle = generate(6, 6, grade="medium", seed=1)
steps = explain(puzzle)
step = next(step for step in steps if step.technique is technique)
graded = grade(puzzle)
choice = TechniqueChoice()
lesson = next(lesson for lesson in all_lessons() if lesson.technique is technique)
kind = TECHNIQUES[technique].drills.kinds[0]
drill = next(filter(None, (make_drill(technique, kind, seed) for seed in range(1, 200))))
print(json.dumps({
    "order": [one.value for one in TECHNIQUES],
    "members": [one.value for one in Technique],
    "level": graded.grade,
    "heavy": graded.score >= 1000 * graded.techniques["made-up"],
    "used": sorted(graded.techniques),
    "find": str(hint_message(step, HintDegree.FIND)),
    "nudge": str(hint_message(step, HintDegree.NUDGE)),
    "name": str(technique_name(technique)),
    "title": hint_title(step),
    "choice": [choice.itemText(at) for at in range(choice.count())],
    "lesson": [str(lesson_title(lesson)), str(lesson_summary(lesson))],
    "texts": [task_texts(lesson.tasks[0]).know, task_texts(lesson.tasks[1]).do],
    "drill": str(drill_task(technique)),
    "tool": drill_tools(technique)[0].value,
    "concluded": all(
        hint.technique is technique
        for hint in technique_conclusions(drill_position(drill), technique)
    ),
    "progress": technique in progress_by_technique([]),
}))
"""


def insert(path: Path, before: str, text: str) -> None:
    """Insert text before the first occurrence of some other text."""
    old = path.read_text(encoding="utf-8")
    assert before in old, (path, before)
    path.write_text(old.replace(before, text + before, 1), encoding="utf-8")


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Return what a copy of the package makes of a technique that is added to it."""
    copy = tmp_path_factory.mktemp("copy")
    package = copy / "shikaku_gui"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "assets", copy / "assets")
    records = package / "solver/techniques/hint_records.py"
    insert(records, '    SHARED_CELLS = "shared-cells"\n', '    MADE_UP = "made-up"\n')
    insert(records, '    SHARED_CELLS = "shared cells"\n', '    MADE_UP = "made up"\n')
    (package / "solver/techniques/made_up.py").write_text(RECORD)
    order = package / "solver/techniques/technique_order.py"
    insert(order, "    no_room,\n", "    made_up,\n")
    insert(order, "        shared_cells.RECORD,\n", "        made_up.RECORD,\n")
    (package / "play/technique_words/made_up.py").write_text(TEXTS)
    catalogue = package / "play/technique_words/catalogue.py"
    insert(catalogue, "    no_room,\n", "    made_up,\n")
    insert(catalogue, "    no_room.TEXTS,\n", "    made_up.TEXTS,\n")
    lessons = (copy / "assets/lessons.toml").read_text()
    lesson = re.search(
        r'\[\[lesson]]\nname = "shared-cells".*?(?=\[\[lesson]])', lessons, re.DOTALL
    )
    assert lesson is not None
    insert(copy / "assets/lessons.toml", lesson[0], lesson[0].replace("shared-cells", "made-up"))
    environment = os.environ | {"PYTHONPATH": str(copy), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", LOOK]
    done = subprocess.run(command, env=environment, cwd=copy, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_the_solver_and_the_grades_take_it_in_its_order(found: dict[str, Any]) -> None:
    assert found["order"] == found["members"]
    assert found["order"][:4] == ["only-rectangle", "only-clue", "made-up", "shared-cells"]
    assert "made-up" in found["used"]
    assert "shared-cells" not in found["used"]
    assert found["level"] == "medium"
    assert found["heavy"]


def test_hints_and_pages_have_its_words(found: dict[str, Any]) -> None:
    assert re.fullmatch(r"Find what is made up \w.*\.", found["find"])
    assert found["nudge"] == "It is made up."
    assert found["name"] == found["title"] == "Made up"
    assert "Made up (Medium)" in found["choice"]


def test_lessons_and_drills_have_it(found: dict[str, Any]) -> None:
    assert found["lesson"] == ["Made up", "The made-up summary"]
    assert found["texts"] == ["The made-up lesson", "The made-up task"]
    assert (found["drill"], found["tool"]) == ("The made-up drill", "point")
    assert found["concluded"]
    assert found["progress"]


def test_no_other_table_has_a_row_for_each_technique() -> None:
    texts = ((path, path.read_text(encoding="utf-8")) for path in PACKAGE.rglob("*.py"))
    tables = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path, text in texts
        if "Technique." in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Dict) and any(map(is_technique, node.keys))
    ]
    assert tables == []


def is_technique(node: ast.expr | None) -> bool:
    """Tell whether an expression is a member of Technique."""
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "Technique"
    )


def test_the_recipe_names_what_there_is() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    recipe = text.split("## Adding a technique\n")[1].split("\n## ")[0]
    names = re.findall(r"`([\w/.]+)`", recipe)
    paths = [name for name in names if "/" in name]
    assert len(paths) > 8
    for path in paths:
        places = [folder / path.replace("NAME", "pair") for folder in (ROOT, PACKAGE)]
        assert any(place.exists() for place in places), path
    folders = (PACKAGE / "solver/techniques", PACKAGE / "play/technique_words")
    source = "".join(path.read_text() for folder in folders for path in folder.glob("*.py"))
    for name in names:
        if "/" not in name and not name.endswith(".py"):
            assert re.search(rf"\b{name}\b", source), name

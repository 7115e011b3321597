"""One name, one thing: what the package calls its classes and functions."""

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

import shikaku_gui

ROOT = Path(shikaku_gui.__file__).parent


@cache
def modules() -> dict[Path, ast.Module]:
    return {path.relative_to(ROOT): ast.parse(path.read_text()) for path in ROOT.rglob("*.py")}


def test_no_public_class_name_is_defined_twice() -> None:
    places = defaultdict(list)
    for path, tree in modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(path))
    twice = {name: found for name, found in places.items() if len(found) > 1}
    assert not twice


def test_no_public_function_is_named_like_its_module() -> None:
    found = {
        node.name
        for path, tree in modules().items()
        for node in tree.body
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if node.name in (path.stem, path.parent.name)
    }
    assert not found

"""What packages export on first use: the same names for Python and for mypy, and all there."""

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import shikaku_gui

ROOT = Path(shikaku_gui.__file__).parent
LAZY = sorted(
    path.parent.name for path in ROOT.glob("*/__init__.py") if "export_lazily(" in path.read_text()
)


def seen_by_mypy(package: str) -> dict[str, str]:
    """Return the names that a package imports for type checking, and their submodules."""
    tree = ast.parse((ROOT / package / "__init__.py").read_text())
    (block,) = (node for node in tree.body if isinstance(node, ast.If))
    found = {}
    for statement in block.body:
        assert isinstance(statement, ast.ImportFrom)
        assert statement.module is not None
        for name in statement.names:
            assert name.asname is None
            found[name.name] = statement.module
    return found


def seen_by_python(package: str) -> dict[str, str]:
    """Return the names in the table of a package, and their submodules."""
    tree = ast.parse((ROOT / package / "__init__.py").read_text())
    (table,) = (node for node in ast.walk(tree) if isinstance(node, ast.Dict))
    submodules: dict[str, str] = ast.literal_eval(table)
    return {
        name: f"shikaku_gui.{package}.{submodule}"
        for submodule, names in submodules.items()
        for name in names.split()
    }


def test_packages_export_lazily() -> None:
    assert "solver" in LAZY


@pytest.mark.parametrize("package", LAZY)
def test_mypy_and_python_see_the_same_names(package: str) -> None:
    table = seen_by_python(package)
    assert seen_by_mypy(package) == table
    assert import_module(f"shikaku_gui.{package}").__all__ == sorted(table)


@pytest.mark.parametrize("package", LAZY)
def test_every_name_is_there_whatever_was_imported_first(package: str) -> None:
    code = f"""
import sys
from importlib import import_module
for submodule in {sorted(set(seen_by_python(package).values()))!r}:
    import_module(submodule)
import shikaku_gui.{package} as package
from shikaku_gui.{package} import *
assert set(package.__all__) <= set(globals())
"""
    subprocess.run([sys.executable, "-c", code], check=True)
    exported = import_module(f"shikaku_gui.{package}")
    for name, module in seen_by_python(package).items():
        value = getattr(exported, name)
        assert not isinstance(value, ModuleType), name
        assert value is getattr(import_module(module), name)


@pytest.mark.parametrize("package", LAZY)
def test_other_names_are_missing(package: str) -> None:
    module = import_module(f"shikaku_gui.{package}")
    with pytest.raises(AttributeError, match=f"'shikaku_gui.{package}' has no attribute 'unheard'"):
        _ = module.unheard

"""Packages export on first use all names that they list, and no others."""

import ast
import builtins
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from threading import Thread
from types import ModuleType

import pytest

import shikaku_gui
from shikaku_gui.lazy_exports import export_lazily

ROOT = Path(shikaku_gui.__file__).parent
LAZY = sorted(
    path.parent.name for path in ROOT.glob("*/__init__.py") if "export_lazily(" in path.read_text()
)


def listed(package: str) -> dict[str, str]:
    """Return the names that a package lists, and the modules that define them."""
    tree = ast.parse((ROOT / package / "__init__.py").read_text())
    (block,) = (node for node in tree.body if isinstance(node, ast.With))
    found = {}
    for statement in block.body:
        assert isinstance(statement, ast.ImportFrom)
        assert statement.module is not None
        for name in statement.names:
            assert name.asname is None
            assert name.name not in found
            found[name.name] = statement.module
    return found


def test_packages_export_lazily() -> None:
    assert LAZY == ["formats", "model", "play", "solver", "store"]


@pytest.mark.parametrize("package", LAZY)
def test_importing_a_package_imports_nothing_that_it_exports(package: str) -> None:
    code = f"import sys, shikaku_gui.{package}; print(*sys.modules)"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not set(shown.stdout.split()) & set(listed(package).values())


@pytest.mark.parametrize("package", LAZY)
def test_every_name_is_there_whatever_was_imported_first(package: str) -> None:
    code = f"""
import sys
from importlib import import_module
for submodule in {sorted(set(listed(package).values()))!r}:
    import_module(submodule)
import shikaku_gui.{package} as package
from shikaku_gui.{package} import *
assert set(package.__all__) <= set(globals())
"""
    subprocess.run([sys.executable, "-c", code], check=True)
    exported = import_module(f"shikaku_gui.{package}")
    assert exported.__all__ == sorted(listed(package))
    for name, module in listed(package).items():
        value = getattr(exported, name)
        assert not isinstance(value, ModuleType), name
        assert value is getattr(import_module(module), name)


@pytest.mark.parametrize("package", LAZY)
def test_other_names_are_missing(package: str) -> None:
    module = import_module(f"shikaku_gui.{package}")
    with pytest.raises(AttributeError, match=f"'shikaku_gui.{package}' has no attribute 'unheard'"):
        _ = module.unheard


def test_imports_of_other_modules_are_not_put_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread may import while a package lists what it exports."""
    package = ModuleType("package_that_lists")
    monkeypatch.setitem(sys.modules, package.__name__, package)
    found: list[object] = []

    def import_elsewhere() -> None:
        from tomllib import loads

        found.append(loads("one = 1"))

    with export_lazily(package.__name__):
        exec("from colorsys import hls_to_rgb, rgb_to_hls", vars(package))  # noqa: S102
        other = Thread(target=import_elsewhere)
        other.start()
        other.join()
    assert found == [{"one": 1}]
    assert vars(package)["__all__"] == ["hls_to_rgb", "rgb_to_hls"]
    assert "hls_to_rgb" not in vars(package)
    assert package.rgb_to_hls(0, 0, 0) == (0, 0, 0)
    assert "rgb_to_hls" in vars(package)


def test_a_block_that_fails_leaves_imports_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    package = ModuleType("package_that_fails")
    monkeypatch.setitem(sys.modules, package.__name__, package)
    import_now = builtins.__import__
    with pytest.raises(ZeroDivisionError), export_lazily(package.__name__):
        _ = 1 / 0
    assert builtins.__import__ is import_now

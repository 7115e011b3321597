"""Names that a package exports and imports only when one of them is first used (PEP 562)."""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module


def export_lazily(
    package: str, names: Mapping[str, str]
) -> tuple[Callable[[str], object], list[str]]:
    """Return the ``__getattr__`` and the ``__all__`` of a package.

    ``names`` holds the names that each submodule defines, separated by spaces. A package
    calls this where mypy does not look, and imports the same names where only mypy looks:

        if TYPE_CHECKING:
            from shikaku_gui.solver.answer import Answer
        else:
            __getattr__, __all__ = export_lazily(__name__, {"answer": "Answer"})
    """
    submodules = {name: module for module, defined in names.items() for name in defined.split()}

    def load(name: str) -> object:
        if name not in submodules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = getattr(import_module(f"{package}.{submodules[name]}"), name)
        setattr(sys.modules[package], name, value)
        return value

    return load, sorted(submodules)

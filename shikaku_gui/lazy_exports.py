"""Names that a package exports, and modules, imported only when one of them is first used."""

import builtins
import sys
from _thread import allocate_lock
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType

_lock = allocate_lock()  # threading's own, without importing that


@contextmanager
def export_lazily(package: str) -> Iterator[None]:
    """Note the imports in the block, and do each when its name is first used (PEP 562).

    The block of a package's ``__init__`` lists what the package exports, as plain imports
    that type checkers, linters and PyInstaller know how to read:

        with export_lazily(__name__):
            from shikaku_gui.solver.answer import Answer

    It is ``lazy from ... import ...`` of Python 3.15 (PEP 810) for older ones.
    """
    namespace = vars(sys.modules[package])
    import_now = builtins.__import__
    modules: dict[str, str] = {}

    def note_import(
        name: str,
        globals: Mapping[str, object] | None = None,  # noqa: A002 (as in Python)
        locals: Mapping[str, object] | None = None,  # noqa: A002
        fromlist: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        if globals is not namespace:  # of another module, on another thread
            return import_now(name, globals, locals, fromlist, level)
        noted = ModuleType(name)
        for each in fromlist or ():
            modules[each] = name
            setattr(noted, each, None)
        return noted

    def load(name: str) -> object:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        namespace[name] = value = getattr(import_module(modules[name]), name)
        return value

    with _lock:
        builtins.__import__ = note_import
        try:
            yield
        finally:
            builtins.__import__ = import_now
    for name in modules:
        del namespace[name]
    namespace.update(__getattr__=load, __all__=sorted(modules))


class _LaterModule(ModuleType):
    """Stands in for a module and imports it when it is first used."""

    def __getattr__(self, name: str) -> object:
        return getattr(import_module(self.__name__), name)


@contextmanager
def import_later(module: str) -> Iterator[None]:
    """Let what is imported in the block import a module only when it first uses that.

    It must not use the module in the block.
    """
    stand_in = None if module in sys.modules else _LaterModule(module)
    if stand_in is not None:
        sys.modules[module] = stand_in
    try:
        yield
    finally:
        if sys.modules.get(module) is stand_in is not None:
            del sys.modules[module]

"""How the program runs one of its modules in a process of its own, from source and as a bundle.

A bundle made by ``script/bundle`` has no Python to be started with ``-m``. Its executable starts
itself instead: with :data:`_RUN_MODULE` it runs a module, otherwise the program.
"""

import sys
from pathlib import Path

_RUN_MODULE = "--run-module"
_starts_modules = False


def module_command(module: str, *arguments: str) -> list[str]:
    """Return the command that runs a module of the package as a program.

    >>> module_command("shikaku_gui.proof_checker", "--help")[1:]
    ['-m', 'shikaku_gui.proof_checker', '--help']
    """
    return [sys.executable, _RUN_MODULE if is_bundle() else "-m", module, *arguments]


def can_run_modules() -> bool:
    """Tell whether ``sys.executable`` is Python or our bundle, and not another program.

    A program of somebody else that bundles this package would start itself again.
    """
    name = Path(sys.executable or "").name
    return is_bundle() or (name.startswith("python") and not getattr(sys, "frozen", False))


def is_bundle() -> bool:
    """Tell whether this process is a bundle's executable, see :func:`begin_bundle`."""
    return _starts_modules


def begin_bundle() -> None:
    """Begin the executable of a bundle; this does not return in child processes.

    Raises:
        SystemExit: a child process has done what it is for.
    """
    global _starts_modules
    _starts_modules = True
    import multiprocessing

    multiprocessing.freeze_support()  # does not return in processes that multiprocessing started
    if sys.argv[1:2] == [_RUN_MODULE]:
        import runpy

        module = sys.argv[2]
        del sys.argv[1:3]
        runpy.run_module(module, run_name="__main__", alter_sys=True)
        sys.exit()

"""Start the program, as ``python -m shikaku_gui`` and as the command ``shikaku``."""

import gc
import sys

from shikaku_gui import VERSION_LINE

_OBJECTS_BETWEEN_COLLECTIONS = 50_000
"""Importing a command makes more objects than that, none of them garbage; the default is 700."""

# The module behind ``signal``, which itself takes longer to import than all that is before it.
_signal = __import__("_signal")


def main() -> int:
    """Run the command and return its exit status.

    Until the command handles Ctrl+C itself, the system ends the process without a message.
    """
    if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
        _signal.signal(_signal.SIGINT, _signal.SIG_DFL)
    if sys.argv[1:] == ["--version"] and _print_version():
        return 0
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)  # the window has a collector of its own
    from shikaku_gui.lazy_exports import import_later

    with import_later("inspect"):  # Python 3.11 uses it only for data classes without a docstring
        import dataclasses  # noqa: F401
    from shikaku_gui import cli  # takes a while: Ctrl+C during that would print a traceback

    status = cli.main()
    if "PySide6" not in sys.modules:
        gc.freeze()  # Python would look through all objects once more as it ends
    return status


def _print_version() -> bool:
    """Print the version before anything else is imported; tell whether that succeeded."""
    try:
        print(VERSION_LINE, flush=True)
    except OSError:
        return False  # the command says why
    return True


if __name__ == "__main__":
    sys.exit(main())

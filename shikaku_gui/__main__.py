"""Start the program, as ``python -m shikaku_gui`` and as the command ``shikaku``."""

import sys

# The module behind ``signal``, which itself takes longer to import than all that is before it.
_signal = __import__("_signal")


def main() -> int:
    """Run the command and return its exit status.

    Until the command handles Ctrl+C itself, the system ends the process without a message.
    """
    if _signal.getsignal(_signal.SIGINT) is _signal.default_int_handler:
        _signal.signal(_signal.SIGINT, _signal.SIG_DFL)
    from shikaku_gui import cli  # takes a while: Ctrl+C during that would print a traceback

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())

"""Feed every reader with broken texts: python -m tests.fuzz.run [--count N] [--seed N] [NAME...].

An input that breaks the promise is printed with its traceback and ends the run; one
that takes longer than a minute ends it with the stack.
"""

import argparse
import faulthandler
import sys
import time

from tests.fuzz.mutation import check, inputs, targets

PATIENCE = 60
"""Seconds for one input before it counts as a hang."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Feed every reader with broken texts.")
    parser.add_argument("--count", type=int, default=100_000, help="inputs for each reader")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("names", nargs="*", help="formats; all of them if none is named")
    options = parser.parse_args()
    for target in targets():
        if options.names and target.known.name not in options.names:
            continue
        started = time.perf_counter()
        read = 0
        for text in inputs(target, options.count, options.seed):
            faulthandler.dump_traceback_later(PATIENCE, exit=True)
            try:
                read += check(target, text)
            except BaseException:
                print(f"{target.known.name}: {text!r}", file=sys.stderr)
                raise
        faulthandler.cancel_dump_traceback_later()
        seconds = time.perf_counter() - started
        print(
            f"{target.known.name}: {options.count} inputs, {read} read as games, {seconds:.0f} s",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Feed every reader with broken texts: python -m tests.fuzz.run [--count N] [--seed N] [NAME...].

An input that breaks the promise, or takes 2 s of processor time or 300 MB, is printed with its
traceback; after ten of them the reader is given up. One that takes longer than a minute ends the
run with the stack.
"""

import argparse
import faulthandler
import resource
import sys
import time
import traceback
from pathlib import Path

from tests.fuzz.mutation import Target, check, inputs, targets

PATIENCE = 60
"""Seconds for one input before it counts as a hang."""
MAX_SECONDS = 2.0
"""Seconds of processor time that one input may take."""
MAX_FAILURES = 10
"""After how many a reader is given up."""
MAX_MEMORY = 300 * 2**20
"""Bytes that an input may take besides those of the program."""


def limit_memory() -> None:
    """Let this process have little more memory than now; beyond, an input ends in MemoryError."""
    with Path("/proc/self/statm").open(encoding="ascii") as file:
        size = int(file.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (size + MAX_MEMORY,) * 2)


def feed(target: Target, count: int, seed: int) -> tuple[int, int, int]:
    """Feed a reader; return how many inputs were fed, were games, and failed.

    Each failure is printed.
    """
    fed = read = failed = 0
    for text in inputs(target, count, seed):
        faulthandler.dump_traceback_later(PATIENCE, exit=True)
        started = time.process_time()
        fed += 1
        try:
            read += check(target, text)
            seconds = time.process_time() - started
            assert seconds < MAX_SECONDS, f"{seconds:.1f} s"
        except Exception:
            failed += 1
            print(f"{target.known.name}: {text!r}", file=sys.stderr)
            traceback.print_exc()
            if failed == MAX_FAILURES:
                break
    faulthandler.cancel_dump_traceback_later()
    return fed, read, failed


def main() -> int:
    parser = argparse.ArgumentParser(description="Feed every reader with broken texts.")
    parser.add_argument("--count", type=int, default=100_000, help="inputs for each reader")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("names", nargs="*", help="formats; all of them if none is named")
    options = parser.parse_args()
    limit_memory()
    failures = 0
    for target in targets():
        if options.names and target.known.name not in options.names:
            continue
        started = time.perf_counter()
        fed, read, failed = feed(target, options.count, options.seed)
        seconds = time.perf_counter() - started
        print(
            f"{target.known.name}: {fed} inputs, {read} read as games, {failed} failures, "
            f"{seconds:.0f} s",
            flush=True,
        )
        failures += failed
    return min(failures, 1)


if __name__ == "__main__":
    sys.exit(main())

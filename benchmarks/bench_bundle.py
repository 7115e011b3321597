"""Times the start of a bundle beside that from source, up to the first paint of the window.

    DISPLAY=:1 python benchmarks/bench_bundle.py dist/shikaku [--rounds 5]

The two are started in turn. The seconds are of the wall clock, and the processor time that the
program has used by then.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmark_tools import empty_home

PAINTED = b"Flushing"
"""Qt logs this when it shows a painted window."""


def main() -> int:
    """Print the median of both."""
    parser = argparse.ArgumentParser(description="Time the start of a bundle.")
    parser.add_argument("bundle", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    commands = {
        "bundle": [str(options.bundle / "shikaku")],
        "source": [sys.executable, "-m", "shikaku_gui"],
    }
    for command in commands.values():
        seconds_to_paint(command)  # so that all files are in memory
    times: dict[str, list[tuple[float, float]]] = {name: [] for name in commands}
    for _ in range(options.rounds):
        for name, command in commands.items():
            times[name].append(seconds_to_paint(command))
    for name, measured in times.items():
        wall, used = (statistics.median(each) for each in zip(*measured, strict=True))
        print(f"{name}: {wall:.2f} s to the first paint, {used:.2f} s of processor time")
    return 0


def seconds_to_paint(command: list[str]) -> tuple[float, float]:
    """Start the program as for the first time, and end it when it has painted."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**empty_home(Path(home)), "QT_LOGGING_RULES": "qt.widgets.painting=true"}
        started = time.perf_counter()
        with subprocess.Popen(command, stderr=subprocess.PIPE, env=environment) as process:
            lines = iter(process.stderr or ())
            painted = any(PAINTED in line for line in lines)
            wall, used = time.perf_counter() - started, _processor_seconds(process.pid)
            process.kill()
    if not painted:
        raise RuntimeError(f"{command[0]} has not painted")
    return wall, used


def _processor_seconds(process: int) -> float:
    """Return the processor time of a process of Linux, which has not been waited for."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    sys.exit(main())

"""Where figures come from: what a later reader must know to make them again."""

import os
import platform
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from shikaku_gui import __version__
from shikaku_gui.solver.formulations.laboratory import RunLimits

_PACKAGES = ("ortools", "python-sat", "numpy")
_TOP = Path(__file__).resolve().parents[3]


def origin_of_figures(limits: RunLimits) -> dict[str, object]:
    """Return the versions, the machine, the day, and how each formulation was run.

    Every run has one thread, and the solvers' own seeds as they are when none is set.
    """
    return {
        **versions_and_machine(),
        "processes": limits.processes,
        "repeat": limits.repeat,
        "time_limit": limits.seconds,
        "memory_limit": limits.memory,
        "threads": 1,
        "seeds": "default",
    }


@cache
def versions_and_machine() -> Mapping[str, object]:
    """Return the versions, the machine and the day.

    ``commit`` is that of a checkout, with "-dirty" after changes.
    """
    return {
        "program": __version__,
        "commit": _commit(),
        "python": platform.python_version(),
        **{name.replace("-", "_"): _version(name) for name in _PACKAGES},
        "system": platform.platform(),
        "processor": _processor(),
        "processors": os.cpu_count(),
        "date": datetime.now(UTC).date().isoformat(),
    }


def _version(package: str) -> str | None:
    with suppress(PackageNotFoundError):
        return version(package)
    return None


def _commit() -> str | None:
    """Return the commit of the checkout that this is run from, None elsewhere."""
    if not (_TOP / ".git").exists():
        return None
    command = ["git", "-C", str(_TOP), "describe", "--always", "--dirty", "--abbrev=40"]
    with suppress(OSError, subprocess.TimeoutExpired):
        asked = subprocess.run(command, capture_output=True, text=True, check=False, timeout=5)
        return asked.stdout.strip() or None
    return None


def _processor() -> str:
    """Return the name of the processor, as Linux tells it, else what Python knows."""
    with suppress(OSError, StopIteration):
        lines = Path("/proc/cpuinfo").read_text("utf-8", "replace").splitlines()
        return next(line for line in lines if line.startswith("model name")).partition(": ")[2]
    return platform.processor() or platform.machine()

"""The memory of processes, as far as the system tells it."""

import os
import re
from pathlib import Path

from shikaku_gui.solver.control import peak_memory


def resident_size(process: int) -> int:
    """Return the resident size of a running process in bytes, 0 where the system does not tell."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text(encoding="ascii").split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def peak_memory_since_start() -> int:
    """Return the largest resident size of this process since its program was started, in bytes.

    On Linux :func:`.peak_memory` of a new process begins with the size of the one that started it;
    this does not, but takes longer.
    """
    try:
        status = Path("/proc/self/status").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return peak_memory()
    found = re.search(r"^VmHWM:\s*(\d+) kB$", status, re.MULTILINE)
    return int(found[1]) * 1024 if found else peak_memory()

"""How many processes may share work, and how much of it is submitted at a time."""

import sys
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

# Windows cannot wait for more processes at a time; elsewhere no machine gains by more.
MAX_JOBS = 61 if sys.platform == "win32" else 512
"""The largest number of processes."""

GROUP_WEIGHT = 4_000
"""The largest total weight of items that are submitted as one group. Submitting takes about
1 ms of processor time, the work on this many cells about 50 ms."""

GROUP_SECONDS = 0.2
"""Seconds after which a group returns the results it has; the rest is submitted again."""

"""How much memory this process has held at most."""

import sys

if sys.platform == "win32":

    def peak_memory() -> int:
        """Return 0: the standard library cannot tell on this system."""
        return 0

else:
    import resource

    # Linux counts in kibibytes, macOS in bytes.
    _UNIT = 1 if sys.platform == "darwin" else 1024

    def peak_memory() -> int:
        """Return the largest resident size this process has had so far, in bytes."""
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * _UNIT

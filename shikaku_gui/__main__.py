"""Start the program with ``python -m shikaku_gui``."""

import sys

from shikaku_gui.cli import main

if __name__ == "__main__":
    sys.exit(main())

"""Entry point of the executable of a bundle."""

import sys

from shikaku_gui.child_processes import begin_bundle

if __name__ == "__main__":
    begin_bundle()
    from shikaku_gui.__main__ import main

    sys.exit(main())

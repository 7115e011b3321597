"""What the executable of a bundle runs."""

import sys

from shikaku_gui.child_processes import begin_bundle

if __name__ == "__main__":
    begin_bundle()
    from shikaku_gui.__main__ import main

    sys.exit(main())

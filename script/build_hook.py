"""Makes the files with translations whenever the project is built or installed for development."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface[Any]):
    """Run by hatchling before it collects the files of a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's names
        """Make the files; a source distribution needs none."""
        if self.target_name == "wheel":
            script = Path(self.root, "script", "translations")
            # pipx sets this, with which Python does not find the modules beside a script.
            safe_path = "PYTHONSAFEPATH"
            environment = {name: value for name, value in os.environ.items() if name != safe_path}
            subprocess.run([sys.executable, str(script), "compile"], check=True, env=environment)

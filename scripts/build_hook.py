"""Puts pages, browser libraries and app.py into what is built, so that an installed package is complete."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebFilesHook(BuildHookInterface):  # type: ignore[type-arg]
    """Fetches static/vendor where it is missing and adds templates/, static/ and app.py to sudoku_helper/web."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add them; hatchling calls this before it collects the files of the wheel."""
        # An editable install serves both folders from where they are.
        if version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, root / "scripts" / "vendor.py"], check=True)
        # A source archive keeps them at the top level.
        if self.target_name != "wheel":
            return
        for folder in ("static", "templates"):
            for file in sorted((root / folder).rglob("*")):
                if file.is_file():
                    inside = file.relative_to(root).as_posix()
                    build_data["force_include"][str(file)] = f"sudoku_helper/web/{inside}"
        # In a folder of its own: Python looks for modules beside the file that it runs.
        build_data["force_include"][str(root / "app.py")] = "sudoku_helper/web/start/app.py"

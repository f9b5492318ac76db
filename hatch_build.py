"""Puts the built client into the wheel."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """An editable install serves the checkout's own files, which make builds."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root, "tools")))
        import client  # noqa: PLC0415 - from tools/, which is no package

        client.build()
        build_data["artifacts"].append("src/ludotheque/static/**")

"""A server whose bots at Uluru think for ever: each says that it has begun, and never comes to an end."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any, Final

import typer
from msgspec.structs import replace

from ludotheque.games.uluru import box
from ludotheque.server.command import play

BEGUN: Final = "TESTS_BEGUN"
"""The environment variable with the path of the pipe that a bot writes to when it begins."""


class Endless:
    def plan(self, _view: Any, _now: int, _rng: Any) -> Any:
        with Path(os.environ[BEGUN]).open("w") as begun:
            begun.write("begun\n")
            begun.flush()
            while True:
                signal.pause()


if __name__ == "__main__":
    from tests.endless_server import Endless as Bot  # by a name that other processes can import

    box.BOX = replace(box.BOX, bots=dict.fromkeys(box.BOX.bots, Bot()))
    typer.run(play)

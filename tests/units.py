"""The units in deploy/, at home in a folder of the test, and what they start."""

from __future__ import annotations

import shlex
import string
import subprocess
import sys
from configparser import RawConfigParser
from pathlib import Path
from typing import TextIO

from tests.live import LiveServer
from tests.proxies import EXAMPLES, HERE, example

PROGRAMS = Path(sys.executable).parent
UNITS = sorted(file.name for file in EXAMPLES.glob("ludotheque*.*") if file.suffix in {".service", ".timer"})


class Unit(LiveServer):
    """The server as its unit starts it, at any free port."""

    def _started(
        self, words: list[str], environment: dict[str, str], clock: tuple[int, int], log: TextIO | None
    ) -> subprocess.Popen[str]:
        folder = self.database.parent
        own = dict(word.split("=", 1) for word in service("ludotheque.service", folder)["Environment"].split())
        given = {**environment, **own, **settings_in(folder)}
        command = command_of("ludotheque.service", folder, given)
        port = words[words.index("--port") + 1]
        command[command.index("--port") + 1] = port
        return subprocess.Popen(
            command, env=given, pass_fds=clock, stdout=subprocess.PIPE, stderr=log, text=True, encoding="utf-8"
        )


def placed(name: str, folder: Path) -> str:
    """A unit that is at home in this folder."""
    paths = {"/opt/ludotheque/.venv/bin": PROGRAMS, "/var/lib/ludotheque": folder, "/var/cache/ludotheque": folder}
    text = example(name, {})
    for old, new in paths.items():
        text = text.replace(old, str(new))
    return text.replace("/etc/ludotheque.env", str(folder / "ludotheque.env"))


def service(name: str, folder: Path) -> dict[str, str]:
    parser = RawConfigParser(strict=True)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string(placed(name, folder))
    return dict(parser["Service"])


def command_of(name: str, folder: Path, given: dict[str, str], key: str = "ExecStart") -> list[str]:
    """A command of a unit, read as systemd does."""
    words = shlex.split(service(name, folder)[key].replace("%%", "%"))
    return [string.Template(word).safe_substitute(given) for word in words]


def settings_in(folder: Path) -> dict[str, str]:
    text = example("ludotheque.env", {"/var/lib/ludotheque": str(folder), "games.example": HERE})
    return dict(line.split("=", 1) for line in text.splitlines() if line and not line.startswith("#"))

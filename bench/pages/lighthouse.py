"""Lighthouse in a browser that is told where to look; everything stays on this machine."""

from __future__ import annotations

import socket
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from tools import client
from tools.client import node

PEER = Path(__file__).parent / "peer"
Form = Literal["mobile", "desktop"]
FORMS: tuple[Form, ...] = ("mobile", "desktop")


class Scored(Struct, frozen=True):
    """The scores of one page, of a hundred, what lowers them, and how fast the machine was by Lighthouse's measure."""

    scores: dict[str, int]
    pace: int
    faults: list[str]


def install() -> None:
    """Install the locked packages unless they are there."""
    client.install(PEER)


def free_port() -> int:
    """A free port for the browser's debugger."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def measure(port: int, form: Form, categories: Iterable[str], url: str) -> Scored:
    """The scores of a page in the browser at this port."""
    command = [node()[0], "run.mjs", str(port), form, ",".join(categories), url]
    done = subprocess.run(command, cwd=PEER, capture_output=True, text=True, check=False)  # noqa: S603 - our own command
    if done.returncode:
        raise RuntimeError(f"Lighthouse gave up on {url}: {done.stderr.strip()[-500:]}")
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=Scored)

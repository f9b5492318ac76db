"""Doing a part of an experiment: a pure function, so that it does not matter in which process, or on which machine."""

from __future__ import annotations

import os
from functools import cache, lru_cache
from hashlib import sha256
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from msgspec import Struct

import ludotheque
from ludotheque.core.coding import decode, encode
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.lab.experiment import Experiment
from ludotheque.lab.plan import Plan, planned

SHORT: Final = 16
"""Hexadecimal digits of a hash."""


class Software(Struct, frozen=True, forbid_unknown_fields=True):
    """What decides the rows of an experiment beside its file."""

    ludotheque: str
    rules: int
    """The version of the game's rules."""
    code: str
    """A hash of the source of the game, of the core and of the laboratory's plans."""
    numba: bool
    """Whether kernels are compiled: some bots think less without it."""


@cache
def software(game: str) -> Software:
    """The software that is installed here, as far as it concerns a game."""
    numba = find_spec("numba") is not None and not int(os.environ.get("NUMBA_DISABLE_JIT") or "0")
    return Software(version("ludotheque"), GAMES[game].game.version, code_of(game), numba)


def code_of(game: str) -> str:
    """A hash of all that decides rows."""
    root = Path(ludotheque.__file__).parent
    folders = (root / "core", root / "games" / game)
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in (".py", ".txt")]
    found = sha256()
    for file in sorted([*files, root / "lab" / "plan.py", root / "lab" / "settings.py"]):
        if "tests" not in file.relative_to(root).parts:
            found.update(f"{file.relative_to(root).as_posix()}\0".encode() + file.read_bytes())
    return found.hexdigest()[:SHORT]


class Part(Struct, frozen=True):
    """Some jobs of an experiment, as a worker is told of them."""

    number: int
    experiment: bytes
    software: Software
    first: int
    stop: int


class Done(Struct, frozen=True):
    """A finished part: the rows of each job on a line of JSON."""

    number: int
    lines: bytes


def do(part: Part) -> Done:
    """The rows of a part. Refuses where the software is not that of the one who asks."""
    plan = plan_from(part.experiment)
    here = software(plan.experiment.game)
    if here != part.software:
        raise Refused("lab-worker-differs", here=told(here), there=told(part.software))
    jobs = range(part.first, part.stop)
    return Done(part.number, b"".join(encode(list(plan.rows(number))) + b"\n" for number in jobs))


def told(software: Software) -> str:
    """Software in a few words."""
    return f"ludotheque {software.ludotheque} ({software.code}), numba: {str(software.numba).lower()}"


@lru_cache(maxsize=4)
def plan_from(experiment: bytes) -> Plan:
    """The plan of an experiment from its JSON, made once in each process."""
    found: Experiment = decode(experiment, Experiment)
    return planned(found)

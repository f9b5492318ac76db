"""The folder of a run: what it is a run of, and its finished parts."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from ludotheque.console.input import quoted_name
from ludotheque.core.coding import decode, encode
from ludotheque.core.refusal import Refused
from ludotheque.lab.plan import Plan
from ludotheque.lab.settings import Row
from ludotheque.lab.work import SHORT, Done, Software, software

try:
    import fcntl
except ImportError:  # Windows: whoever runs two at a time does everything twice
    fcntl = None  # type: ignore[assignment]

ABOUT: Final = "run.json"
PARTS: Final = "parts"


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """What a folder is a run of."""

    rows: str
    """A hash of all that decides the rows: game, measure, settings, seeds. How they are summed up may change."""
    software: Software


def about(plan: Plan) -> About:
    """What a run of this plan writes into its folder first."""
    settings = [
        (cell.columns, cell.setting.options, cell.setting.own, [name for name, _ in cell.setting.bots])
        for cell in plan.cells
    ]
    experiment = plan.experiment
    what = (experiment.game, plan.name, experiment.seed, experiment.count, settings)
    return About(sha256(encode(what)).hexdigest()[:SHORT], software(experiment.game))


class Folder(Struct, frozen=True):
    """A folder that belongs to one run."""

    path: Path
    plan: Plan

    def claim(self) -> None:
        """Make the folder, or go on in one that holds parts of the same run; refuses any other."""
        wanted, file = about(self.plan), self.path / ABOUT
        try:
            self.path.joinpath(PARTS).mkdir(parents=True, exist_ok=True)
            if file.exists():
                check_same(decode(file.read_bytes(), About), wanted, self.path)
            elif [one for one in self.path.iterdir() if one.name != PARTS and one.suffix != ".new"]:
                raise Refused("lab-folder-taken", folder=quoted_name(str(self.path)))
            else:
                write(file, encode(wanted) + b"\n")
        except msgspec.MsgspecError:
            raise Refused("lab-folder-taken", folder=quoted_name(str(self.path))) from None
        except OSError:
            raise Refused("lab-folder-unwritable", folder=quoted_name(str(self.path))) from None

    @contextmanager
    def claimed(self) -> Iterator[None]:
        """Claim the folder for a while; refuses while another run has it. What that left half written is removed."""
        self.claim()
        with ExitStack() as stack:
            if fcntl is not None:
                lock = os.open(self.path / PARTS, os.O_RDONLY)
                stack.callback(os.close, lock)
                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    raise Refused("lab-folder-busy", folder=quoted_name(str(self.path))) from None
                except OSError:  # a file system without locks
                    pass
            for half in (*self.path.glob("*.new"), *self.path.glob(f"{PARTS}/*.new")):
                half.unlink(missing_ok=True)
            yield

    def part(self, number: int) -> Path:
        """The file of a part."""
        return self.path / PARTS / f"{number:05}.jsonl"

    def missing(self) -> list[int]:
        """The parts that are still to be done."""
        return [number for number, jobs in enumerate(self.plan.parts) if not self.whole(number, jobs)]

    def whole(self, number: int, jobs: range) -> bool:
        """Whether a part is there with all its jobs."""
        with suppress(OSError):
            text = self.part(number).read_bytes()
            return text.count(b"\n") == len(jobs) and text.endswith(b"\n")
        return False

    def keep(self, done: Done) -> None:
        """Write a finished part, so that it is there as a whole or not at all."""
        self.write(f"{PARTS}/{self.part(done.number).name}", done.lines)

    def write(self, name: str, data: bytes) -> Path:
        """Write a file as a whole."""
        try:
            return write(self.path / name, data)
        except OSError:
            raise Refused("file-unwritable", file=quoted_name(str(self.path / name))) from None

    def replace(self, files: Mapping[str, bytes], patterns: Iterable[str]) -> None:
        """Write files, and remove others of these patterns that an earlier run has left."""
        for name, data in files.items():
            self.write(name, data)
        for pattern in patterns:
            for file in self.path.glob(pattern):
                if file.name not in files:
                    file.unlink(missing_ok=True)

    def rows(self) -> Iterator[list[Row]]:
        """The rows of all parts in the order of their jobs, part by part."""
        for number in range(len(self.plan.parts)):
            lines = self.part(number).read_bytes().splitlines()
            yield [row for line in lines for row in rows_of(line)]


def rows_of(line: bytes) -> list[Row]:
    """The rows of one job."""
    found: list[Row] = decode(line, list[dict[str, Any]])
    return found


def check_same(there: About, wanted: About, folder: Path) -> None:
    """Refuse to mix runs, or the results of different software."""
    if there.rows != wanted.rows:
        raise Refused("lab-folder-other", folder=quoted_name(str(folder)))
    if there.software != wanted.software:
        raise Refused("lab-folder-software", folder=quoted_name(str(folder)))


def write(file: Path, data: bytes) -> Path:
    """Write a file so that it is there as a whole or not at all, whenever the machine stops."""
    new = file.with_name(f"{file.name}.{os.getpid()}.new")
    with new.open("wb") as stream:
        stream.write(data)
        stream.flush()
        os.fsync(stream.fileno())
    new.replace(file)
    return file

"""The results of a run."""

from __future__ import annotations

from msgspec import Struct

from bench.reporting import BaseReport

PACKAGES = ("litestar", "msgspec", "uvicorn", "uvloop", "websockets")


class IdleRow(Struct, frozen=True):
    """Tables at which nobody does anything."""

    state: str
    tables: int
    screens: int
    seconds: float
    cpu_percent: float
    waited_percent: float
    kilobytes: float
    """Memory that each table has added."""


class RateRow(Struct, frozen=True):
    """Actions at one rate."""

    rate: float
    seconds: float
    acts: int
    answered_per_second: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    delay_p99_ms: float
    """How long actions waited in the generator: for its turn, or until somebody might act."""
    refused: dict[str, int]
    """Why actions were refused, and how many: most were no longer legal when they arrived."""
    unanswered: int
    lost: int
    kept_up: bool
    cpu_percent: float
    waited_percent: float
    per_cpu_second: float
    """Actions for each second of processor time, which depends little on what else the machine does."""


class NodesRow(Struct, frozen=True):
    """The same rate of actions for each node of an arrangement; the figures are of all of them together."""

    name: str
    cores: list[int]
    """The core of each node."""
    beside: list[int]
    """The cores of the database and the generator."""
    rate: float
    answered_per_second: float
    frames_per_second: float
    p50_ms: float
    p99_ms: float
    unanswered: int
    cpu_percent: float
    database_percent: float
    """Processor time of PostgreSQL, which is not in the other figures."""
    per_cpu_second: float
    highest: list[float] = []
    """The highest rate with a p99 under 100 ms, in each try."""
    kilobytes: float = 0.0
    """Memory that a match with its two connections has added."""


class TakeoverRow(Struct, frozen=True):
    """How long tables were away when their node died."""

    how: str
    times: int
    tables: int
    least_seconds: float
    most_seconds: float


class SandRow(Struct, frozen=True):
    """How late glasses ran out."""

    commit_ms: float
    """Milliseconds added to every commit."""
    glass: str
    seconds: float
    glasses: int
    at_once: int
    """Glasses that ran at the same time, at most."""
    missing: int
    """Glasses whose end no screen was told."""
    p50_ms: float
    p99_ms: float
    max_ms: float
    cpu_percent: float
    waited_percent: float


class HallRow(Struct, frozen=True):
    """A hall full of phones."""

    phones: int
    rounds: int
    starts: int
    """Starts of rounds that phones were told of: all phones in all rounds."""
    p50_ms: float
    """From the first phone that was told of a start to the others."""
    p99_ms: float
    max_ms: float
    placed: int
    """People who have a place and a result in every round."""
    seconds: float
    cpu_percent: float
    waited_percent: float
    kilobytes: float
    """Memory that each person has added."""


class SoakSample(Struct, frozen=True):
    """The server at one moment of the soak."""

    second: float
    megabytes: float
    descriptors: int
    threads: int
    matches: int
    """Matches that have ended so far."""
    visits: int
    """Tables that were opened and left so far."""


class Soak(Struct, frozen=True):
    """Matches that end and begin again, tables that are opened and left."""

    seconds: float
    tables: int
    rate: float
    acts: int
    matches: int
    visits: int
    refused: dict[str, int]
    """Why actions were refused, and how many: most were no longer legal when they arrived."""
    unanswered: int
    lost: int
    p50_ms: float
    p99_ms: float
    cpu_percent: float
    samples: list[SoakSample]


class AttackRow(Struct, frozen=True):
    """What others notice of one attacker: latencies without and under the attack."""

    name: str
    what: str
    calm_p50_ms: float
    calm_p99_ms: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    acts: int
    unanswered: int
    lost: int
    cpu_percent: float
    waited_percent: float
    done: dict[str, int]
    """What the attacker achieved."""


class LoadReport(BaseReport, kw_only=True):
    """Everything that a run measures."""

    quick: bool = False
    server_core: list[int] = []
    generator_core: list[int] = []
    busy_before: float = 0.0
    """The load average of the machine over a minute, before and after the run."""
    busy_after: float = 0.0
    idle: list[IdleRow] = []
    rates: list[RateRow] = []
    saturation: float | None = None
    """The highest rate that was kept up with, actions a second."""
    nodes: list[NodesRow] = []
    takeovers: list[TakeoverRow] = []
    sand: list[SandRow] = []
    hall: HallRow | None = None
    soak: Soak | None = None
    attacks: list[AttackRow] = []

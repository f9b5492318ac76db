"""The sizes of all parts, in full and for a quick look."""

from __future__ import annotations

from msgspec import Struct

PARTS = ("idle", "rates", "nodes", "takeovers", "sand", "hall", "soak", "attacks")


class Plan(Struct, frozen=True):
    """A whole run takes about a quarter of an hour."""

    idle_tables: int = 1_000
    idle_seconds: float = 10.0
    warm_up: float = 30.0
    """Seconds at most for which a new server may compile what bots need."""
    rates: tuple[int, ...] = (250, 500, 1_000, 2_000, 3_000)
    rate_tables: int = 400
    rate_seconds: float = 6.0
    search: int = 4
    """Further runs to find the highest rate that is kept up with."""
    retry: bool = True
    """Try a rate that was missed once more."""
    node_tables: int = 600
    """Tables of each node."""
    node_rate: int = 600
    """Actions a second of each node, to compare what they cost."""
    node_search: int = 6
    """Rates that are tried for the highest with a p99 under 100 ms."""
    node_repeats: int = 3
    """Rounds over all arrangements."""
    deaths: int = 3
    """Nodes that die in each way."""
    takeover_tables: int = 200
    """Tables of a node that dies."""
    glasses: int = 1_000
    commits_ms: tuple[float, ...] = (0.0, 5.0)
    spread: float = 30.0
    """Seconds over which the glasses are turned."""
    sand: int = 60
    countdown: bool = False
    """Watch the three seconds before a glass is turned, instead of the glass."""
    phones: int = 300
    hall_rounds: int = 6
    soak_seconds: float = 60.0
    soak_tables: int = 100
    soak_rate: int = 300
    visitors: int = 2
    """Tables that are opened, and as many left, every second of the soak."""
    calm_tables: int = 100
    calm_rate: int = 200
    calm_seconds: float = 4.0
    attack_seconds: float = 6.0
    attack_scale: float = 1.0
    """The size of the attacks, relative to their descriptions."""
    long_match: int = 2_000
    """Actions in the match whose replay is asked for again and again."""
    judged_match: int = 150
    """Actions in the match that a bot is asked about."""
    one_server: bool = False
    """Attack one server with everything in turn, instead of a new one each time."""


QUICK = Plan(
    idle_tables=8,
    idle_seconds=0.5,
    warm_up=0.0,
    rates=(40, 80),
    rate_tables=16,
    rate_seconds=0.5,
    search=0,
    retry=False,
    node_tables=8,
    node_rate=40,
    node_search=1,
    node_repeats=1,
    deaths=1,
    takeover_tables=4,
    glasses=4,
    spread=0.2,
    countdown=True,
    phones=6,
    hall_rounds=1,
    soak_seconds=4.0,
    soak_tables=8,
    soak_rate=150,
    calm_tables=4,
    calm_rate=20,
    calm_seconds=0.3,
    attack_seconds=0.4,
    attack_scale=0.02,
    long_match=60,
    judged_match=8,
    one_server=True,
)
"""Every part with few tables, in seconds; its figures tell nothing but that everything works."""

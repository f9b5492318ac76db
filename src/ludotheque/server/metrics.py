"""Metrics for Prometheus. Counts only: no names, devices, addresses or tables, and no label that people could fill."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate
from typing import TypeAlias

from msgspec import Struct
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from ludotheque.core.histogram import Histogram
from ludotheque.hall.halls import Halls
from ludotheque.table.tables import Tables

Family: TypeAlias = CounterMetricFamily | GaugeMetricFamily | HistogramMetricFamily


class Counts(Struct):
    """Plain counters, changed by the event loop alone, so that no message takes a lock."""

    connections: int = 0
    """Open now."""
    messages: int = 0
    frames: int = 0
    bad_messages: int = 0
    renewed: int = 0
    """Screens that had fallen behind, and were sent everything anew."""
    relayed_here: int = 0
    """Screens that other nodes have accepted for tables of this one."""
    relayed_there: int = 0
    """Screens that this node has accepted for tables of others."""
    requests_relayed_here: int = 0


COUNTS = Counts()


def measured(tables: Tables, halls: Halls) -> bytes:
    """All metrics of a server in Prometheus' text format; gauges are read at the time of the request."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Collected(tables, halls))
    return generate_latest(registry)


class Collected(Collector):
    """The metrics of one server."""

    def __init__(self, tables: Tables, halls: Halls) -> None:
        self.tables = tables
        self.halls = halls

    def collect(self) -> Iterator[Family]:
        yield from self.of_tables()
        yield from self.of_screens()
        yield from self.of_inputs()
        yield from self.of_store()
        yield from self.of_nodes()
        thinking = self.tables.thinking
        yield gauge(
            "thoughts_waiting", "Plans of bots, hints and other slow work that wait for a worker.", thinking.jobs
        )
        yield gauge("thoughts_running", "Slow work that is being done.", len(thinking.running))

    def of_tables(self) -> Iterator[Family]:
        directory = self.tables.directory
        playing = sum(room.party.phase == "playing" for room in directory)
        yield gauge("halls", "Open halls.", len(self.halls))
        yield gauge("tables", "Open tables.", len(directory))
        yield gauge("tables_set_aside", "Tables that could not be taken up.", len(directory.aside))
        yield gauge("matches_running", "Matches under way at open tables.", playing)

    def of_screens(self) -> Iterator[Family]:
        streams = [stream for room in self.tables.directory for stream in room.streams.values()]
        waiting = sum(len(stream.outbox.frames) for stream in streams if stream.outbox is not None)
        yield gauge("connections", "Open connections.", COUNTS.connections)
        yield gauge("outbox_frames", "Frames that wait for slow readers.", waiting)
        yield gauge("screens_behind", "Screens that have fallen behind.", sum(stream.behind for stream in streams))
        yield counter("screens_renewed", "Screens that had fallen behind and were sent everything.", COUNTS.renewed)
        yield counter("messages", "Messages from screens.", COUNTS.messages)
        yield counter("bad_messages", "Messages that could not be read.", COUNTS.bad_messages)
        yield counter("frames", "Frames sent to screens.", COUNTS.frames)

    def of_inputs(self) -> Iterator[Family]:
        inputs = self.tables.services.inputs
        answers = CounterMetricFamily("ludotheque_inputs", "Actions of people, by their answer.", labels=["answer"])
        for name in ("taken", "refused", "not_kept"):
            answers.add_metric([name], getattr(inputs, name))
        yield answers
        yield histogram("input_seconds", "From the arrival of an action until it is told.", inputs.seconds)

    def of_store(self) -> Iterator[Family]:
        store = self.tables.store
        yield counter("commits", "Transactions of the store.", store.commits)
        yield histogram("commit_rows", "Rows of logs in a transaction.", store.commit_rows)
        yield histogram("commit_seconds", "How long a transaction took.", store.commit_seconds)

    def of_nodes(self) -> Iterator[Family]:
        node = self.tables.node
        yield gauge("other_nodes", "Other nodes that share the store.", len(node.others))
        yield counter("takeovers", "Tables taken over from other nodes.", self.tables.ownership.taken_over)
        yield counter("relays_in", "Screens that other nodes have passed on to this one.", COUNTS.relayed_here)
        yield counter("relays_out", "Screens that this node has passed on to others.", COUNTS.relayed_there)
        yield counter("requests_relayed", "Requests that others have passed on.", COUNTS.requests_relayed_here)


def gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(f"ludotheque_{name}", about, value)


def counter(name: str, about: str, value: float) -> CounterMetricFamily:
    return CounterMetricFamily(f"ludotheque_{name}", about, value)


def histogram(name: str, about: str, found: Histogram) -> HistogramMetricFamily:
    """A histogram with the cumulative buckets that Prometheus expects."""
    bounds = [*map(str, found.bounds), "+Inf"]
    buckets = list(zip(bounds, accumulate(found.counts), strict=True))
    return HistogramMetricFamily(f"ludotheque_{name}", about, buckets, found.total)

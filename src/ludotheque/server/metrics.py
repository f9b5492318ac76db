"""Metrics for Prometheus. Counts only: no names, addresses or tables."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from prometheus_client import CollectorRegistry, Gauge
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()
CONNECTIONS = Gauge("ludotheque_connections", "Open connections.", registry=REGISTRY)
TABLES = Gauge("ludotheque_tables", "Tables in the house.", registry=REGISTRY)


class Counts(Struct):
    """Plain counters, changed by the event loop alone, so that no message takes a lock."""

    messages: int = 0
    frames: int = 0
    bad_messages: int = 0


COUNTS = Counts()


class Collected(Collector):
    """The counts as Prometheus metrics, at every scrape."""

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily("ludotheque_messages", "Messages from screens.", COUNTS.messages)
        yield CounterMetricFamily("ludotheque_frames", "Frames sent to screens.", COUNTS.frames)
        yield CounterMetricFamily("ludotheque_bad_messages", "Messages that could not be read.", COUNTS.bad_messages)


REGISTRY.register(Collected())

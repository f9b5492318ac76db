"""What is measured, for Prometheus. Counts only: nobody's name, address or table."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge

REGISTRY = CollectorRegistry()
INPUTS = Counter("ludotheque_messages", "Messages from screens.", registry=REGISTRY)
FRAMES = Counter("ludotheque_frames", "Frames sent to screens.", registry=REGISTRY)
REFUSALS = Counter("ludotheque_bad_messages", "Messages that could not be read.", registry=REGISTRY)
CONNECTIONS = Gauge("ludotheque_connections", "Open connections.", registry=REGISTRY)
TABLES = Gauge("ludotheque_tables", "Tables in the house.", registry=REGISTRY)

"""The address that links to this server use."""

from __future__ import annotations

import socket
import subprocess
import sys
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ludotheque.server.context import ServerContext
from ludotheque.server.settings import is_loopback


def asked(host: str, lan: str | None) -> str:
    request: Any = SimpleNamespace(headers={"host": host}, scope={"scheme": "http"})
    context = ServerContext.__new__(ServerContext)
    context.lan = lan
    return context.base(cast("Any", request))


@pytest.mark.parametrize(
    ("host", "lan", "base"),
    [
        ("localhost:8000", "192.168.1.7", "http://192.168.1.7:8000"),
        ("127.0.0.1:8000", "192.168.1.7", "http://192.168.1.7:8000"),
        ("localhost", "192.168.1.7", "http://192.168.1.7"),
        ("[::1]:8000", "192.168.1.7", "http://192.168.1.7:8000"),
        ("tablet.local:8000", "192.168.1.7", "http://tablet.local:8000"),
        ("10.0.0.2:8000", "192.168.1.7", "http://10.0.0.2:8000"),
        ("localhost:8000", None, "http://localhost:8000"),
    ],
)
def test_a_phone_is_not_sent_to_itself(host: str, lan: str | None, base: str) -> None:
    assert asked(host, lan) == base


def test_a_port_that_is_taken_is_told_in_a_sentence() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        command = [sys.executable, "-m", "ludotheque.server", "--port", str(port)]
        told = subprocess.run(command, check=False, capture_output=True, text=True)
    assert told.returncode == 2
    assert told.stderr.startswith(f"Port {port} is already taken.")
    assert f"--port {port + 1}" in told.stderr


def test_names_that_mean_this_very_machine() -> None:
    assert all(map(is_loopback, ("localhost", "table.localhost", "127.0.0.1", "127.8.0.1", "::1")))
    assert not any(map(is_loopback, ("tablet.local", "192.168.1.7", "localhost.example")))

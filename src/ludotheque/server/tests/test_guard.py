"""Admission of requests: Host and Origin headers, parsed strictly, and access to the metrics."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.refusal import Refused
from ludotheque.server.authority import Authority, parse_authority
from ludotheque.server.guard import may_enter
from ludotheque.server.settings import LOOPBACK, Settings, networks

SETTINGS = Settings(Path("unused"), frozenset({"games.example"}))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("localhost", Authority("localhost")),
        ("LocalHost:8000", Authority("localhost", 8000)),
        ("games.example.", Authority("games.example")),
        ("games.example:", Authority("games.example")),
        ("192.168.1.7:80", Authority("192.168.1.7", 80)),
        ("[::1]:8000", Authority("::1", 8000)),
        ("[FE80:0::1]", Authority("fe80::1")),
        ("old_tablet.local", Authority("old_tablet.local")),
    ],
)
def test_a_host_and_its_port(text: str, found: Authority) -> None:
    assert parse_authority(text) == found
    assert parse_authority(str(found)) == found


@pytest.mark.parametrize(
    "text",
    [
        "",
        "127.0.0.1:8000@evil.example",
        "ann:secret@localhost",
        "localhost@localhost",
        "localhost/evil.example",
        "localhost?x",
        "localhost#x",
        "localhost\\evil.example",
        "localhost:8000:9000",
        "localhost:0",
        "localhost:65536",
        "localhost:http",
        "localhost:-1",
        "localhost:٨٠",
        "::1",
        "[::1",
        "[::1]evil.example",
        "[127.0.0.1]",
        "[::1%25eth0]",
        "[fe80::1::2]",
        ".localhost",
        "a..localhost",
        "-a.localhost",
        "loc alhost",
        " localhost",
        "localhost\n",
        'localhost"><script>',
        "l\u00f6calhost",
        "a" * 250 + ".local",
    ],
)
def test_nothing_else_is_a_host(text: str) -> None:
    assert parse_authority(text) is None
    assert not may_enter(SETTINGS, text, None)


@pytest.mark.parametrize(
    ("scheme", "host", "origin", "fine"),
    [
        ("http", "localhost:8000", "http://localhost:8000", True),
        ("http", "localhost:8000", "HTTP://LOCALHOST:8000", True),
        ("http", "games.example", "http://games.example:80", True),
        ("https", "games.example", "https://games.example", True),
        ("https", "games.example:443", "https://games.example", True),
        ("http", "games.example", "https://games.example", False),
        ("https", "games.example", "http://games.example", False),
        ("https", "games.example", "http://games.example:443", False),
        ("http", "localhost:8000", "http://localhost:8001", False),
        ("http", "localhost:8000", "http://localhost", False),
        ("http", "localhost:8000", "ftp://localhost:8000", False),
        ("http", "localhost:8000", "null", False),
        ("http", "localhost:8000", "", False),
        ("http", "localhost:8000", "localhost:8000", False),
        ("http", "localhost:8000", "http://localhost:8000/", False),
        ("http", "localhost:8000", "http://evil.example@localhost:8000", False),
        ("http", "[::1]:80", "http://[::1]", True),
    ],
)
def test_an_origin_is_the_same_scheme_host_and_port(scheme: str, host: str, origin: str, fine: bool) -> None:
    assert may_enter(SETTINGS, host, origin, scheme) is fine


def test_metrics_are_for_this_machine_unless_networks_are_named() -> None:
    assert networks("") == LOOPBACK
    assert SETTINGS.may_measure("127.0.0.1")
    assert SETTINGS.may_measure("::1")
    assert SETTINGS.may_measure("::ffff:127.0.0.1")
    assert not SETTINGS.may_measure("192.168.1.7")
    assert not SETTINGS.may_measure("unix")
    open_to = Settings(Path("unused"), metrics=networks("192.168.1.0/24, 2001:db8::7"))
    assert open_to.may_measure("192.168.1.7")
    assert open_to.may_measure("2001:db8::7")
    assert not open_to.may_measure("127.0.0.1")
    assert not SETTINGS.may_measure("127.0.0.1", forwarded=True), "a proxy that nobody has named hides who asks"
    assert Settings(Path("unused"), proxies=("127.0.0.1/32",)).may_measure("::1", forwarded=True)
    with pytest.raises(Refused, match="proxy-bad"):
        networks("everyone")

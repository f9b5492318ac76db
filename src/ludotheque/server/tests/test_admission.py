"""How many connections there may be, from where, and whose word about that counts."""

from __future__ import annotations

import asyncio
import json
import resource
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ludotheque.core.refusal import Refused
from ludotheque.server.addresses import Proxies, group_of, parse_proxies
from ludotheque.server.admission import Admission, descriptors
from ludotheque.server.tests.wires import Wire, story
from ludotheque.table.limits import DEFAULTS, Limits
from ludotheque.table.tests.evening import Evening

# --- how many ---


def admission(limits: Limits, proxies: str = "") -> Admission:
    return Admission(limits, Proxies(parse_proxies(proxies)), 1_000_000)


def nothing() -> None:
    pass


def test_a_new_connection_takes_the_place_of_the_one_that_was_silent_longest(tmp_path: Path) -> None:
    """Protects newcomers from those who open connections and say nothing."""

    async def tell(now: Evening, wire: Wire) -> None:
        some = admission(Limits(connections=3))
        player = await Wire(now, wire.table, admission=some).greeted()
        silent, newer, visitor = (Wire(now, wire.table, admission=some) for _ in range(3))
        assert (silent.aborted, newer.aborted) == (True, False)
        await visitor.greeted()
        assert (await Wire(now, wire.table, admission=some).greeted()) is not None
        assert newer.aborted
        late = Wire(now, wire.table, admission=some)
        assert late.out.startswith(b"HTTP/1.1 503 ")
        assert json.loads(late.out.partition(b"\r\n\r\n")[2])["key"] == "server-full"
        assert late.ended
        assert not player.aborted
        assert some.count == 3
        silent.lost()
        assert some.count == 3
        player.lost()
        assert some.count == 2

    with_screens(tmp_path, tell)


def with_screens(path: Path, tell: Callable[[Evening, Wire], Awaitable[None]]) -> None:
    """A story that may leave screens at the table."""

    async def main(now: Evening, wire: Wire) -> None:
        await tell(now, wire)
        for stream in wire.rooms()[0].streams.values():
            stream.outbox = None

    story(path, main)


def test_those_turned_away_stay_for_the_answer_only_while_there_is_room(tmp_path: Path) -> None:
    """Protects the descriptors that are left."""

    async def tell(now: Evening, wire: Wire) -> None:
        some = admission(Limits(connections=1, spare_descriptors=4))
        await Wire(now, wire.table, admission=some).greeted()
        late = [Wire(now, wire.table, limits=some.limits, admission=some) for _ in range(3)]
        assert [other.aborted for other in late] == [False, False, True]
        for other in late:
            other.timers.turn(10)
            assert other.aborted
            other.lost()
        assert some.turned_away == 0

    with_screens(tmp_path, tell)


def test_one_address_has_a_limit_and_this_machine_has_none() -> None:
    some = admission(Limits(address_connections=2))
    entries = [some.enter("2001:db8::1", nothing), some.enter("2001:db8::2:1", nothing)]
    with pytest.raises(Refused, match="too-many-connections"):
        some.enter("2001:db8::ffff", nothing)
    some.enter("2001:db8:0:1::1", nothing)
    some.leave(entries[0])
    some.leave(entries[0])
    some.enter("2001:db8::ffff", nothing)
    for peer in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
        assert [some.enter(peer, nothing) for _ in range(5)]
    assert group_of("::ffff:192.0.2.1") == group_of("192.0.2.1") == "192.0.2.1"
    assert group_of("unknown") == "unknown"
    assert len(group_of("x" * 1_000) or "") == 64


def test_a_connection_through_a_proxy_counts_for_whom_it_is(tmp_path: Path) -> None:
    async def tell(now: Evening, wire: Wire) -> None:
        some = admission(Limits(address_connections=1), "10.0.0.0/8")
        wires = [Wire(now, wire.table, admission=some, peer="10.0.0.1") for _ in range(3)]
        assert wires[0].shake(**{"X-Forwarded-For": "192.0.2.1"}).split()[1] == b"101"
        assert wires[1].shake(**{"X-Forwarded-For": "192.0.2.1"}).split()[1] == b"429"
        assert wires[2].shake(**{"X-Forwarded-For": "192.0.2.2"}).split()[1] == b"101"
        for other in wires:
            other.lost()
        assert not some.groups

    story(tmp_path, tell)


def test_connections_of_a_proxy_itself_are_not_counted_together(tmp_path: Path) -> None:
    """A proxy that checks our health, or forgets the header, has no limit of its own."""

    async def tell(now: Evening, wire: Wire) -> None:
        some = admission(Limits(address_connections=1), "10.0.0.0/8")
        wires = [Wire(now, wire.table, admission=some, peer="10.0.0.1") for _ in range(3)]
        assert [other.shake().split()[1] for other in wires] == [b"101"] * 3
        for other in wires:
            other.lost()

    story(tmp_path, tell)


# --- whose word counts ---


def forwarded(value: str) -> list[tuple[bytes, bytes]]:
    return [(b"x-forwarded-for", value.encode())]


def test_nobody_is_believed_unless_named() -> None:
    assert Proxies(()).client("127.0.0.1", forwarded("192.0.2.1")) == "127.0.0.1"
    some = Proxies(parse_proxies("127.0.0.1, 10.0.0.0/8, ::1"))
    assert some.client("127.0.0.1", forwarded("192.0.2.1")) == "192.0.2.1"
    assert some.client("127.0.0.1", forwarded("6.6.6.6, 192.0.2.1, 10.1.1.1")) == "192.0.2.1"
    assert some.client("192.0.2.9", forwarded("192.0.2.1")) == "192.0.2.9"
    assert some.client("::1", []) == "::1"


@pytest.mark.parametrize("peer", ["127.0.0.1", "10.9.9.9", "192.0.2.1"])
@pytest.mark.parametrize(
    "header", ["192.0.2.7", "6.6.6.6, 192.0.2.7", "192.0.2.7, 10.0.0.1", "[2001:db8::1]:80", "", "?"]
)
def test_pages_and_sockets_see_the_same_address(peer: str, header: str) -> None:
    seen: list[str] = []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        seen.append(scope["client"][0])

    some = Proxies(parse_proxies("127.0.0.1,10.0.0.0/8"))
    scope: Any = {"type": "http", "client": (peer, 1), "headers": forwarded(header)}
    asyncio.run(ProxyHeadersMiddleware(app, some.networks)(scope, *[None] * 2))  # type: ignore[arg-type]
    assert some.client(peer, forwarded(header)) == seen[0]


def test_a_proxy_that_is_none_is_refused() -> None:
    assert parse_proxies(" 10.0.0.1 ,, ::1/128") == ("10.0.0.1/32", "::1/128")
    for wrong in ("localhost", "10.0.0.1/33", "*"):
        with pytest.raises(Refused, match="proxy-bad"):
            parse_proxies(wrong)


# --- descriptors ---


def test_the_limit_of_open_files_is_raised_as_far_as_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    set_to: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _which, pair: set_to.append(pair))
    for limits, wanted, found, raised in (
        ((1_024, 4_096), 10_000, 4_096, [(4_096, 4_096)]),
        ((1_024, resource.RLIM_INFINITY), 10_000, 10_000, [(10_000, resource.RLIM_INFINITY)]),
        ((1_024, 1_024), 10_000, 1_024, []),
        ((20_000, 20_000), 10_000, 20_000, []),
    ):
        set_to.clear()
        monkeypatch.setattr(resource, "getrlimit", lambda _which, limits=limits: limits)
        assert descriptors(wanted) == found
        assert set_to == raised


def test_connections_leave_the_system_its_own_files() -> None:
    assert Admission(DEFAULTS, Proxies(()), 1_024).most == 1_024 - DEFAULTS.spare_descriptors
    assert Admission(DEFAULTS, Proxies(()), 1_000_000).most == DEFAULTS.connections
    assert Admission(DEFAULTS, Proxies(()), 256).most == 128, "a small system serves some"


def test_a_system_that_allows_less_than_it_says_is_served_with_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_which: int, _pair: tuple[int, int]) -> None:
        raise ValueError("not allowed to raise maximum limit")

    monkeypatch.setattr(resource, "getrlimit", lambda _which: (256, resource.RLIM_INFINITY))
    monkeypatch.setattr(resource, "setrlimit", refuse)
    assert descriptors(10_000) == 256

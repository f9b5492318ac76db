"""Noninterference on bytes and times: evenings that differ only in secrets look the same to everyone else.

The same evening is played twice with the same chance; in one of them somebody moves their birds about differently and
more often. What any other screen is sent must be the same bytes at the same moments, until the round is evaluated.
Tables that leak one thing each are caught by the same test.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.games.uluru.tests.deals import board
from ludotheque.table import requests, screens
from ludotheque.table.driver import Driver
from ludotheque.table.frames import Answer, Refusal
from ludotheque.table.room import Room
from ludotheque.table.screens import Screens
from ludotheque.table.streams import Stream, Update
from ludotheque.table.tests.chance import fix_chance
from ludotheque.table.tests.evening import Evening, Screen, evening
from ludotheque.table.views import match_seen

Secret = list[tuple[int, int]]
"""What Ann does: after how many milliseconds, which action."""


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """The same ids and the same seed in every evening."""

    def restart() -> None:
        fix_chance(monkeypatch)

    return restart


async def told(now: Evening, secret: Secret) -> dict[str, list[tuple[int, bytes]]]:
    """The frames of Bob, a spectator and a big screen while Ann moves her birds about."""
    ann, bob = await now.table("Ann", "Bob")
    others = {
        "Bob": bob,
        "spectator": await now.screen(ann.room, "Dan"),
        "big screen": await now.screen(ann.room, "TV"),
    }
    await ann.ask(requests.Start)
    await now.advance(3_000)
    for after, action in secret:
        await now.advance(after)
        await ann.do(0, action)
        await bobs_turn(bob)
    await now.advance(30_000 - sum(after for after, _ in secret))
    await bobs_turn(bob)
    now.read()
    return {name: screen.frames for name, screen in others.items()}


async def bobs_turn(bob: Screen) -> None:
    """Bob does the same in both evenings, wrong things too, but only at the end."""
    if bob.room.clock.now() < 33_000:
        return
    for action in (5, 5, 74, 73, 99_999):
        await bob.do(1, action)
    await bob.do(0, 3)


SECRETS: dict[str, Secret] = {
    "nothing": [],
    "one bird": [(500, 3)],
    "another bird": [(500, 20)],
    "many birds": [(100, number * 9) for number in range(8)],
    "there and back": [(1_000, 3), (1_000, 64), (1_000, 3), (1_000, 64)],
}


def all_told(path: Path, restart: Callable[[], None]) -> dict[str, dict[str, list[tuple[int, bytes]]]]:
    async def one(number: int, secret: Secret) -> dict[str, list[tuple[int, bytes]]]:
        restart()
        async with evening(path / f"{number}.db") as now:
            return await told(now, secret)

    return {name: asyncio.run(one(number, secret)) for number, (name, secret) in enumerate(SECRETS.items())}


def leaks(path: Path, restart: Callable[[], None]) -> list[str]:
    """The viewers who can tell these evenings apart."""
    found = all_told(path, restart)
    return [
        f"{who}: {name}" for name in SECRETS for who in found["nothing"] if found[name][who] != found["nothing"][who]
    ]


def test_evenings_that_differ_in_secrets_look_the_same(tmp_path: Path, same_chance: Callable[[], None]) -> None:
    assert leaks(tmp_path, same_chance) == []


def leaky_seq(self: Stream, tell: Callable[[Stream, Update], None], update: Update) -> None:
    """Numbers frames by the log instead of by the screen."""
    driver = LAST_ROOM[-1].driver if LAST_ROOM else None
    if driver is not None:
        self.n = driver.live.seq
    tell(self, update)


LAST_ROOM: list[Room] = []


def leaky_match_view(self: Driver | None, view: Callable[..., Any], *given: Any, **named: Any) -> Any:
    """Shows everybody how many birds have landed in all."""
    found = view(self, *given, **named)
    if found is None or self is None:
        return found
    landed = sum(place is not None for places in self.live.moment.state.boards for place in places)
    return replace(found, replay=str(landed))


def leaky_legal(self: Driver | None, view: Callable[..., Any], *given: Any, **named: Any) -> Any:
    """A seat's legal actions depend on another's board."""
    found = view(self, *given, **named)
    if found is None or self is None or self.live.moment.state.boards[0] == board():
        return found
    return replace(found, legal=found.legal & ~1)


def leaky_frames(self: Screens, tell_step: Callable[..., None], *given: Any) -> None:
    """Sends a frame at every action of anybody."""
    for stream in self.table.streams.values():
        stream.renew()
    tell_step(self, *given)


def leaky_length(self: Stream, send: Callable[[Stream, bytes], None], data: bytes) -> None:
    """Frames get longer the more has been acted."""
    driver = LAST_ROOM[-1].driver if LAST_ROOM else None
    send(self, data + b" " * (0 if driver is None else driver.live.seq))


def leaky_change(self: Stream, tell: Callable[[Stream, Update], None], update: Update) -> None:
    """Sends everything again, once Ann has acted."""
    driver = LAST_ROOM[-1].driver if LAST_ROOM else None
    if driver is not None and driver.live.acted[0]:
        self.match = None
        update.match = match_seen(driver, LAST_ROOM[-1].party, self.seat)
    tell(self, update)


def leaky_error(self: Driver, act: Callable[..., None], *given: Any) -> None:
    """A refusal that tells how much has happened."""
    stream, asked, *_ = given
    if asked.action > 1_000:
        self.host.tell(to=stream, answer=Answer(asked.key, Refusal("action-unknown", {"seq": self.live.seq})))
        self.host.lock.release()
        return
    act(self, *given)


def wrap(kind: Any, name: str, leaky: Callable[..., Any]) -> Callable[[pytest.MonkeyPatch], None]:
    def change(monkeypatch: pytest.MonkeyPatch) -> None:
        plain = getattr(kind, name)
        monkeypatch.setattr(kind, name, lambda self, *given, **named: leaky(self, plain, *given, **named))

    return change


MUTANTS = {
    "the number of a frame": wrap(Stream, "tell", leaky_seq),
    "a view": wrap(screens, "match_seen", leaky_match_view),
    "legal actions": wrap(screens, "match_seen", leaky_legal),
    "the number of frames": wrap(Screens, "tell_step", leaky_frames),
    "the length of a frame": wrap(Stream, "_send", leaky_length),
    "which parts of a view are sent": wrap(Stream, "tell", leaky_change),
    "the text of an error": wrap(Driver, "act", leaky_error),
}


@pytest.fixture
def last_room(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lets mutants find the room they are in."""
    plain = Room.__init__

    def remember(self: Room, *given: Any) -> None:
        plain(self, *given)
        LAST_ROOM.append(self)

    monkeypatch.setattr(Room, "__init__", remember)
    yield
    LAST_ROOM.clear()


@pytest.mark.usefixtures("last_room")
@pytest.mark.parametrize("mutant", MUTANTS)
def test_a_table_that_leaks_one_thing_is_caught(
    mutant: str, tmp_path: Path, same_chance: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    MUTANTS[mutant](monkeypatch)
    monkeypatch.setattr(Screen, "counts", False)
    assert leaks(tmp_path, same_chance)

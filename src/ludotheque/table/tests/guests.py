"""Guests who come late, for tests."""

from __future__ import annotations

from typing import Any

from ludotheque.table import requests
from ludotheque.table.tests.evening import LOCK, READY, Evening, Screen, phase


async def with_bots(now: Evening, *names: str, bots: int = 1, **options: Any) -> list[Screen]:
    """A match of these people and so many bots, its first glass turned."""
    people = await now.table(*names, chairs=len(names) + bots, **{"sand": None, "rounds": 2, **options})
    for seat in range(len(names), len(names) + bots):
        assert people[0].refused(await people[0].ask(requests.Invite, seat=seat, level="casual")) is None
    assert people[0].refused(await people[0].ask(requests.Start)) is None
    await now.advance(3_000)
    return people


async def guest(now: Evening, at: Screen, name: str) -> Screen:
    return await now.screen(at.room, name)


async def takes(screen: Screen, seat: int, at: str = "now", name: str | None = None) -> str | None:
    return screen.refused(await screen.ask(requests.TakeOver, seat=seat, name=name or screen.name, at=at))


async def waits(screen: Screen, name: str | None = None) -> str | None:
    return screen.refused(await screen.ask(requests.NextTime, name=name or screen.name))


async def sat(now: Evening, screen: Screen) -> list[str]:
    rows = await now.tables.store.log(screen.room.party.match or "")
    return [row.body for row in rows if '"type":"sat"' in row.body]


async def next_round(now: Evening, *people: tuple[int, Screen]) -> None:
    """These lock and are ready; bots do the same in their time."""
    for seat, person in people:
        await person.do(seat, LOCK)
    while phase(people[0][1]) == "placing":
        await now.advance(5_000)
    for seat, person in people:
        await person.do(seat, READY)
    for _ in range(20):
        if phase(people[0][1]) == "placing":
            break
        await now.advance(1_000)


async def over(now: Evening, ann: Screen) -> None:
    await ann.do(0, LOCK)
    while ann.table["phase"] == "playing":
        await now.advance(1_000)

"""People who do anything legal at a table, and come back to any server of a store when a connection ends.

They run in a thread with an event loop of their own, so that a test may stop and start programs meanwhile. What was
not answered is sent again with its key, as a browser does.
"""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from bench.load.tables import QUITTING
from ludotheque.table.differences import match_after
from ludotheque.table.requests import PROTOCOL
from tests.live import LiveServer
from tests.players import Player

AGAIN = 0.02
"""Seconds until a person tries again what was refused, or could not be reached."""

MOST = 100_000
"""Answers after which a test waits no longer for something.

Some games answer five hundred times a second, while a match that has moved may stay covered for fifteen seconds.
"""
NOTHING = {"type": "do", "seat": 0, "match": "", "chapter": "", "action": 0}
"""A request that is refused, whatever is played."""


class Restless:
    """One person at a table. At most one request is under way."""

    def __init__(
        self, player: Player, game: str, servers: Sequence[LiveServer], seed: str, tick: Callable[[], None]
    ) -> None:
        self.name = player.name
        self.table = player.table
        self.cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in player.jar)
        self.avoids = QUITTING.get(game, frozenset())
        self.servers = servers
        self.rng = random.Random(seed)
        self.tick = tick
        """Called whenever something was answered, or a connection has ended."""
        self.shown: dict[str, Any] = {}
        self.numbers = 0
        self.asked: dict[str, Any] | None = None
        """What was sent and not answered."""
        self.accepted: dict[tuple[str, str], int] = {}
        """Actions that were accepted, by match and key."""
        self.refusals: Counter[str] = Counter()
        self.comes_back = 0
        self.socket: ClientConnection | None = None
        self.resting = self.done = False

    async def live(self) -> None:
        """Be at the table until everything is said."""
        while not self.done:
            server = self.rng.choice(self.servers)
            try:
                async with connect(
                    f"{server.ws}/ws/{self.table}",
                    additional_headers={"Cookie": self.cookie},
                    origin=Origin(server.url),
                    compression=None,
                    proxy=None,
                ) as socket:
                    await self.sit(socket)
            except (OSError, EOFError, WebSocketException):
                self.comes_back += 1
                self.tick()
                await asyncio.sleep(AGAIN)

    async def sit(self, socket: ClientConnection) -> None:
        """Play over one connection until it ends."""
        self.socket = socket
        await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        self.note(json.loads(await socket.recv()))
        if self.asked is not None:
            await socket.send(json.dumps(self.asked))
        while not self.done:
            if self.asked is None and (wanted := self.wanted()) is not None:
                self.numbers += 1
                self.asked = {"key": f"{self.name}-{self.numbers}", **wanted}
                await socket.send(json.dumps(self.asked))
            if self.note(json.loads(await socket.recv())):
                await asyncio.sleep(AGAIN)

    async def look(self) -> None:
        """Ask for something that is refused: the answer comes after everything else, and shows nothing anew."""
        self.asked = {"key": f"{self.name}-last", **NOTHING}
        if self.socket is not None:
            with suppress(WebSocketException):  # asked again over the next connection
                await self.socket.send(json.dumps(self.asked))

    def note(self, frame: dict[str, Any]) -> bool:
        """Merge a frame into what is shown; whether it refuses what was asked."""
        if frame["type"] != "frame":
            return False
        if frame.get("whole"):
            self.shown = {}
        self.shown |= {part: frame[part] for part in ("table", "clock") if part in frame}
        self.shown["match"] = match_after(self.shown.get("match"), frame)
        for answer in frame.get("answers", ()):
            if self.asked is not None and answer["key"] == self.asked["key"]:
                return self.note_answer(self.asked, answer["refused"])
        return False

    def note_answer(self, asked: dict[str, Any], refused: dict[str, Any] | None) -> bool:
        self.asked = None
        self.done = asked.get("match") == ""
        self.tick()
        if refused is not None:
            self.refusals[refused["key"]] += 1
            return True
        if asked["type"] == "do":
            self.accepted[asked["match"], asked["key"]] = asked["action"]
        return False

    def wanted(self) -> dict[str, Any] | None:
        """What to do now, by what is shown."""
        table, match = self.shown["table"], self.shown.get("match")
        seat = next(seat for seat, chair in enumerate(table["chairs"]) if chair["mine"])
        if self.resting:
            return None
        if table["phase"] != "playing":
            kind = "start" if table["phase"] == "lobby" else "again"
            return {"type": kind} if table["host"] == seat else None
        legal = [number for number in match["legal"] if number not in self.avoids] if match is not None else []
        if match is None or not legal:
            return None
        act = {"seat": seat, "action": self.rng.choice(legal)}
        return {"type": "do", "match": match["id"], "chapter": match["chapter"], **act}


def insist(player: Player, path: str, **body: Any) -> Any:
    """Ask until it is kept: on a busy machine a node may be taken for lost at any time."""
    while True:
        status, found = player.request(path, body)
        if status in (200, 201):
            return found
        assert found["key"] == "not-kept", found


class Company:
    """All these people, in a thread of their own; the test waits for what they do, not for time."""

    def __init__(self, servers: Sequence[LiveServer], seed: int) -> None:
        self.servers = servers
        self.seed = seed
        self.people: list[Restless] = []
        self.ticks = 0
        self.moved = threading.Condition()
        self.failed: BaseException | None = None
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.loop = asyncio.new_event_loop()

    def seat(self, game: str, **options: Any) -> None:
        """A table of two at the first server."""
        ann, bob = (Player(self.servers[0], f"{game}-{name}") for name in ("Ann", "Bob"))
        ann.table = insist(ann, "/api/tables", game=game, chairs=2, name=ann.name, options=options)["table"]
        insist(bob, f"/api/tables/{ann.table}/sit", name=bob.name)
        bob.table = ann.table
        for player in (ann, bob):
            self.people.append(Restless(player, game, self.servers, f"{self.seed} {player.name}", self.tick))

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.everyone.cancel)
        self.thread.join()
        self.loop.close()

    def run(self) -> None:
        try:
            self.loop.run_until_complete(self.gather())
        except asyncio.CancelledError:
            pass
        except BaseException as problem:  # noqa: BLE001 - raised where the test waits
            self.failed = problem
            self.tick()

    async def gather(self) -> None:
        self.everyone = asyncio.gather(*(person.live() for person in self.people))
        await self.everyone

    def tick(self) -> None:
        with self.moved:
            self.ticks += 1
            self.moved.notify_all()

    def wait(self, happened: Callable[[], bool]) -> None:
        """Wait until something is so; looked at whenever anything was answered. Fails where only others get on."""
        last = self.ticks + MOST
        with self.moved:
            self.moved.wait_for(lambda: self.failed is not None or self.ticks > last or happened())
        if self.failed is not None:
            raise self.failed
        waiting = [(person.name, person.asked) for person in self.people if person.asked is not None]
        assert self.ticks <= last or happened(), waiting

    def wait_more(self, count: int) -> None:
        """Wait until so much more was answered, or connections have ended."""
        until = self.ticks + count
        self.wait(lambda: self.ticks >= until)

    def wait_accepted(self, count: int) -> None:
        """Wait until so many more actions were accepted of everyone."""
        until = {person.name: len(person.accepted) + count for person in self.people}
        self.wait(lambda: all(len(person.accepted) >= until[person.name] for person in self.people))

    def rest(self) -> None:
        """Let everyone finish what is under way, and then look once more at the table."""
        asyncio.run_coroutine_threadsafe(self.stop(), self.loop).result()
        self.wait(lambda: all(person.asked is None for person in self.people))
        for person in self.people:
            asyncio.run_coroutine_threadsafe(person.look(), self.loop).result()
        self.wait(lambda: all(person.done for person in self.people))

    async def stop(self) -> None:
        for person in self.people:
            person.resting = True

"""Players at a real server: an HTTP client with a cookie and a WebSocket, like a browser."""

from __future__ import annotations

import http.cookiejar
import json
import urllib.error
import urllib.request
from contextlib import ExitStack
from typing import Any

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ludotheque.core import read
from ludotheque.games.uluru import rules
from ludotheque.table.differences import match_after
from ludotheque.table.requests import PROTOCOL
from tests.live import LiveServer

LOCK, READY = 72, 74
"""Actions of Uluru."""
DAY = 24 * 3_600_000
LESSON = (2, 1, 5, 6, 4, 0, 7, 3)
"""Places of the birds that meet every wish of Uluru's lesson."""


class Player:
    """One device."""

    def __init__(self, server: LiveServer, name: str) -> None:
        self.server = server
        self.name = name
        self.jar = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.open = ExitStack()
        self.socket: ClientConnection | None = None
        self.table = ""
        self.stream: str | None = None
        self.last: int | None = None
        self.shown: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.keys = 0

    def request(self, path: str, body: Any = None, headers: dict[str, str] | None = None) -> tuple[int, Any]:
        """Send a request with this device's cookie; returns the status and the decoded body."""
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        wanted = {"content-type": "application/json", **(headers or {})}
        request = urllib.request.Request(self.server.url + path, data, wanted)  # noqa: S310
        try:
            with self.opener.open(request) as answer:
                status, text = answer.status, answer.read()
        except urllib.error.HTTPError as error:
            status, text = error.code, error.read()
            error.close()
        try:
            return status, json.loads(text)
        except ValueError:
            return status, text.decode()

    def open_table(self, chairs: int, **options: Any) -> Player:
        status, found = self.request(
            "/api/tables", {"game": "uluru", "chairs": chairs, "name": self.name, "options": options}
        )
        assert status == 201, found
        self.table = found["table"]
        return self

    def sit(self, table: str) -> Player:
        status, found = self.request(f"/api/tables/{table}/sit", {"name": self.name})
        assert status == 200, found
        self.table = table
        return self

    def connect(self, table: str | None = None, *, again: bool = False) -> Player:
        self.table = table or self.table
        cookies = self.cookies()
        self.close()
        self.socket = self.open.enter_context(
            connect(
                f"{self.server.ws}/ws/{self.table}",
                additional_headers={"Cookie": cookies} if cookies else {},
                origin=Origin(self.server.url),
            )
        )
        hello: dict[str, Any] = {"type": "hello", "protocol": PROTOCOL}
        if again:
            hello |= {"stream": self.stream, "last": self.last}
        self.send(hello)
        if not again:
            self.last = None
            self.read()
        return self

    def cookies(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)

    def send(self, message: Any) -> None:
        assert self.socket is not None
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def read(self) -> dict[str, Any]:
        """Read the next frame and merge it into `shown`."""
        assert self.socket is not None
        frame: dict[str, Any] = json.loads(self.socket.recv())
        if frame["type"] != "frame":
            return frame
        assert frame.get("whole") or self.last is None or frame["n"] == self.last + 1, "a frame is missing"
        self.last = frame["n"]
        if frame.get("whole"):
            self.shown, self.stream = {}, frame["stream"]
        self.shown |= {part: frame[part] for part in ("table", "clock") if part in frame}
        self.shown["match"] = match_after(self.shown.get("match"), frame)
        self.events += frame.get("events", [])
        return frame

    def read_until(self, wanted: str) -> dict[str, Any]:
        """Read frames up to the answer to this key."""
        while True:
            for answer in self.read().get("answers", []):
                if answer["key"] == wanted:
                    found: dict[str, Any] = answer
                    return found

    def ask(self, kind: str, key: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a command and read frames up to its answer."""
        self.keys += 1
        key = key or f"{self.name}-{self.keys}"
        now = self.now() if kind == "do" else {}
        self.send({"type": kind, "key": key, **now, **fields})
        answer = self.read_until(key)
        if kind == "do" and now != self.now() and (answer["refused"] or {}).get("key") == "act-stale":
            return self.ask(kind, key, **fields)  # frames that were still under way have shown another chapter
        return answer

    def now(self) -> dict[str, str]:
        """The match and the chapter that this screen shows; every act names them."""
        match = self.shown.get("match") or {"id": "", "chapter": ""}
        return {"match": match["id"], "chapter": match["chapter"]}

    def refused(self, kind: str, **fields: Any) -> str | None:
        refusal = self.ask(kind, **fields)["refused"]
        return None if refusal is None else str(refusal["key"])

    def settled(self) -> dict[str, Any]:
        """`shown` once everything pending has arrived: a command that changes nothing is answered last."""
        match = self.shown.get("match")
        self.ask("show", seat=None if match is None else match["seat"])
        return self.shown

    def close(self) -> None:
        self.open.close()
        self.socket = None


def seated(server: LiveServer, *names: str, **options: Any) -> list[Player]:
    """A table with these people, all connected; the first is the host."""
    host = Player(server, names[0]).open_table(len(names), **options).connect()
    guests = [Player(server, name).sit(host.table).connect() for name in names[1:]]
    return [host, *guests]


def opened(player: Player, path: str, **body: Any) -> Player:
    """Open a table that begins at once, and connect to it."""
    status, found = player.request(path, {"name": player.name, **body})
    assert status == 201, found
    player.close()
    return player.connect(found["table"])


def table_of(player: Player, **body: Any) -> Player:
    wanted = {"game": "uluru", "chairs": 1, "options": {"rounds": 1}, "start": True, **body}
    return opened(player, "/api/tables", **wanted)


def finish(player: Player, *places: int, pace: int = 0) -> str:
    """Seat birds, one in so many milliseconds, and lock in; returns the replay."""
    player.server.advance(3_000)
    for bird, place in enumerate(places):
        player.server.advance(pace)
        assert player.refused("do", seat=0, action=8 * bird + place) is None
    assert player.refused("do", seat=0, action=LOCK) is None
    player.server.advance(60_000)
    return str(player.settled()["match"]["replay"])


def record_of(player: Player, replay: str) -> Any:
    status, text = player.request(f"/api/replays/{replay}")
    assert status == 200
    return read(text, lambda _key: rules)


def raw(player: Player, path: str, body: bytes | None = None) -> tuple[int, bytes, dict[str, str]]:
    """The raw answer, and its headers without the time."""
    request = urllib.request.Request(player.server.url + path, body, {"content-type": "application/json"})  # noqa: S310
    try:
        answer = player.opener.open(request)
    except urllib.error.HTTPError as error:
        answer = error
    with answer:
        headers = {name.lower(): value for name, value in answer.headers.items() if name.lower() != "date"}
        return answer.status, answer.read(), headers

"""A bot at a table from its invitation to its end: it sits down, plays, comes back after a break, and gets up."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from ludotheque.bot_client.connection import UNREACHABLE, Device, ServerRefused
from ludotheque.bot_client.player import SeatPlayer
from ludotheque.core.coding import decode, encode
from ludotheque.core.game import Millis, Seat
from ludotheque.core.refusal import Refused
from ludotheque.table.requests import PROTOCOL

PAUSES: Final = (0.5, 1, 2, 4, 8, 8, 8, 8)
"""Seconds before each attempt to come back."""
PACE: Final[Millis] = 60
"""The least time between two actions: a server takes no more than 20 messages a second for long."""
PARTING: Final = 10.0
"""Seconds that the server has to confirm that the bot has got up."""
ENDS: Final = {"protocol": "bot-protocol", "full": "bot-full", "set-aside": "bot-table-gone", "gone": "bot-table-gone"}
"""Farewells after which there is no coming back; others are followed by another attempt."""
CLOSED: Final = {4400: "bot-protocol", 4404: "bot-table-gone"}


class Session:
    """One bot at one table."""

    def __init__(self, device: Device, table: str, player: SeatPlayer, note: Callable[..., object]) -> None:
        self.device = device
        self.table = table
        self.player = player
        self.note = note
        """Called with the key of a text and its blanks: what there is to say on the way."""
        self.heard = False
        """Whether the server has spoken since the last attempt to connect."""
        self.sent_at: Millis = -PACE

    def play(self, name: str, seat: Seat | None, matches: int | None) -> str:
        """Sit down and play so many matches, or until the host removes the bot; why it ended, as the key of a text.

        Gets up at the end, however it comes.
        """
        over = self.player.over
        try:
            self.sit(name, seat)
            self.note("bot-seated", name=name)
            self.listen(lambda: self.removed or (matches is not None and len(over) >= matches))
            return "bot-removed" if self.removed else "bot-done"
        finally:
            if not self.removed:
                self.get_up()

    @property
    def removed(self) -> bool:
        """Whether this device, which has sat down, has no chair."""
        return bool(self.player.table) and self.player.seat is None

    def sit(self, name: str, seat: Seat | None) -> None:
        """Take a chair, once the match that may be running is over."""
        while True:
            try:
                self.device.post(f"/api/tables/{self.table}/sit", {"name": name, "seat": seat, "bot": True})
            except ServerRefused as no:
                if no.given != "not-now":
                    raise
            else:
                self.player.table = {}
                return
            self.note("bot-waits")
            self.player.table = {}
            self.listen(lambda: self.player.table.get("phase") == "lobby")

    def listen(self, done: Callable[[], bool]) -> None:
        """Take frames and act until `done`; comes back when the line breaks."""
        failed = 0
        while True:
            self.heard = False
            try:
                with self.device.connect(self.table) as socket:
                    self.converse(socket, done)
            except ConnectionClosed as closed:
                code = 0 if closed.rcvd is None else closed.rcvd.code
                if code in CLOSED:
                    raise Refused(CLOSED[code]) from None
            except UNREACHABLE:
                pass
            else:
                return
            failed = 0 if self.heard else failed + 1
            if failed == len(PAUSES):
                raise Refused("bot-lost", server=self.device.base)
            time.sleep(PAUSES[failed])

    def converse(self, socket: ClientConnection, done: Callable[[], bool]) -> None:
        """Greet, then take what comes and send what is due."""
        player = self.player
        socket.send(encode({"type": "hello", "protocol": PROTOCOL, **player.hello}).decode())
        if player.asked is not None:
            socket.send(encode(player.asked).decode())
        while not done():
            due = player.next_at()
            wait = None if due is None else max(0, max(due, self.sent_at + PACE) - now()) / 1000
            with suppress(TimeoutError):
                self.hear(decode(socket.recv(wait), dict[str, Any]))
            at = now()
            if at >= self.sent_at + PACE and (request := player.due(at)) is not None:
                self.sent_at = at
                socket.send(encode(request).decode())

    def hear(self, message: dict[str, Any]) -> None:
        """Take one message of the table."""
        self.heard = True
        match message["type"]:
            case "frame":
                self.player.take(message, now())
            case "bye" if message["reason"] in ENDS:
                raise Refused(ENDS[message["reason"]])

    def get_up(self) -> None:
        """Leave the chair, so that nobody waits for a bot that has gone; nothing if the server cannot be reached.

        Over a connection of its own: an interruption may have come at any moment, also while another was being made.
        """
        with suppress(ConnectionClosed, TimeoutError, Refused, *UNREACHABLE), self.device.connect(self.table) as socket:
            socket.send(encode({"type": "hello", "protocol": PROTOCOL}).decode())
            self.player.table = self.frame(socket).get("table", {})
            if self.player.seat is None:
                return
            socket.send(encode({"type": "leave", "key": "leave", "seat": self.player.seat}).decode())
            while all(answer["key"] != "leave" for answer in self.frame(socket).get("answers", ())):
                pass

    def frame(self, socket: ClientConnection) -> dict[str, Any]:
        """The next message of a table that is left."""
        return decode(socket.recv(PARTING), dict[str, Any])


def now() -> Millis:
    """The time of this process, in milliseconds."""
    return int(1000 * time.monotonic())

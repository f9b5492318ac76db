"""What each screen has been sent: a frame only when something has changed for it, numbered by its own counter."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct

from ludotheque.core.coding import encode
from ludotheque.core.game import Millis, Seat
from ludotheque.table.differences import MatchSeen, match_differences
from ludotheque.table.frames import Answer, Bye, Change, Clock, Frame, MatchView, TableView, Told, Welcome
from ludotheque.table.tokens import new_id

MOST_GONE: Final = 32
"""Disconnected screens whose frames are kept."""
LINGER: Final[Millis] = 60_000
"""How long the frames of a disconnected screen are kept."""
REMEMBERED = 64
"""Frames kept for a screen that comes back."""
REMEMBERED_BYTES: Final = 128 * 1024
"""What these frames may take up; most are about 1 kB."""
OUTBOX = 256
"""Frames waiting for a slow reader; one that falls behind further gets the whole view again."""
OUTBOX_BYTES: Final = 512 * 1024
"""What these frames may take up."""


class Outbox:
    """Frames on their way to one connection, in order; it is called for each, and may take one at once."""

    __slots__ = ("frames", "size", "take")

    def __init__(self) -> None:
        self.frames: deque[bytes] = deque()
        self.size = 0
        self.take: Callable[[bytes], bool] | None = None
        """Sends a frame before which none waits, and says whether it could."""

    def empty(self) -> bool:
        return not self.frames

    def full(self) -> bool:
        return len(self.frames) >= OUTBOX or self.size >= OUTBOX_BYTES

    def put_nowait(self, data: bytes) -> None:
        if self.frames or self.take is None or not self.take(data):
            self.frames.append(data)
            self.size += len(data)

    def get_nowait(self) -> bytes:
        data = self.frames.popleft()
        self.size -= len(data)
        return data


class SentFrames:
    """The latest frames of a screen with their numbers; the oldest give way to the new."""

    __slots__ = ("frames", "size")

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.frames: deque[tuple[int, bytes]] = deque()
        self.size = 0

    def append(self, number: int, data: bytes) -> None:
        frames = self.frames
        frames.append((number, data))
        self.size += len(data)
        while len(frames) > REMEMBERED or self.size > REMEMBERED_BYTES:
            self.size -= len(frames.popleft()[1])

    def after(self, last: int) -> list[bytes]:
        """Those with a higher number."""
        return [data for number, data in self.frames if number > last]


class Situation(Struct, frozen=True):
    """What the screens of a table depend on, except for the steps of the match: two that are equal look the same."""

    table: object
    match: object
    time: object


class Update(Struct):
    """What has changed for a screen: unchanged parts are None; events and answers are new."""

    table: TableView | None = None
    match: MatchSeen | None = None
    clock: Clock | None = None
    events: tuple[Any, ...] = ()
    told: tuple[Told, ...] = ()
    answers: tuple[Answer, ...] = ()


class Stream:
    """The frames of one screen. A stream outlives its connection for a while, so that nothing is missed."""

    def __init__(self, device: str | None, seat: Seat | None, *, wall: bool = False) -> None:
        self.id = new_id()
        self.device = device
        self.wall = wall
        """A big screen for everyone, not counted among those who look on."""
        self.seat = seat
        """Whose view is shown; None: a spectator, or a covered screen."""
        self.n = 0
        self.sent = SentFrames()
        self.outbox: Outbox | None = None
        self.gone_since: Millis | None = None
        self.fresh = True
        """Whether the next frame is a whole one."""
        self.situation: Situation | None = None
        self.steps = 0
        """How many steps had concerned its seat when the last frame was made."""
        self.match: MatchSeen | None = None
        self.clock: tuple[Any, ...] | None = None
        """What the screen shows of the match, and of the time without the time itself."""
        self.behind = False
        self.network: str | None = None
        """Where its connection comes from: what it has worked out is counted with that."""
        self.unanswered = 0
        """Requests of its connection that are not answered yet."""

    @property
    def connected(self) -> bool:
        return self.outbox is not None

    def connect(self, last: int | None) -> Outbox:
        """Connect a screen: it gets what it missed, a welcome, or everything anew. Its older connection is closed."""
        self.say_bye(Bye("gone"))
        self.outbox = Outbox()
        self.gone_since = None
        self.unanswered = 0
        missed = [] if last is None else self.sent.after(last)
        whole = last is None or last > self.n or len(missed) != self.n - last
        if whole:
            self.renew()
        else:
            for data in missed or [encode(Welcome())]:
                self.outbox.put_nowait(data)
        return self.outbox

    def disconnect(self, outbox: Outbox, now: Millis) -> None:
        """Detach a closed connection; a newer one of the same stream stays."""
        if self.outbox is outbox:
            self.outbox = None
            self.gone_since = now

    def renew(self) -> None:
        """Make the next frame a whole one."""
        self.fresh = True

    def show(self, seat: Seat | None) -> None:
        """Switch this screen to another seat; nothing of the previous one is kept."""
        self.seat = seat
        self.sent.clear()
        self.renew()

    def tell(self, update: Update) -> None:
        """Send what has changed for this screen, if anything has."""
        answers, before, match, whole = update.answers, self.match, update.match, self.fresh
        if answers:
            self.unanswered = max(0, self.unanswered - len(answers))
        changes: tuple[Change, ...] = ()
        toggled: tuple[int, ...] = ()
        sent: MatchView | None = None
        if match is not None or whole:
            self.match = match
            if match is not None:
                if before is not None and not whole and before.id == match.id:
                    changes, toggled = match_differences(before, match)
                else:
                    sent = match.sent()
        self.fresh = False
        table, clock, events, told = update.table, update.clock, update.events, update.told
        if not (whole or table or sent or changes or toggled or clock or events or told or answers):
            return
        self.n += 1
        name = self.id if whole else ""
        self._send(encode(Frame(self.n, name, whole, table, sent, changes, toggled, clock, events, told, answers)))

    def _send(self, data: bytes) -> None:
        self.sent.append(self.n, data)
        if self.outbox is None or self.behind:
            return
        if self.outbox.full():
            self.behind = True
        else:
            self.outbox.put_nowait(data)

    def caught_up(self) -> bool:
        """Whether a reader that has emptied its outbox had fallen behind, and is sent everything anew."""
        if not self.behind:
            return False
        self.behind = False
        self.renew()
        return True

    def say_bye(self, bye: Bye) -> None:
        if self.outbox is not None and not self.outbox.full():
            self.outbox.put_nowait(encode(bye))


class Streams(dict[str, Stream]):
    """The screens of one table by id; disconnected ones stay for a while."""

    @property
    def connected(self) -> list[Stream]:
        """The screens that are connected."""
        return [stream for stream in self.values() if stream.connected]

    @property
    def devices(self) -> set[str]:
        """The devices that are connected."""
        return {stream.device for stream in self.values() if stream.connected and stream.device is not None}

    def refocus(self, device: str | None, seats: Sequence[Seat]) -> None:
        """Show a device its seat if it has one; with several its screens are covered until it chooses."""
        for stream in self.values():
            if stream.device == device and stream.seat not in seats:
                stream.show(seats[0] if len(seats) == 1 else None)

    def drop_oldest(self) -> None:
        """Keep only the latest of the disconnected screens."""
        gone = [stream for stream in self.values() if not stream.connected and stream.gone_since is not None]
        for stream in sorted(gone, key=lambda stream: stream.gone_since or 0)[: max(0, len(gone) - MOST_GONE)]:
            del self[stream.id]

    def next_drops(self) -> list[Millis]:
        """When each of the disconnected screens is to be dropped."""
        return [stream.gone_since + LINGER for stream in self.values() if stream.gone_since is not None]

    def drop_gone(self, now: Millis) -> None:
        """Drop the screens that have been gone for too long."""
        for stream in [stream for stream in self.values() if stream.gone_since is not None]:
            if now >= (stream.gone_since or 0) + LINGER:
                del self[stream.id]

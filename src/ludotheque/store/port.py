"""The store as the floors above see it, whatever database lies beneath. Opened by `open_store`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Protocol

from ludotheque.core.histogram import Histogram
from ludotheque.store.health import Health
from ludotheque.store.rows import (
    AsideRow,
    LogRow,
    MatchRow,
    NodeRow,
    Played,
    Pruned,
    ResultRow,
    RoomRow,
    Standing,
    TransferRow,
)


class Conflict(Exception):  # noqa: N818 - an answer: somebody else was there first
    """The place in the log is taken, the key was used, or a room has changed meanwhile."""


class Unavailable(Exception):  # noqa: N818 - an answer: not now
    """The store cannot read or write now: a full disk, a lost file or server. Nothing was written.

    The store itself logs it. Only a write that was still unanswered at `give_up` may have been written all the same.
    """


class NotRegistered(Unavailable):
    """This node was declared lost, and others may drive its tables. Nothing can be written.

    Nothing was, unless the connection broke before that and took the answer along.
    """


class Store(Protocol):
    """All methods may be called from one event loop. A read sees every write that was awaited before it."""

    health: Health
    shared: bool
    """Whether several servers may use it at once; each of them is a node then."""
    node: str | None
    """The id under which this server is registered."""
    on_lost: Callable[[], None]
    """Called when it turns out that this node is not registered any more."""
    commit_rows: Histogram
    """Rows of logs in each commit."""
    commit_seconds: Histogram

    @property
    def commits(self) -> int:
        """Transactions so far."""

    # --- matches ---

    def append_then(self, match: str, rows: Sequence[LogRow], then: Callable[[Exception | None], None]) -> None:
        """Append to the log of a match; calls `then` once the write is durable, or with the error."""

    async def append(self, match: str, rows: Sequence[LogRow]) -> None:
        """Append to the log of a match; `Conflict` when a place or a key is taken, and then nothing is written."""

    async def log(self, match: str) -> list[LogRow]:
        """The whole log of a match, in order."""

    async def log_size(self, match: str) -> int:
        """How many rows the log of a match has."""

    async def matches_with(self, room: str, seat: int, key: str) -> list[str]:
        """The ids of the matches of a room in which this seat has acted with this key."""

    async def open_match(
        self,
        match: MatchRow,
        room: RoomRow,
        first: tuple[str, str] | None = None,
        reseated: Collection[int] = (),
    ) -> None:
        """Insert a match and update its room in one transaction; `first`: a device's first try at a record.

        `Conflict` also when that device has tried before; `reseated` as in `save_room`.
        """

    async def match(self, match: str) -> MatchRow | None:
        """A match by its id."""

    async def replay(self, replay: str) -> MatchRow | None:
        """A finished match by the id of its replay."""

    async def heartbeats(self, times: Iterable[tuple[str, int]]) -> None:
        """Keep how far the time of each of these running matches has come, in one write."""

    async def close_match(self, match: str, replay: str, results: Sequence[ResultRow]) -> None:
        """Store the end of a match: the id of its replay and its results. Idempotent."""

    # --- rooms ---

    async def save_room(self, room: RoomRow, reseated: Collection[int] = ()) -> None:
        """Keep a room; its version must be one more than the kept one (1 for a new room).

        The codes that move the `reseated` seats are void: somebody else has them now, or nobody.
        """

    async def open_room(self, room: RoomRow, most: int) -> None:
        """The same for an open room whose code may be taken; `Conflict` also when `most` others have one as long."""

    async def delete_unused_room(self, room: str) -> None:
        """Delete a room in which no match has begun."""

    async def room(self, room: str) -> RoomRow | None:
        """A room by its id, open or not."""

    async def room_by_code(self, code: str) -> RoomRow | None:
        """The open room with this code, unless it was set aside."""

    async def code_lengths(self) -> dict[int, int]:
        """How many open rooms have a code of each length."""

    async def open_rooms(self) -> list[RoomRow]:
        """All rooms that were not closed or set aside, on any node."""

    async def claim_rooms(self, most: int) -> list[RoomRow]:
        """Rooms that were neither closed nor set aside and that nobody drives: some that this node drives from now on.

        Halls among them, without their rooms. Empty where there are none left.
        """

    async def claim_rooms_of(self, hall: str) -> list[RoomRow]:
        """Claim the open rooms of a hall that nobody drives; returns all of them that this node drives."""

    async def claim_room(self, room: str) -> RoomRow | None:
        """Claim a room, open or not; None if there is none, or another node drives it."""

    async def disown(self, room: str) -> None:
        """Release a room, if this node drives it."""

    async def owner(self, room: str) -> NodeRow | None:
        """The node that drives a room."""

    async def set_aside(self, aside: AsideRow) -> None:
        """Set a room aside: kept as it is, and not taken up again until somebody asks for it."""

    async def rooms_aside(self) -> list[AsideRow]:
        """All rooms that were set aside."""

    # --- nodes ---

    async def register(self, node: NodeRow) -> None:
        """Register this node: every write fails with `NotRegistered` once others have declared it lost."""

    async def beat(self) -> list[NodeRow]:
        """Record a heartbeat of this node; returns all nodes."""

    async def declare_lost(self, node: NodeRow) -> bool:
        """Declare another node lost, unless it has beaten since; it can write nothing more, and its rooms are free."""

    async def declare_gone(self, node: NodeRow) -> bool:
        """The same for a node that does not listen at its address, unless it is connected to the store."""

    async def leave(self, times: Iterable[tuple[str, int]]) -> None:
        """Unregister this node: store the times of its matches and free all rooms, in one write."""

    # --- codes that move a seat, and wrong codes; all times in milliseconds since 1970 ---

    async def offer_transfer(self, offer: TransferRow, now: int) -> None:
        """Keep a code that moves a seat; an older one of the same seat is void. `Conflict` when the code is taken."""

    async def transfer_room(self, code: str, now: int) -> str | None:
        """The room whose seat this code moves, if it is valid."""

    async def take_transfer(self, code: str, now: int) -> TransferRow | None:
        """What this code moves, if it is valid; it works once."""

    async def wrong_codes_until(self, address_hash: str) -> int:
        """When the bucket of this address is full again; 0 if it has never been used."""

    async def note_wrong_code(self, address_hash: str, now: int, latest: int, price: int) -> None:
        """Take `price` from the bucket of an address. A stored time in the past, or after `latest`, means full."""

    async def forget_wrong_codes(self, now: int, latest: int) -> None:
        """Forget all buckets that are full."""

    # --- results ---

    async def results(self, match: str) -> list[ResultRow]:
        """The results of the people in a match."""

    async def records(self, record: str, device: str | None = None, most: int = 10) -> list[ResultRow]:
        """The best results with this record key, of everyone or of one device; the best first."""

    async def secret(self, name: str) -> bytes:
        """32 random bytes known to this server alone, made on first use."""

    async def knows_device(self, device: str) -> bool:
        """Whether this device has a try or a result."""

    async def first_try(self, device: str, record: str) -> str | None:
        """The match in which this device first tried for that record, if it has."""

    async def note_try(self, device: str, record: str, match: str) -> None:
        """Note that a device has tried for that record in this match, unless it has tried before."""

    async def has_result(self, device: str, *records: str) -> bool:
        """Whether this device has a result under any of these keys."""

    async def standings(self, record: str, most: int = 100) -> list[Standing]:
        """Everyone's results under one key, the best first; one per device, and every anonymous one."""

    async def place_of(self, device: str, record: str) -> tuple[Standing, int] | None:
        """The standing and place of a device under one key, however long the list; ties share a place."""

    async def best_of(self, device: str, most: int = 500) -> list[Standing]:
        """The best results of a device, one for each record key that compares, the latest first."""

    async def counts_of(self, device: str) -> list[tuple[str, int]]:
        """How often a device has reached each record key that is counted and not compared."""

    # --- what a device has left ---

    async def played_by(self, device: str) -> list[Played]:
        """All results of a device."""

    async def rooms_naming(self, device: str) -> list[str]:
        """Rooms in which a device may have a chair or be expected, and rooms with ghosts."""

    async def races(self) -> list[tuple[str, str]]:
        """Matches against a ghost, each with its deal."""

    async def forget_device(self, device: str, deals: Sequence[tuple[str, str]] = ()) -> tuple[int, int]:
        """Delete the results and tries of a device, and write these deals of matches anew; how many there were."""

    # --- the store itself ---

    async def healthy(self) -> bool:
        """Whether the store can write, by its last few seconds, else by a trial write that concurrent calls share."""

    async def prune(self, before: int) -> Pruned:
        """Delete what is older than this date (milliseconds since 1970), a little at a time; see `pruning`."""

    def give_up(self) -> None:
        """Answer `Unavailable` to writes whose outcome is not known, from now on, because the server stops."""

    async def close(self) -> None:
        """Finish queued writes, and let another server have the database."""

"""The store on a database that speaks SQL: every call of the port as a read or a write."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
from functools import partial
from typing import TypeVar

from ludotheque.store import codes, leaving, nodes, queries, standings
from ludotheque.store.commits import Write
from ludotheque.store.database import Connection
from ludotheque.store.port import NotRegistered, Store
from ludotheque.store.pruning import page_of, pruning
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
from ludotheque.store.writer import Writer, settle

T = TypeVar("T")


class SqlStore(Writer, Store):
    """The methods are described in the port."""

    def append_then(self, match: str, rows: Sequence[LogRow], then: Callable[[Exception | None], None]) -> None:
        self._queue(Write(None, then, [(match, row.seq, row.seat, row.key, row.body) for row in rows]))

    async def append(self, match: str, rows: Sequence[LogRow]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.append_then(match, rows, partial(settle, done))
        await done

    async def log(self, match: str) -> list[LogRow]:
        return await self._read(lambda connection: queries.log(connection, match))

    async def log_size(self, match: str) -> int:
        return await self._read(lambda connection: queries.log_size(connection, match))

    async def matches_with(self, room: str, seat: int, key: str) -> list[str]:
        return await self._read(lambda connection: queries.matches_with(connection, room, seat, key))

    async def open_match(
        self,
        match: MatchRow,
        room: RoomRow,
        first: tuple[str, str] | None = None,
        reseated: Collection[int] = (),
    ) -> None:
        await self._write(lambda connection: queries.open_match(connection, match, room, first, reseated))

    async def match(self, match: str) -> MatchRow | None:
        return await self._read(lambda connection: queries.one_match(connection, "id", match))

    async def replay(self, replay: str) -> MatchRow | None:
        return await self._read(lambda connection: queries.one_match(connection, "replay", replay))

    async def heartbeats(self, times: Iterable[tuple[str, int]]) -> None:
        kept = list(times)
        await self._write(lambda connection: queries.heartbeats(connection, kept))

    async def close_match(self, match: str, replay: str, results: Sequence[ResultRow]) -> None:
        await self._write(lambda connection: queries.close_match(connection, match, replay, results))

    async def save_room(self, room: RoomRow, reseated: Collection[int] = ()) -> None:
        node = self.node
        await self._write(lambda connection: queries.save_room(connection, room, node, reseated))

    async def open_room(self, room: RoomRow, most: int) -> None:
        node = self.node
        await self._write(lambda connection: codes.open_room(connection, room, most, node))

    async def delete_unused_room(self, room: str) -> None:
        await self._write(lambda connection: queries.delete_unused_room(connection, room))

    async def room(self, room: str) -> RoomRow | None:
        return await self._read(lambda connection: queries.one_room(connection, room))

    async def room_by_code(self, code: str) -> RoomRow | None:
        return await self._read(lambda connection: codes.room_by_code(connection, code))

    async def code_lengths(self) -> dict[int, int]:
        return await self._read(codes.code_lengths)

    async def open_rooms(self) -> list[RoomRow]:
        return await self._read(queries.open_rooms)

    async def claim_rooms(self, most: int) -> list[RoomRow]:
        node = self.node
        if node is None:
            raise NotRegistered
        return await self._write(lambda connection: nodes.claim_rooms(connection, node, most))

    async def claim_rooms_of(self, hall: str) -> list[RoomRow]:
        node = self.node
        if node is None:
            raise NotRegistered
        return await self._write(lambda connection: nodes.claim_rooms_of(connection, node, hall))

    async def claim_room(self, room: str) -> RoomRow | None:
        node = self.node
        return await self._write(lambda connection: nodes.claim_room(connection, room, node))

    async def disown(self, room: str) -> None:
        node = self.node
        await self._write(lambda connection: queries.disown(connection, room, node))

    async def owner(self, room: str) -> NodeRow | None:
        return await self._read(lambda connection: nodes.owner(connection, room))

    async def set_aside(self, aside: AsideRow) -> None:
        await self._write(lambda connection: queries.set_aside(connection, aside))

    async def rooms_aside(self) -> list[AsideRow]:
        return await self._read(queries.rooms_aside)

    async def beat(self) -> list[NodeRow]:
        node = self.node or ""
        return await self._write(lambda connection: nodes.beat(connection, node))

    async def declare_lost(self, node: NodeRow) -> bool:
        end = self.database.end_session
        return await self._read(lambda connection: nodes.declare_lost(connection, node, partial(end, connection)))

    async def declare_gone(self, node: NodeRow) -> bool:
        return await self._read(lambda connection: nodes.declare_gone(connection, node))

    async def leave(self, times: Iterable[tuple[str, int]]) -> None:
        node, kept = self.node or "", list(times)
        await self._write(lambda connection: nodes.leave(connection, node, kept))

    async def offer_transfer(self, offer: TransferRow, now: int) -> None:
        await self._write(lambda connection: codes.offer_transfer(connection, offer, now))

    async def transfer_room(self, code: str, now: int) -> str | None:
        return await self._read(lambda connection: codes.transfer_room(connection, code, now))

    async def take_transfer(self, code: str, now: int) -> TransferRow | None:
        return await self._write(lambda connection: codes.take_transfer(connection, code, now))

    async def wrong_codes_until(self, address_hash: str) -> int:
        return await self._read(lambda connection: codes.wrong_codes_until(connection, address_hash))

    async def note_wrong_code(self, address_hash: str, now: int, latest: int, price: int) -> None:
        await self._write(lambda connection: codes.note_wrong_code(connection, address_hash, now, latest, price))

    async def forget_wrong_codes(self, now: int, latest: int) -> None:
        await self._write(lambda connection: codes.forget_wrong_codes(connection, now, latest))

    async def results(self, match: str) -> list[ResultRow]:
        return await self._read(lambda connection: standings.results(connection, match))

    async def records(self, record: str, device: str | None = None, most: int = 10) -> list[ResultRow]:
        return await self._read(lambda connection: standings.records(connection, record, device, most))

    async def secret(self, name: str) -> bytes:
        fresh = secrets.token_bytes(32)
        return await self._write(lambda connection: standings.secret(connection, name, fresh))

    async def knows_device(self, device: str) -> bool:
        return await self._read(lambda connection: standings.knows_device(connection, device))

    async def first_try(self, device: str, record: str) -> str | None:
        return await self._read(lambda connection: standings.first_try(connection, device, record))

    async def note_try(self, device: str, record: str, match: str) -> None:
        await self._write(lambda connection: standings.note_try(connection, device, record, match))

    async def has_result(self, device: str, *records: str) -> bool:
        return await self._read(lambda connection: standings.has_result(connection, device, records))

    async def standings(self, record: str, most: int = 100) -> list[Standing]:
        return await self._read(lambda connection: standings.standings(connection, record, most))

    async def place_of(self, device: str, record: str) -> tuple[Standing, int] | None:
        return await self._read(lambda connection: standings.place_of(connection, device, record))

    async def best_of(self, device: str, most: int = 500) -> list[Standing]:
        return await self._read(lambda connection: standings.best_of(connection, device, most))

    async def counts_of(self, device: str) -> list[tuple[str, int]]:
        return await self._read(lambda connection: standings.counts_of(connection, device))

    async def played_by(self, device: str) -> list[Played]:
        return await self._read(lambda connection: leaving.played_by(connection, device))

    async def rooms_naming(self, device: str) -> list[str]:
        return [room async for room in self._paged("rooms", partial(leaving.rooms_naming, device))]

    async def races(self) -> list[tuple[str, str]]:
        return [race async for race in self._paged("matches", leaving.races)]

    async def forget_device(self, device: str, deals: Sequence[tuple[str, str]] = ()) -> tuple[int, int]:
        return await self._write(lambda connection: leaving.forget_device(connection, device, deals))

    async def _paged(self, table: str, look: Callable[[Sequence[str], Connection], list[T]]) -> AsyncIterator[T]:
        """What is found on each page of a table; other queries go on between them."""
        last = ""
        while ids := await self._read(page_of(table, last)):
            for found in await self._read(partial(look, ids)):
                yield found
            last = ids[-1]

    async def prune(self, before: int) -> Pruned:
        steps, result = pruning(before), None
        while True:
            try:
                step = steps.send(result)
            except StopIteration as ended:
                pruned: Pruned = ended.value
                return pruned
            result = await (self._write(step.work) if step.writes else self._read(step.work))

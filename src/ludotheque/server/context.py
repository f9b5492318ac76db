"""What every request handler needs: the tables, the rate limits, the address for links."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from litestar import Request

from ludotheque.core.coding import decode
from ludotheque.hall.halls import Halls
from ludotheque.server.addresses import Proxies
from ludotheque.server.admission import Admission
from ludotheque.server.authority import Authority, parse_authority
from ludotheque.server.devices import Devices, address_of
from ludotheque.server.forwarding import OtherNodes, asked_in, is_relayed
from ludotheque.server.opinions import Opinions
from ludotheque.server.picture_cache import PictureCache
from ludotheque.server.rate_limits import KeyedTokenBucket, TokenBucket
from ludotheque.server.settings import Settings, database_address, is_loopback
from ludotheque.server.wrong_codes import WrongCodes
from ludotheque.table.services import Opener
from ludotheque.table.tables import Tables

T = TypeVar("T")
MOST_PDFS: Final = 24
"""Games on paper that are kept; each has about a megabyte."""


class ServerContext:
    """Shared by all handlers of one server."""

    def __init__(self, tables: Tables, settings: Settings | None = None, admission: Admission | None = None) -> None:
        self.tables = tables
        self.admission = admission or Admission(tables.limits, Proxies(()), tables.limits.connections)
        self.halls = Halls(tables)
        self.others: OtherNodes | None = None
        """The other nodes that share the store; None where there can be none."""
        self.devices = Devices(tables)
        self.settings = settings or Settings(database_address())
        self.lan = self.settings.lan
        """The address of this machine in its network, if the server listens to the network."""
        self.taken_up = False
        """Whether all tables that were open before the start have been taken up."""
        self.stopping = False
        self.limits = limits = tables.limits
        self.requests = self.by_address(limits.request_rate, limits.request_burst)
        """Requests of any kind."""
        self.table_requests = self.by_address(limits.table_request_rate, limits.table_request_burst)
        """Tables and chairs asked for."""
        self.hall_joins = self.by_address(limits.hall_join_rate, limits.hall_join_burst)
        """People who join and leave halls."""
        self.hall_reads = self.by_address(limits.hall_read_rate, limits.hall_read_burst)
        """Results of halls, and walls of those that were put away."""
        self.messages = self.by_address(limits.address_message_rate, limits.address_message_burst)
        """Messages of screens."""
        self.help = self.by_address(limits.help_rate, limits.help_burst)
        """Hints and reviews."""
        self.crowds = KeyedTokenBucket(tables.clock, limits.crowd_rate, limits.crowd_burst, limits.tables)
        """Requests at tables with many screens."""
        self.wrong_codes = WrongCodes(tables)
        self.pictures = self.by_address(limits.picture_rate, limits.picture_burst)
        """Pictures to be drawn."""
        self.picture_cache = PictureCache(limits.kept_pictures)
        self.pdf_cache = PictureCache(MOST_PDFS)
        """Printable games."""
        self.qr_cache = PictureCache(limits.kept_pictures)
        self.replay_steps = self.by_address(limits.step_rate, limits.step_burst)
        charge = self.by_address(limits.opinion_rate, limits.opinion_burst)
        self.opinions = Opinions(tables.thinking, charge, limits.kept_opinions)
        tables.charge = self.by_address(limits.prepare_rate, limits.prepare_burst).take

    async def ask_others(self, request: Request[Any, Any, Any], kind: type[T], *, strictly: bool = False) -> list[T]:
        """What the other nodes answer to the same request; nothing where one of them has passed it on."""
        if self.others is None or is_relayed(request):
            return []
        answers = await self.others.ask_all(asked_in(request.scope, await request.body()), strictly=strictly)
        return [decode(found.body, kind) for found in answers]

    def message_bucket(self) -> TokenBucket:
        """The rate limit for messages of one connection."""
        return TokenBucket(self.tables.clock, self.limits.message_rate, self.limits.message_burst)

    def by_address(self, rate: float, burst: int) -> KeyedTokenBucket:
        """A rate limit for each address."""
        return KeyedTokenBucket(self.tables.clock, rate, burst, self.limits.addresses)

    async def admit(self, request: Request[Any, Any, Any], device: str) -> Opener:
        """The opener of a new table, with place made for it; refuses when all of their tables are in use."""
        opener = Opener(device, address_of(request))
        await self.tables.make_place(opener)
        return opener

    def charge_replay(self, request: Request[Any, Any, Any], *, shown: int = 0, passed: int = 0, read: int = 0) -> None:
        """Charge an address for the steps of a replay that it is shown, passed on the way, or only read."""
        self.replay_steps.take(address_of(request), shown + passed / 10 + read / 100)

    def base(self, request: Request[Any, Any, Any]) -> str:
        """The base address for links: the Host that the reader used, which the guard has accepted.

        `localhost` means another machine on every phone, so there the address in the network stands instead.
        """
        host = parse_authority(request.headers.get("host", "")) or Authority("localhost")
        if self.lan is not None and is_loopback(host.name):
            host = Authority(self.lan, host.port)
        return f"{request.scope['scheme']}://{host}"

"""Every limit of a server, in one place: what one table, device, address or connection may take up."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import fields, replace

from ludotheque.core.refusal import Refused


class Limits(Struct, frozen=True, kw_only=True):
    """The limits of one server. `docs/limits.md` lists them; `LUDOTHEQUE_LIMITS` changes any of them."""

    body_bytes: int = 16 * 1024
    """The longest body of a request."""
    head_bytes: int = 8 * 1024
    """The longest head of a request."""
    head_lines: int = 100
    """Lines of the head of a request."""
    head_seconds: int = 10
    """The head of a request must be there within this time."""
    body_seconds: int = 20
    """The body of a request must be there within this time after its head."""
    unread_seconds: int = 30
    """A reader who takes too little of an answer, or of a screen's frames, for this time is cut off."""
    keep_alive_seconds: int = 5
    """A connection for HTTP waits this long for its next request."""
    connections: int = 10_000
    """Open connections, if the system allows so many."""
    spare_descriptors: int = 256
    """Files that the system must still allow beside the connections."""
    address_connections: int = 512
    """Open connections of one address, or one IPv6 network of 64 bits: a whole class may sit behind one."""
    discard_bytes: int = 64 * 1024
    """What may still come on a connection that we have ended, before it is cut off."""
    request_rate: float = 100.0
    """Requests a second, by address: pages, files, sockets; a whole class may sit behind one."""
    request_burst: int = 3_000
    """Requests at once, by address: a class of thirty that opens its first page needs about a thousand."""
    requests_at_once: int = 4
    """Requests that begin before screens are served again; addresses take turns."""
    message_chars: int = 4 * 1024
    """The longest message of a screen."""
    message_rate: float = 20.0
    """Frames a second of one connection: messages, their parts, pings; a long one counts for several."""
    message_burst: int = 60
    """Frames of one connection at once."""
    unanswered: int = 16
    """Requests of one connection that may wait for an answer; it is not read further until some are answered."""
    address_message_rate: float = 400.0
    """Messages a second of all screens behind one address, which are read more slowly above it."""
    address_message_burst: int = 2_000
    """Messages at once of all screens behind one address."""
    crowd_rate: float = 100.0
    """What a table with more than eight screens may do a second: everything costs one for each eight of them."""
    crowd_burst: int = 400
    """What such a table may do at once."""
    hello_seconds: int = 10
    """A new screen must say hello within this time."""
    frame_seconds: int = 10
    """A frame or message that has begun must be whole within this time."""
    ping_seconds: int = 20
    """A screen gets a ping this often, and is gone if nothing has come from one to the next."""
    close_seconds: int = 10
    """The other side has this long to close its end of a connection."""
    screens: int = 64
    """Open screens of one table; players who hold a chair always get in."""
    device_screens: int = 8
    """Open screens of one device that holds a chair at a table."""
    tables: int = 5_000
    """Open tables."""
    listed_tables: int = 50
    """Tables that wait for players and are shown on the first page: the newest."""
    device_tables: int = 20
    """Open tables that one device has laid; one more, and the one that has been empty longest is put away."""
    network_tables: int = 200
    """Open tables laid from one address; an IPv6 address counts by its first 64 bits."""
    halls: int = 20
    """Open halls."""
    device_halls: int = 3
    """Halls that one device leads and that are not over."""
    network_halls: int = 8
    """Open halls of one address, even those that are over; an IPv6 address counts by its first 64 bits."""
    hall_people: int = 500
    """People of a hall; their tables count among `tables`, and with no device or address."""
    hall_idle_seconds: int = 6 * 3_600
    """A hall is put away when nobody has come, gone or finished for this time."""
    hall_over_seconds: int = 1_800
    """The same for a hall that is over; its results can still be read."""
    hall_join_rate: float = 10.0
    """People who join or leave halls a second, by address: a whole hall may sit behind one."""
    hall_join_burst: int = 600
    """People who join or leave halls at once, by address."""
    hall_read_rate: float = 5.0
    """Results of halls, and walls of halls that were put away, read a second, by address."""
    hall_read_burst: int = 600
    """The same read at once, by address: all phones of a hall may open its results."""
    unused_table_seconds: int = 1_800
    """A table at which nothing was played is put away when it has been empty for this time."""
    empty_table_seconds: int = 6 * 3_600
    """A table whose match is over is put away when it has been empty for this time."""
    left_match_seconds: int = 24 * 3_600
    """A running match is put away when everyone has been gone for this time; its players can go on with it later."""
    table_request_rate: float = 1.0
    """Tables and chairs asked for a second, by address: a whole class may sit behind one."""
    table_request_burst: int = 30
    """Tables and chairs asked for at once, by address."""
    prepare_rate: float = 0.2
    """What the tables of one address may have made ready a second, where that takes long: a mission book costs 10."""
    prepare_burst: int = 60
    """What the tables of one address may have made ready at once."""
    step_rate: float = 500.0
    """Steps of replays read a second, by address; ten that are only passed on the way count as one."""
    step_burst: int = 20_000
    """Steps of replays read at once, by address."""
    step_page: int = 50
    """Steps of a replay in one answer."""
    opinion_rate: float = 5.0
    """Steps of replays judged by a bot a second, by address."""
    opinion_burst: int = 300
    """Steps of replays judged at once, by address."""
    kept_opinions: int = 50_000
    """Steps of replays whose opinions are kept in memory; one has about 300 bytes."""
    opinion_page: int = 6
    """Steps judged for one answer; bots at tables wait no longer than for these."""
    help_rate: float = 5.0
    """Hints and reviews asked for a second, by address."""
    help_burst: int = 100
    """Hints and reviews asked for at once, by address: a class looks at a round together."""
    match_rows: int = 10_000
    """The longest log of a match: at that length it ends, nobody wins, and nothing counts."""
    wrong_code_rate: float = 0.1
    """Wrong codes a second, by address, at all servers of a store together."""
    wrong_code_burst: int = 10
    """Wrong codes at once, by address, at all servers of a store together."""
    picture_rate: float = 0.5
    """Previews drawn a second, by address."""
    picture_burst: int = 20
    """Previews drawn at once, by address."""
    kept_pictures: int = 64
    """Previews of links kept in memory, and as many QR codes; a preview has about 130 kB."""
    thinking_processes: int = 2
    """Processes that think for bots, hints and replays."""
    thinking_queue: int = 500
    """Hints, reviews, replays and preparations that may wait for such a process."""
    thinking_share: int = 50
    """Those of them that one table, or one address, may have waiting."""
    thinking_seconds: float = 60.0
    """The longest that one of them may take before it is ended."""
    warm_up_seconds: float = 900.0
    """The longest that it may take to get the bots of a game ready: a small machine compiles for minutes, once."""
    name_columns: int = 20
    """Columns that a name may fill; a letter of Chinese and an emoji fill two."""
    name_points: int = 64
    """Code points of a name: one letter or emoji may need several."""
    node_lost_seconds: float = 3.0
    """A node that has not been heard of for this time loses its tables to the others that share its store."""
    addresses: int = 10_000
    """Addresses that a rate limit remembers before it forgets those with a full bucket, then the oldest."""


DEFAULTS: Final = Limits()


def with_changes(text: str) -> Limits:
    """The default limits with changes such as `tables=500, screens=16`; refuses unknown names and bad numbers."""
    changes = dict(parse_change(part) for part in text.split(",") if part.strip())
    return replace(DEFAULTS, **changes)


def parse_change(part: str) -> tuple[str, Any]:
    """The name and the number of one change."""
    name, _, number = (word.strip() for word in part.partition("="))
    kinds: dict[str, Any] = {field.name: type(field.default) for field in fields(Limits)}
    if name not in kinds:
        raise Refused("limit-unknown", given=name[:40])
    try:
        value = kinds[name](number)
    except ValueError:
        value = -1
    if not 0 < value < float("inf"):
        raise Refused("limit-bad", name=name, given=number[:40])
    return name, value

"""Checks of what a player or host may do at a table, and when; each refuses with a reason."""

from __future__ import annotations

from typing import Final

from ludotheque.core.refusal import Refused
from ludotheque.table import requests
from ludotheque.table.room import Room
from ludotheque.table.streams import Stream

FREE_IN_HALL: Final = frozenset({requests.Show, requests.Phrased, requests.Finish, requests.Announce})
"""Requests beside those of the match that a table of a hall takes."""


def require_host(room: Room, stream: Stream) -> None:
    host = room.party.host
    if host is None or stream.device is None or room.party.chairs[host].device != stream.device:
        raise Refused("not-host")


def require_phase(room: Room, *phases: str) -> None:
    if room.party.phase not in phases:
        raise Refused("not-now")


def require_no_daily_try(room: Room) -> None:
    """A first try at the deal of the day is neither paused nor ended: everyone looks at the cards equally long."""
    if room.party.deal is not None and room.party.deal.counts:
        raise Refused("day-runs-on")


def require_no_hall(room: Room, asked: requests.Asked) -> None:
    """At a table of a hall, who sits there and when matches begin and end is up to the hall."""
    if room.party.hall is not None and type(asked) not in FREE_IN_HALL:
        raise Refused("hall-leads")

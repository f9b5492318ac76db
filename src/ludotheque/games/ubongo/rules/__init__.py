"""The rules of Ubongo. This module is a `Game`."""

from __future__ import annotations

from typing import Any

from ludotheque.games.ubongo.model import Action, Options, Own, State, View
from ludotheque.games.ubongo.model.events import AnyEvent
from ludotheque.games.ubongo.rules.boards import book_of, side_of, task
from ludotheque.games.ubongo.rules.covering import fitting, is_covered
from ludotheque.games.ubongo.rules.gems import points
from ludotheque.games.ubongo.rules.limits import limits, people_only, planes
from ludotheque.games.ubongo.rules.play import catalogue, due, legal, offered, outcome, seats, start, step
from ludotheque.games.ubongo.rules.seeing import forget, imagine, observe

key: str = "ubongo"
version: int = 1
options: type[Options] = Options
own: type[Own] = Own
state: type[State] = State
view: type[View] = View
action: Any = Action
event: Any = AnyEvent

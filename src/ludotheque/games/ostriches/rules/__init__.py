"""The rules of Ostriches. This module is a `Game`."""

from __future__ import annotations

from typing import Any

from ludotheque.games.ostriches.model import Action, Options, Own, State, View
from ludotheque.games.ostriches.model.events import AnyEvent
from ludotheque.games.ostriches.rules.limits import limits, people_only, planes
from ludotheque.games.ostriches.rules.moves import legal, offered
from ludotheque.games.ostriches.rules.notation import read, written
from ludotheque.games.ostriches.rules.play import catalogue, due, outcome, seats, start, step
from ludotheque.games.ostriches.rules.seeing import forget, imagine, observe

key: str = "ostriches"
version: int = 1
options: type[Options] = Options
own: type[Own] = Own
state: type[State] = State
view: type[View] = View
action: Any = Action
event: Any = AnyEvent

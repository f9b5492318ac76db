"""The rules of Dwarf City. This module is a `Game`."""

from __future__ import annotations

from typing import Any

from ludotheque.games.dwarfcity.model import Action, AnyEvent, Options, Own, State, View
from ludotheque.games.dwarfcity.rules.ending import outcome
from ludotheque.games.dwarfcity.rules.limits import limits, people_only, planes
from ludotheque.games.dwarfcity.rules.play import catalogue, due, legal, offered, step
from ludotheque.games.dwarfcity.rules.seeing import forget, imagine, observe
from ludotheque.games.dwarfcity.rules.setting_up import seats, start, upgrade

key: str = "dwarfcity"
version: int = 2
options: type[Options] = Options
own: type[Own] = Own
state: type[State] = State
view: type[View] = View
action: Any = Action
event: Any = AnyEvent

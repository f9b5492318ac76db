"""The rules of Uluru. This module is a `Game`."""

from __future__ import annotations

from typing import Any

from ludotheque.games.uluru.model import Action, AnyEvent, Options, Own, State, View
from ludotheque.games.uluru.rules.dealing import deal_of, rounds, sand_of
from ludotheque.games.uluru.rules.evaluation import evaluate, once, totals
from ludotheque.games.uluru.rules.limits import limits, people_only, planes
from ludotheque.games.uluru.rules.play import catalogue, due, legal, offered, outcome, seats, start, step
from ludotheque.games.uluru.rules.seeing import forget, imagine, observe
from ludotheque.games.uluru.rules.wishes import Score, all_branches, branches, holds, met, score

key: str = "uluru"
version: int = 1
options: type[Options] = Options
own: type[Own] = Own
state: type[State] = State
view: type[View] = View
action: Any = Action
event: Any = AnyEvent

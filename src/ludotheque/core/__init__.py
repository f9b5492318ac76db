"""The public interface: what a game is, and how a match is played.

A random match of Uluru, ten lines:

>>> from random import Random
>>> from ludotheque.core import Act, Tick, begin, chance, seed_from, settle
>>> from ludotheque.games import GAMES
>>> game, rng, luck = GAMES["uluru"].game, Random(7), chance(seed_from(7))
>>> moment = settle(game, begin(game, game.options(), [game.own()] * 3), None, luck).moment
>>> while not (due := game.due(moment.state)).over:
...     seat = rng.choice(sorted(due.seats) or [None])
...     given = Tick(due.deadline) if seat is None else Act(
...         moment.at + 900, seat, rng.choice(list(game.legal(moment.state, seat))))
...     moment = settle(game, moment, given, luck).moment
>>> game.outcome(moment.state).unit
'stones'
"""

from ludotheque.core.box import Bot, Box, HallPlay, Hint, Lesson, Picture, Redeal, Review, time_to_think, untimed
from ludotheque.core.chance import Seed, chance, commitment, draw, fresh_seed, scripted, seed_from
from ludotheque.core.coding import encode
from ludotheque.core.game import Act, Draw, Due, Event, Game, Input, Millis, Outcome, Seat, Tick
from ludotheque.core.match import Chance, Moment, Settled, begin, feed, replay, settle, unfold
from ludotheque.core.playing import BotSchedule, SynchronousBots, play
from ludotheque.core.record import BadRecord, End, Helped, Record, Sat, read, verify, write
from ludotheque.core.refusal import Refused

__all__ = [
    "Act",
    "BadRecord",
    "Bot",
    "BotSchedule",
    "Box",
    "Chance",
    "Draw",
    "Due",
    "End",
    "Event",
    "Game",
    "HallPlay",
    "Helped",
    "Hint",
    "Input",
    "Lesson",
    "Millis",
    "Moment",
    "Outcome",
    "Picture",
    "Record",
    "Redeal",
    "Refused",
    "Review",
    "Sat",
    "Seat",
    "Seed",
    "Settled",
    "SynchronousBots",
    "Tick",
    "begin",
    "chance",
    "commitment",
    "draw",
    "encode",
    "feed",
    "fresh_seed",
    "play",
    "read",
    "replay",
    "scripted",
    "seed_from",
    "settle",
    "time_to_think",
    "unfold",
    "untimed",
    "verify",
    "write",
]

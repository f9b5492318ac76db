"""What a bot makes of the frames that its seat is sent: a plan for each chapter, and each action at its time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from ludotheque.core.box import Bot
from ludotheque.core.coding import decode, encode
from ludotheque.core.game import Due, Millis, Seat
from ludotheque.core.playing import PATIENCE, BotSchedule
from ludotheque.core.record import AnyGame
from ludotheque.core.refusal import Refused
from ludotheque.games import GAMES
from ludotheque.table.differences import match_after

Planned = Sequence[tuple[Millis, Any]]


class SeatPlayer:
    """Plays one seat: frames in, requests out. `at` is always the caller's own time, in milliseconds."""

    def __init__(self, bot: Bot[Any, Any], rng: Random, note: Callable[[Refused], object]) -> None:
        self.bot = bot
        self.schedule = BotSchedule(rng)
        self.note = note
        """Called with what the author of the bot should know."""
        self.table: dict[str, Any] = {}
        self.match: dict[str, Any] | None = None
        self.clock: dict[str, Any] = {}
        self.clock_at: Millis = 0
        """When the clock arrived."""
        self.last: int | None = None
        self.stream: str | None = None
        self.chapter: tuple[str, str] | None = None
        self.chapters = 0
        self.keys = 0
        self.asked: dict[str, Any] | None = None
        """The action that is on its way; sent again after a reconnection, it is not applied twice."""
        self.over: set[str] = set()
        """The matches that this seat has played to their end."""

    @property
    def seat(self) -> Seat | None:
        """The chair that this device holds, if any."""
        return next((seat for seat, chair in enumerate(self.table.get("chairs", ())) if chair["mine"]), None)

    @property
    def hello(self) -> dict[str, Any]:
        """The part of a greeting that names what this screen has seen."""
        return {} if self.stream is None else {"stream": self.stream, "last": self.last}

    # --- frames in ---

    def take(self, frame: dict[str, Any], at: Millis) -> None:
        """Take one frame, and plan where a new chapter has begun or an action was refused."""
        if frame.get("whole"):
            self.stream = frame["stream"]
        self.last = frame["n"]
        self.table = frame.get("table", self.table)
        if "clock" in frame:
            self.clock, self.clock_at = frame["clock"], at
        self.match = match_after(self.match, frame)
        self._follow(at)
        for answer in frame.get("answers", ()):
            self._answered(answer, at)

    def _follow(self, at: Millis) -> None:
        match = self.match
        if match is None or match["seat"] is None:
            self.schedule.entries.clear()
            return
        chapter = match["id"], match["chapter"]
        if chapter != self.chapter:
            self.chapter, self.chapters = chapter, self.chapters + 1
            self.schedule.follow(Due(chapter=self.chapters))
            if match["outcome"] is None:
                self._plan(at)
        if match["outcome"] is not None:
            self.schedule.entries.clear()
            self.over.add(match["id"])

    def _answered(self, answer: dict[str, Any], at: Millis) -> None:
        asked, refused = self.asked, answer["refused"]
        if asked is None or answer["key"] != asked["key"]:
            return
        self.asked = None
        stale = self.chapter != (asked["match"], asked["chapter"])
        if refused is not None and refused["key"] != "act-stale" and not stale:
            self._refused(refused["key"], at)

    def _refused(self, key: str, at: Millis) -> None:
        """Plan again, or wait for the next chapter after too many refusals."""
        if self.match is None or self.match["seat"] is None or self.match["outcome"] is not None:
            return
        if self.schedule.refused(self.match["seat"]):
            self._plan(at)
        else:
            self.note(Refused("bot-refused", times=PATIENCE, refusal=key))

    # --- the bot ---

    @property
    def game(self) -> AnyGame:
        """The rules of the game on the table; refuses one that this installation does not have."""
        if self.table["game"] not in GAMES:
            raise Refused("game-unknown", given=self.table["game"])
        return GAMES[self.table["game"]].game

    def _plan(self, at: Millis) -> None:
        """Ask the bot, from what its seat is shown."""
        match, now = self.match, self.match_time(at)
        if match is None:
            return
        seat = match["seat"]
        view = decode(encode(match["view"]), self.game.view)
        self.schedule.drop(seat)
        try:
            self.schedule.add(seat, self.bot.plan(view, now, self.schedule.rng), now)
        except Exception as error:
            raise Refused("bot-failed", problem=f"{type(error).__name__}: {error}") from error

    def match_time(self, at: Millis) -> Millis:
        """Match time at this moment of the caller's."""
        gone = at - self.clock_at if self.clock.get("running") else 0
        return int(self.clock.get("now", 0)) + gone

    # --- actions out ---

    def next_at(self) -> Millis | None:
        """When the next action is due; None while there is none, or one is on its way, or time stands still.

        Time also stands still for a player whom nobody waits for; actions are then due at once.
        """
        act = self.schedule.next()
        if act is None or self.asked is not None or self.match is None:
            return None
        if self.clock.get("running"):
            return self.clock_at + act.at - int(self.clock["now"])
        return self.clock_at if self.match["legal"] else None

    def due(self, at: Millis) -> dict[str, Any] | None:
        """The next action as a request, if it is due."""
        due = self.next_at()
        if due is None or due > at or self.match is None:
            return None
        _, _, seat, action = self.schedule.pop()
        number = self._number(action)
        if number is None:
            self._refused("action-unknown", at)
            return self.due(at)
        self.keys += 1
        where = {"match": self.match["id"], "chapter": self.match["chapter"]}
        self.asked = {"type": "do", "key": f"act-{self.keys}", **where, "seat": seat, "action": number}
        return self.asked

    def _number(self, action: object) -> int | None:
        """The number of an action in the catalogue; None for anything else."""
        try:
            return numbers(self.table["game"], encode(self.table["options"])).get(action)
        except TypeError:  # cannot even be looked up
            return None


@lru_cache(maxsize=4)
def numbers(game: str, options: bytes) -> dict[Any, int]:
    """The number of every action of a game with these options."""
    rules = GAMES[game].game
    return {action: number for number, action in enumerate(rules.catalogue(decode(options, rules.options)))}

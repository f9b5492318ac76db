"""A match at the terminal: one person and some bots in real time, typed lines in, the screen out."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from ludotheque.console.input import printable
from ludotheque.core.chance import chance, commitment
from ludotheque.core.game import Act, Due, Event, Millis, Tick
from ludotheque.core.match import Moment, Settled, begin, settle
from ludotheque.core.playing import SynchronousBots
from ludotheque.core.record import End, Record, Row
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.bots import BOTS
from ludotheque.games.uluru.commands.parse import Ask, LineParser, Typed, Unclear
from ludotheque.games.uluru.commands.render import ME
from ludotheque.games.uluru.commands.screen import HURRY, Screen
from ludotheque.games.uluru.model import Action, Options, Own, Ready, State, Unlock, View

if TYPE_CHECKING:
    from ludotheque.games.uluru.commands.prompt import Lines

IGNORE_ENTER: Final[Millis] = 1_000
"""How long Enter does nothing after a half-typed line was dropped: it was meant for that line."""


class LiveMatch:
    """The running match and its bots; time comes from the given clock alone."""

    def __init__(
        self, options: Options, own: Sequence[Own], levels: Sequence[str], seed: bytes, clock: Callable[[], Millis]
    ) -> None:
        self.options = options
        self.own = tuple(own)
        self.levels = tuple(levels)
        self.seed = seed
        self.commitment = commitment(seed)
        self.clock = clock
        self.luck = chance(seed)
        bots = {seat: BOTS[level] for seat, level in enumerate(levels, 1)}
        self.bots = SynchronousBots(rules, bots, Random(b"hands" + seed))
        self.rows: list[Row] = []
        self.moment: Moment[State] = begin(rules, options, self.own)
        self.started: Millis | None = None

    def deal(self) -> tuple[Event, ...]:
        """Start the clock and deal the first cards."""
        self.started = self.clock()
        return self.take(None)

    @property
    def now(self) -> Millis:
        """Match time, counted from the first deal."""
        return 0 if self.started is None else self.clock() - self.started

    @property
    def due(self) -> Due:
        return rules.due(self.moment.state)

    def over(self) -> bool:
        """Whether the match is over."""
        return self.due.over

    @property
    def view(self) -> View:
        """What the person may know."""
        return rules.observe(self.moment.state, ME)

    def take(self, given: Act[Action] | Tick | None) -> tuple[Event, ...]:
        return self.settled(given).events

    def settled(self, given: Act[Action] | Tick | None) -> Settled[State, Action]:
        """Settle one input and keep its rows."""
        settled = settle(rules, self.moment, given, self.luck)
        self.moment = settled.moment
        self.rows.extend(settled.rows)
        return settled

    def next_at(self) -> Millis | None:
        """When the next bot acts or the next glass runs out."""
        self.bots.look(self.moment)
        planned, deadline = self.bots.next(), self.due.deadline
        times = (None if planned is None else planned.at, deadline)
        return min((at for at in times if at is not None), default=None)

    def owed(self, now: Millis) -> Iterator[tuple[Event, ...]]:
        """Let bots act and glasses run out up to now, one at a time."""
        while (at := self.next_at()) is not None and at <= now and not self.over():
            planned, deadline = self.bots.next(), self.due.deadline
            if planned is not None and (deadline is None or planned.at < deadline):
                settled = self.settled(planned)
                self.bots.done(settled, planned.seat)
                yield settled.events
            elif deadline is not None:
                yield self.take(Tick(deadline))

    def act(self, action: Action, show: Callable[[tuple[Event, ...]], None]) -> Refused | None:
        """Take the person's action now, after everything that was owed before it; events are shown as they happen.

        The clock is read once: a bot that acted between two readings would be refused for turning back time.
        """
        now = self.now
        for events in self.owed(now):
            show(events)
        settled = self.settled(Act(now, ME, action))
        show(settled.events)
        return settled.refused

    def record(self) -> Record | None:
        """The record of the match, once it is over."""
        outcome = rules.outcome(self.moment.state)
        if outcome is None:
            return None
        who = ("person", *(f"bot:{level}" for level in self.levels))
        end = End(self.seed.hex(), outcome)
        return Record(rules, self.options, self.own, who, self.commitment, tuple(self.rows), end)


class Session:
    """Carries typed lines into the match, and its events to the screen."""

    def __init__(self, match: LiveMatch, screen: Screen, lines: Lines) -> None:
        self.match = match
        self.screen = screen
        self.lines = lines
        self.parser = LineParser(screen.texts)
        self.held: deque[Typed] = deque()
        self.ended = False
        self.said_wait = False
        self.hurried = 0
        self.left = False
        self.chapter = match.due.chapter
        self.ignoring_until: Millis = 0
        self.complaints: dict[str, None] = {}

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        self.screen.welcome(self.match.view, self.match.commitment)
        if self.lines.live:
            self.introduce()
        if not self.left:
            self.happened(self.match.deal())
        while not self.left and not self.match.over():
            self.catch_up()
            if not self.match.over() and not self.do_held():
                self.screen.prompt(self.match.view, self.match.now)
                self.listen()

    def introduce(self) -> None:
        """Explain the places and wait for Enter: no sand runs before the first deal."""
        self.screen.places()
        while not self.left:
            self.screen.prompt(self.match.view, self.match.now)
            try:
                line = self.lines.next(None) or ""
            except EOFError:
                self.left = True
                return
            self.screen.typed(line)
            said = self.parser.read(line)[0]
            if said in (Ask("look"), Ready()):
                return
            if isinstance(said, Ask):
                self.ask(said)

    def catch_up(self) -> None:
        """Show everything that is owed up to now."""
        now = self.match.now
        for events in self.match.owed(now):
            self.happened(events)
        hurry = self.hurry_at()
        if hurry is not None and hurry <= now:
            self.hurried = self.match.view.shown.round
            self.screen.tell("play-hurry", "bold red")

    def happened(self, events: Sequence[Event]) -> None:
        """Show events; drop a line half typed for a chapter that is over, lest it count for the next."""
        self.screen.happened(events, self.match.view)
        chapter = self.match.due.chapter
        if chapter != self.chapter:
            self.chapter = chapter
            self.forget(self.lines.drop())

    def forget(self, text: str) -> None:
        """Say that this came too late, and ignore Enter for a moment: somebody is about to press it."""
        if text:
            self.ignoring_until = self.match.now + IGNORE_ENTER
            self.screen.tell("play-dropped", "dim", text=printable(text))

    def hurry_at(self) -> Millis | None:
        """When to call out the last sand: once a round, to a person who is still placing."""
        shown = self.match.view.shown
        if shown.phase != "placing" or ME in shown.locked or self.hurried == shown.round:
            return None
        end = shown.glasses[ME]
        return None if end is None else end - HURRY

    def listen(self) -> None:
        """Wait for a line, at most until the next event is due."""
        times = (self.match.next_at(), self.hurry_at())
        at = min((at for at in times if at is not None), default=None)
        if at is None and self.ended:
            self.left = True
            return
        try:
            line = self.lines.next(None if at is None else max(at - self.match.now, 0))
        except EOFError:
            self.ended = True
            self.held.append(Ask("end"))
            return
        if line is None:
            return
        if self.match.now < self.ignoring_until:
            self.forget(line.strip())
            return
        self.screen.typed(line)
        self.hear(self.parser.read(line))

    def hear(self, said: list[Typed]) -> None:
        """Queue what was typed; at a keyboard a question goes first, and `unlock` clears the queue."""
        self.catch_up()
        if self.lines.live and isinstance(said[0], Unlock):
            self.held.clear()
        if self.lines.live and isinstance(said[0], Ask) and said[0].what != "look":
            self.held.extendleft(reversed(said))
        else:
            self.held.extend(said)
        self.note(said[0])

    def note(self, typed: Typed) -> None:
        """Say once that what was typed has to wait."""
        if self.ripe(typed):
            self.said_wait = False
        elif not self.said_wait:
            self.said_wait = True
            self.screen.tell("play-held", "dim")

    def ripe(self, typed: Typed) -> bool:
        """Whether it is time for this: moves wait for the sand, a player who has locked in waits for the others."""
        shown = self.match.view.shown
        waiting = ME in shown.locked if shown.phase == "placing" else ME in shown.ready
        if isinstance(typed, Ready):
            return not (shown.phase == "placing" and waiting)
        if isinstance(typed, Ask):
            return typed.what != "end" or not waiting
        if isinstance(typed, Unclear):
            return True
        return shown.phase == "placing" or (shown.phase == "review" and not waiting)

    def do_held(self) -> bool:
        """Do everything whose time has come; returns whether anything was done."""
        done = moved = False
        while self.held and not self.left and self.ripe(self.held[0]):
            done = True
            moved = self.do(self.held.popleft()) or moved
        view = self.match.view
        if moved and view.shown.phase == "placing" and ME not in view.shown.locked:
            self.screen.table(view)
        self.screen.complain(self.complaints)
        self.complaints.clear()
        return done

    def do(self, typed: Typed) -> bool:
        """Do one thing; returns whether to draw the board again."""
        if isinstance(typed, Unclear):
            self.complaints[self.screen.complaint(typed)] = None
            return False
        if isinstance(typed, Ask):
            return self.ask(typed)
        shown = self.match.view.shown
        if isinstance(typed, Ready) and (shown.phase == "lead" or ME in shown.ready):
            return False
        refused = self.match.act(typed, self.happened)
        if refused is not None:
            self.complaints[self.screen.complaint(refused)] = None
        return True

    def ask(self, asked: Ask) -> bool:
        match asked.what:
            case "quit" | "end":
                self.left = True
            case "help":
                self.screen.help()
            case "rules":
                self.screen.rules()
            case "look" if self.match.view.shown.phase == "review":
                return self.do(Ready())
            case "look":
                return True
        return False

"""The screen of a match at the terminal: views drawn, events told, the prompt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludotheque.console.input import MAX_QUOTED_NAME, printable
from ludotheque.core.game import Event, Millis
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru.commands.parse import Unclear
from ludotheque.games.uluru.commands.render import (
    ME,
    Terminal,
    absent,
    beside,
    cards,
    legend,
    letter,
    listed,
    name,
    painted,
    picture,
    short,
)
from ludotheque.games.uluru.commands.story import Evaluation, sentences
from ludotheque.games.uluru.model import (
    Dealt,
    GlassTurned,
    Judged,
    LockedIn,
    MatchOver,
    RoundOver,
    SandOut,
    Unlocked,
    View,
)
from ludotheque.games.uluru.pieces import BIRDS, Deal
from ludotheque.games.uluru.rules import deal_of, sand_of

BAR: Final = 24
TYPE_HERE: Final = "> "
SEALED: Final = 16
"""Characters of the commitment that are shown; the record has all of it."""
HURRY: Millis = 10_000
"""The last of the sand, shown in red."""


def seconds_of(left: Millis) -> int:
    """Seconds left, rounded up."""
    return -(-max(left, 0) // 1000)


class Screen:
    """Draws views and tells events."""

    def __init__(self, terminal: Terminal, players: Sequence[str], *, echoed: bool, prompts: bool = False) -> None:
        self.terminal = terminal
        self.texts = terminal.texts
        self.players = tuple(players)
        self.echoed = echoed
        self.prompts = prompts
        """Whether the source of lines draws the prompt itself."""
        self.prompted = False

    def show(self, *things: Text | Rule | Table) -> None:
        """Print on a new line if a prompt is open."""
        if self.prompted:
            self.terminal.print(Text())
            self.prompted = False
        self.terminal.print(*things)

    def tell(self, key: str, style: str = "", **blanks: str | int) -> None:
        self.show(painted(self.texts(key, **blanks), style))

    def welcome(self, view: View, commitment: str) -> None:
        """Print the players, the commitment to the seed, and how to play."""
        options = view.shown.options
        mode = self.texts("mode", mode=options.mode)
        self.show(Rule(self.texts("play-title", mode=mode), style="#c4512d"))
        self.tell("play-against" if len(self.players) > 1 else "play-solo", players=", ".join(self.players[1:]))
        self.tell("play-sealed", "dim", commitment=commitment[:SEALED])
        self.help()

    def help(self) -> None:
        """Print the letters of the birds and the words to type."""
        blanks = {word: self.texts(f"word-{word}") for word in ("lock", "unlock", "ready", "help", "rules", "quit")}
        first, second = letter(self.texts, BIRDS[0]), letter(self.texts, BIRDS[1])
        self.show(legend(self.texts))
        self.tell("play-help", first=first, second=second, name=name(self.texts, BIRDS[0]), **blanks)

    def rules(self) -> None:
        self.tell("play-rules")

    def places(self) -> None:
        """Print what the words on the cards mean, for somebody new to them."""
        self.tell("play-places")

    def complaint(self, about: Unclear | Refused) -> str:
        """What is wrong with something typed, as a sentence."""
        if isinstance(about, Refused):
            return self.texts("play-refused", why=self.texts.refusal(about))
        word = printable(about.word)
        if about.no_place:
            return self.texts("play-unclear-place", word=word)
        if about.near:
            return self.texts("play-unclear-near", word=word, near=" / ".join(about.near))
        return self.texts("play-unclear", word=word, help=self.texts("word-help"))

    def complain(self, sentences: Iterable[str]) -> None:
        """Print complaints."""
        for sentence in sentences:
            self.show(painted(sentence, "yellow"))

    def happened(self, events: Sequence[Event], view: View) -> None:
        """Tell the events that the person may know of, then draw the result."""
        for event in events:
            if event.seen_by(ME):
                self.told(event, view)
        judged = [event for event in events if isinstance(event, Judged)]
        if judged:
            Evaluation(self.terminal, view, self.players).show(judged)
        for event in events:
            if isinstance(event, MatchOver):
                self.over(event)
        if view.shown.phase == "lead" and any(isinstance(event, Dealt) for event in events):
            self.round(view)

    def told(self, event: Event, view: View) -> None:
        """Tell one event."""
        match event:
            case LockedIn(seat=seat) if seat == ME:
                if view.shown.phase == "placing":
                    self.tell("play-locked", unlock=self.texts("word-unlock"))
            case Unlocked(seat=seat) if seat == ME:
                self.tell("play-unlocked")
            case LockedIn() | Unlocked():
                for sentence in sentences(event, self.texts, self.players):
                    self.show(Text(sentence, "dim"))
            case GlassTurned():
                self.tell("play-sand" if event.glasses[ME] is not None else "play-no-sand", "bold")
            case SandOut():
                self.tell("play-sand-out", "bold red")
            case RoundOver():
                self.show(Rule(self.texts("play-evaluation", round=event.round), style="#e0a13b"))

    def round(self, view: View) -> None:
        """Draw a new round."""
        shown = view.shown
        title = self.texts("play-round", round=shown.round, rounds=view.rounds)
        self.show(Rule(title, style="#c4512d"))
        self.table(view)
        glass = sand_of(shown.options, shown.own[ME])
        self.tell("play-lead-no-glass" if glass is None else "play-lead", "dim")

    def table(self, view: View) -> None:
        """Draw the person's own board beside the cards."""
        if view.board is None:
            return
        self.terminal.print(beside(picture(self.texts, view.board), cards(self.texts, self.deal(view))))
        waiting = absent(view.board)
        self.tell("play-beside" if waiting else "play-all-landed", birds=short(self.texts, waiting))

    def deal(self, view: View) -> Deal:
        shown = view.shown
        return deal_of(shown, shown.own[ME].row, shown.rows)

    def prompt(self, view: View, now: Millis) -> None:
        """Print the prompt, unless one is open or drawn elsewhere."""
        if self.prompts or self.prompted or view.shown.phase == "lead":
            return
        self.terminal.console.print(self.bar(view, now), end="", soft_wrap=True)
        self.terminal.console.file.flush()
        self.prompted = True

    def line(self, view: View, now: Millis) -> str:
        """The current prompt with its colour codes, for a source of lines that draws it."""
        with self.terminal.console.capture() as captured:
            self.terminal.console.print(self.bar(view, now), end="", soft_wrap=True)
        return captured.get()

    def bar(self, view: View, now: Millis) -> Text:
        """What the person may do now, and for how long."""
        shown = view.shown
        match shown.phase:
            case "starter" | "deal":
                return Text(self.texts("prompt-begin", rules=self.texts("word-rules")) + " ", "bold")
            case "review" if ME in shown.ready:
                return Text(self.texts("prompt-waiting") + " ", "dim")
            case "review":
                seconds = seconds_of((shown.until or now) - now)
                return Text(self.texts("prompt-review", seconds=seconds) + " ", "dim")
            case "placing":
                return self.sand(view, now)
            case _:
                return Text(TYPE_HERE)

    def sand(self, view: View, now: Millis) -> Text:
        """The glass while birds are placed."""
        shown = view.shown
        locked = f"{self.texts('prompt-locked')} " if ME in shown.locked else ""
        glass = view.glass
        if glass is None:
            return Text(f"{locked}{TYPE_HERE}")
        left = max(glass.until - now, 0)
        full = -(-left * BAR // glass.whole)
        style = "bold red" if left <= HURRY else "#e0a13b"
        return Text.assemble(("█" * full + "░" * (BAR - full), style), f" {seconds_of(left)} s {locked}{TYPE_HERE}")

    def typed(self, line: str) -> None:
        """Show an entered line behind the prompt, unless the terminal echoes it."""
        if not self.echoed:
            self.terminal.print(Text(("" if self.prompted else TYPE_HERE) + printable(line.strip(), MAX_QUOTED_NAME)))
        self.prompted = False

    def over(self, event: MatchOver) -> None:
        """Tell who has won."""
        self.show(Rule(self.texts("play-over"), style="#c4512d"))
        stones, winners = event.stones[ME], len(event.winners)
        players = listed(self.texts, [self.players[seat] for seat in event.winners])
        if len(self.players) == 1:
            self.tell("result-solo", "bold", stones=stones)
        elif ME in event.winners:
            self.tell("result-won" if winners == 1 else "result-shared", "bold", stones=stones, players=players)
        else:
            self.tell("result-lost", "bold", stones=min(event.stones), players=players, winners=winners)

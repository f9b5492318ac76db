"""The host of a match at the terminal: lines go in, what happens is shown, and time goes on meanwhile."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ludotheque.console.input import printable, quoted_name
from ludotheque.core.game import Event, Millis
from ludotheque.core.record import write
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru.commands.lines import Lines
from ludotheque.games.uluru.commands.screen import HURRY, Screen
from ludotheque.games.uluru.commands.sitting import ME, Sitting
from ludotheque.games.uluru.commands.tables import seat_names
from ludotheque.games.uluru.commands.terminal import Terminal
from ludotheque.games.uluru.commands.typed import Ask, Typed, Unclear, Words
from ludotheque.games.uluru.model import Ready, Unlock

DEAF: Final[Millis] = 1_000
"""After something was forgotten: the Enter that was meant for it does nothing."""


class Host:
    """Brings lines to the match and the match to the screen."""

    def __init__(self, sitting: Sitting, screen: Screen, lines: Lines) -> None:
        self.sitting = sitting
        self.screen = screen
        self.lines = lines
        self.words = Words(screen.texts)
        self.held: deque[Typed] = deque()
        self.ended = False
        self.noted = False
        self.warned = 0
        self.left = False
        self.chapter = sitting.due.chapter
        self.deaf: Millis = 0
        self.complaints: dict[str, None] = {}

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        self.screen.welcome(self.sitting.view, self.sitting.commitment)
        if self.lines.live:
            self.introduce()
        if not self.left:
            self.happened(self.sitting.deal())
        while not self.left and not self.sitting.over():
            self.catch_up()
            if not self.sitting.over() and not self.do_held():
                self.screen.prompt(self.sitting.view, self.sitting.now)
                self.listen()

    def introduce(self) -> None:
        """Tell a person what the cards speak of, and wait: no sand runs before the first deal."""
        self.screen.places()
        while not self.left:
            self.screen.prompt(self.sitting.view, self.sitting.now)
            try:
                line = self.lines.next(None) or ""
            except EOFError:
                self.left = True
                return
            self.screen.typed(line)
            said = self.words.read(line)[0]
            if said in (Ask("look"), Ready()):
                return
            if isinstance(said, Ask):
                self.ask(said)

    def catch_up(self) -> None:
        """Show all that has happened by itself."""
        now = self.sitting.now
        for events in self.sitting.owed(now):
            self.happened(events)
        hurry = self.hurry_at()
        if hurry is not None and hurry <= now:
            self.warned = self.sitting.view.shown.round
            self.screen.tell("play-hurry", "bold red")

    def happened(self, events: Sequence[Event]) -> None:
        """Show it. What was being typed for a chapter that is over is forgotten, lest it be taken for the next one."""
        self.screen.happened(events, self.sitting.view)
        chapter = self.sitting.due.chapter
        if chapter != self.chapter:
            self.chapter = chapter
            self.forget(self.lines.drop())

    def forget(self, text: str) -> None:
        """Say that this came too late, and for a moment do not listen: somebody is about to press Enter."""
        if text:
            self.deaf = self.sitting.now + DEAF
            self.screen.tell("play-dropped", "dim", text=printable(text))

    def hurry_at(self) -> Millis | None:
        """When the last sand is to be called out, once a round, to who is still at it."""
        shown = self.sitting.view.shown
        if shown.phase != "placing" or ME in shown.locked or self.warned == shown.round:
            return None
        end = shown.glasses[ME]
        return None if end is None else end - HURRY

    def listen(self) -> None:
        """Wait for a line, but not longer than until the next thing happens."""
        times = (self.sitting.next_at(), self.hurry_at())
        at = min((at for at in times if at is not None), default=None)
        if at is None and self.ended:
            self.left = True
            return
        try:
            line = self.lines.next(None if at is None else max(at - self.sitting.now, 0))
        except EOFError:
            self.ended = True
            self.held.append(Ask("end"))
            return
        if line is None:
            return
        if self.sitting.now < self.deaf:
            self.forget(line.strip())
            return
        self.screen.typed(line)
        self.hear(self.words.read(line))

    def hear(self, said: list[Typed]) -> None:
        """Line up what was said. A person at a keyboard may ask, or think again, while something waits."""
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
            self.noted = False
        elif not self.noted:
            self.noted = True
            self.screen.tell("play-held", "dim")

    def ripe(self, typed: Typed) -> bool:
        """Whether it is time for this: moves wait for the sand, and who has locked in waits for the others."""
        shown = self.sitting.view.shown
        waiting = ME in shown.locked if shown.phase == "placing" else ME in shown.ready
        if isinstance(typed, Ready):
            return not (shown.phase == "placing" and waiting)
        if isinstance(typed, Ask):
            return typed.what != "end" or not waiting
        if isinstance(typed, Unclear):
            return True
        return shown.phase == "placing" or (shown.phase == "review" and not waiting)

    def do_held(self) -> bool:
        """Do all that is ripe; says whether anything was done."""
        done = moved = False
        while self.held and not self.left and self.ripe(self.held[0]):
            done = True
            moved = self.do(self.held.popleft()) or moved
        view = self.sitting.view
        if moved and view.shown.phase == "placing" and ME not in view.shown.locked:
            self.screen.table(view)
        self.screen.complain(self.complaints)
        self.complaints.clear()
        return done

    def do(self, typed: Typed) -> bool:
        """Do one thing; says whether the board should be drawn again."""
        if isinstance(typed, Unclear):
            self.complaints[self.screen.complaint(typed)] = None
            return False
        if isinstance(typed, Ask):
            return self.ask(typed)
        shown = self.sitting.view.shown
        if isinstance(typed, Ready) and (shown.phase == "lead" or ME in shown.ready):
            return False
        refused = self.sitting.act(typed, self.happened)
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
            case "look" if self.sitting.view.shown.phase == "review":
                return self.do(Ready())
            case "look":
                return True
        return False


def host(terminal: Terminal, sitting: Sitting, lines: Lines, record: Path | None = None) -> None:
    """Play a match to its end, or until the person leaves, and keep its record."""
    players = seat_names(terminal.texts, sitting.levels)
    screen = Screen(terminal, players, echoed=lines.echoed, prompts=lines.prompts)
    with lines.prompting(lambda: screen.line(sitting.view, sitting.now)):
        Host(sitting, screen, lines).run()
    played = sitting.record()
    if played is None:
        screen.tell("play-left")
        if record is not None:
            screen.tell("record-none")
    elif record is not None:
        keep(record, write(played))
        screen.tell("record-written", file=quoted_name(str(record)))


def keep(file: Path, text: str) -> None:
    """Write the record."""
    try:
        file.write_text(text, "utf-8")
    except OSError:
        raise Refused("file-unwritable", file=quoted_name(str(file))) from None

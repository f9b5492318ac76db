"""`play`: a match at the terminal, a person against bots, in real time."""

from __future__ import annotations

from collections import deque
from pathlib import Path
from typing import Annotated, Final

import typer

from ludotheque.core.chance import seed_from
from ludotheque.core.game import Millis
from ludotheque.core.intake import file_name
from ludotheque.core.record import write
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru.commands.dealing import LevelsText, SeedWord, levels_from, seed_word
from ludotheque.games.uluru.commands.lines import Keyboard, Lines, wall_clock
from ludotheque.games.uluru.commands.screen import HURRY, Screen
from ludotheque.games.uluru.commands.sitting import ME, Sitting
from ludotheque.games.uluru.commands.tables import SandText, bots_from, sand_from, seat_names
from ludotheque.games.uluru.commands.typed import Ask, Typed, Unclear, Words
from ludotheque.games.uluru.commands.voice import Lang, Voice
from ludotheque.games.uluru.model import Mode, Options, Own, Ready, RowName, Unlock
from ludotheque.games.uluru.pieces import Level

OTHER_ROW: Final[dict[RowName, RowName]] = {"light": "dark", "dark": "light"}


class Host:
    """Brings lines to the match and the match to the screen."""

    def __init__(self, sitting: Sitting, screen: Screen, lines: Lines) -> None:
        self.sitting = sitting
        self.screen = screen
        self.lines = lines
        self.words = Words(screen.speech)
        self.held: deque[Typed] = deque()
        self.ended = False
        self.noted = False
        self.warned = 0
        self.left = False

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        self.screen.welcome(self.sitting.view)
        self.screen.happened(self.sitting.opening, self.sitting.view)
        while not self.left and not self.sitting.over():
            self.catch_up()
            if not self.sitting.over() and not self.do_held():
                self.screen.prompt(self.sitting.view, self.sitting.now)
                self.listen()

    def catch_up(self) -> None:
        """Show all that has happened by itself."""
        now = self.sitting.now
        for events in self.sitting.owed(now):
            self.screen.happened(events, self.sitting.view)
        hurry = self.hurry_at()
        if hurry is not None and hurry <= now:
            self.warned = self.sitting.view.shown.round
            self.screen.tell("play-hurry", "bold red")

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
        if line is not None:
            self.screen.typed(line)
            self.hear(self.words.read(line))

    def hear(self, said: list[Typed]) -> None:
        """Line up what was said. A person at a keyboard may ask, or think again, while something waits."""
        self.catch_up()
        if self.lines.echoed and isinstance(said[0], Unlock):
            self.held.clear()
        if self.lines.echoed and isinstance(said[0], Ask) and said[0].what != "look":
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
        return done

    def do(self, typed: Typed) -> bool:
        """Do one thing; says whether the board should be drawn again."""
        if isinstance(typed, Unclear):
            self.screen.unclear(typed.word)
            return False
        if isinstance(typed, Ask):
            return self.ask(typed)
        shown = self.sitting.view.shown
        if isinstance(typed, Ready) and (shown.phase == "lead" or ME in shown.ready):
            return False
        settled = self.sitting.act(self.sitting.now, typed)
        self.screen.happened(settled.events, self.sitting.view)
        if settled.refused is not None:
            self.screen.refused(settled.refused)
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


def play(
    context: typer.Context,
    mode: Annotated[Mode, typer.Option(help="The cards that are played.")] = "first",
    bots: Annotated[
        str, typer.Option(metavar="LEVELS", help="Who sits down with you: beginner, casual, skilled, master, or none.")
    ] = "casual",
    sand: SandText = "60",
    rounds: Annotated[int | None, typer.Option(min=1, max=6, help="A shorter match.")] = None,
    second_cards: Annotated[int, typer.Option(min=1, max=8, help="Experts: how many colours get a second card.")] = 4,
    second_cards_random: Annotated[bool, typer.Option(help="Experts: chance chooses these colours.")] = False,
    as_printed: Annotated[bool, typer.Option(help="Experts: an absent bird costs one stone in all.")] = False,
    levels: LevelsText = None,
    row: Annotated[RowName, typer.Option(help="Strengths: your row; the bots take the other.")] = "light",
    seed: SeedWord = None,
    record: Annotated[Path | None, typer.Option(metavar="FILE", help="Where to keep the record of the match.")] = None,
    lang: Lang = None,
) -> None:
    """Play at the terminal against bots."""
    with Voice(context, lang) as voice:
        options = Options(
            mode=mode,
            levels=frozenset[Level]({3, 4, 5}) if levels is None else levels_from(levels),
            second_cards=second_cards,
            second_cards_at="random" if second_cards_random else "left",
            unplaced="once" if as_printed else "each",
            sand=sand_from(sand),
            rounds=rounds,
        )
        seated = bots_from(bots)
        own = [Own(row=row), *(Own(row=OTHER_ROW[row]) for _ in seated)]
        if record is not None and (record.is_dir() or not record.parent.is_dir()):
            raise Refused("file-unwritable", file=file_name(str(record)))
        word = seed_word(seed)
        sitting = Sitting(options, own, seated, seed_from(word), wall_clock)
        host(voice, sitting, Keyboard(), record)
        voice.tell("play-seed", seed=word)


def host(voice: Voice, sitting: Sitting, lines: Lines, record: Path | None = None) -> None:
    """Play a match to its end, or until the person leaves, and keep its record."""
    players = seat_names(voice.speech, sitting.levels)
    screen = Screen(voice, players, echoed=lines.echoed)
    Host(sitting, screen, lines).run()
    played = sitting.record()
    if played is None:
        screen.tell("play-left")
        if record is not None:
            screen.tell("record-none")
    elif record is not None:
        keep(record, write(played))
        screen.tell("record-written", file=str(record))


def keep(file: Path, text: str) -> None:
    """Write the record."""
    try:
        file.write_text(text, "utf-8")
    except OSError:
        raise Refused("file-unwritable", file=file_name(str(file))) from None

"""What happened, told: a match in sentences for `ludotheque replay`, and the end of a round card by card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from ludotheque.core.game import Event
from ludotheque.core.localization import Texts
from ludotheque.games.uluru.commands.answers import tell_clash
from ludotheque.games.uluru.commands.render import (
    BAD,
    GOOD,
    ME,
    MET,
    NO_CARD,
    UNMET,
    Terminal,
    chain_words,
    demand,
    listed,
    name,
    painted,
    picture,
    reason,
    wish_words,
)
from ludotheque.games.uluru.model import (
    Dealt,
    Judged,
    LockedIn,
    MatchOver,
    Round,
    RoundOver,
    RowName,
    SandOut,
    SecondCard,
    Starter,
    Unlocked,
    Verdict,
    View,
)
from ludotheque.games.uluru.pieces import BIRDS, Bird, Board
from ludotheque.games.uluru.rules import deal_of, totals
from ludotheque.games.uluru.solver.advice import review

ABSENT: Final = "-"
BY_SEAT: Final[dict[type[Event], str]] = {
    Starter: "story-starter",
    LockedIn: "story-locked",
    Unlocked: "story-unlocked",
}


def story(events: Iterable[Event], texts: Texts, names: Sequence[str]) -> list[str]:
    """A sentence for each event worth telling; boards only when they are opened."""
    told: list[str] = []
    cards: set[tuple[int, RowName, Bird]] = set()
    for event in events:
        if isinstance(event, Dealt):
            if (event.round, event.row, event.bird) in cards:  # turned up again for the next player on one tablet
                continue
            if all(event.round != before for before, _, _ in cards):
                told.append(texts("story-round", round=event.round))
            cards.add((event.round, event.row, event.bird))
        told.extend(sentences(event, texts, names))
    return told


def sentences(event: Event, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """One event in words; no sentence if it is not worth telling."""
    match event:
        case Starter() | LockedIn() | Unlocked():
            yield texts(BY_SEAT[type(event)], player=names[event.seat])
        case SecondCard():
            yield texts("story-second", name=name(texts, event.bird))
        case Dealt():
            yield texts("story-dealt", name=name(texts, event.bird), wish=wish_words(texts, event.wish))
        case SandOut():
            yield texts("story-sand", players=listed(texts, [names[seat] for seat in event.seats]))
        case Judged():
            yield from judged(event, texts, names)
        case RoundOver():
            for player, board, stones in zip(names, event.boards, event.stones, strict=True):
                yield texts("story-board", player=player, board=board_words(texts, board), stones=stones)
        case MatchOver():
            yield won(event, texts, names)


def judged(event: Judged, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """The players who missed this wish."""
    failing = [player for player, verdict in zip(names, event.verdicts, strict=True) if verdict and not verdict.met]
    if failing:
        called, wish = name(texts, event.bird), wish_words(texts, event.wish)
        yield texts("story-unmet", name=called, wish=wish, players=listed(texts, failing))


def won(event: MatchOver, texts: Texts, names: Sequence[str]) -> str:
    """The players with the fewest stones; a solo match has only a count."""
    if len(names) == 1:
        return texts("result-solo", stones=event.stones[0])
    winners = listed(texts, [names[seat] for seat in event.winners])
    return texts("story-won", players=winners, winners=len(event.winners), stones=min(event.stones))


def board_words(texts: Texts, board: Board) -> str:
    """The birds on their places, clockwise from the top."""
    landed = sorted((place, bird) for place, bird in zip(board, range(len(BIRDS)), strict=True) if place is not None)
    if not landed:
        return texts("story-nobody")
    return ", ".join(f"{place} {name(texts, BIRDS[number])}" for place, number in landed)


def mark(verdict: Verdict | None) -> Text:
    """Met, unmet or not landed; blank for a player of the other row."""
    if verdict is None:
        return Text(NO_CARD)
    if verdict.met:
        return Text(MET, GOOD)
    sign = ABSENT if verdict.why == "absent" else UNMET
    return Text(f"{sign} +{verdict.cost}" if verdict.cost else sign, BAD)


class Evaluation:
    """A finished round at the terminal: every card for every player, the stones, and what was possible."""

    def __init__(self, terminal: Terminal, view: View, players: Sequence[str]) -> None:
        self.terminal = terminal
        self.texts = terminal.texts
        self.shown = view.shown
        self.view = view
        self.players = players

    @property
    def last(self) -> Round:
        if self.shown.last is None:
            raise AssertionError("no round has been evaluated")
        return self.shown.last

    def show(self, judged: Sequence[Judged]) -> None:
        self.terminal.print(self.card_table(judged))
        for sentence in dict.fromkeys(self.reasons(judged)):
            self.terminal.print(painted(sentence))
        self.possible()

    def card_table(self, judged: Sequence[Judged]) -> Table:
        """A line per card, a column per player, the sums below."""
        table = Table(box=None, padding=(0, 1), show_footer=True)
        table.add_column("")
        table.add_column(self.texts("column-wish"), footer=self.texts("column-sum"))
        gained, sums = self.shown.stones[-1], totals(self.shown)
        for head, now, in_all in zip(self.heads(), gained, sums, strict=True):
            table.add_column(head, footer=self.texts("round-sum", now=now, total=in_all), no_wrap=True)
        for event in judged:
            ways = Text("\n").join(painted(chain_words(self.texts, way)) for way in event.branches)
            table.add_row(painted(name(self.texts, event.bird)), ways, *map(mark, event.verdicts))
        return table

    def heads(self) -> list[str]:
        """Column heads: bots by seat alone, so that five fit."""
        bots = (self.texts("column-player", seat=seat + 1) for seat in range(1, len(self.players)))
        return [self.players[ME], *bots]

    def reasons(self, judged: Sequence[Judged]) -> Iterator[str]:
        """Why the person's own wishes are not met."""
        board = self.last.boards[ME]
        for event in judged:
            verdict = event.verdicts[ME]
            if verdict is None or verdict.met:
                continue
            called = name(self.texts, event.bird)
            if verdict.why == "absent":
                yield self.texts("evaluation-absent", name=called)
            for number in verdict.failed:
                way = event.branches[number]
                wish, why = demand(self.texts, way), reason(self.texts, way, board)
                yield self.texts("evaluation-why", name=called, wish=wish, why=why)

    def possible(self) -> None:
        """The proven best of this round, a board that reaches it, and the wishes that clash."""
        found = review(self.view)
        if found is None:
            return
        row = self.shown.own[ME].row
        best = next((entry for entry in found.rows if entry.row == row), found.rows[0])
        deal = deal_of(self.shown, best.row, self.last.rows)
        boards = Table.grid(padding=(0, 2))
        boards.add_row(Text(self.texts("board-yours"), "bold"), Text(self.texts("board-best"), "bold"))
        boards.add_row(picture(self.texts, self.last.boards[ME]), picture(self.texts, best.placement))
        self.terminal.print(boards)
        self.terminal.print_text("best-stones", stones=best.stones)
        self.terminal.print_text("best-optima", optima=best.optima)
        tell_clash(self.terminal, deal, best.clash)

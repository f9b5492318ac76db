"""The end of a round at the terminal: every card for every player, the stones, and what was possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from ludotheque.games.uluru.commands.answers import tell_clash
from ludotheque.games.uluru.commands.drawing import BAD, GOOD, MET, NO_CARD, UNMET, painted, picture
from ludotheque.games.uluru.commands.sitting import ME
from ludotheque.games.uluru.commands.terminal import Terminal
from ludotheque.games.uluru.commands.wording import chain_words, demand, name, reason
from ludotheque.games.uluru.model import Judged, Round, Verdict, View
from ludotheque.games.uluru.rules import deal_of, totals
from ludotheque.games.uluru.solver.advice import review

ABSENT: Final = "-"


def mark(verdict: Verdict | None) -> Text:
    """Met, unmet, not landed; nothing for who does not follow this row."""
    if verdict is None:
        return Text(NO_CARD)
    if verdict.met:
        return Text(MET, GOOD)
    sign = ABSENT if verdict.why == "absent" else UNMET
    return Text(f"{sign} +{verdict.cost}" if verdict.cost else sign, BAD)


class Evaluation:
    """A finished round, card by card from white to black."""

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
        """A line for each card, a column for each player, the sums below."""
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
        """The players above their columns: bots by their seats alone, five must fit."""
        bots = (self.texts("column-player", seat=seat + 1) for seat in range(1, len(self.players)))
        return [self.players[ME], *bots]

    def reasons(self, judged: Sequence[Judged]) -> Iterator[str]:
        """Why the person's own birds are not content."""
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
        """The proven best of this round, a board that does it, and which wishes get in each other's way."""
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

"""`deal`, `solve`, `score` and `explain`: cards from a seed, and exact answers about deals from a file or a pipe."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Final, TypeAlias

import typer
from rich.rule import Rule
from rich.text import Text

from ludotheque.console.input import MAX_QUOTED_NAME, STDIN, json_values, printable
from ludotheque.console.terminal import AsJson, Lang
from ludotheque.core.chance import draw, seed_from
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru.commands.parse import File, Given, LevelsText, SeedWord, levels_from, read_given
from ludotheque.games.uluru.commands.render import (
    Terminal,
    beside,
    cards,
    judged_cards,
    name,
    painted,
    picture,
    wish_words,
)
from ludotheque.games.uluru.pieces import BIRDS, LEVELS, WISHES, Bird, Board, Deal, Level, deck
from ludotheque.games.uluru.rules import score as count
from ludotheque.games.uluru.solver import Move, best_move, clash, difficulty
from ludotheque.games.uluru.solver import solve as best_of

FRESH: Final = 10**9
TRICKY: Final[frozenset[Level]] = frozenset({3, 4, 5})

Answer: TypeAlias = Callable[[Terminal, Given, bool], None]
AsPrinted: TypeAlias = Annotated[
    bool, typer.Option("--as-printed", help="Experts: a bird that did not land costs one stone in all.")
]


def deal(
    context: typer.Context,
    levels: LevelsText = None,
    seed: SeedWord = None,
    experts: Annotated[
        int, typer.Option(min=0, max=8, metavar="K", help="The K leftmost birds get a second card.")
    ] = 0,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Deal cards: levels 3-5, for experts 1-5, unless told otherwise."""
    with Terminal(context, lang) as terminal:
        default = frozenset(LEVELS) if experts else TRICKY
        chosen = default if levels is None else levels_from(levels)
        word = seed_word(seed)
        dealt = deal_from(seed_from(word), chosen, experts)
        if json:
            if seed is None:
                terminal.print_note(terminal.texts("deal-seed", seed=printable(word, MAX_QUOTED_NAME)))
            terminal.print_json({"cards": write_deal(dealt)})
            return
        texts = terminal.texts
        terminal.print(
            beside(picture(texts), cards(texts, dealt)),
            Text(texts("difficulty-level", level=difficulty(dealt).level), "bold"),
            texts("best-stones", stones=best_of(dealt).stones),
            Text(texts("deal-seed", seed=printable(word, MAX_QUOTED_NAME)), "dim"),
        )


def seed_word(given: str | None) -> str:
    """The given seed, else a fresh one short enough to type."""
    return str(secrets.randbelow(FRESH)) if given is None else given


def deal_from(seed: bytes, levels: frozenset[Level], experts: int = 0) -> Deal:
    """Eight cards from left to right, then the second ones of the leftmost birds: one draw per card."""
    stock = list(deck(levels))
    needed = len(BIRDS) + experts
    if len(stock) < needed:
        raise Refused("levels-too-few", cards=len(stock), needed=needed)
    drawn = [WISHES[stock.pop(draw(seed, number, (1,) * len(stock)))] for number in range(needed)]
    light, dark = drawn[: len(BIRDS)], drawn[len(BIRDS) :]
    return tuple((light[number], *dark[number : number + 1]) for number in range(len(BIRDS)))


def solve(context: typer.Context, file: File = STDIN, json: AsJson = False, lang: Lang = None) -> None:
    """The fewest stones of a deal, proven, and a placement that does it."""
    answer_all(Terminal(context, lang), file, placement_needed=False, answer=solved, json=json)


def score(
    context: typer.Context,
    file: File = STDIN,
    json: AsJson = False,
    as_printed: AsPrinted = False,
    lang: Lang = None,
) -> None:
    """Count the stones of a placement and say for each card why."""
    answer_all(Terminal(context, lang), file, placement_needed=True, answer=scored(once=as_printed), json=json)


def explain(
    context: typer.Context,
    file: File = STDIN,
    json: AsJson = False,
    as_printed: AsPrinted = False,
    lang: Lang = None,
) -> None:
    """Why not all wishes can be met, and which single move helps most."""
    answer_all(Terminal(context, lang), file, placement_needed=False, answer=explained(once=as_printed), json=json)


def answer_all(terminal: Terminal, file: str, *, placement_needed: bool, answer: Answer, json: bool) -> None:
    """Answer each object of the input as it arrives."""
    with terminal:
        if file == STDIN and sys.stdin is not None and sys.stdin.isatty():
            terminal.print_note(terminal.texts("input-waiting"))
        for number, (line, value) in enumerate(json_values(file)):
            given = read_given(line, value, placement_needed=placement_needed)
            if number and not json:
                terminal.print(Rule(style="dim"))
            answer(terminal, given, json)


def solved(terminal: Terminal, given: Given, json: bool) -> None:
    best = best_of(given.deal)
    if json:
        placement = write_board(best.placement)
        terminal.print_json({"stones": best.stones, "optima": best.optima, "placement": placement})
        return
    texts = terminal.texts
    terminal.print(
        beside(picture(texts, best.placement), judged_cards(texts, given.deal, best.placement)),
        Text(texts("best-stones", stones=best.stones), "bold"),
        texts("best-optima", optima=best.optima),
    )


def scored(*, once: bool) -> Answer:
    def answer(terminal: Terminal, given: Given, json: bool) -> None:
        board = board_of(given)
        result = count(given.deal, board, once=once)
        if json:
            unplaced = [bird.value for bird in result.unplaced]
            terminal.print_json({"stones": result.stones, "unmet": card_list(result.unmet), "unplaced": unplaced})
            return
        texts = terminal.texts
        terminal.print(
            beside(picture(texts, board), judged_cards(texts, given.deal, board)),
            Text(texts("score-stones", stones=result.stones), "bold"),
        )

    return answer


def explained(*, once: bool) -> Answer:
    def answer(terminal: Terminal, given: Given, json: bool) -> None:
        stones = best_of(given.deal).stones
        level = difficulty(given.deal).level
        between = clash(given.deal)
        move = None if given.board is None else best_move(given.deal, given.board, once=once)
        if json:
            helps = None if move is None else move_data(move)
            terminal.print_json({"stones": stones, "clash": card_list(between), "move": helps, "difficulty": level})
            return
        texts = terminal.texts
        if given.board is None:
            terminal.print(cards(texts, given.deal))
        else:
            terminal.print(beside(picture(texts, given.board), judged_cards(texts, given.deal, given.board)))
            terminal.print_text("score-stones", stones=count(given.deal, given.board, once=once).stones)
        terminal.print(Text(texts("best-stones", stones=stones), "bold"))
        terminal.print_text("difficulty-level", level=level)
        tell_clash(terminal, given.deal, between)
        if given.board is not None:
            tell_move(terminal, move)

    return answer


def tell_clash(terminal: Terminal, deal: Deal, between: Iterable[tuple[Bird, int]]) -> None:
    """Print the wishes that clash."""
    sentences = [
        terminal.texts(
            "clash-card", name=name(terminal.texts, bird), wish=wish_words(terminal.texts, deal[bird.number][card])
        )
        for bird, card in between
    ]
    terminal.print_text("clash-some" if sentences else "clash-none")
    terminal.print(*(painted(sentence) for sentence in sentences))


def tell_move(terminal: Terminal, move: Move | None) -> None:
    """Print the single move that helps most."""
    if move is None:
        terminal.print_text("move-none")
        return
    texts, land = terminal.texts, move.land
    swaps = "none" if move.swaps is None else name(texts, move.swaps)
    said = texts("move-best", name=name(texts, land.bird), place=land.place, swaps=swaps, gain=move.gain)
    terminal.print(painted(said))


def board_of(given: Given) -> tuple[int | None, ...]:
    if given.board is None:
        raise AssertionError("a placement was needed and not read")
    return given.board


def card_list(found: Iterable[tuple[Bird, int]]) -> list[list[Any]]:
    return [[bird.value, card] for bird, card in found]


def move_data(move: Move) -> dict[str, Any]:
    swaps = None if move.swaps is None else move.swaps.value
    return {"bird": move.land.bird.value, "place": move.land.place, "swaps": swaps, "gain": move.gain}


def write_deal(deal: Deal) -> dict[str, list[str]]:
    return {bird.value: [str(wish) for wish in cards] for bird, cards in zip(BIRDS, deal, strict=True)}


def write_board(board: Board) -> dict[str, int | None]:
    return {bird.value: place for bird, place in zip(BIRDS, board, strict=True)}

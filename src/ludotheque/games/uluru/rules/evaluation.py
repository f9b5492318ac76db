"""Evaluation, card by card from white to black, for all players at once."""

from __future__ import annotations

from ludotheque.games.uluru.model import Branch, Judged, Options, Round, RowName, Shown, Verdict
from ludotheque.games.uluru.pieces import BIRDS, Bird, Board, Deal
from ludotheque.games.uluru.rules.dealing import ROW_NAMES, deal_of
from ludotheque.games.uluru.rules.wishes import branches, holds


def once(options: Options) -> bool:
    """Experts, as printed: a bird that did not land costs one stone in all."""
    return options.mode == "experts" and options.unplaced == "once"


def totals(shown: Shown) -> list[int]:
    """Stones per seat over all finished rounds."""
    return [sum(of_round[seat] for of_round in shown.stones) for seat in range(len(shown.own))]


def evaluate(shown: Shown, boards: tuple[Board, ...]) -> tuple[Round, tuple[int, ...]]:
    """The finished round with every verdict, and its stones per seat."""
    before = totals(shown)
    stones = list(before)
    deals = {row: deal_of(shown, row, shown.rows) for row in ROW_NAMES[: len(shown.rows)]}
    judged = [
        _judge(shown, boards, stones, row, bird, deals[row])
        for bird in BIRDS
        for row, cards in zip(ROW_NAMES, shown.rows, strict=False)
        if cards[bird.number] is not None
    ]
    gained = tuple(now - then for now, then in zip(stones, before, strict=True))
    return Round(shown.rows, boards, tuple(judged)), gained


def _judge(shown: Shown, boards: tuple[Board, ...], stones: list[int], row: RowName, bird: Bird, deal: Deal) -> Judged:
    """Judge one card for everyone who follows its row, and add the cost to `stones`."""
    apart = shown.options.mode == "strengths"
    card = 0 if apart else ROW_NAMES.index(row)
    ways = branches(deal, bird, card)
    free_if_absent = once(shown.options) and card > 0
    verdicts: list[Verdict | None] = []
    for seat, own in enumerate(shown.own):
        if apart and own.row != row:
            verdicts.append(None)
            continue
        verdict = _verdict(ways, boards[seat], bird, free_if_absent=free_if_absent, stones=stones[seat])
        stones[seat] = verdict.stones
        verdicts.append(verdict)
    wish = deal[bird.number][card]
    return Judged(row=row, bird=bird, wish=wish, branches=ways, verdicts=tuple(verdicts))


def _verdict(ways: tuple[Branch, ...], board: Board, bird: Bird, *, free_if_absent: bool, stones: int) -> Verdict:
    if board[bird.number] is None:
        cost = 0 if free_if_absent else 1
        return Verdict(met=False, why="absent", cost=cost, stones=stones + cost)
    failed = tuple(number for number, way in enumerate(ways) if not holds(way, board))
    if failed:
        return Verdict(met=False, why="unfulfilled", cost=1, stones=stones + 1, failed=failed)
    free = all(way.ends != "wish" for way in ways)
    return Verdict(met=True, why="free" if free else "fulfilled", cost=0, stones=stones)

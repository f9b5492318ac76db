"""Birds, wishes and verdicts in words. A bird is called by its colour and its sign: Blue ≈."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.localization import Texts
from ludotheque.games.uluru.model import Branch
from ludotheque.games.uluru.pieces import BIRDS, Bird, Board, Wish

SIGNS: Final[dict[Bird, str]] = dict(zip(BIRDS, "○♥★▲◆♣≈☾", strict=True))
"""Ring, heart, star, triangle, diamond, leaf, wave, moon: nothing is told by colour alone."""
ARROW: Final = " → "


def name(texts: Texts, bird: Bird) -> str:
    return f"{texts('bird', bird=bird.value)} {SIGNS[bird]}"


def listed(texts: Texts, things: Sequence[str]) -> str:
    """One, two and three."""
    *front, last = things
    return texts("and", front=", ".join(front), last=last) if front else last


def letter(texts: Texts, bird: Bird) -> str:
    """The one letter that stands for this bird on the keyboard; each language has its own eight."""
    return texts("letter", bird=bird.value)


def wish_words(texts: Texts, wish: Wish, *, negated: bool = False) -> str:
    """A card in a few words, without its wisher."""
    key = f"{'not' if negated else 'wish'}-{wish.kind}"
    if wish.bird is None:
        return texts(key)
    return texts(key, bird=wish.bird.value, name=name(texts, wish.bird))


def chain_words(texts: Texts, branch: Branch) -> str:
    """The way that a wish leads, card by card, to what is asked in the end."""
    *way, last = branch.chain
    steps = [wish_words(texts, link.wish) for link in way]
    if branch.ends == "wish":
        steps.append(demand(texts, branch))
    elif branch.ends == "anything" and not way:
        steps.append(wish_words(texts, last.wish))
    else:
        steps += [wish_words(texts, last.wish), texts(f"ends-{branch.ends}")]
    return ARROW.join(steps)


def reason(texts: Texts, branch: Branch, board: Board) -> str:
    """Where the birds sit that one branch of a wish is about; the wisher has landed."""
    own = board[branch.chain[0].bird.number] or 0
    other = branch.chain[-1].wish.bird
    if other is None:
        return texts("why-sits", own=own)
    place = board[other.number]
    if place is None:
        return texts("why-missing", own=own, name=name(texts, other))
    return texts("why-sit", own=own, name=name(texts, other), place=place)


def demand(texts: Texts, branch: Branch) -> str:
    """What one branch asks for in the end."""
    return wish_words(texts, branch.chain[-1].wish, negated=branch.negated)

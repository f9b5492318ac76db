"""Birds, wishes and verdicts in words. A bird is called by its colour and its sign: Blue ≈."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludotheque.core.speech import Speech
from ludotheque.games.uluru.model import Branch
from ludotheque.games.uluru.pieces import BIRDS, Bird, Board, Wish

SIGNS: Final[dict[Bird, str]] = dict(zip(BIRDS, "○♥★▲◆♣≈☾", strict=True))
"""Ring, heart, star, triangle, diamond, leaf, wave, moon: nothing is told by colour alone."""
ARROW: Final = " → "


def name(speech: Speech, bird: Bird) -> str:
    return f"{speech('bird', bird=bird.value)} {SIGNS[bird]}"


def listed(speech: Speech, things: Sequence[str]) -> str:
    """One, two and three."""
    *front, last = things
    return speech("and", front=", ".join(front), last=last) if front else last


def letter(speech: Speech, bird: Bird) -> str:
    """The one letter that stands for this bird on the keyboard; each language has its own eight."""
    return speech("letter", bird=bird.value)


def wish_words(speech: Speech, wish: Wish, *, negated: bool = False) -> str:
    """A card in a few words, without its wisher."""
    key = f"{'not' if negated else 'wish'}-{wish.kind}"
    if wish.bird is None:
        return speech(key)
    return speech(key, bird=wish.bird.value, name=name(speech, wish.bird))


def chain_words(speech: Speech, branch: Branch) -> str:
    """The way that a wish leads, card by card, to what is asked in the end."""
    *way, last = branch.chain
    steps = [wish_words(speech, link.wish) for link in way]
    if branch.ends == "wish":
        steps.append(demand(speech, branch))
    elif branch.ends == "anything" and not way:
        steps.append(wish_words(speech, last.wish))
    else:
        steps += [wish_words(speech, last.wish), speech(f"ends-{branch.ends}")]
    return ARROW.join(steps)


def reason(speech: Speech, branch: Branch, board: Board) -> str:
    """Where the birds sit that one branch of a wish is about; the wisher has landed."""
    own = board[branch.chain[0].bird.number] or 0
    other = branch.chain[-1].wish.bird
    if other is None:
        return speech("why-sits", own=own)
    place = board[other.number]
    if place is None:
        return speech("why-missing", own=own, name=name(speech, other))
    return speech("why-sit", own=own, name=name(speech, other), place=place)


def demand(speech: Speech, branch: Branch) -> str:
    """What one branch asks for in the end."""
    return wish_words(speech, branch.chain[-1].wish, negated=branch.negated)

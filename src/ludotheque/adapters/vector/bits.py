"""Sets of actions as bits, actions drawn from them, and the luck of each match: what all kernels share.

A set of actions is a row of words of 32 bits: action n is bit n % 32 of word n // 32.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ludotheque.core.compiling import bit_count, compiler, lowest_bit

HERE: Final = Path(__file__).parent
WORD: Final = 32
LOW: Final = 0xFFFFFFFF
SHIFT: Final = 5
"""A word is two to this power bits."""
IN_WORD: Final = WORD - 1
MIX: Final = 2131995753


def sources(*folders: Path) -> list[Path]:
    """All modules of these folders and of this one: what is compiled here stays cached until one of them changes."""
    return [file for folder in (HERE, *folders) for file in sorted(folder.glob("*.py"))]


compiled = compiler(*sources(), refcount=False)


@compiled
def chance(luck: Any, below: int) -> int:
    """A random number below this; multiply-with-carry, which stays within 63 bits."""
    luck[0] = MIX * (luck[0] & LOW) + (luck[0] >> 32)
    return int(((luck[0] & LOW) * below) >> 32)


@compiled
def add(words: Any, number: int) -> None:
    """Put an action into a set."""
    words[number >> SHIFT] = words[number >> SHIFT] | 1 << (number & IN_WORD)


@compiled
def drop(words: Any, number: int) -> None:
    """Take an action out of a set that has it."""
    words[number >> SHIFT] = words[number >> SHIFT] ^ 1 << (number & IN_WORD)


@compiled
def add_run(words: Any, number: int, run: int) -> None:
    """Put the actions of some bits, at most 32 from this number on, into a set that has none of them."""
    bits, word = run << (number & IN_WORD), number >> SHIFT
    words[word] = words[word] | bits & LOW
    words[word + 1] = words[word + 1] | bits >> WORD


@compiled
def has(words: Any, number: int) -> bool:
    """Whether an action is in a set."""
    return bool(words[number >> SHIFT] >> (number & IN_WORD) & 1)


@compiled
def clear(words: Any) -> None:
    for word in range(len(words)):
        words[word] = 0


@compiled
def nth(words: Any, number: int) -> int:
    """The action in a set with this many below it."""
    word = 0
    bits = int(words[0] & LOW)
    count = int(bit_count(bits))
    while count <= number:
        number -= count
        word += 1
        bits = int(words[word] & LOW)
        count = int(bit_count(bits))
    for _ in range(number):
        bits &= bits - 1
    return WORD * word + lowest_bit(bits)


@compiled
def sample_all(words: Any, choices: Any, luck: Any, actions: Any) -> None:
    """An action of every set, all equally likely; `choices` says how many it has."""
    for match in range(len(actions)):
        actions[match] = nth(words[match], chance(luck[match], int(choices[match])))


@compiled
def first_outside(words: Any, actions: Any) -> int:
    """The first match whose action is not in its set; -1 if there is none."""
    for match in range(len(actions)):
        if not has(words[match], int(actions[match])):
            return match
    return -1

"""What a player types: `w0` lands White on place 0, `w` lifts it, and a few words."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from ludotheque.core.localization import Texts
from ludotheque.games.uluru.commands.wording import letter
from ludotheque.games.uluru.model import Action, Land, Lift, Lock, Ready, Unlock
from ludotheque.games.uluru.pieces import BIRDS, PLACES, Bird

WORDS: Final = re.compile(r"[^\s,;:]+")
PIECES: Final = re.compile(r"[^\W\d_]+|\d+|.")
LIFTS: Final = "-"
SHORTEST: Final = 2
"""Letters in a shortened colour; a single letter is a bird's own."""
LONGEST: Final = 40
"""Letters of an unclear word that are worth repeating."""
ACTIONS: Final[dict[str, Action]] = {"lock": Lock(), "unlock": Unlock(), "ready": Ready()}

What: TypeAlias = Literal["look", "help", "rules", "quit", "end"]
"""The end is that of the lines: nothing more will be typed."""
ASKS: Final[tuple[What, ...]] = ("help", "rules", "quit")


class Ask(Struct, frozen=True):
    """Something for the screen, not for the match."""

    what: What


class Unclear(Struct, frozen=True):
    """A word that means nothing here, as it was typed."""

    word: str
    near: tuple[str, ...] = ()
    """What may have been meant."""
    no_place: bool = False
    """All is clear but the place: there is none with this number."""


Typed: TypeAlias = Action | Ask | Unclear


def folded(word: str) -> str:
    """Without capitals and accents, so that `pret` and `PRÊT` are one word."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


class Words:
    """The words of one language; the English commands and colours are understood in all."""

    def __init__(self, texts: Texts) -> None:
        self.letters = {letter(texts, bird): bird for bird in BIRDS}
        names = {bird: texts("bird", bird=bird.value) for bird in BIRDS}
        self.colours = [(folded(name), bird) for bird, name in names.items()]
        self.foreign = {bird.value: bird for bird in BIRDS}
        self.commands: dict[str, Typed] = {"?": Ask("help")}
        for key, action in ACTIONS.items():
            self.commands[key] = self.commands[folded(texts(f"word-{key}"))] = action
        for what in ASKS:
            self.commands[what] = self.commands[folded(texts(f"word-{what}"))] = Ask(what)
        spoken = [*names.values(), *(texts(f"word-{key}") for key in (*ACTIONS, *ASKS))]
        self.spelled = {folded(word): word for word in spoken}
        """What can be suggested, as it should have been typed."""

    def bird(self, word: str) -> Bird | None:
        """A bird by its letter, its colour, or the beginning of its colour that no other shares."""
        if word in self.letters:
            return self.letters[word]
        begun = self.begun(word)
        return begun[0] if len(begun) == 1 else self.foreign.get(word)

    def begun(self, word: str) -> list[Bird]:
        """The birds whose colours begin like this."""
        return [bird for colour, bird in self.colours if len(word) >= SHORTEST and colour.startswith(word)]

    def near(self, word: str) -> tuple[str, ...]:
        """What somebody may have meant who typed this."""
        begun = self.begun(word)
        found = [colour for colour, bird in self.colours if bird in begun] or get_close_matches(word, self.spelled, 1)
        return tuple(self.spelled[word] for word in found)

    def read(self, line: str) -> list[Typed]:
        """All that a line says, in order; an empty line is a look at the board."""
        words = WORDS.findall(unicodedata.normalize("NFC", line))
        said: list[Typed] = []
        while words:
            word = words.pop(0)
            if words and (words[0].isdecimal() or words[0] == LIFTS) and self.ends_with_bird(word):
                word = f"{word} {words.pop(0)}"
            said.extend(self.read_word(word))
        return said or [Ask("look")]

    def ends_with_bird(self, word: str) -> bool:
        """Whether a place may follow."""
        return self.bird(folded(PIECES.findall(word)[-1])) is not None

    def read_word(self, word: str) -> list[Typed]:
        """The moves that stand in one word, or its command; what is not clear throughout is not done at all."""
        pieces = [piece for piece in PIECES.findall(word) if piece != " "]
        said: list[Typed] = []
        while pieces:
            piece = folded(pieces.pop(0))
            bird = self.bird(piece)
            if piece in self.commands:
                said.append(self.commands[piece])
            elif bird is None:
                return [Unclear(word[:LONGEST], self.near(piece))]
            elif pieces and pieces[0].isdecimal():
                place = pieces.pop(0)
                if place not in map(str, PLACES):
                    return [Unclear(word[:LONGEST], no_place=True)]
                said.append(Land(bird, int(place)))
            else:
                if pieces and pieces[0] == LIFTS:
                    pieces.pop(0)
                said.append(Lift(bird))
        return said

"""What a player types: `w0` lands White on place 0, `w` lifts it, and a few words."""

from __future__ import annotations

import re
import unicodedata
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from ludotheque.core.speech import Speech
from ludotheque.games.uluru.commands.wording import letter
from ludotheque.games.uluru.model import Action, Land, Lift, Lock, Ready, Unlock
from ludotheque.games.uluru.pieces import BIRDS, PLACES, Bird

PIECES: Final = re.compile(r"[^\W\d_]+|\d+|[^\s,;:]")
LIFTS: Final = "-"
SHORTEST: Final = 2
"""Letters in a shortened colour; a single letter is a bird's own."""
ACTIONS: Final[dict[str, Action]] = {"lock": Lock(), "unlock": Unlock(), "ready": Ready()}

What: TypeAlias = Literal["look", "help", "rules", "quit", "end"]
"""The end is that of the lines: nothing more will be typed."""
ASKS: Final[tuple[What, ...]] = ("help", "rules", "quit")


class Ask(Struct, frozen=True):
    """Something for the screen, not for the match."""

    what: What


class Unclear(Struct, frozen=True):
    """A word that means nothing here."""

    word: str


Typed: TypeAlias = Action | Ask | Unclear


def folded(word: str) -> str:
    """Without capitals and accents, so that `pret` and `PRÊT` are one word."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


class Words:
    """The words of one language; the English commands and colours are understood in all."""

    def __init__(self, speech: Speech) -> None:
        self.letters = {letter(speech, bird): bird for bird in BIRDS}
        self.colours = [(folded(speech("bird", bird=bird.value)), bird) for bird in BIRDS]
        self.foreign = {bird.value: bird for bird in BIRDS}
        self.commands: dict[str, Typed] = {"?": Ask("help")}
        for key, action in ACTIONS.items():
            self.commands[key] = self.commands[folded(speech(f"word-{key}"))] = action
        for what in ASKS:
            self.commands[what] = self.commands[folded(speech(f"word-{what}"))] = Ask(what)

    def bird(self, word: str) -> Bird | None:
        """A bird by its letter, its colour, or the beginning of its colour that no other shares."""
        if word in self.letters:
            return self.letters[word]
        begun = [bird for colour, bird in self.colours if len(word) >= SHORTEST and colour.startswith(word)]
        return begun[0] if len(begun) == 1 else self.foreign.get(word)

    def read(self, line: str) -> list[Typed]:
        """All that a line says, in order; an empty line is a look at the board."""
        pieces = PIECES.findall(unicodedata.normalize("NFC", line))
        said: list[Typed] = []
        while pieces:
            said.append(self.read_one(pieces))
        return said or [Ask("look")]

    def read_one(self, pieces: list[str]) -> Typed:
        """Take one move or word from the front."""
        piece = pieces.pop(0)
        word = folded(piece)
        if word in self.commands:
            return self.commands[word]
        bird = self.bird(word)
        if bird is None:
            return Unclear(piece[:40])
        if pieces and pieces[0] == LIFTS:
            pieces.pop(0)
        elif pieces and pieces[0].isdecimal():
            place = pieces.pop(0)
            return Land(bird, int(place)) if place in map(str, PLACES) else Unclear(f"{piece}{place}"[:40])
        return Lift(bird)

"""Names of people: in any script and with emoji, all of it visible, and none that looks like another at its table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

import regex
from confusable_homoglyphs.confusables import confusables_data
from wcwidth import wcswidth, wcwidth

from ludotheque.core.refusal import Refused
from ludotheque.table.limits import Limits

SIGNS: Final = r"[ '\u2019\-._·・\u05F3\u05F4]"
"""Signs that names have besides letters, digits and emoji."""
LETTER: Final = r"[[\p{L}\p{N}]--\p{Default_Ignorable_Code_Point}--\p{Extended_Pictographic}--[\U00013441\U00013442]]"
"""Without the letters that Unicode has for gaps, and without the one that is an emoji.

A sign that two kinds could match would double the work of refusing a name, each time that it stands there.
"""
MARK: Final = r"[[\p{Mn}\p{Mc}]--\p{Default_Ignorable_Code_Point}]"
JOINER: Final = (
    r"(?:(?<=\p{ccc=Virama})[\u200C\u200D](?![\u200C\u200D])"
    r"|[\u200C\u200D](?=\p{ccc=Virama})"
    r"|(?<=[\p{jt=D}\p{jt=L}\p{jt=R}]\p{jt=T}*)\u200C(?=\p{jt=T}*[\p{jt=R}\p{jt=D}]))"
)
"""Joiners change how Indic letters combine, and end a shape within an Arabic word; anywhere else they are invisible."""
WRITTEN: Final = rf"{LETTER}(?:(?<=\p{{Han}})[\U000E0100-\U000E01EF])?(?:{MARK}|{JOINER})*"
PICTOGRAPH: Final = r"[\p{Extended_Pictographic}--\p{Cn}](?:\uFE0F|\p{Emoji_Modifier})?"
NATION: Final = (
    r"\U0001F3F4\U000E0067\U000E0062(?:\U000E0065\U000E006E\U000E0067|\U000E0073\U000E0063\U000E0074"
    r"|\U000E0077\U000E006C\U000E0073)\U000E007F"
)
"""The flags of England, Scotland and Wales are spelt with invisible letters."""
EMOJI: Final = rf"(?:\p{{RI}}{{2}}|[0-9#*]\uFE0F\u20E3|{NATION}|{PICTOGRAPH}(?:\u200D{PICTOGRAPH})*)"

SEEN: Final = regex.compile(rf"(?:{EMOJI}|{WRITTEN})", regex.V1)
"""Characters that a name needs at least one of: signs alone look empty."""
NAME: Final = regex.compile(rf"(?:{EMOJI}|{WRITTEN}|{SIGNS})+", regex.V1)
STACKED: Final = regex.compile(r"\p{Mn}{5}|\p{M}{7}|(\p{M})\1", regex.V1)
"""More marks on a letter than languages need: five that take no space, as UTS #39 counts, or one of them twice."""
UNSEEN: Final = regex.compile(r"[\p{Default_Ignorable_Code_Point}--[\U000E0061-\U000E007F]]", regex.V1)
"""Without the letters of flags, which can be seen there."""
SPACES: Final = regex.compile(r"\p{Zs}+")


def tidy_name(name: str, limits: Limits) -> str:
    """A name as it is shown; refuses one that looks empty, is too long, or has anything odd or invisible in it."""
    plain = unicodedata.normalize("NFC", SPACES.sub(" ", name.strip()).strip())
    if len(plain) > limits.name_points or columns(plain) > limits.name_columns:
        raise Refused("name-long", most=limits.name_columns)
    if SEEN.search(plain) is None:
        raise Refused("name-empty")
    stacked = STACKED.search(UNSEEN.sub("", unicodedata.normalize("NFD", plain)))
    if NAME.fullmatch(plain) is None or stacked or any(wcwidth(sign) == 0 for sign in plain if sign.isalnum()):
        raise Refused("name-bad")
    return plain


def columns(name: str) -> int:
    """How wide a name is, in the columns of a terminal; letters that stand for whole words count as those words."""
    return max(wcswidth(name), wcswidth(unicodedata.normalize("NFKC", name)))


def check_free(name: str, others: Iterable[str]) -> None:
    """Refuse a name that somebody has already, in any case, or that looks like one of theirs."""
    for other in others:
        if folded(name) == folded(other):
            raise Refused("name-taken")
        if any(mine == theirs for mine, theirs in zip(looks(name), looks(other), strict=True)):
            raise Refused("name-alike", other=other)


def folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def looks(name: str) -> tuple[str, str]:
    """The form by which look-alikes are compared: the skeleton, with case ignored before and after."""
    return skeleton(folded(name)), skeleton(name).casefold()


def skeleton(text: str) -> str:
    """Equal for texts that look alike, as UTS #39 defines it: the Cyrillic letter is 'a', 'm' is 'rn'."""
    visible = UNSEEN.sub("", unicodedata.normalize("NFD", text))
    return unicodedata.normalize("NFD", "".join(prototypes().get(sign, sign) for sign in visible))


@cache
def prototypes() -> dict[str, str]:
    """What each sign is mistaken for. The data pairs each prototype with all that look like it, in both directions."""
    pairs = {clean(sign): [clean(other["c"]) for other in others] for sign, others in confusables_data.items()}

    def rank(sign: str) -> tuple[int, int, str]:
        return -len(pairs[sign]), -len(sign), sign

    return {sign: min([sign, *others], key=rank) for sign, others in pairs.items() if len(sign) == 1}


def clean(sign: str) -> str:
    """A sign of the data without the marks that keep right-to-left letters in their place on the page."""
    return sign.replace("\u200e", "")

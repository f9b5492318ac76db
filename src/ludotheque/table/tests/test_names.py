"""Names in every script and with emoji are welcome; nothing invisible, nothing that passes for somebody else."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest
import regex
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from wcwidth import wcswidth

from ludotheque.core.refusal import Refused
from ludotheque.table import requests
from ludotheque.table.limits import DEFAULTS
from ludotheque.table.names import EMOJI, LETTER, SIGNS, check_free, tidy_name
from ludotheque.table.tests.evening import Evening, play

ZWNJ, ZWJ = "\u200c", "\u200d"
FAMILY = ZWJ.join("👨👩👧👦")
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"

WELCOME = {
    "Latin": "Zoë van 't Hof",
    "Vietnamese": "Nguyễn Thị Minh",
    "Greek with breathings": "Ὀδυσσεύς",
    "Hindi": "आर्यन श्रीवास्तव",
    "Marathi, a joiner before the virama": f"र{ZWJ}\u094dय",
    "Bengali": f"র{ZWJ}্যাচেল",
    "Tamil": "தமிழ்ச்செல்வி",
    "Malayalam, a joiner at the end": f"അവന\u0d4d{ZWJ}",
    "Sinhala": f"ශ\u0dca{ZWJ}රී",
    "Burmese": "အောင်ဆန်းစုကြည်",
    "Burmese with five marks on a letter": "လျှို့ဝှက်",
    "Khmer": "សុខា",
    "Thai": "น้ำฝน",
    "Tibetan": "ཧཱུྃ",
    "Arabic with vowels": "مُحَمَّد",
    "Persian with a half space": f"می{ZWNJ}نا",
    "Hebrew with points": "שָׂרָה",
    "Chinese": "李小龍 2",
    "Chinese, a foreign name": "约翰·史密斯",
    "Japanese": "マリー・キュリー",
    "Japanese, a variant": "葛\U000e0100城",
    "Korean": "김철수",
    "Cherokee": "ᏣᎳᎩ",
    "an emoji": "😀",
    "a family": FAMILY,
    "a skin": "🧑🏿‍🚀",
    "a flag": "🇮🇳",
    "a nation": SCOTLAND,
    "a key": "7\ufe0f\u20e3",
    "a heart": "❤\ufe0f Ann",
}


@pytest.mark.parametrize("name", WELCOME.values(), ids=WELCOME.keys())
def test_every_script_and_emoji_is_welcome(name: str) -> None:
    assert tidy_name(f"  {name}\u00a0 ", DEFAULTS) == unicodedata.normalize("NFC", name)


REFUSED = {
    "nothing": ("", "name-empty"),
    "blanks": (" \u2003\u3000 ", "name-empty"),
    "signs alone": ("-._'", "name-empty"),
    "a letter for a gap": ("\u3164", "name-empty"),
    "a hieroglyph for a gap": ("\U00013441", "name-empty"),
    "empty braille": ("\u2800", "name-empty"),
    "no width": ("\u200b\u2060", "name-empty"),
    "private use": ("\ue000", "name-empty"),
    "unassigned": ("\u0378", "name-empty"),
    "private use within": ("Ann\ue000", "name-bad"),
    "an emoji to come": ("Ann\U0001faff", "name-bad"),
    "markup": ("<b>", "name-bad"),
    "a line": ("Ann\nBob", "name-bad"),
    "a control": ("Ann\x07", "name-bad"),
    "an override": ("Ann\u202eboB", "name-bad"),
    "an isolate": ("\u2066Ann\u2069", "name-bad"),
    "a direction": ("Ann\u061c", "name-bad"),
    "a soft hyphen": ("An\u00adn", "name-bad"),
    "no width within": ("An\u200bn", "name-bad"),
    "a joiner among letters that do not join": (f"An{ZWJ}n", "name-bad"),
    "a half space among letters that do not join": (f"An{ZWNJ}n", "name-bad"),
    "a joiner without a virama": (f"क{ZWJ}ख", "name-bad"),
    "two joiners": (f"क\u094d{ZWJ}{ZWJ}\u094dख", "name-bad"),
    "an emoji that joins nothing": (f"👩{ZWJ}", "name-bad"),
    "a variant of a letter": ("A\ufe0fnn", "name-bad"),
    "a grapheme joiner": ("A\u034fnn", "name-bad"),
    "invisible letters after a flag": (ENGLAND.replace("\U000e0065", "\U000e0078"), "name-bad"),
    "a circle round a letter": ("A\u20dd", "name-bad"),
    "stacked marks": ("Z" + "".join(map(chr, range(0x300, 0x306))) + "algo", "name-bad"),
    "one mark twice": ("Zoe\u0308\u0308", "name-bad"),
    "vowels of Hangul without end": ("a" + "\u1161" * 9, "name-bad"),
    "letters": ("x" * 21, "name-long"),
    "wide letters": ("李" * 11, "name-long"),
    "a letter that stands for many": ("\ufdfa" * 2, "name-long"),
    "emoji": ("😀" * 11, "name-long"),
    "code points": (FAMILY * 10, "name-long"),
}


@pytest.mark.parametrize(("name", "why"), REFUSED.values(), ids=REFUSED.keys())
def test_what_is_invisible_odd_or_too_long_is_refused(name: str, why: str) -> None:
    with pytest.raises(Refused) as no:
        tidy_name(name, DEFAULTS)
    assert no.value.key == why


ALIKE = {
    "another case": ("ANN", "Ann", "name-taken"),
    "another case, spelt longer": ("STRASSE", "Straße", "name-taken"),
    "wide letters": ("Ａｎｎ", "Ann", "name-taken"),
    "a Cyrillic letter": ("Аnn", "Ann", "name-alike"),
    "all Cyrillic": ("сосо", "coco", "name-alike"),
    "all Cyrillic, another case": ("СОСО", "coco", "name-alike"),
    "all Greek": ("ΜΑΡΙΑ", "MAPIA", "name-alike"),
    "Latin for a Cyrillic name": ("Oлeг", "Олег", "name-alike"),
    "I and l": ("Ian", "lan", "name-alike"),
    "1 and l": ("Bob 1", "Bob l", "name-alike"),
    "rn and m": ("modem", "modern", "name-alike"),
    "a joiner more": (f"ق{ZWNJ}م", "قم", "name-alike"),
    "an emoji in black and white": ("❤\ufe0f", "❤", "name-alike"),
}


@pytest.mark.parametrize(("name", "other", "why"), ALIKE.values(), ids=ALIKE.keys())
def test_a_name_that_passes_for_another_at_the_table_is_refused(name: str, other: str, why: str) -> None:
    for mine, theirs in ((name, other), (other, name)):
        tidy_name(mine, DEFAULTS)
        with pytest.raises(Refused) as no:
            check_free(mine, ["Dan", theirs])
        assert no.value.key == why


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("René", "Rene"),
        ("Bob", "Bobby"),
        ("Ann", "Anna"),
        ("राम", "रमा"),
        ("Jo 1", "Jo 2"),
        ("😀", "😃"),
        (ENGLAND, SCOTLAND),
    ],
)
def test_names_that_a_reader_can_tell_apart_are_free(one: str, other: str) -> None:
    check_free(one, [other])


@pytest.mark.slow
@given(st.text(max_size=80))
def test_whatever_is_taken_fits_and_is_taken_again(name: str) -> None:
    try:
        tidy = tidy_name(name, DEFAULTS)
    except Refused as no:
        assert no.key in ("name-bad", "name-empty", "name-long")  # noqa: PT017
        return
    assert tidy_name(tidy, DEFAULTS) == tidy
    assert 0 < wcswidth(tidy) <= DEFAULTS.name_columns
    assert regex.search(r"[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}]", tidy) is None


def test_the_limits_of_a_server_decide_how_long_names_are() -> None:
    assert tidy_name("x" * 30, replace(DEFAULTS, name_columns=30))
    with pytest.raises(Refused, match="name-long"):
        tidy_name(FAMILY, replace(DEFAULTS, name_points=6))


def test_nobody_at_a_table_can_pass_for_somebody_else(tmp_path: Path) -> None:
    async def story(now: Evening) -> None:
        ann, bob = await now.table("Ann", "Bob", chairs=3)
        eve = await now.screen(ann.room, "Eve")
        answer = await eve.ask(requests.Sit, seat=2, name="Аnn")
        assert answer["refused"] == {"key": "name-alike", "about": {"other": "Ann"}}
        assert eve.refused(await eve.ask(requests.Sit, seat=2, name="bob")) == "name-taken"
        assert bob.refused(await bob.ask(requests.Rename, seat=1, name="ann")) == "name-taken"
        assert bob.refused(await bob.ask(requests.Rename, seat=1, name="BOB")) is None, "their own name in capitals"
        assert eve.refused(await eve.ask(requests.Sit, seat=2, name=FAMILY)) is None
        assert [chair["name"] for chair in ann.table["chairs"]] == ["Ann", "BOB", FAMILY]

    play(tmp_path, story)


@pytest.mark.slow
def test_no_sign_begins_two_kinds_of_things() -> None:
    """Nineteen of a letter that is an emoji as well took a fifth of a second to refuse, and one more twice that."""
    kinds = [regex.compile(kind, regex.V1) for kind in (EMOJI, LETTER, SIGNS)]
    signs = map(chr, range(0x110000))
    assert [sign for sign in signs if sum(kind.fullmatch(sign) is not None for kind in kinds) > 1] == []
    assert tidy_name("\u2139 Ann", DEFAULTS) == "\u2139 Ann"

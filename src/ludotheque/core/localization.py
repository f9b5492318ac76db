"""Texts in three languages, by Fluent. Not part of `ludotheque.core` proper: needs the extra `cli`.

Every folder `texts/` holds en.ftl, fr.ftl and de.ftl with the same keys: the one beside this file for texts that all
games share, one in each game for its own.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import product
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.core.refusal import Refused

LANGUAGES: Final = ("en", "fr", "de")
SHARED: Final = "ludotheque.core"
LONGEST: Final = 900
"""Fluent fails on longer arguments. Untrusted text is shortened before; this is the last resort."""
BIGGEST: Final = 10**15
"""Fluent cannot format much bigger numbers."""
DIGITS: Final = 30


class Texts:
    """The texts of the core and of some packages (games) in one language; also those of topics, such as `rules`."""

    def __init__(self, language: str, *packages: str, topics: Sequence[str] = ()) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for package in (SHARED, *packages):
            self.bundle.add_resource(resource_of(package, language))
        for package, topic in product((SHARED, *packages), topics):
            if (package, topic) != (SHARED, "rules"):  # every game has its own
                self.bundle.add_resource(resource_of(package, f"{topic}.{language}"))

    def __call__(self, key: str, **blanks: str | int) -> str:
        """The text of a key. A missing key or argument is a defect and raises KeyError."""
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        fitting = {name: fitted(value) for name, value in blanks.items()}
        sentence, problems = self.bundle.format_pattern(message.value, fitting)
        if problems:
            raise KeyError(f"{key}: {problems[0]}")
        return str(sentence)

    def refusal(self, no: Refused) -> str:
        """The text of a refusal."""
        return self(f"refused-{no.key}", **no.about)


@lru_cache(maxsize=64)
def texts_in(language: str, *packages: str) -> Texts:
    """The same texts, put together once: that takes longer than most requests."""
    return Texts(language, *packages)


def fitted(value: str | int) -> str | int:
    """An argument that Fluent accepts: long text is cut, big numbers become text."""
    if isinstance(value, str):
        return value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"
    if -BIGGEST < value < BIGGEST:
        return value
    # Python refuses to convert very long integers to decimal.
    digits = str(value) if value.bit_length() <= LONGEST else hex(value)
    return digits if len(digits) <= DIGITS else digits[: DIGITS - 1] + "…"


def text_of(package: str, language: str) -> str:
    """The text file of a package in one language."""
    return files(package).joinpath("texts", f"{language}.ftl").read_text("utf-8")


@cache
def resource_of(package: str, language: str) -> Any:
    """The texts of a package in one language, parsed once."""
    return FluentResource(text_of(package, language))


def language_wanted(asked: str | None = None) -> str:
    """The requested language, else that of the environment, else English."""
    for wish in (
        asked,
        *(os.environ.get(name) for name in ("LUDOTHEQUE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")),
    ):
        if wish and wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return "en"

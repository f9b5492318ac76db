"""Input is quoted safely; output and notes are written at once."""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from typing import Any

import pytest

from ludotheque.console.input import (
    MAX_QUOTED,
    MAX_QUOTED_NAME,
    STDIN,
    Location,
    printable,
    quoted,
    quoted_name,
    read_text,
)
from ludotheque.console.output import discard_stdout, is_unwritable, replace_missing_stdout, write_line, write_note
from ludotheque.core import Refused


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("chess", "chess"),
        ("« prêt »", "« prêt »"),
        ("a\nb", "a\\nb"),
        ("\x1b[2J", "\\x1b[2J"),
        ("\x9b2J", "\\x9b2J"),
        ("\udcff", "\\udcff"),
        ("\u202e", "\\u202e"),
        ("a" * 40, "a" * 40),
        ("a" * 41, "a" * 39 + "…"),
        ("\x1b" * 5000, "\\x1b" * 9 + "\\x1…"),
    ],
)
def test_untrusted_text_is_shortened_and_escaped(given: str, shown: str) -> None:
    assert printable(given) == shown
    assert printable(given).isprintable()
    assert len(quoted(given)) <= MAX_QUOTED


def test_file_names_are_shortened() -> None:
    assert quoted_name("a b") == '"a b"'
    assert len(quoted_name("a" * 5000)) == MAX_QUOTED_NAME


def test_a_file_that_is_not_text_is_not_called_missing(tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    file.write_bytes(b"fine\n\xff\n")
    with pytest.raises(Refused) as no:
        read_text(str(file))
    assert (no.value.key, no.value.about["line"]) == ("input-not-utf8", "2")


def test_a_long_key_is_shortened_in_its_path() -> None:
    assert Location(1).key("cards").key("a" * 40).path == "cards." + "a" * 40
    assert Location(1).key("a" * 41).path == '["' + "a" * 38 + "…]"


class Broken:
    """A standard stream that fails."""

    def __init__(self, number: int) -> None:
        self.number = number

    @property
    def buffer(self) -> Broken:
        return self

    def __iter__(self) -> Broken:
        return self

    def fail(self, *_: Any) -> Any:
        raise OSError(self.number, "no")

    __next__ = write = flush = fileno = fail


def test_unreadable_input_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Broken(errno.EIO))
    with pytest.raises(Refused, match="input-unreadable"):
        read_text(STDIN)


def test_a_line_is_flushed(capsys: pytest.CaptureFixture[str]) -> None:
    write_line(b'{"a":1}')
    write_note(" one\n  line \t\xa0: \u202f! ")
    assert capsys.readouterr() == ('{"a":1}\n', "one line \xa0: \u202f!\n")


@pytest.mark.parametrize("stream", [None, Broken(errno.ENOSPC)])
def test_a_broken_stderr_is_ignored(stream: Broken | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", stream)
    write_note("hello")
    monkeypatch.setattr(sys, "stdout", Broken(errno.EBADF))
    discard_stdout()
    before = sys.stdout
    replace_missing_stdout()
    assert sys.stdout is before, "there is an output, such as it is"


def test_errors_of_the_output() -> None:
    assert is_unwritable(OSError(errno.ENOSPC, "full"))
    assert is_unwritable(OSError(errno.EBADF, "closed"))
    assert not is_unwritable(OSError(errno.EADDRINUSE, "somebody listens there"))
    assert not is_unwritable(OSError(errno.ENOSPC, "full", "some/file"))

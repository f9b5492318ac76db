"""What comes in, told harmlessly; and what goes out."""

from __future__ import annotations

import errno
import sys
from typing import Any

import pytest

from ludotheque.console.input import LONGEST, LONGEST_NAME, STDIN, Spot, file_name, plain, quoted, whole
from ludotheque.console.output import give_up, put, say_beside, stand_in, unwritable
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
def test_foreign_text_is_short_and_harmless(given: str, shown: str) -> None:
    assert plain(given) == shown
    assert plain(given).isprintable()
    assert len(quoted(given)) <= LONGEST


def test_names_of_files_are_shortened() -> None:
    assert file_name("a b") == '"a b"'
    assert len(file_name("a" * 5000)) == LONGEST_NAME


def test_a_long_key_is_shortened_in_its_path() -> None:
    assert Spot(1).key("cards").key("a" * 40).path == "cards." + "a" * 40
    assert Spot(1).key("a" * 41).path == '["' + "a" * 38 + "…]"


class Broken:
    """A standard stream that answers with an error."""

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


def test_an_input_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", Broken(errno.EIO))
    with pytest.raises(Refused, match="input-unreadable"):
        whole(STDIN)


def test_a_line_goes_out_at_once(capsys: pytest.CaptureFixture[str]) -> None:
    put(b'{"a":1}')
    say_beside(" one\n  line \t\xa0: \u202f! ")
    assert capsys.readouterr() == ('{"a":1}\n', "one line \xa0: \u202f!\n")


@pytest.mark.parametrize("stream", [None, Broken(errno.ENOSPC)])
def test_where_nothing_can_be_said_nothing_is(stream: Broken | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", stream)
    say_beside("hello")
    monkeypatch.setattr(sys, "stdout", Broken(errno.EBADF))
    give_up()
    before = sys.stdout
    stand_in()
    assert sys.stdout is before, "there is an output, such as it is"


def test_which_errors_are_those_of_the_output() -> None:
    assert unwritable(OSError(errno.ENOSPC, "full"))
    assert unwritable(OSError(errno.EBADF, "closed"))
    assert not unwritable(OSError(errno.EADDRINUSE, "somebody listens there"))
    assert not unwritable(OSError(errno.ENOSPC, "full", "some/file"))

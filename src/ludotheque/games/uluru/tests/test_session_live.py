"""A person at the keyboard who changes their mind, is too late, or is new to the game."""

from __future__ import annotations

import pytest

from ludotheque.games.uluru.model import Options
from ludotheque.games.uluru.tests.terminal import Script, play


def test_a_person_may_change_their_mind_while_waiting() -> None:
    """At a keyboard, questions are answered at once, and unlocking clears what was queued."""
    script = Script((5_000, "lock"), (5_100, "ready"), (5_200, "rules"), (5_300, "unlock w0"), live=True)
    script.coming.insert(0, (0, ""))
    script.coming += [(9_000, "lock"), (9_100, "ready"), (9_200, "quit")]
    played = play(script, options=Options(rounds=2), levels=("casual",))
    assert "Boomerang group" in played.out
    assert "Your birds are free again." in played.out
    assert played.match.moment.state.boards[0][0] == 0
    assert "You have left the table." in played.out
    assert "Evaluation" not in played.out


def test_a_person_is_told_what_the_words_mean_before_the_first_card() -> None:
    """At a terminal nothing is dealt and no sand runs before Enter; nothing else starts the match."""
    script = Script((0, "w0"), (90_000, "help"), (100_000, "rules"), (200_000, ""), (204_000, "quit"), live=True)
    played = play(script)
    first, *_, told, rest = played.out.split("Enter to begin, rules to read them all > ")
    assert first.endswith("At least 2 away: two places or more between them, both ways round.\n")
    assert first.count("\n", first.index("Boomerang group")) == 6
    assert "The fewest stones win." in told
    assert "Round 1" not in first + told
    assert rest.index("Round 1 of 1") < rest.index("The sand is running!")
    assert played.match.now == 4_000
    piped = play(Script((0, "quit"))).out
    assert "Enter to begin" not in piped
    assert "Boomerang" not in piped


@pytest.mark.parametrize("leaving", [[(0, "quit")], []])
def test_a_person_may_leave_before_the_first_card(leaving: list[tuple[int, str]]) -> None:
    out = play(Script(*leaving, live=True)).out
    assert "You have left the table." in out
    assert "Round 1" not in out


def test_what_was_being_typed_when_the_sand_ran_out_is_forgotten() -> None:
    """Neither the line nor the Enter meant for it does anything; a moment later Enter means ready again."""
    script = Script((0, ""), (63_400, ""), (63_500, "p\x1b2"), (64_800, ""), (66_000, "quit"), live=True, begun="w0 p")
    out = play(script, options=Options(rounds=2)).out
    assert out.count("Too late, forgotten: w0 p\n") == 1
    assert out.count("Too late, forgotten: p\\x1b2\n") == 1
    assert out.index("The sand has run out!") < out.index("forgotten: w0 p") < out.index("Round 2 of 2")
    early = Script((0, ""), (63_400, ""), (64_000, "quit"), live=True, begun="w0 p")
    assert "Round 2" not in play(early, options=Options(rounds=2)).out
    nothing = Script((0, ""), (63_400, ""), (64_000, "quit"), live=True)
    calm = play(nothing, options=Options(rounds=2)).out
    assert "forgotten" not in calm
    assert "Round 2" in calm


def test_an_echoing_terminal_is_not_repeated() -> None:
    out = play(Script((0, ""), (4_000, "w0"), (5_000, "quit"), live=True)).out
    assert "> w0" not in out

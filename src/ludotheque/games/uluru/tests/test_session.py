"""Matches at the terminal, from the first card to the last stone."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.core.chance import seed_from
from ludotheque.core.game import Act, Event
from ludotheque.core.localization import Texts
from ludotheque.core.record import read, verify
from ludotheque.core.refusal import Refused
from ludotheque.games.uluru import rules
from ludotheque.games.uluru.commands.render import TEXTS
from ludotheque.games.uluru.commands.session import LiveMatch
from ludotheque.games.uluru.commands.story import story
from ludotheque.games.uluru.model import LEAD, Landed, Lock, LockedIn, Mode, Options, Own, RowName
from ludotheque.games.uluru.pieces import BIRDS, Bird
from ludotheque.games.uluru.tests.terminal import LANGUAGES, Script, all_birds, play


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["first", "tricky", "experts", "strengths"])
def test_a_whole_match_in_every_language(mode: Mode, language: str, tmp_path: Path) -> None:
    """All rounds against two bots, in the words of the language; the record verifies."""
    texts = Texts(language, TEXTS)
    word = {key: texts(f"word-{key}") for key in ("lock", "unlock", "ready", "help", "rules")}
    rounds = rules.rounds(Options(mode=mode))
    turns = [all_birds(language), word["lock"], word["unlock"], word["rules"], word["lock"], word["ready"]]
    script = Script(*((0, line) for _ in range(rounds) for line in [word["help"], *turns]))
    file = tmp_path / "match.jsonl"
    played = play(script, options=Options(mode=mode), levels=("beginner", "master"), language=language, record=file)
    assert played.match.over()
    assert not script.coming
    assert texts("play-over") in played.out
    assert played.out.count(texts("board-best")) == rounds
    assert texts("record-written", file="").rstrip(".") in " ".join(played.out.split())
    record = read(file.read_text("utf-8"), lambda _: rules)
    assert record.who == ("person", "bot:beginner", "bot:master")
    events = [event for _, _, _, happened in verify(record) for event in happened]
    told = story(events, texts, ("A", "B", "C"))
    assert told[1] == texts("story-round", round=1)
    assert sum(sentence.startswith("A") for sentence in told) >= rounds


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_table_fits_into_80_columns(language: str) -> None:
    """Bots are named by seat and level, above their columns by seat alone."""
    texts = Texts(language, TEXTS)
    out = play(Script((4_000, texts("word-lock"))), levels=("casual",) * 4, language=language).out
    level = texts("level-casual")
    assert texts("who-bot", seat=5, level=level) in " ".join(out.split())
    heads = " +".join(texts("column-player", seat=seat) for seat in (2, 3, 4, 5))
    assert re.search(f"{texts('you')} +{heads}", out)


def test_the_sand_runs_out_in_the_middle() -> None:
    """Only birds that landed in time count, and the end of the sand is printed when it happens."""
    script = Script((5_000, "w0 p1"), (62_999, "y2"), (63_001, "o3"), (64_000, "quit"))
    played = play(script, options=Options(rounds=2))
    assert not played.match.over()
    last = played.match.moment.state.shown.last
    assert last is not None
    assert last.boards == ((0, 1, 2, None, None, None, None, None),)
    out = played.out
    assert out.index("> y2") < out.index("The sand has run out!") < out.index("> o3")
    assert "Birds can only be moved while the round is running." in out
    assert "Orange ▲ did not land." in out
    assert "You have left the table." in out
    assert "░ 1 s > " in out
    assert out.index("> w0") < out.index("Ten seconds left!") < out.index("> y2")


def test_what_is_typed_before_the_glass_is_turned_waits() -> None:
    script = Script((0, "help"), (0, "w0 p1 y2 o3 r4 g5 b6 k7"), (1, "lock"), (1, "ready"))
    out = play(script).out
    assert out.count("Noted: this happens as soon as it is time.") == 1
    assert "The match is over" in out
    assert "stones in all." in out or "1 stone in all." in out or "Not a single stone" in out


def test_ready_before_the_others_are_done_waits() -> None:
    script = Script((4_000, "ready"), (5_000, "lock"), (5_000, "ready"), (5_000, "w0"), (5_000, "lock"))
    out = play(script, options=Options(rounds=2), levels=("casual",)).out
    assert "This round must be over first" in out
    assert "You have locked in." in out
    assert "Bot 2 (casual) has locked in." in out
    assert "Round 2 of 2" in out
    assert "The match is over" in out


def test_the_session_ends_with_its_lines() -> None:
    """At the end of input the person leaves; after locking in they still see the evaluation."""
    assert "You have left the table." in play(Script()).out
    assert "You have left the table." in play(Script((4_000, "w0"))).out
    locked = play(Script((4_000, "w0"), (5_000, "lock")), options=Options(rounds=2), levels=("casual",))
    assert "Evaluation of round 1" in locked.out
    assert "You have left the table." in locked.out
    whole = play(Script((4_000, "lock")), levels=("casual",))
    assert whole.match.over()


def test_no_record_of_a_match_that_was_left(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    out = play(Script((0, "quit")), record=file).out
    assert "there is no record" in out
    assert not file.exists()
    with pytest.raises(Refused, match="file-unwritable"):
        play(Script((4_000, "lock")), record=tmp_path)


def test_moves_are_explained_when_refused() -> None:
    script = Script(
        (4_000, "w"), (4_500, "w0"), (5_000, "w0 nonsense 9 p0x W8"), (5_500, "unlock"), (6_000, "w-"), (6_500, "")
    )
    out = play(script).out
    assert "White is still beside the board." in out
    assert "White sits there already." in out
    for word in ("nonsense", "9", "p0x"):
        assert out.count(f"“{word}” means nothing here.") == 1
    assert "“W8”: places go from 0 to 7." in out
    assert "“W8” means" not in out
    assert "♥p" not in out.split("> w0\n")[1].split("Still beside")[0], "what is not clear throughout is not done"
    assert "You have not locked in." in out
    assert "Still beside the board: ○w ♥p ★y ▲o ◆r ♣g ≈b ☾k" in out


def test_each_complaint_is_printed_once_below_the_board() -> None:
    script = Script((4_000, "w0 p1"), (5_000, "lock"), (5_100, "w1 p2 y3 yelow4 bl5 loc"), (5_200, "unlock w0 w0 W9"))
    script.coming.append((6_000, "quit"))
    out = play(script, levels=("master",)).out
    assert out.count("You have locked in; take that back first.") == 1
    assert "“yelow4” means nothing here. Did you mean Yellow?" in out
    assert "“bl5” means nothing here. Did you mean Blue / Black?" in out
    assert "“loc” means nothing here. Did you mean lock?" in out
    last = out.split("Your birds are free again.")[1]
    assert last.count("White sits there already.") == 1
    assert (
        last.index("Still beside the board") < last.index("White sits there already.") < last.index("“W9”: places go")
    )


def test_a_locked_board_is_left_alone() -> None:
    script = Script((4_000, "lock"), (4_500, "w0"), (5_000, "unlock w0"), (5_500, ""), (6_000, "quit"))
    out = play(script, levels=("master",)).out
    assert "You have locked in; take that back first." in out
    assert "Your birds are free again." in out
    assert "locked in > " in out


def test_without_a_glass_a_round_lasts_until_lock_in() -> None:
    script = Script((4_000, "w0"), (900_000, "lock"))
    out = play(script, options=Options(rounds=1, sand=None)).out
    assert "Take your time: the round ends when all have locked in." in out
    assert "█" not in out
    assert "Evaluation of round 1" in out


def test_the_review_ends_by_itself() -> None:
    """The next round begins without an answer."""
    script = Script((4_000, "lock"), (14_500, "help"), (200_000, "quit"))
    out = play(script, options=Options(rounds=2)).out
    assert "Round 2 of 2" in out
    assert "Enter for the next round, it begins by itself in 45 s > help" in out
    assert "Enter for the next round, it begins by itself in 35 s > " in out


def test_enter_means_ready_after_a_round() -> None:
    script = Script((4_000, "lock"), (40_000, ""), (40_100, "ready"), (60_000, "quit"))
    assert "Round 2 of 2" in play(script, options=Options(rounds=2), levels=("master",)).out


@pytest.mark.parametrize("row", ["light", "dark"])
def test_different_strengths(row: RowName) -> None:
    options = Options(mode="strengths", rounds=1)
    script = Script((4_000, all_birds("en")), (5_000, "lock"))
    played = play(script, options=options, levels=("skilled",), row=row)
    assert "One of the best boards" in played.out


@pytest.mark.parametrize(("language", "lost"), [("en", "Well played"), ("fr", "Bien joué"), ("de", "gut gespielt")])
def test_masters_win(language: str, lost: str) -> None:
    script = Script((4_000, Texts(language, TEXTS)("word-lock")))
    assert lost in play(script, levels=("master", "master"), language=language).out


def test_a_win_and_a_shared_win() -> None:
    """A player with the master's board shares its win, and beats a weaker bot."""
    best = play(Script((4_000, "lock")), levels=("master",)).match.moment.state.shown.last
    assert best is not None
    moves = " ".join(
        f"{bird.value[:3] if bird is not Bird.BLACK else 'k'}{place}"
        for bird, place in zip(BIRDS, best.boards[1], strict=True)
    )
    assert "Shared win" in play(Script((4_000, moves), (5_000, "lock")), levels=("master",)).out
    wins = [play(Script((4_000, moves), (5_000, "lock")), levels=("beginner",), options=Options(rounds=1, sand=30)).out]
    assert "You win" in wins[0] or "Shared win" in wins[0]


class Jumping:
    """A manual clock that counts how often it is read."""

    def __init__(self) -> None:
        self.now = self.read = 0

    def clock(self) -> int:
        self.read += 1
        return self.now


def test_a_bot_that_acts_while_the_person_types_is_not_refused() -> None:
    """A bot that was due before the person's action comes first, at its own time."""
    time = Jumping()
    match = LiveMatch(Options(rounds=1), (Own(), Own()), ("casual",), seed_from("clock"), time.clock)
    assert match.deal()
    time.now = LEAD
    assert list(match.owed(match.now))
    planned = match.next_at()
    assert planned is not None
    time.now, time.read = planned + 5, 0
    shown: list[Event] = []
    assert match.act(Lock(), shown.extend) is None
    assert time.read == 1
    bot, person = match.rows[-2:]
    assert isinstance(bot, Act)
    assert isinstance(person, Act)
    assert (bot.seat, bot.at, person.seat, person.at) == (1, planned, 0, planned + 5)
    assert [type(event) for event in shown] == [Landed, LockedIn]
    assert not match.bots.refusals
    time.now = planned + 50_000
    for _ in match.owed(match.now):
        assert not match.bots.refusals


GLASSES = re.compile(r"glass|sand|sabl|uhr", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_glass_nobody_speaks_of_one(language: str) -> None:
    texts = Texts(language, TEXTS)
    word = {key: texts(f"word-{key}") for key in ("lock", "unlock", "ready", "help", "rules", "quit")}
    birds = all_birds(language)
    script = Script(
        (0, word["help"]), (0, birds), (4_000, birds), (4_500, word["ready"]), (5_000, word["unlock"]),
        (6_000, word["rules"]), (6_500, word["lock"]), (45_000, birds), (200_000, ""), (300_000, word["quit"]),
    )  # fmt: skip
    played = play(script, options=Options(rounds=2, sand=None), levels=("master",), language=language)
    assert texts("play-no-sand").split(":")[0].strip() in played.out
    assert texts("play-lead-no-glass") in played.out
    assert texts("refused-not-placing") in played.out
    assert not GLASSES.findall(played.out)


def test_a_session_shows_only_what_the_person_may_know() -> None:
    """The bots' moves are not shown before the round is over."""
    script = Script((59_000, "help"), (60_000, "quit"))
    out = play(script, levels=("master", "skilled")).out
    before, _, _ = out.partition("Evaluation")
    assert "○w" not in before.replace("Still beside the board: ○w", "")

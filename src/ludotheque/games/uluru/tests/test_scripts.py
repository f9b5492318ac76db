"""Scripted chance: the first draws are fixed in the record, the rest follow from the seed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core import (
    BadRecord,
    Helped,
    begin,
    chance,
    commitment,
    read,
    scripted,
    seed_from,
    settle,
    verify,
    write,
)
from ludotheque.core.game import Act, Tick
from ludotheque.core.match import Settled
from ludotheque.core.record import End, Record
from ludotheque.games import GAMES
from ludotheque.games.uluru.model import Lock, Options, Own

rules: Any = GAMES["uluru"].game
SEED = seed_from("script")
SCRIPT = (0, 1, 2, 3, 4)


def played(script: tuple[int, ...]) -> Record:
    """A round of Uluru with these first draws; nobody lands."""
    luck = scripted(script, chance(SEED))
    options = Options(rounds=1, sand=30)
    settled: Settled[Any, Any] = settle(rules, begin(rules, options, [Own()]), None, luck)
    rows = list(settled.rows)
    for given in (Tick(3_000), Act(4_000, 0, Lock())):
        settled = settle(rules, settled.moment, given, luck)
        rows += settled.rows
    outcome = rules.outcome(settled.moment.state)
    assert outcome is not None
    end = End(SEED.hex(), outcome)
    return Record(rules, options, (Own(),), ("person",), commitment(SEED), tuple(rows), end, script)


def problem(record: Record) -> tuple[int, str]:
    with pytest.raises(BadRecord) as bad:
        list(verify(read(write(record), lambda _key: rules)))
    return bad.value.line, bad.value.key


def test_the_first_draws_are_those_of_the_script_and_the_rest_are_chance() -> None:
    picks = [json.loads(line)["pick"] for line in write(played(SCRIPT)).splitlines() if '"draw"' in line]
    plain = [json.loads(line)["pick"] for line in write(played(())).splitlines() if '"draw"' in line]
    assert tuple(picks[:5]) == SCRIPT
    assert picks[5:] == plain[5:]


def test_a_scripted_record_says_so_and_verifies() -> None:
    record = played(SCRIPT)
    text = write(record)
    assert json.loads(text.splitlines()[0])["script"] == list(SCRIPT)
    again = read(text, lambda _key: rules)
    assert again == record
    assert len(list(verify(again))) == len(record.rows)


def test_a_record_without_a_script_does_not_mention_one() -> None:
    assert "script" not in write(played(()))


def test_a_draw_that_is_not_the_scripted_one_is_found() -> None:
    assert problem(replace(played(SCRIPT), script=())) == (2, "record-draw")
    assert problem(replace(played(()), script=(99,)))[1] == "record-draw"


@pytest.mark.parametrize("pick", [48, -1, 10**9])
def test_a_pick_out_of_range_is_refused(pick: int) -> None:
    record = played(SCRIPT)
    rows = (replace(record.rows[0], pick=pick), *record.rows[1:])
    assert problem(replace(record, script=(pick,), rows=rows)) == (2, "draw-impossible")


def test_hints_are_kept_and_ignored_by_the_rules() -> None:
    record = played(())
    noted = replace(record, rows=(*record.rows[:-1], Helped(3_500, 0), record.rows[-1]))
    assert len(list(verify(read(write(noted), lambda _key: rules)))) == len(record.rows) + 1
    for row in (Helped(2_999, 0), Helped(3_500, 1), Helped(3_500, -1)):
        wrong = replace(record, rows=(*record.rows[:-1], row, record.rows[-1]))
        assert problem(wrong) == (len(record.rows) + 1, "record-helped")


def test_a_settled_input_knows_when_its_chapter_began() -> None:
    """Also when a late action comes after two deadlines."""
    luck = chance(SEED)
    settled = settle(rules, begin(rules, Options(rounds=2, sand=30), [Own()]), None, luck)
    assert settled.turned is None
    settled = settle(rules, settled.moment, Act(50_000, 0, Lock()), luck)
    assert (settled.turned, settled.moment.at) == (33_000, 33_000)
    settled = settle(rules, settled.moment, Act(99_000, 0, Lock()), luck)
    assert settled.refused is not None
    assert settled.turned == 78_000
    assert settled.moment.at == 81_000

"""A server that is killed or stopped: everything accepted survives, and matches go on."""

from __future__ import annotations

import random

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.core import verify
from tests.live import LiveServer
from tests.players import LESSON, LOCK, READY, Player, finish, opened, record_of, seated, table_of


def rejoin(server: LiveServer, *players: Player) -> None:
    server.kill()
    server.restart()
    for player in players:
        player.close()
        player.connect()


@pytest.mark.slow
def test_kill_after_every_input_of_a_one_round_match(mortal: LiveServer) -> None:
    """Everything accepted survives, nothing is applied twice, and the sand goes on where it was."""
    ann, bob = seated(mortal, "Ann", "Bob", rounds=1, sand=30)
    assert ann.refused("start") is None
    rejoin(mortal, ann, bob)
    mortal.advance(3_000)
    rejoin(mortal, ann, bob)
    assert ann.settled()["clock"]["deadline"] == 33_000
    assert ann.shown["clock"]["now"] == 3_000
    board: list[int | None] = [None] * 8
    for bird in (0, 3, 7):
        key = f"land-{bird}"
        assert ann.ask("do", key, seat=0, action=8 * bird + bird)["refused"] is None
        board[bird] = bird
        rejoin(mortal, ann, bob)
        assert ann.settled()["match"]["view"]["board"] == board
        assert ann.ask("do", key, seat=0, action=8 * bird + bird)["refused"] is None, "a repeated key is answered"
        assert ann.settled()["match"]["view"]["board"] == board
        assert bob.settled()["match"]["view"]["board"] == [None] * 8
    mortal.advance(10_000)
    rejoin(mortal, ann, bob)
    assert ann.settled()["clock"]["now"] == 13_000
    assert ann.refused("do", seat=0, action=LOCK) is None
    rejoin(mortal, ann, bob)
    assert bob.settled()["match"]["view"]["shown"]["locked"] == [0]
    assert bob.refused("do", seat=1, action=LOCK) is None
    rejoin(mortal, ann, bob)
    assert ann.settled()["table"]["phase"] == "over"
    record = record_of(ann, ann.shown["match"]["replay"])
    assert sum(1 for _ in verify(record)) == len(record.rows)
    assert sum(type(row).__name__ == "Act" for row in record.rows) == 5
    ann.close()
    bob.close()


@pytest.mark.slow
def test_kill_at_ten_random_points_of_a_full_match(mortal: LiveServer) -> None:
    """Some of them in the middle of an input: the screen sends it again with its key, and it counts once."""
    rng = random.Random(7)
    (ann,) = seated(mortal, "Ann", sand=30)
    assert ann.refused("start") is None
    points = set(rng.sample(range(6 * 9), 10))
    sent = 0
    for number in range(6):
        mortal.advance(3_000)
        for step in range(9):
            action = LOCK if step == 8 else 8 * step + (step + number) % 8
            key = f"{number}-{step}"
            ann.send({"type": "do", "key": key, **ann.now(), "seat": 0, "action": action})
            sent += 1
            if 9 * number + step in points:
                rejoin(mortal, ann)
                ann.send({"type": "do", "key": key, **ann.now(), "seat": 0, "action": action})
            refused = ann.read_until(key)["refused"]
            assert refused is None or refused["key"] == "match-over"
        if number < 5:
            assert ann.refused("do", seat=0, action=READY) is None
    assert ann.settled()["table"]["phase"] == "over"
    record = record_of(ann, ann.shown["match"]["replay"])
    assert sum(1 for _ in verify(record)) == len(record.rows)
    assert sum(type(row).__name__ == "Act" for row in record.rows) == sent + 5
    ann.close()


def test_a_graceful_stop_tells_the_screens_to_come_back(mortal: LiveServer) -> None:
    ann, bob = seated(mortal, "Ann", "Bob")
    mortal.process.terminate()
    while (told := ann.read())["type"] == "frame":
        pass
    assert told == {"type": "bye", "reason": "restart"}
    assert ann.socket is not None
    with pytest.raises(ConnectionClosed) as closed:
        ann.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    mortal.process.wait()
    bob.close()


@pytest.mark.slow
def test_kill_with_a_ghost_and_hints_in_the_log(mortal: LiveServer) -> None:
    """A power cut at every step: the ghost goes on where it was, and an assisted player stays marked."""
    ann = table_of(Player(mortal, "Ann"))
    replay = finish(ann, *LESSON)
    ann.close()
    eve = opened(Player(mortal, "Eve"), f"/api/replays/{replay}/again", ghost=0)
    for _ in range(3):
        mortal.kill()
        mortal.restart()
        eve.close()
        eve.connect()
        mortal.advance(1_000)
    mortal.advance(2_000)
    assert eve.settled()["match"]["view"]["shown"]["locked"] == [1]
    assert eve.refused("do", seat=0, action=LOCK) is None
    second = eve.settled()["match"]["replay"]
    record = record_of(eve, second)
    assert len(list(verify(record))) == len(record.rows)
    assert sum(getattr(row, "seat", None) == 1 for row in record.rows) == 9
    eve.close()
    opened(eve, "/api/lessons", game="uluru")
    mortal.advance(3_000)
    assert eve.ask("hint", seat=0)["advice"]
    mortal.kill()
    mortal.restart()
    eve.close()
    eve.connect()
    assert eve.settled()["table"]["chairs"][0]["assisted"]
    third = finish(eve)
    assert sum(type(row).__name__ == "Helped" for row in record_of(eve, third).rows) == 1
    eve.close()

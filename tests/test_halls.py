"""HTTP requests about halls: who may lead, what has not changed, results as a file, and limits."""

from __future__ import annotations

from tests.http import ask
from tests.live import LiveServer
from tests.players import Player

SERVER = {"limits": "network_halls=2,device_halls=2,hall_join_burst=6,hall_read_burst=4,hall_over_seconds=60"}
NEW = {"game": "uluru", "rounds": 1}


def opened(host: Player) -> str:
    """A hall that this device leads."""
    status, found = host.request("/api/halls", NEW)
    assert status == 201, found
    return str(found["hall"])


def ended(host: Player, server: LiveServer, hall: str) -> None:
    """End an evening and wait until the hall is put away."""
    assert host.request(f"/api/halls/{hall}/lead", {"do": "end"})[0] == 200
    server.advance(60_000)


def test_only_the_host_leads_and_removes(server: LiveServer) -> None:
    host, ann = Player(server, "Host"), Player(server, "Ann")
    hall = opened(host)
    assert ann.request(f"/api/halls/{hall}/join", {"name": "Ann"})[0] == 200
    for stranger in (ann, Player(server, "Eve")):
        for path, body in (("lead", {"do": "start"}), ("remove", {"person": 0})):
            status, found = stranger.request(f"/api/halls/{hall}/{path}", body)
            assert (status, found["key"]) == (409, "hall-not-host")
    shown = ann.request(f"/api/halls/{hall}/wall")[1]
    assert (shown["wall"]["phase"], shown["wall"]["people"]) == ("gathering", 1)
    assert (shown["host"], shown["put_away"]) == (False, False)
    assert host.request(f"/api/halls/{hall}/remove", {"person": 0})[0] == 200
    assert ann.request(f"/api/halls/{hall}/wall")[1]["removed"]
    ended(host, server, hall)


def test_a_wall_that_has_not_changed_has_no_body(server: LiveServer) -> None:
    host = Player(server, "Host")
    hall = opened(host)
    path = f"/api/halls/{hall}/wall"
    first = ask(server, path)
    tag = first.headers["etag"]
    again = ask(server, path, if_none_match=tag)
    assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
    assert host.request(f"/api/halls/{hall}/join", {"name": "Ann"})[0] == 200
    assert ask(server, path, if_none_match=tag).status == 200
    ended(host, server, hall)


def test_results_are_a_file_and_cost_something(server: LiveServer) -> None:
    host = Player(server, "Host")
    hall = opened(host)
    assert host.request(f"/api/halls/{hall}/join", {"name": "-Ann"})[0] == 200
    ended(host, server, hall)
    path = f"/api/halls/{hall}/results"
    table = ask(server, f"{path}.csv")
    assert table.status == 200
    assert table.headers["content-type"] == "text/csv; charset=utf-8"
    assert table.headers["content-disposition"] == 'attachment; filename="hall.csv"'
    assert table.body.startswith(b"place,name,team,total")
    assert b"'-Ann" in table.body
    assert ask(server, path).json["over"]
    shown = host.request(f"/api/halls/{hall}/wall")[1]
    assert (shown["put_away"], shown["host"], shown["wall"]["phase"]) == (True, False, "over")
    assert ask(server, path).status == 200
    for read in ("results", "results.csv", "wall"):
        refused = ask(server, f"/api/halls/{hall}/{read}")
        assert (refused.status, refused.key) == (429, "too-fast"), read
    server.advance(1_000)
    assert ask(server, path).status == 200


def test_leaving_costs_as_much_as_joining(server: LiveServer) -> None:
    host, ann = Player(server, "Host"), Player(server, "Ann")
    hall = opened(host)
    for _ in range(3):
        assert ann.request(f"/api/halls/{hall}/join", {"name": "Ann"})[0] == 200
        assert ann.request(f"/api/halls/{hall}/leave", {})[0] == 200
    for path, body in (("leave", {}), ("join", {"name": "Ann"})):
        status, found = ann.request(f"/api/halls/{hall}/{path}", body)
        assert (status, found["key"]) == (429, "too-fast")
    ended(host, server, hall)


def test_one_address_cannot_have_all_halls(server: LiveServer) -> None:
    hosts = [Player(server, name) for name in ("Ann", "Bob", "Cleo")]
    halls = [opened(host) for host in hosts[:2]]
    assert hosts[0].request(f"/api/halls/{halls[0]}/lead", {"do": "end"})[0] == 200
    status, found = hosts[2].request("/api/halls", NEW)
    assert (status, found["key"], found["about"]) == (409, "halls-of-network", {"most": 2}), "one that is over counts"
    server.advance(60_000)
    opened(hosts[2])

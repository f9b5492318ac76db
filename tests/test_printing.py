"""A game on paper: a PDF in every language, made once, and at a price."""

from __future__ import annotations

from tests.live import LiveServer
from tests.players import Player, raw

PATH = "/api/games/ubongo/print.pdf"


def test_the_game_on_paper(server: LiveServer) -> None:
    ann = Player(server, "Ann")
    status, data, headers = raw(ann, f"{PATH}?paper=letter&lang=de")
    assert (status, headers["content-type"], data[:5]) == (200, "application/pdf", b"%PDF-")
    assert headers["content-disposition"] == 'attachment; filename="ubongo-letter-de.pdf"'
    assert raw(ann, f"{PATH}?paper=letter&lang=de")[1] == data, "at hand"
    for _ in range(20):  # what is at hand costs nothing
        assert raw(ann, f"{PATH}?paper=letter&lang=de")[0] == 200
    ann.close()


def test_what_cannot_be_printed(server: LiveServer) -> None:
    ann = Player(server, "Ann")
    status, no = ann.request("/api/games/chess/print.pdf", headers={"accept-language": "de"})
    assert (status, no["key"]) == (404, "not-on-paper")
    assert no["message"] == "Dieses Spiel lässt sich hier nicht ausdrucken."
    assert ann.request(f"{PATH}?paper=a5")[0] == 400
    ann.close()

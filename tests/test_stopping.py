"""A server that is told to stop waits for nobody's thoughts."""

from __future__ import annotations

import json
import os
import signal
import sys
from pathlib import Path

import pytest

from tests.endless_server import BEGUN
from tests.live import LiveServer
from tests.players import Player


@pytest.mark.skipif(sys.platform == "win32", reason="named pipes and signals")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_stops_while_a_bot_thinks(tmp_path: Path, how: signal.Signals) -> None:
    """Sixty tables with masters used to hold up a stop for fifteen seconds; this bot would hold it up for ever."""
    pipe, log = tmp_path / "begun", tmp_path / "log"
    os.mkfifo(pipe)
    variables = {BEGUN: str(pipe)}
    server = LiveServer(tmp_path / "store.db", log=log, variables=variables, module="tests.endless_server")
    body = {"game": "uluru", "chairs": 2, "name": "Ann", "bots": ["casual"], "start": True}
    status, found = Player(server, "Ann").request("/api/tables", body)
    assert status == 201, found
    with pipe.open() as begun:
        assert begun.readline() == "begun\n"
        server.end(how)
        assert begun.read() == "", "the process that thought is gone as well"
    lines = [line for line in log.read_text().splitlines() if line.startswith("{")]  # a new worker may find nobody
    assert json.loads(lines[-1])["what"] == "closed"

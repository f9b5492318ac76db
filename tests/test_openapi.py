"""The server does what its OpenAPI document says: schemathesis asks it thousands of odd questions.

It runs in a process of its own with fixed examples, so that the result is the same every time.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.http import ask
from tests.live import LiveServer
from tests.players import Player

LIMITS = ", ".join(
    f"{name}=1000000" for name in ("table_request_burst", "wrong_code_burst", "step_burst", "picture_burst", "tables")
)
LOCK = 72


@pytest.fixture(scope="module")
def tireless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server whose rate limits are never reached: else nearly every answer would be the same refusal."""
    with LiveServer(tmp_path_factory.mktemp("server") / "store.db", limits=LIMITS) as live:
        yield live


def played(server: LiveServer) -> str:
    ann = Player(server, "Ann").open_table(1, rounds=1).connect()
    assert ann.refused("start") is None
    server.advance(3_000)
    assert ann.refused("do", seat=0, action=LOCK) is None
    replay = str(ann.settled()["match"]["replay"])
    ann.close()
    return replay


def checked(server: LiveServer, folder: Path, parameters: dict[str, str], *options: str) -> str:
    """Run schemathesis with every check; what it says."""
    config = folder / "schemathesis.toml"
    config.write_text("[parameters]\n" + "".join(f"{json.dumps(k)} = {json.dumps(v)}\n" for k, v in parameters.items()))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    command += [f"{server.url}/api/schema/openapi.json", "--checks", "all", "--phases", "examples,coverage,fuzzing"]
    command += ["--generation-deterministic", "--max-examples", "25", "--warnings", "off", "--no-color", *options]
    command += ["--request-timeout", "600", "--max-response-time", "600"]  # slow machines must pass, too
    done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=folder)
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr[-2_000:]
    return done.stdout


@pytest.mark.slow
def test_every_answer_is_as_documented(tireless: LiveServer, tmp_path: Path) -> None:
    said = checked(tireless, tmp_path, {})
    (count,) = re.findall(r"(\d+) generated, \1 passed", said)
    assert int(count) > 500


@pytest.mark.slow
def test_every_answer_about_a_real_match_is_as_documented(tireless: LiveServer, tmp_path: Path) -> None:
    """Made-up ids lead nowhere, so here the ids, games and record keys are real."""
    replay = played(tireless)
    table = Player(tireless, "Bob").open_table(5).table
    for game in ("uluru", "ubongo"):
        parameters = {
            "path.replay": replay,
            "path.table": table,
            "query.game": game,
            "query.record": "uluru/first/sand-60/rounds-1",
        }
        said = checked(tireless, tmp_path, parameters, "--include-method", "GET")
        assert re.search(r"(\d+) generated, \1 passed", said)
    checked(tireless, tmp_path, {"path.replay": replay, "path.table": table}, "--include-path-regex", "again|sit")


def document(server: LiveServer) -> dict[str, Any]:
    found: dict[str, Any] = ask(server, "/api/schema/openapi.json").json
    return found


@pytest.mark.parametrize("page", ["openapi.yaml", "openapi.yml", "swagger", "redoc", "elements", "rapidoc", "scalar"])
def test_the_description_is_there_as_json_alone(tireless: LiveServer, page: str) -> None:
    """As YAML it took 50 ms of the server's time for every request: a hundred a second stood still for everyone."""
    assert ask(tireless, f"/api/schema/{page}").status == 404


def test_every_operation_documents_its_refusals(tireless: LiveServer) -> None:
    for path, methods in document(tireless)["paths"].items():
        for method, operation in methods.items():
            answers = operation["responses"]
            assert {"403", "405", "413", "429", "500", "503"} <= answers.keys(), path
            assert method == "get" or {"400", "415"} <= answers.keys(), path
            for status, answer in answers.items():
                refusal = answer["content"].get("application/json", {}).get("schema", {}).get("$ref", "")
                assert refusal.endswith("/Problem") == (int(status) >= 400), (path, status)


def test_what_is_accepted_is_described_as_strictly_as_it_is_read(tireless: LiveServer) -> None:
    """Every field with its limits, in lists and options too; and no others."""
    schemas = document(tireless)["components"]["schemas"]
    for name in ("OpenTable", "SitDown", "CodeGiven", "Play", "PlayAgain"):
        assert schemas[name]["additionalProperties"] is False, name
    table = schemas["OpenTable"]["properties"]
    assert table["chairs"] == {"type": "integer", "minimum": 1, "maximum": 16}
    assert table["bots"]["items"] == {"type": "string", "maxLength": 40}
    assert {"type": "integer", "minimum": 0, "maximum": 15} in schemas["PlayAgain"]["properties"]["ghost"]["anyOf"]


def test_a_wait_is_told_in_the_header_as_well(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "store.db", limits="wrong_code_burst=1, wrong_code_rate=0.05") as server:
        assert ask(server, "/api/join", b'{"code":"QQQQ"}').status == 404
        answer = ask(server, "/api/join", b'{"code":"QQQQ"}')
        assert answer.status == 429
        assert int(answer.headers["retry-after"]) == answer.json["about"]["seconds"] > 0

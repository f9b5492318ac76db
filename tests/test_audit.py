"""`make audit`: what is vulnerable is told, and what could not be looked up is never called safe."""

from __future__ import annotations

import json

import pytest

from tools import audit, client

SAFE = {"dependencies": [{"name": "msgspec", "version": "0.20.0", "vulns": []}], "fixes": []}
KNOWN = {"id": "PYSEC-2099-1", "fix_versions": ["2.0"], "aliases": [], "description": ""}
BAD = {"dependencies": [{"name": "litestar", "version": "1.0", "vulns": [KNOWN]}], "fixes": []}
SKIPPED = {"dependencies": [{"name": "uv", "skip_reason": "it was not found"}], "fixes": []}


def test_a_report_of_pip_audit() -> None:
    assert audit.python_findings(json.dumps(SAFE)) == ([], [])
    assert audit.python_findings(json.dumps(BAD)) == (["litestar 1.0: PYSEC-2099-1, fixed in 2.0"], [])
    assert audit.python_findings(json.dumps(SKIPPED)) == ([], ["uv"]), "pip-audit itself calls that a success"
    assert audit.python_findings("Traceback ...") == ([], ["no report"])


def test_a_report_of_npm_audit() -> None:
    assert audit.web_findings('{"vulnerabilities": {}}') == ([], [])
    known = {"vulnerabilities": {"svelte": {"severity": "high", "range": "<4.2"}}}
    assert audit.web_findings(json.dumps(known)) == (["svelte: high, <4.2"], [])
    assert audit.web_findings('{"message": "405 Method Not Allowed", "error": {}}') == ([], ["405 Method Not Allowed"])
    assert audit.web_findings("") == ([], ["no report"])


def test_the_status_says_what_was_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.told("run.txt", 30, [], []) == 0
    assert audit.told("run.txt", 30, ["a 1: X"], ["b"]) == audit.VULNERABLE
    assert audit.told("run.txt", 30, [], ["b"]) == audit.UNKNOWN
    assert capsys.readouterr().out.splitlines() == [
        "run.txt: no known vulnerability in 30 packages",
        "run.txt: VULNERABLE a 1: X",
        "run.txt: NOT AUDITED, the list of vulnerabilities could not be asked: b",
        "run.txt: NOT AUDITED, the list of vulnerabilities could not be asked: b",
    ]


def test_a_service_that_cannot_be_reached_is_not_a_clean_result(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real npm, and nobody at the other end."""
    for name, value in (("registry", "http://127.0.0.1:9"), ("fetch_retries", "0"), ("update_notifier", "false")):
        monkeypatch.setenv(f"npm_config_{name}", value)
    bad, unknown = audit.audit_web(client.WEB)
    assert bad == []
    assert len(unknown) == 1
    assert unknown != ["no report"]


def test_every_lock_is_audited() -> None:
    assert {"audit.txt", "bench.txt", "dev.txt", "run.txt", "uv.txt"} == {lock.name for lock in audit.LOCKS}
    assert "msgspec" in audit.pinned(audit.ROOT / "requirements" / "run.txt")

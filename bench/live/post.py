"""Plain HTTP to a server on this machine, from any of the addresses that a machine has for itself."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from typing import Any

from bench.live.link import HERE


def post(port: int, path: str, body: Any, source: str = HERE) -> tuple[Any, str]:
    """The answer, and the cookies that were set as a browser sends them back; anything but success is an error."""
    connection = HTTPConnection(HERE, port, timeout=15, source_address=(source, 0))
    try:
        connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        response = connection.getresponse()
        text = response.read()
    finally:
        connection.close()
    if response.status not in (200, 201):
        raise RuntimeError(f"{path}: {response.status} {text[:200]!r}")
    cookies: SimpleCookie = SimpleCookie(response.getheader("set-cookie") or "")
    return json.loads(text), "; ".join(f"{name}={cookie.value}" for name, cookie in cookies.items())

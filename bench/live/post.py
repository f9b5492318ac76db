"""Plain HTTP to a server on this machine, from any of the addresses that a machine has for itself."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from typing import Any

from bench.live.link import HERE

PER_ADDRESS = 12
"""Tables opened from one address of this machine, well within what the server allows one address."""


def address(table: int) -> str:
    """The address from which the table of this number is opened, one of 250."""
    return f"127.0.1.{1 + table // PER_ADDRESS % 250}"


def post(port: int, path: str, body: Any, source: str = HERE, cookie: str = "") -> tuple[Any, str]:
    """The answer, and the cookies that were set as a browser sends them back; anything but success is an error."""
    connection = HTTPConnection(HERE, port, timeout=15, source_address=(source, 0))
    try:
        headers = {"content-type": "application/json", **({"cookie": cookie} if cookie else {})}
        connection.request("POST", path, json.dumps(body), headers)
        response = connection.getresponse()
        text = response.read()
    finally:
        connection.close()
    if response.status not in (200, 201):
        raise RuntimeError(f"{path}: {response.status} {text[:200]!r}")
    cookies: SimpleCookie = SimpleCookie(response.getheader("set-cookie") or "")
    return json.loads(text), "; ".join(f"{name}={cookie.value}" for name, cookie in cookies.items())

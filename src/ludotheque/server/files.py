"""The built client as static files: compressed at build time, cached for good where the name contains a hash."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

PACKED: Final = "packed"
"""Marks handlers whose responses are compressed already."""
NAME: Final = re.compile(r"[\w-][\w.-]{0,127}", re.ASCII)
TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
}
PACKINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Content encodings of the build, best first, with their file suffixes."""
FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

AnyRequest = Request[Any, Any, Any]


@cache
def static() -> Path:
    """The built client: in the wheel, or wherever it was built to."""
    return Path(os.environ.get("LUDOTHEQUE_STATIC") or Path(str(files("ludotheque"))) / "static")


def client_built() -> bool:
    """Whether this installation has the client at all."""
    return (static() / "index.html").is_file()


def accepted(header: str) -> set[str]:
    """The content encodings that a browser accepts; a weight of zero means no."""
    offers = [part.replace(" ", "").lower().partition(";q=") for part in header.split(",")]
    return {name for name, _, weight in offers if not re.fullmatch(r"0(\.0*)?", weight)}


def packed(file: Path, header: str) -> tuple[bytes, dict[str, str]]:
    """A file in the best compression that this browser accepts, with the matching headers."""
    vary = {"vary": "accept-encoding"}
    for packing in (packing for packing in PACKINGS if packing in accepted(header)):
        other = file.with_name(file.name + PACKINGS[packing])
        if other.is_file():
            return other.read_bytes(), {"content-encoding": packing, **vary}
    return file.read_bytes(), vary


def sent(request: AnyRequest, file: Path, keep: str) -> Response[bytes]:
    if file.suffix not in TYPES or not file.is_file():
        raise NotFoundException
    content, headers = packed(file, request.headers.get("accept-encoding", ""))
    return Response(content, media_type=TYPES[file.suffix], headers={"cache-control": keep, **headers})


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=True, opt={PACKED: True})
def asset(request: AnyRequest, name: str) -> Response[bytes]:
    """A file whose name changes with its content."""
    if not NAME.fullmatch(name):
        raise NotFoundException
    return sent(request, static() / "assets" / name, FOR_GOOD)


@get("/worker.js", include_in_schema=False, sync_to_thread=True, opt={PACKED: True})
def worker(request: AnyRequest) -> Response[bytes]:
    """The service worker; browsers look for it at the root."""
    return sent(request, static() / "worker.js", ASK_AGAIN)


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=True, opt={PACKED: True})
def manifest(request: AnyRequest) -> Response[bytes]:
    """The web app manifest: name, colours, icons."""
    return sent(request, static() / "manifest.webmanifest", ASK_AGAIN)


HANDLERS: Final = (asset, worker, manifest)

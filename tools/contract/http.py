"""The types of the HTTP side, by openapi-typescript from the server's own description: `web/src/http.gen.ts`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from litestar.serialization import encode_json

from ludotheque.server.app import make_app
from ludotheque.server.settings import Settings
from tools import client

HEAD: Final = "// Written by tools/contract from the server's OpenAPI document. Do not edit: run it again.\n"
TOOL: Final = "node_modules/openapi-typescript/bin/cli.js"

FLAGS: Final = ("--immutable", "--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false")


def without_refusals(document: dict[str, Any]) -> dict[str, Any]:
    """The document without what goes wrong: the client reads every refusal in the same way."""
    for methods in document["paths"].values():
        for operation in methods.values():
            found = operation["responses"]
            operation["responses"] = {status: answer for status, answer in found.items() if status < "300"}
    return document


def everything() -> str:
    """The generated module."""
    client.install()
    with TemporaryDirectory() as folder:
        document = Path(folder) / "openapi.json"
        app = make_app(Settings(Path(folder) / "unused.db")).app
        document.write_bytes(encode_json(without_refusals(app.openapi_schema.to_schema())))
        done = subprocess.run(
            [client.node()[0], TOOL, str(document), *FLAGS], cwd=client.WEB, capture_output=True, text=True, check=False
        )
    if done.returncode:
        sys.exit(done.stderr)
    return HEAD + done.stdout

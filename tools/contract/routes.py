"""The pages of the client from the server's table: `web/src/routes.gen.ts`."""

from __future__ import annotations

from typing import Final

from ludotheque.server.routes import ROUTES

HEAD: Final = "// Written by tools/contract from src/ludotheque/server/routes.py. Do not edit: run it again.\n"


def everything() -> str:
    """The generated module: pages by the first word of their address, and how each is loaded."""
    lone = [f"  '{route.word}': '{route.page}'," for route in ROUTES if route.names is None]
    named = [f"  '{route.word}': '{route.page}'," for route in ROUTES if route.names is not None]
    loaded = [f"  {route.page}: () => import('./{route.part}')," for route in ROUTES]
    return "\n".join(
        [
            HEAD,
            "/** Pages whose address is a single word. */",
            *("export const LONE = {", *lone, "} as const\n"),
            "/** Pages whose address names something by its id. */",
            *("export const NAMED = {", *named, "} as const\n"),
            "/** Every page is loaded when somebody goes there: a table has no need of the shelf. */",
            *("export const LOADERS = {", *loaded, "}\n"),
        ]
    )

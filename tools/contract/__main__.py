"""Write what the browser client knows of the server: `python -m tools.contract [--check]`.

With --check nothing is written; the status tells whether every file is up to date.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from ludotheque.games import GAMES
from tools.contract import games, http, routes, wire
from tools.contract.catalogues import ContractError

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web" / "src"


def everything() -> dict[Path, str]:
    """Every generated file by its path."""
    return {
        WEB / "wire.gen.ts": wire.everything(),
        WEB / "http.gen.ts": http.everything(),
        WEB / "routes.gen.ts": routes.everything(),
        **{WEB / "games" / key / "contract.gen.ts": games.contract(key, box) for key, box in GAMES.items()},
    }


def main(words: list[str]) -> None:
    if words not in ([], ["--check"]):
        sys.exit("usage: python -m tools.contract [--check]")
    try:
        fresh = everything()
    except ContractError as error:
        sys.exit(str(error))
    stale = [path for path, text in fresh.items() if not path.is_file() or path.read_text("utf-8") != text]
    if words:
        sys.exit("\n".join(f"{path.relative_to(ROOT)} is stale: run python -m tools.contract" for path in stale) or 0)
    for path in stale:
        path.write_text(fresh[path], "utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main(sys.argv[1:])

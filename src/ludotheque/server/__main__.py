"""`python -m ludotheque.server` runs the server without the rest of the command line."""

from __future__ import annotations

import typer

from ludotheque.server.command import play

if __name__ == "__main__":
    typer.run(play)

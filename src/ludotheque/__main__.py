"""`ludotheque` and `python -m ludotheque`: the command line, where its extra is installed."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line, or say which package is missing."""
    try:
        from ludotheque.cli import run  # noqa: PLC0415 - its packages are an extra
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.startswith("ludotheque"):
            raise
        sys.exit(f"The command line needs the package {missing.name}: pip install 'ludotheque[cli]'")
    run()


if __name__ == "__main__":
    main()

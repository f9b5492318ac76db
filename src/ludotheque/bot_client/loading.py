"""Finds the bot that `MODULE:NAME` means."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from ludotheque.core.box import Bot
from ludotheque.core.refusal import Refused


def load(given: str) -> Bot[Any, Any]:
    """A bot from a module that Python finds in this folder or among what is installed.

    The name is a bot, or a class or a function that gives one when it is called without arguments.
    """
    module, _, name = given.partition(":")
    if not name.isidentifier() or not all(part.isidentifier() for part in module.split(".")):
        raise Refused("bot-given", given=given)
    sys.path.insert(0, str(Path.cwd()))
    try:
        namespace = import_module(module)
    except ModuleNotFoundError as missing:
        raise Refused("bot-module", module=module, missing=str(missing.name)) from None
    except Exception as error:
        raise Refused("bot-import", module=module, problem=described(error)) from error
    if not hasattr(namespace, name):
        raise Refused("bot-missing", module=module, name=name)
    return made(getattr(namespace, name), given)


def made(found: Any, given: str) -> Bot[Any, Any]:
    """The bot itself, from a bot, a class or a factory."""
    if isinstance(found, type) or (callable(found) and not hasattr(found, "plan")):
        try:
            found = found()
        except Exception as error:
            raise Refused("bot-made", given=given, problem=described(error)) from error
    if not callable(getattr(found, "plan", None)):
        raise Refused("bot-no-plan", given=given)
    bot: Bot[Any, Any] = found
    return bot


def described(error: Exception) -> str:
    """An error in a line."""
    return f"{type(error).__name__}: {error}"

"""Uluru on the shelf."""

from ludotheque.core.box import Box
from ludotheque.games.uluru import rules

BOX = Box(rules, {})

"""Dwarf City under the conformance kit."""

from __future__ import annotations

from ludotheque.core.testing import conformance
from ludotheque.games.dwarfcity import rules
from ludotheque.games.dwarfcity.model import TakeBack

TestConformance = conformance(rules, shuns=(TakeBack,), examples=30)

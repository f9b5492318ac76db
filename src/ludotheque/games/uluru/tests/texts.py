"""What the tests of all texts need to know of Uluru's."""

from __future__ import annotations

from ludotheque.games.uluru.pieces import KINDS

COMPOSED = {
    "wish-": set(map(str, KINDS)),
    "not-": set(map(str, KINDS)) - {"any", "same", "contrary"},
    "ends-": {"anything", "self", "circle"},
    "word-": {"lock", "unlock", "ready", "help", "rules", "quit"},
}
"""Keys that the code composes: how they begin, and what may follow."""
RAISED = {"place-taken", "locked-in", "levels-too-few"}
"""Some refusals, to see that they are found."""

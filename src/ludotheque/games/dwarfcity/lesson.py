"""The lesson: ten towers stand, one lacks its roof, and whatever the learner does, the kobold appears.

The learner plays alone, so there is nobody to wait for.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.box import Lesson
from ludotheque.core.game import Seat
from ludotheque.games.dwarfcity.model import Action, Build, Done, Options, Own, Roll
from ludotheque.games.dwarfcity.pieces import CARD_SETS, FACES

OPTIONS: Final = Options(mode="together", face="stone", cards="easy", strength="gentle")
PLAYED: Final = """
    card:bpr  card:cbr
    roll:oyr  rb@0 oc@1 yp@0 done
    roll:rvo  vb@1 or@0 rr@1 card:cpr
    roll:oyv  oc@2 vp@2 yr@2 card:bpr
    roll:oby  ob@3 yp@3 done blue
    roll:vrr  rr@3 card:cpr vc@4 rp@4 done
    roll:oor  or@4 card:bpr rb@5 op@5 done
    roll:vby  vr@5 card:cbr yc@6 done blue
    roll:roy  ob@6 rr@6 card:cpr yc@7 done
    roll:vob  vp@7 or@7 card:bpr blue
    roll:vyr  yb@8 rp@8 vr@8 card:cpr
    roll:ovb  vc@9 op@9 done blue
    roll:yyr  yr@9 card:cbr rc@10 yb@10 done
"""
"""The rolls, cards, blocks and blue blocks so far, none with the sign. No red or orange roof is left."""
FIRST: Final = "yrv"
"""The learner's first roll: the roof, then a cube and a brick for the last card, which comes once the roof is on."""
CARD_OR_RED: Final = 0
THEN: Final = (CARD_OR_RED, 5, 5, 1, 1, 0, 4, 4, CARD_OR_RED)
"""The following draws, which fit whether the learner puts the roof on or not.

With the roof: the last card; a roll of two blue and an orange die, which finds no roof; a sign and a plain blue block;
then white, white and red, with which the city can be finished. Without it: red, which finds no roof either, and two
blue; two signs; red, white and white for the tower that fell; and the last card.
"""


def script() -> tuple[int, ...]:
    """The draws of chance: dice, cards and blue blocks, in the order of the words."""
    kinds = list(CARD_SETS[OPTIONS.cards])
    picks: list[int] = []
    for word in PLAYED.split():
        match word.split(":"):
            case ["roll", dice]:
                picks += (FACES.index(die) for die in dice)
            case ["card", card]:
                picks.append(kinds.index(card))
            case ["blue"]:
                picks.append(0)
    return (*picks, *(FACES.index(die) for die in FIRST), *THEN)


def played() -> tuple[tuple[Seat, Action], ...]:
    """The actions before the learner takes over."""
    done: list[Action] = []
    for word in PLAYED.split():
        block, _, number = word.partition("@")
        if word.startswith("roll:"):
            done.append(Roll())
        elif word == "done":
            done.append(Done())
        elif number:
            done.append(Build(block[0], block, int(number)))  # type: ignore[arg-type]
    return tuple((0, action) for action in done)


LESSON: Final = Lesson(OPTIONS, (Own(),), script(), (), played())

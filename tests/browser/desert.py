"""Play Ostriches in the browser: a player who takes legal actions with the buttons."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from contextlib import ExitStack, closing
from typing import Any

from playwright.sync_api import Locator, expect

from ludotheque.games.ostriches.model import Action, Exchange, Go, Land, Look, MoveBush, Pass, Place, Rotate, Swap
from ludotheque.games.ostriches.pieces import FAR_ROW, KNIGHT, NAMES, NUMBERS, ON_TILE, TILE_AT, Square
from ludotheque.games.ostriches.rules.notation import CATALOGUE
from tests.browser.conftest import Opener
from tests.browser.frames import Frames
from tests.browser.matches import Line, post
from tests.browser.screen import Screen

KINDS = {
    "bush": "gardener",
    "swap": "juggler",
    "eye": "lookout",
    "tiles": "dune mover",
    "plain": "plain ostrich",
}
SENDS: dict[type[Action], str] = {
    Place: "Leave it there",
    Go: "Go",
    Land: "Up!",
    MoveBush: "Plant it",
    Swap: "Swap",
    Look: "Look",
    Exchange: "Swap tiles",
    Rotate: "Turn",
    Pass: "Don\u2019t use it",
}
"""The buttons that send a composed action."""
MIDDLES: dict[str, str] = {tile: NAMES[squares[4]] for tile, squares in ON_TILE.items()}
POSTS = (("b3", "c3", "e3", "a2", "f2", "d2"), ("e4", "d4", "b4", "f5", "a5", "c5"))
"""Where each player places their ostriches, in the order of the hand."""


class Player:
    """A player of one seat at one screen; `touch`: with a finger."""

    def __init__(self, screen: Screen, frames: Frames, *, touch: bool = False) -> None:
        self.screen = screen
        self.frames = frames
        self.touch = touch

    @property
    def match(self) -> dict[str, Any]:
        return self.frames.matches[-1]

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.match["view"]
        return found

    @property
    def table(self) -> dict[str, Any]:
        found: dict[str, Any] = self.view["table"]
        return found

    @property
    def seat(self) -> int:
        found: int = self.match["seat"]
        return found

    @property
    def legal(self) -> list[Action]:
        """The legal actions that this screen received."""
        return [CATALOGUE[number] for number in self.match["legal"]]

    def square(self, name: str) -> Locator:
        return self.screen.page.locator(f'.squares [data-drop="{NUMBERS[name]}"]')

    def press(self, button: Locator) -> None:
        if self.touch:
            button.tap()
        else:
            button.click()

    def choose(self, *names: str) -> None:
        for name in names:
            self.press(self.square(name))

    def turn(self, quarter: str) -> None:
        self.press(self.screen.button(turn_name(quarter)))

    def compose(self, action: Action) -> str:
        """Compose an action; returns the name of the button that sends it."""
        if isinstance(action, Place):
            self.press(self.screen.button(KINDS[action.power]).first)
        self.choose(*squares_of(action))
        if isinstance(action, Go | Rotate):
            self.turn(action.turn)
        return SENDS[type(action)]

    def do(self, action: Action, *others: Player) -> None:
        """Compose an action, send it, and wait until this and other screens show it."""
        step = self.table["steps"] + 1
        self.press(self.screen.button(self.compose(action)))
        for one in (self, *others):
            expect(one.screen.page.locator(".play")).to_have_attribute("data-step", str(step))


def squares_of(action: Action) -> list[str]:
    """The squares to press for an action, in order; a tile by its middle."""
    match action:
        case Place(at=at):
            return [at]
        case Go(move=two) | Land(move=two) | MoveBush(move=two) | Swap(pair=two) | Look(pair=two):
            return [two[:2], two[2:]]
        case Exchange(pair=two):
            return [MIDDLES[two[:2]], MIDDLES[two[2:]]]
        case _:
            return []


def turn_name(quarter: str) -> str:
    tile: Any = quarter[:2]
    first, last = NAMES[ON_TILE[tile][0]], NAMES[ON_TILE[tile][8]]
    return f"Turn tile {first} to {last} {'clockwise' if quarter[2] == '+' else 'anticlockwise'}"


def seated(
    sit: Opener, *, mode: str = "notes", phone: bool = True, newcomers: bool = False, standing: bool = False
) -> tuple[Player, Player]:
    """Ada at a desk and Bo on a phone, at a table that has begun; `standing`: with all twelve ostriches in place."""
    ada = sit(None, newcomer=newcomers)
    bo = sit(None, size=(390, 844) if phone else (1440, 900), touch=phone, newcomer=newcomers)
    players = Player(ada, Frames(ada)), Player(bo, Frames(bo), touch=phone)
    table = post(ada, "/api/tables", game="ostriches", chairs=2, name="Ada", options={"mode": mode})["table"]
    post(bo, f"/api/tables/{table}/sit", name="Bo")
    with closing(Line(ada, table)) as first:
        assert first.refused("start") is None
        with closing(Line(bo, table)) as second:
            if standing:
                stand(first, second)
        step = first.match["view"]["table"]["steps"]
        for screen in (ada, bo):
            screen.page.goto(f"/t/{table}")
            expect(screen.page.locator(".play")).to_have_attribute("data-step", str(step))
    return players


def on_turn(players: Iterable[Player]) -> tuple[Player, list[Player]]:
    """The player on turn, and the others."""
    everyone = list(players)
    turn = everyone[0].table["turn"]
    return next(one for one in everyone if one.seat == turn), [one for one in everyone if one.seat != turn]


def place_one(*players: Player) -> None:
    mine, others = on_turn(players)
    power = mine.view["hand"][0]
    at = POSTS[mine.seat][6 - len(mine.view["hand"])]
    mine.do(Place(power, at), *others)


def stand_all(*players: Player) -> None:
    """The same without the pages, which show the last of it, for tests that begin with all twelve in place."""
    with ExitStack() as opened:
        lines = [opened.enter_context(closing(Line(one.screen))) for one in players]
        stand(*lines)
        step = lines[0].match["view"]["table"]["steps"]
    for one in players:
        expect(one.screen.page.locator(".play")).to_have_attribute("data-step", str(step))


def stand(*lines: Line) -> None:
    """Everyone places their ostriches on the usual squares, without a page."""
    while (table := lines[0].match["view"]["table"])["phase"] == "placing":
        stand_one(next(one for one in lines if one.match["seat"] == table["turn"]))


def stand_at_one_device(line: Line) -> None:
    """The same where both sit at one device."""
    while (table := line.match["view"]["table"])["phase"] == "placing":
        line.ask("show", seat=table["turn"])
        stand_one(line)


def stand_one(line: Line) -> None:
    """The player of this seat places their next ostrich on its usual square."""
    match = line.shown["match"]
    hand = match["view"]["hand"]
    line.act(CATALOGUE.index(Place(hand[0], POSTS[match["seat"]][6 - len(hand)])))


def way_up(player: Player, wanted: str, seen: list[dict[str, Any]]) -> list[Square]:
    """The shortest leaps that take this player's ostrich with a power to the far row."""
    taken = {one["at"] for one in seen} | set(player.table["bushes"])
    starts = [one for one in seen if one["of"] == player.seat and one["power"] == wanted and not one["up"]]
    ways = deque([[one["at"]] for one in starts if one["at"] != player.table["moved"]])
    met: set[Square] = set()
    while ways:
        way = ways.popleft()
        for to in KNIGHT[way[-1]]:
            if to in taken or to in met:
                continue
            met.add(to)
            if to // 6 == FAR_ROW[player.seat]:
                return [*way, to]
            ways.append([*way, to])
    return []


def towards(player: Player, wanted: Iterable[str]) -> Action:
    """The next leap of one of the wanted ostriches, or a calm turn."""
    seen = player.view["ostriches"]
    for power in wanted:
        way = way_up(player, power, seen)
        if not way:
            continue
        move = NAMES[way[0]] + NAMES[way[1]]
        fitting = [action for action in player.legal if isinstance(action, Go | Land) and action.move == move]
        if fitting:
            return calm(player, fitting)
    return calm(player, [action for action in player.legal if isinstance(action, Go)])


def calm(player: Player, actions: list[Any]) -> Action:
    """The action that turns the emptiest tile, so that no path is blocked."""
    crowd = [TILE_AT[one["at"]] for one in player.view["ostriches"]]
    found: Action = min(actions, key=lambda action: crowd.count(action.turn[:2]) if isinstance(action, Go) else -1)
    return found


def after_landing(player: Player) -> Action:
    """Use the power if there is one; otherwise turn a tile."""
    sensible = [action for action in player.legal if isinstance(action, MoveBush | Swap | Look | Exchange | Rotate)]
    return sensible[len(sensible) // 2]


def bare(player: Player) -> None:
    """Check that backs reveal nothing, neither on the screen nor in the frames."""
    for match in player.frames.matches:
        for one in match["view"]["ostriches"]:
            if not one["up"] and not match["view"]["table"]["peek"]:
                assert (one["of"], one["power"], one["known"]) == (None, None, [])
    pieces = player.screen.page.locator(".field .ostrich")
    for number in range(pieces.count()):
        text = pieces.nth(number).evaluate("e => e.outerHTML")
        assert "tribe-" not in text or "ostrich-up" in text
        assert "ostrich-power" not in text or "ostrich-up" in text

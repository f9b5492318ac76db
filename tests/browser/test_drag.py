"""Dragging birds with mouse and finger: landing, swapping, taking back, at once even on a slow connection."""

from __future__ import annotations

import json
import re

from playwright.sync_api import CDPSession, WebSocketRoute, expect

from tests.browser.conftest import Opener
from tests.browser.fitting import SIZES
from tests.browser.screen import Screen
from tests.browser.test_fit import racing
from tests.live import LiveServer

UNLOCK = 73


def middle(screen: Screen, place: int) -> tuple[float, float]:
    box = screen.place(place).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(screen: Screen, start: int, to: tuple[float, float]) -> None:
    """Drag from a place with the mouse, without waiting for anything."""
    screen.page.mouse.move(*middle(screen, start))
    screen.page.mouse.down()
    screen.page.mouse.move(*to, steps=4)
    screen.page.mouse.up()


def layouts(devtools: CDPSession) -> int:
    found = devtools.send("Performance.getMetrics")["metrics"]
    return next(int(metric["value"]) for metric in found if metric["name"] == "LayoutCount")


def test_a_drag_costs_no_layout(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    racing(ada, server, sand=None)
    devtools = ada.page.context.new_cdp_session(ada.page)
    devtools.send("Performance.enable")
    start = ada.beside("White").bounding_box()
    assert start is not None
    mouse = ada.page.mouse
    mouse.move(start["x"] + 20, start["y"] + 20)
    mouse.down()
    mouse.move(start["x"] + 60, start["y"] - 60, steps=3)
    expect(ada.page.locator(".layer")).to_have_css("opacity", "1")
    mouse.move(*middle_of(ada, 0), steps=12)
    ada.page.evaluate("() => new Promise(done => requestIdleCallback(done))")  # what is drawn late is there
    costs = []
    for _ in range(3):  # what a drag costs it costs every time, what the page does meanwhile only once
        before = layouts(devtools)
        for place in (*range(8), 0):  # across every place, and over the rock between them
            mouse.move(*middle_of(ada, place), steps=12)
        costs.append(layouts(devtools) - before)
    assert min(costs) == 0, costs
    mouse.up()
    ada.sits("White", 0)


def middle_of(screen: Screen, place: int) -> tuple[float, float]:
    """Taken from the page's cached boxes, because asking for a box would cost a layout."""
    found: list[float] = screen.page.evaluate(
        """place => { const box = document.querySelector(`.board [data-drop="${place}"]`).getBoundingClientRect()
            return [box.x + box.width / 2, box.y + box.height / 2] }""",
        place,
    )
    return found[0], found[1]


def test_a_drop_swaps_and_a_drop_outside_takes_back(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    racing(ada, server)
    ada.drag("White", 0)
    ada.drag("Pink", 6)
    carry(ada, 0, middle(ada, 6))
    ada.sits("White", 6)
    ada.sits("Pink", 0)
    carry(ada, 6, (5, 300))
    expect(ada.beside("White")).to_be_visible()
    expect(ada.place(6)).to_have_accessible_name("Place 6, empty")


def test_one_gesture_takes_a_mistake_back(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    racing(ada, server)
    expect(ada.button("Take back")).to_be_disabled()
    ada.drag("White", 0)
    ada.drag("Pink", 6)
    carry(ada, 0, middle(ada, 6))
    ada.sits("Pink", 0)
    ada.press("Take back")
    ada.sits("White", 0)
    ada.sits("Pink", 6)
    ada.page.keyboard.press("Control+z")
    expect(ada.beside("Pink")).to_be_visible()
    ada.page.keyboard.press("Control+z")
    expect(ada.beside("White")).to_be_visible()
    expect(ada.button("Take back")).to_be_disabled()


def test_a_finger_sees_the_bird_above_itself(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, size=SIZES["phone"], touch=True)
    racing(ada, server)
    devtools = ada.page.context.new_cdp_session(ada.page)
    box = ada.beside("Red").bounding_box()
    assert box is not None
    x, y = middle(ada, 3)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        given = [{"x": px, "y": py} for px, py in points]
        devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": given})

    touch("touchStart", (box["x"] + 20, box["y"] + 20))
    touch("touchMove", (box["x"] + 20, box["y"] - 20))
    touch("touchMove", (x, y + 44))
    floating = ada.page.locator(".floating").bounding_box()
    assert floating is not None
    assert floating["y"] + floating["height"] / 2 < y + 20  # above the finger, by the bird's own height
    expect(ada.place(3)).to_have_class(re.compile("over"))
    touch("touchEnd")
    ada.sits("Red", 3)


def test_a_bird_dropped_anywhere_on_the_perch_is_taken_back(sit: Opener, server: LiveServer) -> None:
    ada = sit(None, size=SIZES["phone"], touch=True)
    racing(ada, server)
    devtools = ada.page.context.new_cdp_session(ada.page)
    for part in (0.1, 0.35, 0.5, 0.65, 0.9):
        ada.tap("Red", 3)
        perch = ada.page.locator(".hand").bounding_box()
        assert perch is not None
        x, y = middle(ada, 3)
        end = (perch["x"] + perch["width"] * part, perch["y"] + 6)
        way = [("touchStart", [(x, y)]), ("touchMove", [(x, y + 20)]), ("touchMove", [end]), ("touchEnd", [])]
        for kind, points in way:
            given = [{"x": px, "y": py} for px, py in points]
            devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": given})
        expect(ada.beside("Red")).to_be_visible()
        expect(ada.place(3)).to_have_accessible_name("Place 3, empty")
        ada.settled()


class SlowLine:
    """A connection on which what the server says waits while `slow`."""

    def __init__(self, screen: Screen) -> None:
        self.slow = False
        self.held: list[str | bytes] = []
        self.lines: list[WebSocketRoute] = []
        screen.page.route_web_socket(re.compile("/ws/"), self._listen)

    def _listen(self, line: WebSocketRoute) -> None:
        upstream = line.connect_to_server()
        self.lines.append(line)
        upstream.on_message(lambda message: self.held.append(message) if self.slow else line.send(message))

    def deliver(self) -> None:
        self.slow = False
        for message in self.held:
            self.lines[0].send(message)


def test_on_a_slow_connection_a_bird_sits_at_once(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    line = SlowLine(ada)
    racing(ada, server)
    line.slow = True
    ada.page.keyboard.press("w")
    ada.page.keyboard.press("3")
    expect(ada.place(3)).to_have_accessible_name("Place 3: White")
    expect(ada.page.locator(".board")).to_have_attribute("data-settled", "false")
    carry(ada, 3, middle(ada, 5))  # and it can be moved again, and taken back
    expect(ada.place(5)).to_have_accessible_name("Place 5: White")
    ada.press("Take back")
    expect(ada.place(3)).to_have_accessible_name("Place 3: White")
    line.deliver()
    ada.sits("White", 3)


def birds_on(screen: Screen, place: int) -> list[str]:
    birds = screen.place(place).locator("[data-bird]")
    found: list[str] = birds.evaluate_all("all => all.map(one => one.dataset.bird)")
    return found


def test_the_table_says_what_becomes_of_a_bird_in_the_way(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    line = SlowLine(ada)
    racing(ada, server)
    ada.drag("White", 0)
    ada.drag("Pink", 6)
    line.slow = True
    carry(ada, 0, middle(ada, 6))
    expect(ada.place(6)).to_have_accessible_name("Place 6: White")
    assert birds_on(ada, 6) == ["pink", "white"]  # the upper one comes last
    expect(ada.place(0)).to_have_accessible_name("Place 0, empty")
    line.deliver()
    ada.sits("White", 6)
    ada.sits("Pink", 0)
    assert birds_on(ada, 6) == ["white"]


def test_a_bird_taken_back_before_the_answer_frees_the_one_below(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)
    line = SlowLine(ada)
    racing(ada, server)
    ada.drag("Pink", 6)
    line.slow = True
    ada.page.keyboard.press("w")
    ada.page.keyboard.press("6")
    expect(ada.place(6)).to_have_accessible_name("Place 6: White")
    ada.press("Take back")
    expect(ada.beside("White")).to_be_visible()
    expect(ada.place(6)).to_have_accessible_name("Place 6: Pink")
    line.deliver()
    ada.sits("Pink", 6)
    expect(ada.beside("White")).to_be_visible()
    ada.settled()


def test_a_refused_landing_goes_back(sit: Opener, server: LiveServer) -> None:
    ada = sit(None)

    def listen(line: WebSocketRoute) -> None:
        upstream = line.connect_to_server()

        def said(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "do":
                asked["action"] = UNLOCK  # not legal now
            upstream.send(json.dumps(asked))

        line.on_message(said)

    ada.page.route_web_socket(re.compile("/ws/"), listen)
    racing(ada, server)
    ada.page.keyboard.press("w")
    ada.page.keyboard.press("3")
    ada.sees("You have not locked in.")
    expect(ada.beside("White")).to_be_visible()
    expect(ada.place(3)).to_have_accessible_name("Place 3, empty")
    expect(ada.button("Take back")).to_be_disabled()

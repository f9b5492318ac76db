"""A person at a screen, who finds everything by role and name, as screen readers do."""

from __future__ import annotations

import re

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from tests.live import LiveServer

BIRDS = ("White", "Pink", "Yellow", "Orange", "Red", "Green", "Blue", "Black")
LETTERS = dict(zip(BIRDS, "wpyorgbk", strict=True))


FAULTS = """async (options) => {
    const { getComputedStyle } = window
    window.getComputedStyle = (element, pseudo) => {
        const style = getComputedStyle(element, pseudo)
        if (!element.matches('html, dialog')) return style
        const value = (name) => name === 'opacity' ? '1' : style.getPropertyValue(name)
        return new Proxy(style, { get: (_, name) => name === 'getPropertyValue' ? value : style[name] })
    }
    const { violations } = await axe.run(document, options)
    window.getComputedStyle = getComputedStyle
    return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map((node) => node.target.join(' '))}`)
}"""


class Screen:
    def __init__(self, page: Page, server: LiveServer) -> None:
        self.page = page
        self.server = server
        self.complaints: list[str] = []
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        """Collect errors of the page, including what the content policy blocked; a lost connection is no error."""
        lost_line = "WebSocket" in message.text or "net::ERR" in message.text or "status of 4" in message.text
        if message.type == "error" and not lost_line:
            self.complaints.append(message.text)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def press(self, name: str) -> None:
        self.button(name).click()

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def status(self) -> Locator:
        return self.page.get_by_role("status")

    # --- home and lobby ---

    def open_table(self, name: str, *, listed: bool = False) -> str:
        """Open a Uluru table for friends; returns its path."""
        self.open_box()
        self.call_me(name)
        self.press("With friends")
        expect(self.page.get_by_role("heading", name="Round the table")).to_be_visible()
        if listed:
            self.page.get_by_label("Others on this server can find this table").check()
        return re.sub(r"^https?://[^/]+", "", self.page.url)

    def open_box(self, game: str = "Uluru") -> Locator:
        """Lift the lid of a game; returns the dialog under it."""
        self.page.get_by_role("button", name=re.compile(f"^{game}")).click()
        return self.page.get_by_role("dialog", name=game)

    def call_me(self, name: str) -> None:
        """Change the given name in the open box."""
        box = self.page.get_by_role("dialog", name="Uluru")
        box.get_by_role("button", name="Change name").click()
        box.get_by_role("textbox", name="Your name").fill(name)
        box.get_by_role("button", name="Save").click()
        expect(box).to_contain_text(f"You are {name}")

    def sit_down(self, chair: int, name: str) -> None:
        """Sit down as a guest; the first free chair has this number."""
        self.page.get_by_role("textbox", name="Your name").fill(name)
        self.press("Sit down")
        expect(self.chair(chair)).to_contain_text(f"{name} you")

    def seat_here(self, chair: int, name: str) -> None:
        """Seat another player at this device; the first free chair has this number."""
        self.press("On this device")
        self.page.get_by_role("textbox", name="Name of the other player").fill(name)
        self.page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
        expect(self.chair(chair)).to_contain_text(f"{name} you")

    def chair(self, number: int) -> Locator:
        return self.page.get_by_role("listitem", name=f"Chair {number}", exact=True)

    def seat_bot(self, chair: int, level: str) -> None:
        """Seat a bot; the first free chair has this number."""
        self.choice("A bot").select_option(label=level)
        expect(self.chair(chair)).to_contain_text(level, ignore_case=True)

    def agree(self, label: str, value: str) -> None:
        self.choice(label).select_option(label=value)

    def choice(self, label: str) -> Locator:
        return self.page.get_by_role("combobox", name=label, exact=True)

    def begin(self) -> None:
        """Begin the match and turn the first glass."""
        self.press("Begin")
        expect(self.page.get_by_text("Round 1 of")).to_be_visible()
        self.server.advance(3_000)
        expect(self.button("Done")).to_be_enabled()

    # --- the board ---

    def place(self, number: int) -> Locator:
        return self.page.locator(f'.board [data-drop="{number}"]')

    def beside(self, bird: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{bird}, beside the board"))

    def sits(self, bird: str, place: int) -> None:
        expect(self.place(place)).to_have_accessible_name(f"Place {place}: {bird}")
        self.settled()

    def settled(self) -> None:
        """Wait until the server has confirmed every gesture."""
        expect(self.page.locator(".board")).to_have_attribute("data-settled", "true")

    def drag(self, bird: str, place: int) -> None:
        """Drag a bird with the mouse: press, move, release."""
        start, end = self.beside(bird).bounding_box(), self.place(place).bounding_box()
        assert start is not None
        assert end is not None
        mouse = self.page.mouse
        mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
        mouse.down()
        mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=3)
        mouse.up()
        self.sits(bird, place)

    def tap(self, bird: str, place: int) -> None:
        """Seat a bird with a finger: tap the bird, tap the place."""
        self.beside(bird).tap()
        self.place(place).tap()
        self.sits(bird, place)

    def type(self, bird: str, place: int) -> None:
        """Seat a bird with the keyboard: the bird's letter, arrows to the place, Enter."""
        self.page.keyboard.press(LETTERS[bird])
        for _ in range(8):
            if self.focused() == str(place):
                break
            self.page.keyboard.press(self.way(place))
        self.page.keyboard.press("Enter")
        self.sits(bird, place)

    def done(self) -> None:
        """Lock in; with birds beside the board the screen asks once."""
        self.settled()
        beside = self.page.locator(".beside .hand button").count()
        self.press("Done")
        if beside > 0:
            self.press("Done anyway")

    def focused(self) -> str | None:
        found: str | None = self.page.evaluate("document.activeElement?.dataset.drop ?? null")
        return found

    def way(self, place: int) -> str:
        """The arrow key that leads from the focused place towards this one."""
        here = int(self.focused() or 0)
        ring = {0: "ArrowRight", 1: "ArrowDown", 2: "ArrowDown", 3: "ArrowLeft", 4: "ArrowLeft", 5: "ArrowUp"}
        return ring.get(here, "ArrowUp" if here != place else "Enter")

    # --- checks for every screen ---

    def faults(self, *, colours: bool = True) -> list[str]:
        """Violations that the accessibility checker reports; contrast of colours takes most of its time.

        It skips whatever is transparent. Pages that are not painted, see `conftest`, are opaque to it.
        """
        options = {"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": colours}}}
        found: list[str] = self.page.evaluate(FAULTS, options)
        return found

    def small(self) -> list[str]:
        """Buttons and links that are too small for a finger."""
        script = """() => [...document.querySelectorAll('button, a, select, input, summary')]
            .filter(e => e.checkVisibility()).map(e => [e, (e.closest('label') ?? e).getBoundingClientRect()])
            .filter(([e, r]) => r.width < 43.5 || r.height < 43.5)
            .map(([e, r]) => `${e.outerHTML.slice(0, 90)} ${r.width}x${r.height}`)"""
        found: list[str] = self.page.evaluate(script)
        return found

    def overflows(self) -> bool:
        found: bool = self.page.evaluate("document.documentElement.scrollWidth > innerWidth")
        return found

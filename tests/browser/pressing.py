"""Checks that everything that can be pressed can be reached with a finger, at the sizes of real screens."""

from __future__ import annotations

from collections.abc import Mapping

from tests.browser.fitting import laid_out, resize
from tests.browser.screen import Screen

SCREENS = {
    "320x568": (320, 568),
    "360x560": (360, 560),
    "375x553": (375, 553),
    "390x844": (390, 844),
    "568x320": (568, 320),
    "667x375": (667, 375),
    "740x360": (740, 360),
    "820x1180": (820, 1180),
    "960x540": (960, 540),
    "1440x900": (1440, 900),
    "1920x1080": (1920, 1080),
    "1280x800 at 200 %": (640, 400),
}
"""Phones with and without the bars of their browser, upright and on their side, a tablet, desks, and a zoomed desk."""

GEOMETRY = {
    ".squares button": 24,  # 36 squares share the shorter side of a phone
    ".board[data-settled] button": 20,  # the cells of a shape share the board, and a piece lies on several
    ".board [data-drop]": 24,  # eight places stand round the rock
    ".hand button": 24,  # eight birds or six ostriches share one row
    "button.tower.whole": 24,  # finished towers share a yard
}
"""Places of a board are as large as the board allows, and at least this large: 24 pixels, as WCAG 2.2 asks."""
IN_SENTENCES = "p a, li a, label a"
LEAST = 40
QUICK = 3
"""Frames until a page is looked at after a resize; what is not within reach then is looked at again."""

UNREACHABLE = """([scrolls, floors, sentences, usual, part]) => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector(part)
    const pressable = [...top.querySelectorAll('button, a[href], select, input, summary, [role=button], [role=switch]')]
        .filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest('.out-of-sight, [inert]'))
    const faults = []
    for (const e of pressable) {
        const target = e.closest('label') ?? e
        if (scrolls || e.closest('aside')) target.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, right, bottom, width, height } = target.getBoundingClientRect()
        const name = `${e.getAttribute('aria-label') ?? e.textContent.trim().slice(0, 30)} <${e.className}>`
        const size = `${Math.round(left)},${Math.round(top)} ${width.toFixed(1)}x${height.toFixed(1)}`
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
            faults.push(`outside: ${name} ${size}`)
            continue
        }
        const least = floors.find(([selector]) => e.matches(selector))?.[1] ?? usual
        if ((width < least || height < least) && !e.matches(sentences)) {
            faults.push(`small: ${name} ${size}`)
        }
        const near = 0.16
        for (const [x, y] of [[0.5, 0.5], [near, near], [1 - near, near], [near, 1 - near], [1 - near, 1 - near]]) {
            const hit = document.elementFromPoint(left + x * width, top + y * height)
            if (hit === null || !target.contains(hit)) {
                faults.push(`covered: ${name} ${size} at ${x},${y} by ${hit?.tagName} ${hit?.getAttribute('class')}`)
                break
            }
        }
    }
    for (const scroller of document.querySelectorAll('main, main *')) if (scroller.scrollTop) scroller.scrollTop = 0
    scrollTo(0, 0)
    return faults
}"""


def unreachable(screen: Screen, *, scrolls: bool = False, part: str = "html") -> list[str]:
    """Whatever can be pressed but not reached: outside the screen, covered, or too small for a finger."""
    asked = [scrolls, list(GEOMETRY.items()), IN_SENTENCES, LEAST, part]
    found: list[str] = screen.page.evaluate(UNREACHABLE, asked)
    return found


def within_reach(
    screen: Screen,
    where: str,
    *,
    scrolls: bool = False,
    sizes: Mapping[str, tuple[int, int]] = SCREENS,
    part: str = "html",
) -> None:
    """Check one phase of a game at every size; `scrolls`: a page that may be longer than the screen."""
    faults = {}
    for name, size in sizes.items():
        resize(screen, size, frames=QUICK)
        if unreachable(screen, scrolls=scrolls, part=part):
            laid_out(screen)
            if found := unreachable(screen, scrolls=scrolls, part=part):
                faults[name] = found
    assert faults == {}, (where, faults)

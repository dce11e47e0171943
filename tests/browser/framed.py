"""A page in a frame whose size can change quickly.

A browser needs a tenth of a second to resize a window and draw it. A frame takes all sizes within
one task of the page, which computes each layout and draws nothing. A script dispatches the resize
event, so the page's handler runs within the same task.
"""

from __future__ import annotations

from playwright.sync_api import Browser, Frame, expect

from .conftest import PATIENCE

__all__ = ["RECTS", "SIZED", "framed"]

FRAME = """(address) => {
    const frame = document.createElement("iframe");
    frame.style.cssText = "border: 0; position: absolute; inset: 0; opacity: 0";
    [frame.width, frame.height] = [1280, 720];
    frame.src = address;
    document.body.replaceChildren(frame);
}"""
LIGHT = "use { display: none }"
"""A style that hides pictures: they take most of the time of a layout, and do not affect sizes."""
SIZED = """async (width, height, letters = "") => {
    [frameElement.width, frameElement.height] = [width, height];
    document.documentElement.style.fontSize = letters;
    if (innerWidth !== width || innerHeight !== height) throw new Error("it is not of that size");
    dispatchEvent(new Event("resize"));
    // Some wait until all that is being drawn is there.
    await Promise.resolve();
    await Promise.resolve();
}"""
"""A script that sets the size of the frame and the font size, and waits until the page adapts."""

RECTS = """(root) => {
    scrollTo(0, 0);
    const rects = {};
    const add = (name, part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const isShown = part.checkVisibility({ visibilityProperty: true });
        if (isShown && width > 1) rects[name] = [x, y, width, height];
    };
    const areas = {
        hand: ".cartes-steady > .cartes-hand [data-card]",
        trick: ".cartes-trick [data-card]",
        scene: ".cartes-scene:not(.cartes-steady) [data-card]",
        shown: ".cartes-lay .cartes-still",
        choice: ".cartes-lay .cartes-pick-card:not(.cartes-order-items *)",
        answer: ".cartes-pick-words:not(.cartes-order-items *), .cartes-bin, .cartes-choice-of",
        seat: ".cartes-seat, .cartes-felt-others > *",
        around: ".cartes-around > [data-place]",
        paper: ".cartes-lay :is(.cartes-sheet, .cartes-log, .cartes-group)",
    };
    const named = new Set(["choice", "answer"]);
    for (const [area, selector] of Object.entries(areas))
        root.querySelectorAll(selector).forEach((part, at) => {
            const id = named.has(area) ? (part.dataset.id ?? part.dataset.place) : at;
            add(`${area} ${part.dataset.card ?? id}`, part);
        });
    const own = [...root.querySelectorAll("[data-do=main], .cartes-acts > .cartes-primary")];
    const shown = own.filter((node) => node.getClientRects().length);
    add("main", shown[0] ?? document.getElementById("cartes-next"));
    return rects;
}"""
"""The rectangles of cards, seats and the main button of a widget, by name."""


def framed(browser: Browser, address: str) -> Frame:
    """A frame with the page at `address`, for a visitor who prefers reduced motion."""
    context = browser.new_context(
        viewport={"width": 1920, "height": 1080}, locale="fr-FR", reduced_motion="reduce"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    # A frame needs the same origin as the page around it.
    page.goto(f"{address.split('voila/')[0]}static/nothing", wait_until="domcontentloaded")
    page.evaluate(FRAME, address)
    frame = page.frames[1]
    frame.locator("html[data-ready]").wait_for(state="attached")
    expect(frame.locator(".cartes-mount:not([data-filled])")).to_have_count(0)
    frame.add_style_tag(content=LIGHT)
    return frame

"""Functions that read a lesson's page, and use it by keyboard."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from cartes_lib.asking import answer_key, exercise_kinds, generate, read_code
from cartes_lib.asking.render import message_text
from cartes_lib.lessons import lessons

ROOT = Path(__file__).resolve().parents[2]
FOCUSED = "document.activeElement"
WAY = f"""({FOCUSED} !== document.body
    && {FOCUSED}.compareDocumentPosition(node) === Node.DOCUMENT_POSITION_PRECEDING)
    ? 'Shift+Tab' : 'Tab'"""
MANY_TABS = 80
MAX_NUMBER_BUTTONS = 13
"""A question with at most this many possible numbers has a button for each of them."""
SIZES_SET = """() => new Promise((go) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go))))"""
"""A script that waits until the page has adapted to the current size of the window."""
ALL_RULES = {"resultTypes": ["violations"]}
COLOURS = {**ALL_RULES, "runOnly": ["color-contrast", "link-in-text-block"]}
"""Options of axe, a checker of accessibility, for the rules that depend on the theme."""
SMALLEST = (320, 370)
"""Size of the window of a laptop at 400 % zoom, or of a small phone in landscape."""
LETTERS = ("100%", "200%")
DOUBLED = """new MutationObserver(() => {
    if (document.documentElement) document.documentElement.style.fontSize = "200%";
}).observe(document, { childList: true });"""
"""An initial script that doubles the text size."""
CUT = """() => {
  const scrolls = (node) => {
    for (let at = node; at; at = at.parentElement)
      if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const isSeen = (node) =>
    node.checkVisibility({ visibilityProperty: true }) &&
    !node.closest(".cartes-unseen, .cartes-skip, svg, [aria-hidden=true]") &&
    getComputedStyle(node).clipPath === "none";
  const range = document.createRange();
  const faults = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const node = text.parentElement;
    if (!text.data.trim() || !isSeen(node) || scrolls(node)) continue;
    if (getComputedStyle(node).textOverflow === "ellipsis") continue;
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) faults.push(text.data.trim().slice(0, 40));
  }
  return faults;
}"""
"""A script that finds texts that reach beyond an edge of the window.

Parts that scroll or shorten their text do not count.
"""


@cache
def written_lessons() -> dict[str, str]:
    """Paths of the French notebooks, relative to the tutorials; the key is the lesson's id."""
    result = {}
    for file in sorted((ROOT / "tutorials").glob("fr/*/*.ipynb")):
        lesson = json.loads(file.read_text("utf-8"))["metadata"]["cartes"]["lesson"]
        result[lesson] = file.relative_to(ROOT / "tutorials").as_posix()
    assert set(result) <= set(lessons())
    return result


@cache
def exercises_of(lesson: str) -> list[str]:
    """The kinds of a lesson's exercises, in the order of its notebook."""
    book = json.loads((ROOT / "tutorials" / written_lessons()[lesson]).read_text("utf-8"))
    code = "\n".join(
        "".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"
    )
    result = re.findall(rf'^exercise\("{lesson}", "([\w-]+)"', code, re.M)
    assert sorted(result) == sorted(exercise_kinds(lesson))
    return result


def open_lesson(page: Page, address: str, lesson: str, query: str = "?seed=7") -> None:
    """Opens a lesson and waits until all its widgets are drawn."""
    page.goto(f"{address}voila/render/{written_lessons()[lesson]}{query}", wait_until="commit")
    wait_until_rendered(page)


def wait_until_rendered(page: Page) -> None:
    expect(page.locator("html[data-ready]")).to_be_attached()
    expect(page.locator(".cartes-mount:not([data-filled])")).to_have_count(0)


def open_table(
    page: Page,
    address: str,
    game: str = "botifarra",
    variant: str = "",
    players: int = 4,
    query: str = "?seed=5",
    house_players: Sequence[str] = (),
    lang: str = "fr",
) -> None:
    """Opens a table on the page of matches, by keyboard."""
    page.goto(f"{address}voila/render/{lang}/play.ipynb{query}")
    sit_at_table(page, game, variant, players, house_players)


def sit_at_table(
    page: Page,
    game: str,
    variant: str,
    players: int,
    house_players: Sequence[str] = (),
) -> None:
    """Opens a table, by keyboard, on the page of matches that `page` already shows."""
    expect(page.locator(".cartes-mount:not([data-filled])")).to_have_count(0)
    choose_game(page, game)
    table = page.locator(f"form[data-game={game}]")
    if variant:
        choose_variant(table, variant)
    table.locator("select[name=players]").select_option(str(players))
    table.locator(".cartes-table-options").evaluate("(node) => { node.open = true; }")
    for at, person in enumerate(house_players):
        table.locator(f".cartes-company [data-at='{at}']").select_option(person)
    tab_to(page, table.locator("[data-id=sit]"))
    page.keyboard.press("Enter")
    expect(page.locator(".cartes-match-cloth")).to_be_visible()


def choose_variant(table: Locator, variant: str) -> None:
    """Chooses a variant in the form of a game on the page of matches."""
    chosen = table.locator(f"input[name=variant][value='{variant}']")
    if not chosen.is_visible():
        table.locator(".cartes-table-variants summary").click()
    chosen.check()


def choose_game(page: Page, game: str) -> None:
    """Chooses a game on the page of matches."""
    page.locator(f"input[name=cartes-game][value={game}]").check(force=True)
    expect(page.locator(f"form[data-game={game}]")).to_be_visible()


def steps(page: Page) -> int:
    return page.locator(".cartes-step").count()


def tab_to(page: Page, target: Locator) -> None:
    """Presses Tab, or Shift+Tab if `target` comes before the focus, until it has the focus."""
    _tab(page, target, f"node === {FOCUSED}")


def tab_into(page: Page, group: Locator) -> None:
    """Presses Tab, or Shift+Tab, until the focus is within `group`."""
    _tab(page, group, f"node.contains({FOCUSED}) && node !== {FOCUSED}")


def close_safely(page: Page) -> None:
    """Closes a page that may be opening another address.

    If the other address is reached at the same moment, Chromium forgets the request to close the
    page, and Playwright waits for ever. An empty page goes nowhere.
    """
    for _ in range(MANY_TABS):
        with contextlib.suppress(Error):
            page.goto("about:blank")
            break
    page.close()


def _tab(page: Page, target: Locator, reached: str) -> None:
    handle = target.element_handle()
    for _ in range(MANY_TABS):
        key = page.evaluate(f"node => !node.isConnected ? 'gone' : {reached} ? '' : {WAY}", handle)
        if not key:
            return
        if key == "gone":
            # After a redraw, the target is another element.
            handle = target.element_handle()
        else:
            page.keyboard.press(key)
    raise AssertionError("no number of tabs reaches it")


def press(page: Page, name: str) -> None:
    """Presses the button `name` by keyboard; opens the menu first if the button is in the menu."""
    menu = page.locator(".cartes-menu:not([open]) button").filter(has_text=name)
    if menu.count():
        tab_to(page, page.locator(".cartes-menu > summary"))
        page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name=name, exact=True).locator("visible=true").first)
    page.keyboard.press("Enter")


def arrow_to(page: Page, item: str) -> None:
    """Presses the right arrow key until the item with this id has the focus."""
    for _ in range(30):
        if page.evaluate(f"{FOCUSED}.dataset.id") == item:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"no arrow reaches {item}")


def next_step(page: Page) -> None:
    """Opens the page's next step by keyboard.

    A mastered exercise also has a button "Suivant"; this function presses the page's button.
    """
    tab_to(page, page.locator("#cartes-next"))
    page.keyboard.press("Enter")


def choose(page: Page, group: Locator, items: Iterable[str]) -> None:
    """Presses by keyboard the buttons in `group` whose ids are in `items`, if not pressed yet."""
    for item in items:
        item_element = group.locator(f'button[data-id="{item}"]')
        if item_element.get_attribute("aria-pressed") == "true":
            continue
        tab_into(page, group)
        arrow_to(page, item)
        page.keyboard.press("Space")


def place(page: Page, area: Locator, schema: Any, given: Mapping[str, str]) -> None:
    """Puts items into places of the answer area by keyboard.

    The key of `given` is the item's id, the value the id of its place.
    """
    places, items = area.locator(".cartes-bins"), area.locator(".cartes-sorted")
    is_paired = schema.kind == "match"
    for item, target in given.items():
        hand, pressed = (item, target) if is_paired else (target, item)
        item_element = items.locator(f'[data-id="{pressed}"]')
        if item_element.get_attribute("data-placed") == hand:
            continue
        tab_to(page, places.locator(".cartes-bin[tabindex='0']"))
        for _ in range(places.locator(".cartes-bin").count()):
            if page.evaluate(f"{FOCUSED}.dataset.place") == hand:
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        tab_into(page, items)
        arrow_to(page, pressed)
        page.keyboard.press("Space")
        expect(item_element).to_have_attribute("data-placed", hand)


def answer(page: Page, area: Locator, schema: Any, given: Any) -> None:
    """Gives the answer `given`, of any form, by keyboard; skips parts that are already given."""
    if schema.kind == "parts":
        for name, _, part in schema.parts:
            field = area.locator(f"[data-part={name}]")
            if not field.locator(".cartes-answer").first.is_visible():
                # On a small screen only one part is open at a time.
                tab_to(page, field.locator(".cartes-part-name"))
                page.keyboard.press("Enter")
            answer(page, field, part, given[name])
    elif schema.kind == "number" and area.locator(".cartes-number-answer").count():
        tab_to(page, area.locator(".cartes-number-answer input[type=number]"))
        page.keyboard.press("Control+a")
        page.keyboard.type(str(given))
    elif isinstance(given, Mapping):
        place(page, area, schema, given)
    elif schema.kind == "order":
        if area.locator(".cartes-rest button").count():
            tab_into(page, area.locator(".cartes-rest"))
            for item in given:
                arrow_to(page, item)
                page.keyboard.press("Space")
    else:
        for item in (given,) if isinstance(given, str | int) else given:
            groups = area.locator(".cartes-answer, .cartes-scene")
            group = groups.filter(has=page.locator(f'button[data-id="{item}"]')).first
            choose(page, group, (str(item),))


def is_graded_at_touch(schema: Any) -> bool:
    """Whether an answer of this form needs only one touch, after which it is graded at once."""
    has_buttons = schema.kind == "number" and schema.high - schema.low < MAX_NUMBER_BUTTONS
    return (
        schema.kind == "choice"
        or (schema.kind == "pick" and not schema.multi_select)
        or has_buttons
    )


STEP_OF = """(node) => 1 +
    [...document.querySelectorAll('.cartes-step')].indexOf(node.closest('.cartes-step'))"""


def go_to_exercise(page: Page, number: int) -> None:
    """Opens the step with the exercise number `number` of the page, from 0."""
    target = page.locator(".cartes-exercise").nth(number)
    page.evaluate(f"location.hash = '#step-{target.evaluate(STEP_OF)}'")
    expect(target).to_be_visible()


class Series:
    """One exercise widget on a lesson's page, and a copy of its exercise in the test's process."""

    def __init__(self, page: Page, lesson: str, kind: str, number: int, seed: int = 7) -> None:
        self.page, self.lesson, self.kind = page, lesson, kind
        self.seed, self.level = seed, 1
        self.widget = page.locator(".cartes-exercise").nth(number)

    @property
    def exercise(self) -> Any:
        return generate(self.lesson, self.kind, self.seed, self.level)

    @property
    def key(self) -> Any:
        return answer_key(self.exercise)

    @property
    def reason(self) -> str:
        """The text of the reason that the page shows after the right answer."""
        key = self.key
        return message_text(key.replies.get(key.answer, key.why) if key.replies else key.why)

    @property
    def verdict(self) -> Locator:
        return self.widget.locator(".cartes-verdict")

    @property
    def counted(self) -> Locator:
        """The element with the number of right answers among the last answers."""
        return self.widget.locator(".cartes-streak")

    @property
    def is_mastered(self) -> bool:
        """Whether the goal is reached; False on the page of practice, which has no goals."""
        return self.counted.count() > 0 and "But atteint" in self.counted.inner_text()

    def solve(self, given: Any = None) -> None:
        """Gives the answer `given`, or the right answer if it is None.

        Fails if no verdict appears.
        """
        right = self.key.answer if given is None else given
        schema = self.exercise.schema
        answer(self.page, self.widget, schema, right)
        if not is_graded_at_touch(schema):
            press(self.page, "Vérifier")
        expect(self.verdict).to_be_visible()
        if given is None:
            expect(self.main).to_be_focused()
            onward = "Suivant" if self.is_mastered else "Exercice suivant"
            expect(self.main).to_have_text(onward)

    def take_up(self) -> None:
        """Opens another exercise if this one has a verdict; then reads its seed and level."""
        if self.verdict.count():
            self.another()
        self._read()

    def _read(self) -> None:
        """Sets the copy's seed and level to those of the deal code on the page.

        The page may have repeated an earlier exercise.
        """
        label = self.widget.locator(".cartes-code").text_content() or ""
        coded = read_code(label.split()[-1])
        assert (coded.lesson, coded.kind) == (self.lesson, self.kind)
        self.seed, self.level = coded.seed, coded.level

    @property
    def main(self) -> Locator:
        return self.widget.locator("[data-do=main]")

    @property
    def is_right(self) -> bool:
        return self.widget.locator(".cartes-verdict.cartes-right").count() == 1

    def unfold_rule(self) -> None:
        """Opens the details with the rule of the verdict, by keyboard."""
        tab_to(self.page, self.verdict.locator("summary"))
        self.page.keyboard.press("Enter")
        expect(self.verdict.locator(".cartes-rule-id")).to_be_visible()

    def another(self) -> None:
        """Opens another exercise of the series."""
        before = self.widget.locator(".cartes-code").text_content() or ""
        if self.is_right and self.is_mastered:
            press(self.page, "Un autre")
        elif self.is_right:
            press(self.page, "Exercice suivant")
        else:
            tab_to(self.page, self.widget.locator(".cartes-more-of-it > summary"))
            self.page.keyboard.press("Enter")
            press(self.page, "Un autre exercice")
        expect(self.widget.locator(".cartes-code")).not_to_have_text(before)
        expect(self.verdict).to_have_count(0)
        self._read()

    def wrong_idea(self) -> tuple[str, Any]:
        """The id of a misconception, and the wrong answer that it leads to.

        Opens other exercises until one has such an answer. If choices are compared by value, the
        answer is any wrong choice.
        """
        for _ in range(20):
            if self.key.mistakes:
                break
            if self.key.replies:
                right = (self.key.answer, *self.key.accepted)
                return "misconception", next(
                    reply for reply in self.key.replies if reply not in right
                )
            self.another()
            expect(self.widget.locator(".cartes-prompt")).to_be_focused()
        return next(iter(self.key.mistakes.items()))


def first_exercise(page: Page, address: str, lesson: str = "BO-01") -> Series:
    """The first exercise of a lesson; opens its step."""
    open_lesson(page, address, lesson)
    go_to_exercise(page, 0)
    return Series(page, lesson, exercises_of(lesson)[0], 0)

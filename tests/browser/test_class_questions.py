"""Tests that the questions of a class fit a phone, and that nothing moves when the verdict comes.

One exercise of each form is asked; `test_exercises_fit` chooses them.
"""

import pytest
from playwright.sync_api import expect

from cartes_lib.asking import answer_key, generate
from cartes_lib.asking.render import public

from .conftest import visiting
from .framed import RECTS
from .pages import SIZES_SET
from .test_exercises_fit import fullest

SIZES = ((360, 740), (740, 360))
FORM = ".cartes-of-all"
PLACES = f"""() => {{
  const form = document.querySelector("{FORM}");
  const rects = ({RECTS})(form);
  delete rects.main;
  form.querySelectorAll(".cartes-talk .cartes-pick, .cartes-bin").forEach((part, at) => {{
    const {{ x, y, width, height }} = part.getBoundingClientRect();
    if (part.checkVisibility({{ visibilityProperty: true }}))
      rects[`answer ${{at}}`] = [x, y, width, height];
  }});
  return rects;
}}"""
CUT_OFF = f"""(selector) => {{
  const cut = [];
  for (const part of document.querySelector("{FORM}").querySelectorAll(selector)) {{
    const box = part.getBoundingClientRect();
    if (!part.checkVisibility({{ visibilityProperty: true }}) || box.width <= 1) continue;
    let [top, bottom] = [0, innerHeight];
    for (let at = part.parentElement; at !== document.body; at = at.parentElement) {{
      if (getComputedStyle(at).overflowY === "visible") continue;
      const frame = at.getBoundingClientRect();
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }}
    const name = part.dataset.id ?? part.className;
    if (box.top < top - 1 || box.bottom > bottom + 1) cut.push([name, box.top, box.bottom]);
    if (box.left < 0 || box.right > innerWidth) cut.push([name, "is beside the window"]);
  }}
  return cut;
}}"""
ANSWER = """([number, answer]) => fetch("answer", {
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ number, answer }),
})"""
ASKED = ".cartes-prompt, [data-do=main], .cartes-pick, .cartes-bin, .cartes-lay [data-card]"
JUDGED = ".cartes-verdict-title, .cartes-why, .cartes-lay [data-card]"


@pytest.fixture(scope="module")
def student(open_class, browser):
    with visiting(browser, open_class.address) as (page, seen):
        page.goto(f"{open_class.address}class/{open_class.code}")
        page.get_by_role("button", name="Entrer", exact=True).click()
        expect(page.locator("#cartes-stage h1")).to_be_visible()
        yield page
    assert seen.errors == []


def wrong(exercise):
    """A wrong answer of which the reason is known, or else the right one, as a page sends it."""
    key = answer_key(exercise)
    replies = [reply for reply in key.replies if reply not in (key.answer, *key.accepted)]
    return plain(next(iter([*key.mistakes.values(), *replies]), key.answer))


def plain(answer):
    if hasattr(answer, "items"):
        return {name: plain(part) for name, part in answer.items()}
    return list(answer) if isinstance(answer, tuple) else answer


def measured(page, selector):
    """At each size, where the cards and answers are, and what of `selector` is out of view."""
    results = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SIZES_SET)
        results.append((page.evaluate(PLACES), page.evaluate(CUT_OFF, selector)))
    return results


def moved(before, after):
    """The cards and answers that moved more than a pixel."""
    return [
        (name, place, after[name])
        for name, place in before.items()
        if name in after and max(abs(a - b) for a, b in zip(place, after[name], strict=True)) > 1
    ]


@pytest.mark.parametrize("name", list(fullest()))
def test_a_question_fits_a_phone_and_its_verdict_moves_nothing(open_class, student, name):
    lesson, kind, level, seed = name.split(":")
    exercise = generate(lesson, kind, int(seed), int(level))
    open_class.command("ask", lesson=lesson, kind=kind, seed=int(seed), level=int(level))
    prompt = student.locator(f"{FORM}:not(.cartes-judged) .cartes-prompt")
    expect(prompt).to_have_text(public(exercise)["prompt"])
    # A screen reader hears nothing of the last question's verdict.
    expect(student.locator("#cartes-live")).to_be_empty()
    asked = measured(student, ASKED)
    student.evaluate(ANSWER, [open_class.board()["question"]["number"], wrong(exercise)])
    expect(student.locator(".cartes-class-message")).to_be_visible()
    open_class.command("reveal")
    expect(student.locator(f"{FORM} .cartes-verdict")).to_be_visible()
    expect(student.locator("#cartes-live")).not_to_be_empty()
    judged = measured(student, JUDGED)
    for (before, cut), (after, cut_later) in zip(asked, judged, strict=True):
        assert cut == [], cut
        assert moved(before, after) == [], moved(before, after)
        assert cut_later == []

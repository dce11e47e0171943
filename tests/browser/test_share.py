"""Tests that a shared link opens exactly the named lesson or exercise."""

import re
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from cartes_lib.asking import answer_key, deal_code, generate

from .pages import answer, press, steps, wait_until_rendered

BAD = "Dans l’adresse, nous n’avons pas tenu compte de"


def shared(server, *asked, into):
    """Runs the command `share` with the arguments `asked`; returns the printed link to the server.

    The command writes its files into the folder `into`.
    """
    command = [sys.executable, "-m", "cartes_widgets", "share", *asked]
    where = ["--server", server.address, "--into", str(into), "--repository", "a/b"]
    output = subprocess.run([*command, *where], capture_output=True, text=True, check=True).stdout
    return next(line for line in output.split("\n") if line.startswith(server.address))


def opened(page, link):
    page.goto(link)
    wait_until_rendered(page)


def test_two_who_follow_a_link_have_the_exercises_of_its_seed_variant_and_level_at_its_step(
    visit, browser, server, tmp_path
):
    page, _ = visit
    asked = ["--seed", "40007", "--variant", "obligada", "--level", "2", "--step", "8"]
    link = shared(server, "BO-04", *asked, into=tmp_path)
    opened(page, link)
    expect(page.locator("#cartes-position")).to_contain_text("Étape 8 sur")
    for number, kind in enumerate(("legal", "why")):
        code = deal_code(generate("BO-04", kind, 40007, 2, "obligada"))
        expect(page.locator(".cartes-exercise").nth(number)).to_contain_text(code)
    expect(page.locator(".cartes-exercise").first).to_be_visible()
    expect(page.locator(".cartes-exercise").first).to_contain_text("Variante obligée")
    expect(page.get_by_text(BAD)).to_have_count(0)
    with browser.new_context() as context:
        friend = context.new_page()
        opened(friend, link)
        texts = [item.locator(".cartes-exercise").all_text_contents() for item in (page, friend)]
        assert texts[0] == texts[1]


def test_a_link_with_a_seed_begins_its_series_also_for_a_learner_with_a_saved_one(visit, address):
    page, _ = visit
    lesson = f"{address}voila/render/fr/botifarra/04_free.ipynb"
    for query in ("", "?seed=40007"):
        opened(page, f"{lesson}{query}#step-8")
        form = page.locator(".cartes-exercise").first
        expect(form.locator(".cartes-prompt")).to_be_visible()
    exercise = generate("BO-04", "legal", 40007)
    expect(form).to_contain_text(deal_code(exercise))
    answer(page, form, exercise.schema, answer_key(exercise).answer)
    main = form.locator("[data-do=main]")
    main.click()
    expect(form.locator(".cartes-verdict")).to_be_visible()
    main.click()
    expect(form).to_contain_text(deal_code(generate("BO-04", "legal", 40008)))


def test_an_exercise_without_the_variant_of_a_link_stays_unchanged(visit, address):
    page, _ = visit
    path = "voila/render/fr/botifarra/05_forced.ipynb"
    opened(page, f"{address}{path}?seed=3&variant=lliure")
    for number, (kind, rules) in enumerate(
        (("legal", "lliure"), ("why", "lliure"), ("sort", None))
    ):
        code = deal_code(generate("BO-05", kind, 3, 1, rules))
        expect(page.locator(".cartes-exercise").nth(number)).to_contain_text(code)
    expect(page.get_by_text(BAD)).to_have_count(0)


def test_a_later_step_than_that_of_the_link_stays_after_a_reload(visit, address):
    page, _ = visit
    opened(page, f"{address}voila/render/fr/botifarra/04_free.ipynb?seed=3&step=2")
    expect(page.locator("#cartes-position")).to_contain_text("Étape 2 sur")
    press(page, "Précédent")
    page.reload()
    wait_until_rendered(page)
    expect(page.locator("#cartes-position")).to_contain_text("Étape 1 sur")


@pytest.mark.parametrize("asked", ["?seed=3&step=4", "?seed=3#step-4"])
def test_a_link_opens_its_step_by_parameter_or_by_hash(visit, address, asked):
    page, _ = visit
    opened(page, f"{address}voila/render/fr/botifarra/04_free.ipynb{asked}")
    expect(page.locator("#cartes-position")).to_contain_text("Étape 4 sur")
    expect(page).to_have_url(re.compile(r"#step-4$"))


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("seed=abc", f"{BAD} « seed=abc ». Il faut, pour « seed », un nombre entier de 0 à"),
        pytest.param("step=0", "« step=0 »", marks=pytest.mark.long),
        ("step=99&level=4", "« step=99 ». Il faut, pour « step », un nombre entier de 1 à"),
        pytest.param("step=1&step=2", "« step » une seule fois", marks=pytest.mark.long),
        pytest.param("variant=girona", "lliure, obligada", marks=pytest.mark.long),
        ("variant=__proto__", "« variant », une de ces valeurs : lliure"),
        pytest.param("step=" + "9" * 3000, "« step=9", marks=pytest.mark.long),
        ("deal=BO-04-ZZZZZZ", "mal lu, ou mal entendu"),
        ("deal=" + deal_code(generate("TR-01", "sort", 12)), "appartient à une autre leçon"),
    ],
    ids=lambda query: query[:24],
)
def test_an_address_with_a_wrong_parameter_shows_a_message_and_opens_the_lesson(
    visit, address, query, expected
):
    page, seen = visit
    opened(page, f"{address}voila/render/fr/botifarra/04_free.ipynb?{query}")
    expect(page.locator(".cartes-notice").get_by_text(expected)).to_have_count(1)
    expect(page.locator("#cartes-position")).to_have_text(f"Étape 1 sur {steps(page)}")
    expect(page.locator(".cartes-exercise")).to_have_count(2)
    assert seen.errors == []


def test_a_step_that_a_lesson_lacks_is_named_and_the_open_step_stays(visit, address):
    page, seen = visit
    opened(page, f"{address}voila/render/fr/botifarra/04_free.ipynb#step-999")
    notice = page.locator(".cartes-notice").get_by_text("« #step-999 »")
    expect(notice).to_have_count(1)
    expect(notice).to_contain_text(f"un nombre entier de 1 à {steps(page)}")
    expect(page.locator("#cartes-position")).to_contain_text("Étape 1 sur")
    # A right one, as in a link, removes the message.
    page.evaluate("location.hash = '#step-3'")
    expect(page.locator("#cartes-position")).to_contain_text("Étape 3 sur")
    expect(notice).to_have_count(0)
    page.evaluate("location.hash = '#step-0'")
    expect(page.get_by_text("« #step-0 »")).to_have_count(1)
    expect(page.locator("#cartes-position")).to_contain_text("Étape 3 sur")
    assert seen.errors == []


def test_back_at_an_address_without_a_step_nothing_is_named_any_more(visit, address):
    page, _ = visit
    opened(page, f"{address}voila/render/fr/botifarra/04_free.ipynb")
    page.evaluate("location.hash = '#step-999'")
    notice = page.get_by_text("« #step-999 »")
    expect(notice).to_have_count(1)
    page.evaluate("history.back()")
    expect(notice).to_have_count(0)


def test_a_table_names_the_value_that_it_ignores(visit, address):
    page, _ = visit
    opened(page, f"{address}voila/render/fr/play.ipynb?seed=-1")
    expect(page.locator(".cartes-notice").get_by_text("« seed=-1 »")).to_have_count(1)

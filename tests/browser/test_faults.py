"""Tests of failures in a classroom: the lesson continues, and no progress is lost."""

import contextlib
import time

import pytest
from playwright.sync_api import Error, expect

from .conftest import serving, visiting
from .link import Link
from .pages import (
    Series,
    answer,
    next_step,
    open_lesson,
    press,
    wait_until_rendered,
    written_lessons,
)

LOST = "Connexion perdue"
OUTAGE = 30.0
GONE_WITHIN = 180.0
"""Seconds within which a kernel without a page must end.

A kernel ends after 5 seconds if the page reports that it closes, otherwise after 40 to 50; a
busy machine needs longer.
"""


@contextlib.contextmanager
def visitor(browser, address):
    """A context with a new visitor's page; fails at the end if the page requested another host."""
    with visiting(browser, address) as (page, seen):
        yield page
    assert seen.elsewhere == []


def go_to(page, widget):
    while not widget.is_visible():
        next_step(page)


def begun(page, address):
    """The first exercise widget of BO-01, after one right answer."""
    open_lesson(page, address, "BO-01")
    series = Series(page, "BO-01", "order", 0)
    go_to(page, series.widget)
    series.solve()
    return series


def progress(series):
    return series.widget.locator(".cartes-streak").inner_text()


def kernel(page):
    return page.locator("#cartes-kernel").get_attribute("data-id")


def banner(page):
    return page.locator("#cartes-banner")


def wait_until(condition, seconds, what):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.3)


@pytest.mark.long
def test_a_network_that_is_lost_for_30_seconds_loses_no_progress(browser):
    with serving() as server, contextlib.ExitStack() as stack:
        cut, stalled = Link(server), Link(server)
        pages = {
            link: stack.enter_context(visitor(browser, link.address)) for link in (cut, stalled)
        }
        series = {link: begun(page, link.address) for link, page in pages.items()}
        before = {link: (kernel(page), progress(series[link])) for link, page in pages.items()}
        for exercise in series.values():
            exercise.another()
        cut.cut()
        stalled.stall()
        start = time.monotonic()
        for link, page in pages.items():
            series[link].widget.get_by_role("button", name="Indice").click()
            expect(banner(page)).to_contain_text(LOST, timeout=15_000)
            expect(series[link].widget.locator(".cartes-hint")).to_have_count(0)
        time.sleep(OUTAGE - (time.monotonic() - start))
        cut.repair()
        stalled.flow()
        for link, page in pages.items():
            # Clicks that were made in the meantime are answered now, by the same kernel.
            expect(series[link].widget.locator(".cartes-hint")).to_be_visible(timeout=20_000)
            expect(banner(page)).to_be_hidden()
            assert (kernel(page), progress(series[link])) == before[link]


def test_a_student_goes_on_at_the_same_place_after_a_lost_network_or_a_restart(browser, server):
    with contextlib.ExitStack() as stack:
        first = stack.enter_context(contextlib.ExitStack())
        link = Link(first.enter_context(serving()))
        page = stack.enter_context(visitor(browser, link.address))
        series = begun(page, link.address)
        before, reached = kernel(page), progress(series)
        step = page.locator("#cartes-position").inner_text()
        series.another()
        card, *rest = series.key.answer
        answer(page, series.widget, series.exercise.schema, [card])
        page.evaluate("dispatchEvent(new Event('offline'))")
        expect(banner(page)).to_contain_text(LOST)
        page.evaluate("dispatchEvent(new Event('online'))")
        expect(banner(page)).to_be_hidden()
        first.close()
        expect(banner(page)).to_contain_text(LOST)
        link.lead_to(server)
        expect(page.locator("#cartes-kernel")).not_to_have_attribute("data-id", before)
        wait_until_rendered(page)
        expect(page.locator("#cartes-position")).to_have_text(step)
        expect(series.widget.locator(".cartes-streak")).to_have_text(reached)
        placed = series.widget.locator(".cartes-placed [data-id]")
        expect(placed).to_have_count(1)
        expect(placed).to_have_attribute("data-id", card)
        answer(page, series.widget, series.exercise.schema, rest)
        press(page, "Vérifier")
        expect(series.widget.locator(".cartes-verdict.cartes-right")).to_be_visible()
        expect(series.widget.locator(".cartes-streak")).not_to_have_text(reached)


def test_tabs_have_a_kernel_each_keep_it_when_reloaded_and_lose_nothing_of_each_other(
    browser, server
):
    earlier = server.kernels()

    def kernels():
        return server.kernels() - earlier

    with visitor(browser, server.address) as page:
        other = page.context.new_page()
        first = begun(page, server.address)
        open_lesson(other, server.address, "BO-01")
        second = Series(other, "BO-01", "duel", 1)
        go_to(other, second.widget)
        second.solve()
        assert len(kernels()) == 2
        assert kernel(page) != kernel(other)
        reached = progress(second)
        # The other tab sends its answer to this one.
        expect(first.counted).to_have_text(reached)
        streaks = page.locator(".cartes-exercise .cartes-streak")
        for _ in range(3):
            page.reload()
            wait_until_rendered(page)
            expect(first.widget).to_be_visible()
            for at in range(2):
                expect(streaks.nth(at)).to_have_text(reached)
        wait_until(lambda: len(kernels()) == 2, GONE_WITHIN, "a kernel outlives a reload")
        other.goto("about:blank")
        # The kernel that is left belongs to the page that is still open.
        first.take_up()
        first.solve()
        wait_until(lambda: len(kernels()) == 1, GONE_WITHIN, "a closed tab keeps a kernel")


@pytest.mark.long
def test_ten_pages_that_open_and_close_leave_no_kernel(browser):
    with serving() as server:
        context = browser.new_context()
        for number in range(10):
            page = context.new_page()
            page.goto(f"{server.address}voila/render/{written_lessons()['BO-01']}")
            wait_until_rendered(page)
            if number % 2:
                page.goto("about:blank")
            else:
                # A page that crashes sends nothing to the server.
                with pytest.raises(Error):
                    page.goto("chrome://crash")
        wait_until(lambda: not server.kernels(), GONE_WITHIN, "a kernel outlives its page")
        context.close()

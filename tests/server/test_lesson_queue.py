"""Tests of lessons that are being opened: one address does not delay the others."""

import asyncio

from cartes_widgets.server.lesson_queue import MAX_PER_ADDRESS, LessonQueue


async def test_an_address_opens_a_few_lessons_at_a_time_and_another_does_not_wait_for_it():
    queue, opened, end = LessonQueue(), [], asyncio.Event()

    async def opening(address):
        async with queue.turn(address):
            opened.append(address)
            await end.wait()

    flood = [asyncio.create_task(opening("flood")) for _ in range(5 * MAX_PER_ADDRESS)]
    await asyncio.sleep(0)
    other = asyncio.create_task(opening("classmate"))
    await asyncio.sleep(0)
    assert opened == ["flood"] * MAX_PER_ADDRESS + ["classmate"]
    end.set()
    await asyncio.gather(*flood, other)
    assert opened.count("flood") == 5 * MAX_PER_ADDRESS


async def test_a_request_that_ends_while_it_waits_leaves_its_place_to_the_next():
    queue, end = LessonQueue(most=1), asyncio.Event()

    async def opening(until):
        async with queue.turn("one"):
            await until

    first = asyncio.create_task(opening(end.wait()))
    await asyncio.sleep(0)
    never = asyncio.get_running_loop().create_future()
    waiting = asyncio.create_task(opening(never))
    await asyncio.sleep(0)
    waiting.cancel()
    end.set()
    await first
    await asyncio.wait_for(opening(asyncio.sleep(0)), timeout=5)

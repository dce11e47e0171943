"""Tests of the manager of lesson kernels."""

import asyncio

from cartes_widgets.server.lesson_kernels import LessonKernels


def test_a_kernel_that_ended_during_a_check_for_idle_ones_logs_no_error(caplog):
    asyncio.run(LessonKernels().cull_kernel_if_idle("ended"))
    assert caplog.text == ""

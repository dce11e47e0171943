"""Tests of the capacity of a server, of folders that it clears away, and of its end."""

import tempfile
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartes_widgets.server import app as server_module
from cartes_widgets.server.app import CartesServer, server_config
from cartes_widgets.server.connection_folders import claim, clear_abandoned
from cartes_widgets.server.limits import capacity

KERNEL, OPENING, CHANNEL = 5, 10, 9
"""Measured numbers of file descriptors: of a kernel, of one whose cells run, of a channel."""


@given(st.integers(128, 20_000), st.integers(1, 1000))
def test_all_that_may_be_open_at_once_fits_into_the_descriptors(limit, most):
    result = capacity(limit, most)
    assert 1 <= result.lessons <= most
    needed = result.lessons * (KERNEL + OPENING) + result.channels * CHANNEL + result.connections
    assert needed + 32 <= limit


@pytest.mark.parametrize(("limit", "lessons"), [(10_240, 60), (2048, 60), (1024, 30), (None, 60)])
def test_a_class_of_thirty_fits_into_the_usual_limits(limit, lessons):
    assert capacity(limit, 60).lessons == lessons


def test_there_is_capacity_for_one_lesson_whatever_the_limit():
    assert capacity(0, 60).lessons == 1


def test_a_folder_that_is_in_use_or_of_another_program_is_not_cleared_away(tmp_path):
    used, left, others = (tmp_path / f"voila_{name}" for name in ("used", "left", "others"))
    for folder in (used, left, others):
        folder.mkdir()
    lock = claim(used)
    claim(left).close()
    (left / "kernel.json").write_text("{}")
    assert clear_abandoned(tmp_path) == (left,)
    assert sorted(tmp_path.iterdir()) == [others, used]
    lock.close()
    assert clear_abandoned(tmp_path) == (used,)


def test_a_server_whose_kernels_do_not_end_stops_all_the_same(monkeypatch, tmp_path):
    async def broken(**_options):
        raise OSError("no descriptor is left")

    ended = []
    warm = SimpleNamespace(shared=lambda: SimpleNamespace(stop=lambda: ended.append("warm")))
    monkeypatch.setattr(server_module, "WarmProcess", warm)
    server = CartesServer(config=server_config(tmp_path, port=1))
    server.kernel_manager = SimpleNamespace(shutdown_all=broken)
    server.connection_dir = tempfile.mkdtemp(dir=tmp_path)
    server.stop()
    assert ended == ["warm"]
    assert not Path(server.connection_dir).exists()
    assert list(tmp_path.iterdir()) == []
    server.stop()

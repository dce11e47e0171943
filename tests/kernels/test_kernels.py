"""Tests of kernels that are forked from a warm process: they start, answer, crash and end."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import psutil
import pytest
from jupyter_client.manager import AsyncKernelManager
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

from cartes_widgets.kernels import ForkProvisioner, PromptClient, WarmProcess, WarmProcessError
from cartes_widgets.kernels import warm as warm_module
from cartes_widgets.kernels.provisioner import connection_file
from cartes_widgets.kernels.warm import ForkedKernel

pytestmark = pytest.mark.served


@pytest.fixture(scope="module")
def warm_messages(tmp_path_factory):
    """The path of a file for the error output of the first warm process and its kernels."""
    return tmp_path_factory.mktemp("warm") / "output.txt"


@pytest.fixture(scope="module")
def warm(warm_messages):
    """A warm process that all tests share, because it takes seconds to start.

    Its error output, and the error output of its kernels, goes to the file `warm_messages`.
    """
    process, stderr_copy = WarmProcess(), os.dup(2)
    with warm_messages.open("w") as output:
        os.dup2(output.fileno(), 2)
    try:
        process.warm_up()
    finally:
        os.dup2(stderr_copy, 2)
        os.close(stderr_copy)
    yield process
    process.stop()


@pytest.fixture(autouse=True)
def _forked(monkeypatch, warm):
    monkeypatch.setenv("JUPYTER_DEFAULT_PROVISIONER_NAME", "cartes-fork")
    monkeypatch.setattr(WarmProcess, "shared", lambda: warm)
    KernelProvisionerFactory.clear_instance()
    yield
    KernelProvisionerFactory.clear_instance()


async def started():
    """The manager of a new kernel, and a client that is ready to use."""
    name = f"{PromptClient.__module__}.{PromptClient.__name__}"
    manager = AsyncKernelManager(kernel_name="python3", client_class=name)
    await manager.start_kernel()
    client = manager.client()
    client.start_channels()
    await client.wait_for_ready(timeout=240)
    return manager, client


async def output_of(client, code, on_print=lambda: None):
    """The output of `code` in the kernel of `client`; calls `on_print` at the first output."""
    printed = []

    def on_output(message):
        if message["msg_type"] == "stream":
            printed.append(message["content"]["text"])
            on_print()

    await client.execute_interactive(code, output_hook=on_output, timeout=240)
    return "".join(printed).strip()


async def ended(manager, client):
    client.stop_channels()
    await manager.shutdown_kernel(now=True)


def is_alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


SLEEP = """import time
try:
    print('asleep', flush=True)
    time.sleep(60)
except KeyboardInterrupt:
    print('woken')
"""


def run(coroutine):
    """Runs a coroutine in another thread, and returns its result.

    A browser test may keep an event loop running in this thread.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, asyncio.wait_for(coroutine, 400)).result()


async def test_two_students_have_processes_random_numbers_and_names_of_their_own():
    first, second = await started(), await started()
    assert isinstance(first[0].provisioner, ForkProvisioner)
    assert first[0].provisioner.pid != second[0].provisioner.pid
    await output_of(first[1], "mine = 1")
    assert await output_of(second[1], "print('mine' in globals())") == "False"
    roll = "import random; print(random.random())"
    assert await output_of(first[1], roll) != await output_of(second[1], roll)
    await ended(*first)
    await ended(*second)


SHELL = """import sys
print('cartes_widgets.lesson' in sys.modules, sys.executable)
shell = get_ipython()
print(shell.kernel.shell is shell, shell.config.HistoryManager.enabled)
from cartes_lib.messages import catalogue
print(catalogue.catalogue_of("fr").parsed > 500)
"""


async def test_a_kernel_answers_as_an_ordinary_one_with_libraries_shell_and_words_at_hand():
    manager, client = await started()
    assert await output_of(client, SHELL) == f"True {sys.executable}\nTrue False\nTrue"
    reply = await client.execute_interactive("1 / 0", timeout=240)
    assert reply["content"]["ename"] == "ZeroDivisionError"
    shown = []
    await client.execute_interactive("40 + 2", output_hook=shown.append, timeout=240)
    (result,) = [item["content"] for item in shown if item["msg_type"] == "execute_result"]
    assert result["data"] == {"text/plain": "42"}
    await ended(manager, client)


def test_nothing_runs_beside_the_warm_process_that_a_fork_would_lose(warm):
    warm.warm_up()
    process = psutil.Process(warm.pid)
    assert process.num_threads() == 1
    assert process.net_connections("inet") == []


@pytest.mark.parametrize(
    "changed",
    [
        lambda cmd: ["python3.0", *cmd[1:]],
        lambda cmd: [*cmd, "--IPKernelApp.matplotlib=inline"],
        lambda cmd: [cmd[0], "-m", "xeus_launcher", *cmd[3:]],
        lambda cmd: cmd[:-1],
    ],
)
def test_only_a_kernel_like_the_warm_process_is_forked(changed):
    ours = [sys.executable, "-m", "ipykernel_launcher", "-f", "connection.json"]
    assert connection_file(ours) == "connection.json"
    assert connection_file(changed(ours)) is None


async def test_a_kernel_that_crashes_is_seen_to_be_dead():
    manager, client = await started()
    pid = manager.provisioner.pid
    client.execute("import os; os.abort()")
    deadline = time.monotonic() + 180
    while await manager.is_alive():
        assert time.monotonic() < deadline, "nobody sees that it died"
        await asyncio.sleep(0.05)
    await ended(manager, client)
    assert not is_alive(pid)


async def test_a_kernel_can_be_interrupted_goes_on_and_is_gone_once_it_is_shut_down():
    manager, client = await started()
    asleep = asyncio.Event()
    waiting = asyncio.create_task(output_of(client, SLEEP, asleep.set))
    await asyncio.wait_for(asleep.wait(), 180)
    await manager.interrupt_kernel()
    assert await waiting == "asleep\nwoken"
    assert await output_of(client, "print(1 + 1)") == "2"
    pid = manager.provisioner.pid
    await ended(manager, client)
    deadline = time.monotonic() + 180
    while is_alive(pid):
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


def test_a_kernel_that_cannot_start_says_why(tmp_path, warm, warm_messages):
    nowhere = str(tmp_path / "nowhere")
    warm.fork(str(tmp_path / "none.json"), nowhere, dict(os.environ)).wait(60)
    output = warm_messages.read_text()
    assert "FileNotFoundError" in output
    assert nowhere in output


async def test_when_the_warm_process_is_killed_its_kernels_end_and_the_next_one_starts(warm):
    manager, client = await started()
    pid = manager.provisioner.pid
    os.kill(warm.pid, signal.SIGKILL)
    again, other = await started()
    assert await output_of(other, "print(2)") == "2"
    deadline = time.monotonic() + 180
    while is_alive(pid):
        assert time.monotonic() < deadline, "a kernel outlives its parent"
        await asyncio.sleep(0.1)
    await ended(manager, client)
    await ended(again, other)


async def test_where_forking_fails_an_ordinary_kernel_starts(monkeypatch):
    def broken(*_arguments):
        raise WarmProcessError("no memory")

    monkeypatch.setattr(WarmProcess, "fork", broken)
    manager, client = await started()
    assert await output_of(client, "print(3)") == "3"
    await ended(manager, client)


FORKS_IN_VAIN = """import os, socket, subprocess, sys
server = socket.socket(fileno=int(sys.argv[1]))
server.sendall(b'{"ready": true}\\n')
while (request := socket.recv_fds(server, 65536, 1))[0]:
    os.close(request[1][0])
    kernel = subprocess.Popen(["true"])
    server.sendall(b'{"pid": %d}\\n' % kernel.pid)
"""
"""A program that answers like a warm process, but whose kernels die before they are ready."""


def test_a_fork_that_dies_before_it_is_ready_gives_way_to_an_ordinary_kernel_twice(monkeypatch):
    warm, forked, started, popen = WarmProcess(), [], [], subprocess.Popen
    fork = warm.fork

    def noted(*given):
        forked.append(fork(*given))
        return forked[-1]

    async def ordinary(_provisioner, cmd, **_more):
        started.append(cmd)
        return {}

    monkeypatch.setattr(
        subprocess,
        "Popen",
        lambda cmd, **more: popen([sys.executable, "-c", FORKS_IN_VAIN, cmd[-1]], **more),
    )
    monkeypatch.setattr(WarmProcess, "shared", lambda: warm)
    monkeypatch.setattr(warm, "fork", noted)
    monkeypatch.setattr(LocalProvisioner, "launch_kernel", ordinary)
    ours = [sys.executable, "-m", "ipykernel_launcher", "-f", "connection.json"]

    async def story():
        for _ in range(3):
            await ForkProvisioner().launch_kernel(ours)

    run(story())
    assert len(forked) == 2
    assert len(started) == 3
    assert warm.pid is None


def test_a_warm_process_that_was_stopped_is_ended_and_the_next_lesson_has_another(
    monkeypatch, warm
):
    usual, popen = warm_module.FORKS_WITHIN, subprocess.Popen

    def begun(*given, **more):
        """Starts a process as usual, and gives it the usual time."""
        monkeypatch.setattr(warm_module, "FORKS_WITHIN", usual)
        return popen(*given, **more)

    async def story():
        await asyncio.to_thread(warm.warm_up)
        stopped = warm.pid
        os.kill(stopped, signal.SIGSTOP)
        monkeypatch.setattr(warm_module, "FORKS_WITHIN", 0.2)
        monkeypatch.setattr(subprocess, "Popen", begun)
        manager, client = await started()
        assert await output_of(client, "print(5)") == "5"
        assert warm.pid != stopped
        assert not is_alive(stopped)
        await ended(manager, client)
        last = warm.pid
        os.kill(last, signal.SIGSTOP)
        await asyncio.to_thread(warm.stop)
        assert not is_alive(last)

    monkeypatch.setattr(warm_module, "ENDS_WITHIN", 0.2)
    run(story())


def test_a_kernel_is_watched_whatever_the_number_of_its_descriptor():
    descriptors = [os.dup(0) for _ in range(1100)]
    try:
        process = subprocess.Popen(["sleep", "60"])
        kernel = ForkedKernel(process.pid, -1)
        assert kernel.poll() is None
        kernel.kill()
        process.wait(5)
        assert kernel.poll() == 0
    finally:
        for item in descriptors:
            os.close(item)

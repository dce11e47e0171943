"""Tests of storing a class's answers: in both databases, despite errors, until their deletion."""

import subprocess
import sys
import threading
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from cartes_widgets.classroom.model.course import Place
from cartes_widgets.classroom.model.database import StoreError
from cartes_widgets.classroom.model.life import IN_USE_MS, LIFE_MS
from cartes_widgets.classroom.model.open_room import open_room, purge_old
from cartes_widgets.classroom.model.results import Deal, Result
from cartes_widgets.classroom.model.store import MEMBERS, RESULTS, ROOMS, Store

from .conftest import NOW
from .faults import full, limited, locked, small_disk

pytestmark = pytest.mark.served

DEAL = Deal("BO-04", "legal", 7, 1, "lliure")
PATIENCE = 180


def result(member, seed=7, ok=True, at=NOW, question=0, shown=False):
    deal = Deal("BO-04", "legal", seed, 1, "lliure")
    return Result(member, deal, '["8c"]', ok, "", 0, 900, "BOT-LEG-LL-01", shown, at, question)


def opened_room(store, clock=lambda: NOW, **more):
    return open_room(store, "here", clock, lambda what: what(), **more)


def arrival(room):
    """An event that is set when `room` has another result, shortly after it was saved."""
    before, arrived = len(room.results), threading.Event()
    room.on_board = lambda: arrived.set() if len(room.results) > before else None
    return arrived


def answered(room, given):
    """Sends the answer `given` to `room`, and waits until it is saved and the room has it."""
    arrived = arrival(room)
    room.receive(given).result(PATIENCE)
    assert arrived.wait(PATIENCE)


def rows(store, table):
    with store.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(table)).scalar()


def test_a_room_comes_back_as_it_was_after_the_server_ended(database, opened):
    first = opened_room(opened(database))
    member, cookie, _ = first.join("Loutre du lac")
    gone, _, _ = first.join("Renard")
    first.remove(gone)
    teacher = first.take_key(first.teacher_key())
    first.set_course(type(first.course)(place=Place("BO-04", 3), frozen=True))
    first.receive(result(member.id)).result(PATIENCE)
    again = opened_room(opened(database))
    assert (again.id, again.code, again.opened_at) == (first.id, first.code, first.opened_at)
    assert again.member_of(cookie).name == "Loutre du lac"
    assert [item.name for item in again.present()] == ["Loutre du lac"]
    assert again.is_teacher(teacher)
    assert again.course == first.course
    assert again.course.place == Place("BO-04", 3)
    assert again.results == [result(member.id)]


def test_another_server_with_the_same_database_has_a_room_of_its_own(database, opened):
    store = opened(database)
    first, other = opened_room(store), open_room(store, "there", lambda: NOW, lambda what: what())
    assert first.id != other.id


def test_a_new_room_is_opened_beside_the_last_one_when_that_is_asked(database, opened):
    store = opened(database)
    assert opened_room(store).id != opened_room(store, fresh=True).id


def test_thirty_writers_at_once_lose_nothing_and_share_transactions(database, opened):
    store = opened(database)
    room = opened_room(store)
    members = [room.join(f"student {n}")[0] for n in range(30)]
    done = []

    def work(member):
        done.extend(room.receive(result(member.id, seed)) for seed in range(4))

    threads = [threading.Thread(target=work, args=(member,)) for member in members]
    for item in threads:
        item.start()
    for item in threads:
        item.join()
    for item in done:
        item.result(PATIENCE)
    assert rows(store, RESULTS) == 120


def test_a_write_that_can_never_succeed_fails_alone_and_the_writer_goes_on(database, opened):
    store = opened(database)
    room = opened_room(store)
    twice = {"id": room.id, "place": "x", "code": "AAAA", "teacher": "", "opened_at": 1}
    released = threading.Event()
    first = store.write(lambda _c: released.wait(PATIENCE))
    bad = store.write(lambda c: c.execute(insert(ROOMS).values(**twice, course="")))
    broken = store.write(lambda _c: 1 / 0)
    _, _, good = room.join("Loutre")
    released.set()
    first.result(PATIENCE)
    with pytest.raises(IntegrityError):
        bad.result(PATIENCE)
    with pytest.raises(ZeroDivisionError):
        broken.result(PATIENCE)
    good.result(PATIENCE)
    assert rows(store, MEMBERS) == 1


def test_a_locked_database_is_reported_and_nothing_is_lost(tmp_path, opened):
    file, texts = tmp_path / "class.sqlite", []
    came = threading.Event()

    def on_trouble(trouble):
        texts.append(trouble)
        came.set()

    room = opened_room(opened(f"sqlite:///{file}", on_trouble=on_trouble, patience=0.1))
    member, _, saved = room.join("Loutre")
    saved.result(PATIENCE)
    arrived = arrival(room)
    with locked(file):
        done = room.receive(result(member.id))
        assert came.wait(PATIENCE)
        assert texts[0].reason == "locked"
        assert texts[0].waiting >= 1
        # The answer is reported only after it is saved.
        assert not done.done()
        assert room.results == []
    done.result(PATIENCE)
    assert arrived.wait(PATIENCE)
    assert room.results == [result(member.id)]
    assert texts[-1] is None


@pytest.mark.parametrize("fault", [full, limited])
def test_a_full_disk_is_reported_and_pending_writes_are_saved_once_there_is_room(
    fault, tmp_path, opened
):
    texts, came = [], threading.Event()

    def on_trouble(trouble):
        texts.append(trouble)
        came.set()

    file = tmp_path / "class.sqlite"
    store = opened(f"sqlite:///{file}", on_trouble=on_trouble)
    room = opened_room(store)
    member, _, saved = room.join("Loutre")
    saved.result(PATIENCE)
    arrived = arrival(room)
    with fault(file):
        done = room.receive(result(member.id))
        assert came.wait(PATIENCE)
        assert texts[0].reason == "full"
        assert not done.done()
    done.result(PATIENCE)
    assert arrived.wait(PATIENCE)
    assert room.results == [result(member.id)]
    assert texts[-1] is None


FULL = """
import sys, threading
from pathlib import Path
from cartes_widgets.classroom.model.store import Store
sys.path.insert(0, {root!r})
from tests.classroom.faults import full_disk
from tests.classroom.test_store import opened_room, result
folder, came = Path({folder!r}), threading.Event()
store = Store(f"sqlite:///{{folder}}/class.sqlite", on_trouble=lambda _trouble: came.set())
room = opened_room(store)
member, _, saved = room.join("Loutre")
saved.result(60)
with full_disk(folder):
    done = room.receive(result(member.id))
    assert came.wait(60)
    print(store.trouble.reason, done.done(), len(room.results))
done.result(60)
print(store.trouble, len(room.results))
store.close()
"""


def test_on_a_small_file_system_that_is_full_an_answer_waits_until_there_is_room(tmp_path):
    root = str(Path(__file__).resolve().parents[2])
    code = FULL.format(root=root, folder=str(tmp_path))
    command = [*small_disk(tmp_path), sys.executable, "-c", code]
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    assert output.splitlines() == ["full False 0", "None 1"]


KILLED = """
import sys, time
from cartes_widgets.classroom.model.open_room import open_room
from cartes_widgets.classroom.model.store import Store
sys.path.insert(0, {root!r})
from tests.classroom.test_store import result
room = open_room(Store({url!r}), "here", lambda: 1_800_000_000_000, lambda what: what())
member, _, rejoined = room.join("Loutre")
rejoined.result(60)
for seed in range(100_000):
    room.receive(result(member.id, seed)).add_done_callback(
        lambda done, seed=seed: print(seed, flush=True)
    )
    if seed % 50 == 49:
        time.sleep(0.001)
"""


def test_an_acknowledged_answer_is_there_after_the_server_was_killed(tmp_path, opened):
    url = f"sqlite:///{tmp_path / 'class.sqlite'}"
    root = str(Path(__file__).resolve().parents[2])
    code = KILLED.format(root=root, url=url)
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    results = [int(process.stdout.readline()) for _ in range(120)]
    process.kill()
    results += [int(line) for line in process.stdout.read().split("\n")[:-1]]
    process.wait()
    room = opened_room(opened(url))
    assert set(results) <= {item.deal.seed for item in room.results}


def test_a_room_is_deleted_with_all_in_it_and_no_name_stays_in_the_file(tmp_path, opened):
    file = tmp_path / "class.sqlite"
    store = opened(f"sqlite:///{file}")
    room = opened_room(store)
    member, _, _ = room.join("Bouquetin secret")
    room.receive(result(member.id)).result(PATIENCE)
    assert any(b"Bouquetin secret" in file.read_bytes() for file in tmp_path.iterdir())
    room.purge().result(PATIENCE)
    assert [rows(store, table) for table in (ROOMS, MEMBERS, RESULTS)] == [0, 0, 0]
    assert not any(b"Bouquetin secret" in file.read_bytes() for file in tmp_path.iterdir())
    assert room.members == {}
    assert room.receive(result(member.id)) is None


def test_another_server_purges_no_room_that_has_an_answer_of_the_last_hour(database, opened):
    store = opened(database)
    room = opened_room(store)
    member, _, _ = room.join("Loutre")
    late = NOW + LIFE_MS - 60_000
    room.receive(result(member.id, at=late)).result(PATIENCE)
    assert purge_old(store, NOW + LIFE_MS) == 0
    assert purge_old(store, late + IN_USE_MS) == 1


def test_after_a_day_a_room_is_purged_and_not_an_hour_before(database, opened):
    store, clock = opened(database), [NOW]
    room = opened_room(store, lambda: clock[0], timer=lambda: clock[0] - NOW)
    member, _, _ = room.join("Loutre")
    room.receive(result(member.id)).result(PATIENCE)
    clock[0] = NOW + LIFE_MS - 3_600_000
    assert not room.is_over
    assert purge_old(store, clock[0]) == 0
    clock[0] = NOW + LIFE_MS
    assert room.is_over
    assert purge_old(store, clock[0]) == 1
    store.write(lambda _c: None).result(PATIENCE)
    assert [rows(store, table) for table in (ROOMS, MEMBERS, RESULTS)] == [0, 0, 0]
    assert opened_room(store, lambda: clock[0]).id != room.id


@pytest.mark.parametrize("url", ["", "nonsense", "mysql://x@127.0.0.1/y", "sqlite+nothing:///x"])
def test_an_invalid_address_is_reported(url):
    with pytest.raises(StoreError) as caught:
        Store(url)
    assert caught.value.reason == "address"


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///", "sqlite:///:memory:"])
def test_an_address_that_names_no_file_is_refused(url):
    with pytest.raises(StoreError) as caught:
        Store(url)
    assert caught.value.reason == "memory"


def test_a_database_that_does_not_answer_is_reported():
    with pytest.raises(StoreError) as caught:
        Store("postgresql://cartes@127.0.0.1:9/none", patience=1.0)
    assert caught.value.reason == "closed"


def test_the_folder_of_a_database_is_made(tmp_path):
    folder = tmp_path / "not" / "there"
    Store(f"sqlite:///{folder}/c.sqlite").close()
    assert (folder / "c.sqlite").is_file()


def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("not a folder")
    folder = tmp_path / "file" / "folder"
    with pytest.raises(StoreError) as caught:
        Store(f"sqlite:///{folder}/c.sqlite")
    assert caught.value.reason == "file"
    assert str(folder) in caught.value.message


def no_database(file):
    file.write_bytes(b"these are no cards " * 1000)


def half_a_database(file):
    store = Store(f"sqlite:///{file}")
    opened_room(store)
    store.close()
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2] + b"x" * (len(content) - len(content) // 2))


@pytest.mark.parametrize("damage", [no_database, half_a_database])
def test_a_damaged_file_is_called_damaged_and_left_as_it_was(tmp_path, damage):
    file = tmp_path / "class.sqlite"
    damage(file)
    content = file.read_bytes()
    with pytest.raises(StoreError) as caught:
        Store(f"sqlite:///{file}")
    assert caught.value.reason == "damaged"
    assert str(file) in caught.value.message
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("fault", "reason"), [(locked, "locked"), (partial(full, table="cartes_room"), "full")]
)
def test_a_room_that_cannot_be_saved_is_not_opened(tmp_path, opened, fault, reason):
    file = tmp_path / "class.sqlite"
    store = opened(f"sqlite:///{file}", patience=0.1)
    with fault(file), pytest.raises(StoreError) as error_info:
        opened_room(store, seconds=0.5)
    assert error_info.value.reason == reason


def test_closing_a_store_writes_its_pending_answers(tmp_path):
    store = Store(f"sqlite:///{tmp_path / 'c.sqlite'}")
    room = opened_room(store)
    for n in range(50):
        room.join(f"student {n}")
    store.close()
    again = Store(f"sqlite:///{tmp_path / 'c.sqlite'}")
    assert rows(again, MEMBERS) == 50
    again.close()


def test_a_writer_that_waits_for_a_lock_does_not_keep_the_server_from_ending(tmp_path):
    file = tmp_path / "c.sqlite"
    store = Store(f"sqlite:///{file}", patience=0.1)
    room = opened_room(store)
    with locked(file):
        room.join("Loutre")
        begun = time.monotonic()
        assert store.close(patience=0.5) == 1
        assert time.monotonic() - begun < PATIENCE


def test_a_database_of_an_older_version_gets_the_columns_that_it_lacks(database, opened):
    store = opened(database)
    with store.engine.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE cartes_result DROP COLUMN position")
    room = open_room(store, "older", lambda: NOW, lambda what: what())
    member, _, saved = room.join("Loutre")
    saved.result(PATIENCE)
    again = opened(database)
    room = open_room(again, "older", lambda: NOW, lambda what: what())
    asked = Deal("BO-05", "legal", 0, 1, "obligada", "trick 2o; hand 1o; trump none")
    asked_result = replace(result(member.id), deal=asked)
    room.receive(asked_result).result(PATIENCE)
    taken_up = open_room(opened(database), "older", lambda: NOW, lambda what: what())
    assert [item.deal for item in taken_up.results] == [asked]

"""A live table: who sits there, what each may see, and how it comes back."""

import asyncio
import random

import pytest

from cartes_lib.cards import cards
from cartes_lib.truco import PRESETS
from cartes_widgets.app.classes.offered import read_terms
from cartes_widgets.app.classes.tables import AWAY, LiveTables
from cartes_widgets.classroom.contest import ranking
from cartes_widgets.classroom.course import Course
from cartes_widgets.classroom.live import LiveTable
from cartes_widgets.classroom.live_terms import LIVE, LiveTerms, live_variants
from cartes_widgets.classroom.seating import LiveFault
from cartes_widgets.table.game import DEAL, MATCH
from cartes_widgets.table.games import ADAPTERS
from cartes_widgets.table.truco_table import one_hand

from .test_service import service  # noqa: F401 - a fixture

NAMES = {"a": "Loutre", "b": "Renard"}
TABLES = [(game, n) for game, numbers in LIVE.items() for n in numbers]
VARIANTS = [(game, n, one) for game, n in TABLES for one in live_variants(game, n)]
FIRST = [(game, n, live_variants(game, n)[0]) for game, n in TABLES]
"""Of each table the usual variant; the others are played in the long run."""


def table(game="truco", players=2, seed="7", variant="", **more):
    variant = variant or live_variants(game, players)[0]
    terms = LiveTerms(game=game, variant=variant, players=players, deals=seed)
    made = LiveTable("0" * 16, terms, **more)
    made.open()
    return made


def advance(one, rng, people=()):
    """Does the next thing: clears, lets the house play, or a person do anything he may."""
    if one.go_on():
        return
    if one.next_of_house() is None:
        seat = next((at for at in one.game.to_act if at in people), None)
        if seat is not None:
            options = [text for text in one.game.options(seat) if text != "mazo"]
            assert one.act(seat, rng.choice(options or one.game.options(seat))) == ""
    else:
        one.play_house()


def texts(value):
    """Every text in `value`, keys included."""
    if isinstance(value, dict):
        return {*value, *(text for each in value.values() for text in texts(each))}
    if isinstance(value, (list, tuple)):
        return {text for each in value for text in texts(each)}
    return {value} if isinstance(value, str) else set()


def closed(state, seat):
    """The cards of a seat that the others do not see: its hand, and what lies under its piles."""
    view = state.view(seat)
    if not getattr(view, "piles", None):
        return view.hand or ()
    played = {play.card for trick in (*state.tricks, state.trick) for play in trick}
    tops = {pile.top for pile in view.piles[seat]}
    return set(state.dealt[seat]) - played - tops


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_each_seat_is_shown_no_card_of_another_hand(game, players):
    one, rng = table(game, players), random.Random(3)
    one.sit("a", 0)
    one.sit("b", players - 1)
    seen = 0
    for _ in range(30):
        # Of the deal that lies on the table: the match may have dealt again already.
        hands = [closed(one.game.lying, seat) for seat in range(players)]
        for reader in range(players):
            shown = texts(one.view(reader, NAMES))
            hidden = {str(card) for at, hand in enumerate(hands) if at != reader for card in hand}
            seen += len(hidden)
            assert not shown & hidden
        advance(one, rng, (0, players - 1))
    assert seen


@pytest.mark.rule("TRU-FLOR-02")
@pytest.mark.parametrize("said", [(), ("1 envido",), ("1 truco",), ("1 3o", "2 envido")])
def test_what_one_may_say_tells_nothing_of_a_flor_in_another_hand(said):
    told = []
    for other in ("4b 5b 6b", "4b 5o 6c"):
        hands = [cards("1e 7e 3c"), cards("2o 3o 10c"), cards("4c 5c 11o"), cards(other)]
        game = one_hand(hands, PRESETS["con-flor"])
        for act in said:
            seat, _, text = act.partition(" ")
            assert game.judge(text, int(seat)).legal
            game.play(text, int(seat))
        told.append([game.choices([], seat) for seat in range(3)])
    assert any(told[0])
    assert told[0] == told[1]


def test_people_are_called_by_their_pseudonyms_and_free_seats_are_the_houses():
    one = table("botifarra", 4)
    one.sit("a", 0)
    one.sit("b", 2)
    names = [chip["name"] for chip in one.view(0, NAMES)["scene"]["chips"]]
    assert names[2] == "Renard"
    assert "Loutre" not in names
    assert [chip["name"] for chip in one.view(2, NAMES)["scene"]["chips"]][2] == "Loutre"
    assert one.house() == [1, 3]
    one.leave("b")
    assert one.house() == [1, 2, 3]


def test_a_seat_is_one_persons():
    one = table()
    one.sit("a", 0)
    with pytest.raises(LiveFault, match="taken"):
        one.sit("b", 0)
    for seat in (-1, 2):
        with pytest.raises(LiveFault, match="none"):
            one.sit("b", seat)


def test_nobody_acts_for_another_and_nothing_forbidden_is_done():
    one = table()
    one.sit("a", 0)
    one.sit("b", 1)
    acting = one.game.to_act[0]
    before = one.turn
    for text in ("", "x", "1o", "quiero", "redeal", "[" * 99):
        one.act(1 - acting, text)
        assert one.turn == before
    card = one.game.scene(1 - acting)["hand"][0]
    one.act(acting, card)
    assert one.turn == before
    assert one.view(acting, NAMES)["verdict"]["text"]
    assert not one.view(1 - acting, NAMES)["verdict"].get("open")


@pytest.mark.parametrize("game", list(ADAPTERS))
def test_a_table_comes_back_as_it_was_from_what_was_done_at_it(game):
    lines, rng = [], random.Random(5)
    one = table(game, 4, keep=lines.append)
    one.sit("a", 1)
    for _ in range(60):
        advance(one, rng, (1,))
    again = LiveTable.restored("x", lines, lambda line: None)
    assert again.people == one.people
    assert again.game.state == one.game.state
    assert LiveTable.restored("x", lines[1:], lambda line: None) is None
    assert LiveTable.restored("x", ["{", *lines], lambda line: None) is None


# Who may see which hand.


def to_next_deal(one, rng, people=()):
    """Plays until a deal is over, and deals the next."""
    while one.game.pause not in (DEAL, MATCH):
        advance(one, rng, people)
    assert one.game.pause == DEAL
    one.go_on()


def test_who_changes_seats_in_mid_deal_plays_from_the_next_one_and_the_house_until_then():
    one, rng = table("botifarra", 4), random.Random(4)
    one.sit("a", 0)
    one.sit("b", 1)
    advance(one, rng, (0, 1))
    one.leave("a")
    one.sit("a", 2)
    assert (one.playing("a"), one.house()) == ([], [0, 2, 3])
    # Nothing that he may send does anything, whatever he has found out.
    while one.game.to_act != (2,):
        advance(one, rng, (1,))
    before, held = one.turn, one.game.scene(2)["hand"]
    for text in (*held, *one.game.options(2)):
        assert one.act(2, text) != ""
    assert one.pick(2, held[:1]) != ""
    assert one.turn == before
    # To the seat whose cards he knows he comes back at once.
    one.leave("a")
    one.sit("a", 0)
    assert one.playing("a") == [(0, "a")]
    one.leave("a")
    one.sit("a", 2)
    to_next_deal(one, rng, (1,))
    assert one.playing("a") == [(2, "a")]
    assert one.house() == [0, 3]


def test_a_seat_of_cards_that_one_has_not_seen_is_played_at_once():
    one, rng = table("truco", 4), random.Random(1)
    one.sit("a", 0)
    one.act(one.game.to_act[0], one.game.options(one.game.to_act[0])[0])
    advance(one, rng, (0,))
    # Whoever comes has seen nothing; whoever comes after him neither.
    one.sit("b", 2)
    assert one.playing("b") == [(2, "b")]
    one.leave("b")
    one.sit("c", 2)
    assert one.playing("c") == [(2, "c")]


def test_before_anybody_has_done_anything_other_cards_are_dealt_to_who_changes_seats():
    lines = []
    one = table("botifarra", 4, keep=lines.append)
    one.sit("a", 0)
    cards_before = one.game.scene(1)["hand"]
    one.leave("a")
    one.sit("a", 1)
    assert one.playing("a") == [(1, "a")]
    assert one.game.scene(1)["hand"] != cards_before
    one.share("a", 2, "Huppe")
    assert one.playing("a") == [(1, "a"), (2, "a/Huppe")]
    again = LiveTable.restored("x", lines, lambda _: None)
    assert (again.playing("a"), again.game.state) == (one.playing("a"), one.game.state)
    # Not where somebody else has seen his cards.
    one.sit("b", 3)
    one.leave("a")
    one.sit("a", 0)
    assert one.playing("a") == []


@pytest.mark.parametrize("between", ["nothing", "next deal", "an act"])
def test_who_waits_for_the_next_deal_waits_for_it_after_the_server_was_away(between):
    lines, rng = [], random.Random(8)
    one = table("botifarra", 4, keep=lines.append)
    one.sit("a", 0)
    one.sit("b", 1)
    advance(one, rng, (0, 1))
    if between != "nothing":
        to_next_deal(one, rng, (0, 1))
    if between == "an act":
        advance(one, rng, (0, 1))
    one.leave("a")
    one.sit("a", 2)
    again = LiveTable.restored("x", lines, lambda _: None)
    assert (again.waits(2), one.waits(2)) == (True, True)
    assert again.dealt == one.dealt
    for each in (one, again):
        to_next_deal(each, random.Random(2), (1,))
    assert (again.playing("a"), one.playing("a")) == ([(2, "a")], [(2, "a")])


def test_a_match_that_is_over_lets_whoever_waited_begin_another():
    one, rng = table("balco", 3), random.Random(1)
    one.sit("a", 0)
    one.sit("b", 1)
    while one._is_untouched:
        advance(one, rng, (0, 1))
    one.leave("a")
    one.sit("a", 2)
    assert one.waits(2)
    while one.game.pause != MATCH:
        advance(one, rng, (1, 2) if not one.waits(2) else (1,))
    assert not one.waits(2)
    assert one.go_on()
    assert one.playing("a") == [(2, "a")]


def test_who_comes_to_a_device_in_mid_deal_waits_and_none_comes_where_others_play():
    one, rng = table("truco", 4), random.Random(3)
    one.sit("a", 0)
    while one._is_untouched:
        advance(one, rng, (0,))
    one.share("a", 1, "Huppe")
    assert one.playing("a") == [(0, "a")]
    assert 1 in one.house()
    assert one.called_at(1, NAMES) == "Huppe, sur l’appareil de Loutre"
    one.sit("b", 2)
    assert (one.open_to("a"), one.open_to("b")) == ([], [])
    for member in ("a", "b"):
        with pytest.raises(LiveFault, match="shared"):
            one.share(member, 3, "Milan")
    with pytest.raises(LiveFault, match="none"):
        one.unshare("b", "Huppe")
    one.unshare("a", "Huppe")
    assert one.people == ["a", "", "b", ""]


def test_in_a_tournament_a_device_shows_one_hand_which_its_people_play_by_turns():
    lines, rng = [], random.Random(6)
    one = table("truco", 4, keep=lines.append, length=3)
    one.sit("a", 0)
    assert one.open_to("a") == [0]
    for seat in (-1, 1, 2, 3, 4):
        with pytest.raises(LiveFault, match="shared"):
            one.share("a", seat, "Huppe")
    one.share("a", 0, "Huppe")
    assert (one.people, one.house()) == (["a", "", "", ""], [1, 2, 3])
    assert one.called_at(0, NAMES) == "Loutre, Huppe"
    by_turns = []
    while not one.is_over:
        by_turns.append((one.playing("a"), one.name_at(0, NAMES)))
        while one.game.pause not in (DEAL, MATCH):
            advance(one, rng, (0,))
        # Who played the deal sees what it brought.
        assert one.playing("a") == by_turns[-1][0]
        one.go_on()
    assert by_turns == [
        ([(0, "a")], "Loutre"),
        ([(0, "a/Huppe")], "Huppe"),
        ([(0, "a")], "Loutre"),
    ]
    again = LiveTable.restored("x", lines, lambda _: None)
    assert (again.people, again.mates, again.dealt) == (one.people, one.mates, one.dealt)
    with pytest.raises(LiveFault, match="none"):
        one.unshare("b", "Huppe")
    one.unshare("a", "Huppe")
    assert one.at_device("a") == [(0, "a")]
    for name in ("Huppe", "Milan", "Serin"):
        one.share("a", 0, name)
    with pytest.raises(LiveFault, match="shared"):
        one.share("a", 0, "Merle")
    one.leave("a")
    assert one.everybody() == []


@pytest.mark.parametrize(
    ("game", "players", "variant"),
    [
        pytest.param(
            *one, marks=[] if one in FIRST else pytest.mark.long, id="-".join(map(str, one))
        )
        for one in VARIANTS
    ],
)
def test_people_and_the_house_play_a_deal_to_its_end_at_any_table(game, players, variant):
    one, rng = table(game, players, variant=variant), random.Random(2)
    one.sit("a", 0)
    one.sit("b", players - 1)
    for _ in range(4000):
        if one.game.pause in (DEAL, MATCH):
            break
        advance(one, rng, (0, players - 1))
    assert one.game.pause in (DEAL, MATCH)
    for reader in range(players):
        view = one.view(reader, NAMES)
        assert view["scene"]["summary"]["lines"]
        assert view["told"]
        assert len({chip["name"] for chip in view["scene"]["chips"]}) == players


def test_a_match_that_is_over_is_followed_by_another_when_somebody_goes_on():
    one, rng = table("balco", 2), random.Random(1)
    while one.game.pause != MATCH:
        advance(one, rng)
    deals = one.terms.deals
    assert one.go_on()
    assert one.game.pause == ""
    assert one.terms.deals != deals


# The tables of a class.


class Page:
    """A page of a table."""

    def __init__(self, *seats):
        self.seats, self.watched, self.shown, self.ended = seats, None, 0, False

    def show(self):
        self.shown += 1

    def end(self):
        self.ended = True


@pytest.mark.parametrize(
    "said",
    [
        {},
        {"game": "x", "players": 2},
        {"game": "truco", "players": 5},
        {"game": "truco", "players": 4, "variant": "gallo"},
        {"game": "truco", "players": 4, "variant": ["gallo"]},
        {"game": "botifarra", "players": 3, "variant": "obligada"},
    ],
)
def test_a_table_of_no_game_is_refused(said):
    with pytest.raises(LiveFault):
        read_terms(said)


def story(told):
    asyncio.run(asyncio.wait_for(told, 60))


def joined(held, *names):
    return [held.room.join(one)[0].id for one in names]


def test_a_whole_class_is_seated_and_each_sits_once(service):  # noqa: F811
    async def told():
        service.start()
        members = joined(service, *(f"élève {n}" for n in range(7)))
        tables = service.tables
        tables.seat_all(read_terms({"game": "truco", "players": 4}), members)
        assert len(tables.tables) == 2
        seated = [who for one in tables.tables.values() for who in one.people if who]
        assert sorted(seated) == sorted(members)
        free = next(one for one in tables.tables.values() if "" in one.people)
        mover = next(one for one in members if one not in free.people)
        tables.sit(mover, free, free.people.index(""))
        assert sum(one.people.count(mover) for one in tables.tables.values()) == 1
        tables.dismiss(mover)
        assert tables.table_of(mover) is None

    story(told())


def test_the_house_plays_for_who_is_away_and_gives_the_seat_back(service, monkeypatch):  # noqa: F811
    clock = [1000.0]
    monkeypatch.setattr("cartes_widgets.app.classes.tables.time.monotonic", lambda: clock[0])

    async def told():
        service.start()
        one, other = joined(service, "Loutre", "Renard")
        tables = service.tables
        made = tables.open(read_terms({"game": "truco", "players": 2}))
        tables.sit(one, made, 0)
        tables.sit(other, made, 1)
        pages = [Page(0), Page(1)]
        for page in pages:
            tables.enter(made, page)
        acting = made.game.to_act[0]
        assert tables._seconds(made) is None
        tables.quit(made, pages[acting])
        tables._strike(made, made.turn)
        assert made.game.to_act[0] == acting
        clock[0] += AWAY
        before = made.turn
        tables._strike(made, made.turn)
        assert made.turn > before
        assert pages[1 - acting].shown > 1
        tables.enter(made, pages[acting])
        assert tables.absent(made) == []
        assert made.seat_of(one) == 0

    story(told())


def test_the_house_hurries_while_all_who_are_there_wait_for_the_next_deal(service):  # noqa: F811
    async def told():
        service.start()
        (one,) = joined(service, "Loutre")
        tables = service.tables
        made = tables.open(read_terms({"game": "truco", "players": 2}))
        tables.sit(one, made, 0)
        while made.game.to_act != (0,):
            made.play_house()
        made.act(0, made.game.options(0)[0])
        tables.dismiss(one)
        tables.sit(one, made, 1)
        page = Page(1)
        tables.enter(made, page)
        assert made.waits(1)
        assert tables._seconds(made) < 1
        # Where the teacher looks on, it takes its time.
        tables.enter(made, Page())
        assert tables._seconds(made) > 1

    story(told())


def test_a_table_stands_still_with_the_class_and_goes_with_it(service):  # noqa: F811
    async def told():
        service.start()
        (one,) = joined(service, "Loutre")
        tables = service.tables
        made = tables.open(read_terms({"game": "balco", "players": 3}))
        tables.sit(one, made, 0)
        page = Page(0)
        tables.enter(made, page)
        service.room.lead(Course(frozen=True))
        assert tables._seconds(made) is None
        service.room.lead(Course())
        assert tables.tables == {made.id: made}
        service.purge()
        assert page.ended
        assert tables.tables == {}

    story(told())


def test_tables_are_taken_up_again_when_the_server_is_back(service):  # noqa: F811
    async def told():
        service.start()
        (one,) = joined(service, "Loutre")
        # Of a table that was taken away nothing comes back.
        service.tables.sit(one, service.tables.open(read_terms({"game": "truco", "players": 2})), 0)
        service.tables.clear()
        made = service.tables.open(read_terms({"game": "botifarra", "players": 4}))
        service.tables.sit(one, made, 2)
        made.play_house()
        await asyncio.wrap_future(service.store.write(lambda _connection: None))
        again = LiveTables(service)
        assert again.tables.keys() == {made.id}
        assert again.tables[made.id].people == made.people
        assert again.tables[made.id].game.state == made.game.state
        assert again.table_of(one) == made.id

    story(told())


# A tournament.


def test_tables_are_compared_deal_by_deal_and_only_where_both_have_played():
    found = ranking({"a": [10, -4], "b": [10, 2, 9], "c": [0]})
    assert [(one.table, one.place, one.done) for one in found] == [
        ("b", 1, 3),
        ("a", 2, 2),
        ("c", 3, 1),
    ]
    assert [one.percent for one in found] == pytest.approx([250 / 3, 50, 0])
    assert [one.place for one in ranking({"a": [3], "b": [3]})] == [1, 1]
    assert [one.percent for one in ranking({"a": []})] == [50]
    assert ranking({}) == []


CONTESTED = [("botifarra", 4), ("truco", 4), ("truco", 2), ("balco", 2), ("balco", 4)]


@pytest.mark.parametrize(("game", "players"), CONTESTED)
def test_a_tournament_has_the_same_cards_at_all_tables_and_ends_after_its_deals(game, players):
    lines, hands = [], []
    for seed in (1, 2):
        rng, dealt = random.Random(seed), []
        one = table(game, players, length=2, keep=lines.append if seed == 1 else lambda _: None)
        one.sit("a", 0)
        while not one.is_over:
            if len(dealt) == len(one.gains) and not one.game.pause:
                dealt.append([one.game.scene(seat)["hand"] for seat in range(players)])
            advance(one, rng, (0,))
        hands.append(dealt)
        assert len(one.gains) == 2
        assert not one.go_on()
        assert one.view(0, NAMES)["over"]
        if seed == 1:
            assert LiveTable.restored("x", lines, lambda _: None).gains == one.gains
    # Who leads the second deal may hang on the first; the cards do not.
    assert hands[0] == hands[1]


def test_each_person_of_a_tournament_has_a_table_with_the_same_cards(service):  # noqa: F811
    async def told():
        service.start()
        members = joined(service, "Loutre", "Renard", "Huppe")
        tables = service.tables
        tables.seat_all(read_terms({"game": "balco", "players": 3}), members)
        tables.contest(read_terms({"game": "truco", "players": 2}), 3, members)
        assert len(tables.tables) == 3
        hands = {tuple(one.game.scene(0)["hand"]) for one in tables.tables.values()}
        assert len(hands) == 1
        assert {tables.tables[tables.table_of(one)].seat_of(one) for one in members} == {0}
        others = [tables.table_of(one) for one in members]
        assert [one["place"] for one in tables.ranked()] == [1, 1, 1]
        # Nobody sits down on the other side of somebody's table, nor at it while he is there.
        stranger, own = joined(service, "Milan")[0], tables.tables[tables.table_of(members[0])]
        assert own.id not in {one["id"] for one in tables.told(stranger)}
        for seat in (0, 1):
            with pytest.raises(LiveFault, match="taken"):
                tables.sit(stranger, own, seat)
        tables.dismiss(members[0])
        with pytest.raises(LiveFault, match="taken"):
            tables.sit(members[0], own, 1)
        # Nor at a second table, whose cards he knows; who came late may.
        tables.dismiss(members[1])
        tables.dismiss(members[2])
        left = tables.tables[others[1]]
        assert {one["id"]: one["free"] for one in tables.told(members[0])} == {own.id: [0]}
        with pytest.raises(LiveFault, match="taken"):
            tables.sit(members[0], left, 0)
        tables.sit(stranger, left, 0)
        tables.sit(members[0], own, 0)
        for game, players, deals in (("botifarra", 3, 3), ("truco", 2, 1), ("truco", 2, 7)):
            with pytest.raises(LiveFault, match="none"):
                tables.contest(read_terms({"game": game, "players": players}), deals, members)

    story(told())

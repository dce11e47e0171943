"""Tests of a match saved in a browser: it continues where it was, and reveals no hidden card."""

import base64
import json
import random
import zlib
from dataclasses import replace

import pytest

from cartes_lib import games
from cartes_lib.messages import format_message
from cartes_widgets.games.tables import PRESENTATIONS, players_of
from cartes_widgets.table import signed_match
from cartes_widgets.table.play import Play
from cartes_widgets.table.signed_match import decrypted, encrypted, read_signed, signed_text
from cartes_widgets.table.terms import Terms, TermsError, read_code, seed_of
from tests.caches import clear_caches

from .page import send
from .test_table import GAMES, act

each_game = pytest.mark.parametrize("game", GAMES)
SEATS = {game: shown.tables[0] for game, shown in PRESENTATIONS.items()}
SMALLEST = {
    game: min(players_of(game, ""), key=lambda players: (players == 2, players))
    for game in PRESENTATIONS
}
"""The smallest number of players of each game, but not two if there are other numbers.

The key is the game.
"""


def seated(game="botifarra", seed=5, **chosen):
    widget = Play(seed)
    view = {"variant": "", "players": SMALLEST[game], "helped": True, **chosen}
    send(widget, do="choose", game=game, **view)
    assert (widget.notice, widget.seated) == ("", True)
    return widget


def played(widget, acts, seed=1):
    rng = random.Random(seed)
    for _ in range(acts):
        act(widget, rng)
    return widget


def position(widget):
    scene = {name: value for name, value in widget.scene.items() if name != "taker"}
    return scene, widget.choices, widget.is_my_turn, widget.pending


def opened(text):
    body = text.split(".")[1]
    return json.loads(zlib.decompress(base64.urlsafe_b64decode(body)))


@each_game
@pytest.mark.parametrize("acts", [0, 1, 9, 40])
def test_a_match_goes_on_where_it_was_left_in_another_kernel(game, acts):
    first = played(seated(game), acts)
    again = Play()
    send(again, do="resume", saved=first.saved["text"])
    assert (again.notice, again.seated) == ("", True)
    while again.pending != first.pending:
        # A match that is restored shows a complete trick again, until the player goes on.
        assert again.pending in ("trick", "sweep", "deal")
        send(again, do="go")
    assert position(again) == position(first)
    assert again.saved == first.saved


def test_a_match_is_saved_from_its_first_card_and_has_begun_with_the_first_act():
    widget = Play(5)
    assert widget.saved == {}
    widget = seated()
    assert (widget.saved["begun"], opened(widget.saved["text"])["acts"]) == (False, [])
    assert played(widget, 1).saved["begun"]
    send(widget, do="leave")
    assert widget.saved == {}


@each_game
def test_a_saved_match_names_no_card_that_the_player_may_not_see(game):
    widget = played(seated(game), 6)
    saved = json.dumps(opened(widget.saved["text"])["acts"])
    state = widget.table_game.state
    hidden = [
        str(card)
        for seat in range(1, SMALLEST[game])
        for card in (state.hand(seat) if hasattr(state, "hand") else state.hands[seat])
    ]
    shown = json.dumps([widget.log, widget.scene])
    assert hidden
    assert not [card for card in hidden if f" {card}" in saved and card not in shown]


def test_a_card_that_another_player_discards_unseen_is_veiled():
    widget = seated("truco", players=3, variant="gallo")
    for _ in range(60):
        for seat, text in opened(widget.saved["text"])["acts"] if widget.saved else ():
            assert not (seat and text.startswith("discard"))
            if seat and text.startswith("?"):
                again = Play()
                send(again, do="resume", saved=widget.saved["text"])
                assert again.acts == widget.acts
                return
        act(widget, random.Random(2))
    raise AssertionError("nobody threw a card away")


def test_a_veil_is_read_at_its_own_place_only():
    ciphertext = encrypted("discard 7e", "here")
    assert decrypted(ciphertext, "here") == "discard 7e"
    assert "discard" not in bytes.fromhex(ciphertext).decode("latin-1")
    assert ciphertext != encrypted("discard 7e", "there")


@pytest.mark.parametrize(
    "text",
    [None, 7, "", "cartes1", "cartes1.x.y", "[]", "x" * 70_000, "cartes1.é.\udcff", {"a": 1}],
)
def test_an_invalid_match_is_refused_and_nothing_is_lost(text):
    widget = played(seated(), 8)
    before = position(widget)
    send(widget, do="resume", saved=text)
    assert widget.notice
    assert position(widget) == before


@pytest.mark.parametrize("error", [ValueError, KeyError, TypeError])
def test_a_match_of_an_older_release_is_refused_and_the_table_keeps_its_terms(error, monkeypatch):
    text = seated("truco").saved["text"]
    widget = played(seated(), 8)
    before, terms = position(widget), widget.terms

    def refuse(*_):
        raise error("older")

    monkeypatch.setattr(Terms, "begin", refuse)
    send(widget, do="resume", saved=text)
    assert widget.notice == format_message("match-refused-form")
    assert (position(widget), widget.terms) == (before, terms)


def test_a_match_that_was_changed_is_refused():
    text = played(seated(), 8).saved["text"]
    form, _, signature = text.split(".")
    content = opened(text)
    content["acts"][-1][1] = "9o"
    forged = base64.urlsafe_b64encode(zlib.compress(json.dumps(content).encode())).decode()
    widget = Play()
    send(widget, do="resume", saved=f"{form}.{forged}.{signature}")
    assert "modifiée" in widget.notice
    assert not widget.seated


@pytest.mark.parametrize(
    "plain",
    [{}, [], {"terms": {}, "acts": []}, {"terms": Terms(game="truco").plain(), "acts": [[9, "x"]]}],
)
def test_a_text_sealed_by_an_older_release_is_refused(plain):
    widget = Play()
    send(widget, do="resume", saved=signed_text(plain))
    assert widget.notice
    assert not widget.seated


def test_a_sealed_text_is_read_back_unchanged():
    assert read_signed(signed_text({"a": [1, "é"]})) == {"a": [1, "é"]}


@each_game
def test_a_move_can_be_taken_back_where_help_is_on(game):
    widget, rng = seated(game), random.Random(1)
    while not (widget.is_my_turn and not widget.pending):
        act(widget, rng)
    before = position(widget)
    act(widget, rng)
    played(widget, 3)
    while not widget.may["back"]:
        act(widget, rng)
    own = [at for at, (seat, _) in enumerate(widget.acts) if seat == 0][-1]
    acts = list(widget.acts)
    send(widget, do="back")
    assert widget.acts == acts[:own]
    assert widget.is_my_turn
    assert before[0]["seat_views"]


@pytest.mark.parametrize("game", ["botifarra", "truco"])
def test_a_move_is_taken_back_within_its_deal_only(game):
    widget, rng = seated(game), random.Random(1)
    while widget.pending != "deal":
        act(widget, rng)
    assert widget.may["back"], "the deal that is counted is still the current one"
    send(widget, do="go")
    while not widget.is_my_turn:
        act(widget, rng)
    acts = list(widget.acts)
    assert not widget.may["back"]
    send(widget, do="back")
    assert widget.notice
    assert widget.acts == acts
    again = Play()
    send(again, do="resume", saved=widget.saved["text"])
    while again.table_game.pause:
        send(again, do="go")
    assert not again.may["back"]
    while not widget.may["back"]:
        act(widget, rng)
    send(widget, do="back")
    assert widget.acts == acts


def test_a_saved_match_says_whether_the_learner_has_acted():
    widget, rng = seated("botifarra"), random.Random(1)
    while not widget.saved["acted"]:
        assert all(seat != 0 for seat, _ in widget.acts)
        act(widget, rng)
    assert widget.acts[-1][0] == 0


def test_no_move_can_be_taken_back_where_help_is_off():
    widget = played(seated(helped=False), 12)
    assert not widget.may["back"]
    before = position(widget)
    send(widget, do="back")
    assert widget.notice
    assert position(widget) == before


def test_a_friend_gets_the_same_cards_and_rules_by_a_code():
    first = Play()
    customs = {"target": 73, "under_trump": "forced"}
    send(first, do="choose", game="botifarra", variant="lliure", players=4, customs=customs)
    # A phone may type the code in capitals only.
    for code in (first.may["code"], first.may["code"].upper()):
        friend = Play(invited=code)
        assert friend.seated
        assert friend.scene["hand"] == first.scene["hand"]
        assert friend.terms.customs == customs


@pytest.fixture
def use_another_key(monkeypatch, tmp_path):
    """A function that gives this process the key of another server, until the test ends."""

    def use():
        monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path))
        clear_caches({signed_match.__file__})

    yield use
    clear_caches({signed_match.__file__})


def test_a_code_reveals_no_cards_and_another_server_refuses_it(use_another_key):
    code = Play().may["code"]
    seed = seed_of(code.split("/")[-1])
    use_another_key()
    with pytest.raises(TermsError):
        read_code(code)
    assert str(seed) not in code


@pytest.mark.parametrize(
    "code",
    [
        "",
        "botifarra",
        "mus/x/4/7",
        "botifarra/nowhere/4/7",
        "botifarra/lliure/9/7",
        "botifarra/lliure+target=74/4/7",
        "botifarra/lliure+enforce=claimable/4/7",
        "botifarra/lliure/4/ABCDEFGHJK",
        "botifarra/lliure/4/-1",
        "truco/sin-flor+flor_tariff=3-flat/4/7",
        "a/" * 300,
        None,
        7,
    ],
)
def test_an_invalid_code_shows_a_message_and_no_table(code):
    widget = Play()
    send(widget, do="join", code=code)
    assert widget.notice
    assert not widget.seated


@pytest.mark.parametrize(
    "chosen",
    [
        {"game": "mus", "players": 4},
        {"game": "botifarra"},
        {"game": "botifarra", "players": "4"},
        {"game": "botifarra", "players": 4, "house_players": ["nobody", "quim", "awa"]},
        {"game": "botifarra", "players": 4, "house_players": ["quim"]},
        {"game": "botifarra", "players": 4, "house_players": ["quim", "quim", "awa"]},
        {"game": "botifarra", "players": 4, "customs": {"target": 74}},
        {"game": "botifarra", "players": 4, "customs": {"announce_charge": 1}},
        {"game": "botifarra", "players": 4, "customs": {"charge_when": "always-when-losing"}},
        {"game": "botifarra", "players": 4, "customs": []},
        {"game": "truco", "players": 4, "helped": "yes"},
    ],
)
def test_an_impossible_table_is_refused_with_a_sentence(chosen):
    widget = Play()
    send(widget, do="choose", **chosen)
    assert widget.notice
    assert not widget.seated


@pytest.mark.parametrize(
    ("variant", "customs", "expected"),
    [
        (
            "truco/sin-flor",
            {"flor_tariff": "3-flat"},
            "«\u00a0La fleur vaut 3 points en tout\u00a0» ne va pas avec «\u00a0Sans fleur\u00a0».",
        ),
        (
            "botifarra/torneig-8",
            {"target": 73},
            "«\u00a0La partie se joue en 73 points\u00a0» ne va pas avec cette variante.",
        ),
        (
            "balco/",
            {"jokers": 0, "joker_vs_ace": "any"},
            "«\u00a0Contre un 1, le joker vaut ce qu’on veut\u00a0» ne va pas avec"
            " «\u00a0Sans jokers\u00a0».",
        ),
    ],
)
def test_customs_that_do_not_go_together_are_named_as_they_are_offered(variant, customs, expected):
    game, name = variant.split("/")
    widget = Play()
    send(widget, do="choose", game=game, variant=name, players=4, customs=customs)
    assert widget.notice == expected
    assert not widget.seated


@each_game
def test_each_custom_that_is_offered_makes_a_table(game):
    offered = next(item for item in Play().games if item["id"] == game)
    assert [custom["id"] for custom in offered["customs"]] == list(games.GAMES[game].offered)
    for custom in offered["customs"]:
        assert custom["text"]
        for value in custom["values"]:
            points = 0
            for variant in offered["variants"]:
                set_to = {custom["id"]: value["value"]}
                players = variant["players"][0]
                try:
                    terms = Terms(game=game, variant=variant["id"], customs=set_to, players=players)
                except TermsError:
                    continue
                points += bool(terms.begin().to_act)
            assert points, f"no table can be set to {set_to}"


def presets(game):
    return games.GAMES[game].presets


def test_every_preset_has_a_table_on_the_page_for_each_number_of_players():
    for offered in Play().games:
        game = offered["id"]
        assert {item["id"] for item in offered["variants"]} == set(presets(game))
        for variant in offered["variants"]:
            assert variant["name"]
            for players in variant["players"]:
                table = Terms(game=game, variant=variant["id"], players=players).begin()
                assert table.seats == players


def test_a_revenge_deals_the_same_cards_to_the_other_side():
    widget = seated("truco", players=2, variant="duelo", customs={"chicos_to_win": 1})
    cards = widget.table_game.state.dealt
    rng = random.Random(3)
    while widget.pending != "match":
        act(widget, rng)
    send(widget, do="side")
    assert widget.terms.viewer == 1
    assert widget.table_game.state.dealt == cards
    assert set(widget.scene["hand"]) == set(map(str, cards[1]))
    while widget.pending != "match":
        act(widget, rng)
    assert widget.scene["summary"]["lines"][-1]["id"] == "earlier"


def test_negative_points_of_the_other_side_have_a_minus_sign():
    widget = seated("truco", players=2, variant="duelo", customs={"chicos_to_win": 1})
    widget.terms = replace(widget.terms, earlier=(-16, 4))
    rng = random.Random(3)
    while widget.pending != "match":
        act(widget, rng)
    assert widget.scene["summary"]["lines"][-1]["value"] == "\u221216 – 4"


def test_the_sentence_that_ends_a_match_of_balco_has_a_capital():
    widget, rng = seated("balco", seed=7, players=2), random.Random(1)
    while not widget.scene["summary"]:
        act(widget, rng)
    title = widget.scene["summary"]["title"]
    assert title[0] == title[0].upper(), title


@each_game
def test_characters_of_the_house_sit_at_the_table_of_a_shared_link(game):
    players = SEATS[game]
    terms = read_code(f"{game}/{games.GAMES[game].usual}/{players}/7")
    assert len(terms.house_players) == players - 1
    assert terms.seated_in_turn[0] == PRESENTATIONS[game].house_players[0]
    chosen = ("nadia", "pere", "awa")[: players - 1]
    if len(chosen) == players - 1:
        assert read_code(terms.code, house_players=chosen).house_players == chosen

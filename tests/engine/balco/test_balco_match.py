"""Tests of Balcó's records, position strings and views, and of messages for refused actions."""

import random
from dataclasses import replace

import pytest
from balco_positions import at, hand, played

from cartes_lib.balco import Match, Rules, parse_action, parse_position, replay
from cartes_lib.balco.actions import Exchange, Lift, TakePile, Throw
from cartes_lib.cards import NotationError, card, cards
from cartes_lib.engine import IllegalAction
from cartes_lib.messages import (
    explain,
    format_message,
    notation_error_text,
    position_error_text,
    record_error_text,
)
from cartes_lib.position import PositionError
from cartes_lib.record import RecordError, dump_record, parse_record

TABLES = [
    Rules(),
    Rules(players=2, jokers=0, opening="throw", direction="left", finish_on_special="forbidden"),
    Rules(players=5, ace_stack="one-target-each", up_pickup="hand-empty", four_twos_clear=True),
    Rules(players=3, joker_vs_ace="any", seven_stack="consecutive", max_throws=60, target=2),
]


def random_match(rules, seed, steps=400):
    rng = random.Random(seed)
    match = Match(rules, seed)
    for _ in range(steps):
        if match.state.is_over:
            break
        seat = rng.choice(match.state.to_act)
        match.play(rng.choice(match.state.actions(seat)), seat)
    return match


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("up 3o 12c J1", Exchange(cards("3o 12c J1"))),
        ("take", TakePile()),
        ("lift 2", Lift(2)),
        ("7o 7c", Throw(cards("7o 7c"))),
        ("8o J1=8 J2=8", Throw(cards("8o J1 J2"), 8)),
        ("8o J1", Throw(cards("8o J1"))),
        ("1o >2", Throw(cards("1o"), None, (2,))),
        ("1o J1=1 >2 >0", Throw(cards("1o J1"), 1, (2, 0))),
    ],
)
def test_an_action_reads_back_from_its_notation(text, action):
    assert parse_action(text) == action
    assert str(action) == text


def test_one_card_or_target_is_given_alone_and_several_as_any_sequence():
    first = Throw(cards("1o"), None, (2,))
    assert Throw(card("1o"), None, 2) == Throw([card("1o")], targets=[2]) == first
    assert hash(Throw(iter(cards("1o")), None, range(2, 3))) == hash(first)
    assert parse_action("1o>2") == first


@pytest.mark.parametrize(
    "text", ["", "lift", "lift x", "lift 1 2", "take 2", "9", "J1=8 J2=9", "5o=5", ">1", "1o > 2"]
)
def test_an_invalid_action_is_reported(text):
    with pytest.raises(NotationError) as caught:
        parse_action(text)
    assert notation_error_text(caught.value)


def test_the_same_seed_deals_the_same_cards():
    assert Match(seed=7).state == Match(seed=7).state
    assert Match(seed=7).state != Match(seed=8).state


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: "-".join(map(str, rules.options())))
@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_replays_from_its_record_to_the_same_state(rules, seed):
    match = random_match(rules, seed)
    text = dump_record(match.record())
    record = parse_record(text)
    assert record == match.record()
    assert replay(record) == match.state
    again = Match.from_record(record)
    assert (again.state, again.record()) == (match.state, record)


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: "-".join(map(str, rules.options())))
def test_every_state_of_a_match_reads_back_from_its_position_string(rules):
    rng = random.Random(4)
    match = Match(rules, 4)
    for _ in range(90):
        state = match.state
        text = state.position()
        assert "\n" not in text
        assert parse_position(text) == state
        if state.is_over:
            break
        seat = rng.choice(state.to_act)
        match.play(rng.choice(state.actions(seat)), seat)


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: "-".join(map(str, rules.options())))
def test_no_view_shows_a_hidden_card(rules):
    rng = random.Random(9)
    match = Match(rules, 9)
    for _ in range(120):
        state = match.state
        for seat in (*range(rules.players), None):
            hidden = [*state.stock, *(card for row in state.down for card in row)]
            for other, own_hand in enumerate(state.hands):
                hidden += own_hand if other != seat else ()
            seen = repr(state.view(seat))
            assert [card for card in hidden if f"<{card}>" in seen] == []
        if state.is_over:
            break
        seat = rng.choice(state.to_act)
        match.play(rng.choice(state.actions(seat)), seat)


def test_a_view_of_an_unknown_seat_is_refused():
    with pytest.raises(ValueError, match="no seat 4"):
        Match().state.view(4)


def test_an_illegal_action_changes_nothing_in_a_match():
    match = random_match(Rules(), 5, steps=20)
    state, record = match.state, match.record()
    wrong = next(seat for seat in range(4) if seat not in state.to_act)
    with pytest.raises(IllegalAction):
        match.play(TakePile(), wrong)
    assert (match.state, match.record()) == (state, record)


def test_the_error_of_an_illegal_action_in_a_record_names_line_rule_throw_and_seat():
    match = random_match(Rules(), 5, steps=12)
    lines = dump_record(match.record()).splitlines()
    number = len(lines) - 1
    seat = match.record().deals[0].steps[-1].seat
    lines[number - 1] = f"{(seat + 1) % 4} take"
    with pytest.raises(RecordError) as caught:
        replay(parse_record("\n".join(lines)))
    error = caught.value
    assert (error.line, error.reason, error.detail) == (number, "illegal", "take")
    assert error.verdict.rule in ("BAL-TURN-01", "BAL-SP1-02")
    assert error.verdict.facts["throw"] <= 8
    assert error.verdict.facts["player"] == (seat + 1) % 4
    message = record_error_text(error)
    assert f"Ligne {number}" in message
    assert explain(error.verdict) in message


@pytest.mark.parametrize(
    ("old", "new", "detail"),
    [
        ('game = "balco"', 'game = "truco"', "truco"),
        ("dealer = ", "dealer = 4", "dealer"),
        ("dealer = ", "dealer = -1", "dealer"),
        ("stock = ", 'stock = "9o"', "stock"),
        ("down = ", 'down = ["9o 9c 9e"]', "down"),
        ("dealer = ", 'dealer = "1"', "dealer"),
        ("dealer = ", "colour = 1", "colour"),
        ("stock = ", "stock = 5", "stock"),
        ("stock = ", 'stock = "9x"', "stock"),
        ("hands = ", 'hands = ["9o"]', "hands"),
        ("up = ", "", "up"),
        ("[rules]", "[rules]\njokers = 3", "jokers"),
        ("[rules]", "[rules]\ncolour = 3", "colour"),
    ],
)
def test_a_damaged_record_is_reported_with_its_field(old, new, detail):
    lines = dump_record(random_match(Rules(), 5, steps=12).record()).splitlines()
    text = "\n".join(new if line.startswith(old) else line for line in lines)
    with pytest.raises(RecordError) as caught:
        replay(parse_record(text))
    assert caught.value.detail == detail
    blamed = text.splitlines()[caught.value.line - 1]
    # A missing field is reported at the header of its deal, or at the line itself.
    assert blamed.startswith(detail) or blamed in ("[[deal]]", new)
    assert record_error_text(caught.value).startswith(f"Ligne {caught.value.line}\u00a0:")


def test_a_record_without_a_deal_is_refused():
    with pytest.raises(RecordError, match="deal"):
        replay(parse_record('format = 1\ngame = "balco"\n'))


def test_in_a_match_of_several_deals_the_next_deal_follows_at_once():
    match = random_match(Rules(players=2, target=2, max_throws=400), 3, steps=5000)
    assert match.state.is_over
    deals = match.record().deals
    assert len(deals) >= 2
    assert [deal.setup["dealer"] for deal in deals[:2]] in ([0, 1], [1, 0])
    assert sorted(match.state.scores)[-1] == 2
    assert match.state.winner == match.state.scores.index(2)


def test_a_record_that_ends_with_a_deal_goes_on_with_the_next():
    match = random_match(Rules(players=2, target=2, max_throws=400), 3, steps=5000)
    first = replace(match.record(), deals=match.record().deals[:1])
    assert replay(first).deal_is_over
    again = Match.from_record(first, seed=1)
    assert again.state.exchanging
    assert again.state.dealer != first.deals[0].setup["dealer"]
    assert again.record().deals[:1] == first.deals
    assert len(again.record().deals) == 2
    # The next deal has the same cards each time, unless the caller gives another seed.
    assert Match.from_record(first).state == Match.from_record(first, seed=0).state != again.state


def test_the_dealer_of_the_next_deal_is_the_neighbour():
    record = random_match(Rules(players=2, target=2, max_throws=400), 3, steps=5000).record()
    second = record.deals[1]
    wrong = replace(second, setup={**second.setup, "dealer": 1 - second.setup["dealer"]})
    with pytest.raises(RecordError) as caught:
        replay(replace(record, deals=(record.deals[0], wrong)))
    assert caught.value.detail == "dealer"
    with pytest.raises(RecordError) as caught:
        replay(replace(record, deals=(replace(record.deals[0], steps=()), second)))
    assert caught.value.detail == "deal"


POSITION = (
    "balco; rules players=2 jokers=0; dealer 1; hands 3o 4o 5o / 6o 7o 8o; up / ; down / ; "
    "shown 3 / 6; turn 0; asks at-least 3; pile 3c; cleared "
    + " ".join(
        f"{rank}{suit}"
        for suit in "oceb"
        for rank in range(1, 13)
        if f"{rank}{suit}" not in ("3o", "4o", "5o", "6o", "7o", "8o", "3c")
    )
)


def test_a_position_is_read_from_a_hand_written_line():
    state = parse_position(POSITION)
    assert (state.to_act, hand(state, 1)) == ((0,), "6o 7o 8o")
    assert parse_position(state.position()) == state


@pytest.mark.parametrize(
    ("old", "new", "reason", "word"),
    [
        ("balco;", "brisca;", "unknown-game", "brisca"),
        ("turn 0", "turn zero", "bad-word", "zero"),
        ("turn 0", "turn 0 1", "bad-word", "1"),
        ("turn 0", "turn 2", "impossible", "turn"),
        ("turn 0;", "", "impossible", "exchanging"),
        ("turn 0", "tern 0", "unknown-field", "tern"),
        ("turn 0", "turn 0; turn 0", "repeated-field", "turn"),
        ("hands 3o 4o 5o /", "hands 3o 4o 5x /", "bad-word", "5x"),
        ("hands 3o 4o 5o /", "hands 3o 4o 5o", "impossible", "hands"),
        ("hands 3o 4o 5o /", "hands 3o 4o 4o /", "impossible", "hands"),
        ("hands 3o", "hands 3c", "impossible", "hands"),
        ("up / ;", "up 1o 1c / ;", "impossible", "hands"),
        ("jokers=0", "jokers=5", "bad-word", "jokers=5"),
        ("jokers=0", "colour=5", "bad-word", "colour=5"),
        ("jokers=0", "jokers", "bad-word", "jokers"),
        ("dealer 1; ", "", "missing-field", "dealer"),
        ("dealer 1", "dealer", "missing-field", "dealer"),
        ("dealer 1", "dealer 7", "impossible", "dealer"),
        ("asks at-least 3", "asks at-least 10", "bad-word", "10"),
        ("asks at-least 3", "asks trenca", "bad-word", "trenca"),
        ("asks at-least 3", "asks trenca 0", "bad-word", "0"),
        ("asks at-least 3", "asks at-least 4", "impossible", "asks"),
        ("asks at-least 3", "asks nothing 4", "bad-word", "nothing"),
        ("pile 3c", "pile 3c=4", "bad-word", "3c=4"),
        ("pile 3c", "pile J1", "bad-word", "J1"),
        ("pile 3c", "pile 3c; shots 1", "bad-word", "1"),
        ("pile 3c", "pile 3c; shots 1>0 0>1", "impossible", "shots"),
        ("pile 3c", "pile 3c; shots 5>0", "impossible", "shots"),
        ("pile 3c", "pile 3c; out 0", "impossible", "out"),
        ("pile 3c", "pile 3c; out 5", "impossible", "out"),
        ("pile 3c", "pile 3c; won 1", "impossible", "won"),
        ("shown 3 / 6", "shown 3 / 10", "impossible", "shown"),
        ("shown 3 / 6", "shown 3", "impossible", "shown"),
        ("pile 3c; cleared", "lifted 3c; cleared", "impossible", "lifted"),
    ],
)
def test_a_damaged_position_is_reported_with_its_word(old, new, reason, word):
    text = POSITION.replace(old, new, 1)
    with pytest.raises(PositionError) as caught:
        parse_position(text)
    error = caught.value
    assert (error.reason, error.word) == (reason, word)
    assert 0 <= error.place <= len(text)
    assert word in position_error_text(error)


@pytest.mark.parametrize(("rows", "at_word"), [("3o 4o 5o 6o", "6o"), ("", "")])
def test_the_error_for_missing_hands_is_at_the_last_card_or_at_the_end(rows, at_word):
    text = POSITION.replace("hands 3o 4o 5o / 6o 7o 8o", f"hands {rows}".rstrip(), 1)
    with pytest.raises(PositionError) as caught:
        parse_position(text)
    assert caught.value.place == (text.index(at_word) if at_word else len(text))


EXPLAINED = [
    (at("10o 3o / 9c", pile="7o", asks="trenca 1"), "10o", "Le 10 ne se lance pas sur un 7"),
    (at("1o 3o / 9c", pile="7o", asks="trenca 1"), "1o >1", "sous la trenca"),
    (at("J1 3o / 9c", pile="1o", shots="1>0"), "J1=5", "le joker ne peut être qu’un 1 ou un 2"),
    (
        at("9o 3o / 9c", pile="5o", asks="at-least 5"),
        "take",
        "Vous pouvez lancer, donc vous le devez",
    ),
    (at("9o 3o / 9c", pile="5o", asks="at-least 5"), "3o", "Le 3 est plus petit que le 5"),
    (at("5o 5c / 9c"), "5e", "le 5 d’épée n’est pas dans votre main"),
    (at("/ 9c", down="5o /"), "5o", "il faut lever une cachée"),
    (at("1o 5c / 9c 3o / 4e"), "1o", "Il faut dire qui est visé"),
    (
        at("J1 5c / 9c 3o", pile="1e", shots="1>0", joker_vs_ace="any"),
        "J1=10",
        "Un joker annoncé 10 ne se lance pas sur un 1",
    ),
]


@pytest.mark.parametrize(("state", "action", "words"), EXPLAINED)
def test_an_illegal_action_is_explained_in_words(state, action, words):
    message = explain(state.judge(parse_action(action))).replace("\u00a0", " ")
    assert words.lower() in message.lower()


def test_every_refusal_at_random_tables_has_a_sentence_and_a_rule():
    rng = random.Random(8)
    reasons = set()
    for number, rules in enumerate(TABLES):
        match = Match(rules, number)
        for _ in range(60):
            state = match.state
            for action in wild_actions(rng, rules):
                seat = rng.choice([*state.to_act, rng.randrange(-1, 6)])
                verdict = state.judge(action, seat)
                if not verdict.legal:
                    reasons.add(verdict.reason)
                    assert explain(verdict)
                    assert format_message(f"rule-{verdict.rule}")
                    known = seat in range(rules.players)
                    may = state.actions(seat) if known else ()
                    assert verdict.alternatives == tuple(map(str, may))
            if state.is_over:
                break
            seat = rng.choice(state.to_act)
            match.play(rng.choice(state.actions(seat)), seat)
    assert len(reasons) > 20


def wild_actions(rng, rules):
    """Random actions of every type, most of which are illegal in any state."""
    some = tuple(rng.sample(cards("1o 1c 2o 7o 7c 8o 10o 10c 12o 3o J1 J2 J3 J4"), 2))
    rank, seat = rng.randrange(-1, 14), rng.randrange(-1, rules.players + 1)
    return (
        TakePile(),
        Lift(rng.randrange(-1, 5)),
        Exchange(some),
        Throw(some[:1]),
        Throw(some, rank),
        Throw(some[:1], None, (seat,)),
        Throw(some[:1], rank, (seat, seat)),
    )


def test_a_state_is_not_changed_by_what_is_done_to_it():
    state = at("5o 5c 9o / 9c 9e 9b", stock="3o 3c")
    before = state.position()
    played(state, "5o 5c")
    assert state.position() == before


SEATS = [
    (at("5o / 6o / 9o / 3o"), "6o", 2, "Ce n’est pas le moment : on attend le joueur d’en face."),
    (at("5o / 6o / 9o"), "6o", 1, "Ce n’est pas le moment : on attend votre voisin de gauche."),
    (at("5o / 6o"), "6o", 1, "Ce n’est pas le moment : on attend votre adversaire."),
    (
        at("1o 5o / / 9o / 3o / 4o", out="1"),
        "1o >1",
        0,
        "On ne vise qu’un joueur qui a encore des cartes : votre voisin de droite n’en a plus.",
    ),
]


@pytest.mark.parametrize(("state", "action", "seat", "words"), SEATS)
def test_other_players_are_named_as_the_player_sees_them(state, action, seat, words):
    message = explain(state.judge(parse_action(action), seat)).replace("\u00a0", " ")
    assert message == words

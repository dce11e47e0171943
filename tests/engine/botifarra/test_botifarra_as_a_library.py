"""Tests of Botifarra as a library: any input gives a result or an error that names the problem."""

import random

import pytest

from cartes_lib import botifarra
from cartes_lib.botifarra import (
    OBLIGADA,
    IllegalAction,
    Match,
    Rules,
    RulesError,
    card,
    cards,
    dump_record,
    legal_cards,
    parse_position,
    parse_record,
    random_deal,
    replay,
    start_deal,
    trick,
    trick_winner,
)
from cartes_lib.botifarra.actions import Call, Claim, PlayCard
from cartes_lib.botifarra.dealing import cutter, misdeal_dealer, shuffler
from cartes_lib.botifarra.layout import piles_of, playable
from cartes_lib.botifarra.legal import lowest
from cartes_lib.botifarra.presets import RECTOR_I_VICARI, RECTOR_I_VICARI_AMB_MA
from cartes_lib.botifarra.score import deal_points, pile_points
from cartes_lib.botifarra.trick import beats, best_play, strength
from cartes_lib.cards import PACK_48, notation
from cartes_lib.messages import explain, position_error_text, record_error_text
from cartes_lib.position import PositionError
from cartes_lib.record import RecordError
from cartes_lib.tricks import Play, trick_of

NO_ACTION = (None, 7, "", "hello", "9z", "charge", [], object(), Call, PlayCard("1e"))
NO_ACTION += (PlayCard(None), Call(None), Call([]), PlayCard(card("9o"), charging=None))
NO_SEAT = (-1, 4, 99, "0", 1.0, True, [], object())


def after(rules, *calls):
    state = Match(rules, 5, dealer=0).state
    for call in calls:
        state = state.play(call)
    return state


def played_out(rules):
    state, rng = after(rules, "oros", "pass", "pass"), random.Random(1)
    while not state.deal_is_over:
        state = state.play(rng.choice(state.actions()))
    return state


CLAIMABLE = Rules(enforce="claimable")
SITUATIONS = {
    "choosing": after(OBLIGADA),
    "delegated": after(OBLIGADA, "delegate"),
    "doubling": after(OBLIGADA, "oros"),
    "leading": after(OBLIGADA, "oros", "pass", "pass"),
    "claimable": after(CLAIMABLE, "oros", "pass", "pass"),
    "two players": after(RECTOR_I_VICARI, "oros", "pass"),
    "two with hands": after(RECTOR_I_VICARI_AMB_MA, "oros", "pass"),
    "over": played_out(OBLIGADA),
    "over, open to claims": played_out(CLAIMABLE),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_judge_answers_any_input(name):
    state = SITUATIONS[name]
    for action in (*NO_ACTION, "9o", "oros", "claim", Call("pass"), PlayCard(card("J1"))):
        for seat in (*NO_SEAT, None, 0, 1):
            verdict = state.judge(action, seat)
            assert explain(verdict), (action, seat)
            assert hash(verdict) == hash(state.judge(action, seat))
            if action in NO_ACTION or seat in NO_SEAT[:3]:
                assert not verdict.legal, (action, seat)


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_text_is_judged_and_played_as_the_action_that_it_names(name):
    state = SITUATIONS[name]
    for seat in range(state.rules.seats):
        for action in state.actions(seat):
            assert state.judge(str(action), seat) == state.judge(action, seat)
            assert state.play(str(action), seat) == state.play(action, seat)


def test_a_value_that_is_neither_action_nor_text_raises_a_type_error():
    state = SITUATIONS["leading"]
    for action in (None, 7, [], object(), Call):
        with pytest.raises(TypeError, match="neither an action nor its notation"):
            state.play(action)
    for seat in ("0", 1.0, True):
        with pytest.raises(TypeError, match="a seat is a whole number"):
            state.play("9o", seat)
    for action in ("hello", "9z", PlayCard("1e"), Call(None)):
        with pytest.raises(IllegalAction) as error:
            state.play(action, 1)
        assert error.value.verdict.reason == "botifarra-no-such-action"
    for seat in (-1, 4):
        with pytest.raises(IllegalAction) as error:
            state.play("9o", seat)
        assert error.value.verdict.reason == "botifarra-no-such-seat"


@pytest.mark.parametrize("seat", [-1, -4, 4, 99])
def test_a_seat_that_the_table_does_not_have_is_refused(seat):
    for state in SITUATIONS.values():
        for asked in (state.view, state.actions, state.playable, state.rules.side):
            with pytest.raises(ValueError, match="no seat"):
                asked(seat)
    for asked in (shuffler, cutter, misdeal_dealer):
        with pytest.raises(ValueError, match="no seat"):
            asked(seat)
    with pytest.raises(ValueError, match="no seat"):
        trick("9o", leader=seat)
    with pytest.raises(ValueError, match="no seat"):
        trick_winner([(seat, card("9o"))], None)
    for make in (start_deal, Match):
        with pytest.raises(ValueError, match="no such dealer"):
            make(OBLIGADA, dealer=seat, **({"hands": PLAIN} if make is start_deal else {}))


PLAIN = tuple(PACK_48[at : at + 12] for at in (0, 12, 24, 36))


def test_seat_0_deals_obligada_by_default():
    state = start_deal(hands=PLAIN)
    assert (state.rules, state.dealer, state.to_act) == (OBLIGADA, 0, (0,))


def test_lists_are_dealt_as_tuples():
    state = start_deal(OBLIGADA, 1, [list(hand) for hand in PLAIN], [3, 4], 2)
    assert state == start_deal(OBLIGADA, 1, PLAIN, (3, 4), 2)
    assert isinstance(hash(state), int)
    for scored in ((1.0, 0), (1,), (1, 2, 3)):
        with pytest.raises(ValueError, match="sides note whole points"):
            start_deal(OBLIGADA, 1, PLAIN, scored)
    for finished in (-1, 1.5):
        with pytest.raises(ValueError, match="no such number of deals"):
            start_deal(OBLIGADA, 1, PLAIN, (), finished)


@pytest.mark.parametrize(
    ("options", "scored", "finished"),
    [
        ({}, (101, 0), 3),
        ({}, (-2, 0), 3),
        ({"fixed_deals": 4}, (30, 20), 4),
    ],
)
def test_no_deal_is_dealt_at_results_that_end_or_never_occur_in_a_match(options, scored, finished):
    with pytest.raises(ValueError, match="no deal is played at"):
        start_deal(Rules(**options), 1, PLAIN, scored, finished)
    alone = start_deal(Rules(table="4p-individual"), 1, PLAIN, (-2, 0, 1, 1), 1)
    assert alone.scores == (-2, 0, 1, 1)


@pytest.mark.parametrize("text", ["9o 9o", "9o J1"])
def test_functions_refuse_a_card_twice_and_jokers(text):
    hand = [card(word) for word in text.split()]
    for make in (
        lambda: legal_cards(hand, trick("1o"), None),
        lambda: legal_cards(cards("2o"), hand, None),
        lambda: lowest(hand),
        lambda: pile_points(hand, 1),
        lambda: deal_points([[(0, hand[0])], [(1, hand[1])]], None),
        lambda: trick_winner(hand, None),
        lambda: best_play(hand, None),
        lambda: piles_of(tuple(hand), ()),
        lambda: playable(tuple(hand), (), RECTOR_I_VICARI),
    ):
        with pytest.raises(ValueError, match=r"twice|joker|no card"):
            make()


def test_functions_refuse_impossible_tricks():
    with pytest.raises(ValueError, match="twice"):
        legal_cards(cards("9o 1o"), trick("9o"), None)
    with pytest.raises(ValueError, match="each seat plays one card"):
        trick_of([(0, card("9o")), (0, card("1o"))])
    with pytest.raises(ValueError, match="no card of this game"):
        strength(card("J1"))
    for first, other in (("J1", "9o"), ("9o", "J1")):
        with pytest.raises(ValueError, match="no cards of this game"):
            beats(card(first), card(other), None)
    with pytest.raises(ValueError, match="no seat 3"):
        trick_winner([Play(3, card("9o"))], None, Rules(table="3p"))
    with pytest.raises(ValueError, match="-1 tricks"):
        pile_points((), -1)


def test_one_import_is_enough_for_one_game():
    hands = random_deal(random.Random(4), OBLIGADA)
    assert random_deal(random.Random(4), OBLIGADA) == hands
    state = start_deal(OBLIGADA, 0, hands).play("oros")
    assert state.judge("contro", 1) == botifarra.Verdict(True, "BOT-DBL-01", "legal")
    match = Match(OBLIGADA, 4)
    match.play("botifarra")
    text = dump_record(match.record())
    assert replay(parse_record(text)) == match.state
    missing = set(botifarra.__all__) - set(dir(botifarra))
    assert not missing
    for name in ("card", "cards", "Suit", "Verdict", "IllegalAction", "parse_record", "solve"):
        assert name in botifarra.__all__


@pytest.mark.parametrize(
    ("expected", "other", "options"),
    [
        ("target", "fixed_deals", {"fixed_deals": 8, "target": 73}),
        ("doubling_order", "table", {"table": "2p-A", "doubling_order": "simultaneous"}),
        ("doubling_scale", "table", {"table": "3p", "doubling_scale": "arithmetic"}),
        (
            "announce_charge",
            "charge_when",
            {"table": "3p", "variant": "intermedia", "announce_charge": True},
        ),
        (
            "charge_cards",
            "charge_when",
            {
                "table": "4p-individual",
                "variant": "intermedia",
                "charge_cards": "sota-cavall-doubleton",
            },
        ),
    ],
)
def test_options_without_a_meaning_together_are_refused(expected, other, options):
    with pytest.raises(RulesError) as caught:
        Rules(**options)
    assert (caught.value.option, caught.value.reason, caught.value.other) == (
        expected,
        "contradiction",
        other,
    )


def recorded():
    match = Match(OBLIGADA, 4, dealer=2)
    match.misdeal()
    rng = random.Random(4)
    while match.state.finished < 1:
        match.play(rng.choice(match.state.actions()))
    match.play("oros")
    return dump_record(match.record()).replace("[rules]", '[rules]\nvariant = "obligada"')


@pytest.mark.parametrize(
    ("old", "new", "nth", "field"),
    [
        ("dealer = 2", "dealer = 7", 0, "dealer"),
        ("dealer = 2", "dealer = -1", 0, "dealer"),
        ("dealer = 2", 'dealer = "2"', 0, "dealer"),
        ("dealer = 0", "dealer = 1", 0, "dealer"),
        ('hands = ["', 'hands = ["9o ', 2, "hands"),
        ('hands = ["', 'hands = ["9z ', 1, "hands"),
        ("misdeal = true", "misdeal = 1", 0, "misdeal"),
        ("dealer = 3", "dealer = 3\nmisdeal = true", 0, "misdeal"),
        ("dealer = 3", "dealer = 3\nwind = 1", 0, "wind"),
        ('variant = "obligada"', 'variant = "hard"', 0, "variant"),
        ('variant = "obligada"', 'table = "3p"\ncard_order = "three-second"', 0, "card_order"),
    ],
)
def test_the_error_of_a_record_names_the_line_and_the_field(old, new, nth, field):
    text = recorded()
    place = -1
    for _ in range(nth + 1):
        place = text.index(old, place + 1)
    damaged = text[:place] + new + text[place + len(old) :]
    with pytest.raises(RecordError) as caught:
        replay(parse_record(damaged))
    assert (caught.value.reason, caught.value.detail) == ("bad-field", field)
    assert damaged.splitlines()[caught.value.line - 1].startswith(f"{field} =")
    assert str(caught.value.line) in record_error_text(caught.value)


def test_the_error_for_a_surplus_or_early_deal_is_at_its_header():
    text = recorded()
    lines = text.splitlines()
    last = max(at for at, line in enumerate(lines) if line == "[[deal]]")
    too_early = text + "\n" + "\n".join(lines[last:]) + "\n"
    with pytest.raises(RecordError) as caught:
        replay(parse_record(too_early))
    assert (caught.value.detail, caught.value.line) == ("deal", len(lines) + 2)
    short = Match(Rules(fixed_deals=1), 4)
    rng = random.Random(1)
    while not short.state.is_over:
        short.play(rng.choice(short.state.actions()))
    text = dump_record(short.record())
    too_many = text + text[text.index("\n[[deal]]") :]
    with pytest.raises(RecordError) as caught:
        replay(parse_record(too_many))
    assert (caught.value.detail, caught.value.line) == ("deal", len(text.splitlines()) + 2)


def test_the_first_dealer_of_a_record_holds_the_five_of_espadas_where_it_decides():
    match = Match(Rules(first_chooser="five-of-swords"), 4)
    dealer = match.state.dealer
    text = dump_record(match.record())
    with pytest.raises(RecordError) as caught:
        replay(parse_record(text.replace(f"dealer = {dealer}", f"dealer = {(dealer + 1) % 4}")))
    assert caught.value.detail == "dealer"
    position = match.state.position()
    with pytest.raises(PositionError) as error:
        parse_position(position.replace(f"dealer {dealer}", f"dealer {(dealer + 1) % 4}"))
    assert position[error.value.place - 7 :].startswith("dealer ")


@pytest.mark.parametrize(
    ("rules", "extra", "word"),
    [
        ("", "scored 101 0; finished 4", "101"),
        ("", "scored -1 0; finished 4", "-1"),
        ("fixed_deals=8", "scored 9 0; finished 8", "8"),
        ("table=3p", "scored 120 0 -120; finished 9", "120"),
        ("", "scored 0 0; finished 0; dealer 4", "4"),
    ],
)
def test_a_position_that_no_match_reaches_blames_its_field(rules, extra, word):
    table = Rules(table="3p") if "3p" in rules else OBLIGADA
    hands = random_deal(random.Random(1), table)
    dealer = "" if "dealer" in extra else "; dealer 0"
    dealt = " / ".join(map(notation, hands))
    text = f"botifarra; rules {rules}; dealt {dealt}; {extra}{dealer}"
    with pytest.raises(PositionError) as caught:
        parse_position(text)
    assert (caught.value.reason, caught.value.word) == ("impossible", word)
    assert text[caught.value.place :].startswith(word)
    assert position_error_text(caught.value)


def test_a_penalty_is_of_the_first_fault_once_it_is_too_late_to_correct_it():
    state = after(CLAIMABLE, "oros", "pass", "pass")
    rng = random.Random(3)
    while not state.faults:
        cards_now = state.actions()
        wrong = [item for item in cards_now if state.judge(item).rule == "BOT-PEN-02"]
        state = state.play(rng.choice(wrong or cards_now))
    offender = state.all_plays[state.faults[0]].seat
    with pytest.raises(PositionError):
        parse_position(state.position().replace("penalised", f"penalised {offender}"))
    while not state.is_too_late_to_correct(state.faults[0]):
        state = state.play(state.actions()[0])
    text = state.position()
    penalised = parse_position(text.replace("penalised", f"penalised {offender}"))
    assert penalised == state.play(Claim(), (offender + 1) % 4)
    with pytest.raises(PositionError):
        parse_position(text.replace("penalised", f"penalised {(offender + 1) % 4}"))

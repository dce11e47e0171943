"""Tests of wrong plays and penalties, misdeals, announced charges, and the referee."""

import random

import pytest

from cartes_lib.botifarra import (
    Match,
    Rules,
    parse_action,
    parse_position,
    replay,
    start_deal,
    trick,
)
from cartes_lib.botifarra.actions import Call, Claim, PlayCard
from cartes_lib.botifarra.bidding import CALLS
from cartes_lib.botifarra.dealing import misdeal_dealer
from cartes_lib.botifarra.judge import judge_play
from cartes_lib.botifarra.score import penalty
from cartes_lib.botifarra.state import replay_deal
from cartes_lib.cards import PACK_48, NotationError, card, cards, notation
from cartes_lib.engine import IllegalAction
from cartes_lib.messages import explain, record_error_text
from cartes_lib.record import RecordError, dump_record, parse_record

CLAIMABLE = Rules(enforce="claimable")


def rest(*hands):
    """Four hands of twelve that begin with `hands`; the other cards follow in the pack's order."""
    begun = [cards(hand) for hand in hands]
    left = [item for item in PACK_48 if not any(item in hand for hand in begun)]
    return tuple(hand + tuple(left.pop(0) for _ in range(12 - len(hand))) for hand in begun)


def begun(rules=CLAIMABLE, contract="botifarra", doublings=("pass", "pass")):
    """A state in which seat 2, with the 9o and 2o, must beat the 12o that seat 1 led."""
    hands = rest("3o 4o 2c", "12o 5o 3c", "9o 2o 4c", "7o 8o 5c")
    state = start_deal(rules, 0, hands)
    for call in (contract, *doublings):
        state = state.play(Call(call))
    return state.play(PlayCard(card("12o")))


def on(state, *plays):
    for text in plays:
        state = state.play(parse_action(text))
    return state


@pytest.mark.rule("BOT-PEN-02")
def test_a_card_against_the_rules_is_refused_where_they_are_enforced():
    state = begun(Rules())
    assert not state.judge(PlayCard(card("2o"))).legal
    assert state.judge(Claim()).reason == "botifarra-no-claims"
    assert explain(state.judge(Claim()))


@pytest.mark.rule("BOT-PEN-02")
def test_where_faults_are_claimed_an_illegal_card_stays_and_only_opponents_may_claim():
    before = begun()
    verdict = before.judge(PlayCard(card("2o")))
    assert (verdict.legal, verdict.rule) == (True, "BOT-PEN-02")
    assert explain(verdict)
    after = before.play(PlayCard(card("2o")))
    assert after.faults == (1,)
    assert after.judge(Claim(), 0).reason == "botifarra-nothing-to-claim"
    assert after.judge(Claim(), 3).legal
    assert after.judge("claim", 1).legal
    assert after.view(1).to_act == (3,)


@pytest.mark.rule("BOT-PEN-02")
def test_neither_the_seat_to_act_nor_its_actions_reveal_a_fault():
    faulty, lawful = begun().play("2o"), begun().play("9o")
    assert faulty.faults
    assert not lawful.faults
    assert faulty.to_act == lawful.to_act == (3,)
    for seat in range(4):
        assert faulty.actions(seat) == lawful.actions(seat)
        assert Claim() not in faulty.actions(seat)
        assert faulty.view(seat).to_act == lawful.view(seat).to_act


@pytest.mark.rule("BOT-PEN-02")
def test_a_claim_by_any_seat_is_about_the_first_fault_of_the_deal():
    twice = on(begun(), "2o", "8o")
    assert [twice.all_plays[fault].seat for fault in twice.faults] == [2, 3]
    for claimant in range(4):
        assert twice.play(Claim(), claimant) == begun()
    late = on(twice, "3o", "5o")
    for claimant in range(4):
        over = late.play(Claim(), claimant)
        assert (over.penalised, over.scores) == (2, (0, 72))


def to_the_end(state, rng, wrong_from):
    """The state at the end of the deal, after legal cards and one illegal card.

    The illegal card is the first possible one after `wrong_from` tricks.
    """
    while not state.deal_is_over:
        cards = state.actions()
        wrong = [item for item in cards if state.judge(item).rule == "BOT-PEN-02"]
        late = len(state.tricks) >= wrong_from and not state.faults
        state = state.play(
            rng.choice(wrong if wrong and late else cards[: len(cards) - len(wrong)])
        )
    return state


@pytest.mark.rule("BOT-PEN-02")
def test_a_fault_of_the_last_tricks_is_claimed_until_the_next_deal_is_dealt():
    rng = random.Random(2)
    over = to_the_end(on(begun(), "9o"), rng, wrong_from=9)
    assert over.faults
    assert over.deal_is_over
    assert over.to_act == over.actions(0) == ()
    offender = over.all_plays[over.faults[0]].seat
    claimant = (offender + 1) % 4
    assert over.judge(Claim()).reason == "botifarra-deal-over"
    assert over.judge(Claim(), offender).reason == "botifarra-nothing-to-claim"
    punished = over.play("claim", claimant)
    assert punished.penalised == offender
    assert punished.scores == penalty(offender % 2, 2)
    assert parse_position(punished.position()) == punished
    again = punished.judge(Claim(), claimant)
    assert again.reason == "botifarra-claimed-already"
    assert explain(again)


@pytest.mark.rule("BOT-PEN-02")
def test_a_false_claim_costs_nothing():
    lawful = on(begun(), "9o")
    for state in (begun(), lawful, to_the_end(lawful, random.Random(1), wrong_from=99)):
        for seat in range(4):
            before = state.position()
            with pytest.raises(IllegalAction):
                state.play(Claim(), seat)
            assert state.position() == before


@pytest.mark.rule("BOT-PEN-02")
def test_a_match_takes_a_claim_of_the_deal_before_while_the_next_has_not_begun():
    match = Match(CLAIMABLE, 1, dealer=0)
    match.state = begun()
    match.play("9o")
    rng, over = random.Random(2), None
    while match.state.finished == 0:
        state = match.state
        cards = state.actions()
        wrong = [item for item in cards if state.judge(item).rule == "BOT-PEN-02"]
        late = len(state.tricks) >= 9 and not state.faults
        lawful = cards[: len(cards) - len(wrong)]
        over = match.play(rng.choice(wrong if wrong and late else lawful))
    waiting = match.state
    assert over.faults
    claimant = (over.all_plays[over.faults[0]].seat + 1) % 4
    with pytest.raises(IllegalAction):
        match.play(Claim(), (claimant + 1) % 4)
    assert match.state == waiting
    over = match.play(Claim(), claimant)
    assert over.penalised is not None
    assert match.state.scored == over.scores
    assert (match.state.dealt, match.state.dealer) == (waiting.dealt, waiting.dealer)
    match.play("oros")
    with pytest.raises(IllegalAction) as caught:
        match.play(Claim(), claimant)
    assert caught.value.verdict.reason == "botifarra-nothing-to-claim"


@pytest.mark.rule("BOT-PEN-02")
def test_a_claim_before_the_next_tricks_first_card_takes_the_card_back():
    before = begun()
    fault = on(before, "2o")
    assert fault.play(Claim(), 1) == before
    assert on(fault, "8o", "3o").play(Claim(), 3) == before


@pytest.mark.rule("BOT-PEN-02", "BOT-PEN-01")
def test_a_later_claim_costs_the_deal():
    later = on(begun(), "2o", "8o", "3o", "5o")
    over = later.play(Claim(), 3)
    assert over.deal_is_over
    assert over.penalised == 2
    assert over.scores == penalty(0, 2) == (0, 72)
    assert over.to_act == ()
    assert parse_position(over.position()) == over


@pytest.mark.rule("BOT-PEN-01")
@pytest.mark.parametrize(
    ("contract", "doublings", "scored"),
    [
        ("oros", ("pass", "pass"), 36),
        ("botifarra", ("pass", "pass"), 72),
        ("oros", ("contro", "pass", "pass"), 72),
        ("oros", ("contro", "recontro", "pass", "pass"), 144),
        ("oros", ("contro", "recontro", "sant-vicenc"), 288),
    ],
)
def test_a_fault_costs_thirty_six_times_what_the_deal_counts(contract, doublings, scored):
    state = begun(CLAIMABLE, contract, doublings)
    over = on(state, "2o", "8o", "3o", "5o").play(Claim(), 3)
    assert over.scores == (0, scored)


def test_a_card_that_is_not_held_is_refused_at_every_table():
    assert begun().judge(PlayCard(card("3o"))).reason == "botifarra-not-in-hand"


def test_the_deal_after_a_penalty_goes_on_with_the_next_dealer():
    match = Match(CLAIMABLE, 1, dealer=0)
    match.state = begun()
    for text in ("2o", "8o", "3o", "5o"):
        match.play(parse_action(text))
    match.play(Claim(), 3)
    assert (match.state.dealer, match.state.scored, match.state.finished) == (1, (0, 72), 1)


@pytest.mark.rule("BOT-DEAL-08", "BOT-PEN-03")
def test_a_misdeal_costs_no_points_and_passes_the_deal_to_the_right():
    match = Match(Rules(), 4, dealer=2)
    again = match.misdeal()
    assert (again.dealer, again.scored, again.finished) == (3, (0, 0), 0)
    assert again.to_act == (3,)
    assert replay(parse_record(dump_record(match.record()))) == again
    assert misdeal_dealer(2, Rules(misdeal="same-dealer")) == 2
    assert Match(Rules(misdeal="same-dealer"), 4, dealer=2).misdeal().dealer == 2


@pytest.mark.rule("BOT-DEAL-08")
def test_a_misdeal_is_refused_once_a_card_is_led_and_changes_nothing():
    match, twin = Match(Rules(), 4, dealer=2), Match(Rules(), 4, dealer=2)
    for item in (match, twin):
        for call in ("oros", "pass", "pass"):
            item.play(Call(call))
        item.play(item.state.actions()[0])
    with pytest.raises(ValueError, match="has been led"):
        match.misdeal()
    assert match.record() == twin.record()
    for item in (match, twin):
        while item.state.finished == 0:
            item.play(item.state.actions()[0])
    assert match.state == twin.state


def test_a_record_cannot_end_in_a_misdeal_nor_say_it_by_halves():
    match = Match(Rules(), 4, dealer=2)
    match.misdeal()
    text = dump_record(match.record())
    cut = text[: text.rindex("[[deal]]")]
    for damaged in (cut, text.replace("misdeal = true", 'misdeal = "yes"')):
        with pytest.raises(RecordError) as caught:
            replay(parse_record(damaged))
        assert caught.value.detail == "misdeal"


CHARGING = Rules(variant="intermedia", announce_charge=True)


def charged(rules=CHARGING):
    """A state in which seat 2 may charge (play a point card that does not win) with the 11o.

    Seat 1 led the 9o; the partner of seat 2 plays last.
    """
    hands = rest("3o 4o 2c", "9o 5o 3c", "11o 2o 4c", "7o 8o 5c")
    state = start_deal(rules, 0, hands)
    return on(state, "botifarra", "pass", "pass", "9o")


@pytest.mark.rule("BOT-LEG-IN-05")
def test_a_charge_must_be_announced_where_the_table_says_so():
    state = charged()
    assert state.actions() == (PlayCard(card("11o"), charging=True), PlayCard(card("2o")))
    verdict = state.judge(PlayCard(card("11o")))
    assert (verdict.legal, verdict.rule) == (False, "BOT-LEG-IN-05")
    assert "charge 11o" in verdict.alternatives
    assert "charge" in explain(verdict)
    calls = state.judge(parse_action("charge 11o"))
    assert (calls.legal, calls.rule) == (True, "BOT-LEG-IN-02")


@pytest.mark.rule("BOT-LEG-IN-05")
@pytest.mark.parametrize("rules", [CHARGING, Rules(variant="intermedia")])
def test_a_charge_without_a_reason_is_refused(rules):
    state = charged(rules)
    verdict = state.judge(parse_action("charge 2o"))
    assert (verdict.legal, verdict.rule) == (False, "BOT-LEG-IN-05")
    assert verdict.alternatives == tuple(map(str, state.actions()))
    assert explain(verdict)


@pytest.mark.rule("BOT-LEG-IN-05")
def test_a_card_that_breaks_another_rule_is_explained_by_it_though_a_charge_is_said():
    verdict = judge_play(cards("11o 7o 2o 4c"), trick("9o"), None, card("4c"), True, CHARGING)
    assert (verdict.rule, verdict.reason) == ("BOT-PLAY-09", "botifarra-must-follow")
    assert verdict.alternatives == ("charge 11o", "2o")


@pytest.mark.rule("BOT-LEG-IN-05", "BOT-PEN-01")
def test_an_unannounced_charge_is_a_fault_that_can_be_claimed():
    rules = Rules(variant="intermedia", announce_charge=True, enforce="claimable")
    after = on(charged(rules), "11o")
    assert after.faults == (1,)
    assert not on(charged(rules), "charge 11o").faults
    assert parse_position(after.position()) == after
    announced = on(charged(rules), "charge 11o")
    assert parse_position(announced.position()) == announced


def exchanged(state, first, other):
    """The dealt hands of `state` as lists, with the cards `first` and `other` exchanged."""
    places = {first: other, other: first}
    return [[places.get(own_hand, own_hand) for own_hand in hand] for hand in state.dealt]


@pytest.mark.rule("BOT-LEG-IN-05")
def test_calls_and_plays_are_replayed_with_other_hands_where_legal():
    state = on(charged(), "charge 11o", "7o", "3o")
    again = replay_deal(state, exchanged(state, card("4c"), card("5c")))
    assert (again.hands[2][1], again.hands[3][1]) == (card("5c"), card("4c"))
    assert (again.calls, again.tricks) == (state.calls, state.tricks)
    with pytest.raises(IllegalAction) as caught:
        replay_deal(state, exchanged(state, card("2o"), card("5c")))
    assert caught.value.verdict.reason == "botifarra-charge-for-nothing"


@pytest.mark.rule("BOT-PEN-02")
def test_an_illegal_card_may_be_legal_with_another_hand():
    state = on(begun(), "2o")
    assert state.faults
    assert not replay_deal(state, exchanged(state, card("9o"), card("3o"))).faults


@pytest.mark.rule("BOT-PLAY-07")
def test_no_action_lets_a_player_talk_about_the_cards():
    for text in ("I have the 9o", "show 9o", "signal"):
        with pytest.raises(NotationError):
            parse_action(text)
    verdict = begun().judge(Call("nice trick"))
    assert (verdict.legal, verdict.reason) == (False, "botifarra-unknown-call")


def test_the_referee_finds_an_illegal_card_with_its_trick_player_and_rule():
    """The deal is recorded at a table without checks. Strict rules then find the illegal card."""
    match, rng = Match(CLAIMABLE, 6, dealer=0), random.Random(6)
    while not match.state.faults:
        state = match.state
        lawful = [action for action in state.actions() if state.judge(action).rule != "BOT-PEN-02"]
        wrong = [action for action in state.actions() if state.judge(action).rule == "BOT-PEN-02"]
        late = len(state.tricks) > 3
        match.play(rng.choice(wrong if wrong and late else lawful))
    trick, fault = len(match.state.tricks), match.state.all_plays[-1]
    text = dump_record(match.record()).replace('enforce = "claimable"\n', "")
    with pytest.raises(RecordError) as caught:
        replay(parse_record(text))
    verdict = caught.value.verdict
    assert (verdict.facts["trick"], verdict.facts["player"]) == (trick, fault.seat)
    assert verdict.rule.startswith("BOT-LEG-OB")
    assert text.splitlines()[caught.value.line - 1] == f"{fault.seat} {fault.card}"
    message = record_error_text(caught.value)
    assert f"pli {trick}" in message
    assert explain(verdict) in message


def test_a_refused_call_names_the_seat_in_turn_and_no_trick():
    state = Match(Rules(), 1, dealer=0).state
    verdict = state.judge(Call("contro"))
    assert (verdict.rule, verdict.facts["trick"], verdict.facts["player"]) == ("BOT-DBL-01", 0, 0)
    with pytest.raises(IllegalAction):
        state.play(Call("contro"))


@pytest.mark.parametrize(
    ("history", "call", "rule"),
    [
        ((), "pass", "BOT-TRUMP-01"),
        ((), "recontro", "BOT-DBL-01"),
        (("delegate",), "delegate", "BOT-TRUMP-02"),
        (("delegate",), "pass", "BOT-TRUMP-02"),
        (("oros",), "copas", "BOT-TRUMP-01"),
        (("oros",), "recontro", "BOT-DBL-03"),
        (("oros",), "sant-vicenc", "BOT-DBL-04"),
        (("oros", "contro"), "contro", "BOT-DBL-02"),
        (("botifarra", "contro"), "sant-vicenc", "BOT-DBL-04"),
        (("botifarra", "contro", "recontro"), "sant-vicenc", "BOT-DBL-04"),
        (("oros", "contro", "recontro", "sant-vicenc"), "sant-vicenc", "BOT-DBL-06"),
        (("oros", "pass", "pass"), "contro", "BOT-DBL-06"),
    ],
)
def test_every_call_that_is_closed_names_its_rule(history, call, rule):
    state = start_deal(Rules(), 0, rest("2o", "3o", "4o", "5o"))
    for word in history:
        state = state.play(Call(word))
    verdict = state.judge(Call(call))
    assert (verdict.legal, verdict.rule) == (False, rule)
    assert explain(verdict)


def test_a_refusal_out_of_turn_names_the_seat_in_turn():
    state = start_deal(Rules(), 0, rest("2o", "3o", "4o", "5o")).play(Call("oros"))
    verdict = state.judge(Call("contro"), 3)
    assert (verdict.rule, verdict.facts["seat"]) == ("BOT-DBL-01", "seat-partner")
    assert explain(verdict) == "Ce n’est pas à vous de parler : on attend votre partenaire."
    assert explain(state.judge(Call("contro"), 1)) == "C’est permis."
    assert state.judge(Call("contro"), 9).reason == "botifarra-no-such-seat"
    assert notation(state.hands[0]).startswith("2o")


@pytest.mark.rule("BOT-DBL-01", "BOT-DBL-03", "BOT-DBL-04")
def test_a_call_that_a_side_never_makes_is_refused_as_such_and_not_as_out_of_turn():
    state = start_deal(Rules(), 0, rest("2o", "3o", "4o", "5o")).play("oros")
    results = "BOT-DBL-01", "botifarra-not-ours-contro"
    for seat in (0, 2):
        verdict = state.judge("contro", seat)
        assert (verdict.rule, verdict.reason) == results
        assert "jamais" in explain(verdict)
        assert verdict.alternatives == ()
    state = state.play("contro")
    verdict = state.judge("recontro", 3)
    assert (verdict.rule, verdict.reason) == ("BOT-DBL-03", "botifarra-not-ours-recontro")
    assert state.judge("recontro", 2).reason == "botifarra-wrong-speaker"
    state = state.play("recontro")
    verdict = state.judge("sant-vicenc", 2)
    assert (verdict.rule, verdict.reason) == ("BOT-DBL-04", "botifarra-not-ours-sant-vicenc")
    assert state.judge("sant-vicenc", 3).reason == "botifarra-wrong-speaker"
    assert explain(verdict)


@pytest.mark.rule("BOT-TRUMP-01", "BOT-TRUMP-02", "BOT-DBL-01", "BOT-DBL-07")
def test_a_call_out_of_turn_is_refused_by_the_rule_of_the_call():
    talking = start_deal(Rules(), 0, rest("2o", "3o", "4o", "5o"))
    for call, rule in [("oros", "BOT-TRUMP-01"), ("pass", "BOT-TRUMP-02")]:
        assert talking.judge(call, 1).rule == rule
    for call, rule in [("contro", "BOT-DBL-01"), ("pass", "BOT-DBL-07")]:
        assert talking.play("oros").judge(call, 3).rule == rule


@pytest.mark.rule("BOT-TRUMP-02")
def test_a_second_delegation_is_refused_as_such_and_other_seats_as_wrong_speakers():
    state = start_deal(Rules(), 0, rest("2o", "3o", "4o", "5o")).play("delegate")
    verdict = state.judge("delegate", 0)
    assert (verdict.rule, verdict.reason) == ("BOT-TRUMP-02", "botifarra-delegated-already")
    assert "Vous avez laissé le choix" in explain(verdict)
    assert state.judge("delegate", 2).reason == "botifarra-must-choose"
    for seat, call in [(1, "delegate"), (3, "delegate"), (0, "oros"), (0, "pass"), (1, "pass")]:
        assert state.judge(call, seat).reason == "botifarra-wrong-speaker", (seat, call)


def test_the_alternatives_are_those_of_the_seat_that_asks():
    talking = start_deal(Rules(), 0, rest("2o", "3o", "4o", "5o"))
    simultaneous = start_deal(Rules(doubling_order="simultaneous"), 0, talking.dealt).play("oros")
    delegated, controed = talking.play("delegate"), talking.play("oros").play("contro")
    for state in (talking, delegated, controed, simultaneous, begun(Rules()), begun()):
        for seat in range(4):
            offered = tuple(map(str, state.actions(seat)))
            for text in (*CALLS, "9o", "3c", "charge 4c", "hello", "claim"):
                verdict = state.judge(text, seat)
                assert set(verdict.alternatives) <= set(offered), (seat, text)
                assert verdict.legal or bool(verdict.alternatives) == bool(offered), (seat, text)

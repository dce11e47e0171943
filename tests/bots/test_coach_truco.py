"""Tests of the coach of Truco: odds against an adjustable range, and reasons that are true."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sweeps import examples
from test_truco_monte_carlo import after, by_the_house, dealt

from cartes_lib import coach
from cartes_lib.bots.budget import Budget
from cartes_lib.cards import PACK_40, card, cards
from cartes_lib.messages import format_message
from cartes_lib.truco import (
    CON_FLOR,
    SIN_FLOR,
    Match,
    Rules,
    envido_value,
    parse_position,
    start_deal,
    strength,
)
from cartes_lib.truco.actions import Call, Discard, PlayCard
from cartes_lib.truco.bots import heuristic
from cartes_lib.truco.bots.bet_odds import Odds, odds
from cartes_lib.truco.bots.ranges import Range
from cartes_lib.truco.memory import remember
from cartes_lib.truco.odds import envido_win
from cartes_lib.truco.presets import GALLO

FEW = Budget(samples=10, seconds=None)
TWO = Rules(players=2, flor=False)


def ids(state, seat, action):
    result = coach.reasons("truco", remember(state, seat), action)
    return [item.id.removeprefix("truco-") for item in result]


class Truth:
    """Facts about the card `played` by `seat`, computed with all hands open.

    They check the coach's reasons.
    """

    def __init__(self, state, seat, played):
        self.deal, self.seat, self.card = state.deal, seat, played
        sides = state.deal.sides
        self.hand = state.deal.hand(seat)
        self.foes = [item for item in state.deal.seats if sides[item] != sides[seat]]
        table = state.deal.trick
        self.theirs = [strength(item.card) for item in table if item.seat in self.foes]
        self.ours = [strength(item.card) for item in table if item.seat not in self.foes]
        done = {item.seat for item in table} | {*state.deal.gone}
        self.later_opponents = [foe for foe in self.foes if foe not in done]
        self.foes_strengths = [strength(item) for foe in self.foes for item in state.deal.hand(foe)]

    @property
    def leads_trick(self):
        return strength(self.card) > max([0, *self.theirs, *self.ours])

    @property
    def taken(self):
        return self.leads_trick and not self.later_opponents

    def holds(self, name):
        others = [strength(item) for item in self.hand if item != self.card]
        mine = strength(self.card)
        results = self.deal.results
        checks = {
            "wins-hand": lambda: self.taken and self.deal.sides[self.seat] in results,
            "cheapest": lambda: (
                self.taken and not any(max(self.theirs) < item < mine for item in others)
            ),
            "unbeatable": lambda: self.leads_trick and mine > max([0, *self.foes_strengths]),
            "saves": lambda: max(self.ours) > max([0, *self.theirs]) and mine <= min(others),
            "ties": lambda: not results and mine == max(self.theirs) and max(others) > mine,
            "gives-up": lambda: (
                max([mine, *others]) <= max(self.theirs) and mine <= min([20, *others])
            ),
            "leads-best": lambda: not self.theirs and not self.ours and mine >= max([0, *others]),
            "keeps-brava": lambda: max(others) > 10 >= mine,
            "weakest": lambda: mine <= min(others),
        }
        return checks[name]()


@examples(10, 200)
@given(seed=st.integers(0, 10**6), count=st.integers(0, 18))
@pytest.mark.parametrize("rules", [CON_FLOR, SIN_FLOR, TWO, GALLO])
def test_every_reason_for_a_card_is_true_with_all_hands_open(rules, seed, count):
    state = by_the_house(dealt(rules, seed), count, random.Random(seed))
    if state.deal_is_over:
        return
    seat = state.to_act[0]
    for action in state.actions(seat):
        if isinstance(action, PlayCard):
            truth = Truth(state, seat, action.card)
            for ident in ids(state, seat, action):
                assert truth.holds(ident), (state.position(), action, ident)


def test_reasons_for_cards_by_example():
    start = start_deal(TWO, 0, (cards("1e 12o 4c"), cards("11c 6b 5e")))
    state = after(start, (1, "11c"))
    assert ids(state, 0, PlayCard(card("12o")))[0] == "cheapest"
    assert "cheapest" not in ids(state, 0, PlayCard(card("1e")))
    assert "unbeatable" in ids(state, 0, PlayCard(card("1e")))
    state = after(state, (0, "12o"), (0, "4c"), (1, "5e"), (1, "6b"))
    assert ids(state, 0, PlayCard(card("1e")))[0] == "wins-hand"


@pytest.mark.rule("TRU-GAL-02")
def test_the_weakest_of_four_is_thrown_away():
    state = start_deal(GALLO, 0, (cards("1e 12o 4c 3b"), cards("11c 6b 5e"), cards("2c 2b 2e")))
    assert ids(state, 0, Discard(card("4c"))) == ["throws-away"]
    assert ids(state, 0, Discard(card("1e"))) == []


@pytest.mark.rule("TRU-ENV-10")
def test_the_odds_of_an_envido_against_anything_are_those_of_counting():
    anything = Range(envido=-60, bluffs=0)
    for hand in ("7o 6o 3c", "10o 5c 1b", "4e 5e 12e"):
        rest = [item for item in PACK_40 if item not in cards(hand)][:3]
        state = start_deal(TWO, 0, (cards(hand), tuple(rest)))
        state = after(state, (1, "envido"))
        result = odds(remember(state, 0), "envido", anything)
        assert result.exact
        assert result.win == pytest.approx(float(envido_win(cards(hand), 1, 0)), abs=0.02)


def test_an_envido_is_accepted_from_one_win_in_four_and_refused_below():
    for hand, says in (("7o 6o 3c", "quiero"), ("10o 11c 12b", "no-quiero")):
        state = start_deal(TWO, 0, (cards(hand), cards("7e 6e 1c")))
        state = after(state, (1, "envido"))
        result = odds(remember(state, 0), "envido")
        assert result.needed == pytest.approx(0.25)
        assert (result.win >= 0.25) == (says == "quiero")
        name = "enough-envido" if says == "quiero" else "short-envido"
        other = "no-quiero" if says == "quiero" else "quiero"
        assert ids(state, 0, Call(says)) == [name]
        assert ids(state, 0, Call(other)) == [], "odds against it are no reason for it"


def test_even_odds_are_called_even_for_both_answers(monkeypatch):
    even = Odds("envido", 0.2503, 0.25, 2, 1, exact=True)
    monkeypatch.setattr("cartes_lib.truco.bots.reasons.odds", lambda *_: even)
    state = start_deal(TWO, 0, (cards("7o 6o 3c"), cards("7e 6e 1c")))
    memory = remember(after(state, (1, "envido")), 0)
    for call in ("quiero", "no-quiero"):
        (reason,) = coach.reasons("truco", memory, Call(call))
        message = format_message(reason.key, **reason.facts)
        assert "et les deux se valent" in message
        assert "suffit" not in message


@pytest.mark.parametrize("ask", ["envido", "truco"])
@pytest.mark.parametrize("hand", ["7o 6o 3c", "10o 11c 12b", "1e 3o 2c", "4o 5c 6b"])
def test_the_odds_support_each_answer_and_raise(hand, ask):
    state = start_deal(TWO, 0, (cards(hand), cards("7e 6e 1c")))
    state = after(state, (1, ask))
    result = odds(remember(state, 0), ask)
    answers = {"quiero": result.win >= result.needed, "no-quiero": result.win < result.needed}
    raises = ("envido",) if ask == "truco" else ("real-envido",)
    for call in (*(name for name, is_advised in answers.items() if is_advised), *raises):
        (reason,) = coach.reasons("truco", remember(state, 0), Call(call))
        assert f"{reason.facts['win']}" in format_message(reason.key, **reason.facts)


def test_a_narrower_range_lowers_the_odds():
    state = start_deal(TWO, 0, (cards("7o 1o 3c"), cards("7e 6e 1c")))
    state = after(state, (1, "envido"))
    memory = remember(state, 0)
    wide, narrow = (odds(memory, "envido", Range(envido=least)).win for least in (20, 31))
    assert wide > narrow + 0.2
    state = start_deal(TWO, 0, (cards("7o 2o 3c"), cards("7e 6e 1c")))
    state = after(state, (1, "truco"))
    memory = remember(state, 0)
    wide, narrow = (odds(memory, "truco", Range(truco=least)).win for least in (0.2, 0.8))
    assert wide > narrow


def test_advice_follows_the_range_that_the_player_sets():
    state = start_deal(TWO, 0, (cards("7o 1o 3c"), cards("7e 6e 1c")))
    state = after(state, (1, "envido"))
    behind = [
        other.behind
        for item in (Range(envido=15), Range(envido=31, bluffs=0))
        for other in coach.advise(
            "truco", state, 0, random.Random(2), Budget(120, None), ranges=item
        ).candidates
        if str(other.action) == "no-quiero"
    ]
    assert behind[0] > behind[1]


def test_every_reason_has_a_sentence_and_occurs():
    keys = set()
    for seed in range(42):
        rng = random.Random(seed)
        rules = (TWO, CON_FLOR, GALLO)[seed % 3]
        state = dealt(rules, seed)
        while not state.deal_is_over:
            seat = state.to_act[0]
            memory = remember(state, seat)
            for action in state.actions(seat):
                if isinstance(action, Call) and seed % 4:
                    continue
                for reason in coach.reasons("truco", memory, action):
                    assert "{" not in format_message(reason.key, **reason.facts)
                    keys.add(reason.id)
            state = state.play(heuristic.choose(state.view(seat), state.actions(seat), rng), seat)
        if keys == {*coach.REASONS["truco"]}:
            break
    assert keys == {*coach.REASONS["truco"]}


@pytest.mark.parametrize("hand", ["4o 5c 6b", "7o 6o 3c"])
def test_the_fact_about_an_envido_is_its_value(hand):
    state = start_deal(TWO, 0, (cards("4e 11c 6e"), cards(hand)))
    (reason,) = coach.reasons("truco", remember(state, 1), Call("envido"))
    assert reason.facts["value"] == envido_value(cards(hand))


def test_the_costliest_decisions_of_a_hand_can_be_played_again():
    match = Match(TWO, seed=5)
    while len(match.record().deals) == 1:
        seat = match.state.to_act[0]
        actions = match.state.actions(seat)
        by_text = {str(action): action for action in actions}
        match.play(by_text.get("falta-envido") or by_text.get("no-quiero") or actions[0], seat)
    results = [
        entry
        for seat in (0, 1)
        for entry in coach.costliest(match.record(), seat, random.Random(1), deal=0, budget=FEW)
    ]
    assert results, "a falta envido without cards costs something"
    for item in results:
        assert item.loss > item.error
        state = parse_position(item.position)
        state.play(item.chosen, item.seat)
        state.play(item.better, item.seat)

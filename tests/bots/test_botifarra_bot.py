"""Tests of Botifarra's heuristic bot: its contracts and cards; it beats a random player."""

import random

import pytest
from sweeps import some

from cartes_lib.botifarra import LLIURE, OBLIGADA, PRESETS, Match, start_deal
from cartes_lib.botifarra.actions import Call, PlayCard
from cartes_lib.botifarra.bots import heuristic as bot
from cartes_lib.cards import PACK_48, card, cards


def deal(own):
    """A deal in which seat 0, the dealer, has the hand `own`; the other cards are in pack order."""
    hand = cards(own)
    rest = [item for item in PACK_48 if item not in hand]
    return start_deal(OBLIGADA, 0, (hand, *(tuple(rest[n : n + 12]) for n in (0, 12, 24))))


def chosen(state, seed=0):
    (seat,) = state.to_act[:1]
    return bot.choose(state.view(seat), state.actions(seat), random.Random(seed))


def after(state, *actions):
    for action in actions:
        state = state.play(action)
    return state


@pytest.mark.parametrize("rules", [OBLIGADA, LLIURE])
@pytest.mark.parametrize("seed", some(range(5), 1))
def test_a_match_among_players_of_the_house_comes_to_its_end(rules, seed):
    match, rng = Match(rules, seed), random.Random(seed)
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.play(bot.choose(match.state.view(seat), match.state.actions(seat), rng), seat)
    assert match.state.is_over
    assert max(match.state.scores) >= rules.target


def test_it_names_its_longest_suit():
    assert chosen(deal("9e 1e 12e 11e 10e 8e 7e 2o 3o 2c 3c 2b")) == Call("espadas")


def test_it_delegates_with_nothing_to_name():
    assert chosen(deal("2o 3o 4o 2c 3c 4c 2e 3e 4e 2b 3b 4b")) == Call("delegate")


def test_it_names_botifarra_with_the_high_cards_of_all_suits():
    assert chosen(deal("9o 1o 9c 1c 9e 1e 9b 1b 2o 2c 2e 2b")) == Call("botifarra")


def with_hands(*hands):
    """A deal with espadas as trump, in which other cards complete the given hands to twelve."""
    all_hands = [cards(text) for text in hands]
    rest = iter(item for item in PACK_48 if not any(item in hand for hand in all_hands))
    full = tuple((*hand, *(next(rest) for _ in range(12 - len(hand)))) for hand in all_hands)
    return after(start_deal(OBLIGADA, 3, full), Call("espadas"), Call("pass"), Call("pass"))


def test_the_last_player_loads_a_trick_that_its_partner_wins():
    state = with_hands("2o 3o 4o", "9o 6o", "5o 7o", "1o 12o 8o")
    # Seat 0 leads; seat 1, the partner of seat 3, wins the trick with the 9.
    state = after(state, PlayCard(cards("2o")[0]), PlayCard(card("9o")), PlayCard(cards("5o")[0]))
    assert chosen(state) == PlayCard(card("1o"))


def test_the_last_player_takes_with_what_counts_most():
    state = with_hands("12o 3o", "2o 6o", "5o 7o", "1o 9o 8o")
    state = after(
        state, PlayCard(cards("12o")[0]), PlayCard(cards("2o")[0]), PlayCard(cards("5o")[0])
    )
    assert chosen(state) == PlayCard(card("9o"))


def test_it_beats_a_random_player():
    """The two bots of a side make more points in eight deals than their random opponents."""
    ours = 0
    for seed in range(8):
        rng = random.Random(seed)
        match = Match(OBLIGADA, seed)
        state = match.state
        while not state.deal_is_over:
            seat = state.to_act[0]
            actions = state.actions(seat)
            if seat % 2 == seed % 2:
                action = bot.choose(state.view(seat), actions, rng)
            else:
                calls = [action for action in actions if str(action) in ("pass", "oros")]
                action = calls[0] if calls else rng.choice(actions)
            state = state.play(action, seat)
        ours += state.points[seed % 2] - 36
    assert ours > 0


def test_at_a_table_of_three_it_takes_a_trick_of_an_opponent_as_the_last_player():
    rules = PRESETS["tres"]
    first = [cards("10o 11o 12o"), cards("8o 9o 1o"), cards("5o 6o 7o")]
    rest = [item for item in rules.pack if not any(item in hand for hand in first)]
    sizes = (0, 9, 18, 27)
    hands = [(*hand, *rest[sizes[n] : sizes[n + 1]]) for n, hand in enumerate(first)]
    state = after(start_deal(rules, 0, hands), "bastos")
    while state.talk.speaker is not None:
        state = state.play("pass")
    state = after(state, "8o", "5o")
    assert state.to_act == (0,)
    assert chosen(state) == PlayCard(card("12o"))

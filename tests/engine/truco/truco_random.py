"""Random tables, deals and hands of Truco, in which flores are frequent."""

import random

from hypothesis import strategies as st

from cartes_lib.cards import PACK_40, Suit
from cartes_lib.options import options_of
from cartes_lib.truco import Rules, start_deal
from cartes_lib.truco.actions import Call
from cartes_lib.truco.dealing import deal_cards


@st.composite
def tables(draw):
    """Rules with random options that do not contradict each other."""
    options = {"players": draw(st.sampled_from([2, 3, 4, 6, 8]))}
    for name, option in options_of(Rules).items():
        if name not in options and draw(st.booleans()):
            options[name] = draw(st.sampled_from((option.default, *option.values[:8])))
    return Rules.fitting(options)


def flores_for_all(rng, players):
    """A pack whose order gives each seat three cards of one suit."""
    suits = {suit: [card for card in PACK_40 if card.suit == suit] for suit in Suit}
    hands = []
    while len(hands) < players:
        suit = rng.choice([suit for suit in Suit if len(suits[suit]) >= 3])
        rng.shuffle(suits[suit])
        hands.append([suits[suit].pop() for _ in range(3)])
    first = [hand[turn] for turn in range(3) for hand in hands]
    return first + rng.sample([card for card in PACK_40 if card not in first], 40 - len(first))


def start(rules, rng):
    """The start of a deal with random scores and many flores.

    With six or eight players, it may be a round of all players (redonda) or of duels (pica-pica).
    """
    dealer = rng.randrange(rules.players)
    pack = rng.sample(PACK_40, 40)
    if rng.random() < 0.5:
        pack = flores_for_all(rng, rules.players)
    return start_deal(
        rules,
        dealer,
        deal_cards(pack, None, dealer, rules),
        [rng.randrange(rules.target) for _ in range(rules.accounts)],
        finished=rng.randrange(3),
        exposed=pack[0] if rng.random() < 0.1 else None,
    )


def any_seat(state, rng):
    """A seat that may act: usually the seat whose turn it is, sometimes any other."""
    if rng.random() < 0.7:
        return rng.choice(state.to_act)
    return rng.choice([seat for seat in range(state.rules.players) if state.actions(seat)])


def states(rules, seed):
    """The positions of a random deal, in order; players rarely give up the hand."""
    rng = random.Random(seed)
    state = start(rules, rng)
    yield state
    while not state.deal_is_over:
        seat = any_seat(state, rng)
        choice = state.actions(seat)
        stay = [item for item in choice if item != Call("mazo")]
        state = state.play(rng.choice(stay if stay and rng.random() < 0.9 else choice), seat)
        yield state

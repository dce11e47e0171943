"""Tests that reasons in verdicts are true of the position, by an independent count.

A reason for the better choice must also be false of the rejected choice.
"""

from collections import Counter
from fractions import Fraction
from functools import partial
from itertools import combinations

import pytest

from cartes_lib.asking import answer_key, generate
from cartes_lib.asking.botifarra.weighed_plays import plays_bank
from cartes_lib.asking.registry import position_of
from cartes_lib.asking.truco.weighed_plays import truco_bank
from cartes_lib.botifarra.score import card_points
from cartes_lib.botifarra.trick import beats, best_play, trump_of
from cartes_lib.cards import PACK_40, PACK_48, card, cards
from cartes_lib.seats import right_of
from cartes_lib.tricks import Play
from cartes_lib.truco import envido_value, strength
from cartes_lib.truco.envido import has_flor

SEEDS = range(500)
ORDER = (2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 1, 9)
"""The ranks of Botifarra, from low to high (BOT-SET-05)."""


def key_of(lesson, kind, seed):
    return answer_key(generate(lesson, kind, seed, 1 + seed % 3))


def above(hand, played):
    """The cards of `hand` in the suit of `played` that are higher."""
    return [
        item
        for item in hand
        if item.suit == played.suit and ORDER.index(item.rank) > ORDER.index(played.rank)
    ]


def of_suit(hand, suit):
    return [item for item in hand if item.suit == suit]


def is_true_of_lead(name, facts, choice, hand, trump):
    """Whether the reason `name` for `choice`, the first lead of a deal, is true of `hand`."""
    others = [item for item in PACK_48 if item not in hand]
    suit = of_suit(hand, choice.suit)
    trumps = of_suit(others, trump)
    longest = max(len(of_suit(hand, each)) for each in {item.suit for item in hand})
    return {
        "draws-trumps": choice.suit == trump and bool(trumps),
        "last-trump": choice.suit == trump and not trumps,
        "highest": not above(others, choice),
        "master": not above(others, choice) and (choice.suit == trump or not trumps),
        "from-length": len(suit) == longest >= 4,
        "makes-void": len(suit) == 1 and choice.suit != trump and bool(of_suit(hand, trump)),
        # The two reasons against a lead are true of the card that they speak against.
        "exposes": not (card_points(choice) >= 2 and above(others, choice)),
        "opens": not {9, 1} & {item.rank for item in suit},
    }[name]


@pytest.mark.rule("BOT-PLAY-01")
def test_on_500_seeds_the_reason_for_a_lead_is_true_of_it_and_not_of_the_wrong_lead():
    seen = Counter()
    for seed in SEEDS:
        weighed = position_of(generate("BO-14", "play", seed, 1 + seed % 3))
        key, trump = key_of("BO-14", "play", seed), trump_of(weighed.contract)
        for choice, verdict in key.replies.items():
            if verdict.key != "why-costs":
                continue
            name = verdict.then.key.rsplit("-play-")[-1].removeprefix("coach-botifarra-")
            facts = verdict.then.facts
            assert is_true_of_lead(name, facts, card(key.answer), weighed.hand, trump)
            assert not is_true_of_lead(name, facts, card(choice), weighed.hand, trump)
            assert facts["card"] == card(key.answer)
            assert facts.get("count") in (None, len(of_suit(weighed.hand, facts["card"].suit)))
            if name == "opens":
                assert facts["top"] in weighed.hand
                assert (facts["suit"], facts["top"].rank in (9, 1)) == (card(choice).suit, True)
            if name == "exposes":
                assert facts["higher"] not in weighed.hand
                assert facts["points"] == card_points(card(choice))
            seen[name] += 1
    assert len(seen) >= 6


class Trick:
    """A trick in which seat 0 plays `choice`; the other seats have their real cards."""

    def __init__(self, state, choice):
        self.state, self.choice, self.trump = state, choice, state.trump
        self.before = best_play(state.trick, state.trump, state.rules) if state.trick else None
        later = [right_of(0, 4, step) for step in range(1, 4 - len(state.trick))]
        self.opponents = {seat: state.hands[seat] for seat in later if seat % 2}
        self.unseen = [item for hand in state.hands[1:] for item in hand]

    @property
    def takes(self):
        plays = (*self.state.trick, Play(0, self.choice))
        return len(plays) > 1 and best_play(plays, self.trump, self.state.rules).seat == 0

    @property
    def is_partners(self):
        return self.before is not None and self.before.seat == 2

    def is_beaten(self, over):
        """Whether an opponent who plays later really holds a card that beats the card `over`."""
        rules = self.state.rules
        own_cards = (item for hand in self.opponents.values() for item in hand)
        return any(beats(item, over, self.trump, rules) for item in own_cards)


def is_true_of_card(name, facts, better, other):
    """Whether the reason `name` is true in the real deal; `better` and `other` are tricks."""
    hand, led = better.state.hands[0], not better.state.trick
    worth, cost = card_points(better.choice), card_points(other.choice)
    table = sum(card_points(play.card) for play in better.state.trick)
    rest = of_suit([item for item in hand if item != other.choice], other.choice.suit)
    alone = of_suit([item for item in hand if item != better.choice], better.choice.suit)
    safe = better.is_partners and not better.is_beaten(better.before.card)
    both_lose = not better.takes and not other.takes
    trumps = of_suit(better.unseen, better.trump)
    return {
        "wins": lambda: (
            better.takes
            and not better.is_beaten(better.choice)
            and not other.takes
            and facts["points"] == table + worth + 1
        ),
        "richer": lambda: better.takes and other.takes and facts["points"] == worth > cost,
        "cheaper": lambda: (
            better.takes
            and not better.is_beaten(better.choice)
            and other.choice in above(hand, better.choice)
        ),
        "overtakes": lambda: safe and other.takes and not better.takes,
        "loads": lambda: safe and both_lose and facts["points"] == worth > cost,
        "risks": lambda: better.is_partners and bool(better.opponents) and facts["points"] == cost,
        "gives": lambda: better.before.seat % 2 and both_lose and facts["points"] == cost > worth,
        "bares": lambda: rest == [facts["honour"]] and bool(above(other.unseen, rest[0])),
        "spends": lambda: other.takes and not better.takes and bool(other.opponents),
        "exposes": lambda: led and facts["higher"] in above(other.unseen, other.choice),
        "takes-sure": lambda: better.takes and not better.is_beaten(better.choice),
        "makes-void": lambda: not alone and bool(of_suit(hand, better.trump)),
        "lowest": lambda: not better.takes and above(alone, better.choice) == alone,
        "draws-trumps": lambda: (
            led and better.choice.suit == better.trump and facts["left"] == len(trumps)
        ),
        "from-length": lambda: led and facts["count"] == len(of_suit(hand, better.choice.suit)),
        "master": lambda: led and not better.is_beaten(better.choice),
        "partner-ruffs": lambda: led and not of_suit(better.state.hands[2], better.choice.suit),
    }[name]()


@pytest.mark.rule("BOT-PLAY-09")
@pytest.mark.parametrize("name", ["cards", "draws"])
def test_in_each_position_of_the_banks_the_reason_for_a_card_is_true_in_the_real_deal(name):
    for position in plays_bank(name):
        better = Trick(position.state, position.best)
        for choice in position.costly:
            message = position.reason(choice)
            reason = message.key.rsplit("-play-")[-1].removeprefix("coach-botifarra-")
            other = Trick(position.state, choice)
            assert is_true_of_card(reason, message.facts, better, other)
            assert message.facts["card"] == position.best
            if message.key.startswith("reason-play-"):
                assert message.facts["other"] == choice


def is_true_in_truco(name, facts, choice, state):
    """Whether the coach's reason `name` for a card or a call of seat 0 is true."""
    view = state.view(0)
    if name.endswith("-truco"):
        yes, no = facts.get("yes", 2), facts.get("no", 1)
        needed = round(100 * Fraction(yes - no, 2 * yes))
        return {
            "bets-truco": facts["win"] >= 50,
            "bluffs-truco": facts["win"] < 50,
            "enough-truco": facts.get("needed") == needed <= facts["win"],
            "short-truco": facts.get("needed") == needed > facts["win"],
        }[name]
    mine, rest = strength(card(choice)), [item for item in view.hand if str(item) != choice]
    theirs = max((strength(play.card) for play in view.trick), default=0)
    seen = {*view.hand, *(play.card for trick in view.tricks for play in trick)}
    beaten = sum(strength(item) < mine for item in PACK_40 if item not in seen)
    return {
        "weakest": bool(rest) and all(strength(item) >= mine for item in rest),
        "keeps-brava": mine < 11 <= max(map(strength, rest), default=0),
        "cheapest": mine > theirs > 0 and not [1 for x in rest if theirs < strength(x) < mine],
        "gives-up": theirs >= max(map(strength, view.hand))
        and mine == min(map(strength, view.hand)),
        "leads-best": not view.trick
        and all(strength(item) <= mine for item in rest)
        and facts.get("beaten") in (None, beaten),
    }[name]


@pytest.mark.rule("TRU-TRU-13")
@pytest.mark.parametrize("name", ["cards", "answers", "calls"])
def test_in_each_position_of_the_banks_the_reason_for_a_card_or_a_call_of_truco_is_true(name):
    for position in truco_bank(name):
        for choice in position.costly:
            message = position.reason(choice)
            reason = message.key.removeprefix("coach-truco-")
            assert is_true_in_truco(reason, message.facts, position.best, position.state)
            if choice[0].isdigit() and not reason.endswith("-truco"):
                assert not is_true_in_truco(reason, {}, choice, position.state)


LOW_TO_HIGH = (3, 4, 5, 6, 7, 8, 9, 11, 12, 1)
"""The numbers of Balcó that a pile can ask for."""


def ranks(hand):
    return Counter(0 if item.is_joker else item.rank for item in hand)


def heights(hand):
    # A card that is not in the order counts more than the highest number.
    return sorted(
        (LOW_TO_HIGH.index(rank) if rank in LOW_TO_HIGH else len(LOW_TO_HIGH))
        for rank in ranks(hand).elements()
    )


def largest_set(hand):
    counts = ranks(hand)
    del counts[0]
    return max(counts.values(), default=0)


def is_true_of_face_up(name, facts, position, better, other):
    """Whether the reason `name` is true of the face-up cards `better`, and not of `other`."""
    better, other = (cards(" ".join(ids)) for ids in (better, other))
    return {
        "card": lambda: (
            ranks(better)[facts["rank"]] == facts["count"] > ranks(other)[facts["rank"]]
        ),
        "pair": lambda: largest_set(better) == facts["count"] > largest_set(other),
        "high": lambda: (
            (heights(better)[-1], sum(heights(better))) > (heights(other)[-1], sum(heights(other)))
        ),
    }[name]()


def is_true_of_throw(name, facts, position, better, other):
    """Whether the reason `name` is true of the throw `better`, and not of `other`."""
    (rank, count), (other_rank, other_count) = (
        map(int, throw.split("x")) for throw in (better, other)
    )
    left = ranks(position.hand)
    left[other_rank] -= other_count
    tops = [item.rank for item in position.pile[-4 + min(count, 3) :]]
    is_number = rank in LOW_TO_HIGH and other_rank in LOW_TO_HIGH
    over = is_number and LOW_TO_HIGH.index(rank) > LOW_TO_HIGH.index(other_rank)
    top = position.pile[-1].rank
    return {
        "clears": lambda: set(tops) == {rank} and other_rank not in (rank, 10),
        "together": lambda: count == facts["count"] > other_count,
        "skips": lambda: rank == 8 != other_rank,
        "raises": lambda: (
            (over or other_rank == 10)
            and ranks(position.hand)[10] >= 2
            and LOW_TO_HIGH.index(rank) > LOW_TO_HIGH.index(top)
        ),
        "spare": lambda: (
            rank not in (1, 2, 10) and other_rank == facts["other"] and left[other_rank] == 0
        ),
        "low": lambda: is_number and not over and rank != other_rank,
    }[name]()


def against(key, is_true):
    """The name of the reason in the reply to each choice; "" for a wrong choice without a reason.

    Checks that a reason is true of one of the two compared choices, and false of the other.
    """
    better = key.answer
    for choice, verdict in key.replies.items():
        if verdict.then is None:
            if choice not in (better, *key.accepted):
                yield ""
            continue
        name, facts = verdict.then.key.rsplit("-")[-1], verdict.then.facts
        if facts["who"] == "best":
            assert is_true(name, facts, better, choice)
            assert not is_true(name, facts, choice, better)
        else:
            others = [other for other in key.replies if other != choice]
            compared = [other for other in others if is_true(name, facts, choice, other)]
            assert compared
            assert not any(is_true(name, facts, other, choice) for other in compared)
        yield name


@pytest.mark.parametrize(
    ("kind", "is_true", "names", "unexplained"),
    [
        pytest.param(
            "swap",
            is_true_of_face_up,
            {"card", "pair", "high"},
            0.03,
            marks=pytest.mark.rule("BAL-SET-06"),
        ),
        pytest.param(
            "play",
            is_true_of_throw,
            {"clears", "together", "skips", "raises", "spare", "low"},
            0.0,
            marks=pytest.mark.rule("BAL-TURN-04"),
        ),
    ],
    ids=["exchange", "throw"],
)
def test_on_500_seeds_a_reason_is_true_of_the_better_choice_alone(
    kind, is_true, names, unexplained
):
    seen = Counter()
    for seed in SEEDS:
        exercise = generate("BA-11", kind, seed, 1 + seed % 3)
        check = partial(is_true, position=position_of(exercise))
        seen.update(
            against(
                answer_key(exercise),
                lambda name, facts, a, b, check=check: check(name, facts, better=a, other=b),
            )
        )
    assert {*seen} - {""} == names
    assert seen[""] <= unexplained * seen.total()


@pytest.mark.rule("TRU-TRU-13")
def test_on_500_seeds_the_count_of_cards_decides_whether_to_accept_a_raise():
    for seed in SEEDS:
        position = position_of(generate("TR-11", "play", seed, 1 + seed % 3))
        key = key_of("TR-11", "play", seed)
        seen = {position.card, *sum(position.tricks, ())}
        least = {"any": 0, "ace": 8, "two": 9, "three": 10, "brava": 11}[position.habit]
        possible = [item for item in PACK_40 if item not in seen and strength(item) >= least]
        # Each player has won a trick, so a tie in the last one goes to the winner of the first.
        won = sum(strength(item) <= strength(position.card) for item in possible)
        facts = key.why.facts
        assert (facts["won"], facts["total"]) == (won, len(possible))
        needed = Fraction(1, {"truco": 4, "retruco": 6, "vale-cuatro": 8}[position.call])
        stays = key.answer["decision"] == "yes"
        assert facts["least"] == round(100 * needed)
        if position.last_point:
            assert stays == (won > 0)
        else:
            assert stays == (Fraction(won, len(possible)) > needed)
            assert stays == (facts["percent"] > facts["least"])


HANDS = [
    (sum(1 << PACK_40.index(item) for item in hand), envido_value(hand))
    for hand in combinations(PACK_40, 3)
    if not has_flor(hand)
]
"""Each hand without a flor, as a set of bits, and its value."""


def win_share(hand, is_mano, least, bluff):
    """The share of the opponent's hands that `hand` beats.

    A hand worth less than `least` has the weight `bluff`, any other hand the weight 1.
    """
    own = sum(1 << PACK_40.index(item) for item in hand)
    mine = envido_value(hand) + is_mano
    won = every = Fraction(0)
    for value, count in Counter(value for bits, value in HANDS if not bits & own).items():
        weight = count * (1 if value >= least else bluff)
        every += weight
        won += weight * (value < mine)
    return won / every


BETTORS = {
    "any": (0, 0),
    "24": (24, 0),
    "27": (27, 0),
    "29": (29, 0),
    "27-fifth": (27, Fraction(1, 5)),
    "29-half": (29, Fraction(1, 2)),
}


@pytest.mark.rule("TRU-ENV-10")
@pytest.mark.parametrize("kind", ["odds", "call"])
def test_on_500_seeds_the_chance_against_a_range_is_a_count_of_its_hands(kind):
    for seed in SEEDS:
        position = position_of(generate("TR-16", kind, seed, 1 + seed % 3))
        key = key_of("TR-16", kind, seed)
        share = win_share(position.hand, position.is_mano, *BETTORS[position.bettor])
        facts = key.why.facts
        assert facts["percent"] == round(100 * share)
        if kind == "call":
            assert facts["percent"] != facts["least"]
            assert (facts["percent"] > facts["least"]) == (key.answer["decision"] == "quiero")


@pytest.mark.rule("TRU-ENV-09")
def test_on_500_seeds_the_share_of_bluffs_makes_both_answers_equal():
    for seed in SEEDS:
        position = position_of(generate("TR-16", "bluffs", seed, 1 + seed % 3))
        won = win_share(position.hand, True, position.least, position.share)
        facts = key_of("TR-16", "bluffs", seed).why.facts
        assert abs(facts["needed"] - 100 * won) <= 1
        assert facts["percent"] == round(100 * position.share)

"""Tests of questions about cards that were played: what the player saw, and what follows."""

import random
from functools import cache

import pytest

from cartes_lib.asking.botifarra.counting import TrumpsLeft, Void, cannot_hold
from cartes_lib.asking.botifarra.deducing import Highest, Unable
from cartes_lib.asking.botifarra.drawing import DrawTrumps
from cartes_lib.asking.botifarra.play_reasons import COMPARISONS, true_comparisons
from cartes_lib.asking.botifarra.weighed_plays import plays_bank
from cartes_lib.asking.render import message_text, public
from cartes_lib.botifarra import LLIURE, OBLIGADA
from cartes_lib.botifarra.memory import remember
from cartes_lib.messages import LANGUAGES, use_language
from cartes_lib.seats import seat_names

SEEDS = range(40)
RULES = pytest.mark.parametrize("rules", [LLIURE, OBLIGADA])


@cache
def random_draw(kind, seed, level, rules):
    return kind().draw(random.Random(seed), level, rules)


@pytest.mark.parametrize(("level", "least", "most"), [(1, 2, 3), (2, 4, 5), (3, 6, 8)])
def test_more_tricks_are_remembered_at_higher_levels(level, least, most):
    lengths = {len(random_draw(TrumpsLeft, seed, level, OBLIGADA).tricks) for seed in SEEDS}
    assert min(lengths) == least
    assert max(lengths) == most


@RULES
def test_own_fallen_and_unseen_trumps_make_twelve(rules):
    for seed in SEEDS:
        seen = random_draw(TrumpsLeft, seed, 1 + seed % 3, rules)
        question = TrumpsLeft().ask(seen, rules)
        assert question.key.answer + len(seen.played_cards) + len(seen.own) == 12
        assert sum(value for _, value in question.key.breakdown) == question.key.answer


def test_a_page_shows_of_the_deal_what_the_player_saw():
    for seed in SEEDS:
        seen = random_draw(TrumpsLeft, seed, 2, OBLIGADA)
        scene = public(TrumpsLeft().ask(seen, OBLIGADA))["scene"]
        shown = [play["card"] for trick in scene["tricks"] for play in trick]
        assert len(shown) == 4 * len(seen.tricks)
        assert len(scene["hand"]) == 12 - len(seen.tricks)
        assert scene["plays"] == []


@RULES
def test_the_player_named_without_a_suit_had_to_play_otherwise_with_it(rules):
    answers = set()
    for seed in SEEDS:
        seen = random_draw(Void, seed, 1 + seed % 3, rules)
        answer = Void().ask(seen, rules).key.answer
        answers.add(answer)
        for seat, name in enumerate(seat_names(4)):
            if seat and seen.unseen(rules):
                excluded = [
                    any(cannot_hold(trick, seat, card, seen.trump, rules) for trick in seen.tricks)
                    for card in seen.unseen(rules)
                ]
                assert all(excluded) == (name == answer)
    assert {"right", "partner", "left", "nobody"} == answers


@RULES
def test_a_card_of_another_suit_is_the_proof_that_a_suit_is_lacking(rules):
    proofs = []
    for seed in SEEDS:
        seen = random_draw(Void, seed, 1 + seed % 3, rules)
        key = Void().ask(seen, rules).key
        if key.answer == "nobody":
            continue
        seat = seat_names(4).index(key.answer)
        shown = [
            next(play.card for play in trick if play.seat == seat)
            for trick in seen.tricks
            if all(cannot_hold(trick, seat, card, seen.trump, rules) for card in seen.unseen(rules))
        ]
        elsewhere = [card for card in shown if card.suit != seen.suit]
        proofs += [(key.why.facts["card"], elsewhere)] if elsewhere else []
    assert proofs
    assert all(card == others[0] for card, others in proofs)


@RULES
def test_one_offered_card_is_excluded_by_the_play(rules):
    for seed in SEEDS:
        position = random_draw(Unable, seed, 1 + seed % 3, rules)
        out = [
            card
            for card in position.offered
            if cannot_hold(position.trick, position.seat, card, position.trump, rules)
        ]
        assert [str(card) for card in out] == [Unable().ask(position, rules).key.answer]


def test_a_low_card_reveals_something_only_if_it_was_forced():
    forced, _ = Unable().read(trick="10b 4b", cards="3b 8b", seat=2)
    low = forced.offered[0]
    assert cannot_hold(forced.trick, 2, low, None, OBLIGADA)
    assert not cannot_hold(forced.trick, 2, low, None, LLIURE)


def test_a_card_is_the_highest_left_if_none_above_it_is_unseen():
    answers = [
        Highest().ask(random_draw(Highest, seed, 3, OBLIGADA), OBLIGADA).key.answer
        for seed in SEEDS
    ]
    assert {"yes", "no"} == set(answers)


def test_each_wrong_lead_has_a_reason_that_does_not_hold_for_it():
    for position in plays_bank("draws"):
        memory = remember(position.state, 0)
        assert position.costly
        for card in position.costly:
            reason = position.reason(card)
            assert reason is not None
            name = reason.key.removeprefix("reason-play-")
            assert name not in true_comparisons(memory, card, position.best)


def test_drawing_trumps_is_right_in_some_positions_and_wrong_in_others():
    draws = {
        position.best.suit == position.state.trump
        for position in plays_bank("draws")
        if not position.state.trick
    }
    assert draws == {True, False}


def test_exchanged_suits_change_nothing_but_the_suits():
    position = random_draw(DrawTrumps, 3, 3, OBLIGADA)
    means = sorted(position.averages.values())
    assert any(sorted(item.averages.values()) == means for item in plays_bank("draws"))
    assert position.state.to_act == (0,)
    assert set(position.averages) == set(position.state.hands[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_reasons_of_the_positions_are_sentences(lang):
    with use_language(lang):
        for position in plays_bank("draws"):
            texts = [message_text(position.reason(card)) for card in position.costly]
            assert all(text.endswith(".") for text in texts)
    assert "exposes" in COMPARISONS

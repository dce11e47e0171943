"""Tests of legal throws of Balcó: numbers, 2, 10, 1 and jokers, with every option."""

import re

import pytest
from balco_positions import allowed, at, played, refusal

from cartes_lib.balco import Rules, can_throw, judge_throw, legal_ranks, must_take
from cartes_lib.balco.condition import FREE, RANKS, Condition, at_least, trenca, under_fire
from cartes_lib.balco.legal import playable_ranks
from cartes_lib.balco.pile import RankedCard
from cartes_lib.cards import card, cards
from cartes_lib.messages import LANGUAGES, explain, format_message, use_language

TRENCA = (2, 3, 4, 5, 6, 7)
JOKER_WORDS = {"en": "joker", "es": "comodín", "ca": "comodí", "fr": "joker"}


@pytest.mark.rule("BAL-LEG-01")
@pytest.mark.rule("BAL-LEG-02")
@pytest.mark.rule("BAL-LEG-04")
@pytest.mark.rule("BAL-LEG-05")
@pytest.mark.rule("BAL-LEG-06")
@pytest.mark.rule("BAL-LEG-07")
@pytest.mark.parametrize(
    ("condition", "ranks"),
    [
        (FREE, RANKS),
        (at_least(3), RANKS),
        (at_least(4), (1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12)),
        (at_least(5), (1, 2, 5, 6, 7, 8, 9, 10, 11, 12)),
        (at_least(6), (1, 2, 6, 7, 8, 9, 10, 11, 12)),
        (trenca(1), TRENCA),
        (trenca(3), TRENCA),
        (at_least(8), (1, 2, 8, 9, 10, 11, 12)),
        (at_least(9), (1, 2, 9, 10, 11, 12)),
        (at_least(11), (1, 2, 10, 11, 12)),
        (at_least(12), (1, 2, 10, 12)),
        (under_fire(), (1, 2)),
    ],
)
def test_the_condition_of_the_pile_allows_these_ranks(condition, ranks):
    assert legal_ranks(condition) == ranks
    assert legal_ranks(condition, joker=True) == ranks
    for rank in RANKS:
        (single,) = cards(f"{rank}c")
        assert can_throw((single,), condition) == can_throw(rank, condition) == (rank in ranks)
        assert can_throw(cards("J2"), condition, (), rank) == (rank in ranks)
        assert must_take((single,), condition) == (rank not in ranks)


@pytest.mark.rule("BAL-LEG-01")
def test_on_an_empty_pile_on_a_two_and_after_a_clear_anything_goes():
    assert len(at("3o 1c 12e / 9c").actions()) == 3
    assert allowed(at("3o 4o / 9c", pile="12c 2o"), "3o")
    assert allowed(played(at("10o 3o / 9c", pile="12c", asks="at-least 12"), "10o"), "3o")


@pytest.mark.rule("BAL-LEG-03")
def test_seven_and_eight_are_numbers():
    for rank, least in ((7, 8), (7, 9), (8, 9), (8, 12)):
        verdict = judge_throw(rank, at_least(least))
        assert (verdict.rule, verdict.reason) == ("BAL-LEG-03", "balco-too-low")
    assert can_throw(7, at_least(6))
    assert can_throw(8, at_least(8))


@pytest.mark.rule("BAL-LEG-05")
def test_a_ten_is_refused_by_a_seven_or_a_one_in_force():
    assert judge_throw(10, trenca(1)).rule == "BAL-LEG-05"
    assert judge_throw(10, under_fire()).rule == "BAL-LEG-05"
    assert judge_throw(10, at_least(7)).reason == judge_throw(10, at_least(1)).reason
    assert not can_throw(10, at_least(7))
    assert allowed(at("10o / 9c", pile="7o 4c", asks="at-least 4"), "10o")
    assert allowed(at("10o / 9c", pile="7o 2c"), "10o")
    assert allowed(at("10o / 9c"), "10o")


@pytest.mark.rule("BAL-LEG-05")
def test_at_some_tables_a_seven_or_a_one_anywhere_in_the_pile_refuses_a_ten():
    strict = Rules(ten_ban="anywhere-in-pile")
    for pile in ((7, 4), (1, 2, 4), cards("7o 4c"), (RankedCard(card("J1"), 7), card("4c"))):
        verdict = judge_throw(10, at_least(4), pile, rules=strict)
        assert (verdict.rule, verdict.reason) == ("BAL-LEG-05", "balco-ten-banned")
        assert can_throw(10, at_least(4), pile)
        assert not can_throw(cards("J2"), at_least(4), pile, 10, strict)
    assert can_throw(10, at_least(4), (3, 4), rules=strict)
    assert can_throw(10, FREE, (), rules=strict)
    assert 10 not in legal_ranks(FREE, (7, 2), strict)


@pytest.mark.rule("BAL-LEG-02", "BAL-LEG-04", "BAL-LEG-05", "BAL-LEG-08")
@pytest.mark.parametrize("jokers", [0, 4])
@pytest.mark.parametrize("ten_ban", ["top", "anywhere-in-pile"])
@pytest.mark.parametrize("pile", [(), (7,)])
@pytest.mark.parametrize("least", [4, 7, 9])
def test_the_refusal_of_a_low_number_names_the_other_cards_that_are_legal(
    jokers, ten_ban, pile, least
):
    rules = Rules(jokers=jokers, ten_ban=ten_ban)
    refused = judge_throw(3, at_least(least), pile, rules=rules)
    with use_language("en"):
        text = explain(refused)
    words = set(text.split(": ")[1].strip(".").replace(",", "").split())
    assert {str(least), "higher", "2"} <= words
    assert ("10" in words) == can_throw(10, at_least(least), pile, rules=rules)
    assert ("joker" in words) == (jokers > 0)


@pytest.mark.rule("BAL-LEG-08")
def test_the_refusal_of_a_low_joker_names_the_ten_only_where_it_may_be_declared():
    with use_language("en"):
        on_nine = explain(judge_throw(card("J1"), at_least(9), (), 4))
        on_seven = explain(judge_throw(card("J1"), at_least(7), (), 4))
    assert on_nine.endswith("9 or higher, a 2 or a 10.")
    assert on_seven.endswith("7 or higher, or a 2.")


@pytest.mark.rule("BAL-LEG-06")
def test_under_a_seven_the_ladder_is_replaced():
    assert refusal(at("1o 3c / 9c", pile="7o", asks="trenca 1"), "1o >1") == (
        "BAL-LEG-06",
        "ace-on-seven",
    )
    assert judge_throw(8, trenca(1)).reason == "balco-over-seven"
    assert can_throw(3, trenca(1))


@pytest.mark.rule("BAL-LEG-06", "BAL-LEG-08", "BAL-SP7-04")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("jokers", [0, 4])
@pytest.mark.parametrize("thrown", [1, 3, 9])
@pytest.mark.parametrize("joker", [True, False])
def test_under_a_seven_already_answered_a_refusal_names_exactly_the_legal_ranks(
    lang, jokers, thrown, joker
):
    rules = Rules(trenca_second="le7-and-ge-top", jokers=jokers)
    condition = trenca(1, 5)
    assert legal_ranks(condition, rules=rules) == (2, 5, 6, 7)
    cards_thrown = cards("J1") if joker else cards(f"{thrown}c")
    refused = judge_throw(cards_thrown, condition, (), thrown if joker else None, rules)
    with use_language(lang):
        # The condition names the same ranks as the refusals, without the joker.
        condition_text = format_message("felt-asks-trenca", **condition.facts)
        needs = format_message(
            "balco-trenca-needs",
            least=5,
            special="joker" if jokers and not joker else "none",
        )
        text = explain(refused)
    assert needs in text
    assert set(re.findall(r"\d+", condition_text)) == {"2", "5", "7"}
    assert set(re.findall(r"\d+", needs)) == {"2", "5", "7"}
    assert (JOKER_WORDS[lang] in needs) == (jokers > 0 and not joker)


@pytest.mark.rule("BAL-LEG-06")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_under_a_seven_not_yet_answered_a_refusal_asks_for_seven_or_lower(lang):
    with use_language(lang):
        text = explain(judge_throw(9, trenca(1)))
    assert set(re.findall(r"\d+", text)) == {"9", "7"}


@pytest.mark.rule("BAL-LEG-07")
def test_a_player_who_is_named_by_a_one_answers_with_one_two_or_joker():
    state = at("12o 2o 1o J1 10o / 9c", pile="1c", shots="1>0")
    assert {str(action) for action in state.actions() if len(action.cards) == 1} == {
        "2o",
        "1o >1",
        "J1=1 >1",
        "J1=2",
    }
    assert refusal(state, "12o") == ("BAL-LEG-07", "answer-ace")
    assert refusal(state, "J1=12") == ("BAL-LEG-07", "joker-answers-ace")
    assert refusal(state, "10o") == ("BAL-LEG-05", "ten-on-ace")
    assert refusal(state, "take")[0] == "BAL-SP1-05"


@pytest.mark.rule("BAL-LEG-07")
def test_at_some_tables_a_joker_answers_a_one_as_any_number_but_ten():
    lenient = Rules(joker_vs_ace="any")
    assert legal_ranks(under_fire(), rules=lenient) == (1, 2)
    assert legal_ranks(under_fire(), rules=lenient, joker=True) == tuple(
        rank for rank in RANKS if rank != 10
    )
    assert not can_throw(cards("5o J1"), under_fire(), (), 5, lenient)
    refused = judge_throw(cards("J1"), under_fire(), (), 10, lenient)
    assert (refused.rule, refused.reason) == ("BAL-LEG-08", "balco-ten-on-ace")
    state = at("J1 5o / 9c 9e / 3c", pile="1c", shots="2>0", joker_vs_ace="any")
    assert played(state, "J1=9").condition == at_least(9)
    assert played(state, "J1=7").condition == trenca(1)
    assert played(state, "J1=8").to_act == (2,)


@pytest.mark.rule("BAL-LEG-08")
@pytest.mark.parametrize(
    ("thrown", "joker_as", "condition", "verdict"),
    [
        ("J1", 10, trenca(1), ("BAL-LEG-08", "balco-ten-on-seven")),
        ("J1", 9, trenca(2), ("BAL-LEG-08", "balco-over-seven")),
        ("J1", 1, trenca(1), ("BAL-LEG-08", "balco-ace-on-seven")),
        ("J1 J2", 4, at_least(5), ("BAL-LEG-08", "balco-too-low")),
        ("J1", None, FREE, ("BAL-LEG-08", "balco-joker-undeclared")),
        ("5o", 5, FREE, ("BAL-LEG-08", "balco-no-joker")),
        ("J1", 10, at_least(12), ("BAL-LEG-08", "legal")),
        ("J1", 4, trenca(1), ("BAL-LEG-08", "legal")),
        ("J1 J2 J3 J4", 2, under_fire(), ("BAL-LEG-08", "legal")),
    ],
)
def test_a_joker_goes_where_the_card_goes_that_is_declared(thrown, joker_as, condition, verdict):
    result = judge_throw(cards(thrown), condition, (), joker_as)
    assert (result.rule, result.reason) == verdict


@pytest.mark.rule("BAL-LEG-08")
def test_a_joker_may_be_several_ranks_and_another_card_only_its_own():
    assert playable_ranks(card("J1"), trenca(1)) == TRENCA
    assert playable_ranks(card("5o"), trenca(1)) == (5,)
    assert playable_ranks(card("9o"), trenca(1)) == ()


@pytest.mark.rule("BAL-LEG-09")
def test_jokers_are_thrown_beside_cards_of_the_number_they_stand_for():
    assert can_throw(cards("5o J1 J2"), at_least(5), (), 5)
    assert can_throw(cards("5o J1"), at_least(5))
    assert judge_throw(cards("5o J1"), FREE).rule == "BAL-LEG-09"
    assert judge_throw(cards("5o J1"), FREE, (), 6).reason == "balco-joker-differs"
    assert not can_throw(cards("4o J1"), at_least(5))
    assert not can_throw(cards("5o 6o J1"), FREE)
    after = played(at("5o J1 9o / 9c"), "5o J1")
    assert [pile_card.rank for pile_card in after.pile] == [5, 5]


@pytest.mark.rule("BAL-LEG-10")
def test_a_one_goes_on_every_number_and_never_under_a_seven():
    for least in (3, 4, 5, 6, 8, 9, 11, 12):
        assert judge_throw(1, at_least(least)).rule == "BAL-LEG-10"
        assert can_throw(1, at_least(least))
    assert not can_throw(1, trenca(1))


def test_an_invalid_rank_or_pile_is_reported():
    for rank in (0, 13):
        with pytest.raises(ValueError, match=f"no such rank: {rank}"):
            judge_throw(rank, FREE)
        with pytest.raises(ValueError, match=f"no such rank: {rank}"):
            judge_throw(cards("J1"), FREE, (), rank)
    with pytest.raises(ValueError, match="J1 lies in the pile as some number"):
        can_throw(10, FREE, cards("J1"))
    with pytest.raises(ValueError, match="no card has none"):
        must_take((), FREE)


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "full"},
        {"kind": "at-least"},
        {"kind": "at-least", "rank": 10},
        {"kind": "trenca"},
        {"kind": "trenca", "players": 1, "rank": 8},
        {"kind": "free", "rank": 3},
        {"kind": "free", "seat": 0},
        {"kind": "ace", "players": 1},
    ],
)
def test_an_impossible_condition_is_refused(wrong):
    with pytest.raises(ValueError, match="no such condition"):
        Condition(**wrong)


@pytest.mark.parametrize(
    ("condition", "words"),
    [
        (FREE, "n’importe quelle carte"),
        (at_least(6), "égal ou plus haut que 6"),
        (trenca(1), "7 ou moins, encore un joueur"),
        (trenca(2), "7 ou moins, encore deux joueurs"),
        (trenca(7), "7 ou moins, encore 7 joueurs"),
        (trenca(1, 5), "de 5 à 7, ou un 2, encore un joueur"),
        (under_fire(2), "un 1, un 2 ou un joker, pour répondre au 1"),
    ],
)
def test_a_condition_is_shown_in_words(condition, words):
    assert format_message(condition.key, **condition.facts) == words

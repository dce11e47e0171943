"""Tests of legal cards in Botifarra: each case of each variant, and random positions."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cartes_lib.botifarra import LLIURE, OBLIGADA, Rules, judge_card, legal_cards, trick
from cartes_lib.botifarra.legal import decision
from cartes_lib.botifarra.presets import INTERMEDIA
from cartes_lib.botifarra.score import card_points
from cartes_lib.cards import PACK_48, Suit, card, cards
from cartes_lib.messages import explain

FORCED = {name: Rules(variant=name, under_trump="forced") for name in ("obligada", "lliure")}


def legal(hand, plays, trump=None, rules=OBLIGADA):
    return legal_cards(cards(hand), trick(plays), trump, rules)


@pytest.mark.rule("BOT-LEG-OB-01", "BOT-LEG-LL-01")
@pytest.mark.parametrize("rules", [OBLIGADA, LLIURE])
def test_the_leader_may_play_any_card(rules):
    assert legal("9o 2c 5b", "", rules=rules) == cards("9o 2c 5b")


@pytest.mark.rule("BOT-LEG-OB-02")
def test_under_the_partner_one_follows_with_a_point_card_or_the_lowest():
    assert legal("10o 7o 3o 9c", "1o 4o") == cards("10o 3o")


@pytest.mark.rule("BOT-LEG-OB-02")
def test_the_partner_need_not_be_beaten():
    assert legal("9o 4o", "1o 2o") == cards("9o 4o")


@pytest.mark.rule("BOT-LEG-OB-03")
def test_under_the_partner_without_the_suit_one_throws_points_or_the_lowest_of_a_suit():
    assert legal("12c 7c 5c 8e 6e", "1o 4o", Suit.ESPADAS) == cards("12c 5c 6e")


@pytest.mark.rule("BOT-LEG-OB-04")
def test_a_player_who_can_beat_an_opponent_must_beat():
    assert legal("9o 1o 2o", "12o") == cards("9o 1o")


@pytest.mark.rule("BOT-LEG-OB-05")
def test_a_player_who_cannot_beat_an_opponent_gives_the_lowest_of_the_suit():
    assert legal("11o 7o 3o 9c", "12o") == cards("3o")


@pytest.mark.rule("BOT-LEG-OB-05")
def test_no_card_of_the_led_suit_beats_an_opponents_ruff():
    assert legal("9o 3o 12e", "1o 2e", Suit.ESPADAS) == cards("3o")


@pytest.mark.rule("BOT-LEG-OB-06", "BOT-TRUMP-04")
@pytest.mark.parametrize("rules", [OBLIGADA, LLIURE])
def test_a_player_must_ruff_to_win_the_trick(rules):
    assert legal("2e 7e 9c 5c", "12o", Suit.ESPADAS, rules) == cards("2e 7e")


@pytest.mark.rule("BOT-LEG-OB-06", "BOT-LEG-LL-06")
@pytest.mark.parametrize("rules", [OBLIGADA, LLIURE])
def test_a_player_must_ruff_higher_than_an_opponent(rules):
    assert legal("2e 12e 9c", "12o 7e", Suit.ESPADAS, rules) == cards("12e")


@pytest.mark.rule("BOT-LEG-OB-07")
def test_with_neither_suit_nor_trump_one_throws_the_lowest_of_a_suit():
    assert legal("9c 5c 8b 7b", "12o", Suit.ESPADAS) == cards("5c 7b")


@pytest.mark.rule("BOT-LEG-OB-08")
def test_a_player_who_cannot_overruff_is_free_of_the_duty_to_ruff():
    assert legal("2e 5e 9c 5c", "12o 7e", Suit.ESPADAS) == cards("2e 5c")


@pytest.mark.rule("BOT-LEG-OB-08", "BOT-LEG-LL-08")
@pytest.mark.parametrize(("variant", "allowed"), [("obligada", "2e"), ("lliure", "2e 5e")])
def test_a_table_may_force_the_under_ruff(variant, allowed):
    assert legal("2e 5e 9c", "12o 7e", Suit.ESPADAS, FORCED[variant]) == cards(allowed)


@pytest.mark.rule("BOT-LEG-LL-02")
def test_in_lliure_one_follows_the_partner_with_any_card_of_the_suit():
    assert legal("10o 7o 3o 9c", "1o 4o", rules=LLIURE) == cards("10o 7o 3o")


@pytest.mark.rule("BOT-LEG-LL-03")
def test_in_lliure_a_player_who_cannot_follow_the_partner_plays_any_card():
    assert legal("2e 9c 5c", "1o 4o", Suit.ESPADAS, LLIURE) == cards("2e 9c 5c")


@pytest.mark.rule("BOT-LEG-LL-04")
def test_in_lliure_too_a_player_must_beat_an_opponent():
    assert legal("9o 1o 2o", "12o", rules=LLIURE) == cards("9o 1o")


@pytest.mark.rule("BOT-LEG-LL-05")
def test_in_lliure_a_player_who_cannot_beat_follows_with_any_card():
    assert legal("11o 7o 3o 9c", "12o", rules=LLIURE) == cards("11o 7o 3o")


@pytest.mark.rule("BOT-LEG-LL-07")
def test_in_lliure_a_player_with_neither_suit_nor_trump_plays_any_card():
    assert legal("9c 5c 8b", "12o", Suit.ESPADAS, LLIURE) == cards("9c 5c 8b")


@pytest.mark.rule("BOT-LEG-LL-08")
def test_in_lliure_a_player_who_cannot_overruff_plays_any_card():
    assert legal("2e 9c 5c", "12o 7e", Suit.ESPADAS, LLIURE) == cards("2e 9c 5c")


@pytest.mark.rule("BOT-LEG-LL-09")
def test_in_lliure_a_player_may_hide_the_two_and_in_obligada_not():
    assert legal("3c 2c", "4c", rules=LLIURE) == cards("3c 2c")
    assert legal("3c 2c", "4c", rules=OBLIGADA) == cards("2c")


@pytest.mark.rule("BOT-LEG-IN-01", "BOT-LEG-IN-02")
def test_in_intermedia_the_second_player_may_load_the_trick_for_his_partner():
    assert legal("10o 7o 3o", "12o", rules=INTERMEDIA) == cards("10o 3o")
    assert legal("9o 3o", "12o", rules=INTERMEDIA) == cards("9o")


@pytest.mark.rule("BOT-LEG-IN-03")
def test_a_player_charges_only_while_the_partner_has_yet_to_play():
    always = Rules(variant="intermedia", charge_when="always-when-losing")
    assert legal("10o 7o 3o", "2o 12o 4o", rules=INTERMEDIA) == cards("10o 3o")
    assert legal("10o 7o 3o", "12o 2o 4o", rules=INTERMEDIA) == cards("3o")
    assert legal("10o 7o 3o", "12o 2o 4o", rules=always) == cards("10o 3o")


@pytest.mark.rule("BOT-LEG-IN-04")
def test_some_tables_charge_only_from_a_bare_sota_and_cavall():
    strict = Rules(variant="intermedia", charge_cards="sota-cavall-doubleton")
    assert legal("11o 10o", "12o", rules=strict) == cards("11o 10o")
    assert legal("11o 10o 3o", "12o", rules=strict) == cards("3o")


@pytest.mark.rule("BOT-VAR-01")
def test_where_the_three_is_second_it_is_no_low_card():
    assert legal("3o 5o", "1o", rules=Rules(card_order="three-second")) == cards("3o")
    assert legal("3o 5o", "9o", rules=Rules(card_order="three-second")) == cards("5o")


@pytest.mark.parametrize(("hand", "plays"), [("", "12o"), ("9o", "1o 2o 3o 4o")])
def test_an_empty_hand_or_a_complete_trick_is_refused(hand, plays):
    with pytest.raises(ValueError, match=r"empty hand|complete"):
        legal(hand, plays)


def oracle(hand, plays, trump, rules):
    """The legal cards, computed a second time from the lists in the rules document."""
    order = (
        [2, 4, 5, 6, 7, 8, 10, 11, 12, 1, 3, 9]
        if rules.card_order == "three-second"
        else [2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 1, 9]
    )
    power = {item: order.index(item.rank) + (100 if item.suit == trump else 0) for item in PACK_48}
    if not plays:
        return set(hand)
    led = plays[0].card.suit
    rivals = [p for p in plays if p.card.suit in (led, trump)]
    best = max(rivals, key=lambda p: power[p.card])
    mine = [c for c in hand if c.suit == led]
    pool = mine or list(hand)
    wins = [c for c in pool if c.suit in (led, trump) and power[c] > power[best.card]]
    partner = len(plays) > 1 and best.seat == plays[-2].seat
    lows = {
        min((c for c in pool if c.suit == s), key=lambda c: power[c])
        for s in {c.suit for c in pool}
    }
    counting = {c for c in pool if c.rank in (9, 1, 12, 11, 10)}
    if partner:
        return set(pool) if rules.variant == "lliure" else counting | lows
    if wins:
        return set(wins)
    trumps = [c for c in hand if c.suit == trump]
    if not mine and trumps and rules.under_trump == "forced":
        pool, lows = trumps, {min(trumps, key=lambda c: power[c])}
    if rules.variant == "lliure":
        return set(pool)
    charging = rules.variant == "intermedia" and len(plays) == 1
    return lows | counting if charging else lows


@st.composite
def positions(draw):
    rng = random.Random(draw(st.integers(0, 2**32)))
    pack = rng.sample(PACK_48, 48)
    size, played = rng.randint(1, 12), rng.randint(0, 3)
    rules = Rules(
        variant=rng.choice(["obligada", "lliure", "intermedia"]),
        under_trump="free" if rng.random() < 0.8 else "forced",
        card_order="usual" if rng.random() < 0.8 else "three-second",
    )
    plays = trick(" ".join(map(str, pack[12 : 12 + played])), leader=rng.randrange(4))
    return tuple(pack[:size]), plays, rng.choice([*Suit, None]), rules


@settings(deadline=None)
@given(positions())
def test_legal_cards_are_those_of_the_rules_document(position):
    hand, plays, trump, rules = position
    if rules.variant == "intermedia" and rules.under_trump == "forced":
        rules = Rules(variant="intermedia", card_order=rules.card_order)
    result = legal_cards(hand, plays, trump, rules)
    assert set(result) == oracle(hand, plays, trump, rules)
    assert result == tuple(item for item in hand if item in result)
    assert result


@settings(deadline=None)
@given(positions(), st.sampled_from(PACK_48))
def test_the_judge_agrees_with_the_legal_cards_and_always_has_words(position, card_judged):
    hand, plays, trump, rules = position
    verdict = judge_card(hand, plays, trump, card_judged, rules)
    assert verdict.legal == (card_judged in legal_cards(hand, plays, trump, rules))
    assert explain(verdict)
    if not verdict.legal:
        assert verdict.alternatives == tuple(map(str, legal_cards(hand, plays, trump, rules)))
    if decision(hand, plays, trump, rules).partner_wins:
        assert verdict.reason not in ("botifarra-must-beat", "botifarra-must-ruff")


@pytest.mark.rule("BOT-PLAY-02")
def test_a_card_that_is_not_held_cannot_be_played():
    verdict = judge_card(cards("9o"), (), None, card("1o"))
    assert (verdict.legal, verdict.rule) == (False, "BOT-PLAY-02")


@pytest.mark.parametrize(
    ("hand", "plays", "trump", "played", "rules", "rule", "words"),
    [
        ("9o 2o", "12o", None, "2o", LLIURE, "BOT-LEG-LL-04", "il faut jouer le neuf d’or"),
        ("2o 9c", "12o", None, "9c", LLIURE, "BOT-PLAY-09", "On a demandé l’or"),
        ("2e 9c", "12o", Suit.ESPADAS, "9c", LLIURE, "BOT-LEG-LL-06", "couper avec le deux d’épée"),
        ("7o 3o", "12o", None, "7o", OBLIGADA, "BOT-LEG-OB-05", "donner la plus petite"),
        ("10o 7o 3o", "1o 4o", None, "7o", OBLIGADA, "BOT-LEG-OB-02", "une carte à points ou"),
        ("2e 9c", "12o 7e", Suit.ESPADAS, "9c", FORCED["lliure"], "BOT-LEG-LL-08", "sans pouvoir"),
        ("9c 7c 5c", "12o", None, "7c", OBLIGADA, "BOT-LEG-OB-07", "le cinq de coupe"),
        ("9c 5c 8b", "12o", None, "9c", OBLIGADA, "BOT-LEG-OB-07", "de coupe ou le huit de bâton"),
        ("9o 7o 3o", "1o 4o", None, "7o", OBLIGADA, "BOT-LEG-OB-02", "Votre partenaire est maître"),
        ("7c 2c 5e 3e", "1o 4o", Suit.ESPADAS, "7c", OBLIGADA, "BOT-LEG-OB-03", "partenaire est"),
        ("10o 7o 3o", "12o", None, "7o", INTERMEDIA, "BOT-LEG-IN-02", "ou chargez"),
        ("10o 3o 9c", "12o", None, "9c", INTERMEDIA, "BOT-PLAY-09", "il faut fournir"),
    ],
)
def test_a_forbidden_card_is_explained_by_its_rule(hand, plays, trump, played, rules, rule, words):
    verdict = judge_card(cards(hand), trick(plays), trump, card(played), rules)
    assert (verdict.legal, verdict.rule) == (False, rule)
    assert words in explain(verdict)


@pytest.mark.rule("BOT-LEG-OB-05", "BOT-LEG-IN-02")
def test_a_player_who_may_charge_is_judged_by_the_rule_that_allows_each_card():
    spot = cards("10o 7o 3o"), trick("12o"), None
    assert judge_card(*spot, card("3o"), INTERMEDIA).rule == "BOT-LEG-OB-05"
    assert judge_card(*spot, card("10o"), INTERMEDIA).rule == "BOT-LEG-IN-02"


@pytest.mark.rule("BOT-PLAY-08", "BOT-PLAY-09")
def test_the_decision_answers_the_questions_of_the_rule():
    case = decision(cards("9o 12o 3o 5c"), trick("1o 4o"), None, LLIURE)
    assert case.partner_wins is True
    assert case.following == cards("9o 12o 3o")
    assert case.beating == cards("9o")
    assert case.rule == "BOT-LEG-LL-02"


def test_points_are_those_of_the_cards_that_count():
    assert sum(map(card_points, PACK_48)) == 60

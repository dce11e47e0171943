"""Tests that Balcó's exercises show possible positions, and that their answer is right."""

from itertools import combinations

import pytest

from cartes_lib.asking import LEVELS, answer_key, generate, grade, hints
from cartes_lib.asking.balco import swap_bank
from cartes_lib.asking.balco.naming import ACTS, name_of
from cartes_lib.asking.balco.sampled import NEAR
from cartes_lib.asking.registry import kind_of
from cartes_lib.asking.render import message_text, public, public_grade, public_hint
from cartes_lib.balco import legal_ranks
from cartes_lib.balco.condition import FREE, LADDER, at_least, trenca, under_fire
from cartes_lib.balco.legal import playable_ranks
from cartes_lib.balco.odds import rescue_chance
from cartes_lib.balco.turns import opening_seat, stock_size
from cartes_lib.cards import cards
from cartes_lib.messages import card_name

SEEDS = range(60)


def asked_by(top):
    """The condition that a pile requires if only its top card, `top`, is visible."""
    special = {7: trenca(1), 1: under_fire()}
    return special.get(top.rank) or at_least(top.rank)


def on_top(exercise):
    """The top card of an exercise's pile."""
    (pile,) = (group for group in exercise.scene.groups if group.id == "pile")
    return pile.cards[-1]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("lesson", ["BA-03", "BA-05", "BA-06", "BA-07", "BA-08"])
def test_what_may_be_thrown_follows_from_the_card_on_top(lesson, level):
    for seed in SEEDS:
        exercise = generate(lesson, "legal", seed, level)
        condition = asked_by(on_top(exercise))
        cards = [item.card for item in exercise.schema.items if item.card is not None]
        legal = tuple(str(card) for card in cards if playable_ranks(card, condition))
        assert answer_key(exercise).answer == (legal or ("take",))


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_joker_may_stand_for_follows_from_the_card_on_top(level):
    for seed in SEEDS:
        exercise = generate("BA-09", "legal", seed, level)
        allowed = legal_ranks(asked_by(on_top(exercise)))
        assert answer_key(exercise).answer == tuple(map(str, allowed))


@pytest.mark.parametrize("lesson", ["BA-03", "BA-05", "BA-07"])
def test_only_a_player_who_holds_a_1_or_a_2_can_take_them_for_low(lesson):
    for seed in SEEDS:
        exercise = generate(lesson, "legal", seed, 2)
        left_out = set(answer_key(exercise).answer) - set(
            answer_key(exercise).mistakes.get("throw-ace-low", answer_key(exercise).answer)
        )
        assert all(card[:-1] in ("1", "2") for card in left_out)


def test_the_mistake_that_forgets_the_2_still_throws_every_joker():
    jokers = set()
    for seed in range(200):
        exercise = generate("BA-08", "legal", seed, 3)
        thrown = answer_key(exercise).answer
        forgotten = set(thrown) - set(answer_key(exercise).mistakes.get("throw-two-forgotten", ()))
        if forgotten != set(thrown):
            jokers |= {card for card in thrown if card[0] == "J"}
            assert all(card[:-1] == "2" for card in forgotten)
    assert jokers == {"J1", "J2", "J3", "J4"}


def test_no_hand_holds_two_cards_of_one_name():
    for seed in SEEDS:
        exercise = generate("BA-08", "legal", seed, 3)
        jokers = [item for item in exercise.schema.items if item.card and item.card.is_joker]
        assert len(jokers) < 2


def rows_of(exercise):
    """The values of an exercise's score sheet; the key is the id of the line."""
    return {row.id: row.value for row in exercise.scene.rows}


@pytest.mark.parametrize("level", LEVELS)
def test_the_cards_face_up_are_on_the_table_as_long_as_there_is_a_stock(level):
    sheets = [rows_of(generate("BA-04", "next", seed, level)) for seed in SEEDS]
    assert all(sheet["up"] == 3 for sheet in sheets if sheet["stock"])


def test_a_message_about_a_10_that_stays_needs_a_thrown_10():
    met = 0
    for seed in SEEDS:
        exercise = generate("BA-07", "next", seed, 2)
        if "pile-ten-stays" in answer_key(exercise).mistakes:
            met += 1
            assert exercise.scene.lines[-1].message.facts["rank"] == 10
    assert met


@pytest.mark.parametrize("level", LEVELS)
def test_no_message_mentions_a_seven_that_was_not_thrown(level):
    met = 0
    for seed in SEEDS:
        exercise = generate("BA-05", "next", seed, level)
        for name, wrong in answer_key(exercise).mistakes.items():
            if name.startswith("asks-"):
                met += 1
                text = public_grade(grade(exercise, wrong), exercise)["text"]
                assert "Comptez" not in text
                assert "remis la pila" not in text
    assert met


@pytest.mark.parametrize("level", LEVELS)
def test_after_the_answer_to_a_shot_no_mistake_expects_another_answer(level):
    for seed in SEEDS:
        exercise = generate("BA-08", "next", seed, level)
        last = exercise.scene.lines[-1].message.key
        answered = last in ("event-take", "event-throw")
        named = {"shot-back-to-sender", "shot-right-of-sender"} & set(answer_key(exercise).mistakes)
        assert not (answered and named)


def throws_of(exercise):
    """A triple for each throw in an exercise's log: the seat, the rank and the number of cards."""
    facts = [line.message.facts for line in exercise.scene.lines]
    return [(fact["seat"], fact["rank"], fact["count"]) for fact in facts]


@pytest.mark.parametrize("level", LEVELS)
def test_the_player_who_clears_the_pile_throws_again(level):
    for seed in SEEDS:
        exercise = generate("BA-07", "spot", seed, level)
        clearing = int(answer_key(exercise).answer)
        thrown = throws_of(exercise)
        assert thrown[clearing][0] == thrown[clearing - 1][0]


@pytest.mark.parametrize("level", LEVELS)
def test_the_fault_after_a_7_is_often_a_1_or_a_10_and_has_one_rule(level):
    faulty = []
    for seed in SEEDS:
        exercise = generate("BA-06", "spot", seed, level)
        answer = answer_key(exercise).answer
        (_, _, moments), (_, _, laws) = exercise.schema.parts
        assert len(moments.items) == len(exercise.scene.lines)
        # The id of a choice is the number of the throw that it shows.
        assert [item.id for item in moments.items] == [
            str(item.message.facts["number"]) for item in moments.items
        ]
        rank = throws_of(exercise)[int(answer["line"]) - 1][1]
        faulty.append(rank)
        if rank == 10:
            assert answer["law"] == "BAL-LEG-05"
            assert "BAL-LEG-06" not in [item.id for item in laws.items]
    assert sum(rank in (1, 10) for rank in faulty) > len(faulty) / 3
    assert {1, 10} <= set(faulty)


@pytest.mark.parametrize("level", LEVELS)
def test_who_begins_follows_from_the_cards_and_not_from_the_dealer(level):
    for seed in SEEDS:
        exercise = generate("BA-02", "next", seed, level)
        hands = [group.cards for group in exercise.scene.groups]
        starters = {opening_seat(hands, dealer) for dealer in range(len(hands))}
        assert starters == {
            [group.id for group in exercise.scene.groups].index(answer_key(exercise).answer)
        }


@pytest.mark.parametrize(("rules", "jokers"), [("standard", 4), ("without-jokers", 0)])
def test_a_stock_of_one_player_less_keeps_the_jokers_of_the_table(rules, jokers):
    for seed in SEEDS:
        exercise = generate("BA-02", "setup", seed, 1, rules)
        players = rows_of(exercise)["players"]
        wrong = answer_key(exercise).mistakes["setup-one-player-less"]
        assert wrong["stock"] == str(stock_size(players, jokers) + 9)


def test_questions_for_a_table_without_jokers_do_not_mention_them():
    for seed in SEEDS:
        exercise = generate("BA-01", "sort", seed, 1, "without-jokers")
        texts = [public_hint(hint, exercise)["text"] for hint in hints(exercise)]
        assert not [text for text in texts if "joker" in text]


@pytest.mark.parametrize("level", LEVELS)
def test_one_card_is_ringed_in_each_hand_that_might_begin(level):
    for seed in SEEDS:
        exercise = generate("BA-02", "next", seed, level)
        ringed = set(hints(exercise)[1].highlight)
        for group in exercise.scene.groups:
            assert len(ringed & {str(card) for card in group.cards}) == 1


def test_a_pile_followed_from_its_first_card_starts_empty():
    followed = [generate(lesson, "spot", 1) for lesson in ("BA-06", "BA-07")]
    counted = (generate("BA-07", "next", seed) for seed in SEEDS)
    followed += [exercise for exercise in counted if exercise.schema.kind == "number"]
    assert len(followed) > 2
    for exercise in followed:
        assert "La pila était vide au début." in public(exercise)["prompt"]


@pytest.mark.rule("BAL-VOC-01")
@pytest.mark.parametrize(
    ("pile", "word"),
    [
        ([5, 7], "trencar"),
        ([5, 8], "fer-el-buit"),
        ([7, 2], "fer-nul"),
        ([9, 1], "disparar"),
        ([5, 10], "netejar"),
        ([5, 9], ""),
        ([3, 3, 3, 4, 4, 5, 6, 9], "fer-palla"),
    ],
)
def test_each_act_has_its_word_and_a_plain_number_only_on_a_pile_that_has_grown(pile, word):
    assert name_of(pile) == word


@pytest.mark.rule("BAL-CLR-05")
@pytest.mark.parametrize("rank", [1, 7, 8])
def test_a_fourth_clears_and_has_no_word_of_its_own(rank):
    assert name_of([3, *[rank] * 3]) != "netejar"
    assert name_of([3, *[rank] * 4]) == "netejar"


@pytest.mark.rule("BAL-CLR-07")
def test_four_twos_are_but_null():
    assert name_of([2, 2, 2, 2]) == "fer-nul"


def test_an_empty_pile_has_no_last_act():
    with pytest.raises(ValueError, match="empty"):
        name_of([])


@pytest.mark.parametrize("level", LEVELS)
def test_the_number_to_name_follows_from_the_pile_and_the_calls(level):
    met = set()
    for seed in SEEDS:
        exercise = generate("BA-10", "name", seed, level)
        message = exercise.scene.rows[0].value
        pile = [card.rank for card in exercise.scene.groups[0].cards]
        if "rank" in message.facts:
            pile[-1] = message.facts["rank"]
        took = message.key == "event-take"
        assert answer_key(exercise).answer == ("recollir" if took else name_of(pile))
        met.add(answer_key(exercise).answer)
    assert met == set(ACTS)


@pytest.mark.rule("BAL-SET-06")
@pytest.mark.parametrize(("lesson", "kind"), [("BA-11", "swap")])
def test_the_three_best_exchanges_and_those_equal_within_the_error_are_right(lesson, kind):
    for seed in SEEDS:
        exercise = generate(lesson, kind, seed, 3)
        six = [item.id for item in exercise.schema.items]
        remaining = list(combinations(six, 3))
        right = {up for up in remaining if grade(exercise, list(up)).ok}
        replies = answer_key(exercise).replies
        shares = {up: replies[up].facts["share"] for up in remaining}
        best = max(shares.values())
        # Suits do not matter: two cards of one number make equal choices.
        ranked = sorted({(swap_bank.ranks_of(cards(" ".join(up))), shares[up]) for up in remaining})
        third = sorted((share for _, share in ranked), reverse=True)[2]
        assert all(up in right for up in remaining if shares[up] > third)
        assert all(up in right for up in remaining if shares[up] > best - NEAR + 1)
        assert not any(up in right for up in remaining if shares[up] < min(third, best - NEAR) - 1)
        assert answer_key(exercise).answer in right


def test_the_lower_the_level_the_more_exchanges_are_of_cards_without_an_effect():
    plain = []
    for level in (1, 3):
        hands = [generate("BA-11", "swap", seed, level).schema.items for seed in SEEDS]
        plain.append(sum(not {item.card.rank for item in hand} & {7, 8, 10} for hand in hands))
    assert plain[0] > len(SEEDS) / 2 > plain[1]


def test_fewer_or_more_than_three_cards_face_up_are_no_exchange():
    exercise = generate("BA-11", "swap", 5, 1)
    six = [item.id for item in exercise.schema.items]
    for up in (six[:2], six[:4]):
        assert grade(exercise, up).why.key == "why-swap"


def test_a_right_throw_is_at_most_the_error_behind_the_best_and_half_are_wrong():
    for seed in SEEDS:
        exercise = generate("BA-11", "play", seed, 2)
        shares = {
            name: message.facts["share"] for name, message in answer_key(exercise).replies.items()
        }
        right = [name for name in shares if grade(exercise, name).ok]
        assert 1 <= len(right) <= len(shares) / 2
        best = max(shares.values())
        assert all(shares[name] >= best - NEAR - 1 for name in right)
        assert all(shares[name] <= best - NEAR + 1 for name in shares if name not in right)


@pytest.mark.parametrize(("lesson", "kind"), [("BA-11", "swap"), ("BA-11", "play")])
def test_only_a_choice_that_falls_short_of_the_best_is_compared_with_it(lesson, kind):
    met = set()
    for seed in SEEDS:
        results = answer_key(generate(lesson, kind, seed, 3)).replies.values()
        best = max(item.facts["share"] for item in results)
        for message in results:
            if message.key in ("why-swap-right", "why-play-right"):
                met.add(message.facts["standing"])
                short = message.facts["share"] < best
                assert (message.facts["standing"] == "near") == short
                assert (f"le meilleur, {best}." in message_text(message)) == short
    assert {"best", "near"} <= met


@pytest.mark.rule("BAL-LEG-04")
def test_an_estimate_of_odds_may_be_ten_percent_off_and_no_more():
    exercise = generate("BA-11", "odds", 5, 1)
    exact = answer_key(exercise).answer
    asked = [exact - 11, exact - 10, exact, exact + 10, exact + 11]
    assert [grade(exercise, item).ok for item in asked] == [False, True, True, True, False]


@pytest.mark.parametrize("level", LEVELS)
def test_the_odds_asked_are_those_of_the_cards_not_seen(level):
    for seed in SEEDS:
        exercise = generate("BA-11", "odds", seed, level)
        seen = set(exercise.scene.groups[0].cards)
        if "draws" not in {row.id for row in exercise.scene.rows}:
            continue
        draws = exercise.scene.rows[0].value
        assert answer_key(exercise).answer == round(100 * rescue_chance(draws, seen))


@pytest.mark.rule("BAL-OPN-02")
def test_cards_to_put_in_order_are_called_by_their_numbers():
    exercise = generate("BA-01", "order", 1, 3)
    key = answer_key(exercise)
    texts = [message_text(hints(exercise)[2].message), *map(message_text, key.faults.values())]
    called = [card_name(card, by_number=True) for card in cards(" ".join(key.answer))]
    assert called[0] in texts[0]
    assert len(texts) == len(called)
    for text, card in zip(texts[1:], called[:-1], strict=True):
        assert card in text


@pytest.mark.rule("BAL-TURN-08", "BAL-END-04")
@pytest.mark.parametrize("level", LEVELS)
def test_a_lifted_card_goes_where_it_may_be_thrown_and_the_last_one_ends_it(level):
    seen = set()
    for seed in SEEDS:
        exercise = generate("BA-04", "play", seed, level)
        pile, lifted = (group.cards for group in exercise.scene.groups)
        may_go = lifted[0].rank in legal_ranks(at_least(pile[-1].rank))
        hidden = exercise.scene.rows[0].value
        right = "take" if not may_go else "out" if hidden == 1 else "thrown"
        assert answer_key(exercise).answer == right
        # A lifted card has no special effect, and is not the fourth of its number.
        assert not {1, 2, 7, 8, 10} & {card.rank for card in (*pile, *lifted)}
        assert len({*pile, *lifted}) == len(pile) + 1
        seen.add((right, hidden))
    assert len(seen) >= 5


@pytest.mark.rule("BAL-LEG-01", "BAL-TURN-08")
@pytest.mark.parametrize("level", LEVELS)
def test_a_lifted_card_is_closer_in_rank_at_higher_levels_and_has_each_outcome(level):
    plain = [rank for rank in LADDER if rank not in (1, 2, 7, 8, 10)]
    gaps, rights, left = [], [], set()
    for seed in range(120):
        exercise = generate("BA-04", "play", seed, level)
        pile, lifted = ([card.rank for card in group.cards] for group in exercise.scene.groups)
        rights.append(answer_key(exercise).answer)
        left.add((rights[-1], exercise.scene.rows[0].value))
        gaps.append(plain.index(lifted[0]) - plain.index(pile[-1]))
        # Below the top card, lower numbers lie in ascending order; each level adds one.
        assert pile == sorted(set(pile), key=plain.index)
        assert len(pile) == 1 + min(level, plain.index(pile[-1]))
    for right in ("thrown", "out", "take"):
        assert 0.2 < rights.count(right) / len(rights) < 0.5
    possible = {"thrown": (2, 3), "out": (1,), "take": (1, 2, 3)}
    assert left == {(right, number) for right, numbers in possible.items() for number in numbers}
    assert max(map(abs, gaps)) == (2 if level == 3 else 4)
    assert (0 in gaps) == (level > 1)


@pytest.mark.parametrize(("sender", "condition"), [(None, FREE), (2, under_fire(0))])
@pytest.mark.rule("BAL-SP1-03")
def test_a_1_that_answers_a_shot_is_thrown_under_fire(sender, condition):
    position, _ = kind_of("balco", "targets").read(sender=sender)
    assert position.condition == condition


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.rule("BAL-TURN-08")
def test_the_chance_of_a_wanted_card_is_neither_0_nor_1(level):
    for seed in range(60):
        facts = answer_key(generate("BA-11", "odds", seed, level)).why.facts
        assert 0 < facts["good"] < facts["left"]

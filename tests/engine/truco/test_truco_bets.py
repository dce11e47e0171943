"""Tests of each possible sequence of bets, with each set of options, by an independent count.

The count does not use the engine's tables: it adds up the calls by the rules.
"""

import itertools
from dataclasses import replace

import pytest
from truco_tables import FLOR_C, FLOR_O, PLAIN

from cartes_lib.cards import cards
from cartes_lib.truco import Rules
from cartes_lib.truco.actions import Call, PlayCard
from cartes_lib.truco.bets import bet_states, envido_states, flor_states, truco_states
from cartes_lib.truco.deal import Deal
from cartes_lib.truco.judge import actions, judge_deal
from cartes_lib.truco.play import play_in_deal
from cartes_lib.truco.stakes import envido_stake, flor_stake, stake_points, truco_stake

TRUCOS = ("truco", "retruco", "vale-cuatro")
ADDS = {"envido": 2, "real-envido": 3}
SCORES = (18, 5)


def deal(hands, rules, scores=SCORES):
    return Deal(
        rules,
        seats=(0, 1),
        sides=(0, 1),
        dealt=tuple(map(cards, hands)),
        accounts=((0,), (1,)),
        scores=scores,
    )


def sequences(start, words, calls=(), seats=(0, 1)):
    """Pairs of a sequence of calls and the deal after it, until no further call is legal.

    They begin at the deal `start`, and have only the calls `words` of the seats `seats`.
    """
    result = False
    for seat in seats:
        # Between bets it is the turn of seat 0; seat 1 may only answer or raise.
        may = actions(start, seat)
        for word in words:
            if Call(word) in may:
                result = True
                after = play_in_deal(start, Call(word), seat)
                yield from sequences(after, words, (*calls, (seat, word)), seats)
    if not result and calls:
        yield calls, start


def expected_truco(calls):
    """The award for a refusal in `calls`, and the number of points for the tricks.

    The award is a pair of side and points; None if no call is refused.
    """
    worth, proposed = 1, 1
    for side, word in calls:
        if word == "no-quiero":
            return (1 - side, worth), worth
        if word in TRUCOS:
            # A raise accepts the call before it, even without "quiero".
            worth = proposed if proposed > worth else worth
            proposed = TRUCOS.index(word) + 2
        else:
            worth = proposed
    return None, worth


@pytest.mark.rule("TRU-TURN-05", "TRU-TRU-14")
def test_a_first_truco_is_allowed_by_its_own_rule_and_a_raise_by_that_of_raises():
    start = deal(PLAIN[:2], Rules(players=2, flor=False))
    assert judge_deal(start, Call("truco"), 0).rule == "TRU-TURN-05"
    accepted = play_in_deal(play_in_deal(start, Call("truco"), 0), Call("quiero"), 1)
    answered = play_in_deal(accepted, PlayCard(start.dealt[0][0]), 0)
    verdict = judge_deal(answered, Call("retruco"), 1)
    assert (verdict.legal, verdict.rule) == (True, "TRU-TRU-14")


@pytest.mark.rule("TRU-TRU-13", "TRU-TRU-14", "TRU-TRU-15")
@pytest.mark.parametrize("implicit", [False, True])
@pytest.mark.parametrize("timing", ["own-turn", "anytime"])
def test_every_talk_about_the_truco_pays_what_was_accepted(implicit, timing):
    rules = Rules(players=2, flor=False, implicit_quiero=implicit, call_timing=timing)
    words = (*TRUCOS, "quiero", "no-quiero")
    results = list(sequences(deal(PLAIN[:2], rules), words))
    for calls, end in results:
        refused, worth = expected_truco(calls)
        if refused:
            assert [(award.side, award.points) for award in end.awards] == [refused], calls
        else:
            over = end
            for seat, text in ((0, "1e"), (1, "4c"), (0, "7o"), (1, "5b")):
                over = _play(over, seat, text)
            assert [(award.side, award.points) for award in over.awards] == [(0, worth)], calls
        raisers = [seat for seat, word in calls if word in TRUCOS]
        assert all(a != b for a, b in itertools.pairwise(raisers)), calls
    assert len(results) == len({history for history, _ in results})
    assert {history[-1][1] for history, _ in results} == {"quiero", "no-quiero"}


def _play(state, seat, text):
    return play_in_deal(state, PlayCard(cards(text)[0]), seat)


def expected_envido(calls, falta):
    """The side that wins the envido after `calls`, and its points.

    Seat 0 has the better envido. `falta` is the number of points of a falta envido.
    """
    raises = [word for _, word in calls if word not in ("quiero", "no-quiero")]
    side, last = calls[-1]
    if last == "no-quiero":
        return 1 - side, sum(ADDS[word] for word in raises[:-1]) or 1
    return 0, falta if raises[-1] == "falta-envido" else sum(ADDS[word] for word in raises)


ENVIDOS = ("envido", "real-envido", "falta-envido", "quiero", "no-quiero")


def chains(total, most):
    """The number of continuations after a bet of `total` points, with raises up to `most` points.

    One of them is to stop without a raise.
    """
    raises = sum(1 + chains(total + more, most) for more in ADDS.values()) if total < most else 0
    return 1 + raises


FALTAS = {"leader-to-30": 12, "winner-takes-chico": 12, "malas-variant": 6}
"""Points of a falta envido at 0 to 0 in a chico of twelve points; the key is the option's value."""


@pytest.mark.rule("TRU-ENV-05", "TRU-ENV-06", "TRU-ENV-07", "TRU-ENV-08", "TRU-ENV-09")
@pytest.mark.parametrize("falta", FALTAS)
@pytest.mark.parametrize("pica", [False, True])
def test_every_talk_about_a_free_envido_pays_what_was_accepted(falta, pica):
    # A chico of twelve points limits the number of raises: no bet is raised above a chico.
    rules = Rules(players=6, flor=False, falta=falta, target=12)
    start = replace(deal(PLAIN[:2], rules, (0, 0)), sides=(0, 1, 0, 1, 0, 1), pica=pica)
    results = list(sequences(start, ENVIDOS))
    for calls, end in results:
        expected = expected_envido(calls, 6 if pica else FALTAS[falta])
        assert [(award.side, award.points) for award in end.awards] == [expected], calls
    assert len(results) == 2 * chains(0, 12)


@pytest.mark.rule("TRU-ENV-06")
def test_every_talk_about_a_strict_envido_pays_what_was_accepted():
    rules = Rules(players=2, flor=False, envido_chain="strict")
    results = list(sequences(deal(PLAIN[:2], rules), ENVIDOS))
    for calls, end in results:
        expected = expected_envido(calls, 30 - 18)
        assert [(award.side, award.points) for award in end.awards] == [expected], calls
    raises = {" ".join(word[0] for _, word in history[:-1]) for history, _ in results}
    assert raises == {
        *("e", "r", "f", "e e", "e r", "e f", "r f", "e e r", "e e f", "e r f", "e e r f"),
    }
    assert len(results) == 2 * 11


def test_every_free_chain_of_a_whole_chico_has_its_price():
    table, count = envido_states(), 0
    waiting = [("none", 0, 0)]
    while waiting:
        name, total, refused = waiting.pop()
        node = table[name]
        if total:
            count += 1
            assert (node.accepted.points, node.refused.points) == (total, refused)
        falta = table[node.calls["falta-envido"]]
        assert (falta.accepted.rest, falta.refused.points) == ("falta", total or 1)
        for call, more in ADDS.items():
            if call in node.calls:
                waiting.append((node.calls[call], total + more, total or 1))
    assert 1 + 2 * count == chains(0, 30)


def test_the_free_chain_ends_once_the_bet_is_worth_a_chico():
    for points in (15, 30):
        table, seen = envido_states(Rules(target=points)), set()
        for name, node in table.items():
            if node.accepted and not node.accepted.rest:
                free = "envido" in node.calls
                assert free == (node.accepted.points < points), name
                seen.add(free)
        assert seen == {False, True}


FLORES = (
    "flor",
    "contraflor",
    "contraflor-al-resto",
    "con-flor-quiero",
    "con-flor-me-achico",
    "paso",
)
CLASSIC = {"flor": 3, "contraflor": 4, "contraflor-al-resto": 4}


def expected_flor(calls, rules, best):
    """The side that wins the flor after `calls`, and its points; seat `best` has the best flor."""
    results = [(seat, word) for seat, word in calls if word != "paso"]
    first, last = results[0][0] % 2, results[-1]
    holders = []
    before = None
    for seat, word in results[: -1 if last[1] == "con-flor-me-achico" else None]:
        if word.startswith("contraflor") and before is None:
            before = list(holders)
        if seat not in holders:
            holders.append(seat)
    raises = [word for _, word in results if word.startswith("contraflor")]
    three = {"by-flors": max(6, 3 * len(holders)), "by-teams": 6, "off": 6}[rules.contraflor_three]
    if last[1] != "con-flor-me-achico":
        if "contraflor-al-resto" in raises:
            return best % 2, 30 - max(SCORES) + 3 * len(holders)
        return best % 2, three if raises else tariff(holders, rules)
    winner = 1 - last[0] % 2
    if rules.flor_refusal == "classic":
        return winner, 6 if len(raises) == 2 else CLASSIC[raises[-1] if raises else "flor"]
    if rules.flor_refusal == "per-announced":
        # Without a contraflor, the call that concedes also announces a flor.
        return winner, 3 * (len(holders) + (not raises))
    standing = three if len(raises) == 2 else tariff(before or holders, rules)
    assert raises or {seat % 2 for seat in holders} == {first}
    return winner, standing + (rules.flor_refusal == "plus-one")


def tariff(holders, rules):
    """Points for the flores of the seats `holders`, if nobody called contraflor."""
    if rules.flor_tariff == "3-each":
        return 3 * len(holders)
    return (
        4
        if rules.flor_tariff == "4-contested" and len({holder % 2 for holder in holders}) == 2
        else 3
    )


@pytest.mark.rule("TRU-FLOR-09", "TRU-FLOR-12", "TRU-FLOR-13", "TRU-FLOR-15", "TRU-FLOR-22")
@pytest.mark.parametrize("tariff", ["3-each", "3-flat", "4-contested"])
@pytest.mark.parametrize("refusal", ["standing", "classic", "per-announced", "plus-one"])
@pytest.mark.parametrize("obligation", ["penal", "automatic"])
def test_every_talk_about_the_flor_pays_what_was_announced(tariff, refusal, obligation):
    rules = Rules(players=2, flor_tariff=tariff, flor_refusal=refusal, flor_obligation=obligation)
    start = deal((FLOR_O, FLOR_C), rules)
    results = list(sequences(start, FLORES))
    for calls, end in results:
        # Seat 1 has the better flor, which counts only if seat 1 announces it.
        best = int(any(seat == 1 and word != "paso" for seat, word in calls))
        awards = [(award.side, award.points) for award in end.awards]
        assert awards == [expected_flor(calls, rules, best)], calls
    # Each sequence begins with flor; achico, flor, contraflor or al resto follow. Hiding a flor
    # adds one.
    assert len(results) == (1 + (1 + 2 + 2) + (2 + 2) + 2) + (obligation == "penal")


FOUR = ("4o 5o 6o", "5c 6c 7c", "2e 3e 4e", "4b 6b 7b")
"""Hands with flores worth 35, 38, 29 and 37."""


TARIFFS = ("3-each", "3-flat", "4-contested")
REFUSALS = ("standing", "classic", "per-announced", "plus-one")
THREES = ("by-flors", "by-teams", "off")
CUSTOMS = list(itertools.product(TARIFFS, REFUSALS, THREES))
ONE_CHANGE = [
    custom for custom in CUSTOMS if sum(a != b for a, b in zip(custom, CUSTOMS[0], strict=True)) < 2
]


def check_talks_of_four(custom):
    """Checks every sequence of calls about flores among four seats; returns their number.

    Seat 0 always has a flor. Every combination of flores at the other three seats is tried.
    `custom` has the values of three options: tariff, refusal, and points of a third contraflor.
    """
    rules = Rules(
        flor_tariff=custom[0],
        flor_refusal=custom[1],
        contraflor_three=custom[2],
        flor_obligation="automatic",
    )
    checked = 0
    for hand in itertools.product((False, True), repeat=3):
        hands = [FOUR[0], *(FOUR[n] if has else PLAIN[n] for n, has in enumerate(hand, 1))]
        start = replace(deal(hands, rules), seats=(0, 1, 2, 3), sides=(0, 1, 0, 1))
        for calls, end in sequences(start, FLORES, seats=(0, 1, 2, 3)):
            spoke = {seat for seat, _ in calls}
            best = max(spoke, key=lambda seat: (35, 38, 29, 37)[seat])
            awards = [(award.side, award.points) for award in end.awards]
            assert awards == [expected_flor(calls, rules, best)], calls
            checked += 1
    return checked


@pytest.mark.rule("TRU-FLOR-07", "TRU-FLOR-11", "TRU-FLOR-21")
@pytest.mark.parametrize("custom", ONE_CHANGE, ids="-".join)
def test_every_talk_of_four_about_their_flores_pays_what_was_announced(custom):
    assert check_talks_of_four(custom) > 100


@pytest.mark.long
@pytest.mark.parametrize("custom", CUSTOMS, ids="-".join)
def test_every_talk_of_four_pays_what_was_announced_by_every_custom(custom):
    assert check_talks_of_four(custom) > 100


def test_each_state_of_a_bet_can_be_reached():
    for bet in ("flor", "envido", "truco"):
        table = bet_states(bet)
        reached, waiting = set(), ["none"]
        while waiting:
            name = waiting.pop()
            if name not in reached:
                reached.add(name)
                waiting += table[name].calls.values()
        assert reached == set(table)
    with pytest.raises(ValueError, match="no such bet"):
        bet_states("flor", Rules(flor=False))
    with pytest.raises(ValueError, match="no such bet"):
        bet_states("bet")


def test_a_table_says_what_each_state_pays():
    assert {
        name: (node.accepted.points, node.refused.points if node.refused else None)
        for name, node in truco_states().items()
        if node.accepted
    } == {
        "none": (1, None),
        "truco": (2, 1),
        "truco-accepted": (2, None),
        "retruco": (3, 2),
        "retruco-accepted": (3, None),
        "vale-cuatro": (4, 3),
        "vale-cuatro-accepted": (4, None),
    }
    flor = flor_states()
    assert {
        name: (node.accepted.points, node.accepted.rest)
        for name, node in flor.items()
        if node.accepted
    } == {
        "flor": (3, ""),
        "flor-flor": (6, ""),
        "contraflor": (6, ""),
        "rest": (6, "rest"),
        "contraflor-rest": (6, "rest"),
    }
    assert stake_points(flor["rest"].accepted, (18, 5)) == 18


@pytest.mark.parametrize(
    ("stake", "calls"),
    [
        (envido_stake, []),
        (envido_stake, ["quiero"]),
        (envido_stake, ["falta-envido", "envido"]),
        (flor_stake, []),
        (flor_stake, ["contraflor"]),
        (flor_stake, ["flor", "con-flor-quiero"]),
        (flor_stake, ["flor", "contraflor", "contraflor"]),
        (truco_stake, "quiero"),
    ],
)
def test_an_invalid_bet_has_no_price(stake, calls):
    with pytest.raises(ValueError, match="no "):
        stake(calls)


def test_each_call_of_a_flor_needs_its_side():
    with pytest.raises(ValueError, match="no such bet"):
        flor_stake(["flor", "flor"], sides=[0])


@pytest.mark.rule("TRU-TRU-13")
def test_a_stake_of_truco_needs_all_calls_or_only_the_last():
    assert truco_stake(("truco", "retruco")) == truco_stake("retruco") == (3, 2)
    assert truco_stake(("truco", "quiero", "retruco")) == (3, 2)
    for wrong in ((), ("truco", "vale-cuatro"), "quiero", ("truco", "quiero"), ("truco", "truco")):
        with pytest.raises(ValueError, match="no such bet"):
            truco_stake(wrong)

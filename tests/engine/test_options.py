"""Tests of options: a field of `Rules` declares each once, and other code reads that field."""

from dataclasses import dataclass
from typing import Literal, get_args, get_type_hints

import pytest

from cartes_lib.engine import RulesError
from cartes_lib.games import GAMES
from cartes_lib.messages import use_language
from cartes_lib.options import Options, option, options_of
from cartes_lib.rulebook import rules

OPTIONS = [
    pytest.param(game, name, item, id=f"{game.id.name}-{name}")
    for game in GAMES.values()
    for name, item in game.options.items()
]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Options):
    """Rules of an imaginary game with four options."""

    stakes: Literal["low", "high"] = option("low", rules="X-BET", offered=True)
    target: int = option(9, values=range(3, 13), rules="X-END-01", offered=(9, 5))
    hidden: bool = option(True, rules="X-SET-01 X-SET-02")
    doubled: bool = option(
        False, rules="X-BET-02", needs={"stakes": lambda rules: rules.stakes == "high"}
    )

    @property
    def seats(self):
        return 2


def test_the_values_of_an_option_come_from_its_declaration():
    declared = options_of(Rules)
    assert list(declared) == ["stakes", "target", "hidden", "doubled"]
    assert declared["stakes"].values == ("low", "high")
    assert declared["hidden"].values == (True, False)
    assert 12 in declared["target"].values
    assert 13 not in declared["target"].values


def test_a_table_offers_all_values_or_those_that_are_declared():
    offered = {name: value.offered for name, value in options_of(Rules).items()}
    assert offered == {"stakes": ("low", "high"), "target": (9, 5), "hidden": (), "doubled": ()}


def test_an_option_changes_the_rules_and_the_sections_that_it_names():
    declared = options_of(Rules)
    assert declared["stakes"].changes("X-BET-02")
    assert declared["hidden"].changes("X-SET-02")
    assert not declared["stakes"].changes("X-BETTING-01")
    assert not declared["hidden"].changes("X-SET-03")


@pytest.mark.parametrize(
    ("options", "option", "reason", "other"),
    [
        ({"stakes": "none"}, "stakes", "unknown-value", ""),
        ({"stakes": ["low"]}, "stakes", "unknown-value", ""),
        ({"target": 13}, "target", "unknown-value", ""),
        ({"target": 9.0}, "target", "unknown-value", ""),
        ({"hidden": 1}, "hidden", "unknown-value", ""),
        ({"colour": 1}, "colour", "unknown-option", ""),
        ({"doubled": True}, "doubled", "contradiction", "stakes"),
    ],
)
def test_a_value_or_a_pair_that_is_not_declared_is_refused(options, option, reason, other):
    with pytest.raises(RulesError) as caught:
        Rules.from_options(options)
    error = caught.value
    assert (error.option, error.reason, error.other or "") == (option, reason, other)


def test_a_need_that_is_met_is_accepted_and_only_differences_are_named():
    rules = Rules(stakes="high", doubled=True, target=9)
    assert rules.options() == {"stakes": "high", "doubled": True}
    assert Rules.from_options(rules.options()) == rules


def test_rules_that_must_fit_leave_out_options_without_a_meaning():
    assert Rules.fitting({"doubled": True, "target": 5}) == Rules(target=5)
    assert Rules.fitting({"doubled": True, "stakes": "high"}).doubled
    with pytest.raises(RulesError, match="3–12"):
        Rules.fitting({"target": 13})


def _values(rules, name):
    """The values that the type of the option `name` allows; for a number, the declared values."""
    kind = get_type_hints(rules)[name]
    return (True, False) if kind is bool else get_args(kind) or options_of(rules)[name].values


@pytest.mark.parametrize("language", ["fr", "en", "es", "ca"])
@pytest.mark.parametrize(("game", "name", "item"), OPTIONS)
def test_a_wrong_value_is_refused_with_the_option_and_the_allowed_values(
    game, name, item, language
):
    rules = type(game.rules())
    values = _values(rules, name)
    shown = [f"{values[0]}–{values[-1]}"] if isinstance(values, range) else [*map(repr, values)]
    for wrong in ("no such value", -7, None):
        with pytest.raises(RulesError) as caught, use_language(language):
            rules(**{name: wrong})
        with use_language(language):
            text = str(caught.value)
        assert caught.value.reason == "unknown-value"
        assert name in text
        assert all(value in text for value in shown)


@pytest.mark.parametrize(("game", "name", "item"), OPTIONS)
def test_the_default_of_an_option_is_one_of_several_values(game, name, item):
    assert item.accepts(item.default)
    assert len(item.values) > 1
    assert all(map(item.accepts, item.offered))
    assert item.offered[:1] in ((), (item.default,))


@pytest.mark.parametrize(("game", "name", "item"), OPTIONS)
def test_an_option_names_rules_and_options_of_its_game(game, name, item):
    assert item.rules
    ids = [rule.id for rule in rules().values() if rule.game == game.id.name]
    for named in item.rules:
        assert any(rule == named or rule.startswith(f"{named}-") for rule in ids)
    assert set(item.needs) <= set(game.options)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_variant_seats_the_players_that_it_is_made_for(game):
    for variant, preset in game.presets.items():
        seating = [players for players in range(2, 9) if game.can_seat(variant, players)]
        assert preset.seats in seating
        for players in seating:
            assert game.rules(variant, players).seats == players

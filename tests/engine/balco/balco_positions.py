"""Builds states of Balcó for tests from only the fields that a test is about."""

from cartes_lib.balco import Rules, parse_action, parse_position
from cartes_lib.balco.dealing import pack
from cartes_lib.cards import cards, notation
from cartes_lib.options import options_of
from cartes_lib.position import options_text

FIELDS = ("hands", "up", "down", "stock", "pile", "lifted")


def at(hands, turn=0, throws="", out="", shots="", asks="", dealer=0, **given):
    """A state with `hands`, which are separated by slashes, and with other fields of a position.

    All other cards are out of play. The fields are those of a position string, as text. Keyword
    arguments that are not fields are options of the table.
    """
    players = hands.count("/") + 1
    fields = {name: given.pop(name, "") for name in FIELDS if name != "hands"}
    fields = {"hands": hands, "up": empty(players), "down": empty(players)} | {
        name: text for name, text in fields.items() if text
    }
    rules = Rules(players=players, **given)
    words = " ".join(fields.values()).replace("/", " ").split()
    used = cards(" ".join(word.partition("=")[0] for word in words))
    fields["cleared"] = notation(card for card in pack(rules) if card not in used)
    fields |= {"turn": str(turn), "dealer": str(dealer), "shown": empty(players)}
    fields |= {"throws": throws, "out": out, "shots": shots, "asks": asks}
    fields["rules"] = options_text(rules.options())
    text = "; ".join(f"{name} {value}" for name, value in fields.items() if value)
    return parse_position(f"balco; {text}")


def empty(players):
    return " ".join("/" * (players - 1))


def played(state, *actions):
    """The state after `actions`, each by the player whose turn it is."""
    for action in actions:
        state = state.play(parse_action(action))
    return state


def refusal(state, action, seat=None):
    """The rule and the reason of the verdict on `action`, which must be illegal.

    The reason is without its prefix "balco-".
    """
    verdict = state.judge(parse_action(action), seat)
    assert not verdict.legal
    return verdict.rule, verdict.reason.removeprefix("balco-")


def allowed(state, action, seat=None):
    return state.judge(parse_action(action), seat).legal


def hand(state, seat):
    return notation(state.hands[seat])


SHORT_DEALS = {"max_throws": (2000, 40, 1, 0)}


def some_rules(pick):
    """Rules without contradictions; the function `pick` chooses a value of each option."""
    chosen = {
        name: pick(SHORT_DEALS.get(name, option.values))
        for name, option in options_of(Rules).items()
        if name != "target"
    }
    return Rules.fitting(chosen)

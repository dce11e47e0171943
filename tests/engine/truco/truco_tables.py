"""Tables of Truco for tests: hands in notation; seat 0 is the mano (first to play) by default."""

from cartes_lib.cards import card, cards
from cartes_lib.truco import Rules, parse_action, start_deal

FLOR_O, FLOR_C, FLOR_B = "4o 5o 6o", "5c 6c 7c", "4b 5b 7b"
PLAIN = ("1e 7o 3c", "4c 5b 12o", "3o 6e 11b", "2c 4e 10b", "2o 5e 12b", "2e 6b 11o")
"""Hands without a flor, in the order of the seats."""


def deal(hands="", exposed="", scored=(), chicos=(), finished=0, dealer=None, **options):
    """A deal of `hands`, separated by "/"; missing hands are those of `PLAIN`.

    The last seat deals, unless `dealer` is given. `exposed` is a card seen while it was dealt.
    `scored` are the scores, `chicos` the won chicos, `finished` the number of earlier hands.
    """
    given = [part.strip() for part in hands.split("/")] if hands else []
    players = options.setdefault("players", max(2, len(given)))
    texts = given + list(PLAIN[len(given) : players])
    return start_deal(
        Rules(**options),
        players - 1 if dealer is None else dealer,
        tuple(map(cards, texts)),
        scored,
        chicos,
        finished,
        card(exposed) if exposed else None,
    )


def run(state, steps):
    """The state after `steps`, such as "0:truco 1:quiero 0:discard=9o"."""
    for step in steps.split():
        seat, _, action = step.partition(":")
        state = state.play(parse_action(action.replace("=", " ")), int(seat))
    return state


def why(state, step):
    """The rule and the reason of the verdict on `step`, which must be illegal."""
    seat, _, action = step.partition(":")
    verdict = state.judge(parse_action(action.replace("=", " ")), int(seat))
    assert not verdict.legal, step
    return verdict.rule, verdict.reason


def may(state, seat):
    """The legal actions of `seat`, except plays of cards, separated by spaces."""
    words = [str(action) for action in state.actions(seat)]
    return " ".join(word for word in words if not word[0].isdigit())


def won(state):
    """The points awarded so far: triples of bet, side and points."""
    return [(award.bet, award.side, award.points) for deal in state.deals for award in deal.awards]

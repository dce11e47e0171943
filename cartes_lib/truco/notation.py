"""Position strings: one line of text for a whole state, with its rules and hidden cards.

    truco; rules players=2; dealer 0; dealt 1e 7o 3c / 4b 5c 12o; scored 12 3;
    chicos 0 1; finished 4; done 1:envido 0:quiero 1:4b 0:declare=27

Fields may come in any order. Empty fields may be left out, except `dealer` and `dealt`. An action
with two parts, such as a declaration, has "=" between the parts.
"""

from __future__ import annotations

from cartes_lib.cards import card
from cartes_lib.engine import IllegalAction, is_seat
from cartes_lib.position import PositionReader, whole_number
from cartes_lib.truco.actions import parse_action
from cartes_lib.truco.rules import Rules
from cartes_lib.truco.state import State, start_deal

__all__ = ["parse_position"]

_NEEDED = ("dealer", "dealt")
_OPTIONAL = ("rules", "scored", "chicos", "finished", "exposed", "done")


def parse_position(text: str) -> State:
    """Parse the position string `text`, which `State.position` writes, to a state.

    Raises:
        PositionError: `text` is not a possible position; the error has the place, the token and the
            reason.

    >>> from cartes_lib.truco import Match, parse_position
    >>> parse_position(Match(seed=1).state.position()) == Match(seed=1).state
    True
    """
    reader = PositionReader(text, "truco", _NEEDED, _OPTIONAL)
    rules, dealer = reader.rules(Rules), reader.dealer()
    if not is_seat(dealer, rules.players):
        raise reader.fault("dealer", "impossible")
    hands = reader.rows("dealt", card)
    scored = _scores(reader, "scored", rules, rules.target)
    chicos = _scores(reader, "chicos", rules, rules.chicos_to_win)
    finished = reader.single("finished", whole_number) or 0
    exposed = reader.single("exposed", card)
    try:
        start_deal(rules, dealer, hands)
    except ValueError as error:
        raise reader.fault("dealt", "impossible") from error
    if exposed is not None and not any(exposed in hand for hand in hands):
        raise reader.fault("exposed", "impossible")
    state = start_deal(rules, dealer, hands, scored, chicos, finished, exposed)
    return _done(reader, state)


def _scores(reader: PositionReader, name: str, rules: Rules, limit: int) -> tuple[int, ...]:
    """The scores in the field `name`, each less than `limit`; empty if the field is empty."""
    results = reader.each(name, whole_number)
    if results and len(results) != rules.accounts:
        raise reader.fault(name)
    for score, word in zip(results, reader.words(name), strict=True):
        if score >= limit:
            raise word.fault(reader.text)
    return results


def _done(reader: PositionReader, state: State) -> State:
    for word in reader.words("done"):
        seat, colon, action = word.text.partition(":")
        if not colon or not (seat.isascii() and seat.isdecimal() and len(seat) == 1):
            raise word.fault(reader.text)
        try:
            state = state.play(parse_action(action.replace("=", " ")), int(seat))
        except IllegalAction as error:
            raise word.fault(reader.text, "impossible") from error
        except ValueError as error:
            raise word.fault(reader.text) from error
    return state

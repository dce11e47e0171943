"""Positions in one line of text: a whole state, with its rules and its hidden cards.

    truco; rules players=2; dealer 0; dealt 1e 7o 3c / 4b 5c 12o; scored 12 3;
    chicos 0 1; finished 4; done 1:envido 0:quiero 1:4b 0:declare=27

Fields may come in any order. Empty fields may be left out, except `dealer` and `dealt`. An
action of two words is written with "=" between them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cartes_lib.cards import Card, Hand, NotationError, card
from cartes_lib.engine import IllegalAction, RulesError, is_seat
from cartes_lib.record import PositionError, Word, position_fields, position_options
from cartes_lib.truco.actions import parse_action
from cartes_lib.truco.rules import Rules
from cartes_lib.truco.state import State, start_deal

__all__ = ["parse_position"]

_NEEDED = ("dealer", "dealt")
_OPTIONAL = ("rules", "scored", "chicos", "finished", "exposed", "done")
_DIGITS = 9


def parse_position(text: str) -> State:
    """The state with the notation `text`, as `State.position` writes it.

    Raises:
        PositionError: with the place, the word and the reason.

    >>> from cartes_lib.truco import Match, parse_position
    >>> parse_position(Match(seed=1).state.position()) == Match(seed=1).state
    True
    """
    fields = position_fields(text, "truco", _NEEDED, _OPTIONAL)
    rules = _rules(text, fields["rules"])
    dealer = _number(text, "dealer", fields["dealer"])
    if not is_seat(dealer, rules.players):
        raise _blame(text, "dealer", fields["dealer"], "impossible")
    hands = _hands(text, fields["dealt"])
    scored = _scores(text, "scored", fields["scored"], rules)
    chicos = _scores(text, "chicos", fields["chicos"], rules)
    finished = _number(text, "finished", fields["finished"] or (Word("0", 0),))
    exposed = _exposed(text, fields["exposed"])
    try:
        start_deal(rules, dealer, hands)
    except ValueError as error:
        raise _blame(text, "dealt", fields["dealt"], "impossible") from error
    if exposed is not None and not any(exposed in hand for hand in hands):
        raise _blame(text, "exposed", fields["exposed"], "impossible")
    state = start_deal(rules, dealer, hands, scored, chicos, finished, exposed)
    return _done(text, state, fields["done"])


def _blame(text: str, name: str, words: Sequence[Word], reason: str = "bad-word") -> PositionError:
    """An error for the first word of field `name`, or for the empty field."""
    if not words:
        return PositionError(text, len(text), name, "missing-field")
    return words[0].fault(text, reason)


def _rules(text: str, words: Sequence[Word]) -> Rules:
    options = position_options(text, words)
    try:
        return Rules.from_options(options)
    except RulesError as error:
        for word in words:
            if word.text.startswith(f"{error.option}="):
                raise word.fault(text) from error
        raise _blame(text, error.option, words) from error


def _whole(text: str, word: Word) -> int:
    if not (word.text.isascii() and word.text.isdecimal() and len(word.text) <= _DIGITS):
        raise word.fault(text)
    return int(word.text)


def _number(text: str, name: str, words: Sequence[Word]) -> int:
    if len(words) != 1:
        raise _blame(text, name, words)
    return _whole(text, words[0])


def _scores(text: str, name: str, words: Sequence[Word], rules: Rules) -> tuple[int, ...]:
    results = tuple(_whole(text, word) for word in words)
    limit = rules.target if name == "scored" else rules.chicos_to_win
    if words and len(results) != rules.accounts:
        raise _blame(text, name, words)
    for score, word in zip(results, words, strict=True):
        if score >= limit:
            raise word.fault(text)
    return results


def _hands(text: str, words: Iterable[Word]) -> tuple[Hand, ...]:
    hands: list[Hand] = [()]
    for word in words:
        if word.text == "/":
            hands.append(())
        else:
            hands[-1] += (_card(text, word),)
    return tuple(hands)


def _card(text: str, word: Word) -> Card:
    try:
        return card(word.text)
    except NotationError as error:
        raise word.fault(text) from error


def _exposed(text: str, words: Sequence[Word]) -> Card | None:
    if len(words) > 1:
        raise words[1].fault(text)
    return _card(text, words[0]) if words else None


def _done(text: str, state: State, words: Iterable[Word]) -> State:
    for word in words:
        seat, colon, action = word.text.partition(":")
        if not colon or not (seat.isascii() and seat.isdecimal() and len(seat) == 1):
            raise word.fault(text)
        try:
            state = state.play(parse_action(action.replace("=", " ")), int(seat))
        except IllegalAction as error:
            raise word.fault(text, "impossible") from error
        except ValueError as error:
            raise word.fault(text) from error
    return state

"""Positions in one line of text: a whole state, with its rules and its hidden cards.

    botifarra; rules variant=lliure; dealer 0; dealt 9o 1o ... / ... / ... / ...;
    said 0:oros 1:pass 3:pass; played 2o 3o!; scored 12 0; finished 1; penalised

A play with "!" was against the rules, at a table that punishes only claimed wrong plays
(BOT-PEN-02). Fields may come in any order. Empty fields may be left out, except `dealer` and
`dealt`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from cartes_lib.botifarra.actions import Call, PlayCard
from cartes_lib.botifarra.dealing import check_dealt
from cartes_lib.botifarra.ending import match_is_over
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.state import State, start_deal
from cartes_lib.cards import Hand, NotationError, card
from cartes_lib.engine import IllegalAction, RulesError
from cartes_lib.record import PositionError, Word, position_fields, position_options

__all__ = ["parse_position"]

_NEEDED = ("dealer", "dealt")
_OPTIONAL = ("rules", "said", "played", "scored", "finished", "penalised")


def parse_position(text: str) -> State:
    """The state with the notation `text`, as `State.position` writes it.

    Raises:
        PositionError: with the place, the word and the reason.

    >>> from cartes_lib.botifarra import Match, parse_position
    >>> parse_position(Match(seed=1).state.position()) == Match(seed=1).state
    True
    """
    fields = position_fields(text, "botifarra", _NEEDED, _OPTIONAL)
    state = _dealt(text, fields)
    state = _played(text, _call(text, state, fields["said"]), fields["played"])
    if not fields["penalised"]:
        return state
    seat = _numbers(text, fields["penalised"], 1, "penalised")[0]
    claimed = state.faults[:1]
    if not claimed or state.all_plays[claimed[0]].seat != seat:
        raise fields["penalised"][0].fault(text, "impossible")
    if not state.is_too_late_to_correct(claimed[0]):
        raise fields["penalised"][0].fault(text, "impossible")
    return replace(state, penalised=seat)


def _dealt(text: str, fields: Mapping[str, Sequence[Word]]) -> State:
    """The state after the deal, before the first call."""
    rules = _rules(text, fields["rules"])
    dealer = _numbers(text, fields["dealer"], 1, "dealer")[0]
    finished = _numbers(text, fields["finished"] or (Word("0", 0),), 1, "finished")[0]
    scored = [0] * rules.sides
    if fields["scored"]:
        scored = _numbers(text, fields["scored"], rules.sides, "scored")
    hands = _hands(text, fields["dealt"])
    try:
        check_dealt(hands, rules)
    except ValueError as error:
        raise _blame(text, "dealt", fields["dealt"], "impossible") from error
    if dealer not in range(rules.seats):
        raise fields["dealer"][0].fault(text, "impossible")
    over = match_is_over(scored, finished, rules)
    if over or (min(scored) < 0 and not rules.is_individual):
        name = "finished" if over and rules.fixed_deals else "scored"
        raise _blame(text, name, fields[name], "impossible")
    try:
        return start_deal(rules, dealer, hands, scored, finished)
    except ValueError as error:
        # The only possible error: the first chooser must hold the 5 of espadas (BOT-VAR-03).
        raise fields["dealer"][0].fault(text, "impossible") from error


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


def _numbers(text: str, words: Sequence[Word], count: int, name: str) -> list[int]:
    results = []
    for word in words:
        digits = word.text.removeprefix("-") if name == "scored" else word.text
        if not (digits.isdecimal() and digits.isascii() and len(digits) < 10):
            raise word.fault(text)
        results.append(int(word.text))
    if len(results) != count:
        raise _blame(text, name, words)
    return results


def _hands(text: str, words: Iterable[Word]) -> tuple[Hand, ...]:
    hands: list[Hand] = [()]
    for word in words:
        if word.text == "/":
            hands.append(())
            continue
        try:
            hands[-1] += (card(word.text),)
        except NotationError as error:
            raise word.fault(text) from error
    return tuple(hands)


def _call(text: str, state: State, words: Iterable[Word]) -> State:
    for word in words:
        seat, colon, call = word.text.partition(":")
        if not colon or seat not in {"0", "1", "2", "3"}:
            raise word.fault(text)
        try:
            state = state.play(Call(call), int(seat))
        except IllegalAction as error:
            raise word.fault(text, "impossible") from error
    return state


def _played(text: str, state: State, words: Iterable[Word]) -> State:
    for word in words:
        try:
            item = card(word.text.removesuffix("!"))
        except NotationError as error:
            raise word.fault(text) from error
        is_fault = word.text.endswith("!")
        # A charge that must be announced was announced, unless it is marked as a wrong play.
        for action in (PlayCard(item), PlayCard(item, charging=True)):
            verdict = state.judge(action)
            if verdict.legal and (verdict.reason == "botifarra-until-claimed") == is_fault:
                state = state.play(action)
                break
        else:
            raise word.fault(text, "impossible")
    return state

"""Position strings: one line of text for a whole state, with its rules and hidden cards.

    botifarra; rules variant=lliure; dealer 0; dealt 9o 1o ... / ... / ... / ...;
    calls 0:oros 1:pass 3:pass; played 2o 3o!; scored 12 0; finished 1; penalised

A play with "!" was illegal, at a table that punishes illegal plays only after a claim (BOT-PEN-02).
Fields may come in any order. Empty fields may be left out, except `dealer` and `dealt`.
"""

from __future__ import annotations

from dataclasses import replace

from cartes_lib.botifarra.actions import Call, PlayCard
from cartes_lib.botifarra.dealing import check_dealt
from cartes_lib.botifarra.ending import match_is_over
from cartes_lib.botifarra.rules import Rules
from cartes_lib.botifarra.state import State, start_deal
from cartes_lib.cards import card
from cartes_lib.engine import IllegalAction
from cartes_lib.position import PositionReader, whole_number

__all__ = ["parse_position"]

_NEEDED = ("dealer", "dealt")
_OPTIONAL = ("rules", "calls", "played", "scored", "finished", "penalised")


def parse_position(text: str) -> State:
    """Parse the position string `text`, which `State.position` writes, to a state.

    Raises:
        PositionError: `text` is not a possible position; the error has the place, the token and the
            reason.

    >>> from cartes_lib.botifarra import Match, parse_position
    >>> parse_position(Match(seed=1).state.position()) == Match(seed=1).state
    True
    """
    reader = PositionReader(text, "botifarra", _NEEDED, _OPTIONAL)
    state = _played(reader, _call(reader, _dealt(reader)))
    seat = reader.single("penalised", whole_number)
    if seat is None:
        return state
    claims = state.faults[:1]
    if not claims or state.all_plays[claims[0]].seat != seat:
        raise reader.fault("penalised", "impossible")
    if not state.is_too_late_to_correct(claims[0]):
        raise reader.fault("penalised", "impossible")
    return replace(state, penalised=seat)


def _dealt(reader: PositionReader) -> State:
    """The state before the first call, from the fields about the deal."""
    rules, dealer = reader.rules(Rules), reader.dealer()
    finished = reader.single("finished", whole_number) or 0
    scored = reader.each("scored", _score) or (0,) * rules.sides
    if len(scored) != rules.sides:
        raise reader.fault("scored")
    hands = reader.rows("dealt", card)
    try:
        check_dealt(hands, rules)
    except ValueError as error:
        raise reader.fault("dealt", "impossible") from error
    if dealer not in range(rules.seats):
        raise reader.fault("dealer", "impossible")
    over = match_is_over(scored, finished, rules)
    if over or (min(scored) < 0 and not rules.is_individual):
        name = "finished" if over and rules.fixed_deals else "scored"
        raise reader.fault(name, "impossible")
    try:
        return start_deal(rules, dealer, hands, scored, finished)
    except ValueError as error:
        # The only possible error: the first chooser must hold the 5 of espadas (BOT-VAR-03).
        raise reader.fault("dealer", "impossible") from error


def _score(text: str) -> int:
    """Parse a score, which may be negative."""
    digits = whole_number(text.removeprefix("-"))
    return -digits if text.startswith("-") else digits


def _call(reader: PositionReader, state: State) -> State:
    for word in reader.words("calls"):
        seat, colon, call = word.text.partition(":")
        if not colon or seat not in {"0", "1", "2", "3"}:
            raise word.fault(reader.text)
        try:
            state = state.play(Call(call), int(seat))
        except IllegalAction as error:
            raise word.fault(reader.text, "impossible") from error
    return state


def _played(reader: PositionReader, state: State) -> State:
    for word in reader.words("played"):
        item = reader.read(word, lambda text: card(text.removesuffix("!")))
        is_fault = word.text.endswith("!")
        # If charges must be announced, a charge was announced unless the play is marked as illegal.
        for action in (PlayCard(item), PlayCard(item, charging=True)):
            verdict = state.judge(action)
            if verdict.legal and (verdict.reason == "botifarra-until-claimed") == is_fault:
                state = state.play(action)
                break
        else:
            raise word.fault(reader.text, "impossible")
    return state

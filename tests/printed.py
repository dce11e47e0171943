"""All texts that the engine renders, each with its place: exercises, matches, the coach."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from cartes_lib import coach
from cartes_lib.asking import Exercise, answer_key, grade, hints
from cartes_lib.asking.answer_texts import answer_text
from cartes_lib.asking.render import message_text, public, public_grade, public_hint
from cartes_lib.cards import PACK_52
from cartes_lib.games import GAMES
from cartes_lib.messages import LANGUAGES, capitalised, explain, format_message, use_language
from cartes_widgets.games.table_game import TableGame
from cartes_widgets.games.tables import table_game

__all__ = ["Printed", "of_exercise", "of_match"]

_TEXTS = frozenset({"label", "text", "note", "title", "name", "role", "middle", "go"})
"""Keys of a scene's mappings whose text is in the page's language."""
_SENTENCES = frozenset({"prompt"})


class Printed(NamedTuple):
    """A rendered text; `whole` is whether it consists of whole sentences."""

    place: str
    text: str
    whole: bool


def _shown(place: str, value: object) -> Iterator[Printed]:
    """The rendered texts in a part of a scene, at any depth."""
    if isinstance(value, list | tuple):
        for item in value:
            yield from _shown(place, item)
    elif isinstance(value, Mapping):
        own = "lang" not in value
        for name, item in value.items():
            if isinstance(item, str) and own and name in _TEXTS | _SENTENCES:
                yield Printed(f"{place} {name}", item, name in _SENTENCES)
            elif name in {"card_name", "card_names"} and isinstance(item, str | Mapping):
                named = [item] if isinstance(item, str) else item.values()
                yield from (Printed(f"{place} {name}", each, False) for each in named)
            elif name == "names":
                yield from (Printed(f"{place} names", each, False) for each in item)
            elif isinstance(item, list | Mapping):
                yield from _shown(f"{place} {name}", item)


def of_exercise(exercise: Exercise) -> Iterator[Printed]:
    """The texts of `exercise`: before the answer, its hints, and the replies to several answers."""
    place = f"{exercise.lesson} {exercise.kind} {exercise.level} {exercise.rules} {exercise.seed}"
    key = answer_key(exercise)
    yield from _shown(place, public(exercise))
    for number, hint in enumerate(hints(exercise), 1):
        yield Printed(f"{place} hint {number}", public_hint(hint, exercise)["text"], True)
    yield Printed(f"{place} worked", answer_text(key.answer, exercise), False)
    given = [key.answer, *key.mistakes.values(), *_others(exercise)]
    for answer in given:
        content = public_grade(grade(exercise, _sent(answer)), exercise)
        yield Printed(f"{place} verdict {content['misconception']}", content["text"], True)
        yield Printed(f"{place} verdict announcement", content["announcement"], True)
        yield from _shown(f"{place} verdict", {"breakdown": content["breakdown"]})
        yield from _shown(f"{place} verdict", {"choice_values": content["choice_values"]})
    for value, why in (*key.faults.items(), *key.replies.items()):
        yield Printed(f"{place} of {value}", message_text(why), True)


def _others(exercise: Exercise) -> list[Any]:
    """More answers to an exercise, right or wrong.

    They are all choices if the answer is one choice, else at most two answers.
    """
    schema = exercise.schema
    if schema.kind == "choice" or (schema.kind == "pick" and not schema.multi_select):
        return [item.id for item in schema.items]
    if schema.kind == "pick":
        return [[item.id for item in schema.items][:2], [schema.items[-1].id]]
    if schema.kind == "number":
        return [schema.low, schema.high]
    return []


def _sent(answer: Any) -> Any:
    if isinstance(answer, tuple):
        return list(answer)
    return {k: _sent(v) for k, v in answer.items()} if isinstance(answer, Mapping) else answer


_EVERY = 3
"""One in this number of actions is checked with the whole view and the coach's reasons."""
_WISELY = 0.7
"""The probability that a bot chooses the next action; otherwise the action is random."""
_CALLS = {
    "botifarra": "oros copas espadas bastos botifarra delegate pass contro recontro sant-vicenc",
    "truco": "envido real-envido falta-envido flor contraflor contraflor-al-resto truco retruco "
    "vale-cuatro quiero no-quiero con-flor-quiero con-flor-me-achico son-buenas 27 33 paso mazo",
    "balco": "take keep",
}


TextsByLanguage = Iterator[tuple[str, Printed]]
"""Pairs of a language and a rendered text."""


def of_match(game: str, variant: str, players: int, seed: int, acts: int) -> TextsByLanguage:
    """The texts of the first `acts` actions of a match, as a random seat sees them.

    Bots choose some actions; the others are random.
    """
    rng = random.Random(f"{game} {variant} {players} {seed}")
    table = table_game(game, variant, players, seed)
    reader = rng.randrange(table.seats)
    place = f"{game} {variant} {players} {seed} seat {reader}"
    yield from _in_all(f"{place} begins", lambda: table.begins(reader))
    for act in range(acts):
        here = f"{place} act {act}"
        while table.pause and table.to_act:
            yield from _looked(here, table, reader)
            table.go_on()
            yield from _in_all(f"{here} begins", lambda: table.begins(reader))
        if not table.to_act:
            break
        seat = rng.choice(table.to_act)
        if act % _EVERY == seed % _EVERY:
            yield from _looked(here, table, reader)
            yield from _judged(here, game, table, seat, rng)
        options = table.options(seat)
        text = rng.choice([item for item in options if item != "mazo"] or options)
        event = table.play(table.bot(seat) if rng.random() < _WISELY else text, seat)
        yield from _in_all(f"{here} told {event.text}", lambda: table.describe(event, reader))  # noqa: B023
    yield from _looked(place, table, reader)


def _in_all(place: str, render: Callable[[], str]) -> TextsByLanguage:
    for lang in LANGUAGES:
        with use_language(lang):
            text = render()
        if text:
            yield lang, Printed(place, text, True)


def _looked(place: str, table: TableGame, reader: int) -> TextsByLanguage:
    for lang in LANGUAGES:
        with use_language(lang):
            value = [
                *_shown(place, table.scene(reader)),
                *_shown(f"{place} board", table.board(reader)),
                *_shown(f"{place} choices", table.choices(table.proposed_cards(reader), reader)),
            ]
        yield from ((lang, item) for item in value)


def _judged(
    place: str, game: str, table: TableGame, seat: int, rng: random.Random
) -> TextsByLanguage:
    """The reasons why actions of `seat` are illegal, and the coach's reasons for one action."""
    state = table.state
    tried = [
        *map(str, rng.sample(PACK_52, 4)),
        *_CALLS.get(game, "").split(),
        *table.scene(seat)["hand"],
    ]
    refused = [verdict for text in tried if not (verdict := state.judge(text, seat)).legal]
    for verdict in {item.reason: item for item in refused}.values():
        yield from _in_all(f"{place} refused {verdict.reason}", partial(explain, verdict))
    memory = GAMES[game].bots.remember(state, seat)
    # The value of bets takes a second to compute, so only one action is checked.
    for action in rng.sample(state.actions(seat), 1):
        for why in coach.reasons(game, memory, action):
            render = partial(reason_text, why)
            yield from _in_all(f"{place} coach {action} {why.id}", render)


def reason_text(why: coach.Reason) -> str:
    return capitalised(format_message(why.key, **why.facts))

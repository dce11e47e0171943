"""The contents of questions in card notation, which keeps expected values in tests short."""

from cartes_lib.asking.contract import Message
from cartes_lib.cards import Card, Suit


def plain(value):
    """`value` in the form that tests use: cards "9o 1o", suits "oros", messages as their keys."""
    if isinstance(value, Message):
        return value.key
    if isinstance(value, Suit):
        return value.name.lower()
    if isinstance(value, Card):
        return str(value)
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return value


def reason(question):
    """The key of the reason, then its facts sorted by name; None if the reason is the rule."""
    why = question.key.why
    return None if why.key == f"rule-{question.key.rule}" else rendered(why)


def rendered(sentence):
    """The key of `sentence`, then its facts sorted by name; None for None."""
    if sentence is None:
        return None
    return (sentence.key, *(plain(sentence.facts[fact]) for fact in sorted(sentence.facts)))


def rows(question):
    """The score sheet beside the question: values by the ids of the lines."""
    return {row.id: plain(row.value) for row in question.scene.rows}


def log(question):
    """The calls and plays before the question: seat, and call or card, line by line."""
    facts = [line.message.facts for line in question.scene.lines]
    return [(fact["seat"], plain(fact.get("call", fact.get("card")))) for fact in facts]


def groups(question):
    """The cards on the table by the ids of their groups."""
    return {group.id: plain(group.cards) for group in question.scene.groups}


def choices(question):
    """The ids of the possible answers."""
    return [item.id for item in question.schema.items]

"""Shows the contents of questions in card notation, so that expected values in tests are short."""

from cartes_lib.asking.contract import Message
from cartes_lib.cards import Card, Suit


def plain(value):
    """`value` as tests write it: cards as "9o 1o", a suit as "oros", a message as its key."""
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
    """The reason of a question's answer key, as the function `rendered` returns it.

    None if the reason is only the sentence of the rule.
    """
    why = question.key.why
    return None if why.key == f"rule-{question.key.rule}" else rendered(why)


def rendered(sentence):
    """A tuple with the key of the message `sentence`, then its facts sorted by name.

    None if `sentence` is None.
    """
    if sentence is None:
        return None
    return (sentence.key, *(plain(sentence.facts[fact]) for fact in sorted(sentence.facts)))


def rows(question):
    """The values of the score sheet's lines beside the question; the key is the line's id."""
    return {row.id: plain(row.value) for row in question.scene.rows}


def log(question):
    """A pair for each line of the log beside the question: the seat, and its call or card."""
    facts = [line.message.facts for line in question.scene.lines]
    return [(fact["seat"], plain(fact.get("call", fact.get("card")))) for fact in facts]


def groups(question):
    """The cards on the table; the key is the id of their group."""
    return {group.id: plain(group.cards) for group in question.scene.groups}


def choices(question):
    """The ids of the choices that the question offers."""
    return [item.id for item in question.schema.items]

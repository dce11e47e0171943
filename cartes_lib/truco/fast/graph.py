"""The graph of states of the calls at one table, built on demand."""

from __future__ import annotations

from functools import cache

from cartes_lib.truco.fast.talk import Effect, Talk, TalkTable
from cartes_lib.truco.rules import Rules

__all__ = ["CompiledRules", "Node", "Step", "compiled_rules"]

_CAPACITY = 100_000


class Node:
    """A state of the calls, and the known steps from it.

    Attributes:
        talk: the state.
        words: possible calls, as pairs of seat and word; `steps` has the node after each, None
            before its first use.
        seat: the seat that may play a card, or -1.
        card: the node after that card; None before its first use.
        tricks: after a complete trick, the next node for each seat that may win it; the last entry
            is for a parda. None if no trick is complete.
    """

    __slots__ = ("card", "seat", "steps", "talk", "tricks", "words")

    def __init__(self, talk: Talk, table: TalkTable) -> None:
        complete = table.trick_is_complete(talk)
        # No seat acts after a complete trick or the end of the play.
        goes_on = not (complete or talk.over)
        self.talk = talk
        self.words = table.words(talk) if goes_on else []
        self.steps: list[Step | None] = [None] * len(self.words)
        self.seat = table.card_turn(talk) if goes_on else -1
        self.card: Node | None = None
        self.tricks: list[Step | None] | None = [None] * (table.seats + 1) if complete else None


Step = tuple[tuple[Effect, ...], Node]
"""The effects of a step, and the next node."""


class CompiledRules:
    """The graph of one table, which grows on demand.

    Attributes:
        talks: the rules of the calls.
    """

    __slots__ = ("_nodes", "_roots", "talks")

    def __init__(self, rules: Rules, sides: tuple[int, ...]) -> None:
        self.talks = TalkTable(rules, sides)
        self._nodes: dict[Talk, Node] = {}
        self._roots: dict[int, Node] = {}

    def root(self, flores: int) -> Node:
        """The node before any call or card, if the seats in the mask `flores` hold a flor."""
        if flores not in self._roots:
            self._roots[flores] = self.node(self.talks.root(flores))
        return self._roots[flores]

    def node(self, talk: Talk) -> Node:
        """The node of `talk`, cached up to the graph's capacity."""
        result = self._nodes.get(talk)
        if result is None:
            # Evicted nodes stay alive where a deal or another node refers to them.
            if len(self._nodes) >= _CAPACITY:
                self._nodes.clear()
            result = self._nodes[talk] = Node(talk, self.talks)
        return result

    def after(self, node: Node, pick: int) -> Step:
        """The step for the call with that index in `words`."""
        step = node.steps[pick]
        if step is None:
            effects, talk = self.talks.after(node.talk, *node.words[pick])
            step = node.steps[pick] = effects, self.node(talk)
        return step

    def after_card(self, node: Node) -> Node:
        """The node after a card, before a complete trick is removed."""
        if node.card is None:
            node.card = self.node(self.talks.after_card(node.talk, node.seat))
        return node.card

    def after_trick(self, node: Node, best: int) -> Step:
        """The step after a complete trick that seat `best` won; -1 means a parda."""
        tricks = node.tricks if node.tricks is not None else []
        step = tricks[best]
        if step is None:
            effects, talk = self.talks.after_trick(node.talk, best)
            step = tricks[best] = effects, self.node(talk)
        return step


@cache
def compiled_rules(rules: Rules, sides: tuple[int, ...]) -> CompiledRules:
    """The compiled `rules` for seats with these `sides`, from the mano on; cached."""
    return CompiledRules(rules, sides)

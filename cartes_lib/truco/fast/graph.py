"""The graph of talks of one table: nodes are made when a deal first comes to them."""

from __future__ import annotations

from functools import cache

from cartes_lib.truco.fast.talk import Effect, Talk, TalkTable
from cartes_lib.truco.rules import Rules

__all__ = ["FastTable", "Node", "Step", "fast_table"]

_CAPACITY = 100_000


class Node:
    """A talk, and what follows from it as far as it was walked.

    Attributes:
        talk: the talk.
        words: what may be said, seat and word; steps: what each leads to, None while it
            was never said.
        seat: the seat that may play a card, or -1.
        card: where its card leads, None while none was played.
        tricks: of a complete trick, where it leads by the seat that won it, and in the last
            place where nobody did; None where no trick is complete.
    """

    __slots__ = ("card", "seat", "steps", "talk", "tricks", "words")

    def __init__(self, talk: Talk, table: TalkTable) -> None:
        complete = table.trick_is_complete(talk)
        # Nobody acts where a trick is complete or the play is over.
        goes_on = not (complete or talk.over)
        self.talk = talk
        self.words = table.words(talk) if goes_on else []
        self.steps: list[Step | None] = [None] * len(self.words)
        self.seat = table.card_turn(talk) if goes_on else -1
        self.card: Node | None = None
        self.tricks: list[Step | None] | None = [None] * (table.seats + 1) if complete else None


Step = tuple[tuple[Effect, ...], Node]
"""What is settled, and where it leads."""


class FastTable:
    """The graph of one table, as far as it was walked.

    Attributes:
        talks: what may be said, and what it leads to.
    """

    __slots__ = ("_nodes", "_roots", "talks")

    def __init__(self, rules: Rules, sides: tuple[int, ...]) -> None:
        self.talks = TalkTable(rules, sides)
        self._nodes: dict[Talk, Node] = {}
        self._roots: dict[int, Node] = {}

    def root(self, flores: int) -> Node:
        """Where nothing was said or played yet, and the seats of that mask hold a flor."""
        if flores not in self._roots:
            self._roots[flores] = self.node(self.talks.root(flores))
        return self._roots[flores]

    def node(self, talk: Talk) -> Node:
        """The node of `talk`; the same one every time, while the graph is below its capacity."""
        found = self._nodes.get(talk)
        if found is None:
            # Nodes that are let go live on where a deal or another node holds them.
            if len(self._nodes) >= _CAPACITY:
                self._nodes.clear()
            found = self._nodes[talk] = Node(talk, self.talks)
        return found

    def after(self, node: Node, pick: int) -> Step:
        """What the word of that place leads to."""
        step = node.steps[pick]
        if step is None:
            effects, talk = self.talks.after(node.talk, *node.words[pick])
            step = node.steps[pick] = effects, self.node(talk)
        return step

    def after_card(self, node: Node) -> Node:
        """Where a card leads, the trick not yet put aside."""
        if node.card is None:
            node.card = self.node(self.talks.after_card(node.talk, node.seat))
        return node.card

    def after_trick(self, node: Node, best: int) -> Step:
        """Where a complete trick leads that seat `best` won, or nobody if it is -1."""
        tricks = node.tricks if node.tricks is not None else []
        step = tricks[best]
        if step is None:
            effects, talk = self.talks.after_trick(node.talk, best)
            step = tricks[best] = effects, self.node(talk)
        return step


@cache
def fast_table(rules: Rules, sides: tuple[int, ...]) -> FastTable:
    """The table of `rules` where seats from the mano on are of `sides`; always the same one."""
    return FastTable(rules, sides)

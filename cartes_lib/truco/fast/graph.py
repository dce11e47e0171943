"""The graph of the states of the calls, built on demand."""

from __future__ import annotations

from functools import cache

from cartes_lib.truco.fast.talk import Effect, Talk, TalkTable
from cartes_lib.truco.rules import Rules

CAPACITY = 100_000
"""Maximum number of nodes of a graph; a full graph is emptied, to limit memory."""


class Node:
    """A node of the graph: a state of the calls, and the steps from it that are already computed.

    Attributes:
        talk: the state of the calls.
        open_calls: the possible calls, as pairs of seat and call.
        steps: for each call, its effects and the next node; None before its first use.
        seat: the seat that may play a card, or -1.
        card: the node after a card of `seat`; None before its first use.
        tricks: after a complete trick, the effects and the next node for each seat that may win the
            trick. The last item is for a tie. None if no trick is complete.
    """

    __slots__ = ("card", "open_calls", "seat", "steps", "talk", "tricks")

    def __init__(self, talk: Talk, table: TalkTable) -> None:
        complete = table.trick_is_complete(talk)
        # After a complete trick, or after the end of play, no seat acts.
        goes_on = not (complete or talk.over)
        self.talk = talk
        self.open_calls = table.open_calls(talk) if goes_on else []
        self.steps: list[Step | None] = [None] * len(self.open_calls)
        self.seat = table.card_turn(talk) if goes_on else -1
        self.card: Node | None = None
        self.tricks: list[Step | None] | None = [None] * (table.seats + 1) if complete else None


Step = tuple[tuple[Effect, ...], Node]
"""A step in the graph: its effects, and the next node."""


class CompiledRules:
    """The graph of the states of the calls at one table; it grows on demand.

    Attributes:
        talks: the possible calls and their effects.
    """

    __slots__ = ("_nodes", "_roots", "talks")

    def __init__(self, rules: Rules, sides: tuple[int, ...]) -> None:
        self.talks = TalkTable(rules, sides)
        self._nodes: dict[Talk, Node] = {}
        self._roots: dict[int, Node] = {}

    def root(self, flores: int) -> Node:
        """The first node of a deal, in which the seats in the mask `flores` have a flor."""
        if flores not in self._roots:
            self._roots[flores] = self.node(self.talks.root(flores))
        return self._roots[flores]

    def node(self, talk: Talk) -> Node:
        """The node of `talk`, cached up to the graph's capacity."""
        result = self._nodes.get(talk)
        if result is None:
            # A removed node stays alive while a deal or another node refers to it.
            if len(self._nodes) >= CAPACITY:
                self._nodes.clear()
            result = self._nodes[talk] = Node(talk, self.talks)
        return result

    def after(self, node: Node, pick: int) -> Step:
        """The effects of the call with the index `pick` in `node.open_calls`, and the next node."""
        step = node.steps[pick]
        if step is None:
            effects, talk = self.talks.after(node.talk, *node.open_calls[pick])
            step = node.steps[pick] = effects, self.node(talk)
        return step

    def after_card(self, node: Node) -> Node:
        """The node after the seat `node.seat` has played a card; a complete trick is not removed
        yet.
        """
        if node.card is None:
            node.card = self.node(self.talks.after_card(node.talk, node.seat))
        return node.card

    def after_trick(self, node: Node, best: int) -> Step:
        """The effects of a complete trick that seat `best` won, and the next node; `best` is -1 for
        a tie.
        """
        tricks = node.tricks if node.tricks is not None else []
        step = tricks[best]
        if step is None:
            effects, talk = self.talks.after_trick(node.talk, best)
            step = tricks[best] = effects, self.node(talk)
        return step


@cache
def compiled_rules(rules: Rules, sides: tuple[int, ...]) -> CompiledRules:
    """The graph for `rules` and the `sides` of the seats, counted from the first player (mano),
    cached.
    """
    return CompiledRules(rules, sides)

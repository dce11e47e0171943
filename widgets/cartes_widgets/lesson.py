"""What a lesson's notebook calls: one readable line for each thing on the page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from cartes_lib import botifarra, truco
from cartes_lib.botifarra import PRESETS
from cartes_lib.cards import Suit, cards
from cartes_lib.questions import ask
from cartes_lib.questions.throws import read_throws
from cartes_lib.wording import say, speak
from cartes_widgets.core.address import coded, level, notebook_language, seed, variant
from cartes_widgets.core.report import report
from cartes_widgets.exercise.exercise import Exercise
from cartes_widgets.exercise.pupil import Pupil
from cartes_widgets.exercise.review_series import ReviewSeries
from cartes_widgets.pieces.balco_walk import named_walk
from cartes_widgets.pieces.bet_tree import BetTree, doubling_branches, stake_branches
from cartes_widgets.pieces.bid_dialog import BidDialog, BotifarraTalk
from cartes_widgets.pieces.choice_card import ChoiceCard
from cartes_widgets.pieces.counter import Counter, pack_lines, pile_lines
from cartes_widgets.pieces.deal_walk import DealWalk
from cartes_widgets.pieces.decision_tree import DecisionTree
from cartes_widgets.pieces.games import PIECES, GamePieces
from cartes_widgets.pieces.glossary import Glossary
from cartes_widgets.pieces.guess import Guess
from cartes_widgets.pieces.hand import Hand
from cartes_widgets.pieces.hundred import Hundred
from cartes_widgets.pieces.ladder import Ladder
from cartes_widgets.pieces.pile_table import PileTable
from cartes_widgets.pieces.range_dial import RangeDial
from cartes_widgets.pieces.referee import Referee
from cartes_widgets.pieces.scorepad import Scorepad
from cartes_widgets.pieces.seats import Seats
from cartes_widgets.pieces.signs import Signs
from cartes_widgets.pieces.tally import Tally
from cartes_widgets.pieces.timeline import Timeline
from cartes_widgets.pieces.truco_talk import TrucoTalk
from cartes_widgets.pieces.two_ladders import TwoLadders
from cartes_widgets.pieces.variant_switch import VariantSwitch
from cartes_widgets.pieces.walkthrough import Walkthrough
from cartes_widgets.table.passport import Passport
from cartes_widgets.table.playing import daily, mini, play, retro, table, told, watch
from cartes_widgets.table.told_deal import told_balco

__all__ = [
    "bet_tree",
    "bid_dialog",
    "cards_shown",
    "choice_made",
    "counter",
    "daily",
    "deal_walk",
    "decision_tree",
    "exercise",
    "glossary",
    "guess",
    "hundred",
    "ladder",
    "level",
    "mini",
    "naming",
    "passport",
    "pile_table",
    "play",
    "range_dial",
    "referee",
    "retro",
    "review",
    "scorepad",
    "seats",
    "seed",
    "signs",
    "stake_tree",
    "table",
    "tally",
    "timeline",
    "told",
    "told_balco",
    "truco_talk",
    "two_ladders",
    "variant",
    "variant_switch",
    "walkthrough",
    "watch",
]

speak(notebook_language())

_PUPIL = Pupil(report)
"""Whoever reads the page: it has a kernel of its own. A class is told of his answers."""


def cards_shown(text: str) -> Hand:
    """The cards of `text`, in notation, side by side.

    Raises:
        NotationError: `text` is no card notation.
    """
    return Hand(cards(text), label=say("widget-cards"), large=True)


def ladder(game: str) -> Ladder:
    """The order of the cards of `game`, from the highest to the lowest.

    Raises:
        ValueError: no such game.
    """
    words = {name: say(f"ladder-{name}") for name in ("first", "last", "label")}
    return Ladder(_pieces_of(game).rungs(), **words)


def _pieces_of(game: str) -> GamePieces:
    if game not in PIECES:
        raise ValueError(f"no such game: {game!r}")
    return PIECES[game]


def _trump(name: str) -> Suit | None:
    return None if name == "none" else Suit[name.upper()]


def walkthrough(game: str, **position: Any) -> Walkthrough:
    """What happens at a table, to step through card by card.

    It stops before its turning points and asks: who wins, is it allowed, what now. What
    each game takes:

    - "botifarra": `trick`, its cards in the order played; `trump`, a suit's name or "none";
      `leader`, 1 for the reader's right unless given, so that the reader plays last;
      `variant`; and `hand`, the reader's cards, his own of the trick among them, of which
      he can try every one at his turn.
    - "truco": `trick`, one to three tricks parted by "/"; the reader deals.
    - "balco": `throws` parted by spaces, such as "5o 7o+7c J1=8 1o>2 -", where "=" declares
      a joker, ">" names a target's seat, and "-" takes the pile; `players`, 4 unless given.
      The reader begins.

    Raises:
        TypeError: that game takes no such argument, or lacks one.
        NotationError: a text is no card notation.
        IllegalAction: a throw that cannot be made.
        KeyError: no such suit or variant.
        ValueError: no such tricks, or no such game.
    """
    return _pieces_of(game).walk(**position)


def naming(throws: str, players: int = 4) -> Walkthrough:
    """A replay of Balcó that asks, at each act that has one, for the players' word for it.

    Args:
        throws: written as for `walkthrough`; the reader begins.

    Raises:
        NotationError: `throws` is no notation.
        IllegalAction: a throw that cannot be made.
    """
    return Walkthrough(named_walk(throws, players))


def guess(game: str, kind: str, *, among: str = "", **position: object) -> Guess:
    """A question about a position, whose answer the engine knows and explains.

    What follows in its step, from the next `###` heading on, is seen once it is answered or
    passed. CONTRIBUTING.md lists the kinds with an example of each.

    Args:
        game: "botifarra", "truco" or "balco".
        kind: such as "winner", "legal" or "points".
        among: for a number, those to choose from, such as "60 72"; else any may be said.
        position: what that kind asks about, in notation.

    Raises:
        QuestionError: no such game or kind.
        TypeError: that kind takes no such argument, or lacks one.
        NotationError, ValueError, IllegalAction: no such position.
    """
    return Guess(ask(game, kind, among=among, **position))


def decision_tree(
    *, hand: str, trick: str, trump: str = "none", variant: str = "lliure"
) -> DecisionTree:
    """The rule's questions about `hand` and `trick`, answered.

    Raises:
        NotationError: a text is no card notation.
        KeyError: no such suit or variant.
    """
    # The reader, seat 0, plays next.
    plays = botifarra.trick(trick, leader=(4 - len(cards(trick))) % 4)
    return DecisionTree(cards(hand), plays, _trump(trump), PRESETS[variant])


def variant_switch(
    *, hand: str, trick: str, trump: str = "none", variants: str = "lliure obligada"
) -> VariantSwitch:
    """What each of `variants` allows of `hand` before `trick`, to switch between.

    Raises:
        NotationError: a text is no card notation.
        KeyError: no such suit or variant.
    """
    plays = botifarra.trick(trick, leader=(4 - len(cards(trick))) % 4)
    return VariantSwitch(cards(hand), plays, _trump(trump), variants.split())


def counter(pile: str = "", tricks: int = 0) -> Counter:
    """The points of `pile`, won in `tricks` tricks; without a pile, those of a whole deal.

    Raises:
        NotationError: `pile` is no card notation.
        ValueError: `tricks` is not the number of tricks that make such a pile.
    """
    if not pile:
        return Counter(pack_lines(), label=say("count-pack"))
    return Counter(pile_lines(cards(pile), tricks), label=say("count-pile"))


def two_ladders(game: str) -> TwoLadders:
    """The order of the cards of `game` beside what they are worth.

    Raises:
        ValueError: no ladders are drawn of that game.
    """
    pieces = _pieces_of(game)
    if pieces.values is None:
        raise ValueError(f"no ladders of {game!r}")
    labels = {"left_label": say("ladders-order"), "right_label": say("ladders-points")}
    return TwoLadders([(rung, "") for rung, _ in pieces.rungs()], pieces.values(), **labels)


def pile_table(throws: str = "", players: int = 4, goal: str = "") -> PileTable:
    """A pile of Balcó to try throws on, jokers and 1s included; the reader throws for all.

    Args:
        throws: what lies there already, written as for `walkthrough`.
        goal: what to reach: "clear 1" (in one throw), "clear", "skip", "bind 2", "free",
            "shoot" or "take".

    Raises:
        NotationError: `throws` is no notation.
        IllegalAction: a throw that cannot be made.
    """
    return PileTable(read_throws(throws), players, goal)


def bid_dialog(dealer: int = 0, *, doubling: bool = True, goal: str = "") -> BidDialog:
    """The talking before a deal of Botifarra; the reader speaks for all four seats.

    Args:
        dealer: 0 for the reader, 1 for his right, and so on.
        doubling: whether the talking goes on after the contract, with contro and what follows.
        goal: what to reach: "times 8", "delegated" or "over".

    Raises:
        ValueError: there is no such goal.
    """
    return BidDialog(BotifarraTalk(dealer, doubling=doubling), goal)


def deal_walk(
    game: str, *, dealer: int = 0, players: int = 4, exposed: int = 0, seed: int = 0
) -> DealWalk:
    """A deal to make: who shuffles, who cuts and how deep, whom each packet goes to.

    Args:
        dealer: 0 for the reader, 1 for his right, and so on.
        exposed: which packet turns over while it is dealt, counted from 1; in Truco only.
        seed: of the shuffling.

    Raises:
        ValueError: no such game, table or dealer.
    """
    return DealWalk(game, dealer=dealer, players=players, exposed=exposed, seed=seed)


def referee(
    *, variant: str = "obligada", tricks: int = 4, speech: bool = False, seed: int = 0
) -> Referee:
    """Recorded tricks of Botifarra with one fault to claim, to name and to price.

    Args:
        variant: "obligada" or "lliure".
        tricks: how many, 2 to 4.
        speech: whether things are said between the cards; then one of them is the fault.

    Raises:
        ValueError: no such variant or number of tricks.
    """
    return Referee(variant=variant, tricks=tricks, speech=speech, seed=seed)


def truco_talk(
    hands: str, *, variant: str = "sin-flor", scores: Sequence[int] = (), goal: str = ""
) -> BidDialog:
    """The calls of a hand of Truco for two; the reader speaks for both, his opponent first.

    Args:
        hands: the reader's cards and the other's in notation, parted by "/".
        scores: of the reader and of the other before the hand.
        goal: what to reach: "worth 2" (the bet that ends the hand) or "said 4" (calls).

    Raises:
        NotationError: `hands` are no cards.
        KeyError: no such variant.
        ValueError: no such hands or goal.
    """
    held = [cards(text) for text in hands.split("/")]
    return BidDialog(TrucoTalk(held, replace(truco.PRESETS[variant], players=2), scores), goal)


def bet_tree(said: str = "") -> BetTree:
    """What a deal may count for, with the way that the calls `said` have taken.

    Args:
        said: a contract and doublings, such as "oros contro".

    Raises:
        IllegalAction: something could not be said when it was.
    """
    return BetTree(doubling_branches(said.split()), label=say("tree-of-doublings"))


def stake_tree(bet: str, said: str = "", scores: tuple[int, int] = (0, 0)) -> BetTree:
    """What the calls of Truco bring accepted and refused, with the way that `said` has taken.

    Args:
        bet: "flor", "envido" or "truco".
        said: calls such as "envido real-envido".
        scores: of the two sides, on which the falta envido depends.

    Raises:
        ValueError: no such bet, or calls that cannot follow each other.
    """
    return BetTree(stake_branches(bet, said.split(), scores), label=say(f"tree-of-{bet}"))


def scorepad(deals: Iterable[tuple[int, str, str]] = (), goal: str = "") -> Scorepad:
    """A score sheet of Botifarra with `deals`: our points of 72, contract and doubling of each.

    A deal that nobody doubled has "" for its doubling.

    Args:
        goal: what to reach: "won 3" (the match, in so many deals) or "scored 24" (in a deal).

    Raises:
        ValueError: there is no such deal or goal.
    """
    return Scorepad([(points, deal, said or "none") for points, deal, said in deals], goal)


def tally(hands: Iterable[tuple[int, int]]) -> Tally:
    """A chico of Truco marked hand after hand: what our side and the other made in each.

    Raises:
        ValueError: fewer points than none, or a hand after the end of the chico.
    """
    return Tally(hands)


def hundred(kind: str = "flor", *, seed: int = 0) -> Hundred:
    """A hundred hands of Truco dealt at a touch, again and again, and those of a kind counted.

    Args:
        kind: "flor", or "brava" for hands with at least one of the four.
        seed: of the deals.

    Raises:
        ValueError: nothing else is counted.
    """
    return Hundred(kind, seed=seed)


def range_dial(hand: str, *, mano: bool = True) -> RangeDial:
    """How often a hand of Truco wins an envido, as the reader moves what the other bets with.

    Args:
        mano: whether the hand's owner tells his value first.

    Raises:
        NotationError: `hand` is no card notation.
        ValueError: it is not three cards.
    """
    return RangeDial(cards(hand), mano=mano)


def timeline() -> Timeline:
    """What a player of Truco without flor may still call at each moment of the first trick."""
    return Timeline()


def seats(players: int = 4, turns: Iterable[int] = (0, 1, 2, 3)) -> Seats:
    """Turns around a table, one at a time; a seat that the turn passes over is shown skipped.

    Raises:
        ValueError: no such table, no turns, or a seat that is not there.
    """
    return Seats(players, turns)


def signs() -> Signs:
    """The faces that partners of Truco make each other, and the cards that they tell of."""
    return Signs()


def glossary(game: str) -> Glossary:
    """The players' words of `game` in French, Catalan and Spanish, to search.

    Raises:
        ValueError: there is no such game.
    """
    return Glossary(game)


def exercise(lesson: str, kind: str, *, seed: int = 0, rules: str | None = None) -> Exercise:
    """A series of exercises of `lesson`, from `seed` on.

    Where the page's address gives the deal code of such an exercise, it begins with that one.

    Args:
        rules: a preset; None for the address's variant, else the lesson's own.

    Raises:
        ExerciseError: there is no such exercise.
    """
    asked = coded(lesson, kind)
    if asked is not None:
        return Exercise(
            *asked[:2], seed=asked.seed, level=asked.level, rules=asked.rules, pupil=_PUPIL
        )
    chosen = variant(lesson, kind) if rules is None else rules
    return Exercise(lesson, kind, seed=seed, level=level(), rules=chosen, pupil=_PUPIL)


def passport(game: str) -> Passport:
    """Five customs of `game` to set as at one's own table: lessons and matches follow them.

    Raises:
        ValueError: there is no such game.
    """
    return Passport(game)


def review() -> ReviewSeries:
    """Exercises that this browser's pupil should do again today, from all lessons."""
    return ReviewSeries(pupil=_PUPIL)


def choice_made(rule_id: str) -> ChoiceCard:
    """What the source says or not, what we play instead, why, and what else one may agree on.

    Raises:
        KeyError: no rule has that id.
        MissingWording: the sources leave nothing to choose there.
    """
    return ChoiceCard(rule_id)

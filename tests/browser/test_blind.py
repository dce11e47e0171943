"""Tests that a match can be played without seeing: by roles, names and the live region."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from .pages import choose_variant

YOUR_TURN = "À vous."
GO, DEAL_AGAIN, MATCH_AGAIN = "Suite", "Donne suivante", "Nouvelle partie"
NAMED = re.compile(r"""^\s*- '?(?:img|button) "(.*)"'?(?: \[[^]]*\])*:?(?: .*)?$""", re.M)
PLAYED = re.compile(r"\b(joue|lance)(z?) ")
AWARD = re.compile(r"(\d+) points? pour (vous|Nelly)")
SCORES = {"vous": "Vous", "Nelly": "Nelly"}
"""The names of the players among the scores; the key is the name in announcements of points."""
STATUS_TEXTS = (
    "[...document.querySelectorAll('[role=status]')].map(node => node.textContent).join('|')"
)
MAX_ACTS = 3000


def spaced(text):
    """`text` with plain spaces instead of no-break spaces."""
    return text.replace("\u00a0", " ").replace("\u202f", " ").strip()


def names(part):
    """The accessible names of cards, seats and buttons in a part of the page."""
    return NAMED.findall(spaced(part.aria_snapshot()))


class Blind:
    """A simulated blind player.

    The player hears the live region, finds elements by name, and presses keys.
    """

    def __init__(self, page):
        self.page = page
        self.table = page.get_by_role("group", name="La table")
        self.hand = self.table.get_by_role("group", name="Votre main")
        self.talk = self.table.get_by_role("group", name="Ce que vous pouvez dire")
        self.cards_list = self.table.get_by_role(
            "list", name=re.compile("^(Le pli|Les plis|La pila)")
        )
        self.texts = []

    @property
    def announced(self):
        return spaced(self.page.get_by_role("status").text_content())

    def press(self, button):
        """Presses Enter on a button; returns the announcement that follows."""
        before = self.page.evaluate(STATUS_TEXTS)
        button.press("Enter")
        self.page.wait_for_function(f"before => {STATUS_TEXTS} !== before", arg=before)
        self.texts.append(self.announced)
        return self.announced

    def sit(self, address, game, variant="", players="", customs=()):
        """Chooses a table on the page of matches, and sits down at it.

        `customs` are pairs of label and value of house rules. An empty value stands for a checkbox.
        """
        page = self.page
        page.add_init_script("localStorage.setItem('cartes-pace', 'step')")
        page.goto(f"{address}voila/render/fr/play.ipynb?seed=5")
        page.get_by_role("radio", name=game).check()
        settings = page.get_by_role("form", name=game)
        if variant:
            choose_variant(settings, variant)
        if players:
            settings.get_by_role("combobox", name="Joueurs").select_option(players)
        if customs:
            settings.get_by_text("Nos usages").press("Enter")
        for name, chosen in customs:
            if chosen:
                settings.get_by_role("combobox", name=name).select_option(chosen)
            else:
                settings.get_by_role("checkbox", name=name).check()
        settings.get_by_role("button", name="S’asseoir").press("Enter")
        expect(self.table).to_be_visible()
        assert self.announced, "what was dealt is told"
        self.table.get_by_label("Options").press("Enter")
        expect(self.table.get_by_role("radio", name="Pas à pas")).to_be_checked()
        self.table.get_by_label("Options").press("Enter")

    def offers(self, *wanted):
        """The first button whose name begins with one of `wanted`; None without such a button."""
        result = self.table.get_by_role("button", name=re.compile(f"^({'|'.join(wanted)})"))
        return result.first if result.count() else None

    def knows_whose_turn(self):
        """Checks that the announcement states whether it is the player's turn."""
        seats = [name for name in names(self.table) if "à jouer" in name.split(", ")]
        assert self.announced.endswith(YOUR_TURN) == any(seat.startswith("Vous") for seat in seats)
        assert seats or self.offers(GO)

    def knows_what_lies(self):
        """If a card was announced, checks that it is on the table with the name of its player."""
        if not (match := PLAYED.search(self.texts[-1])):
            return
        last = names(self.cards_list)[-1]
        who, _, card = last.rpartition(" : ")
        assert card.removesuffix(", en tête") in self.texts[-1]
        assert not who or (who == "Vous") == bool(match[2])

    def speak(self):
        """Makes the first possible call or choice; returns False if no such action is possible."""
        for group in ("Répondre", "Choisir l’atout", "Doubler", "Votre balcon", "Une carte cachée"):
            buttons = self.talk.get_by_role("group", name=group).get_by_role("button")
            if buttons.count():
                self.press(buttons.first)
                return True
        return False

    def play_a_card(self):
        """Plays the first card that is not refused; takes the pile if all are refused.

        Each refusal must be announced.
        """
        for card in names(self.hand):
            button = self.hand.get_by_role("button", name=card.removesuffix(", jouable"))
            answer = self.press(button.first)
            while answer.startswith(("Lancer", "Sur qui")):
                numbers = self.talk.get_by_role("group", name="Lancer comme").get_by_role("button")
                asks_number = answer.startswith("Lancer comme")
                answer = self.press(numbers.first if asks_number else self.offers("Lancer"))
            if not answer.startswith("Interdit"):
                return
        self.press(self.offers("Ramasser la pila"))

    def play_a_deal(self):
        """Plays until the result of the deal is announced; returns all announcements."""
        self.texts = [self.announced]
        for _ in range(MAX_ACTS):
            if self.offers(DEAL_AGAIN, MATCH_AGAIN):
                return self.texts
            if button := self.offers(GO):
                self.press(button)
            elif not self.speak():
                self.play_a_card()
            if not self.offers(DEAL_AGAIN, MATCH_AGAIN):
                self.knows_whose_turn()
                self.knows_what_lies()
        raise AssertionError("the deal does not end")

    @property
    def result(self):
        """The heading of the deal's result."""
        return spaced(self.table.get_by_role("heading", level=2).text_content())

    def scores(self):
        """The scores as a screen reader names them; the key is the name of the side."""
        result = names(self.table.get_by_role("region", name="Les scores"))
        return dict(item.split(" : ", 1) for item in result)


@pytest.fixture
def blind(visit):
    page, _ = visit
    return Blind(page)


def check_hand_of_truco(player, had):
    """Plays a hand; checks that the announced points explain its result and the scores.

    Args:
        had: the scores before the hand.

    Returns:
        The scores after the hand; `had` if the hand ended a chico or the match.
    """
    won = Counter()
    for line in player.play_a_deal():
        for points, side in AWARD.findall(line):
            won[side] += int(points)
    result, best = player.result, max(won, key=lambda side: won[side])
    if "chico" in result or "partie" in result:
        assert result.startswith(best.capitalize())
        return had
    more, less = sorted((won[side] for side in SCORES), reverse=True)
    if more > less:
        wins = "gagnez" if best == "vous" else "gagne"
        assert result == f"{best.capitalize()} {wins} la main, {more} à {less}"
    had = {side: had[side] + won[side] for side in SCORES}
    for side, points in had.items():
        called = player.scores()[SCORES[side]]
        zone = "malas?" if points <= 15 else "buenas?"
        number = points if points <= 15 else points - 15
        assert re.match(f"{number} {zone}" if points else "rien", called), (called, had)
    return had


def test_a_blind_player_plays_a_hand_of_truco(blind, address):
    blind.sit(address, "Truco", players="2")
    check_hand_of_truco(blind, dict.fromkeys(SCORES, 0))
    assert blind.press(blind.offers(DEAL_AGAIN)).startswith("Nelly donne.")


@pytest.mark.long
def test_a_blind_player_plays_a_match_of_truco(blind, address):
    blind.sit(address, "Truco", "duelo", customs=[("Un seul chico gagne la partie", "")])
    had = dict.fromkeys(SCORES, 0)
    while True:
        had = check_hand_of_truco(blind, had)
        if blind.offers(MATCH_AGAIN):
            break
        blind.press(blind.offers(DEAL_AGAIN))
    assert blind.result in ("Vous gagnez la partie !", "Nelly gagne la partie.")
    assert any(blind.result in content for content in blind.texts), (
        blind.result,
        blind.texts[-6:],
    )


@pytest.mark.long
def test_a_blind_player_plays_a_match_of_botifarra(blind, address):
    blind.sit(address, "Botifarra", customs=[("La partie se joue en", "73 points")])
    had = Counter(Nous=0, Eux=0)
    while True:
        line = blind.play_a_deal()[-1]
        for who, marked in re.findall(r"(nous|ils) marqu\w+ (\d+)", line):
            had["Nous" if who == "nous" else "Eux"] += int(marked)
        if blind.offers(MATCH_AGAIN):
            break
        assert blind.result.split(" avec")[0] in line
        blind.press(blind.offers(DEAL_AGAIN))
        for side, points in had.items():
            assert blind.scores()[side].startswith(f"{points} (aucun pli")
    winner = max(had, key=lambda side: had[side])
    assert had[winner] >= 73
    assert winner.lower() in blind.result
    assert blind.result in line


@pytest.mark.long
def test_a_blind_player_plays_a_match_of_balco(blind, address):
    blind.sit(address, "Balcó", players="3")
    line = blind.play_a_deal()[-1]
    assert blind.offers(MATCH_AGAIN)
    assert "La partie est finie." in line
    won = "Vous l’avez gagnée" in line
    assert blind.result.startswith("Vous avez gagné") == won
    places = blind.table.get_by_role("region", name=blind.result).get_by_role("listitem")
    listed = places.all_text_contents()
    assert len(listed) == 3
    assert ["1ᵉʳ sorti" in item for item in listed] == [True, False, False]
    assert listed[0].startswith("Vous") == won

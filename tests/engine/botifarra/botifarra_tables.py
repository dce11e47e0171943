"""Rules of Botifarra for tests: each number of players and variant, each option at least once."""

import itertools

from cartes_lib.botifarra import Rules
from cartes_lib.options import options_of

KINDS, VARIANTS = (options_of(Rules)[name].values for name in ("table", "variant"))

PLAIN = [Rules(table=kind, variant=variant) for kind, variant in itertools.product(KINDS, VARIANTS)]

SPECIAL = [
    Rules(under_trump="forced"),
    Rules(table="4p-individual", under_trump="forced"),
    Rules(table="2p-B", variant="lliure", under_trump="forced"),
    Rules(card_order="three-second"),
    Rules(table="2p-A", card_order="three-second", doubling_scale="arithmetic"),
    Rules(variant="intermedia", charge_when="always-when-losing", announce_charge=True),
    Rules(variant="intermedia", charge_cards="sota-cavall-doubleton", announce_charge=True),
    Rules(table="3p", variant="intermedia", charge_when="always-when-losing"),
    Rules(table="4p-individual", ind_discard_order=False, ind_contro="duel"),
    Rules(table="3p", ind_contro="duel", ind_penalty="each"),
    Rules(doubling_order="simultaneous", hide_partner_hand_until_trump=True),
    Rules(table="3p", doubling_order="simultaneous", first_chooser="five-of-swords"),
    Rules(first_chooser="five-of-swords", sant_vicenc_on_botifarra=True, target=73),
    Rules(table="2p-A", duo_trump="turned", odd_trick_to="fewer-tricks"),
    Rules(table="2p-B", duo_trump="turned", misdeal="same-dealer", min_cut=1),
    Rules(fixed_deals=1, tie_break_deals=2),
]

CLAIMABLE = [
    Rules(enforce="claimable"),
    Rules(enforce="claimable", variant="intermedia", announce_charge=True),
    Rules(enforce="claimable", table="4p-individual", variant="lliure"),
    Rules(enforce="claimable", table="3p"),
    Rules(enforce="claimable", table="2p-A"),
    Rules(enforce="claimable", table="2p-B", variant="lliure"),
]

TABLES = [*PLAIN, *SPECIAL, *CLAIMABLE]


def name(rules):
    return "-".join(map(str, rules.options().values())) or "default"

"""The options of a table of Botifarra, and the customs that have a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from types import MappingProxyType

from cartes_lib.engine import RulesError

__all__ = ["INTERMEDIA", "LLIURE", "OBLIGADA", "PRESETS", "Rules", "RulesError"]

_VALUES: Mapping[str, tuple[object, ...]] = MappingProxyType(
    {
        "variant": ("obligada", "lliure", "intermedia"),
        "under_trump": ("free", "forced"),
        "charge_when": ("partner-to-play", "always-when-losing"),
        "charge_cards": ("any-point", "sota-cavall-doubleton"),
        "three_second": (False, True),
        "target": (101, 73, 100, 200, 201),
        "fixed_deals": tuple(range(101)),
        "sant_vicenc_on_botifarra": (False, True),
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What a table agrees on before the first deal.

    Attributes:
        variant: which cards one may play: `obligada` (BOT-LEG-OB), `lliure` (BOT-LEG-LL),
            or `intermedia`, which is obligada with the right to charge (BOT-LEG-IN).
        under_trump: whether one who cannot over-ruff must still play a trump: `free`, or
            `forced` (BOT-LEG-OB-08, BOT-LEG-LL-08).
        charge_when: who may charge: only while the partner has yet to play, or whenever
            an opponent wins (BOT-LEG-IN-03).
        charge_cards: any card that counts, or only the sota or the cavall of a suit of
            which one holds just these two (BOT-LEG-IN-04).
        three_second: the 3 ranks between the 9 and the 1 (BOT-VAR-01).
        target: points that end the match when a pair has them (BOT-MATCH-01, -02).
        fixed_deals: how many deals make a match whatever the points, as in tournaments; 0
            to play to the target (BOT-MATCH-03).
        sant_vicenc_on_botifarra: whether a Sant Vicenç may be said on a botifarra, which
            then counts sixteen times (BOT-DBL-05).

    Raises:
        RulesError: a value that its option cannot take.
    """

    variant: str = "obligada"
    under_trump: str = "free"
    charge_when: str = "partner-to-play"
    charge_cards: str = "any-point"
    three_second: bool = False
    target: int = 101
    fixed_deals: int = 0
    sant_vicenc_on_botifarra: bool = False

    def __post_init__(self) -> None:
        for name, values in _VALUES.items():
            value = getattr(self, name)
            # 1 == True: a whole number is no answer to a yes-or-no question.
            if type(value) is not type(values[0]) or value not in values:
                raise RulesError(name, "unknown-value")

    @classmethod
    def from_options(cls, options: Mapping[str, object]) -> Rules:
        """The rules in which `options` differ from the default.

        Raises:
            RulesError: an unknown option, or a value that it cannot take.
        """
        for name in options:
            if name not in _VALUES:
                raise RulesError(name, "unknown-option")
        return cls(**options)  # type: ignore[arg-type]  # values are checked when made

    def options(self) -> dict[str, str | int | bool]:
        """The options that are not default, by name: what a record holds."""
        standard = Rules()
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != getattr(standard, field.name)
        }


OBLIGADA = Rules(variant="obligada")
LLIURE = Rules(variant="lliure")
INTERMEDIA = Rules(variant="intermedia")

PRESETS: Mapping[str, Rules] = MappingProxyType(
    {"obligada": OBLIGADA, "lliure": LLIURE, "intermedia": INTERMEDIA}
)

"""What the options of every game have in common: how they are read, checked and told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Self, TypeVar

from cartes_lib.engine import RulesError

__all__ = ["Need", "Options", "check_kind", "check_needs", "check_values"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What a table agrees on before the first deal; a game's own fields are its options.

    Every field has a default, and is checked when an object is made.
    """

    @classmethod
    def from_options(cls, options: Mapping[str, object]) -> Self:
        """The rules in which `options` differ from the default.

        Raises:
            RulesError: an unknown option, a value that it cannot take, a contradiction.
        """
        known = {field.name for field in fields(cls)}
        for name in options:
            if name not in known:
                raise RulesError(name, "unknown-option")
        return cls(**options)

    def options(self) -> dict[str, str | int | bool]:
        """The options that are not default, by name: what a record holds."""
        return {
            field.name: getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name) != field.default
        }


OptionsT = TypeVar("OptionsT", bound=Options)

Need = tuple[str, str, Callable[[OptionsT], bool]]
"""An option, the one that it depends on, and when it may differ from its default."""


def check_kind(given: object, kind: type[Options]) -> None:
    """Sees that a table is given its options, not their name nor another game's.

    Raises:
        TypeError: it is not; the message says where they are found.
    """
    if not isinstance(given, kind):
        package = kind.__module__.rpartition(".")[0]
        found = f"{type(given).__module__}.Rules" if isinstance(given, Options) else repr(given)
        raise TypeError(f"rules are one of {package}.PRESETS or a Rules of its own, not {found}")


def check_values(rules: Options, values: Mapping[str, tuple[object, ...]]) -> None:
    """Sees that each option has one of the `values` named for it.

    Raises:
        RulesError: `unknown-value`, for the first that has not.
    """
    for name, possible in values.items():
        value = getattr(rules, name)
        # 1 == True: a whole number is no answer to a yes-or-no question.
        if type(value) is not type(possible[0]) or value not in possible:
            raise RulesError(name, "unknown-value")


def check_needs(rules: OptionsT, needs: Iterable[Need[OptionsT]]) -> None:
    """Sees that no option is set that can mean nothing beside another one.

    Raises:
        RulesError: `contradiction`, for the first that is.
    """
    changed = rules.options()
    for name, other, is_possible in needs:
        if name in changed and not is_possible(rules):
            raise RulesError(name, "contradiction", other)

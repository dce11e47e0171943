"""The options of a game's rules. Each option is declared once, as a field of the game's `Rules`.

    @dataclass(frozen=True, slots=True, kw_only=True)
    class Rules(Options):
        under_trump: Literal["free", "forced"] = option(
            "free", rules="BOT-LEG-OB-08 BOT-LEG-LL-08", offered=True
        )

All other code gets the declarations from `options_of(Rules)`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache
from types import MappingProxyType
from typing import Any, Self, TypeVar, get_args, get_type_hints

from cartes_lib.engine import RulesError

__all__ = ["Option", "Options", "Value", "check_kind", "option", "options_of"]

Value = str | int | bool

_DECLARED = "option"

ValueT = TypeVar("ValueT", bound=Value)


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """The declaration of an option.

    Attributes:
        values: the possible values; the default comes first, except in a range.
        rules: ids of the rules, or of whole sections such as "BOT-LEG-OB", that the option changes.
        needs: functions that test the values of other options; the keys are the names of these
            options. All tests must be true if this option differs from its default.
        offered: the values that players may choose at a table, the default first; empty if players
            cannot choose the option.

    >>> from cartes_lib.options import options_of
    >>> from cartes_lib.truco import Rules
    >>> options_of(Rules)["target"].allowed
    '5–100'
    """

    default: Value
    values: Sequence[Value]
    rules: tuple[str, ...]
    needs: Mapping[str, Callable[[Any], bool]]
    offered: tuple[Value, ...]

    def accepts(self, value: object) -> bool:
        """Whether `value` is one of the possible values and has the same type."""
        # 1 == True, but an integer is not a valid value of a Boolean option.
        return type(value) is type(self.default) and value in self.values

    @property
    def allowed(self) -> str:
        """The possible values as text: Python literals, or the two ends of a range."""
        if isinstance(self.values, range):
            return f"{self.values[0]}–{self.values[-1]}"
        return ", ".join(map(repr, self.values))

    def changes(self, rule_id: str) -> bool:
        """Whether the rule `rule_id` is in `rules`, or in a section that is in `rules`."""
        return any(rule_id == rule or rule_id.startswith(f"{rule}-") for rule in self.rules)


def option(
    default: ValueT,
    *,
    rules: str,
    values: Sequence[ValueT] = (),
    needs: Mapping[str, Callable[[Any], bool]] | None = None,
    offered: bool | tuple[ValueT, ...] = False,
) -> ValueT:
    """Declare a field of `Options` with the attributes of `Option`; spaces separate the ids in
    `rules`.

    Args:
        values: the possible values, if the type of the field is not a `Literal`.
        offered: the values that players may choose; True for all values.

    >>> from cartes_lib.options import options_of
    >>> from cartes_lib.balco import Rules
    >>> options_of(Rules)["jokers"].values
    (4, 0)
    """
    declared = Option(
        default=default,
        values=values,
        rules=tuple(rules.split()),
        needs=needs or {},
        offered=offered if isinstance(offered, tuple) else (default,) * offered,
    )
    return field(default=default, metadata={_DECLARED: declared})


def options_of(kind: type[Options]) -> Mapping[str, Option]:
    """The options of a game's `Rules`, in the order of its fields; the keys are their names.

    >>> from cartes_lib.options import options_of
    >>> from cartes_lib.truco import Rules
    >>> options_of(Rules)["target"].default
    30
    """
    # mypy does not know that a dataclass type is hashable.
    cached: Any = kind
    return _options_of(cached)


@cache
def _options_of(kind: type[Options]) -> Mapping[str, Option]:
    types = get_type_hints(kind)
    result = {}
    for item in fields(kind):
        declared: Option = item.metadata[_DECLARED]
        values = declared.values or get_args(types[item.name]) or (item.default, not item.default)
        all_offered = declared.offered == (item.default,)
        offered = tuple(values) if all_offered else declared.offered
        result[item.name] = replace(declared, values=values, offered=offered)
    return MappingProxyType(result)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(ABC):
    """Base class of a game's `Rules`, whose fields are its options.

    Raises:
        RulesError: an option has an invalid value (reason `unknown-value`), or has no effect with
            the value of another option (reason `contradiction`).

    >>> from cartes_lib.truco import Rules
    >>> Rules.from_options({"players": 2}).options()
    {'players': 2}
    """

    def __post_init__(self) -> None:
        declared = options_of(type(self))
        for name, value in declared.items():
            if not value.accepts(getattr(self, name)):
                raise RulesError(name, "unknown-value", allowed=value.allowed)
        for name in self.options():
            for other, is_possible in declared[name].needs.items():
                if not is_possible(self):
                    raise RulesError(name, "contradiction", other)

    @property
    @abstractmethod
    def seats(self) -> int:
        """Number of players."""

    @classmethod
    def from_options(cls, options: Mapping[str, object]) -> Self:
        """The rules with the values `options`; all other options have their default.

        Raises:
            RulesError: an option is unknown, has an invalid value, or contradicts another option.
        """
        for name in options:
            if name not in options_of(cls):
                raise RulesError(name, "unknown-option", allowed=", ".join(options_of(cls)))
        return cls(**options)

    @classmethod
    def fitting(cls, options: Mapping[str, object]) -> Self:
        """The rules with the values `options`, without options that would have no effect.

        Raises:
            RulesError: an option is unknown, or has an invalid value.
        """
        accepted = dict(options)
        while True:
            try:
                return cls.from_options(accepted)
            except RulesError as error:
                if error.reason != "contradiction":
                    raise
                del accepted[error.option]

    def options(self) -> dict[str, Value]:
        """The options that differ from their default, as written in a record; the keys are their
        names.
        """
        return {
            name: getattr(self, name)
            for name, value in options_of(type(self)).items()
            if getattr(self, name) != value.default
        }


def check_kind(given: object, kind: type[Options]) -> None:
    """Check that `given` is an object of type `kind`, not a name or the rules of another game.

    Raises:
        TypeError: `given` has another type; the message names the presets of the game.

    >>> from cartes_lib.options import check_kind
    >>> from cartes_lib.truco import Rules
    >>> try:
    ...     check_kind("con-flor", Rules)
    ... except TypeError as error:
    ...     print(error)
    rules are one of cartes_lib.truco.PRESETS or a Rules of its own, not 'con-flor'
    """
    if not isinstance(given, kind):
        package = kind.__module__.rpartition(".")[0]
        result = f"{type(given).__module__}.Rules" if isinstance(given, Options) else repr(given)
        raise TypeError(f"rules are one of {package}.PRESETS or a Rules of its own, not {result}")

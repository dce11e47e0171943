"""The options of a game: each is declared once, as a field of the game's `Rules`.

    @dataclass(frozen=True, slots=True, kw_only=True)
    class Rules(Options):
        under_trump: Literal["free", "forced"] = option(
            "free", rules="BOT-LEG-OB-08 BOT-LEG-LL-08", offered=True
        )

Checks, tables, records, the table of rules and tests use the declaration: `options_of(Rules)`.
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
        values: the possible values; in a `Literal` or a tuple, the default comes first.
        rules: ids of the rules that the option changes, or of whole sections: "BOT-LEG-OB".
        needs: the values of other options with which this one may differ from its default, by
            option.
        offered: the values from which players choose at a table, the default first; empty if a
            table does not offer the option.

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
        """Whether `value` is one of the values, of the same type."""
        # 1 == True, but an integer is no valid value of a Boolean option.
        return type(value) is type(self.default) and value in self.values

    @property
    def allowed(self) -> str:
        """The allowed values as Python literals; for a range, its two ends."""
        if isinstance(self.values, range):
            return f"{self.values[0]}–{self.values[-1]}"
        return ", ".join(map(repr, self.values))

    def changes(self, rule_id: str) -> bool:
        """Whether the rule is in `rules`, or in a section that `rules` names."""
        return any(rule_id == rule or rule_id.startswith(f"{rule}-") for rule in self.rules)


def option(
    default: ValueT,
    *,
    rules: str,
    values: Sequence[ValueT] = (),
    needs: Mapping[str, Callable[[Any], bool]] | None = None,
    offered: bool | tuple[ValueT, ...] = False,
) -> ValueT:
    """A field of `Options`: the attributes of `Option`; `rules` are separated by spaces.

    Args:
        values: the values of a number, whose type is no `Literal`.
        offered: True for all values.

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
    """The options of a game's `Rules` by name, in the order of its fields.

    >>> from cartes_lib.options import options_of
    >>> from cartes_lib.truco import Rules
    >>> options_of(Rules)["target"].default
    30
    """
    # To mypy the class of a dataclass is not hashable.
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
        RulesError: `unknown-value`, for an invalid value of an option; `contradiction`, for an
            option that has no effect beside another one.

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
        """The rules with `options`, and the default for all others.

        Raises:
            RulesError: an unknown option, an invalid value, a contradiction.
        """
        for name in options:
            if name not in options_of(cls):
                raise RulesError(name, "unknown-option", allowed=", ".join(options_of(cls)))
        return cls(**options)

    @classmethod
    def fitting(cls, options: Mapping[str, object]) -> Self:
        """The rules with `options`, except options that have no effect beside the others.

        Raises:
            RulesError: an unknown option, or an invalid value.
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
        """The options that are not default, by name: the contents of a record."""
        return {
            name: getattr(self, name)
            for name, value in options_of(type(self)).items()
            if getattr(self, name) != value.default
        }


def check_kind(given: object, kind: type[Options]) -> None:
    """Check that `given` are the options of the game, not a name or the options of another game.

    Raises:
        TypeError: `given` has another type; the message says where to find the options.

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

"""What the options of every game have in common: how they are read, checked and told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self, TypeVar

from cartes_lib.engine import RulesError

__all__ = ["Need", "Options", "check_kind", "check_needs", "check_values", "once_called"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What a table agrees on before the first deal; a game's own fields are its options.

    Every field has a default, and is checked when an object is made.
    """

    old_names: ClassVar[frozenset[str]] = frozenset()
    """What options were once called: records still say so; see `once_called`."""

    @classmethod
    def from_options(cls, options: Mapping[str, object]) -> Self:
        """The rules in which `options` differ from the default.

        Raises:
            RulesError: an unknown option, a value that it cannot take, a contradiction.
        """
        known = {field.name for field in fields(cls)} | cls.old_names
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


def once_called(
    old: str, new: str, values: Mapping[object, object]
) -> Callable[[type[OptionsT]], type[OptionsT]]:
    """A decorator of options that still take `old` for `new`, as old records write it.

    What `old` says counts, and faults of it are told by that name.

    Args:
        values: what `new` is for each value of `old`.
    """

    def accepting(cls: type[OptionsT]) -> type[OptionsT]:
        plain: Callable[..., None] = cls.__init__

        def init(self: OptionsT, **options: Any) -> None:
            if old not in options:
                plain(self, **options)
                return
            said = options.pop(old)
            if type(said) is not type(next(iter(values))) or said not in values:
                raise RulesError(old, "unknown-value")
            try:
                plain(self, **{**options, new: values[said]})
            except RulesError as error:
                name = old if error.option == new else error.option
                raise RulesError(name, error.reason, error.other) from error

        cls.__init__ = init  # type: ignore[assignment, method-assign]
        cls.old_names = cls.old_names | {old}
        return cls

    return accepting


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

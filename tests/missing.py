"""Lists the missing parts of a new rule, option, kind, lesson, widget, language or game.

`make missing` prints a line for each missing part, with file and line number. It exits with 1 if
anything is missing. Missing translations are not listed: `make translations` does that.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, TypeVar

from cartes_lib.asking import LEVELS, Message, ask_random, exercise_kinds, kinds
from cartes_lib.asking.kinds import Kind
from cartes_lib.asking.registry import kind_of
from cartes_lib.game_ids import GAME_IDS
from cartes_lib.games import GAMES
from cartes_lib.lessons import lessons
from cartes_lib.messages import (
    LANGUAGES,
    MissingMessageError,
    format_message,
    gaps,
    has_message,
    messages_with_prefix,
)
from cartes_lib.rulebook import rules
from cartes_widgets import lesson as notebook_calls
from cartes_widgets.core.assets import FRONT
from cartes_widgets.core.base import Widget
from cartes_widgets.pages.lesson_calls import widget_class
from docs.home_links import LOCALES, is_stale
from tests.missing_games import missing_of_games
from tests.missing_guesses import wrong_guesses
from tests.sources import ROOT, import_widgets, line_with, name_of, nodes_of

__all__ = ["CHECKS", "main"]

ClassT = TypeVar("ClassT")
TUTORIALS = ROOT / "tutorials"
NO_CHOICE = ("TRU-SCORE-04", "TRU-SCORE-05")
"""Unclear rules that need no option: the display of a score, and that a new chico begins at 0."""
FIRST_LINE = '"source"'
CODE_CELL = '"cell_type": "code"'


@cache
def _tested_rules() -> frozenset[str]:
    """Ids of the rules in the `rule` marks of tests."""
    marks = (
        node
        for file in sorted((ROOT / "tests/engine").rglob("test_*.py"))
        for node in nodes_of(file)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule"
    )
    return frozenset(ast.literal_eval(rule_id) for mark in marks for rule_id in mark.args)


def _exists(game: str, place: str) -> bool:
    """Whether `place`, such as "score.deal_points", is code of the game or of all games."""
    for package in (f"cartes_lib.{game}", "cartes_lib"):
        try:
            resolve_name(f"{package}.{place}")
        except (ImportError, AttributeError):
            continue
        return True
    return False


def missing_of_rules() -> Iterator[str]:
    """A line for each part that a rule in a rulebook lacks."""
    for rule_id, rule in rules().items():
        at = line_with(ROOT / f"cartes_lib/{rule.game}/rulebook.toml", f'"{rule_id}"')
        words = f"{rule.game}-rules.ftl"
        if not has_message(f"rule-{rule_id}"):
            yield f"{at}: rule {rule_id} has no sentence rule-{rule_id} in any {words}"
        elif rule.flag in ("GAP", "CONFLICT") and not has_message(f"rule-{rule_id}.choice"):
            yield f"{at}: rule {rule_id} is a {rule.flag}: {words} needs .choice below its sentence"
        is_open = rule.flag in ("GAP", "CONFLICT") and rule_id not in NO_CHOICE
        if is_open and not has_message(f"choice-{rule_id}"):
            yield f"{at}: rule {rule_id} is a {rule.flag}: choices.ftl needs choice-{rule_id}"
        if rule.flag == "SEED" and not rule.source:
            yield f"{at}: rule {rule_id} is SEED, so source must name a line of the rules"
        if not rule.taught_by:
            yield f"{at}: rule {rule_id} has no lesson in taught_by"
        for lesson in sorted({*rule.taught_by} - {*lessons()}):
            yield f"{at}: rule {rule_id} is taught by {lesson}, which lessons.toml does not have"
        for place in rule.code:
            if not _exists(rule.game, place):
                yield f"{at}: rule {rule_id} names code {place}, which cartes_lib/{rule.game} lacks"
        if rule_id not in _tested_rules():
            yield f'{at}: no test is marked @pytest.mark.rule("{rule_id}")'
    yield from _missing_of_verdicts()


def _missing_of_verdicts() -> Iterator[str]:
    """A line for each reason of a refused action that has no message."""
    for game in GAME_IDS:
        for file in sorted((ROOT / f"cartes_lib/{game}").rglob("*.py")):
            for node in nodes_of(file):
                if not isinstance(node, ast.Call) or ast.unparse(node.func) != "illegal":
                    continue
                reason = node.args[1] if len(node.args) > 1 else None
                if isinstance(reason, ast.Constant) and not has_message(f"verdict-{reason.value}"):
                    at = f"{name_of(file)}:{node.lineno}"
                    yield f"{at}: no {game}.ftl has verdict-{reason.value}"


@cache
def engine_of(game: str) -> tuple[str, ...]:
    """The source code of each module of a game, except its `rules.py`."""
    files = sorted((ROOT / f"cartes_lib/{game}").rglob("*.py"))
    return tuple(file.read_text("utf-8") for file in files if file.name != "rules.py")


@cache
def tests_of(folder: str) -> str:
    """The source code of all modules of a folder of tests."""
    files = sorted((ROOT / "tests" / folder).rglob("*.py"))
    return "\n".join(file.read_text("utf-8") for file in files)


def missing_of_options() -> Iterator[str]:
    """A line for each part that an option of a game's `Rules` lacks."""
    for game, spec in GAMES.items():
        file = ROOT / f"cartes_lib/{game}/rules.py"
        for name, option in spec.options.items():
            at, key = line_with(file, f"    {name}: "), f"{game}-{name}".replace("_", "-")
            ids = [rule.id for rule in rules().values() if rule.game == game]
            for named in option.rules:
                if not any(ident == named or ident.startswith(f"{named}-") for ident in ids):
                    yield f"{at}: option {name} names rule {named}, which the rulebook lacks"
            if not option.rules:
                yield f"{at}: option {name} names no rule that it changes"
            if not any(re.search(rf"\.{name}\b", text) for text in engine_of(game)):
                yield f"{at}: no module of cartes_lib/{game} reads option {name}"
            if not re.search(rf"\b{name}\b", tests_of("engine")):
                yield f"{at}: no test of tests/engine names option {name}"
            values = option.offered
            if values and not has_message(f"custom-{key}"):
                yield f"{at}: option {name} is offered: tables.ftl needs custom-{key}"
            if len(values) > len((False, True)):
                wanted = {
                    f"custom-value-{value}" if isinstance(value, str) else f"custom-count-{key}"
                    for value in values
                }
                for entry in sorted(wanted):
                    if not has_message(entry):
                        yield f"{at}: option {name} has several values: tables.ftl needs {entry}"


def code_of(file: Path) -> str:
    """The source code of all code cells of a notebook."""
    cells = json.loads(file.read_text("utf-8"))["cells"]
    return "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")


def heading_of(file: Path) -> str:
    """The first line of a notebook's first cell."""
    return str(json.loads(file.read_text("utf-8"))["cells"][0]["source"][0]).strip()


@cache
def notebooks() -> Mapping[str, Path]:
    """The notebook of each lesson in the first language that has it; the key is the lesson's id."""
    result: dict[str, Path] = {}
    for lang in LANGUAGES:
        for file in sorted((TUTORIALS / lang).glob("*/*.ipynb")):
            marks = json.loads(file.read_text("utf-8"))["metadata"].get("cartes", {})
            result.setdefault(str(marks.get("lesson")), file)
    return result


def _subclasses(base: type[ClassT]) -> Iterator[type[ClassT]]:
    """The classes below `base`, at any depth."""
    for child in base.__subclasses__():
        yield child
        yield from _subclasses(child)


def missing_of_exercises() -> Iterator[str]:
    """A line for each part that a kind of question lacks."""
    for lesson, entry in lessons().items():
        at = line_with(ROOT / f"cartes_lib/{entry.game}/lessons.toml", f'"{lesson}"')
        known = exercise_kinds(lesson)
        file = notebooks().get(lesson)
        code = code_of(file) if file else ""
        for name in entry.exercises:
            # Small matches and repeated moves are widgets, not kinds of questions.
            if re.search(rf"^{name.replace('-', '_')}\(", code, re.M):
                continue
            if name not in known:
                yield f"{at}: no kind of cartes_lib/asking draws exercise {name} of {lesson}"
            elif file and (call := f'exercise("{lesson}", "{name}"') not in code:
                yield f"{line_with(file, 'exercise(')}: no cell calls {call}, ...)"
    for game in GAME_IDS:
        for name in kinds(game):
            yield from missing_of_kind(kind_of(game, name))


def missing_of_kind(kind: Kind[Any, Any]) -> Iterator[str]:
    """A line for each part that one kind lacks: messages, a place in a lesson, an example."""
    at = line_with(_file_of(type(kind)), f"class {type(kind).__name__}(")
    for lesson in sorted({place.lesson for place in kind.exercises} - {*lessons()}):
        yield f"{at}: kind {kind.name} is in {lesson}, which no lessons.toml has"
    try:
        messages = _messages_of(kind)
    except Exception as error:  # A kind that is not finished may raise any exception.
        yield f"{at}: kind {kind.name} cannot be asked: {type(error).__name__}: {error}"
        return
    words = f"exercises-{kind.game}.ftl"
    for key in sorted({message.key for message in messages}):
        if not has_message(key):
            yield f"{at}: no {words} has {key}, which kind {kind.name} uses"
    for fault in sorted({*faults_in(messages)}):
        yield f"{at}: {words}: {fault}, in a message of kind {kind.name}"
    shown = f'guess("{kind.game}", "{kind.name}"'
    gallery = TUTORIALS / "fr/guesses.ipynb"
    if not has_positions(type(kind)) and shown not in all_code():
        own = " or ".join(f"{place.name} of {place.lesson}" for place in kind.exercises)
        yield (
            f"{line_with(gallery, 'guess(')}: no cell calls {shown}, ...); "
            f"or is it exercise {own}? Then lessons.toml must list it"
        )
    examples = ROOT / f"tests/asking/examples/{kind.game}.txt"
    if not examples.is_file() or f"\n{kind.name}(" not in f"\n{examples.read_text('utf-8')}":
        yield f"{name_of(examples)}:1: no line begins with {kind.name}("


def _file_of(kind: type[Kind[Any, Any]]) -> Path:
    return ROOT / f"{kind.__module__.replace('.', '/')}.py"


def _messages_of(kind: Kind[Any, Any]) -> list[Message]:
    """All messages in a few random questions of this kind."""
    messages: list[Message] = []
    for level in LEVELS:
        for seed in range(3):
            question = ask_random(kind.game, kind.name, seed, level)
            messages += _messages_in(question)
            facts = question.key.facts
            messages += [Message(f"misconception-{key}", facts) for key in question.key.mistakes]
    return messages


def _messages_in(value: object) -> Iterator[Message]:
    """The messages in a dataclass, a mapping or a tuple, at any depth."""
    if isinstance(value, Message):
        yield value
    if is_dataclass(value) and not isinstance(value, type):
        parts = [getattr(value, field.name) for field in fields(value)]
    elif isinstance(value, Mapping):
        parts = list(value.values())
    else:
        parts = list(value) if isinstance(value, tuple) else []
    for part in parts:
        yield from _messages_in(part)


def faults_in(messages: Iterable[Message]) -> Iterator[str]:
    """What is wrong with the variables of messages that exist, such as an unknown name."""
    for message in messages:
        if not has_message(message.key):
            continue
        try:
            format_message(message.key, **message.facts)
        except MissingMessageError as error:
            yield str(error.args[0])


@cache
def all_code() -> str:
    """The code cells of all lessons and of the gallery of guesses."""
    return "\n".join(map(code_of, (TUTORIALS / "fr/guesses.ipynb", *notebooks().values())))


def has_positions(kind: type[Kind[Any, Any]]) -> bool:
    """Whether a lesson has exercises of this kind."""
    return any(place.name in exercise_kinds(place.lesson) for place in kind.exercises)


def missing_of_lessons() -> Iterator[str]:
    """A line for each part that a lesson or a notebook lacks."""
    for lesson, entry in lessons().items():
        at = line_with(ROOT / f"cartes_lib/{entry.game}/lessons.toml", f'"{lesson}"')
        if lesson not in notebooks():
            wanted = f"{entry.game}/{entry.id[3:]}_<topic>.ipynb"
            yield f"{at}: lesson {lesson} has no notebook tutorials/<language>/{wanted}"
        if not entry.exercises or not entry.mastery:
            yield f"{at}: lesson {lesson} needs an exercise and a goal in mastery"
    yield from wrong_guesses((file, code_of(file)) for file in notebooks().values())
    for lang in LANGUAGES:
        for file in sorted((TUTORIALS / lang).glob("*/*.ipynb")):
            metadata = json.loads(file.read_text("utf-8"))["metadata"]
            lesson = metadata.get("cartes", {}).get("lesson")
            at = line_with(file, '"metadata": {\n' if lesson is None else '"lesson"')
            if lesson not in lessons():
                yield f"{at}: cartes.lesson names {lesson!r}, which lessons.toml does not have"
                continue
            if metadata.get("lang") != lang:
                yield f"{at}: lang of the metadata is not {lang}"
            if not heading_of(file).startswith("# "):
                yield f"{line_with(file, FIRST_LINE)}: the first line is not '# ' and the title"
        if is_stale(lang):
            copied = f"{name_of(LOCALES)}/{lang}/lessons.ftl"
            yield f"{copied}:1: not the titles of the notebooks: run make home-links"


def missing_of_widgets() -> Iterator[str]:
    """A line for each part that a widget lacks."""
    import_widgets()
    calls = {name: widget_class(name) for name in notebook_calls.__all__}
    gallery = TUTORIALS / "fr/gallery.ipynb"
    shown = {
        call
        for file in (gallery, *TUTORIALS.glob("fr/*.ipynb"), *notebooks().values())
        for call in re.findall(r"^(\w+)\(", code_of(file), re.M)
    }
    for widget in _subclasses(Widget):
        if "module" not in vars(widget):
            continue
        file = ROOT / f"widgets/{widget.__module__.replace('.', '/')}.py"
        at = line_with(file, f"class {widget.__name__}(")
        if not (FRONT / f"{widget.module}.js").is_file():
            yield f"{at}: {widget.__name__} has no script {name_of(FRONT)}/{widget.module}.js"
        if widget.labels and not messages_with_prefix(widget.labels):
            yield f"{at}: no catalogue has a key {widget.labels}<label>"
        made_by = {name for name, made in calls.items() if made and issubclass(made, widget)}
        if not made_by:
            yield (
                f"{at}: no function of {name_of(file)} or lesson.py, marked with lesson_call, "
                f"is annotated to return {widget.__name__}"
            )
        elif not made_by & shown:
            yield f"{line_with(gallery, CODE_CELL)}: no cell calls {' or '.join(sorted(made_by))}"
        if not any(
            re.search(rf"\b{name}\b", tests_of("widgets")) for name in {widget.__name__, *made_by}
        ):
            yield f"{at}: no test of tests/widgets names {widget.__name__}"


def missing_of_languages() -> Iterator[str]:
    """A line for each part that a language lacks; pages do not offer the language without it.

    Missing messages are not listed: another language's message is shown instead.
    """
    language_file = ROOT / "cartes_lib/messages/language.py"
    for folder in sorted(file for file in LOCALES.iterdir() if file.is_dir()):
        if folder.name not in LANGUAGES:
            yield f'{line_with(language_file, "ENDONYMS = ")}: ENDONYMS lacks "{folder.name}"'
    package = json.loads((ROOT / "widgets/package.json").read_text("utf-8"))
    for lang in LANGUAGES:
        if not (TUTORIALS / lang / "index.ipynb").is_file():
            yield f"tutorials/{lang}/index.ipynb:1: is missing: no menu offers language {lang} yet"
        if f"dictionary-{lang}" not in package["devDependencies"]:
            at = line_with(ROOT / "widgets/package.json", "dictionary-")
            yield f"{at}: devDependencies lack dictionary-{lang}"
        words = ROOT / "docs/lesson_words.toml"
        has_lessons = any((TUTORIALS / lang).glob("*/*.ipynb"))
        if has_lessons and f"[{lang}]" not in words.read_text("utf-8"):
            yield f"{name_of(words)}:1: has no table [{lang}]"


CHECKS: Mapping[str, Callable[[], Iterator[str]]] = {
    "rule": missing_of_rules,
    "option": missing_of_options,
    "exercise": missing_of_exercises,
    "lesson": missing_of_lessons,
    "widget": missing_of_widgets,
    "language": missing_of_languages,
    "game": missing_of_games,
}
"""The functions that search for missing parts; the key is the name of the recipe in docs/howto."""


def main(names: list[str]) -> int:
    """Prints what is missing for the recipes `names`, or for all recipes if `names` is empty.

    Returns:
        1 if anything is missing, else 0.

    Raises:
        SystemExit: there is no such recipe.
    """
    if unknown := set(names) - CHECKS.keys():
        sys.exit(f"No recipe {', '.join(sorted(unknown))}; there are: {', '.join(CHECKS)}")
    listed = [line for name in names or CHECKS for line in CHECKS[name]()]
    print("\n".join(listed) or "Nothing is missing.")
    if names and not listed:
        print(f"(Checked: {', '.join(names)}. `make missing` checks what it needs of others too.)")
    for lang in LANGUAGES:
        if gaps(lang):
            print(f"(Sentences that {lang} lacks: {len(gaps(lang))}; see make translations.)")
    return 1 if listed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Tests that each CSS class is styled by one widget's style, or by the shared style."""

import re
from collections import defaultdict
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "widgets/cartes_widgets"
FILES = (
    *PACKAGE.glob("front/**/*.css"),
    *PACKAGE.glob("*/front/*.css"),
    *PACKAGE.glob("games/*/*.css"),
)
SHARED = "shared"
TABLE = "table"
SHOW_A_TABLE = {"daily"}
"""Widgets that contain a whole table and use the table's styles."""
OF_A_ROOM = ("cartes-class-", "cartes-friends")
"""Prefixes of the names of templates that share their styles.

The first is for pages of a class, the second for tables with friends.
"""

CLASS = re.compile(r"\.(cartes-[\w-]+)")
OUTER_COMMA = re.compile(r",(?!(?:[^()]|\([^()]*\))*\))")


def owner_of(file: Path) -> str:
    """The owner of a style sheet: a widget's name, `TABLE` or "page".

    The tables and the page have several style sheets each.
    """
    folders = file.relative_to(PACKAGE).parts[:-1]
    if folders[0] == "games":
        return TABLE
    if folders == ("front",):
        return TABLE if file.stem in SHOW_A_TABLE else file.stem
    return "page" if folders[-1] == "front" else folders[-1]


def selectors_of(text: str) -> list[str]:
    """The single selectors of a style sheet; a comma within brackets does not split a selector.

    The selector of a nested rule begins with the selector of the rule around it.
    """
    bare = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    results: list[str] = []
    around: list[str] = []
    for part, end in re.findall(r"([^{};]*)([{};])", bare):
        head = part.strip()
        if end == "}":
            around.pop()
        elif end == "{" and head.startswith("@"):
            around.append(around[-1] if around else "")
        elif end == "{":
            outer = f":is({around[-1]}) " if around and around[-1] else ""
            singles = [f"{outer}{item.strip()}" for item in OUTER_COMMA.split(head)]
            results += singles
            around.append(", ".join(singles))
    return results


def subject_of(selector: str) -> str:
    """The part of a selector that names the styled element, without `:not()` and `:has()`."""
    depth, start = 0, 0
    for at, sign in enumerate(selector):
        depth += (sign in "([") - (sign in ")]")
        if depth == 0 and sign in " >+~\n":
            start = at + 1
    return re.sub(r":(?:not|has)\((?:[^()]|\([^()]*\))*\)", "", selector[start:])


def classes_by_owner(styles: dict[str, str]) -> dict[str, set[str]]:
    """The owners of the style sheets that style a CSS class; the key is the class.

    The key of `styles` is the owner, the value the text of its style sheets.
    """
    owners = defaultdict(set)
    for owner, text in styles.items():
        for selector in selectors_of(text):
            for name in CLASS.findall(subject_of(selector)):
                owners[name].add(owner)
    return owners


def strangers(styles: dict[str, str]) -> list[str]:
    """Selectors that style a class of another widget, or change a shared class on every page.

    Shared styles are in `front/shared`. A widget may change the layout of a shared class inside
    itself; the selector then names the widget.
    """
    owners = classes_by_owner(styles)
    results = []
    for owner, text in styles.items():
        if owner == SHARED:
            continue
        for selector in selectors_of(text):
            own = {item for item in CLASS.findall(selector) if owners[item] <= {owner}}
            own |= set(re.findall(r"#cartes-[\w-]+", selector))
            for name in CLASS.findall(subject_of(selector)):
                others = owners[name] - {owner}
                if others and not (SHARED in others and own):
                    results.append(f"{owner}: {selector} ({name} of {sorted(others)})")
    return results


def styles_by_owner() -> dict[str, str]:
    styles = defaultdict(str)
    for file in sorted(FILES):
        styles[owner_of(file)] += file.read_text("utf-8")
    return styles


def test_no_class_is_styled_by_two_widgets():
    styles = styles_by_owner()
    assert {SHARED, TABLE, "page", "exercise", "seats"} <= styles.keys()
    assert strangers(styles) == []


def test_a_class_of_two_widgets_is_found():
    ring = {"seats": ".cartes-ring { width: 1px }", "static": ".cartes-ring svg { width: 2px }"}
    assert strangers(ring) == []
    ring["static"] += "@media print { p, .cartes-ring:hover { width: 3px } }"
    assert len(strangers(ring)) == 2


def test_a_widget_changes_a_shared_class_only_inside_itself():
    styles = {
        SHARED: ".cartes-quiet { color: red }",
        "exercise": ".cartes-exercise .cartes-quiet { margin: 0 } .cartes-exercise { margin: 0 }",
    }
    assert strangers(styles) == []
    styles["exercise"] += "button.cartes-quiet { margin: 0 }"
    assert strangers(styles) == ["exercise: button.cartes-quiet (cartes-quiet of ['shared'])"]


def test_no_other_page_uses_a_css_class_that_only_the_classroom_styles():
    """In a class, lessons and the home page also load `class.css`.

    The same class name would then get another layout on these pages.
    """
    scripts, templates = PACKAGE / "pages/front", PACKAGE / "pages/jupyter/voila/templates/cartes"
    classroom = PACKAGE / "classroom/front/class.css"
    only = classes_by_owner({"classroom": classroom.read_text("utf-8")})
    elsewhere = [*scripts.glob("*.css")]
    styled = classes_by_owner({"": "".join(item.read_text("utf-8") for item in elsewhere)})
    pages = [*scripts.glob("*.js")]
    pages += [file for file in templates.glob("*.j2") if not file.name.startswith(OF_A_ROOM)]
    named = {
        name
        for item in [*pages, *elsewhere]
        for name in re.findall(r"(?<![#\w-])cartes-[\w-]+", item.read_text("utf-8"))
    }
    assert sorted((only.keys() - styled.keys()) & named) == []


def test_a_nested_rule_belongs_to_the_rule_around_it():
    nested = {
        "shared": ".cartes-row { top: 0 }",
        "seats": ".cartes-ring { & .cartes-row { top: 1px } }",
    }
    assert strangers(nested) == []

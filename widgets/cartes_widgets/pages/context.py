"""Template variables that every page needs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from jinja2.utils import htmlsafe_json_dumps

from cartes_lib.asking import SEEDS
from cartes_lib.lessons import lessons
from cartes_lib.messages import (
    ENDONYMS,
    format_message,
    gaps,
    language,
    messages_with_prefix,
    tag_fallbacks,
    use_language,
)
from cartes_widgets.pages.bundle import bundled_widgets, content_hash
from cartes_widgets.pages.links import lesson_variants
from cartes_widgets.pages.modulepreload import page_scripts, page_styles
from cartes_widgets.pages.notebook_hosts import host_links, published_urls
from cartes_widgets.pages.notebooks import (
    existing_notebook,
    home_folder,
    lesson_entries,
    paths_of_games,
    step_with,
)
from cartes_widgets.pages.page_language import offered_languages
from cartes_widgets.pages.styles import widget_styles

tag_fallbacks()


@cache
def lesson_context(root: Path, base_url: str, lang: str) -> Mapping[str, Any]:
    """Template variables of a lesson in `lang`; cached after the first call."""
    with use_language(lang):
        return page_context(root, base_url)


def page_context(root: Path, base_url: str) -> dict[str, Any]:
    """Template variables of every page: texts, lessons, and the address of its files.

    The key is the variable's name.
    """
    result = lesson_entries(root)
    return {
        "texts": {
            key.removeprefix("page-"): text for key, text in messages_with_prefix("page-").items()
        },
        "class_texts": {
            key: format_message(f"room-{key}") for key in ("in-class", "frozen", "frozen-more")
        },
        "games": paths_of_games(result),
        "seeds": SEEDS,
        "folder": address_of(home_folder(root), root),
        "variants": {item.id: lesson_variants(item.id) for item in result},
        "covers": {lesson.id: " ".join(lesson.cover) for lesson in lessons().values()},
        "about_variants": [lesson.id for lesson in lessons().values() if lesson.variant],
        "lang": language(),
        "languages": {item: (ENDONYMS[item], f"?lang={item}") for item in offered_languages(root)},
        "lacks_texts": bool(gaps(language())),
        "base_url": base_url,
        "home": base_url,
        "codes": f"{base_url}cartes/deal",
        "first_guess": partial(step_with, root, call="guess("),
        "notebook_hosts": partial(host_links, published_urls(root)),
        "link_to": partial(_notebook_address, root, base_url),
        "static": f"{base_url}cartes/{content_hash()}/",
        "scripts": page_scripts,
        "styles": page_styles,
        "widget_styles": widget_styles(),
        "bundled": bundled_widgets(),
        # The filter `tojson` sorts keys, but widgets need the original order.
        "in_order": htmlsafe_json_dumps,
    }


def _notebook_address(root: Path, base_url: str, path: str) -> str:
    """The address of the notebook at `path` in `root`, in a language that has this notebook."""
    return f"{base_url}voila/render/{existing_notebook(root, path)}"


def address_of(folder: Path, root: Path) -> str:
    """The path of `folder` relative to `root` as the start of an address, such as "fr/".

    "" if `folder` is `root`.
    """
    return "" if folder == root else f"{folder.relative_to(root).as_posix()}/"

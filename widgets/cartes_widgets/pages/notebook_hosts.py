"""Links that open a published lesson in Colab, Binder or JupyterLite.

The publisher's addresses are in `[project.urls]` of `pyproject.toml`: `Repository`, and
`JupyterLite` for a folder that `jupyter lite build` wrote. Without them there are no links.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from urllib.parse import quote, urlencode

from cartes_widgets.pages.links import Repository, binder_link, read_repository
from cartes_widgets.pages.notebooks import default_root

BRANCH = "notebooks"
"""The branch with the notebooks that `python -m release.notebooks` wrote."""

_COLAB = "https://colab.research.google.com/github"
_DISTRIBUTIONS = ("cartes-widgets", "cartes-checkout")


def published_urls(root: Path) -> Mapping[str, str]:
    """The addresses in `[project.urls]` of this package; the key is the label.

    {} if `root` has notebooks of somebody else, which are not at these addresses.
    """
    if root.resolve() != default_root():
        return {}
    for name in _DISTRIBUTIONS:
        try:
            lines = metadata(name).get_all("Project-URL", [])
        except PackageNotFoundError:
            continue
        return {label: address for label, _, address in (line.partition(", ") for line in lines)}
    return {}


def published_repository(urls: Mapping[str, str]) -> Repository | None:
    """The publisher's repository in `urls`; None without one.

    Raises:
        ShareError: its address is wrong.
    """
    return read_repository(urls["Repository"]) if "Repository" in urls else None


def host_links(urls: Mapping[str, str], path: str) -> dict[str, str]:
    """The links to a lesson's notebook; the key is the name of the host, such as "Colab".

    Args:
        urls: the publisher's addresses, as in `published_urls`.
        path: path of the notebook, such as "fr/botifarra/05_forced.ipynb".

    Raises:
        ShareError: the address of the repository is wrong.
    """
    result = {}
    repository = published_repository(urls)
    if repository and repository.host == "github.com":
        result["Colab"] = f"{_COLAB}/{repository.name}/blob/{BRANCH}/{quote(path)}"
    if repository:
        result["Binder"] = binder_link(repository, f"voila/render/{quote(path)}")
    if "JupyterLite" in urls:
        folder = urls["JupyterLite"].rstrip("/")
        result["JupyterLite"] = f"{folder}/notebooks/index.html?{urlencode({'path': path})}"
    return result

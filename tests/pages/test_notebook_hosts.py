"""Tests of the links to Colab, Binder and JupyterLite: in a lesson's menu and in `cartes share`."""

import json
import re

import nbformat
import pytest

from cartes_lib.messages import LANGUAGES, format_message, use_language
from cartes_widgets.commands.cli import main
from cartes_widgets.pages.links import ShareError
from cartes_widgets.pages.notebook_hosts import host_links, published_urls
from cartes_widgets.pages.notebooks import default_root
from cartes_widgets.site.pages import Site, lesson_page
from release.notebooks import INSTALL, write_notebooks
from tests.sources import ROOT

REPOSITORY, LITE = "https://github.com/jordi/cartes", "https://cartes.cat/lite/"
COLAB = "https://colab.research.google.com/github/jordi/cartes/blob/notebooks/"
BINDER = "https://mybinder.org/v2/gh/jordi/cartes/HEAD?urlpath=cartes%2Fvoila%2Frender%2F"
OPENED = "https://cartes.cat/lite/notebooks/index.html?path="
PATH = "botifarra/05_forced.ipynb"
HOSTS = ("colab.", "mybinder.", "/lite/")


@pytest.fixture
def publish(tmp_path, monkeypatch):
    """A function that installs metadata of this package with the publisher's addresses."""

    def install(**urls):
        folder = tmp_path / "cartes_widgets-9.dist-info"
        folder.mkdir()
        lines = [f"Project-URL: {label}, {address}" for label, address in urls.items()]
        about = ["Metadata-Version: 2.1", "Name: cartes-widgets", "Version: 9", *lines]
        (folder / "METADATA").write_text("\n".join(about), "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))

    return install


def page_in(lang):
    """The HTML of a lesson's page of a static site; its header is that of a server's page."""
    _, text = lesson_page(Site(default_root(), "s-0/", {}), default_root() / lang / PATH)
    return text


def links_elsewhere(page):
    return [link for link in re.findall(r'href="(http[^"]+)"', page) if any(map(link.count, HOSTS))]


def test_without_the_publishers_address_no_page_names_another_host(publish):
    publish(Homepage="https://cartes.cat")
    assert host_links(published_urls(default_root()), PATH) == {}
    assert links_elsewhere(page_in("en")) == []


@pytest.mark.parametrize(
    "lang", [lang for lang in LANGUAGES if (default_root() / lang / PATH).is_file()]
)
def test_a_lessons_menu_opens_the_same_lesson_in_its_language_at_each_host(lang, publish):
    publish(Repository=REPOSITORY, JupyterLite=LITE)
    page = page_in(lang)
    encoded = f"{lang}/{PATH}".replace("/", "%2F")
    assert links_elsewhere(page) == [f"{COLAB}{lang}/{PATH}", BINDER + encoded, OPENED + encoded]
    with use_language(lang):
        text = format_message("page-open-in")
    for host in ("Colab", "Binder", "JupyterLite"):
        assert f">{text.replace('{host}', host)}</a>" in page


def test_each_address_alone_gives_its_own_links():
    assert list(host_links({"Repository": "https://gitlab.com/a/b"}, PATH)) == ["Binder"]
    assert list(host_links({"JupyterLite": LITE}, PATH)) == ["JupyterLite"]
    with pytest.raises(ShareError, match="repository"):
        host_links({"Repository": "here"}, PATH)


def test_lessons_of_somebody_else_have_no_links(publish, tmp_path):
    publish(Repository=REPOSITORY)
    assert published_urls(default_root()) == {"Repository": REPOSITORY}
    assert published_urls(tmp_path) == {}


def test_the_share_command_prints_the_published_links_of_a_whole_lesson(publish, tmp_path, capsys):
    share = ["share", "BO-05", "--repository", "a/b", "--into", str(tmp_path), "--lang", "ca"]
    assert main(share) == 0
    assert not any(map(capsys.readouterr().out.count, ("colab.", "/lite/")))
    publish(Repository=REPOSITORY, JupyterLite=LITE)
    assert main(share) == 0
    output = capsys.readouterr().out
    assert f"{COLAB}ca/{PATH}\n" in output
    assert OPENED + f"ca/{PATH}".replace("/", "%2F") in output
    # A notebook has no address with a seed.
    assert main([*share, "--seed", "7"]) == 0
    assert not any(map(capsys.readouterr().out.count, ("colab.", "/lite/")))


def test_without_a_checkout_binder_builds_the_published_repository(publish, tmp_path, capsys):
    publish(Repository=REPOSITORY)
    assert main(["share", "BO-05", "--into", str(tmp_path), "--lang", "en"]) == 0
    encoded = f"en/{PATH}".replace("/", "%2F")
    assert f"{BINDER}{encoded}\n" in capsys.readouterr().out


def test_the_published_notebooks_install_the_widgets_first(tmp_path):
    files = write_notebooks(tmp_path)
    sources = sorted((ROOT / "tutorials").glob("*/*/*.ipynb"))
    assert [file.relative_to(tmp_path) for file in files] == [
        file.relative_to(ROOT / "tutorials") for file in sources
    ]
    nbformat.validate(nbformat.read(files[0], as_version=4))
    for file, source in zip(files, sources, strict=True):
        first, *others = json.loads(file.read_text("utf-8"))["cells"]
        lang = file.relative_to(tmp_path).parts[0]
        *installs, last = first["source"].split("\n")
        assert installs == INSTALL.split("\n")[:-1]
        assert last == f'set_language("{lang}")'
        assert others == json.loads(source.read_text("utf-8"))["cells"]

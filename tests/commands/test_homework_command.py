"""Tests of `cartes homework`: the printed link, its QR code, and the errors."""

import re
from datetime import date, timedelta
from urllib.parse import parse_qs, urlsplit

import pytest

from cartes_lib.asking.homework import read_homework
from cartes_lib.messages import LANGUAGES
from cartes_widgets.commands.cli import main
from cartes_widgets.pages.homework_link import is_own

COMING = (date.today() + timedelta(7)).isoformat()


def linked(text, place):
    """The homework in the link of `text` that begins with `place`, and the path of this link."""
    link = urlsplit(re.search(rf"^{re.escape(place)}\S+$", text, re.M)[0])
    return read_homework(parse_qs(link.query)["homework"][0]), link.path


def test_codes_and_lessons_make_one_link_that_this_server_knows_again(tmp_path, capsys):
    words = ["homework", "bo04 vc222e", "tr-05", "--number", "3", "--seed", "9", "--until", COMING]
    server = "http://192.168.1.20:8866"
    assert main([*words, "--server", server, "--lang", "en", "--into", str(tmp_path)]) == 0
    homework, path = linked(capsys.readouterr().out, server)
    assert path == "/voila/render/en/homework.ipynb"
    assert homework.until.isoformat() == COMING
    assert homework.codes[0] == "BO-04-VC222E"
    assert [homework.coded(at).seed for at in (2, 3, 4)] == [9, 10, 11]
    assert is_own(homework)
    assert not is_own(homework.signed("0" * 20))
    assert not is_own(homework.signed(""))
    assert {file.suffix for file in tmp_path.iterdir()} == {".svg", ".png"}


def test_the_link_to_a_site_is_to_its_page(tmp_path, capsys):
    words = ["homework", "BO-04", "--until", COMING, "--into", str(tmp_path), "--lang", "ca"]
    assert main([*words, "--site", "https://cartes.example/jocs"]) == 0
    homework, path = linked(capsys.readouterr().out, "https://cartes.example/jocs")
    assert path == "/jocs/ca/homework.html"
    assert homework.of == 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("items", "more"),
    [
        (["BO-04"], ["--until", "2026-02-30"]),
        (["BO-04"], ["--until", (date.today() - timedelta(1)).isoformat()]),
        (["BO-99"], ["--until", COMING]),
        (["BO-04-VC222F"], ["--until", COMING]),
        (["BO-04"], ["--until", COMING, "--number", "41"]),
        (["BO-04"], ["--until", COMING, "--number", "0"]),
        (["BO-04"], ["--until", COMING, "--level", "4"]),
        (["BO-04"], ["--until", COMING, "--seed", "999999999"]),
        (["BO-04"], ["--until", COMING, "--site", "cartes"]),
    ],
)
def test_invalid_arguments_of_homework_are_explained_and_write_nothing(
    tmp_path, capsys, lang, items, more
):
    assert main(["homework", *items, *more, "--lang", lang, "--into", str(tmp_path)]) == 2
    output = capsys.readouterr()
    assert (output.out, output.err.count("\n")) == ("", 1)
    assert list(tmp_path.iterdir()) == []

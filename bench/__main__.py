"""`python -m bench [NAME ...]`: runs all benchmarks of this folder, or the named ones.

    python -m bench                                   all, one after the other
    python -m bench opening site                      these two
    python -m bench bots -- --table Truco --deals 40  arguments after `--` go to the last one

A benchmark exits with 1 if it misses its bar, and so does this command.
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
from pathlib import Path

__all__ = ["main"]


def main(asked: list[str]) -> int:
    """Runs the benchmarks; the exit status is 1 if one of them missed its bar, else 0.

    An unknown name or option exits with 2 before anything runs.
    """
    here = Path(__file__).parent
    result = {file.stem: file for file in sorted(here.glob("*.py")) if file.stem[0] != "_"}
    given, more = _parted(asked)
    parser = _parser(result)
    names = parser.parse_args(given).names
    if missing := [name for name in names if name not in result]:
        parser.error(f"no benchmark {missing[0]!r}; there are {', '.join(result)}")
    if more and not names:
        parser.error("options are for one benchmark: name it before `--`")
    status = 0
    for name in names or result:
        print(f"\n{name}\n{'-' * len(name)}", flush=True)
        own = more if [name] == names[-1:] else []
        status |= subprocess.call([sys.executable, str(result[name]), *own]) != 0
    return status


def _parted(asked: list[str]) -> tuple[list[str], list[str]]:
    """The arguments before `--`, and those after it."""
    at = asked.index("--") if "--" in asked else len(asked)
    return asked[:at], asked[at + 1 :]


def _parser(scripts: dict[str, Path]) -> argparse.ArgumentParser:
    """Parser of names; its help lists what each benchmark measures."""
    options = [f"  {name:20} {_first_line(file)}" for name, file in scripts.items()]
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description=(__doc__ or "").partition("\n\n")[2],
        epilog="benchmarks:\n" + "\n".join(options),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    return parser


def _first_line(file: Path) -> str:
    return (ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "").partition("\n")[0]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`python -m bench [NAME ...]`: runs all benchmarks of this folder, or the named ones.

    python -m bench                                   all, one after the other
    python -m bench opening site                      these two
    python -m bench --save opening                    and write the output to docs/figures
    python -m bench bots -- --table Truco --deals 40  arguments after `--` go to the last one

A benchmark has a limit for its figures (printed as "bar"). If it misses the limit, it exits with 1,
and so does this command.
"""

from __future__ import annotations

import argparse
import ast
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from bench._saving import FIGURES, save


def main(asked: list[str], here: Path = Path(__file__).parent, figures: Path = FIGURES) -> int:
    """Runs the benchmarks that the command-line arguments `asked` name; returns 1 if any of them
    missed its limit, else 0.

    With an unknown name or option, the program exits with 2 before it runs any benchmark.

    Args:
        here: the folder of the benchmarks.
        figures: the folder of the pages that `--save` writes.
    """
    result = {file.stem: file for file in sorted(here.glob("*.py")) if file.stem[0] != "_"}
    given, more = _parted(asked)
    parser = _parser(result)
    options = parser.parse_args(given)
    names = options.names
    if missing := [name for name in names if name not in result]:
        parser.error(f"no benchmark {missing[0]!r}; there are {', '.join(result)}")
    if more and not names:
        parser.error("options are for one benchmark: name it before `--`")
    status, outputs = 0, {}
    for name in names or result:
        print(f"\n{name}\n{'-' * len(name)}", flush=True)
        own = more if [name] == names[-1:] else []
        code, outputs[name] = _run([sys.executable, str(result[name]), *own])
        status |= code != 0
    if options.save:
        print(f"\nsaved in {save(outputs, datetime.now(UTC).date(), figures)}")
    return status


def _run(command: list[str]) -> tuple[int, str]:
    """Runs the command of a benchmark and prints its output; returns the exit status and this
    output.
    """
    lines = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:
        for line in process.stdout or ():
            print(line, end="", flush=True)
            lines.append(line)
    return process.returncode, "".join(lines)


def _parted(asked: list[str]) -> tuple[list[str], list[str]]:
    """The arguments in `asked` before "--", and the arguments after it."""
    at = asked.index("--") if "--" in asked else len(asked)
    return asked[:at], asked[at + 1 :]


def _parser(scripts: dict[str, Path]) -> argparse.ArgumentParser:
    """The command-line parser; its help lists what each benchmark measures."""
    options = [f"  {name:20} {_first_line(file)}" for name, file in scripts.items()]
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description=(__doc__ or "").partition("\n\n")[2],
        epilog="benchmarks:\n" + "\n".join(options),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--save", action="store_true", help="write a dated page into docs/figures")
    return parser


def _first_line(file: Path) -> str:
    return (ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "").partition("\n")[0]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

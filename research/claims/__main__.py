"""`python -m research.claims [BEGINNING ...]`: tests the strategic statements by computation.

It prints each claim whose id begins with BEGINNING, or all claims. For each, it prints the figure,
its standard error, and whether they support the statement. It exits with 1 if a figure contradicts
its statement.
"""

from __future__ import annotations

import sys
from collections import Counter

from research.claims.citations import unsupported_advice
from research.claims.claim import Claim, all_claims


def checked(item: Claim) -> str:
    """Computes and prints one claim; returns whether the figure supports or contradicts its
    statement.
    """
    figure = item.compute()
    result = item.verdict(figure)
    print(f"{item.id:36} {figure.value:8.3g} ± {figure.error:.2g} {item.unit}", end="")
    print(f", {item.bound}: {result}\n    {item.states}", flush=True)
    return result


def main(asked: list[str]) -> int:
    """Tests the claims whose ids start with one of `asked`, or all claims; returns 1 if a figure
    contradicts its statement.
    """
    claims = [item for item in all_claims().values() if item.id.startswith(tuple(asked or [""]))]
    if not claims:
        print("no such claim", file=sys.stderr)
        return 2
    results = Counter(map(checked, claims))
    print(", ".join(f"{results[name]} {name}" for name in ("supports", "open", "contradicts")))
    if not asked:
        print("sentences of the coach without a computation:", *unsupported_advice())
    return int(results["contradicts"] > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

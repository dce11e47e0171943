"""Tests that a server does not import the grammar of international addresses.

The import would slow the start of the server by a second.
"""

import subprocess
import sys

PROGRAM = """import sys
from cartes_widgets.server.blocked_imports import block_imports
block_imports()
import jsonschema
checker = jsonschema.FormatChecker()
jsonschema.validate("7o", {"type": "string", "format": "iri"}, format_checker=checker)
print(sys.modules["rfc3987_syntax"], "lark" in sys.modules)
"""


def test_schemas_are_read_without_the_grammar_of_international_addresses():
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["None", "False"]

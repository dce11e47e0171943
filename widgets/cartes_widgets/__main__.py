"""`python -m cartes_widgets` is the `cartes` command."""

import sys

from cartes_widgets.commands.cli import main

sys.exit(main())

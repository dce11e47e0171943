"""`python -m cartes_widgets.app` is the `cartes` command."""

import sys

from cartes_widgets.app.cli import main

sys.exit(main())

"""Kernels that start in milliseconds, because they are forked from a warm process.

The warm process has imported all modules that a kernel needs.
"""

from __future__ import annotations

from cartes_widgets.kernels.client import PromptClient
from cartes_widgets.kernels.provisioner import ForkProvisioner
from cartes_widgets.kernels.warm import WarmProcess, WarmProcessError, can_fork

__all__ = ["ForkProvisioner", "PromptClient", "WarmProcess", "WarmProcessError", "can_fork"]

"""The rules engine of Balcó, Truco and Botifarra.

>>> import cartes_lib
>>> cartes_lib.__version__.count(".")
2
"""

__all__ = ["__version__"]

__version__ = "0.2.0"

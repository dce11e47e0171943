"""Cartes: the rules engine of Balcó, Truco and Botifarra."""

__all__: list[str] = []

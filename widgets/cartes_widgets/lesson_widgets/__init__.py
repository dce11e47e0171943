"""Widgets for single steps of a lesson, which show or explain something."""

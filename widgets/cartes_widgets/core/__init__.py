"""The base of all widgets: communication with the page, verdicts, scenes."""

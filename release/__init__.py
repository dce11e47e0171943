"""Builds and checks what a release publishes."""

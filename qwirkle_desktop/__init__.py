"""Qwirkle Desktop: a table for Qwirkle on a computer."""

__version__ = "0.1.0"

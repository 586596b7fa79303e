"""Stella Desktop: family picture games on one big screen."""

__version__ = "0.1.0"

"""Stella at the table."""

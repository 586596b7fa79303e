"""Decks of pictures and packs of words on this computer: found, taken in, given away, chosen from.

No widgets; of Qt only QtCore and QtGui. README.md in this folder describes the format of a deck.
"""

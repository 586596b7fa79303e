"""Decks of pictures and packs of words as data: no Qt, nothing else of ours."""

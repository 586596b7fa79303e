"""The cards, one function each, one module for each group."""
from . import first, rooms, water, heights, creatures, journeys, inner
from .registry import CARDS

GROUPS = {m.__name__.rpartition('.')[2]: [s for s, fn in CARDS.items() if fn.__module__ == m.__name__]
          for m in (first, rooms, water, heights, creatures, journeys, inner)}

"""The shelf: every game the engine knows, by its id. Ids live for ever."""

from collections.abc import Mapping
from types import MappingProxyType

from stella_desktop.engine import Game
from stella_desktop.games import celestia, obscurians, stella, storyteller

GAMES: Mapping[str, Game] = MappingProxyType(
    {game.id: game for game in (stella.GAME, storyteller.GAME, celestia.GAME, obscurians.GAME)}
)

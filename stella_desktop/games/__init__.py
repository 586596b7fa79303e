"""The shelf: every game the engine knows, by its id, and its robots. Ids live for ever."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from stella_desktop.engine import Bot, CardId, Game
from stella_desktop.games import celestia, obscurians, stella, storyteller
from stella_desktop.games.celestia.bot import CelestiaBot
from stella_desktop.games.obscurians.bot import TradeBot
from stella_desktop.games.stella.bot import StellaBot
from stella_desktop.games.storyteller.bot import TagBot

GAMES: Mapping[str, Game] = MappingProxyType(
    {game.id: game for game in (stella.GAME, storyteller.GAME, celestia.GAME, obscurians.GAME)}
)

Tags: TypeAlias = Mapping[CardId, Mapping[str, float]]
"""What each picture may make people think of, with how strongly: knowledge for robots. For Stella
the words of its word cards (`stella.bot.word_key`) in place of English tags."""

BOTS: Mapping[str, Callable[[Tags], Bot]] = MappingProxyType(
    {
        stella.GAME.id: StellaBot,
        storyteller.GAME.id: TagBot,
        celestia.GAME.id: lambda _: CelestiaBot(),
        obscurians.GAME.id: lambda _: TradeBot(),
    }
)
"""How to make a robot that can play a game. Not part of the `Game` record: rules need no robots,
and a game may have none."""

"""Word packs brought to the album are drawn from, and a save explains them by itself."""

import json
from pathlib import Path

from stella_desktop.controller.new_game import WordSet, begin_stella
from stella_desktop.decks.words import import_words, words_folder
from stella_desktop.games.stella.moves import Word
from stella_desktop.storage.history import History
from stella_desktop.storage.save_file import dump, load
from stella_desktop.storage.table import Player
from stella_desktop.ui.games.stella.words import Words
from stella_desktop.ui.house import House

PACK = {
    "format": 1,
    "id": "sea",
    "name": {"en": "Sea words"},
    "author": "Linh",
    "licence": "CC0-1.0",
    "cards": [{"id": f"s{n}", "set": "own", "upper": {"en": f"wave {n}"}} for n in range(1, 5)],
}
MORE = {"id": "s9", "set": "own", "upper": {"en": "shore"}}


def test_words_brought_to_the_album_come_into_play_and_into_the_save(
    house: House, tmp_path: Path
) -> None:
    file = tmp_path / "sea.json"
    file.write_text(json.dumps(PACK), encoding="utf-8")
    before = len(house.all_words().cards)
    import_words(file, words_folder(house.folders))
    pack = house.all_words()
    assert len(pack.cards) == before + 4
    brought = pack.model_copy(update={"cards": pack.cards[-4:]})
    saved = begin_stella(
        tuple(Player(name=n, symbol=s) for n, s in (("A", "circle"), ("B", "star"), ("C", "moon"))),
        deck="starlit",
        cards=house.deck.card_ids,
        pack=brought,
        word_set=WordSet.CORE,
        word_languages=("en",),
        screen="standing",
        seed=1,
    )
    again = load(dump(saved))
    words = Words((*house.words.cards, *again.table.own_words), ("en",), readings=False)
    for card in again.session.setup.words:
        assert words.first(Word(card)).startswith("wave")


def test_a_card_that_two_packs_have_in_common_is_dealt_once(house: House, tmp_path: Path) -> None:
    for name, cards in (("sea", PACK["cards"]), ("more", [*PACK["cards"], MORE])):
        file = tmp_path / f"{name}.json"
        file.write_text(json.dumps({**PACK, "id": name, "cards": cards}), encoding="utf-8")
        import_words(file, words_folder(house.folders))
    pack = house.all_words()
    brought = pack.model_copy(update={"cards": pack.cards[-9:]})
    saved = begin_stella(
        tuple(Player(name=n, symbol=s) for n, s in (("A", "circle"), ("B", "star"), ("C", "moon"))),
        deck="starlit",
        cards=house.deck.card_ids,
        pack=brought,
        word_set=WordSet.CORE,
        word_languages=("en",),
        screen="standing",
        seed=1,
        history=History(),
    )
    assert len(set(saved.session.setup.words)) == 4

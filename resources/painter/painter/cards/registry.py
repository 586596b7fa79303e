"""The list of all cards, filled by the decorator."""
CARDS = {}


def card(fn):
    """Make a painting function a card; the function's name is the card's slug."""
    CARDS[fn.__name__] = fn
    return fn

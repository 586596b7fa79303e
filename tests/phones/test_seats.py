"""Tokens: long, one per seat, new each time, and worthless afterwards."""

from stella_desktop.phones.seats import TABLE, SeatBook, new_secret


def test_a_token_has_128_bits_and_fits_an_address() -> None:
    found = {new_secret() for _ in range(500)}
    assert len(found) == 500
    assert {len(one) for one in found} == {22}


def test_each_token_opens_its_seat_and_only_that() -> None:
    book = SeatBook((0, 2, 5))
    assert [book.opened_by(book.token(seat)) for seat in book.seats] == [0, 2, 5]
    assert book.opened_by(book.table_token) == TABLE
    assert book.opened_by("x" * 22) is None
    assert book.opened_by("") is None


def test_each_sitting_has_tokens_of_its_own() -> None:
    one, other = SeatBook((0, 1)), SeatBook((0, 1))
    assert other.opened_by(one.token(0)) is None
    assert other.opened_by(one.table_token) is None


def test_a_token_goes_with_the_seat() -> None:
    book = SeatBook((0, 1))
    token = book.token(1)
    book.remove(1)
    assert book.opened_by(token) is None
    book.add(1)
    assert book.opened_by(token) is None
    assert book.seats == (0, 1)


def test_a_seat_that_changes_phones_gets_another_token() -> None:
    book = SeatBook((0,))
    first = book.token(0)
    book.give(0, "phone one")
    assert book.token(0) == first
    assert book.belongs_to(0, "phone one")
    book.give(0, "phone two")
    assert book.opened_by(first) is None
    assert not book.belongs_to(0, "phone one")
    book.give(0, None)
    assert book.is_free(0)

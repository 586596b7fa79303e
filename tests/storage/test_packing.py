"""The bytes of a save: whatever grows, and however often it is written, comes back whole."""

import gzip
from itertools import accumulate
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from stella_desktop.storage.packing import Packer, packed, unpacked


@given(st.lists(st.tuples(st.binary(max_size=50), st.binary(max_size=50)), min_size=1))
def test_each_file_holds_all_that_had_grown_and_its_own_end(
    pieces: list[tuple[bytes, bytes]],
) -> None:
    packer = Packer()
    grown = accumulate((piece for piece, _ in pieces), initial=b"{")
    next(grown)
    packer.grow(b"{")
    for (piece, end), so_far in zip(pieces, grown, strict=True):
        packer.grow(piece)
        assert unpacked(packer.file_with(end)) == so_far + end


def test_a_text_that_cannot_be_squeezed_comes_back_whole() -> None:
    noise = b"{" + Random(1).randbytes(300_000)
    packer = Packer()
    for start in range(0, len(noise), 1000):
        packer.grow(noise[start : start + 1000])
    for end in (b"one", b"", b"another"):
        assert unpacked(packer.file_with(end)) == noise + end


@given(st.binary(min_size=1).map(lambda tail: b"{" + tail))
def test_any_gunzip_opens_the_file(text: bytes) -> None:
    assert gzip.decompress(packed(text)) == text

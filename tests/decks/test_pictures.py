"""Any picture becomes a card: upright, 2 to 3, small, and it tells nothing but what it shows."""

import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QColorSpace, QImage

from stella_desktop.decks import heif, jpeg, pictures
from stella_desktop.decks.frame import Frame
from stella_desktop.decks.pictures import Picture, card_id
from stella_desktop.decks.troubles import Refused, Trouble
from tests.decks.making import (
    FIRST_ROW_AND_COLUMN,
    GPS,
    TELLING,
    alike,
    exif,
    flat,
    huge_png,
    is_upright,
    png_chunk,
    quarters,
    read,
    saved,
    segment,
    telling_jpeg,
)

SAMPLE = Path(__file__).parent / "samples" / "p-d4b3fa3707d1.jpg"
QUALITY = {"JPEG": 92, "PNG": 100, "WEBP": 92}


def card_of(data: bytes, frame: Frame | None = None) -> bytes:
    """The card that becomes of a file with these bytes."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "a file")
        file.write_bytes(data)
        card = Picture(file).as_card(Path(folder), frame)
        assert [one.name for one in Path(folder).iterdir()] == ["a file"]
    return card


def preview_of(data: bytes, box: QSize) -> QImage:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "a file")
        file.write_bytes(data)
        return Picture(file).preview(box)


def trouble_with(data: bytes) -> Trouble:
    with pytest.raises(Refused) as caught:
        card_of(data)
    return caught.value.trouble


# Upright


@pytest.mark.parametrize("order", ["<", ">"])
@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
@pytest.mark.parametrize("orientation", FIRST_ROW_AND_COLUMN)
def test_a_picture_is_turned_upright(orientation: int, kind: str, order: str) -> None:
    size = (200, 300) if orientation < 5 else (300, 200)
    data = TELLING[kind](saved(quarters(*size, orientation), kind), orientation, order)
    assert read(card_of(data)).size() == QSize(200, 300)
    assert is_upright(read(card_of(data)))
    assert is_upright(preview_of(data, QSize(60, 60)))


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
@pytest.mark.parametrize("orientation", FIRST_ROW_AND_COLUMN)
def test_the_frame_is_a_part_of_what_is_seen_not_of_what_is_stored(
    orientation: int, kind: str
) -> None:
    size = (600, 400) if orientation < 5 else (400, 600)
    data = TELLING[kind](saved(quarters(*size, orientation), kind), orientation)
    card = read(card_of(data, Frame(across=1.0, down=0.0, zoom=2)))
    assert alike(card.pixelColor(5, 5), QColor("#20c020"))  # the upper right


@pytest.mark.parametrize("orientation", [0, 9, 65535])
def test_an_orientation_that_does_not_exist_is_upright(orientation: int) -> None:
    for kind, tell in TELLING.items():
        data = tell(saved(quarters(200, 300), kind), orientation)
        assert is_upright(read(card_of(data)))


@pytest.mark.parametrize("cut", range(0, 60, 7))
def test_broken_exif_is_no_reason_to_lose_a_picture(cut: int) -> None:
    png = saved(quarters(200, 300), "PNG")
    whole = b"MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"
    data = png[:33] + png_chunk(b"eXIf", whole[:cut]) + png[33:]
    card = read(card_of(data))
    assert card.size() in (QSize(200, 300), QSize(132, 198))


# The shape and size of a card


@pytest.mark.parametrize(
    ("size", "wanted"),
    [
        ((3000, 4000), (1000, 1500)),
        ((4000, 3000), (1000, 1500)),
        ((1000, 1500), (1000, 1500)),
        ((1001, 1501), (1000, 1500)),
        ((2000, 900), (600, 900)),
        ((401, 900), (400, 600)),
        ((150, 3000), (150, 225)),
        ((100, 150), (100, 150)),
    ],
)
def test_a_card_is_2_to_3_and_never_larger_than_it_has_to_be(
    size: tuple[int, int], wanted: tuple[int, int]
) -> None:
    card = read(card_of(saved(flat("#336699", *size))))
    assert card.size() == QSize(*wanted)
    assert alike(card.pixelColor(card.width() // 2, card.height() // 2), QColor("#336699"))


def test_a_tall_picture_is_cut_more_below_than_above(tmp_path: Path) -> None:
    (tmp_path / "a.jpg").write_bytes(saved(flat(width=300, height=900)))
    rect = Picture(tmp_path / "a.jpg").default_frame.rect(300, 900)
    assert (rect.top(), 900 - rect.bottom() - 1) == (150, 300)


def test_a_preview_shows_the_whole_picture_and_is_never_blown_up() -> None:
    data = saved(quarters(400, 200))
    assert preview_of(data, QSize(100, 100)).size() == QSize(100, 50)
    assert preview_of(data, QSize(999, 999)).size() == QSize(400, 200)


# Only pixels


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP"])
def test_nothing_is_left_of_the_place_the_camera_and_the_comments(kind: str) -> None:
    telling = TELLING[kind](saved(quarters(800, 1200), kind), 1)
    assert GPS in telling
    card = card_of(telling)
    for trace in (
        GPS,
        b"Exif",
        b"xmp",
        b"adobe",
        b"ICC_PROFILE",
        b"at home",
        b"\xff\xe1",
        b"trailer",
    ):
        assert trace not in card
    assert jpeg.is_bare(card)
    assert read(card).textKeys() == []


def test_a_jpeg_of_just_the_right_size_is_not_passed_on_with_its_metadata() -> None:
    card = card_of(saved(quarters(200, 300)))
    telling = telling_jpeg(card)
    assert GPS not in card_of(telling)
    for marker in (0xE0, 0xE1, 0xE2, 0xED, 0xEE, 0xFE):
        more = card[:2] + segment(marker, GPS) + card[2:]
        assert GPS not in card_of(more)
    assert GPS not in card_of(card + GPS)


def test_colours_of_another_profile_are_what_they_were() -> None:
    image = flat("#c84020")
    image.setColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
    wide = image.convertedToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.DisplayP3))
    card = card_of(saved(wide))
    assert b"ICC_PROFILE" not in card
    assert alike(read(card).pixelColor(9, 9), QColor("#c84020"), most=6)


def test_what_is_transparent_becomes_white_paper() -> None:
    image = QImage(200, 300, QImage.Format.Format_ARGB32)
    image.fill(QColor(0, 0, 0, 0))
    card = read(card_of(saved(image, "PNG")))
    assert alike(card.pixelColor(50, 50), QColor("white"), most=2)


@pytest.mark.parametrize(
    "format_",
    [
        QImage.Format.Format_Mono,
        QImage.Format.Format_Indexed8,
        QImage.Format.Format_Grayscale8,
        QImage.Format.Format_Grayscale16,
        QImage.Format.Format_RGBA64,
    ],
)
def test_pictures_of_any_depth_are_taken(format_: QImage.Format) -> None:
    data = saved(flat("#ffffff").convertToFormat(format_), "PNG")
    assert alike(read(card_of(data)).pixelColor(50, 50), QColor("white"))


# The same everywhere


def test_the_same_picture_has_the_same_id() -> None:
    one = card_of(saved(quarters(400, 600)))
    assert card_id(one) == card_id(card_of(saved(quarters(400, 600))))
    assert card_id(one) != card_id(card_of(saved(quarters(402, 603))))


def test_a_card_that_was_made_here_is_kept_to_the_byte() -> None:
    card = card_of(saved(quarters(900, 1500)))
    assert card_of(card) == card


def test_a_card_of_an_earlier_version_is_still_known_as_made_here() -> None:
    # If this fails after an update of Qt, decks that are exchanged will fade a little more with
    # each family, and get new ids: then teach `pictures` the old form as well.
    card = SAMPLE.read_bytes()
    assert card_id(card) == SAMPLE.stem
    assert card_of(card) == card


def test_another_frame_is_another_picture() -> None:
    data = saved(quarters(600, 600))
    ids = {card_id(card_of(data, Frame(across=part))) for part in (0.0, 0.5, 1.0)}
    assert len(ids) == 3


# What is refused


GOOD = saved(flat())
SCANS = GOOD[: GOOD.index(b"\xff\xda")] + segment(0xDA, b"\x01\x01\0\0\0\0") * 200 + b"\xff\xd9"


@pytest.mark.parametrize(
    ("data", "trouble"),
    [
        (b"", Trouble.EMPTY),
        (b"\0" * 1000, Trouble.NOT_A_PICTURE),
        (
            b"<svg xmlns='http://www.w3.org/2000/svg' width='300' height='450'/>",
            Trouble.NOT_A_PICTURE,
        ),
        (b"GIF89a" + bytes(100), Trouble.NOT_A_PICTURE),
        (b"%PDF-1.4", Trouble.NOT_A_PICTURE),
        (b"\xff\xd8\xff", Trouble.DAMAGED),
        (b"\xff\xd8\xff\xe0\0\x10JFIF\0", Trouble.DAMAGED),
        (b"\x89PNG\r\n\x1a\n", Trouble.DAMAGED),
        (b"RIFF\x10\0\0\0WEBPVP8 ", Trouble.DAMAGED),
        (GOOD[:-2], Trouble.DAMAGED),
        (GOOD[: len(GOOD) // 2], Trouble.DAMAGED),
        (saved(flat(), "PNG")[:-20], Trouble.DAMAGED),
        (saved(quarters(200, 300), "WEBP")[:-20], Trouble.DAMAGED),
        (SCANS, Trouble.DAMAGED),
        (huge_png(), Trouble.TOO_MANY_PIXELS),
        (huge_png(30_000, 2_000), Trouble.TOO_MANY_PIXELS),
        (saved(flat(width=99, height=300)), Trouble.TOO_SMALL),
        (saved(flat(width=3000, height=140)), Trouble.TOO_SMALL),
        (saved(flat(width=1, height=1)), Trouble.TOO_SMALL),
    ],
    ids=range(19),
)
def test_what_cannot_be_a_card_is_refused_with_a_reason(data: bytes, trouble: Trouble) -> None:
    assert trouble_with(data) is trouble


def test_sixty_megapixels_are_refused_before_anything_is_decoded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def never(*_: object) -> Any:
        raise AssertionError

    monkeypatch.setattr(pictures._QtPicture, "read", never)
    assert trouble_with(huge_png()) is Trouble.TOO_MANY_PIXELS


def test_a_picture_of_just_under_forty_megapixels_is_taken() -> None:
    assert read(card_of(huge_png(8_000, 5_000))).size() == QSize(1000, 1500)


def test_a_file_above_the_limit_is_not_even_read(tmp_path: Path) -> None:
    file = tmp_path / "a.jpg"
    with file.open("wb") as sparse:
        sparse.truncate(pictures.LARGEST_FILE + 1)
    with pytest.raises(Refused) as caught:
        pictures.read_picture_file(file)
    assert caught.value.trouble is Trouble.TOO_BIG


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pipe")
def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    import os

    os.mkfifo(tmp_path / "a.jpg")
    for path in (tmp_path / "a.jpg", tmp_path, tmp_path / "nowhere.jpg", Path("/dev/zero")):
        with pytest.raises(Refused) as caught:
            pictures.read_picture_file(path)
        assert caught.value.trouble is Trouble.UNREADABLE


def test_the_name_of_a_refused_file_can_be_shown(tmp_path: Path) -> None:
    with pytest.raises(Refused) as caught:
        Picture(tmp_path / ("\u202egpj.\x07\ud800" + "x" * 500))
    assert len(caught.value.name) <= 80
    assert caught.value.name.isprintable()


# HEIC and AVIF


HEIC = b"\0\0\0\x1cftypheic\0\0\0\0mif1heicmiaf" + bytes(100)
AVIF = b"\0\0\0\x20ftypavif\0\0\0\0avifmif1miafMA1B" + bytes(100)
QT_READS_NO_HEIC = not pictures.qt_reads(pictures.Kind.HEIC)


@pytest.mark.skipif(not QT_READS_NO_HEIC, reason="this Qt reads HEIC")
@pytest.mark.parametrize("data", [HEIC, AVIF])
def test_without_the_optional_library_a_photo_of_an_iphone_is_refused_with_that_reason(
    data: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(heif.importlib, "import_module", missing)
    assert trouble_with(data) is Trouble.NEEDS_HEIC


@pytest.mark.skipif(not QT_READS_NO_HEIC, reason="this Qt reads HEIC")
@pytest.mark.parametrize("data", [HEIC, AVIF])
def test_a_broken_photo_of_an_iphone_is_damaged(data: bytes) -> None:
    pytest.importorskip("pillow_heif")
    assert trouble_with(data) is Trouble.DAMAGED


@pytest.mark.parametrize("orientation", FIRST_ROW_AND_COLUMN)
@pytest.mark.parametrize("kind", ["HEIF", "AVIF"])
def test_a_photo_of_an_iphone_becomes_a_card(kind: str, orientation: int) -> None:
    from io import BytesIO

    pillow_heif: Any = pytest.importorskip("pillow_heif")
    pillow: Any = pytest.importorskip("PIL.Image")
    pillow_heif.register_heif_opener()
    size = (400, 600) if orientation < 5 else (600, 400)
    image = quarters(*size, orientation).convertToFormat(QImage.Format.Format_RGBA8888)
    raw = pillow.frombytes("RGBA", size, bytes(image.constBits())).convert("RGB")
    file = BytesIO()
    raw.save(file, kind, quality=90, exif=b"Exif\0\0" + exif(orientation))
    card = card_of(file.getvalue())
    assert GPS not in card
    assert read(card).size() == QSize(400, 600)
    assert is_upright(read(card))


@pytest.mark.parametrize(
    ("width", "height", "trouble"),
    [(8064, 6048, None), (7500, 7400, Trouble.TOO_MANY_PIXELS)],
)
def test_the_largest_photos_of_phones_are_taken(
    tmp_path: Path, width: int, height: int, trouble: Trouble | None
) -> None:
    image = QImage(width, height, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.gray)
    photo = tmp_path / "photo.jpg"
    photo.write_bytes(saved(image, "JPEG", 10))
    if trouble is None:
        card = read(Picture(photo).as_card(tmp_path))
        assert (card.width(), card.height()) == (1000, 1500)
    else:
        with pytest.raises(Refused) as caught:
            Picture(photo)
        assert caught.value.trouble is trouble

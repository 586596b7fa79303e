"""Promises of the translations: complete, with the same placeholders, and really used."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QLineEdit

import update_translations
from stella_desktop import cli
from stella_desktop.ui.language import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "translations"
FILES = sorted(FOLDER.glob("*.ts"))
SOURCES = sorted((ROOT / "stella_desktop").rglob("*.py"))

# Names, and words that are the same in the other language. Qt's texts also have names of keys.
SAME_EVERYWHERE = {
    "Stella", "Stella Desktop", "Starlit Tales", "Celestia", "Obscurians",
    "English", "Letter", "Wi-Fi", "日本語", "Tiếng Việt", "فارسی",
    "&HTML:", "Alt+Left", "Alt+Right", "Alt+Up",
}  # fmt: skip
PLACEHOLDER = re.compile(r"%L?n|%L?\d|\{[a-z_]*(?:![rsa])?(?::[^{}]*)?\}")
# Methods and classes whose first argument is shown to people.
SHOWS_TEXT = {
    "QAction", "QCheckBox", "QDockWidget", "QGroupBox", "QLabel", "QMenu", "QPushButton",
    "QRadioButton", "addAction", "addItem", "addMenu", "addRow", "addTab",
    "setAccessibleDescription", "setAccessibleName", "setHeaderLabels", "setPlaceholderText",
    "setStatusTip", "setText", "setTitle", "setToolTip", "setWhatsThis", "setWindowTitle",
    "showMessage",
}  # fmt: skip


class Message(NamedTuple):
    file: str
    context: str
    source: str
    forms: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.file}, {self.context}: {self.source!r} -> {self.forms}"


def messages() -> Iterator[Message]:
    """All texts that are translated; a test of its own asks for the others."""
    for file in FILES:
        for context in ElementTree.parse(file).iter("context"):
            for message in context.iter("message"):
                translation = message.find("translation")
                if translation is None or translation.get("type") == "unfinished":
                    continue
                forms = translation.findall("numerusform") or [translation]
                texts = tuple("".join(form.itertext()) for form in forms)
                name = context.findtext("name", "")
                yield Message(file.name, name, message.findtext("source", ""), texts)


def classes_in(tree: ast.AST) -> Iterator[ast.ClassDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))


def calls_in(tree: ast.AST) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    """The last name of what is called: "tr" in self.tr(…)."""
    match call.func:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


@cache
def all_calls() -> dict[str, list[tuple[str, ast.Call]]]:
    """Every call in the source by what is called, with the place to look at."""
    found: dict[str, list[tuple[str, ast.Call]]] = {}
    for file in SOURCES:
        for call in calls_in(ast.parse(file.read_text(encoding="utf-8"))):
            place = f"{file.relative_to(ROOT)}:{call.lineno}"
            found.setdefault(called(call), []).append((place, call))
    return found


def calls_of(name: str) -> list[tuple[str, ast.Call]]:
    return all_calls().get(name, [])


def is_of_a_painter(call: ast.Call) -> bool:
    """Not QCoreApplication.translate(…) but the method of painters, rectangles and so on."""
    match call.func:
        case ast.Attribute(value=ast.Name(id=owner)):
            return not owner.endswith("Application")
        case ast.Attribute():
            return True
    return False


def is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def literal_text(call: ast.Call) -> str:
    """The letters in the first argument of a call that stand in the source itself."""
    first = call.args[0] if call.args else None
    parts = first.values if isinstance(first, ast.JoinedStr) else [first]
    return "".join(
        part.value
        for part in parts
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    )


# --- The files -----------------------------------------------------------------------------------


def test_nothing_waits_to_be_translated() -> None:
    assert [text for file in FILES for text in update_translations.unfinished_in(file)] == []


def test_the_files_have_all_texts_of_the_source() -> None:
    assert list(update_translations.out_of_date(FOLDER)) == []


def test_a_translation_has_the_placeholders_of_its_source() -> None:
    def placeholders(text: str) -> Counter[str]:
        # The same number in the digits of the language.
        return Counter(found.replace("%L", "%") for found in PLACEHOLDER.findall(text))

    wrong = [
        message
        for message in messages()
        # "one star" may be said without the number where a language has a form for one.
        for form in (message.forms[-1:] if message.file == "stella_en.ts" else message.forms)
        if placeholders(form) != placeholders(message.source)
    ]
    assert wrong == []


def test_persian_numbers_are_in_persian_digits() -> None:
    wrong = [
        message
        for message in messages()
        if message.file == "stella_fa.ts"
        for form in message.forms
        # Keys are called what is printed on them.
        if "%n" in form or re.search("(?<!F)(?<!F1)[0-9]", re.sub(PLACEHOLDER, "", form))
    ]
    assert wrong == []


def test_a_translation_keeps_the_white_space_at_its_ends() -> None:
    def ends(text: str) -> tuple[str, str]:
        inner = text.strip()
        return text[: text.find(inner)], text[text.find(inner) + len(inner) :]

    wrong = [
        m
        for m in messages()
        # A mere separator: Japanese has its comma and no space.
        if m.source != ", "
        for form in m.forms
        if ends(form) != ends(m.source)
    ]
    assert wrong == []


def test_an_access_key_stays_an_access_key() -> None:
    def keys(text: str) -> int:
        return len(re.findall(r"&\w", text.replace("&&", "")))

    wrong = [m for m in messages() for form in m.forms if keys(form) != keys(m.source)]
    assert wrong == []


def test_no_english_was_left_in_a_translation() -> None:
    def is_english(message: Message) -> bool:
        letters = re.sub(PLACEHOLDER, "", message.source)
        if not re.search(r"[A-Za-z]{2}", letters) or message.source in SAME_EVERYWHERE:
            return False
        return message.source in message.forms

    assert [m for m in messages() if m.file != "stella_en.ts" and is_english(m)] == []


def test_japanese_is_written_in_japanese_letters() -> None:
    strange = [
        message
        for message in messages()
        if message.file == "stella_ja.ts" and message.source not in SAME_EVERYWHERE
        for form in message.forms
        if re.search(r"[A-Za-z]{2}", re.sub(PLACEHOLDER, "", message.source))
        and not re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", form)
    ]
    assert strange == []


def test_the_same_languages_are_offered_everywhere() -> None:
    assert set(update_translations.LANGUAGES) == set(LANGUAGES) == set(cli.LANGUAGES)


# --- The source ------------------------------------------------------------------------------


def test_only_literals_are_translated() -> None:
    """lupdate reads the source: it finds no text that is put together while the app runs."""
    tr = [place for place, call in calls_of("tr") if not all(map(is_literal, call.args[:1]))]
    translate = [
        place
        for place, call in calls_of("translate")
        if not is_of_a_painter(call) and not all(map(is_literal, call.args[:2]))
    ]
    assert tr + translate == []


def test_tr_is_a_method() -> None:
    """lupdate gives a text of a function called tr no context, so it is never found again."""
    assert [place for place, call in calls_of("tr") if isinstance(call.func, ast.Name)] == []


def test_plurals_give_their_number_by_position() -> None:
    """lupdate makes no plural of `n=…`."""
    wrong = [
        place
        for place, call in calls_of("tr")
        if "%n" in literal_text(call) and len(call.args) != 3
    ]
    assert wrong == []


def test_no_class_inside_a_class_translates() -> None:
    """lupdate gives what follows the inner class the wrong context."""
    wrong = []
    for file in SOURCES:
        for outer in classes_in(ast.parse(file.read_text(encoding="utf-8"))):
            inner = [node for node in classes_in(outer) if node is not outer]
            if inner and any(called(node) == "tr" for node in calls_in(outer)):
                wrong.append(f"{file.relative_to(ROOT)}: {outer.name}")
    assert wrong == []


def test_no_text_is_shown_untranslated() -> None:
    names = "|".join(map(re.escape, sorted(SAME_EVERYWHERE, key=len, reverse=True)))
    wrong = [
        f"{place}: {literal_text(call)!r}"
        for name in SHOWS_TEXT
        for place, call in calls_of(name)
        if re.search(r"[A-Za-z]{2}", re.sub(names, "", literal_text(call)))
    ]
    assert wrong == []


# --- What people see -----------------------------------------------------------------------------


def test_every_file_is_built(assets: Path) -> None:
    built = {file.stem for file in (assets / "translations").glob("*.qm")}
    assert built == {file.stem for file in FILES}
    assert {"stella_en", "stella_ja", "stella_vi", "qtbase_vi"} <= built


@pytest.fixture
def vietnamese(assets: Path, qapp: QApplication) -> Iterator[None]:
    translator = QTranslator()
    assert translator.load(str(assets / "translations" / "qtbase_vi.qm"))
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("vietnamese")
class TestQtSpeaksVietnamese:
    def test_on_every_standard_button(self) -> None:
        box = QDialogButtonBox()
        for button in QDialogButtonBox.StandardButton:
            if button.value and button.name not in {"FirstButton", "LastButton"}:
                box.addButton(button)
        texts = {button.text().replace("&", "") for button in box.buttons()}
        assert len(texts) == 18
        assert texts.isdisjoint({"OK", "Cancel", "Save", "Discard", "Close", "Yes", "No", "Open"})
        assert "Hủy" in texts

    def test_in_the_menu_of_a_line_edit(self) -> None:
        edit = QLineEdit("abc")
        menu = edit.createStandardContextMenu()
        texts = [a.text().split("\t")[0].replace("&", "") for a in menu.actions() if a.text()]
        assert texts == ["Hoàn tác", "Làm lại", "Cắt", "Sao chép", "Dán", "Xóa", "Chọn tất cả"]

    def test_in_the_labels_of_a_file_dialog(self) -> None:
        dialog = QFileDialog()
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        labels = [dialog.labelText(label) for label in QFileDialog.DialogLabel]
        english = {"Look in:", "File name:", "Files of type:", "Open", "Cancel"}
        assert english.isdisjoint(label.replace("&", "") for label in labels)

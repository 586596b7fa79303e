"""The style sheet for Qt's own widgets, made for the present size of the window."""

from stella_desktop.ui.look import BODY, HEADING, LARGE, SMALL, TITLE, Ink, Look


def style_sheet(look: Look) -> str:
    """Cost: Qt polishes every widget again, some milliseconds; call it when sizes change."""
    px, text = look.px, look.text_px
    body = ", ".join(f'"{family}"' for family in look.font(BODY).families())
    display = ", ".join(f'"{family}"' for family in look.font(BODY, display=True).families())
    return f"""
    * {{ font-family: {body}; font-size: {text(BODY)}px; font-weight: 500; }}
    QLabel {{ color: {Ink.CREAM.value}; background: transparent; }}
    QLabel[role="soft"] {{ color: {Ink.SOFT.value}; }}
    QLabel[role="small"] {{ color: {Ink.SOFT.value}; font-size: {text(SMALL)}px; }}
    QLabel[role="strong"] {{ font-weight: 700; }}
    QLabel[role="large"] {{ font-size: {text(LARGE)}px; font-weight: 700; }}
    QLabel[role="heading"] {{
        font-family: {display}; font-weight: 700; font-size: {text(HEADING)}px; }}
    QLabel[role="title"] {{
        font-family: {display}; font-weight: 700; font-size: {text(TITLE)}px; }}
    QLabel[role="alert"] {{ color: {Ink.ALERT.value}; }}
    QLabel[role="on-paper"] {{ color: {Ink.INK.value}; }}
    QLabel[role="on-paper-strong"] {{ color: {Ink.INK.value}; font-weight: 700; }}

    QPushButton {{
        color: {Ink.CREAM.value}; background: {Ink.PANEL.value};
        border: {max(2, px(0.3))}px solid {Ink.LINE.value}; border-radius: {px(1.1)}px;
        padding: {px(0.9)}px {px(1.8)}px; min-height: {px(3.4)}px; }}
    QPushButton:hover {{ background: {Ink.RAISED.value}; border-color: {Ink.SOFT.value}; }}
    QPushButton:pressed {{ background: {Ink.DEEP.value}; }}
    QPushButton:checked {{ background: {Ink.RAISED.value}; color: {Ink.BRIGHT_GOLD.value};
        border-color: {Ink.GOLD.value}; font-weight: 700; }}
    QPushButton:focus {{ border-color: {Ink.CREAM.value}; }}
    QPushButton:disabled {{ color: {Ink.SOFT.value}; border-color: {Ink.PANEL.value};
        background: {Ink.NIGHT.value}; }}
    QPushButton[role="primary"] {{
        color: {Ink.INK.value}; background: {Ink.GOLD.value}; font-weight: 700;
        border: {max(2, px(0.3))}px solid {Ink.BRIGHT_GOLD.value};
        font-size: {text(LARGE * 0.9)}px;
        padding: {px(1)}px {px(2.6)}px; }}
    QPushButton[role="primary"]:hover {{ background: {Ink.BRIGHT_GOLD.value}; }}
    QPushButton[role="primary"]:pressed {{ background: #d9a93f; }}
    QPushButton[role="primary"]:focus {{ border-color: #ffffff; }}
    QPushButton[role="primary"]:disabled {{
        color: {Ink.SOFT.value}; background: {Ink.PANEL.value}; border-color: {Ink.LINE.value}; }}
    QPushButton[role="quiet"] {{ background: transparent; border-color: transparent;
        padding: {px(0.6)}px {px(1.2)}px; color: {Ink.SOFT.value}; }}
    QPushButton[role="quiet"]:hover {{ color: {Ink.CREAM.value}; border-color: {Ink.LINE.value}; }}
    QPushButton[role="quiet"]:focus {{ border-color: {Ink.CREAM.value}; }}
    QPushButton[role="quiet"]:checked {{ color: {Ink.BRIGHT_GOLD.value}; font-weight: 700; }}

    QLineEdit, QPlainTextEdit, QComboBox {{
        color: {Ink.CREAM.value}; background: {Ink.DEEP.value};
        border: {max(2, px(0.3))}px solid {Ink.LINE.value}; border-radius: {px(0.9)}px;
        padding: {px(0.6)}px {px(1.1)}px; min-height: {px(3.4)}px;
        selection-background-color: {Ink.GOLD.value}; selection-color: {Ink.INK.value}; }}
    QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus {{
        border-color: {Ink.CREAM.value}; }}
    QComboBox::drop-down {{ width: {px(3)}px; border: none; }}
    QComboBox QAbstractItemView {{ background: {Ink.DEEP.value}; color: {Ink.CREAM.value};
        selection-background-color: {Ink.RAISED.value}; selection-color: {Ink.BRIGHT_GOLD.value}; }}

    QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
    QScrollBar:vertical {{ background: transparent; width: {px(1.8)}px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {Ink.LINE.value}; min-height: {px(6)}px;
        border-radius: {px(0.6)}px; margin: 0 {px(0.3)}px; }}
    QScrollBar::handle:vertical:hover {{ background: {Ink.SOFT.value}; }}
    QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
        background: transparent; height: 0; width: 0; }}
    QScrollBar:horizontal {{ background: transparent; height: {px(1.8)}px; }}
    QScrollBar::handle:horizontal {{ background: {Ink.LINE.value}; min-width: {px(6)}px;
        border-radius: {px(0.6)}px; margin: {px(0.3)}px 0; }}

    QToolTip {{ color: {Ink.INK.value}; background: {Ink.PAPER.value};
        border: 1px solid {Ink.PAPER_EDGE.value}; padding: {px(0.6)}px; }}
    QMenu {{ background: {Ink.DEEP.value}; color: {Ink.CREAM.value};
        border: 1px solid {Ink.LINE.value}; padding: {px(0.6)}px; }}
    QMenu::item {{ padding: {px(1)}px {px(2.4)}px; border-radius: {px(0.6)}px; }}
    QMenu::item:selected {{ background: {Ink.RAISED.value}; color: {Ink.BRIGHT_GOLD.value}; }}
    QMenu::item:disabled {{ color: {Ink.LINE.value}; }}
    QMenu::separator {{ height: 1px; background: {Ink.LINE.value}; margin: {px(0.5)}px; }}

    QFrame[role="panel"] {{ background: rgba(38, 43, 102, 235); border-radius: {px(1.4)}px;
        border: {max(1, px(0.12))}px solid rgba(69, 76, 154, 140); }}
    QFrame[role="paper"] {{ background: {Ink.PAPER.value}; border-radius: {px(1)}px;
        border: {max(2, px(0.3))}px solid {Ink.PAPER_EDGE.value}; }}
    """

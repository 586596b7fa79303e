"""The window: one page at a time, the menu, full screen, and where it stood last time."""

import logging
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMoveEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMainWindow, QMenu, QStackedWidget, QWidget

from stella_desktop.ui.art import Art
from stella_desktop.ui.long_press import LongPress
from stella_desktop.ui.look import Look
from stella_desktop.ui.one_click import OneClick
from stella_desktop.ui.pages.home import HomePage
from stella_desktop.ui.style import style_sheet
from stella_desktop.ui.widgets.toast import Toast

log = logging.getLogger(__name__)

SETTLE_MS = 80
"""After the last resize event, sizes are worked out and pictures scaled smoothly."""
REMEMBER_MS = 1500
SMALLEST = QSize(640, 400)
"""Never more than the screen has: 1280x720 at 200 % is 640x360."""


class MainWindow(QMainWindow):
    """A stack of pages. What the pages do is `ui.rooms`' business; this is only the window.

    Signals:
        unattended: it was put down or brought to the front from elsewhere; secrets are covered.
    """

    unattended = Signal()

    def __init__(self, look: Look, art: Art) -> None:
        super().__init__()
        self.setWindowTitle("Stella Desktop")
        self._bound_minimum()
        self.look, self.art = look, art
        self.remember_geometry: Callable[[QRect, bool], None] | None = None
        # Before any page: pages measure their buttons in the new style.
        look.changed.connect(self._restyle)
        self._pages = QStackedWidget(self)
        self.setCentralWidget(self._pages)
        self.home = HomePage(look, art)
        self._pages.addWidget(self.home)
        self.toast = Toast(look, self)
        self._settle = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settle.timeout.connect(self._settled)
        self._remember = QTimer(self, singleShot=True, interval=REMEMBER_MS)
        self._remember.timeout.connect(self._remember_now)
        self._make_actions()
        self._restyle()
        self._watchers = (OneClick(self), LongPress(self))

    # --- pages ----------------------------------------------------------------------------------

    @property
    def page(self) -> QWidget:
        """The page in front; there always is one, the shelf at least."""
        return self._pages.currentWidget() or self.home

    def show_page(self, page: QWidget) -> None:
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.toast.raise_()

    def drop_page(self, page: QWidget) -> None:
        """Take a page out of the window for good."""
        self._pages.removeWidget(page)
        page.deleteLater()

    # --- actions --------------------------------------------------------------------------------

    def _make_actions(self) -> None:
        def action(shortcut: QKeySequence | QKeySequence.StandardKey | str) -> QAction:
            made = QAction(self)
            made.setShortcut(QKeySequence(shortcut))
            self.addAction(made)
            return made

        self.rules_action = action("F1")
        self.story_action = action("F2")
        self.phones_action = action("F3")
        self.phones_action.setVisible(False)
        self.settings_action = action("Ctrl+,")
        self.full_screen_action = action("F11")
        self.full_screen_action.setCheckable(True)
        self.full_screen_action.triggered.connect(self.set_full_screen)
        self.home_action = action("Ctrl+H")
        self.quit_action = action(QKeySequence.StandardKey.Quit)
        self.quit_action.triggered.connect(self.close)
        self._retranslate()

    def _retranslate(self) -> None:
        self.rules_action.setText(self.tr("Rules"))
        self.story_action.setText(self.tr("The story so far"))
        self.phones_action.setText(self.tr("Phones…"))
        self.settings_action.setText(self.tr("Settings"))
        self.full_screen_action.setText(self.tr("Full screen"))
        self.home_action.setText(self.tr("To the shelf (the game is saved)"))
        self.quit_action.setText(self.tr("Quit"))

    def open_menu(self) -> None:
        """The menu of the table, at its button."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions([self.rules_action, self.story_action, self.phones_action])
        menu.addActions([self.settings_action, self.full_screen_action])
        menu.addSeparator()
        menu.addActions([self.home_action, self.quit_action])
        size = menu.sizeHint()
        menu.popup(self.mapToGlobal(QPoint(self.width() - size.width() - 8, self.look.px(7))))

    def set_full_screen(self, full: bool) -> None:
        self.full_screen_action.setChecked(full)
        if full != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def come_to_front(self) -> None:
        """The app was started once more: this window is the one."""
        self.unattended.emit()
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self.set_full_screen(False)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.full_screen_action.setChecked(self.isFullScreen())
            if self.isMinimized():
                self.unattended.emit()

    # --- size -----------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Now there is a native window, whose events come before those of widgets.
        for watcher in self._watchers:
            self.windowHandle().installEventFilter(watcher)

    def _bound_minimum(self) -> None:
        screens = [screen.availableGeometry().size() for screen in QGuiApplication.screens()]
        smallest = SMALLEST
        for size in screens:
            smallest = smallest.boundedTo(size)
        self.setMinimumSize(smallest)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible() and event.oldSize().isValid():
            self.art.rough = True
            self._settle.start()
            self._remember.start()
        else:
            self.look.set_window(self.size())
        self.toast.place()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._remember.start()

    def _settled(self) -> None:
        self.art.rough = False
        self.look.set_window(self.size())
        self.page.update()
        for widget in self.page.findChildren(QWidget):
            widget.update()

    def _restyle(self) -> None:
        self.setStyleSheet(style_sheet(self.look))

    def place(self, geometry: QRect | None, *, maximized: bool) -> None:
        """Where it stood last time, if that is on a screen; else in the middle of this one."""
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        home = QGuiApplication.primaryScreen().availableGeometry()
        wanted = geometry or QRect()
        visible = any(
            (screen & wanted).width() * (screen & wanted).height() > 10_000 for screen in screens
        )
        if geometry is None or not visible:
            size = QSize(round(home.width() * 0.85), round(home.height() * 0.85))
            wanted = QRect(QPoint(0, 0), size)
            wanted.moveCenter(home.center())
        screen = max(screens, key=lambda s: (s & wanted).width() * (s & wanted).height())
        size = wanted.size().boundedTo(screen.size()).expandedTo(self.minimumSize())
        wanted.setSize(size)
        self.setGeometry(wanted)
        if maximized:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _remember_now(self) -> None:
        if self.remember_geometry is not None and not self.isFullScreen():
            self.remember_geometry(self.normalGeometry(), self.isMaximized())

    def closeEvent(self, event: QCloseEvent) -> None:
        if self._remember.isActive():
            self._remember.stop()
            self._remember_now()
        super().closeEvent(event)

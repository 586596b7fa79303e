"""One running app per data folder; who comes second asks the first to come to the front."""

from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QLockFile, QObject, Signal, Slot
from PySide6.QtNetwork import QLocalServer, QLocalSocket

from stella_desktop.storage.errors import StorageError, StorageReason
from stella_desktop.storage.files import write_atomically

SHOW = b"show\n"
PATIENCE = 3000
"""Milliseconds in which the first one, that may be starting still, has to answer."""
PAUSE = 50
LONGEST_MESSAGE = 64


class Instance(QObject):
    """The right to write below a folder. Needs a `QCoreApplication`.

    Signals: `asked_to_show` – the app was started once more and wants this window in front.
    """

    asked_to_show = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self.lock_file = folder / "lock"
        self._lock = QLockFile(str(self.lock_file))
        # A lock is stale only if its process is dead, however long a game takes.
        self._lock.setStaleLockTime(0)
        self._name = "stella-desktop-" + sha256(str(folder.resolve()).encode()).hexdigest()[:16]
        self._server: QLocalServer | None = None
        self.reached_other = False
        """Whether the first one has heard us, after `acquire` has said no."""
        self._too_late = False

    def acquire(self) -> bool:
        """Whether the folder is ours now; to be asked before anything is written.

        If not, the first one was asked to show itself. Waits up to three seconds for one that has
        the folder and does not answer. Raises `StorageError` where no lock can be written.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError.of(error, self._folder) from error
        deadline = QDeadlineTimer(PATIENCE)
        while not self._lock.tryLock(PAUSE):
            if self._lock.error() is not QLockFile.LockError.LockFailedError:
                raise self._trouble()
            self.reached_other = self._ask()
            if self.reached_other or deadline.hasExpired():
                return False
        self._listen()
        return True

    def claim(self) -> None:
        """Before anything is written: an app that could write no lock at its start asks again.

        Raises `StorageError` if another app has got the folder since, and from then on for ever:
        what that one has saved is newer. Where there is still no lock for anybody, the write
        itself tells what is wrong.
        """
        if self._lock.isLocked():
            return
        if not self._too_late and self._lock.tryLock(0):
            self._listen()
            return
        taken = self._lock.error() is QLockFile.LockError.LockFailedError
        if self._too_late or taken:
            self._too_late = True
            raise StorageError(StorageReason.TAKEN, self._folder)

    def _trouble(self) -> StorageError:
        """Why no lock can be written. Qt knows of permission only; a write of ours knows more."""
        if self._lock.error() is QLockFile.LockError.PermissionError:
            return StorageError(StorageReason.READ_ONLY, self._folder)
        probe = self._folder / "lock.probe"
        try:
            write_atomically(probe, bytes(LONGEST_MESSAGE), backup=False)
            probe.unlink(missing_ok=True)
        except StorageError as error:
            return error
        except OSError as error:
            return StorageError.of(error, self._folder)
        return StorageError(StorageReason.OTHER, self._folder, "no lock")

    def release(self) -> None:
        """Give the folder back; a process that ends without it leaves a lock that counts for
        nothing."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._lock.unlock()

    def _ask(self) -> bool:
        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(PAUSE):
            return False
        socket.write(SHOW)
        sent = socket.bytesToWrite() == 0 or socket.waitForBytesWritten(PATIENCE)
        socket.disconnectFromServer()
        return sent

    def _listen(self) -> None:
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)
        # We hold the lock, so a socket that is there belongs to a process that was killed.
        QLocalServer.removeServer(self._name)
        self._server.listen(self._name)

    @Slot()
    def _welcome(self) -> None:
        while self._server and self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.setReadBufferSize(LONGEST_MESSAGE)
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(self._hear)
            self._answer(socket)

    @Slot()
    def _hear(self) -> None:
        socket = self.sender()
        if isinstance(socket, QLocalSocket):
            self._answer(socket)

    def _answer(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            return
        if socket.readLine(LONGEST_MESSAGE).data() == SHOW:
            self.asked_to_show.emit()
        socket.disconnectFromServer()

"""A desktop's portal that knows one setting, and a window's question to it: run under a bus of its own."""

import sys

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject

from qwirkle_desktop.ui.desktop_motion import INTERFACE, KEY, PATH, SERVICE, DesktopMotion


class Portal(QDBusVirtualObject):
    """Says that things are to move as it was told, and later the opposite."""

    def __init__(self, moves: bool) -> None:
        super().__init__()
        self.moves = moves

    def introspect(self, path: str) -> str:  # noqa: ARG002 - as Qt calls it
        return ""

    def handleMessage(self, message: QDBusMessage, connection: QDBusConnection) -> bool:
        if (message.member(), tuple(message.arguments())) != ("Read", KEY):
            return False
        connection.send(message.createReply(QDBusVariant(self.moves)))
        QTimer.singleShot(0, self.change)
        return True

    def change(self) -> None:
        for key, value in ((("org.gnome.desktop.interface", "cursor-size"), 24), (KEY, not self.moves)):
            news = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
            news.setArguments([*key, QDBusVariant(value)])
            QDBusConnection.sessionBus().send(news)


def serve(moves: bool) -> None:
    """Be the portal until the bus goes."""
    portal = Portal(moves)
    bus = QDBusConnection.sessionBus()
    assert bus.registerVirtualObject(PATH, portal)
    assert bus.registerService(SERVICE)
    print("ready", flush=True)
    QCoreApplication.exec()


def ask() -> None:
    """Print what the desktop tells, twice."""
    desktop = DesktopMotion()
    told: list[bool] = []

    def hear(moves: bool) -> None:
        print(moves, flush=True)
        told.append(moves)
        if len(told) == 2:
            QCoreApplication.quit()

    desktop.told.connect(hear)
    desktop.ask()
    QCoreApplication.exec()


if __name__ == "__main__":
    app = QCoreApplication([])
    if sys.argv[1] == "ask":
        ask()
    else:
        serve(sys.argv[1] == "moves")

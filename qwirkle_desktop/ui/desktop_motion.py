"""Asks the desktop whether things are to move, over D-Bus and never waiting for the answer."""

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher, QDBusVariant

SERVICE, PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"
KEY = ("org.gnome.desktop.interface", "enable-animations")
CHANGE = SLOT("hear_change(QDBusMessage)")


class DesktopMotion(QObject):
    """told(bool): whether things are to move; now, and whenever the desktop changes its mind.

    A desktop without that setting tells nothing.
    """

    told = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answer: QDBusPendingCallWatcher | None = None

    def ask(self) -> None:
        """Ask once, and listen from now on."""
        bus = QDBusConnection.sessionBus()
        if not bus.isConnected():
            return
        # The stubs want the slot's name in bytes, the library does not take them.
        bus.connect(SERVICE, PATH, INTERFACE, "SettingChanged", self, CHANGE)  # type: ignore[call-overload]
        question = QDBusMessage.createMethodCall(SERVICE, PATH, INTERFACE, "Read")
        question.setArguments(list(KEY))
        self._answer = QDBusPendingCallWatcher(bus.asyncCall(question), self)
        self._answer.finished.connect(self._take_answer)

    def _take_answer(self, answer: QDBusPendingCallWatcher) -> None:
        reply = answer.reply()
        if reply.type() == QDBusMessage.MessageType.ReplyMessage:
            self._tell(reply.arguments())
        answer.deleteLater()
        self._answer = None

    @Slot("QDBusMessage")
    def hear_change(self, message: QDBusMessage) -> None:
        """Some setting of the desktop changed."""
        arguments = message.arguments()
        if tuple(arguments[:2]) == KEY:
            self._tell(arguments[2:])

    def _tell(self, arguments: list[object]) -> None:
        value = arguments[0] if arguments else None
        # The portal wraps the value twice, in its answer as in its news.
        while isinstance(value, QDBusVariant):
            value = value.variant()
        if isinstance(value, bool):
            self.told.emit(value)

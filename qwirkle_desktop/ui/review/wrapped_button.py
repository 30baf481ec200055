"""A button whose text goes on in the next line where the panel is narrow."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout

from qwirkle_desktop.ui.dialogs.parts import Button, text_label

BESIDE, ABOVE = 12, 7


class WrappedButton(Button):
    """As high as its words need at the width that it gets."""

    def __init__(self, text: str, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(text)
        self._label: QLabel = text_label(text)
        self._label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        inside = QVBoxLayout(self)
        inside.setContentsMargins(BESIDE, ABOVE, BESIDE, ABOVE)
        inside.addWidget(self._label)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def words(self) -> str:
        """What it says."""
        return self._label.text()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._label.heightForWidth(width - 2 * BESIDE) + 2 * ABOVE

    def sizeHint(self) -> QSize:
        return QSize(160, self.heightForWidth(max(160, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._label.fontMetrics().height() + 2 * ABOVE)

"""What this program is, and what it is not."""

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from qwirkle_desktop import __version__
from qwirkle_desktop.ui.art.app_icon import app_icon
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, PADDING, button, button_row, scrolling, text_label
from qwirkle_desktop.ui.phrases import licences as phrases
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.questions import show

PICTURE = 64


class AboutDialog(QDialog):
    """Version, licence and trademark; `engine` is the build of the computer player."""

    def __init__(self, engine: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("about_dialog")
        self.setWindowTitle(tr("About Qwirkle Desktop"))
        self.setMinimumWidth(460)
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        text = QWidget()
        words = QVBoxLayout(text)
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(GAP)
        words.addLayout(self._head(engine))
        words.addSpacing(GAP)
        for paragraph in (
            tr("A table for Qwirkle on your own computer: no account, no network, no advertising."),
            tr(
                "This is an independent project, not made or endorsed by the publishers of Qwirkle. "
                "Qwirkle is a trademark of its owner."
            ),
            tr("Free software under the MIT licence. The fonts are Noto, under the SIL Open Font License."),
        ):
            words.addWidget(text_label(paragraph))
        words.addStretch()
        page.addWidget(scrolling(text, "about_text", is_read=True), 1)
        page.addSpacing(GAP)
        close = button(tr("Close"), "close_about", kind="primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        licences = button(phrases.show(), "show_licences")
        licences.clicked.connect(self._show_licences)
        page.addLayout(button_row(licences, close))

    def _show_licences(self) -> None:
        from qwirkle_desktop.ui.dialogs.licences import LicencesDialog

        show(LicencesDialog(self))

    def _head(self, engine: str) -> QHBoxLayout:
        picture = QLabel()
        picture.setPixmap(app_icon().pixmap(PICTURE))
        picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(text_label("Qwirkle Desktop", "heading"))
        version = text_label(tr("Version {version}").format(version=__version__))
        versions = text_label(tr("Qt {version}").format(version=qVersion()), "small")
        for label in (version, versions):
            words.addWidget(label)
        if engine:
            words.addWidget(text_label(_engine_words(engine), "small"))
        head = QHBoxLayout()
        head.setSpacing(PADDING)
        head.addWidget(picture)
        head.addLayout(words, 1)
        return head


def _engine_words(build: str) -> str:
    if build == "compiled":
        return tr("Computer player: fast build (compiled)")
    return tr("Computer player: standard build")

"""The editor of a person's own palette; it warns where eyes would confuse colours."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from qwirkle_desktop.rules.tiles import COLOURS, Colour
from qwirkle_desktop.ui.art.palettes import LONGEST_NAME, Paint, Purpose, TilePalette
from qwirkle_desktop.ui.art.shelf import SHIPPED, PaletteShelf
from qwirkle_desktop.ui.art.styles import style_for
from qwirkle_desktop.ui.dialogs.ask import Question, notice
from qwirkle_desktop.ui.dialogs.colour_button import ColourButton
from qwirkle_desktop.ui.dialogs.palette_figures import PaletteFigures, PaletteWarnings
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, PADDING, button, scrolling, text_label
from qwirkle_desktop.ui.dialogs.sample import TileSample
from qwirkle_desktop.ui.phrases import looks as phrases
from qwirkle_desktop.ui.phrases.tiles import colour_name
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.questions import show
from qwirkle_desktop.ui.theme import Theme

WIDTH, HEIGHT, FRAME, SCROLL_BAR = 740, 650, 48, 12


class PaletteEditor(QDialog):
    """Edits a copy of a shipped palette, or an own one. Warnings never forbid: it is the person's game.

    Signals: `saved(str)` with the palette's id, `removed()`.
    """

    saved = Signal(object)
    removed = Signal()

    def __init__(
        self, start: TilePalette, shelf: PaletteShelf, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._start, self._shelf, self._theme = start, shelf, theme
        self._is_new = start.id in SHIPPED
        self.setObjectName("palette_editor")
        self.setWindowTitle(phrases.editor_heading())
        self.name_edit = QLineEdit(phrases.first_name() if self._is_new else start.name)
        self.name_edit.setObjectName("palette_name")
        self.name_edit.setAccessibleName(tr("Name"))
        self.name_edit.setMaxLength(LONGEST_NAME)
        self.purpose = QCheckBox(phrases.made_for_vision())
        self.purpose.setObjectName("palette_purpose")
        self.purpose.setChecked(start.purpose == "colour-vision")
        self.fills = {colour: self._fill_button(colour) for colour in COLOURS}
        self.outlines = {colour: self._outline_button(colour) for colour in COLOURS}
        self.face = self._button(phrases.face(), "face", start.face)
        self.sample = TileSample(theme, style_for(start))
        self.figures, self.warnings = PaletteFigures(), PaletteWarnings()
        self._error = text_label("", "error")
        self._error.hide()
        self._lay_out()
        self.purpose.toggled.connect(self._refresh)
        self.name_edit.textEdited.connect(self._error.hide)
        self._refresh()
        self.resize(WIDTH, min(HEIGHT, self.screen().availableSize().height() - FRAME))

    def palette_made(self) -> TilePalette:
        """The palette as chosen up to now."""
        name = "".join(sign if sign.isprintable() else " " for sign in self.name_edit.text()).strip()
        paints = {
            colour: Paint(self.fills[colour].colour, self.outlines[colour].colour) for colour in COLOURS
        }
        id_ = self._shelf.free_id(name) if self._is_new else self._start.id
        purpose: Purpose = "colour-vision" if self.purpose.isChecked() else "normal"
        return TilePalette(id_, name, purpose, self.face.colour, paints)

    def accept(self) -> None:
        """Keep the palette, and say so."""
        made = self.palette_made()
        if not made.name:
            self._error.setText(phrases.name_missing())
            self._error.show()
            self.name_edit.setFocus()
            return
        try:
            self._shelf.keep(made)
        except OSError as error:
            show(notice(phrases.not_saved_heading(), error.strerror or str(error), self))
            return
        self.saved.emit(made.id)
        super().accept()

    def _fill_button(self, colour: Colour) -> ColourButton:
        name = f"fill_{colour.name.lower()}"
        return self._button(phrases.fill_of(colour), name, self._start.paints[colour].fill)

    def _outline_button(self, colour: Colour) -> ColourButton:
        name = f"outline_{colour.name.lower()}"
        return self._button(phrases.outline_of(colour), name, self._start.paints[colour].outline)

    def _button(self, title: str, name: str, colour: QColor) -> ColourButton:
        made = ColourButton(title, colour, self._theme.control_border)
        made.setObjectName(name)
        made.chosen.connect(self._refresh)
        return made

    def _refresh(self) -> None:
        made = self.palette_made()
        self.sample.set_look(self._theme, style_for(made))
        self.figures.show_palette(made)
        self.warnings.show_palette(made)

    def _lay_out(self) -> None:
        content = QWidget()
        self._inner = inner = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        inner.setContentsMargins(0, 0, GAP, 0)
        inner.setSpacing(EDGE)
        inner.addLayout(self._colours())
        inner.addLayout(self._judgement(), 1)
        self._side_by_side = inner.minimumSize().width() + 2 * EDGE + SCROLL_BAR
        page = QVBoxLayout(self)
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.setSpacing(GAP)
        page.addWidget(text_label(phrases.editor_heading(), "heading"))
        page.addWidget(self.name_edit)
        page.addWidget(self.sample)
        page.addWidget(scrolling(content, "palette_colours"), 1)
        page.addWidget(self.warnings)
        page.addWidget(self._error)
        page.addLayout(self._buttons())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Large letters have no room side by side in a narrow window."""
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        fits = self.width() >= self._side_by_side
        self._inner.setDirection(way.LeftToRight if fits else way.TopToBottom)

    def _judgement(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(GAP)
        column.addWidget(self.purpose)
        column.addWidget(self.figures)
        column.addStretch()
        return column

    def _colours(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(PADDING)
        grid.setVerticalSpacing(GAP // 2)
        grid.addWidget(text_label(phrases.fill_title(), "small", wrap=False), 0, 1)
        grid.addWidget(text_label(phrases.outline_title(), "small", wrap=False), 0, 2)
        for row, colour in enumerate(COLOURS, start=1):
            grid.addWidget(text_label(colour_name(colour), wrap=False), row, 0)
            grid.addWidget(self.fills[colour], row, 1)
            grid.addWidget(self.outlines[colour], row, 2)
        grid.addWidget(text_label(phrases.face(), wrap=False), len(COLOURS) + 1, 0)
        grid.addWidget(self.face, len(COLOURS) + 1, 1)
        grid.setRowStretch(len(COLOURS) + 2, 1)
        return grid

    def _buttons(self) -> QHBoxLayout:
        remove = button(tr("Delete"), "remove_palette")
        remove.setVisible(not self._is_new)
        remove.clicked.connect(self._ask_to_remove)
        cancel = button(tr("Cancel"), "cancel")
        cancel.clicked.connect(self.reject)
        save = button(tr("Save"), "save_palette", kind="primary")
        save.setDefault(True)
        save.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addWidget(remove)
        row.addStretch()
        row.addWidget(cancel)
        row.addWidget(save)
        return row

    def _ask_to_remove(self) -> None:
        question = Question(*phrases.remove_question(), self, careful=True)
        question.accepted.connect(self._remove)
        show(question)

    def _remove(self) -> None:
        try:
            self._shelf.remove(self._start.id)
        except OSError as error:
            show(notice(phrases.not_saved_heading(), error.strerror or str(error), self))
            return
        self.removed.emit()
        self.reject()

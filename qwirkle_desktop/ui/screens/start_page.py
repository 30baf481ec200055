"""What a first start shows in place of a game: the table, a line of six, and one obvious button."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from qwirkle_desktop.rules.notation import parse_board
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.dialogs.parts import EDGE, GAP, button, text_label
from qwirkle_desktop.ui.dialogs.tile_picture import TilePicture
from qwirkle_desktop.ui.flow import FlowLayout
from qwirkle_desktop.ui.phrases.seats import COMPUTERS
from qwirkle_desktop.ui.phrases.tutorial import learn
from qwirkle_desktop.ui.phrases.words import tr
from qwirkle_desktop.ui.theme import Ground, Theme
from qwirkle_desktop.ui.typography import TextRole, TypeScale

LINE = "Re@0,0 Oe@1,0 Ye@2,0 Ge@3,0 Be@4,0 Pe@5,0"
LATTICE, DOT = 56, 3
SMALLEST_TILE, USUAL_TILE, LARGEST_TILE, TILE_ROOM = 24, 48, 88, 1.25
"""In px, and how much of a tile's size its picture is high."""
PLAY_SHARE = 9
"""The great button is no higher than this part of the page."""


class StartPage(QWidget):
    """Signals, each when its button was pressed: `play_quick`, `set_up`, `games`, `how_to_play`, `learn`,
    `scorepad`, `resume`.
    """

    play_quick = Signal()
    set_up = Signal()
    games = Signal()
    how_to_play = Signal()
    learn = Signal()
    scorepad = Signal()
    resume = Signal()

    def __init__(
        self, theme: Theme, fonts: TypeScale, sprites: Sprites, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme, self._fonts, self._sprites = theme, fonts, sprites
        self._page = QVBoxLayout(self)
        self.setObjectName("start_page")
        self._tiles = TilePicture(sprites, parse_board(LINE), USUAL_TILE)
        self._rule = text_label("", "muted")
        self.play = button("", "play_quick", kind="primary")
        self.play.clicked.connect(self.play_quick)
        self.go_on = button("", "resume")
        self.go_on.clicked.connect(self.resume)
        self.set_up_button = button("", "set_up")
        self.set_up_button.clicked.connect(self.set_up)
        self.games_button = button("", "show_games")
        self.games_button.clicked.connect(self.games)
        self.help = button("", "show_how_to_play")
        self.help.clicked.connect(self.how_to_play)
        self.learn_button = button("", "learn")
        self.learn_button.clicked.connect(self.learn)
        self.scorepad_button = button("", "show_scorepad")
        self.scorepad_button.clicked.connect(self.scorepad)
        self.retranslate()
        self._lay_out()
        self.set_kept(there_are=False, unfinished=False)
        self.setFocusProxy(self.play)

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        self.play.setText(tr("Play against {name}").format(name=COMPUTERS[0]))
        self.go_on.setText(tr("Continue"))
        self.set_up_button.setText(tr("Set up a game…"))
        self.games_button.setText(tr("Games…"))
        self.help.setText(tr("How to play"))
        self.learn_button.setText(learn())
        self.scorepad_button.setText(tr("Scorepad…"))
        self._tiles.retranslate()
        self._rule.setText(tr("Lay lines of one colour or one shape."))

    def set_kept(self, *, there_are: bool, unfinished: bool) -> None:
        """Offer to go on with an unfinished game and to look at all games, where there are any."""
        self.go_on.setVisible(unfinished)
        self.games_button.setVisible(there_are)

    def set_theme(self, theme: Theme) -> None:
        """Show the table of another theme; the sprites are told by their owner."""
        self._theme = theme
        self.update()

    def set_fonts(self, fonts: TypeScale) -> None:
        """Make the great button fit its letters."""
        self._fonts = fonts
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return self._page.minimumSize()

    def _lay_out(self) -> None:
        title = text_label("Qwirkle", "title", wrap=False)
        for label in (title, self._rule):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.set_fonts(self._fonts)
        middle = Qt.AlignmentFlag.AlignHCenter
        more, aside = FlowLayout(gap=GAP, align=middle), FlowLayout(gap=GAP, align=middle)
        for each in (self.go_on, self.set_up_button, self.games_button, self.help):
            more.addWidget(each)
        for each in (self.learn_button, self.scorepad_button):
            aside.addWidget(each)
        page = self._page
        page.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        page.addStretch(4)
        page.addWidget(self._tiles, 0, middle)
        page.addSpacing(EDGE)
        page.addWidget(title)
        page.addWidget(self._rule)
        page.addSpacing(EDGE)
        page.addWidget(self.play, 0, middle)
        page.addSpacing(GAP)
        page.addLayout(more)
        page.addSpacing(GAP)
        page.addLayout(aside)
        page.addStretch(5)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._fit()
        return done

    def _fit(self) -> None:
        """Where large letters leave little height the great button is lower, then the tiles smaller."""
        heading, body = self._fonts.size(TextRole.HEADING), self._fonts.size(TextRole.BODY)
        height = max(heading * 2, min(body * 4, self.height() // PLAY_SHARE))
        style = f"font-size: {heading}px; min-height: {height}px; min-width: {body * 22}px"
        if style != self.play.styleSheet():
            self.play.setStyleSheet(style)
        usual = max(USUAL_TILE, min(LARGEST_TILE, self.width() // 10, self.height() // 7))
        others = self._page.totalHeightForWidth(self.width()) - self._tiles.sizeHint().height()
        self._tiles.set_cell(max(SMALLEST_TILE, min(usual, int((self.height() - others) / TILE_ROOM))))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), self._theme.table)
            if self._theme.ground is not Ground.PLAIN:
                painter.drawTiledPixmap(self.rect(), self._sprites.ground(self.devicePixelRatioF()))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.lattice)
            for x in range(LATTICE // 2, self.width(), LATTICE):
                for y in range(LATTICE // 2, self.height(), LATTICE):
                    painter.drawEllipse(QRectF(x - DOT / 2, y - DOT / 2, DOT, DOT))

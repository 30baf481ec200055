"""The table: board, panel and dock together, laid out for large and small windows."""

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QPointerEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QMainWindow, QMenu, QWidget

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.rules.moves import Play, Roll, Trade
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.board.animator import Animator
from qwirkle_desktop.ui.board.scene import BoardScene
from qwirkle_desktop.ui.board.turn_light import TurnLight
from qwirkle_desktop.ui.board.view import BoardView
from qwirkle_desktop.ui.board.zoom_chip import ZoomChip
from qwirkle_desktop.ui.dock.dock import Dock
from qwirkle_desktop.ui.dock.tray_keys import TrayKeys
from qwirkle_desktop.ui.gestures import Gestures
from qwirkle_desktop.ui.hand_marks import HandMarks
from qwirkle_desktop.ui.hands import Hands, new_places
from qwirkle_desktop.ui.held_tile import HeldTile
from qwirkle_desktop.ui.keys.cursor import BoardCursor
from qwirkle_desktop.ui.overlays import Overlays
from qwirkle_desktop.ui.panel.side_panel import SidePanel
from qwirkle_desktop.ui.reaching import Reaching
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.typography import TypeScale, text_growth

if TYPE_CHECKING:
    from qwirkle_desktop.ui.dice.roll_show import RollShow

COMPACT_WIDTH, COMPACT_HEIGHT = 1160, 680
WIDE_DOCK, SMALL_DOCK = 108, 104


def is_compact(page: QWidget) -> bool:
    """Whether a page of the window has room for the small form only."""
    growth = max(1.0, text_growth())
    return page.width() < COMPACT_WIDTH * growth or page.height() < COMPACT_HEIGHT * growth


def dock_height(compact: bool, dock: QWidget) -> int:
    """The height of what lies under the board, at the size of text that there is.

    In a small window it grows no further than it needs to; the board has what is left.
    """
    height = round((SMALL_DOCK if compact else WIDE_DOCK) * max(1.0, text_growth()))
    if compact and text_growth() > 1.0:
        return min(height, max(SMALL_DOCK, dock.minimumSizeHint().height()))
    return height


class Table(QWidget):
    """The parts of the table and their places; the presenter fills them."""

    def __init__(self, controller: GameController, sprites: Sprites, theme: Theme, fonts: TypeScale) -> None:
        super().__init__()
        self.sprites = sprites = sprites.of_game()
        self.scene = BoardScene(sprites, fonts, self)
        self.view = BoardView(self.scene, theme, self)
        self.panel = SidePanel(theme, fonts, sprites, self)
        self.dock = Dock(sprites, theme, fonts, self)
        self.animator = Animator(self.scene, self)
        self.turn_light = TurnLight(self.scene)
        self.marks = HandMarks(self)
        self.hands = Hands(self.dock.tray, self)
        self.floating = HeldTile(sprites, self)
        self.gestures = Gestures(
            controller, self.scene, self.view, self.hands, self.floating, self.animator, self
        )
        self.reaching = Reaching(self.gestures, self.view)
        self.board_cursor = BoardCursor(self.scene, self.view, self.gestures)
        self.zoom_chip = ZoomChip(theme, self.view)
        self.overlays = Overlays(self, self.view, theme, fonts)
        self._roll_show: RollShow | None = None
        self._lay_out()
        TrayKeys(self.dock.tray)
        self.dock.tray.tile_clicked.connect(self.click_tile)
        self.dock.tray.tile_chosen.connect(self.choose_tile)
        self.dock.tray.tile_moved.connect(self.hands.move)
        controller.game_shown.connect(self.board_cursor.forget)
        # A curtain that goes hands the keyboard on as Tab does.
        self.overlays.curtain.lifted.connect(self.board_cursor.hide)
        self.dock.sort_asked.connect(self._sort)

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self.view, 0, 0)
        grid.addWidget(self.panel, 0, 1)
        grid.addWidget(self.dock, 1, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(0, 1)
        if text_growth() > 1.0:
            # The wide form would make the window wider than it is to be, before its size is known.
            self.dock.set_compact(True)
        self.dock.setFixedHeight(dock_height(False, self.dock))

    def retranslate(self) -> None:
        """Say everything in the language of the window."""
        for part in (self.view, self.zoom_chip, self.panel, self.dock, self.overlays):
            part.retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme, or with other tiles."""
        for part in (self.view, self.zoom_chip, self.panel, self.dock, self.overlays):
            part.set_theme(theme)
        self.update()

    def set_fonts(self, fonts: TypeScale) -> None:
        """Letter in another size."""
        for part in (self.scene, self.panel, self.dock, self.overlays):
            part.set_fonts(fonts)
        self._take_form()

    def set_moves(self, moves: bool, stretch: float = 1.0) -> None:
        """Whether things move, and how slowly; else everything is in place at once."""
        self.animator.set_on(moves, stretch)
        self.view.set_moves(moves, stretch)
        self.dock.tray.set_moves(moves, stretch)
        self.floating.set_moves(moves, stretch)
        self.panel.set_moves(moves, stretch)

    def click_tile(self, place: int) -> None:
        """A tile of the hand was chosen: mark it, or hold it."""
        if self.marks.is_on:
            self.marks.toggle(place)
        else:
            self.gestures.pick(place)

    def choose_tile(self, place: int) -> None:
        """A tile of the hand was chosen with a key: the cursor goes where it can be laid."""
        self.click_tile(place)
        if self.gestures.place is None:
            self.board_cursor.hide()
        else:
            self.board_cursor.begin()

    def begin_lift(self) -> None:
        """Let the person choose what a disc lifts, with the mouse or the board's cursor."""
        self.gestures.release()
        self.marks.end()
        self.gestures.lifting.begin()
        if self.gestures.lifting.is_on:
            self.board_cursor.begin()

    def renew_hand(self, step: Step) -> None:
        """A turn changed a hand; what was chosen here is not mistaken for its equals."""
        self._end_roll()
        if isinstance(step.move, Roll):
            self._show_roll(step, _these(self.marks.places, step.move.tiles))
        elif isinstance(step.move, Trade):
            self.hands.renew(step.after, step.seat, _these(self.marks.places, step.move.tiles))
        else:
            laid = step.move.tiles if isinstance(step.move, Play) else ()
            self.hands.renew(step.after, step.seat, _these(self.dock.tray.laid, laid))

    def _show_roll(self, step: Step, marked: Collection[int]) -> None:
        """Dice were rolled again: in the hand shown, or for a while on the table where it is another's."""
        if self.hands.roll(step, marked) or not self.animator.is_on:
            return
        if self._roll_show is None:
            from qwirkle_desktop.ui.dice.roll_show import RollShow

            self._roll_show = RollShow(self.sprites, self.view)
        self._roll_show.roll(step.after.hands[step.seat], new_places(step), self.animator.stretch)

    def _end_roll(self) -> None:
        """Not while tiles fly: what is painted anew under it would make the view forget where they were."""
        if self._roll_show is not None:
            self._roll_show.finish()

    def finish(self) -> None:
        """End everything that moves, but for the view: a jump would put another cell under the mouse."""
        self._end_roll()
        self.animator.finish()
        self.dock.tray.finish()
        self.floating.finish()
        self.panel.finish_animations()

    def card_in_scene(self) -> QPointF:
        """Where a computer's tiles come from: the side of its card."""
        return self.view.side_in_scene()

    def _sort(self, by_shape: bool) -> None:
        self.hands.sort(by_shape=by_shape)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the small form in a small window."""
        super().resizeEvent(event)
        self._take_form()

    def _take_form(self) -> None:
        compact = is_compact(self)
        self.panel.set_compact(compact)
        self.dock.set_compact(compact)
        self.dock.setFixedHeight(dock_height(compact, self.dock))
        self.place_curtain()

    def event(self, event: QEvent) -> bool:
        """The curtain follows the dock once the layout has moved it."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.place_curtain()
        return done

    def place_curtain(self) -> None:
        """Over the hand, or in a pause over everything."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self.overlays.cover(self.rect() if self.overlays.curtain.is_pause else self.dock.geometry())


def _these(places: Collection[int], tiles: Sequence[Tile]) -> Collection[int]:
    """The places of the tiles, where the person to move chose them here."""
    return places if len(places) == len(tiles) else ()


class Page(Protocol):
    """What shows a board that may be moving."""

    @property
    def view(self) -> BoardView: ...

    def finish(self) -> None:
        """End everything that moves, but for the view."""


class AnimationEnder(QObject):
    """Ends all movement at any press of a mouse button or key anywhere in the window."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._page: Page = table

    def watch(self, page: Page) -> None:
        """Another page is shown."""
        self._page = page

    def follow(self, window: QMainWindow) -> None:
        """See what is pressed in the window, before anything in it does.

        Whatever happens anywhere in the program would come by here, if this watched the application.
        """
        window.winId()  # it has a handle from here on
        window.windowHandle().installEventFilter(self)
        for menu in window.menuBar().findChildren(QMenu):
            # An open menu has the mouse and the keys for itself; the press that closes it counts.
            menu.aboutToHide.connect(self._end)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Never takes an event. A press on the board leaves the view where it is: it means what is there."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.TouchBegin):
            if isinstance(event, QPointerEvent) and self._is_on_board(event.points()[0].position()):
                self._page.finish()
            else:
                self._end()
        return False

    def _end(self) -> None:
        self._page.finish()
        self._page.view.finish()

    def _is_on_board(self, point: QPointF) -> bool:
        """Whether a point of the window shows the board, and nothing that lies over it."""
        board = self._page.view.viewport()
        return board.window().childAt(point.toPoint()) is board

"""The table: board, panel and dock together, showing what the controller tells."""

from collections.abc import Collection

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.library.game import Game
from qwirkle_desktop.rules.board import Board
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.moves import Play, Trade
from qwirkle_desktop.rules.outcome import Outcome
from qwirkle_desktop.rules.refusals import Refusal
from qwirkle_desktop.rules.state import GameState
from qwirkle_desktop.rules.turns import Step
from qwirkle_desktop.ui.art.sprites import Sprites
from qwirkle_desktop.ui.board.animator import Animator
from qwirkle_desktop.ui.board.items import rect_of
from qwirkle_desktop.ui.board.scene import BoardScene
from qwirkle_desktop.ui.board.view import BoardView
from qwirkle_desktop.ui.board.zoom_chip import ZoomChip
from qwirkle_desktop.ui.dock.dock import Dock
from qwirkle_desktop.ui.gestures import Gestures
from qwirkle_desktop.ui.hands import Hands
from qwirkle_desktop.ui.held_tile import HeldTile
from qwirkle_desktop.ui.overlays import Overlays
from qwirkle_desktop.ui.panel.side_panel import SidePanel
from qwirkle_desktop.ui.panel.unseen import unseen_counts
from qwirkle_desktop.ui.panel.values import SeatCard
from qwirkle_desktop.ui.phrases.moves import play_chip, step_sentence
from qwirkle_desktop.ui.screens.end_summary import summarise
from qwirkle_desktop.ui.status import Words, out_of_turn, words_for, words_now
from qwirkle_desktop.ui.theme import Theme
from qwirkle_desktop.ui.trade_marks import TradeMarks
from qwirkle_desktop.ui.typography import TypeScale

COMPACT_WIDTH, COMPACT_HEIGHT = 1000, 680
WIDE_DOCK, SMALL_DOCK = 108, 104


class Table(QWidget):
    """Shows one game.

    said(Words): the line of words changed.
    """

    said = Signal(object)

    def __init__(self, controller: GameController, sprites: Sprites, theme: Theme, fonts: TypeScale) -> None:
        super().__init__()
        self._controller = controller
        self._colours: tuple[int, ...] = ()
        self._fonts = fonts
        self.scene = BoardScene(sprites, fonts, self)
        self.view = BoardView(self.scene, theme, self)
        self.panel = SidePanel(theme, fonts, sprites, self)
        self.dock = Dock(sprites, theme, fonts, self)
        self.animator = Animator(self.scene, self)
        self.marks = TradeMarks(self)
        self.hands = Hands(self.dock.tray, self)
        self.floating = HeldTile(sprites, self)
        self.gestures = Gestures(
            controller, self.scene, self.view, self.hands, self.floating, self.animator, self
        )
        self.zoom_chip = ZoomChip(theme, self.view)
        self.overlays = Overlays(self, self.view, theme, fonts)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self.view, 0, 0)
        grid.addWidget(self.panel, 0, 1)
        grid.addWidget(self.dock, 1, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        grid.setRowStretch(0, 1)
        self.dock.setFixedHeight(WIDE_DOCK)

    def _connect(self) -> None:
        controller = self._controller
        controller.game_shown.connect(self._show_game)
        controller.draft_changed.connect(self._show_draft)
        controller.refused.connect(self._say_refusal)
        controller.advanced.connect(self._advance)
        controller.rewound.connect(self._rewind)
        controller.seats_changed.connect(self._show_seats)
        controller.hand_seen.connect(self._show_hand)
        controller.turn_began.connect(self._begin_turn)
        controller.ended.connect(self._end)
        self.dock.tray.tile_clicked.connect(self.click_tile)
        self.dock.sort_asked.connect(self._sort)
        self.gestures.out_of_turn.connect(self._say_out_of_turn)
        self.marks.changed.connect(self._show_marks)
        self.marks.refused.connect(self._say_refusal)
        self.overlays.curtain.lifted.connect(controller.lift_curtain)
        self.overlays.curtain.undo_granted.connect(controller.undo)

    # Settings

    def set_colours(self, colours: tuple[int, ...]) -> None:
        """The colours of the next game's seats, indices into the theme's."""
        self._colours = colours

    @property
    def colours(self) -> tuple[int, ...]:
        """The colours of the seats."""
        return self._colours

    def set_theme(self, theme: Theme) -> None:
        """Paint in another theme, or with other tiles."""
        for part in (self.view, self.zoom_chip, self.panel, self.dock, self.overlays):
            part.set_theme(theme)
        self.update()

    def set_moves(self, moves: bool) -> None:
        """Whether things move; else everything is in place at once."""
        self.animator.set_on(moves)
        self.view.set_moves(moves)
        self.dock.tray.set_slides(moves)
        self.floating.set_moves(moves)

    # What the controller tells

    def _show_game(self, game: Game) -> None:
        self.finish()
        self.gestures.release()
        self.marks.end()
        self.hands.forget()
        self.overlays.clear_board()
        self.scene.show_draft(None)
        self._show_board(game)
        self._show_seats(game)
        self._renew_hands(game.state)
        self.view.fit()
        self._say_now()

    def show_empty(self) -> None:
        """No game yet: the players still choose who starts."""
        self.finish()
        self.gestures.release()
        self.marks.end()
        self.hands.forget()
        self.overlays.clear_board()
        self.overlays.curtain.hide()
        self.scene.show_draft(None)
        self.scene.show_board(Board())
        self.view.fit()
        self._say_now()

    def _show_seats(self, game: Game) -> None:
        colours = self._colours or tuple(range(len(game.header.seats)))
        seats = zip(game.header.seats, colours, strict=True)
        self.panel.show_seats(tuple(SeatCard(seat.name, seat.computer, colour) for seat, colour in seats))
        self._renew_hands(game.state)
        self._show_panel(game.state, animate=False)

    def _show_board(self, game: Game) -> None:
        last = _last_play(game)
        if last is None or not isinstance(last.move, Play):
            self.scene.show_board(game.state.board)
            return
        cells = [placement.cell for placement in last.move.placements]
        by = play_chip(game.header.seats[last.seat].name, last.score)
        self.scene.show_board(game.state.board, cells, by)

    def _show_panel(self, state: GameState, *, animate: bool) -> None:
        game = self._controller.game
        if game is None:
            return
        self.panel.show_state(state, animate=animate)
        self.panel.show_history(game.steps)
        seen = self._controller.seat_seen
        known = None if seen is None else unseen_counts(state.board, state.hands[seen], state.variant)
        self.panel.show_tiles_left(known)
        to_move = state.seat
        is_person = to_move in self._controller.people
        self.panel.set_person_to_move(to_move if is_person and not state.is_over else None)
        self.panel.set_thinking(to_move if not is_person and not state.is_over else None)

    def _show_draft(self, draft: object) -> None:
        self.scene.show_draft(self._controller.draft)
        current = self._controller.draft
        self.view.set_draggable(frozenset(cell for _, cell in current.laid) if current else frozenset())
        self.dock.tray.show_laid([place for place, _ in current.laid] if current else ())
        if current is None or current.laid:
            self.marks.end()
        self._say_now()

    def _advance(self, step: Step) -> None:
        game = self._controller.game
        if game is None:
            return
        self.dock.tray.finish()
        gone = self._places_used(step)
        if step.seat == self._controller.seat_seen or step.seat in self._controller.people:
            self.gestures.release()
        self.marks.end()
        self.scene.show_draft(None)
        self._show_board(game)
        self.hands.renew(step.after, step.seat, gone)
        source = None if step.seat in self._controller.people else self._card_in_scene()
        self.animator.show_step(step, source)
        self._show_panel(step.after, animate=True)
        if isinstance(step.move, Play):
            self.view.follow(_around([placement.cell for placement in step.move.placements]))
        self._say_now()

    def _rewind(self, before: GameState, after: GameState) -> None:
        game = self._controller.game
        if game is None:
            return
        self.finish()
        self.gestures.release()
        self.overlays.end_card.hide()
        self._show_board(game)
        self._renew_hands(after)
        self._show_panel(after, animate=True)
        self._say_now()

    def _show_hand(self, seat: int | None) -> None:
        game = self._controller.game
        if game is None:
            return
        if seat != self.hands.seat:
            self.gestures.release()
        drawn: Collection[int] = ()
        if seat is not None and game.steps and game.steps[-1].seat == seat:
            drawn = range(
                len(game.state.hands[seat]) - len(game.steps[-1].drawn), len(game.state.hands[seat])
            )
        self.hands.show(seat, drawn)
        self._show_curtain(game, seat)
        self._show_panel(game.state, animate=False)

    def _show_curtain(self, game: Game, seat: int | None) -> None:
        curtain = self.overlays.curtain
        awaited = self._controller.curtain.awaited(game.state.seat)
        if seat is not None or awaited is None or game.is_over:
            curtain.hide()
            return
        names = tuple(one.name for one in game.header.seats)
        last = step_sentence(game.steps[-1], names) if game.steps else ""
        asker = self._controller.seat_to_undo
        curtain.drop(names[awaited], last, undo_by=None if asker is None else names[asker])

    def _begin_turn(self, seat: int) -> None:
        self._say_now()

    def _end(self, result: Outcome) -> None:
        game = self._controller.game
        if game is None:
            return
        names = tuple(seat.name for seat in game.header.seats)
        colours = self._colours or tuple(range(len(names)))
        self.overlays.curtain.hide()
        self.overlays.end_card.show_summary(summarise(game.state, game.steps, names, colours))
        self._say_now()

    # Words

    def _say_now(self) -> None:
        self._say(words_now(self._controller, self.marks))

    def _say_refusal(self, refusal: Refusal) -> None:
        self._say(words_for(refusal, self._controller))

    def _say_out_of_turn(self) -> None:
        self._say(out_of_turn(self._controller))

    def _say(self, words: Words) -> None:
        self.dock.words.say(words.heading, words.text, is_error=words.is_error)
        self.said.emit(words)

    # The hand

    def click_tile(self, place: int) -> None:
        """A tile of the hand was chosen: mark it for the trade, or hold it."""
        if self.marks.is_on:
            self.marks.toggle(place)
        else:
            self.gestures.pick(place)

    def _show_marks(self) -> None:
        if self.marks.is_on:
            self.gestures.release()
        self.dock.tray.show_marked(self.marks.places)
        self._say_now()

    def _sort(self, by_shape: bool) -> None:
        self.hands.sort(by_shape=by_shape)

    def _renew_hands(self, state: GameState) -> None:
        for seat in range(state.seats):
            self.hands.renew(state, seat)

    def _places_used(self, step: Step) -> tuple[int, ...]:
        """Which tiles of the hand went, where the person who made the turn chose them here."""
        laid, marked = self.dock.tray.laid, self.marks.places
        if isinstance(step.move, Trade):
            return tuple(marked) if len(marked) == len(step.move.tiles) else ()
        if isinstance(step.move, Play):
            return tuple(laid) if len(laid) == len(step.move.placements) else ()
        return ()

    # Movement and size

    def finish(self) -> None:
        """End everything that moves, but for the view: a jump would put another cell under the mouse."""
        self.animator.finish()
        self.dock.tray.finish()
        self.floating.finish()
        self.panel.finish_animations()

    def _card_in_scene(self) -> QPointF:
        """Where a computer's tiles come from: the side of its card."""
        corner = self.view.viewport().rect().topRight()
        return self.view.mapToScene(corner.x(), corner.y() + 40)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take the small form in a small window."""
        super().resizeEvent(event)
        compact = self.width() < COMPACT_WIDTH or self.height() < COMPACT_HEIGHT
        self.panel.set_compact(compact)
        self.dock.set_compact(compact)
        self.dock.setFixedHeight(SMALL_DOCK if compact else WIDE_DOCK)
        self._place_curtain()

    def event(self, event: QEvent) -> bool:
        """The curtain follows the dock once the layout has moved it."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_curtain()
        return done

    def _place_curtain(self) -> None:
        layout = self.layout()
        if layout is not None:
            layout.activate()
        self.overlays.cover_hand(self.dock.geometry())


class AnimationEnder(QObject):
    """Ends all movement at any press of a mouse button or key anywhere in the window."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._table = table

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Never takes an event. A press on the board leaves the view where it is: it means what is there."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.TouchBegin):
            self._table.finish()
            is_key = event.type() == QEvent.Type.KeyPress
            if is_key or (isinstance(watched, QWidget) and watched is not self._table.view.viewport()):
                self._table.view.finish()
        return False


def _last_play(game: Game) -> Step | None:
    """The last play, passes and trades since then aside."""
    return next((step for step in reversed(game.steps) if isinstance(step.move, Play)), None)


def _around(cells: list[Cell]) -> QRectF:
    rect = QRectF()
    for cell in cells:
        rect = rect.united(rect_of(cell))
    return rect

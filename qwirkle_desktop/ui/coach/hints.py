"""Hints in three steps: the idea, the place, the best move; then the five best to choose from."""

from enum import IntEnum

from PySide6.QtCore import QObject, QRectF, Signal

from qwirkle_desktop.controller.analysis import Analysis
from qwirkle_desktop.controller.game_controller import GameController
from qwirkle_desktop.review.hints import Hint, Idea, hint_of
from qwirkle_desktop.review.valuing import Candidate
from qwirkle_desktop.rules.cells import Cell
from qwirkle_desktop.rules.draft import Draft
from qwirkle_desktop.rules.moves import Lift, Play, Roll, Trade
from qwirkle_desktop.rules.tiles import Tile
from qwirkle_desktop.rules.turns import places_of
from qwirkle_desktop.rules.view import PlayerView, view_of
from qwirkle_desktop.ui.access.laying import lay_play
from qwirkle_desktop.ui.phrases import coach as phrases
from qwirkle_desktop.ui.phrases.wording import sentences
from qwirkle_desktop.ui.position import area_of
from qwirkle_desktop.ui.table import Table

from .board_marks import CoachMarks
from .card import CoachCard
from .row_list import RowList


class Stage(IntEnum):
    """How much was told in this turn."""

    NOTHING = 0
    IDEA = 1
    PLACE = 2
    BEST = 3
    LIST = 4


class Hints(QObject):
    """One turn's hints, from the first question until the turn is over.

    told(str): this was said, for who cannot see it.
    """

    told = Signal(object)

    def __init__(self, controller: GameController, table: Table, analysis: Analysis) -> None:
        super().__init__(table)
        self._controller, self._table, self._analysis = controller, table, analysis
        self._marks = CoachMarks(table.scene)
        self._card = CoachCard(table.view, "hint_card")
        self._list = RowList(table.scene.sprites, "best_moves", self._card)
        self._card.body.addWidget(self._list)
        self._ticket = 0
        self._view: PlayerView | None = None
        self._moves: tuple[Candidate, ...] | None = None
        self._hint: Hint | None = None
        self._stage = Stage.NOTHING
        analysis.found.connect(self._take)
        analysis.failed.connect(self._fail)
        controller.draft_changed.connect(self._follow_draft)
        self._card.more.connect(self.tell_more)
        self._card.closed.connect(self.close)
        self._list.pointed.connect(self._point_at_row)
        self._list.chosen.connect(self._lay_row)

    @property
    def stage(self) -> Stage:
        """How much was told in this turn."""
        return self._stage

    @property
    def card(self) -> CoachCard:
        """Where it is told."""
        return self._card

    # Orders

    def tell_more(self) -> None:
        """The next step; from a card that was put away, the last one again."""
        if self._controller.draft is None or self._analysis.is_busy:
            return
        self._controller.note_help()
        if self._moves is None:
            self._ask()
        elif self._card.isVisible() or self._stage is Stage.NOTHING:
            self._show(Stage(min(self._stage + 1, self._last_stage)))
        else:
            self._show(self._stage)

    def close(self) -> None:
        """Put the card away; what was told in this turn can be asked for again."""
        self._analysis.forget()
        self._marks.clear()
        if self._card.isVisible():
            self._card.hide()
            self._table.view.setFocus()

    def retranslate(self) -> None:
        """Say it in the language of the window."""
        if self._card.isVisible() and self._stage is not Stage.NOTHING:
            self._fill_list(self._moves or ())
            self._show(self._stage)
        else:
            self.close()

    # Asking

    def _ask(self) -> None:
        game = self._controller.game
        if game is None:
            return
        self._view = view_of(game.state, game.state.seat)
        self._ticket = self._analysis.ask(self._view)
        self._say("", phrases.looking())

    def _take(self, ticket: int, moves: tuple[Candidate, ...]) -> None:
        if ticket != self._ticket or self._view is None:
            return
        self._moves = moves
        self._hint = hint_of(self._view, [one.move for one in moves]) if moves else None
        self._fill_list(moves)
        self._show(Stage.IDEA)

    def _fail(self, ticket: int) -> None:
        if ticket == self._ticket:
            self._say("", phrases.no_hint())

    def _follow_draft(self, draft: Draft | None) -> None:
        """The turn is over, or the hand is hidden: nothing stays. Tiles that are laid hide the ghosts."""
        if draft is None:
            self.close()
            self._stage, self._ticket = Stage.NOTHING, 0
            self._moves, self._hint, self._view = None, None, None
            self._fill_list(())
        elif draft.laid:
            self._marks.clear()

    # Telling

    @property
    def _last_stage(self) -> Stage:
        if self._hint is None:
            return Stage.IDEA
        return Stage.LIST if len(self._moves or ()) > 1 else Stage.BEST

    def _show(self, stage: Stage) -> None:
        view, hint = self._view, self._hint
        self._stage = stage
        self._list.setVisible(stage is Stage.LIST)
        if view is None or hint is None or not self._moves:
            self._say("", phrases.nothing_fits())
            return
        best = self._moves[0]
        match stage:
            case Stage.PLACE:
                self._marks.show_line(view.board, hint.where)
                self._say(phrases.steps_left(2), _place_told(hint))
            case Stage.BEST:
                self._point(best)
                self._say(phrases.best(best), phrases.reason(hint.reason))
            case Stage.LIST:
                self._point(best)
                self._say(phrases.five_best(len(self._moves)), phrases.five_help())
                self._list.setCurrentRow(0)
                self._list.setFocus()
            case _:
                idea = phrases.idea(hint)
                has_side = bool(hint.where) and bool(view.board.tiles)
                self._say(phrases.steps_left(1), sentences(idea, phrases.side(hint)) if has_side else idea)

    def _say(self, heading: str, text: str) -> None:
        if self._stage is Stage.NOTHING:
            self._list.hide()
        goes_on = self._hint is not None and self._stage < self._last_stage
        more = phrases.next_hint() if goes_on else ""
        self._card.say(heading, text, phrases.counts_as_help(), more=more, close=phrases.close())
        self._card.show_beside(self._seen())
        self.told.emit(sentences(heading, text) if heading else text)

    def _seen(self) -> list[QRectF]:
        """The parts of the board that the card should not hide."""
        cells: list[set[Cell]] = []
        if self._hint is not None and self._stage >= Stage.PLACE:
            cells.append(set(self._hint.where))
        if self._stage is Stage.LIST:
            plays = [one.move for one in self._moves or () if isinstance(one.move, Play)]
            cells += [{placement.cell for placement in play.placements} for play in plays]
        return [area_of(one) for one in cells if one]

    # The moves on the board

    def _fill_list(self, moves: tuple[Candidate, ...]) -> None:
        rows = [(_tiles(one), phrases.row(one)) for one in moves]
        self._list.show_rows(phrases.five_best(len(moves)), rows)

    def _point_at_row(self, row: int) -> None:
        self._point((self._moves or ())[row])

    def _lay_row(self, row: int) -> None:
        self._lay((self._moves or ())[row])

    def _point(self, candidate: Candidate) -> None:
        if self._view is None:
            return
        self._table.gestures.release()
        if isinstance(candidate.move, Lift):
            self._marks.show_line(self._view.board, [candidate.move.placement.cell])
        else:
            self._marks.show_play(self._view.board, candidate.move, candidate.score)
        if isinstance(candidate.move, Play):
            self._table.view.reveal(area_of(one.cell for one in candidate.move.placements))

    def _lay(self, candidate: Candidate) -> None:
        """Lay it as tentative tiles, or mark what is traded, rolled or lifted; that is confirmed as ever."""
        self._table.gestures.release()
        self.close()
        if isinstance(candidate.move, Play):
            lay_play(self._controller, candidate.move)
        elif isinstance(candidate.move, Trade | Roll):
            self._mark(candidate.move)
        elif isinstance(candidate.move, Lift):
            self._table.begin_lift()

    def _mark(self, move: Trade | Roll) -> None:
        game, draft = self._controller.game, self._controller.draft
        if game is None or draft is None:
            return
        self._controller.take_back_all()
        if isinstance(move, Roll):
            self._table.marks.begin_roll(draft.hand)
        else:
            self._table.marks.begin_trade(game.state)
        for place in places_of(draft.hand, move.tiles):
            self._table.marks.toggle(place)


def _place_told(hint: Hint) -> str:
    """The second step."""
    match hint.idea:
        case Idea.LIFT:
            return phrases.where_lift()
        case Idea.ROLL:
            return phrases.where_roll()
        case _:
            return phrases.where() if hint.where else phrases.where_hand()


def _tiles(one: Candidate) -> tuple[Tile, ...]:
    """The tiles that a move lays, as they will lie, or trades, rolls or lifts."""
    if isinstance(one.move, Play):
        placements = sorted(one.move.placements, key=lambda placement: placement.cell.reading_order)
        return tuple(placement.tile for placement in placements)
    if isinstance(one.move, Lift):
        return (one.move.placement.tile,)
    return one.move.tiles if isinstance(one.move, Trade | Roll) else ()

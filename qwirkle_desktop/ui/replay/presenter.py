"""Shows on the replay's page where its course is, and takes the orders of its bar and list."""

from PySide6.QtCore import QObject

from qwirkle_desktop.controller.playing_on import has_open_hands, shareable_deal
from qwirkle_desktop.library.store import SavedGame
from qwirkle_desktop.ui.panel.unseen import unseen_counts
from qwirkle_desktop.ui.phrases import replay as phrases
from qwirkle_desktop.ui.position import area_of, cells_of, seat_cards, show_position

from .course import Course
from .page import ReplayPage


class ReplayPresenter(QObject):
    """Connects a course to the page. Of a game that can go on it shows what everyone may know: no hand."""

    def __init__(self, saved: SavedGame, course: Course, page: ReplayPage) -> None:
        super().__init__(page)
        self._course, self._page = course, page
        self._shows_hands = has_open_hands(saved.game)
        self._set_up(saved)
        self._connect()
        self._show()

    def _set_up(self, saved: SavedGame) -> None:
        game, page = saved.game, self._page
        page.sprites.set_dice(game.state.variant.are_dice)
        page.panel.show_seats(seat_cards(game, saved.colours))
        page.panel.show_history(game.steps)
        page.bar.slider.setRange(0, self._course.last)
        page.bar.slider.setPageStep(len(game.header.seats))
        page.bar.set_deal(shareable_deal(game))
        hands = page.actions_.hands
        hands.setChecked(self._shows_hands)
        hands.setEnabled(self._shows_hands)
        if not self._shows_hands:
            hands.setToolTip(phrases.hands_hidden())
        page.panel.set_with_hands(self._shows_hands)

    def _connect(self) -> None:
        course, page = self._course, self._page
        actions = page.actions_
        course.moved.connect(self._move)
        course.playing_changed.connect(page.bar.show_playing)
        actions.first.triggered.connect(self._to_first)
        actions.back.triggered.connect(self._back)
        actions.on.triggered.connect(self._on)
        actions.last.triggered.connect(self._to_last)
        actions.play.triggered.connect(self._play)
        actions.hands.toggled.connect(self._show_hands)
        page.bar.sought.connect(self._seek)
        page.bar.speed_chosen.connect(course.set_speed)
        page.panel.turn_hovered.connect(self._light)
        page.panel.turn_clicked.connect(self._go_to_turn)
        page.panel.turn_opened.connect(self._go_to_turn)

    # Orders

    def _to_first(self) -> None:
        self._course.go(0)

    def _back(self) -> None:
        self._course.go(self._course.place - 1)

    def _on(self) -> None:
        self._course.go(self._course.place + 1)

    def _to_last(self) -> None:
        self._course.go(self._course.last)

    def _play(self, plays: bool) -> None:
        if plays:
            self._course.play()
        else:
            self._course.pause()

    def _seek(self, place: int) -> None:
        if place != self._course.place:
            self._course.go(place)

    def _go_to_turn(self, turn: int) -> None:
        self._course.go(turn + 1)

    def _show_hands(self, shows: bool) -> None:
        self._page.panel.set_with_hands(shows and self._shows_hands)

    # Showing

    def _move(self, before: int, place: int) -> None:
        self._page.finish()
        self._show(animate=place == before + 1)

    def _show(self, *, animate: bool = False) -> None:
        """Show where the course is; a single turn on is seen to be made."""
        page, game = self._page, self._course.shown
        show_position(page.scene, game)
        page.turn_light.show_step(None)
        page.panel.show_state(game.state, animate=animate and page.moves)
        page.panel.show_tiles_left(unseen_counts(game.state.board, (), game.state.variant))
        page.panel.show_current(len(game.steps) - 1 if game.steps else None)
        if animate:
            page.animator.show_step(game.steps[-1], page.card_in_scene())
            page.view.follow(area_of(cells_of(game.steps[-1])))
        self._say()
        self._refresh()

    def _say(self) -> None:
        game, place = self._course.game, self._course.place
        self._page.bar.show_place(phrases.place_heading(game, place), phrases.place_text(game, place), place)

    def _refresh(self) -> None:
        actions, place, last = self._page.actions_, self._course.place, self._course.last
        for action in (actions.first, actions.back):
            action.setEnabled(place > 0)
        for action in (actions.on, actions.last):
            action.setEnabled(place < last)
        actions.play.setEnabled(last > 0)

    def _light(self, turn: int | None) -> None:
        """Light a turn that is pointed at, where its tiles lie by now."""
        steps = self._course.shown.steps
        self._page.turn_light.show_step(steps[turn] if turn is not None and turn < len(steps) else None)

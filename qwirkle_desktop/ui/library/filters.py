"""Search, filters and order of the list of games."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from qwirkle_desktop.library.catalogue import Filter, Order, Progress
from qwirkle_desktop.library.store import Library
from qwirkle_desktop.ui.dialogs.parts import GAP
from qwirkle_desktop.ui.dialogs.search_field import SearchField
from qwirkle_desktop.ui.flow import FlowLayout
from qwirkle_desktop.ui.phrases import library as phrases
from qwirkle_desktop.ui.phrases.levels import level_name
from qwirkle_desktop.ui.phrases.variants import variant_name
from qwirkle_desktop.ui.theme import Theme

WAIT_MS = 150
"""So long nobody types before the list follows."""
RECENT_DAYS = (7, 30)
LEAST_LETTERS, MOST_NAMES = 9, 300


@dataclass(frozen=True, slots=True)
class Span:
    """A time from `since` to before `until`, either of them open."""

    since: datetime | None = None
    until: datetime | None = None


class FilterBar(QWidget):
    """Signals: `changed` when other games are asked for, or in another order."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = SearchField(theme, phrases.search())
        self.order = _box("order", phrases.order_label())
        self.state = _box("filter_state", phrases.state_label())
        self.player = _box("filter_player", phrases.player_label())
        # Names may be of any length.
        self.player.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.player.setMinimumContentsLength(len(phrases.anyone()))
        self.level = _box("filter_level", phrases.level_label())
        self.variant = _box("filter_variant", phrases.variant_label())
        self.time = _box("filter_time", phrases.time_label())
        for order in Order:
            self.order.addItem(phrases.order_name(order), order)
        for progress in Progress:
            self.state.addItem(phrases.state_name(progress), progress)
        self._wait = QTimer(self, singleShot=True, interval=WAIT_MS)
        self._wait.timeout.connect(self.changed)
        self.search.textChanged.connect(self._wait.start)
        self.search.returnPressed.connect(self._hurry)
        for box in self.boxes:
            box.activated.connect(self.changed)
        self._lay_out()

    @property
    def boxes(self) -> tuple[QComboBox, ...]:
        """The choices, in the order of the keyboard."""
        return (self.order, self.state, self.player, self.level, self.variant, self.time)

    @property
    def chosen_order(self) -> Order:
        """How the list is sorted."""
        return self.order.currentData()

    def fill(self, library: Library) -> None:
        """Offer the players, levels and variants there are. Raises LibraryError."""
        people, levels, variants = library.seat_names(), library.levels(), library.variants()
        _offer(self.player, phrases.anyone(), [(name, name) for name in people[:MOST_NAMES]])
        _offer(self.level, phrases.any_level(), [(level_name(level), level) for level in levels])
        named = [(variant_name(variant), variant) for variant in variants]
        _offer(self.variant, phrases.any_variant(), named)
        _offer(self.time, phrases.any_time(), _times(datetime.now().astimezone()))
        self.level.setVisible(bool(levels))
        self.variant.setVisible(len(variants) > 1)

    def filter(self) -> Filter:
        """Which games are asked for."""
        span = self.time.currentData() or Span()
        return Filter(
            text=self.search.text().strip(),
            seat=self.player.currentData(),
            level=self.level.currentData(),
            variant=self.variant.currentData(),
            since=span.since,
            until=span.until,
            progress=self.state.currentData(),
        )

    def clear(self) -> None:
        """Ask for all games again; the order stays."""
        self.search.clear()
        for box in self.boxes[1:]:
            box.setCurrentIndex(0)
        self._hurry()

    def search_for(self, text: str) -> None:
        """Go on typing in the search field."""
        self.search.setFocus()
        self.search.insert(text)

    def _hurry(self) -> None:
        self._wait.stop()
        self.changed.emit()

    def _lay_out(self) -> None:
        first = QHBoxLayout()
        first.setSpacing(GAP)
        first.addWidget(self.search, 1)
        first.addWidget(self.order)
        second = FlowLayout(gap=GAP)
        for box in self.boxes[1:]:
            second.addWidget(box)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(GAP)
        page.addLayout(first)
        page.addLayout(second)


def _box(name: str, title: str) -> QComboBox:
    box = QComboBox()
    box.setObjectName(name)
    box.setAccessibleName(title)
    box.setToolTip(title)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    box.setMinimumContentsLength(LEAST_LETTERS)
    box.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return box


def _offer(box: QComboBox, everything: str, choices: Sequence[tuple[str, object]]) -> None:
    """Fill a box anew; what was chosen stays chosen if it is still there."""
    before = box.currentData()
    box.clear()
    box.addItem(everything, None)
    for text, data in choices:
        box.addItem(text, data)
    # Qt compares only values of its own.
    places = [place for place in range(box.count()) if box.itemData(place) == before]
    box.setCurrentIndex(places[0] if places else 0)


def _times(now: datetime) -> list[tuple[str, object]]:
    """Spans of time that end now, and the last years."""
    today = now.replace(hour=0, minute=0, second=0, microsecond=0)
    recent = [(phrases.last_days(days), Span(today - timedelta(days=days - 1))) for days in RECENT_DAYS]
    years = [
        (phrases.year_name(year), Span(_new_year(year, now), _new_year(year + 1, now)))
        for year in (now.year, now.year - 1)
    ]
    return [(phrases.today(), Span(today)), *recent, *years]


def _new_year(year: int, now: datetime) -> datetime:
    return datetime(year, 1, 1, tzinfo=now.tzinfo)

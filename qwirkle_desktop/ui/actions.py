"""The window's actions with their names, shortcuts and menus."""

from collections.abc import Callable

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from qwirkle_desktop.ui.keys.shortcuts import sequence
from qwirkle_desktop.ui.phrases import menus

Keys = QKeySequence.StandardKey | str | list[str] | None


class Actions:
    """Every action, by the names scripts and tests know them by. The window connects them."""

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self.new_game = self._add("new_game", QKeySequence.StandardKey.New)
        self.open_game = self._add("open_game", QKeySequence.StandardKey.Open)
        self.save_record = self._add("save_record", QKeySequence.StandardKey.Save)
        self.copy_picture = self._add("copy_picture", "Ctrl+Shift+C")
        self.copy_text = self._add("copy_text", QKeySequence.StandardKey.Copy)
        self.save_pdf = self._add("save_pdf", "Ctrl+Shift+S")
        self.print_game = self._add("print_game", "Ctrl+Shift+P")
        self.sharing = (self.copy_picture, self.copy_text, self.save_pdf, self.print_game)
        self.replay = self._add("replay", "Ctrl+R")
        self.review = self._add("review", "Ctrl+Shift+R", checkable=True)
        self.play_on = self._add("play_on")
        self.deal_again = self._add("deal_again")
        self.copy_deal = self._add("copy_deal")
        self.library = self._add("library", "Ctrl+L")
        self.statistics = self._add("statistics", "Ctrl+I")
        self.scorepad = self._add("scorepad", "Ctrl+B")
        self.end_game = self._add("end_game")
        self.hand_over = self._add("hand_over")
        self.quit = self._add("quit", _first(QKeySequence.StandardKey.Quit, "Ctrl+Q"))
        self.undo = self._add("undo", QKeySequence.StandardKey.Undo)
        self.redo = self._add("redo", QKeySequence.StandardKey.Redo)
        self.play = self._add("play", ["Return", "Enter"])
        self.take_back = self._add("take_back", "Backspace")
        self.take_back_one = self._add("take_back_one", "Del")
        self.trade = self._add("trade", "T")
        self.roll = self._add("roll", "R")
        self.lift = self._add("lift_tile", "D")
        self.hint = self._add("hint", "H")
        self.pass_turn = self._add("pass_turn")
        self.pause_clock = self._add("pause_clock", "Shift+P", checkable=True)
        self.sort_hand = self._add("sort_hand", "S")
        self.sort_by_shape = self._add("sort_by_shape", "Shift+S")
        self.let_go = self._add("let_go", "Esc")
        self.pause = self._add("pause_computers", "P", checkable=True)
        self.step = self._add("step_computers", "N")
        self.faster = self._add("faster", "Ctrl+F", checkable=True)
        self.result = self._add("result")
        self.play_again = self._add("play_again")
        self.zoom_in = self._add("zoom_in", _with(QKeySequence.StandardKey.ZoomIn, "+", "="))
        self.zoom_out = self._add("zoom_out", _with(QKeySequence.StandardKey.ZoomOut, "-"))
        self.zoom_fit = self._add("zoom_fit", ["F", "Ctrl+0"])
        self.zoom_last = self._add("zoom_last", "Z")
        self.mark_legal = self._add("mark_legal", "Shift+M", checkable=True)
        self.open_lines = self._add("open_lines", "O", checkable=True)
        self.dead_cells = self._add("dead_cells", "X", checkable=True)
        self.full_screen = self._add("full_screen", _first(QKeySequence.StandardKey.FullScreen, "F11"), True)
        self.sounds = self._add("sounds", "M", checkable=True)
        self.preferences = self._add("preferences", _first(QKeySequence.StandardKey.Preferences, "Ctrl+,"))
        self.legal_plays = self._add("legal_plays", "L")
        self.tell_state = self._add("tell_state", "I")
        self.tell_last = self._add("tell_last", "Shift+I")
        self.keys = self._add("keys", "?")
        self.puzzles = self._add("puzzles", "Ctrl+P")
        self.mistakes = self._add("mistakes")
        self.tutorial = self._add("tutorial")
        self.how_to_play = self._add("how_to_play", QKeySequence.StandardKey.HelpContents)
        self.open_log = self._add("open_log")
        self.copy_report = self._add("copy_report")
        self.about = self._add("about")
        self.tiles = [self._add(f"tile_{number}", str(number)) for number in range(1, 8)]
        self.appearances = self._appearances()
        self.unfinished = QMenu(window)
        self._menus: dict[QMenu, Callable[[], str]] = {self.unfinished: menus.unfinished_menu}
        self.retranslate()

    def _add(self, name: str, keys: Keys = None, checkable: bool = False) -> QAction:
        action = QAction(self._window)
        action.setObjectName(name)
        action.setCheckable(checkable)
        if isinstance(keys, list):
            action.setShortcuts([sequence(key) for key in keys])
        elif isinstance(keys, QKeySequence.StandardKey):
            action.setShortcuts(keys)
        elif keys:
            action.setShortcut(sequence(keys))
        self._window.addAction(action)
        return action

    def _appearances(self) -> dict[str, QAction]:
        group = QActionGroup(self._window)
        actions = {}
        for name in ("system", "light", "dark"):
            actions[name] = self._add(f"appearance_{name}", checkable=True)
            group.addAction(actions[name])
        return actions

    @property
    def all(self) -> list[QAction]:
        """Every action, in the order of the menus."""
        return [action for action in self._window.actions() if action.objectName()]

    def retranslate(self) -> None:
        """Label everything in the language of the window."""
        for action in self.all:
            text = menus.action_text(action.objectName())
            action.setText(text)
            action.setToolTip(_tip(text, action))
        for menu, title in self._menus.items():
            menu.setTitle(title())

    def fill_menus(self) -> None:
        """Build the menu bar."""
        bar = self._window.menuBar()
        bar.clear()
        game = self._menu(bar, menus.game_menu)
        _fill(game, self.new_game, self.play_again, self.deal_again, self.unfinished, None)
        _fill(game, self.library, self.statistics, self.scorepad, self.puzzles, self.mistakes, None)
        _fill(game, self.open_game, self.save_record)
        _fill(self._menu(game, menus.sharing_menu), *self.sharing)
        game.addSeparator()
        _fill(game, self.replay, self.review, self.play_on, self.copy_deal, None)
        _fill(game, self.hand_over, self.end_game, None, self.quit)
        move = self._menu(bar, menus.move_menu)
        _fill(move, self.undo, self.redo, None, self.play, self.take_back, self.trade, self.roll)
        _fill(move, self.lift, self.pass_turn, None, self.pause_clock, None)
        _fill(move, self.hint, self.legal_plays, self.tell_state, self.tell_last, None)
        _fill(move, self.sort_hand, self.sort_by_shape, None, self.pause, self.step, self.faster)
        view = self._menu(bar, menus.view_menu)
        _fill(view, self.zoom_in, self.zoom_out, self.zoom_fit, self.zoom_last, None, self.mark_legal)
        _fill(view, self.open_lines, self.dead_cells, None)
        _fill(self._menu(view, menus.appearance_menu), *self.appearances.values())
        _fill(view, self.full_screen, None, self.sounds, self.preferences)
        help_ = self._menu(bar, menus.help_menu)
        _fill(
            help_,
            self.tutorial,
            self.how_to_play,
            self.keys,
            None,
            self.open_log,
            self.copy_report,
            None,
            self.about,
        )

    def _menu(self, parent: QMenuBar | QMenu, title: Callable[[], str]) -> QMenu:
        menu = parent.addMenu(title())
        self._menus[menu] = title
        return menu

    def connect(self, orders: dict[QAction, Callable[..., object]]) -> None:
        """Connect actions to what they order."""
        for action, order in orders.items():
            action.triggered.connect(order)


def _fill(menu: QMenu, *entries: QAction | QMenu | None) -> None:
    for entry in entries:
        if entry is None:
            menu.addSeparator()
        elif isinstance(entry, QMenu):
            menu.addMenu(entry)
        else:
            menu.addAction(entry)


def _first(standard: QKeySequence.StandardKey, otherwise: str) -> Keys:
    """The desktop's own keys, or ours where it has none."""
    return standard if QKeySequence.keyBindings(standard) else otherwise


def _with(standard: QKeySequence.StandardKey, *more: str) -> list[str]:
    return [*(key.toString() for key in QKeySequence.keyBindings(standard)), *more]


def _tip(text: str, action: QAction) -> str:
    plain = text.replace("&", "").removesuffix("…")
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return f"{plain} ({keys})" if keys else plain
